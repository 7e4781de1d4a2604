# Words of the terminal’s drawing of the dungeons game; the others are those of its board.

screen-col-player = player
screen-col-hero = hero
screen-col-place = at
screen-col-health = Health
screen-col-focus = Focus
screen-col-speed = Speed
screen-col-defense = Defense
screen-dice = dice { $dice }

# What `?` and the lists tell of rooms, spaces, weapons and enemies.
screen-space = Space { $space }: { $effect }
screen-space-plain = nothing
screen-space-entrance = the entrance
screen-space-altar = an Altar space
screen-face-shield = On the enemy die: it matches your full Defense, so the counter-attack costs its modifier alone.
screen-face-torch = On the enemy die: the torch goes down, and a boss adds its own effect.
screen-odds-both = { $plain }%, { $modified }% with Modify Die
screen-odds-need = needs { $number }
screen-movement-over = movement over
screen-do-move = Move
screen-do-reveal = Reveal a card
screen-do-attack = Attack
screen-do-cast = Cast a spell
screen-do-signature = Use your signature
screen-do-discard = Discard
screen-do-portal = Take a portal
screen-do-teleport = Teleport
screen-do-modify = Turn a die
screen-do-choose = Choose the result
