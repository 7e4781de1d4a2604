# Words of the terminal’s drawing of the dungeons game; the others are those of its board.

screen-col-player = player
screen-col-hero = hero
screen-col-place = at
screen-col-health = Health
screen-col-focus = Focus
screen-col-speed = Speed
screen-col-defense = Defense
screen-dice = dice { $dice }
