# Where the game is offered before it is opened.
game-pig = Pig
home-pig = One die, two players, and when to stop.
