# Where the game is offered before it is opened.
game-mapmasters-coop = Map Masters, Coop
mode-mapmasters-coop = Coop
mode-mapmasters-coop-about = { $least } to { $most } players share one dungeon: { $count_mission } missions, won or lost together.
