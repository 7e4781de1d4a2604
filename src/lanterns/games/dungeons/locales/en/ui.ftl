# Where the game is offered before it is opened.
game-dungeons = Dungeons
home-dungeons = Together, before the torch burns out: explore, fight, find the lair.
