# Là où le jeu est proposé avant d’être ouvert.
game-mapmasters = Map Masters
home-mapmasters = Posez cinq cartes, tracez un seul chemin, dessus et dessous.
mode-mapmasters = Chacun pour soi
mode-mapmasters-about = { $least } à { $most } explorateurs, chacun son donjon. Le plus de points après six tours l’emporte.
