# Where the game is offered before it is opened.
game-quest = Quest
home-quest = Five days and nights on an isle of goblins. Push your luck after dark.
