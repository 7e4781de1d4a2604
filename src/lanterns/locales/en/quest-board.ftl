# Short signs on the board.

board-isle = The isle: 17 map cards
board-calms = calms it
board-cost = −{ $n } P

# A place of its own, on the board and in the ear. Heroes and goblins follow as their own phrases.
region-castle = Row { $row }, column { $column }, right: { $colour } castle
region-obelisk = Row { $row }, column { $column }, left: obelisk, book { part-book }
region-temple = Row { $row }, column { $column }, right: { $temple }, { $symbol }, space { $space } of 4
region-portal = Row { $row }, column { $column }, left: goblin portal
region-grotto = Row { $row }, column { $column }, right: { $grotto }
region-hero = { $who }, hero { $hero }
region-no-hero = no hero
region-goblin-passive = passive goblin, { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
} of 5
region-goblin-aggressive = aggressive goblin, { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
} of 5
region-no-goblin = no goblin

# Where the points of the end come from.
points-quests = Quests
points-goblins = Goblins
points-spells = Spell level
points-legends = Legendary items

# Heroes are told apart by their head-dress.
head-1 = helm
head-2 = hood
head-3 = hat
head-4 = bare head

# Under a die, and in the ear.
die-reroll = reroll
die-keep = keep
die-stays = stays
die-none = no use
die-yours = yours
die-told-lost = { $who } loses { $n } Health
die-told-defended = { $who } defends
die-told-helm = cancelled by the Iron Helm of { $who }
die-told-power = { $who } gains { $n } Power
die-told-magic = magic on { $n }
die-told-used = used by { $who }

# Over the dice: who threw them, what came of it, for whom they wait.
roll-rolling = { $you ->
    [yes] You roll the dice.
   *[no] { $who } rolls the dice.
}
roll-by = { $you ->
    [yes] You rolled.
   *[no] { $who } rolled.
}
roll-lost = { $you ->
    [yes] You lose { $n } Health.
   *[no] { $who } loses { $n } Health.
}
roll-gained = { $you ->
    [yes] You gain { $n } Power.
   *[no] { $who } gains { $n } Power.
}
roll-exhausted = { $you ->
    [yes] You are exhausted.
   *[no] { $who } is exhausted.
}
roll-magic = Magic is on { $n }.
roll-advanced = { $you ->
    [yes] Your { $head } stands on space { $space }.
   *[no] { $who }: the { $head } stands on space { $space }.
}
roll-wounded = { $you ->
    [yes] You wound the goblin: { $wounds } of 5.
   *[no] { $who } wounds a goblin: { $wounds } of 5.
}
roll-taken = { $you ->
    [yes] You take the goblin.
   *[no] { $who } takes a goblin.
}
roll-rests = { $you ->
    [yes] You rest.
   *[no] { $who } rests.
}
roll-yours = { $count ->
    [0] No die is of use to you.
    [one] One die waits for you.
   *[other] { $count } dice wait for you.
}
roll-again = { $count ->
    [0] Press the dice that are to be rolled again.
    [one] One is picked.
   *[other] { $count } are picked.
}
roll-next = { $you ->
    [yes] The dice go to you.
   *[no] The dice go to { $who }.
}
reroll-count = { $count ->
    [0] Reroll
    [one] Reroll 1 die
   *[other] Reroll { $count } dice
}
reroll-none = Press the dice that are to be rolled again.
reroll-keep = { $count ->
    [one] Keep it
   *[other] Keep all { $count }
}
odds-before = Before this roll
odds-came = came true
odds-not = did not come true
odds-if-you = If you roll

# By Night: what rolling on would bring.
luck-title = Push your luck
luck-back = This roll

# By Night: who is still out.
out-title = Still out: { $n } of { $of }
out-rests = rests
out-fell = exhausted, carried home

# The Night is over.
night-over = Night { $n } is over
night-rolls = { $count ->
    [one] 1 roll.
   *[other] { $count } rolls.
}
night-who = Who
night-brought = What the Night brought
night-now = Now
night-points = Points
night-rested = rested after roll { $n }
night-fell = exhausted in roll { $n }
night-nothing = Nothing.
night-temple = { $temple } done.
night-item = { $item } gained.
night-legend-1 = Half of the { $item }.
night-legend-2 = The { $item } is complete.
night-spell = Book { $spell } learned.
night-quest = Quest: { $quest }.
night-goblin = A goblin taken.
night-woken = { $count ->
    [0] No goblin wakes.
    [one] 1 goblin wakes.
   *[other] { $count } goblins wake.
}
night-arrived = { $count ->
    [one] A new one comes.
   *[other] { $count } new ones come.
}
night-magic = Magic sinks from { $from } to { $to }.
night-first = { $who } begins round { $n }.
night-left = Gone: { $quests }.
night-opened = New: { $quests }.
night-begin = Begin round { $n }

# At the end of a line of the log.
change-health = { $shown } Health
change-power = { $shown } Power
change-calmed = calmed

# Buttons: heroes by their head-dress, prices as signs beside the words.
do-move = { $card_id ->
    [horse] Ride
    [raft] Drift
    [gryphon] Fly
    [ship] Sail
    [foot] Walk
   *[other] Go
} to { $region }{ $way_id ->
    [cw] , clockwise
    [ccw] , counter-clockwise
   *[other] { "" }
}
do-named = { $head }: { $text }
do-advance = The { $head } to space { $space }
do-attack = The { $head } attacks
do-guide = The { $head } goes on by { $spaces }
do-return = Bring home the { $head }
do-equip = Give it to the { $head }
do-take-GB1 = Gain { $n } Health
do-take-GB2 = Gain { $n } Power
do-take-GG1 = { $n ->
    [one] Roll 1 die for Health
   *[other] Roll { $n } dice for Health
}
do-take-GG2 = { $n ->
    [one] Roll 1 die for Power
   *[other] Roll { $n } dice for Power
}
gain-none = no gain
gain-or = or
pick-again = { $card }: press it again to pick it
which-hero = Several of your heroes can go there. Choose one by its head-dress.

# What a move would do, before it is made.
outcome = { $head } to { $place }{ $cost ->
    [0] .
   *[other] : it costs { $cost } Power.
}{ $calms ->
    [0] { "" }
    [one] { " " }One goblin is calmed.
   *[other] { " " }{ $calms } goblins are calmed.
}
outcome-castle = You gain 1 Health or Power there.
outcome-temple = By Night it asks for { $symbol }.
outcome-obelisk = Rest there by Night to learn its book.
outcome-portal = By Night your attacks wound the goblin there.
points-spells-why = level { $n }
points-quests-why = { $n ->
    [one] 1 quest
   *[other] { $n } quests
}
points-goblins-why = { $n ->
    [one] 1 goblin
   *[other] { $n } goblins
}
points-legends-why = 4 each
sheet-points = What the points are made of
sheet-sum = Together

# A place looked at closely.
close-castle = Any number of heroes. Entering by a movement card, or idling with a hero in a castle, gives 1 Health or Power.
close-temple = { $temple }: four spaces ask for 1, 1, 2 and 2 of { $symbol }, by Night. Whoever rests on the last one completes it. Two heroes at most, of different players.
close-temple-gloom = { $temple }: four spaces ask for 1, 2, 2 and 2 of { $symbol }, by Night. Whoever rests on the last one completes it. Two heroes at most, of different players.
close-obelisk = One hero of each player. Resting here by Night teaches the book, when magic reaches that far above the spell level.
close-portal = One hero. Its attacks by Night wound the goblin; the fifth wound takes it, for a point of maximum Health.
close-hero = { $who }: { $head }{ $space ->
    [0] { "" }
   *[other] , space { $space }
}
cost-risk = −{ $n }: { $percent }%

# Hints: what matters now, and what an answer acts with.
concern-exhausted = The next roll exhausts you with a chance of { $percent }%: then you go home without temple or book, and with one spell level less.
concern-hurt = The next roll costs you Health with a chance of { $percent }%: { $n } for each hit, and you have { $health }.
concern-waits = The { $head } stands on the last stone of { $at }: resting gains it.
concern-finish = The { $head } may do all that is left of { $at } with the next roll: chance { $percent }%.
concern-advance = The { $head } in { $at } needs the next stone: the next roll brings it with a chance of { $percent }%.
concern-learn = The { $head } at { $at } may learn its book: the next roll brings it with a chance of { $percent }%.
concern-last-round = The last round: what you do not gain by tonight does not count.
concern-weak = You have { $health } Health: a hero that stays in a castle by Day may bring some back.
concern-stands = The { $head } stands in { $at }, on stone { $space }: it loses its place when it leaves.
concern-asleep = { $count ->
    [one] { $count } hero sleeps
   *[other] { $count } heroes sleep
} in a castle.
concern-row = { $count ->
    [one] { $count } quest lies open
   *[other] { $count } quests lie open
}: a move that meets one takes it at once.
hint-hero = The { $head }
hint-card = The card { $card }
hint-dice = The dice

# The log of the board: heroes by their head-dress.
part-head = { $hero ->
    [1] helm
    [2] hood
    [3] hat
   *[other] bare head
}
told-hero-moved = { $you ->
    [yes] Your { part-head } { part-moves } to { $to }.
   *[no] { $who }’s { part-head } { part-moves } to { $to }.
}
told-hero-moved-by-effect = { $you ->
    [yes] Your { part-head } moves to { $to }.
   *[no] { $who }’s { part-head } moves to { $to }.
}
told-hero-advanced = { $you ->
    [yes] Your { part-head } reaches space { $space } of the temple.
   *[no] { $who }’s { part-head } reaches space { $space } of the temple.
}
told-temple-completed = { $you ->
    [yes] You complete the { $temple } with your { part-head }.
   *[no] { $who } completes the { $temple } with the { part-head }.
}
told-hero-home = { $you ->
    [yes] Your { part-head } goes home.
   *[no] { $who }’s { part-head } goes home.
}
told-item-equipped = { $you ->
    [yes] Your { part-head } takes the { $item }.
   *[no] { $who }’s { part-head } takes the { $item }.
}
odds-quiet = No roll is coming up.
odds-nothing = Nothing of yours hangs on it.
odds-reroll = { $count ->
    [0] If you keep all
    [one] If you reroll { $count } die
   *[other] If you reroll { $count } dice
}
odds-lose = Lose { $n } Health or more
odds-sure = Sure already: the damage that lies costs { $n } Health.
night-again = See the night again

dice-rolling = rolling
face-damage = damage
face-power = power
face-magic = magic
face-torch = torch
face-scroll = scroll
face-attack = attack
panel-quests = Open quests
panel-movement = Movement
panel-magic = Magic
panel-odds = Odds
panel-players = Players
panel-legends = Your legends
panel-dice = The dice
panel-used = used this round
panel-points = { $n ->
    [one] { $shown } pt
   *[other] { $shown } pts
}
panel-reach = { $count ->
    [0] Now it leads your heroes nowhere.
    [one] Now it leads your heroes to { $count } place.
   *[other] Now it leads your heroes to { $count } places.
}
panel-quests-short = Quests
panel-level = level { $level }
stage-setup = Setup
stage-round = Round { $n } of { $of }
stage-turn = Day, turn { $turn } of 4
goal-chosen = { $level }: reach { $points ->
    [one] { $points } point
   *[other] { $points } points
}
panel-boss = Danongorf
panel-library = Spells
boss-quests = { $n ->
    [one] 1 quest
   *[other] { $n } quests
}
boss-goblins = { $n ->
    [one] 1 goblin
   *[other] { $n } goblins
}
boss-gloom = Gloom: { $n } of { $of ->
    [one] { $of } card
   *[other] { $of } cards
}
boss-goal = Three legendary items and spell level 5 set the fight.
boss-fights = The fight is on: each hit takes a quest or a goblin from him.
library-text = A hero that returns from an obelisk by Night learns its book if it is above your level and the magic allows the step; books between are skipped.
library-book = Book { $spell }
library-learned = at or below your level
library-reach = within reach of the magic now
library-far = too far for the magic now
sheet-space = space { $n }
sheet-empty = Nothing yet.
sheet-legends = Legendary items
sheet-quests = Completed quests
