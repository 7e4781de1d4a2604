# Words of the terminal’s drawing of the dungeons game; the others are those of its board.

screen-col-player = joueur
screen-col-hero = Héros
screen-col-place = lieu
screen-col-health = Santé
screen-col-focus = Concentration
screen-col-speed = Vitesse
screen-col-defense = Défense
screen-dice = dés { $dice }
