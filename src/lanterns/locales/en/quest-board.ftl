# Names of the places of the isle, for the board and the screen reader.

board-isle = The isle: 17 land cards
board-place = Row { $row }, column { $column }, { $side ->
    [left] left
   *[right] right
}: { $what }.
board-obelisk = spell obelisk, book { $book }
board-castle = { $colour ->
    [blue] blue
    [red] red
    [yellow] yellow
   *[green] green
} castle
board-temple = { $temple ->
    [fire] Fire
    [forest] Forest
    [water] Water
    [ice] Ice
    [shadow] Shadow
   *[sun] Sun
} temple
board-grotto = mushroom grotto { $number }
board-goblin-card = portal and grotto { $number }
board-portal = portal, { $face ->
    [aggressive] aggressive
   *[passive] passive
} goblin{ $wounds ->
    [0] {""}
    [one] , 1 wound
   *[other] , { $wounds } wounds
}
board-portal-empty = empty portal
board-hero-here = { $name }’s hero { $hero }{ $space ->
    [-1] {""}
   *[other] { " " }on space { $space } of 4
}.
board-hero = { $name }’s hero { $hero }. { $at }
board-goblin = Goblin. { $at }
board-calms = calms it
board-cost = −{ $n } P
