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
