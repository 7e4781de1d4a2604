# Là où le jeu est proposé avant d’être ouvert.
game-mapmasters-coop = Map Masters, Coopération
mode-mapmasters-coop = Coopération
mode-mapmasters-coop-about = { $least } à { $most } joueurs partagent un donjon : { $count_mission } missions, gagnées ou perdues ensemble.
