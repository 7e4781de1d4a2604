# Where the game is offered before it is opened.
game-quest = Quest
home-quest = Five days and nights on an isle of goblins. Push your luck after dark.
home-first-quest = A short day and night on the isle, one question at a time. Nothing to read first.
