# At my table: what helps those who play with the boxes themselves. What a game says of its own box: companion-GAME.ftl.

box-lead = For those who own the boxes. Works without a network; nothing leaves this device.
box-setup = Set up the box
box-setup-about = Step by step, a fresh deal each time
box-pad = Score pad
box-pad-about = Press a box, press a number; it adds up by itself
box-torch = Torch and turns
box-torch-about = Whose turn it is, what comes next
box-glass = Hourglass
box-glass-about = Sand, a low knock, a screen that stays on
box-draw = Tonight’s adventure
box-draw-about = Drawn at random from the box
box-odds = Odds of a roll
box-odds-about = Exact, before you decide to roll
box-rules = Look up a rule
box-rules-about = By a word or a question, with a drawn case
box-rules-all = All rules
box-begun = Begun
box-since = Since { $when }
box-go-on = Go on
box-go-on-with = Go on with { $what }
box-played = Played at my table
box-forget = Forget { $what }
box-less = Less: { $what }
box-more = More: { $what }
box-undo = Undo
box-clear = Clear
box-note = Note it
box-end = the end

box-set-up-game = Set up { $game }
box-step = step { $n } of { $of }
box-step-back = Back a step
box-next = Done, next
box-mission = Mission
box-how-many = How many play?
box-dealt = This was dealt for you.
box-deal-again = Deal another
box-laid = The box is laid out
box-laid-text = All is where it belongs. Have a good evening.
box-play = Play

box-who = Who plays?
box-players = Players
box-heroes = Heroes
box-name-of = Name of player { $n }
box-player-n = Player { $n }
box-hero-n = Hero { $n }
box-begin = Begin
box-no = no
box-yes = yes
box-next-box = Next box
box-cell = { $name } { $what }: { $n }
box-of = { $name }: { $what }
box-round = round { $n }
box-counts = { $n } count { $points }
box-part = { $what } { $n }
box-total = Total
box-base = Won
box-level-of = Level
box-leads = { $name } leads by { $n }.
box-level = It stands level.
box-finish = To the end
box-crown = Crown { $name }
box-back-to-pad = Back to the pad
box-drop = Drop it
box-how = How did it end?
box-won = Won
box-lost = Lost
box-won-with = Won, { $n ->
    [one] { $n } point
   *[other] { $n } points
}
box-wins = { $name } wins with { $n }
box-shared = { $names } share it, { $n } each

box-now = Now
box-turn-of = { $name }’s turn
box-then = then { $name }
box-turn-act = turn { $turn }, act { $act }
box-torch-light = Light the torch
box-torch-at = The torch stands on { $space } of { $skull }
box-torch-goblin = a goblin
box-torch-act = enemies act
box-torch-skull = the skull
box-torch-does-goblin = A goblin comes
box-torch-does-goblin-text = The torch stands on { $space }: put a goblin on the Entrance. It is counted here already.
box-torch-does-act = Enemies act
box-torch-does-act-text = The torch stands on { $space }: the goblins in the order of their slots, then the others from left to right.
box-torch-does-skull = The torch is out
box-torch-does-skull-text = The torch stands on { $space }.
box-torch-quiet = Nothing stirs
box-torch-quiet-text = The torch stands on { $space }: nothing waits here.
box-torch-left = { $n ->
    [one] { $n } space to the skull.
   *[other] { $n } spaces to the skull.
}
box-torch-next-goblin = Next goblin at { $space }.
box-torch-next-act = Enemies act at { $space }.
box-torch-up = Torch up { $n }
box-torch-end-turn = End turn: down { $n }
box-torch-act-two = The boss appears
box-torch-starts = The torch starts at { $space }
box-torch-won = The boss falls: won
box-torch-out = The torch is out: lost
box-torch-goblins = A goblin too many: lost
box-torch-why-won = Every Health marker of the boss is on 0.
box-torch-why-out = The torch has reached the skull.
box-torch-why-goblins = A goblin had to be added, and there was no place for it.
box-goblins = Goblins
box-goblins-full = Goblin { $n } loses the game.
box-goblin-gone = A goblin is gone
box-goblin-comes = A goblin comes

box-glass-left = { $time } left
box-glass-runs = The sand is falling.
box-glass-waits = Turn it over when somebody is done.
box-glass-over = The sand has run out.
box-glass-lasts = One glass lasts
box-glass-knock = A low knock at the last 10 s
box-glass-hold = Hold
box-glass-on = Let it run
box-glass-turn = Turn it over

box-draw-again = Draw again
box-draw-lay = Set it up
box-draw-other = Another hero than { $name }

box-odds-face = Face of the die
box-odds-dice = Dice in hand
box-odds-least = At least so many: { $face }
box-odds-reach = Total to reach, bonuses taken off
box-odds-once = in one roll
box-odds-again = rolling the misses once more
box-odds-reroll = with one die rolled again
box-odds-turned = { $n ->
    [one] with one die turned by 1
   *[other] with { $n } turns by 1
}
box-odds-faces = { $n } { $face }
box-odds-total = Total { $n }
box-odds-note = Every face is 1 in 6.
box-odds-note-total = The best total: one die, and every other that shows a plus.
box-odds-roll = Roll them here
