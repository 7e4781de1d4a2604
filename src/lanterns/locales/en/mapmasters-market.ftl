# The market, the reveal and the panels of Map Masters in the browser. The French file has the same messages.

market-board = The market
market-columns = Columns of cards
market-tokens = Fairy tokens
market-books = Spell books
market-price = costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
market-left = { $n } left
market-none-left = none left
market-beyond = out of your reach now
market-gap = empty
market-blind = Blind
market-blind-book = An unseen book
market-blind-card = An unseen card of cost { $n }
market-in-pile = { $n } in the pile
market-unseen = { $n } unseen
market-top = Top card
market-cost = Cost { $n }
market-none = none
market-counts = { $n ->
    [0] Nothing for the objective
   *[other] { $n } for the objective: { $objective }
}
market-order = Buying order
market-order-began = { $who } began: fewest coins.
market-order-first = { $who } began.
market-passed = passed
market-now = now
market-you = you
market-next = next
market-coins = Your coins
market-coins-of = Coins of { $who }
market-after = { $n } after this
market-area-note = What you do not buy is drawn from your pile: { $draw }, and { $discard } in the discard.
market-area-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
market-look = { $card } and the objective
market-look-count = { $n ->
    [0] Nothing that counts
    [one] 1 that counts
   *[other] { $n } that count
}
market-look-points = { $n ->
    [one] up to { $n } point
   *[other] up to { $n } points
}
market-look-guards = To be paid on it: { $list }
market-look-also = Also on it: { $list }
market-look-open = { $n ->
    [one] { $n } open side
   *[other] { $n } open sides
}
market-kept = kept
market-drawn = drawn

# Books in two or three words
short-book-silent-blade = pays one sword
short-book-fairy-debt = any one token
short-book-ambush = leap onto a monster
short-book-spider-hands = climb a pit
short-book-open-sesame = pays one key
short-book-feather-step = pays one rope
short-book-tangled-thread = cross your line once
short-book-loud-circle = pays one scroll
short-book-coopers-door = barrel to barrel
short-book-haggler = one card { $off } cheaper
short-book-deep-sky = round top and bottom
short-book-round-world = round left and right
short-book-shears = remove one card
short-book-twin-fairies = a second token free
short-book-bookmark = keep one card
short-book-first-glance = see your first draw
short-book-exchange = swap a used card

# The reveal
reveal-of = The dungeon of { $who }
reveal-play = Play all lines
reveal-skip = Skip
reveal-counts-words = { $who }: { $n ->
    [one] { $n } found
   *[other] { $n } found
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
}
reveal-exit = exit ticked
reveal-no-exit = no exit
reveal-no-path = no line
reveal-secondary = { $objective }: { $n }
reveal-coins = +{ $n }
reveal-coins-words = { $n ->
    [one] { $n } coin found
   *[other] { $n } coins found
}
reveal-bonus = time +{ $n }
reveal-line = What is shown
reveal-own = Your line
reveal-line-of = Line of { $who }
reveal-here = Best here { $n }
reveal-best = Best of all { $n }
reveal-score = Score after round { $n }
reveal-switch = Dungeon on show

# How good was my path?
meter-title = The best with your five cards
meter-title-of = The best with the five cards of { $who }
meter-ask = How good was it?
meter-ask-note = The best layout and path for these five cards, and how many layouts do worse. It takes a moment.
meter-wait = Searching layouts
meter-found = You found { $value }. Your layout allows { $here }, your cards { $best }.
meter-found-of = Found: { $value }. This layout allows { $here }, these cards { $best }.
meter-perfect = You found all there is: { $value }. No layout of your five cards does better.
meter-perfect-of = All there is was found: { $value }. No layout of these five cards does better.
meter-bound = The search was stopped: the best may be higher still.
meter-over = Over the dungeon
meter-play = Play it
meter-own = Back to the line
meter-against = Against random layouts
meter-top = nothing beats it
meter-reached = at least as good as { $share }%
meter-share = { $below }%
meter-sentence = Layouts of these cards that were tried: { $sampled }, each with its best line. { $below } in 100 score less than { $value }, { $same } the same, { $above } more.
meter-none = No layout was sampled.
meter-bar = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $part }%
meter-failed = No answer came. Try again.
