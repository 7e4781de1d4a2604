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
act-reroll-count = { $count ->
    [0] Reroll
    [one] Reroll 1 die
   *[other] Reroll { $count } dice
}
act-reroll-none = Press the dice that are to be rolled again.
act-reroll-keep = { $count ->
    [one] Keep it
   *[other] Keep all { $count }
}
odds-before = Before this roll
odds-came = came true
odds-not = did not come true
odds-if-you = If you roll
