# Là où le jeu est proposé avant d’être ouvert.
game-dungeons = Donjons
home-dungeons = Ensemble, avant que la torche ne meure : explorer, combattre, trouver le repaire.
