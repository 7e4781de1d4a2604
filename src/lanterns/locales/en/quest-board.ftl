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
