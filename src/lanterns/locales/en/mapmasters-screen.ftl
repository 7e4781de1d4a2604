# Words of the terminal’s drawing of Map Masters.

screen-round = Round { $round } of 6
screen-primary = Objective: { $objective }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each
screen-secondary = Secondary: { $objective }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each
screen-hourglass = Hourglass: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the first to finish
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
screen-worth = Your line: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the objective, { $coins ->
    [one] { $coins } coin
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
screen-buy = Buy { $card } for { $cost }
screen-buy-cost = Buy a card of cost { $cost }
screen-lattice = Places are counted from the first card, which lies on 0,0: the first number is the column, to the right; the second counts half cards, downwards.

# What `?` tells of the heads of tables and of other words on the screen, several names with a bar between.
screen-about-player = Coins: { $coins }. Primary: { $blue }. Secondary: { $pink }, of which half counts. Time: { $green }. Exits: { $exits }. So far: { $score }.
screen-about-col-cost = What a card costs, in coins.
screen-about-col-sides = The sides by which a corridor leaves the card.
screen-about-col-icons = What lies on the card.
screen-about-col-pile = Cards of this cost that lie face down.
screen-about-col-coins = Three of them are a point at the end.
screen-about-col-blue = Points of the primary objectives.
screen-about-col-pink = Points of the secondary objectives, of which half counts in the end, rounded down.
screen-about-col-green = Points of the hourglass.
screen-about-col-exits = Paths that left by an exit. The most of them give 2 points at the end, the next 1.
screen-about-col-score = What the game would end with, as it stands.
screen-about-col-deck = Cards to draw and cards discarded.
screen-word-round = Round
screen-about-word-round = Six in all, each with a market, an exploration and its points.
screen-word-market = Market
screen-about-word-market = One after another buys one thing, until all have passed.
screen-word-exploration = Exploration
screen-about-word-exploration = Everybody lays the own cards as a dungeon and draws one line through it, unseen by the others.
screen-word-primary = Objective
screen-about-word-primary = What counts on the line of this round; it is known before you draw.
screen-word-secondary = Secondary
screen-about-word-secondary = What counts besides; it is drawn when all have finished.
screen-word-left = Not drawn yet
screen-about-word-left = The objectives that may still come, and how often.
screen-word-area = build area
screen-about-word-area = The cards that you lay in this round.
screen-word-payers = To pay with
screen-about-word-payers = Things found on this line, fairies and books that are not used yet.
screen-word-worth = Your line
screen-about-word-worth = What the line is worth as it stands.
screen-word-found = Found
screen-about-word-found = What the line has met so far. Doubles are counted.
screen-word-signs = ✓ | ⧗ | –
screen-about-word-signs = Behind a name: ✓ has finished, ⧗ has the hourglass, – has passed.
screen-word-turned = ↻ | turned
screen-about-word-turned = The card lies turned by half a turn.
screen-word-steps = i | t | b | @ | payers
screen-about-word-steps = Behind a step: i pays with something found, t with a fairy, b and a number with a book; @1 stops at the first icon.
screen-legend = Thin lines are corridors, double ones run on the lower level, shaded boxes are rooms. Icons: c coin, b barrel, s sword, r rope, k key, p scroll, M monster, K lock, P pit, V lava, S stairs, O circle, y recycle, x scissors. Your line is thick, dashed on the lower level, and ends at ◆; what it has found is circled. ↻ lies turned.
screen-about-col-player = The players at the table; ask for one by name.
screen-word-books = Books
screen-about-word-books = Spell books: each is used as it says; ask for one by its name.
screen-word-tokens = Tokens | fairy
screen-about-word-tokens = Each fairy pays one need, as the thing does that it is named for.
screen-word-end = exit | dead end
screen-about-word-end = A line leaves by an exit at an open side, or ends where it can go no further.
screen-word-lattice = column | half row
screen-about-word-lattice = The place of a card, counted from the first one: columns to the right, half cards downwards.
