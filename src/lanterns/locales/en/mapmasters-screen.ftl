# Words of the terminal’s drawing of Map Masters.

screen-round = Round { $round } of 6
screen-primary = Objective: { $objective }, { $points } each
screen-secondary = Secondary: { $objective }, { $points } each
screen-hourglass = Hourglass: { $points } for the first to finish
screen-timer = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} each
screen-left = Not drawn yet: { $objectives }
screen-books = Books, { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
screen-tokens = Tokens, { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
screen-in-pile = { $count } in the pile
screen-col-cost = cost
screen-col-card = card
screen-col-sides = open sides
screen-col-icons = on it
screen-col-pile = pile
screen-col-player = player
screen-col-coins = coins
screen-col-blue = primary
screen-col-pink = secondary
screen-col-green = time
screen-col-exits = exits
screen-col-score = score
screen-col-deck = draw / discard
screen-hand = build area { $cards }
screen-drawn = { $count } face down
screen-kept = kept { $cards }
screen-used-book = { $book } (used)
screen-to-lay = Cards to lay
screen-worth = Your line: { $points } for the objective, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
screen-payers = To pay with
screen-item = { $item } { $count }
screen-found = Found
screen-ends-exit = The line leaves by an exit.
screen-ends-impasse = The line is at a dead end.
screen-ends-stop = The line could go on.

# What `?` tells of icons, fairies and cards.
screen-about-card = Costs { $cost }. Open sides: { $sides }. On it: { $icons }.
screen-about-starter = A starting card. Open sides: { $sides }. On it: { $icons }.
screen-about-token = Pays one need like the thing it is named for, then it is used up. It never counts for an objective.
screen-about-coin = Found on the way, it is a coin at the end of the path.
screen-about-barrel = Found on the way. The Cooper’s Door leaps from one to another.
screen-about-sword = Found on the way, it can beat one monster further on.
screen-about-rope = Found on the way, it can pass one pit or one lava further on.
screen-about-key = Found on the way, it can open one lock further on.
screen-about-scroll = Found on the way, it can jump from one magic circle to another further on.
screen-about-monster = Passed only by paying a sword. A room with several asks for all at once.
screen-about-lock = Passed only by paying a key.
screen-about-lava = Passed only by paying a rope; it counts as a trap.
screen-about-pit = Fall to the lower level, or pay a rope and go over; it counts as a trap.
screen-about-stairs = Lead from one level to the other. Each can be used once.
screen-about-circle = Pay a scroll there and jump to any other circle that is not crossed out.
screen-about-room = May be entered many times, each time by a door not yet used; lines in a room do not cross. It counts once.
screen-about-recycle = An optimiser: found, it keeps one card of this round for the next one.
screen-about-scissors = An optimiser: found, it takes one card of this round out of the game.
screen-about-hourglass = The first to finish the exploration wins the points of the hourglass.
screen-about-places = T, B, L1, L2, R1 and R2 are the sides of a card: top, bottom, left and right, 1 the upper half. h is a room, j a junction, s stairs, p a pit, q its landing, o a circle, e a dead end.
screen-lay = Lay { $card }
screen-start = Start on { $card }
screen-way-on = On to { $place }
screen-way-arrives = arrives at the target in { $card }
