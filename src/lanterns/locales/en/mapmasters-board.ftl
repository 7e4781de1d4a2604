# The Map Masters table in the browser: places, steps, tools and panels. The French file has the same messages.

map-board = The mat with your dungeon
map-stage = Round { $n } of 6 · { $phase }
map-round = Round { $n }

# Places and directions
map-at = { $card }, { $what }
map-piece = { $card }, corridor from { $from } to { $to }
map-node-j = crossing
map-node-h = room
map-node-s = stairs
map-node-p = pit
map-node-q = landing under a pit
map-node-o = magic circle
map-node-e = dead end
map-slot-T = top edge
map-slot-L1 = upper left edge
map-slot-R1 = upper right edge
map-slot-L2 = lower left edge
map-slot-R2 = lower right edge
map-slot-B = bottom edge
map-lattice = column { $x }, half row { $y }
map-halt = stop at icon { $n }
map-paid-by = paid by { $payers }
map-payer-t = a token
map-payer-i = something found
map-dir-up = Up
map-dir-down = Down
map-dir-left = Left
map-dir-right = Right
map-way-fall = Fall through the pit
map-way-climb = Climb up the pit
map-way-jump = Teleport to { $place }
map-way-leap = Leap to { $place }
map-way-wrap = Round to { $place }
map-way-start = Start at { $place }

# What a step does, as phrases that are joined
map-way-does = { $way }: { $does }
map-to-j = to a crossing
map-to-h = into a room
map-to-s = to stairs
map-to-p = onto a pit
map-to-q = to a landing
map-to-o = to a magic circle
map-to-e = into a dead end
map-to-exit = out by an exit
map-to-card = on into { $card }
map-to-blocked = to a closed edge: the line ends
map-to-icon = to the { $icon }
map-stops-before = stops before the { $icon }
map-stops-at-door = stops at the door of a guarded room
map-met-itself = the line meets itself and ends
map-finds = finds { $list }
map-gain = +{ $n } points
map-pays = pays with { $list }
map-spends-token = a { $kind } token
map-spends-item = a { $kind } found
map-cost-token = token
map-cost-item = found
map-no-line = No line is drawn yet.
map-line-starts = The line starts at { $place }
map-points-now = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
map-closed = { $way } is closed: { $why }

# Icons, counted
map-count-coin = { $n ->
    [one] a coin
   *[other] { $n } coins
}
map-count-barrel = { $n ->
    [one] a barrel
   *[other] { $n } barrels
}
map-count-sword = { $n ->
    [one] a sword
   *[other] { $n } swords
}
map-count-rope = { $n ->
    [one] a rope
   *[other] { $n } ropes
}
map-count-key = { $n ->
    [one] a key
   *[other] { $n } keys
}
map-count-scroll = { $n ->
    [one] a scroll
   *[other] { $n } scrolls
}
map-count-monster = { $n ->
    [one] a monster
   *[other] { $n } monsters
}
map-count-lock = { $n ->
    [one] a lock
   *[other] { $n } locks
}
map-count-pit = { $n ->
    [one] a pit
   *[other] { $n } pits
}
map-count-lava = { $n ->
    [one] lava
   *[other] { $n } times lava
}
map-count-circle = { $n ->
    [one] a magic circle
   *[other] { $n } magic circles
}
map-count-stairs = { $n ->
    [one] stairs
   *[other] { $n } stairs
}
map-count-room = { $n ->
    [one] a room
   *[other] { $n } rooms
}
map-count-recycle = { $n ->
    [one] recycling
   *[other] { $n } times recycling
}
map-count-scissors = { $n ->
    [one] scissors
   *[other] { $n } times scissors
}

# Cards
map-card-start = { $card }, starting card
map-card-cost = { $card }, cost { $cost }
map-card-start-short = start
map-card-cost-short = cost { $cost }
map-card-laid = laid
map-cards = Your five cards
map-cards-of = The hand of { $who }
map-cards-short = Cards
map-lay-here = Lay { $card } at { $place }
map-move-here = Move { $card } to { $place }
map-turn = Turn the card
map-turn-short = Turn it
map-remove = Take up the card
map-let-go = Put back
map-build-area = Your build area
map-build-drawn = face down
map-build-empty = empty

# Questions of the drawing table
map-ask-lay = { $who }, lay your cards
map-ask-lay-why = Drag a card onto the mat, or choose it and then a lit place. { $objective } count { $points } each.
map-ask-place = { $who }, where does { $card } lie?
map-ask-place-why = Lit places join it to the rest. Turn it if it does not fit.
map-ask-start = { $who }, where does your path begin?
map-ask-start-why = Choose a lit edge, or drag inward from one.
map-ask-path = { $who }, where does your path go?
map-ask-path-why = Drag along a corridor, press a lit number, or a button.
map-ask-payer = { $who }, what pays?
map-ask-payer-why = Something else is left after each of these.
map-ask-exit = { $who }, your path leaves the dungeon
map-ask-exit-why = The exit will be ticked. You may take steps back, or finish.
map-ask-stuck = { $who }, your path ends here
map-ask-stuck-why = No exit is ticked. You may take steps back, or finish.
map-wait-others = You have finished. Still drawing: { $names }
map-wait-why = Their dungeons are shown when all have finished.
map-draw = Draw the path
map-lay-more = Move cards
map-mode = What the hand does
map-mode-cards = Cards
map-mode-line = Line
map-halts = Other choices
map-back = Back
map-finish = Finish

# Finishing
map-finish-title = Finish your dungeon?
map-finish-points = { $n ->
    [one] { $objective } bring you { $n } point.
   *[other] { $objective } bring you { $n } points.
}
map-finish-coins = { $n ->
    [one] { $n } coin is found.
   *[other] { $n } coins are found.
}
map-finish-exit = Your path leaves the dungeon: an exit is ticked.
map-finish-no-exit = Your path has not left the dungeon: no exit is ticked.
map-finish-no-path = You have drawn no path: nothing is found.
map-finish-cards = { $n ->
    [one] One card of your hand is not laid.
   *[other] { $n } cards of your hand are not laid.
}
map-finish-gain = It could still go on and score: { $list }.
map-finish-on = It could still go on: { $list }.
map-finish-final = A finished dungeon cannot be changed.
map-finish-yes = Finish
map-finish-no = Go on drawing

# Tools
map-undo = One step back
map-undo-card = Take up the last card
map-level = Level
map-level-upper = Upper
map-level-both = Both
map-level-lower = Lower
map-timeline = Steps of your line
map-timeline-at = Step { $n } of { $of }
map-describe = The line in words

# Panels
map-found = Found so far
map-at-table = At the table
map-drawing = drawing
map-finished = finished
map-finished-first = finished first
map-sheet = Score sheet
map-sheet-short = Scores
map-sheet-blue = Prim.
map-sheet-pink = Sec. ½
map-sheet-green = Time
map-sheet-exits = Exits
map-sheet-coins = Coins ⅓
map-sheet-sum = Sum
map-sheet-note = Bold numbers are points and add up in each row, as if it ended now; what was found stands in brackets. Exits: most ticks 2, next 1.
map-kit = Your kit
map-kit-of = The kit of { $who }
map-kit-short = Kit
map-kit-none = No token and no book.
map-kit-spent = used
map-objective = Primary objective, round { $n }
map-objective-each = { $n ->
    [one] { $n } point each
   *[other] { $n } points each
}
map-objective-first = first to finish: +{ $n }
map-objective-clock = shortest time: +{ $n }
map-objective-no-bonus = no time bonus
map-clock-left = { $time } left
map-clock-spent = { $time } so far
map-hourglass-race = Hourglass round: the first to finish takes +{ $n }.
map-hourglass-gone = { $who } has taken the hourglass.

# Hints
map-hints = Is there better?
map-hints-short = Hints
map-hint-1 = Yes or no
map-hint-2 = Points
map-hint-3 = Start
map-hint-4 = Path
map-hint-more = Each step shows a little more.
map-hint-off = Hints are off at this table.
map-hint-yes = Yes: these cards allow more points.
map-hint-no = No: your line is as good as these cards allow.
map-hint-unsure = No better line was found in the time there was.
map-hint-points = The best known line brings { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
map-hint-start = It starts at { $place }.
map-hint-path = The best line is drawn as a green ghost.
map-hint-layout = It needs the cards laid otherwise.
map-hint-wait = Looking for a better line
map-hint-failed = No answer came. Try again.

# After the round
map-reveal-stage = Dungeons
map-reveal-title = Round { $n } is counted
map-reveal-why = Primary: { $primary }. Secondary: { $secondary }.
map-reveal-open = Look at the dungeons of round { $n }
map-reveal-close = On to the { $phase }
map-reset-ask = Optimisers of your line
map-keep = Keep for the next round
map-keep-coins = Keep for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
map-cut = Remove from the game

# The end
points-blue = Primary
points-pink = Secondary, half
points-green = Time bonus
points-exits = Exits
points-coins = Coins, a third

# Reset
map-kept = kept
map-exchange-for = Exchange it
map-hint-on = Where to look
map-hint-on-layout = This layout
map-hint-on-hand = All cards
map-hint-yes-here = Yes: this layout allows more points.
map-hint-no-here = No: your line is as good as this layout allows.

# Odds
map-secondary = Secondary: { $n ->
    [one] { $n } point
   *[other] { $n } points
} to expect
map-secondary-row = { $objective }: { $n }
map-blind-odds = { $objective } on an unseen card of cost { $cost }

# The hand on the mat
map-ask-first = { $who }, lay your first card
map-first-here = first card here
map-first-1 = Lay a card on the lit place. Drag it, or choose it and press the place.
map-first-2 = Lay up to four more, side by side or half a card up or down.
map-first-3 = Draw one line from a free edge through all you want to find.
map-lay-card = Lay { $card }
map-hand-title = Your hand holds
map-hand-holds = { $n } for the objective
map-hand-short = in hand: { $n }
map-hand-worth = { $n } × { $each } = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, if one line meets them all.
map-hand-exit = Leave the dungeon for an exit tick.
map-secondary-title = The secondary
map-secondary-why = Drawn after all have finished. It scores half at the end, so look at what you pass.
map-keys = Keys
map-key-card = choose a card, again: turn it
map-key-turn = turn it
map-key-lay = lay it
map-key-hand = back to the hand
map-key-line = to the line
map-key-way = draw the lit way of that number
map-key-arrow = draw that way
map-key-undo = one step back
map-key-clear = take up the line
map-key-level = change level
