# Where the game is offered before it is opened.
game-mapmasters = Map Masters
home-mapmasters = Lay five cards, draw one line through them, over and under.
mode-mapmasters = Versus
mode-mapmasters-about = { $least } to { $most } explorers, each with a dungeon of their own. Most points after six rounds wins.
