# Là où le jeu est proposé avant d'être ouvert.
game-pig = Le Cochon
home-pig = Un dé, deux joueurs, et savoir s'arrêter.
