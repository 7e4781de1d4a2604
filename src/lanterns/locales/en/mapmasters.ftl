# Map Masters, in English. The French file has the same messages with the same parameters.


## Names of objective cards

name-objective-barrel = Barrels
name-objective-coin = Coins
name-objective-room = Rooms
name-objective-sword = Swords
name-objective-scroll = Scrolls
name-objective-stairs = Stairs
name-objective-key = Keys
name-objective-circle = Magic circles
name-objective-rope = Ropes
name-objective-trap = Traps
name-objective-monster = Monsters
name-objective-lock = Locks


## Names of icons

name-icon-barrel = barrel
name-icon-coin = coin
name-icon-sword = sword
name-icon-scroll = scroll
name-icon-stairs = stairs
name-icon-key = key
name-icon-circle = magic circle
name-icon-rope = rope
name-icon-pit = pit
name-icon-lava = lava
name-icon-monster = monster
name-icon-lock = lock
name-icon-recycle = recycle
name-icon-scissors = scissors
name-icon-room = room


## Fairy tokens, by the need they pay

name-token-sword = sword fairy
name-token-scroll = scroll fairy
name-token-key = key fairy
name-token-rope = rope fairy


## Spell books and what they do

name-book-silent-blade = Silent Blade
book-silent-blade = Pays one sword need.
name-book-fairy-debt = Fairy Debt
book-fairy-debt = Give up the book for any one token, even out of stock.
name-book-ambush = Ambush
book-ambush = Leap onto a living monster anywhere.
name-book-spider-hands = Spider Hands
book-spider-hands = Climb up through an unused pit.
name-book-open-sesame = Open Sesame
book-open-sesame = Pays one key need.
name-book-feather-step = Feather Step
book-feather-step = Pays one rope need.
name-book-tangled-thread = Tangled Thread
book-tangled-thread = Your line may cross itself once, in a room or at a crossing.
name-book-loud-circle = Loud Circle
book-loud-circle = Pays one scroll need.
name-book-coopers-door = Cooper’s Door
book-coopers-door = From a barrel, leap to another barrel.
name-book-haggler = Haggler
book-haggler = One dungeon card costs 1 coin less.
name-book-deep-sky = Deep Sky
book-deep-sky = Leave by an outermost top or bottom edge and come back in at the opposite one.
name-book-round-world = Round World
book-round-world = Leave by an outermost left or right edge and come back in at the opposite one.
name-book-shears = Shears
book-shears = Remove one card of this hand from the game.
name-book-twin-fairies = Twin Fairies
book-twin-fairies = With a bought token, take a different one free.
name-book-bookmark = Bookmark
book-bookmark = Pay 2 coins to keep one card of this hand.
name-book-first-glance = First Glance
book-first-glance = Look at your first draw; keep it or discard it.
name-book-exchange = Exchange
book-exchange = Swap a dungeon card laid this round for a face-up market card of equal or lower cost.


## Why a layout or a step is refused

why-overlap = Two cards lie on one another.
why-mixed-edge = An open side meets a blank one.
why-apart = The cards do not hang together.
why-off-grid = This place is not on the grid.
why-no-free-edge = A path starts at a free edge.
why-edge-used = Your line has used this edge already.
why-already-started = The path has already started.
why-path-ended = The path has ended; take a step back first.
why-not-here = The end of your line is elsewhere.
why-piece-used = Your line has used this corridor already.
why-chord-crosses = Your line would cross itself in this room.
why-unpaid = Something must be paid here.
why-wrong-payer = This does not pay for it.
why-surplus-payer = More is paid than is needed.
why-part-payment = All monsters of a room are fought at once.
why-no-such-book = You do not hold this book, or it is used.
why-pit-used = This pit is used.
why-circle-used = This circle is used.
why-no-barrel-here = You must stand on a barrel.
why-no-target = There is nothing to leap to.
why-no-opposite-edge = There is no free edge opposite.
why-not-at-an-edge = You must stand at a free edge.
why-no-such-icon = The line does not reach that icon.
