# Là où le jeu est proposé avant d’être ouvert.
game-quest = Quête
home-quest = Cinq jours et cinq nuits dans un royaume de gobelins. Tentez le sort la nuit venue.
home-first-quest = Un jour et une nuit dans le Royaume, une question à la fois. Rien à lire d’abord.
