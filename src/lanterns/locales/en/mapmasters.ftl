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
stats-objective = Each counts { $points ->
    [one] { $points } point
   *[other] { $points } points
}.


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
text-book-silent-blade = Pays one sword need.
name-book-fairy-debt = Fairy Debt
text-book-fairy-debt = Give up the book for any one token, even out of stock.
name-book-ambush = Ambush
text-book-ambush = Leap onto a living monster anywhere.
name-book-spider-hands = Spider Hands
text-book-spider-hands = Climb up through an unused pit.
name-book-open-sesame = Open Sesame
text-book-open-sesame = Pays one key need.
name-book-feather-step = Feather Step
text-book-feather-step = Pays one rope need.
name-book-tangled-thread = Tangled Thread
text-book-tangled-thread = Your line may cross itself once, in a room or at a crossing.
name-book-loud-circle = Loud Circle
text-book-loud-circle = Pays one scroll need.
name-book-coopers-door = Cooper’s Door
text-book-coopers-door = From a barrel, leap to another barrel.
name-book-haggler = Haggler
text-book-haggler = One dungeon card costs { $off ->
    [one] { $off } coin
   *[other] { $off } coins
} less.
name-book-deep-sky = Deep Sky
text-book-deep-sky = Leave by an outermost top or bottom edge and come back in at the opposite one.
name-book-round-world = Round World
text-book-round-world = Leave by an outermost left or right edge and come back in at the opposite one.
name-book-shears = Shears
text-book-shears = Remove one card of this hand from the game.
name-book-twin-fairies = Twin Fairies
text-book-twin-fairies = With a bought token, take a different one free.
name-book-bookmark = Bookmark
text-book-bookmark = Pay { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} to keep one card of this hand.
name-book-first-glance = First Glance
text-book-first-glance = Look at your first draw; keep it or discard it.
name-book-exchange = Exchange
text-book-exchange = Swap a dungeon card laid this round for a face-up market card of equal or lower cost.


## Why a layout or a step is refused

why-overlap = Two cards lie on one another.
why-mixed-edge = An open side meets a blank one.
why-apart = The cards do not hang together.
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
why-too-dear = That costs { $price }, and you have { $coins }.
why-no-token-left = No token of this kind is left in the market.
why-same-token = The free token must be of another kind.
why-area-full = Your build area holds five cards already.
why-not-in-market = This does not lie face up in the market.
why-pile-empty = This pile is empty.
why-path-begun = Take back your line before you lay cards.
why-not-in-hand = This card is not in your hand, or is laid already.
why-first-at-middle = The first card lies in the middle of the table.
why-nothing-laid = Lay a card first.
why-one-effect = Each card of this hand takes one effect.
why-not-of-this-hand = This card is not of this hand, or has left the game.
why-no-optimiser = You have no icon or book left for this.
why-not-laid = Only a dungeon card that you laid this round can be exchanged.
why-costs-more = This card costs more than yours.
why-held-twice = Card { $card } is { $id }, which is held already.
why-held-long = Card { $card } is longer than { $most } signs. Leave out what is not on it.
why-held-unknown = Card { $card } is no face. Write its corridors, or the number of a card of this house.
why-held-notation = Card { $card } cannot be from sign { $sign } on. Every junction needs three corridors, every room its doors, every pit its landing.


## What happened

event-primary-revealed = Round { $round }. The primary objective is { $objective }{ $hourglass_id ->
    [yes] {" "}with the hourglass.
   *[no] .
}
event-first-buyer = { $you ->
    [yes] You buy first in round 1.
   *[no] { $who } buys first in round 1.
}
event-market-opens = { $you ->
    [yes] The market opens. You buy first.
   *[no] The market opens. { $who } buys first.
}
event-card-turned = { $card } for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
} lies in the market.
event-book-turned = { $book } lies in the market.
event-pile-restocked = The discarded cards of cost { $cost } form a new pile.
event-books-restocked = The discarded books form a new deck.
event-passed = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
event-token-bought = { $you ->
    [yes] You buy a { $token } ({ $coins } left).
   *[no] { $who } buys a { $token } ({ $coins } left).
}
event-gift-taken = { $you ->
    [yes] { $book } gives you a { $token }.
   *[no] { $book } gives { $who } a { $token }.
}
event-card-bought = { $you ->
    [yes] You buy { $card } ({ $coins } left).
   *[no] { $who } buys { $card } ({ $coins } left).
}
event-book-bought = { $you ->
    [yes] You buy { $book } ({ $coins } left).
   *[no] { $who } buys { $book } ({ $coins } left).
}
event-book-replaced = { $you ->
    [yes] You give up { $book } for it.
   *[no] { $who } gives up { $book } for it.
}
event-book-used = { $you ->
    [yes] You use { $book }.
   *[no] { $who } uses { $book }.
}
event-book-given-up = { $you ->
    [yes] You give up { $book } for good.
   *[no] { $who } gives up { $book } for good.
}
event-discard-shuffled = { $you ->
    [yes] Your discard becomes a new draw pile of { $count }.
   *[no] The discard of { $who } becomes a new draw pile of { $count }.
}
event-first-seen = { $you ->
    [yes] You look at { $card }.
   *[no] { $who } looks at { $card }.
}
event-first-kept = { $you ->
    [yes] You keep the card you looked at.
   *[no] { $who } keeps the card looked at.
}
event-first-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $who } discards { $card }.
}
event-exploration-begins = Round { $round }: the exploration begins. { $objective } count.
event-hand-revealed = { $you ->
    [yes] Your hand: { $cards }.
   *[no] { $who } holds { $cards }.
}
event-card-laid = { $you ->
    [yes] You lay { $card } at { $place }{ $turn_id ->
        [turned] , turned
       *[other] { "" }
    }.
   *[no] { $who } lays { $card } at { $place }{ $turn_id ->
        [turned] , turned
       *[other] { "" }
    }.
}
event-path-drawn = { $you ->
    [yes] You draw { $step_id ->
        [start] from { $target }
        [fall] down { $target }
        [climb] up { $target }
        [jump] by the circles { $target }
        [ambush] onto the monster at { $target }
        [cooper] to the barrel at { $target }
        [wrap] round to the opposite edge
       *[other] along { $target }
    }. Points: { $points }.
   *[no] { $who } draws { $step_id ->
        [start] from { $target }
        [fall] down { $target }
        [climb] up { $target }
        [jump] by the circles { $target }
        [ambush] onto the monster at { $target }
        [cooper] to the barrel at { $target }
        [wrap] round to the opposite edge
       *[other] along { $target }
    }. Points: { $points }.
}
event-taken-back-one = { $you ->
    [yes] You take one step back.
   *[no] { $who } takes one step back.
}
event-finished = { $you ->
    [yes] You have finished your dungeon.
   *[no] { $who } has finished a dungeon.
}
event-hourglass-taken = { $you ->
    [yes] You take the hourglass.
   *[no] { $who } takes the hourglass.
}
event-clock-read = { $you ->
    [yes] You took { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
   *[no] { $who } took { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
}
event-path-revealed = { $you ->
    [yes] Your path of { $length ->
        [one] { $length } step
       *[other] { $length } steps
    } through { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ends at { $ending_id ->
        [exit] an exit
        [impasse] a dead end
       *[stop] a stop
    }.
   *[no] { $who }’s path of { $length ->
        [one] { $length } step
       *[other] { $length } steps
    } through { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ends at { $ending_id ->
        [exit] an exit
        [impasse] a dead end
       *[stop] a stop
    }.
}
event-no-path-revealed = { $you ->
    [yes] You have laid { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } and drawn no path.
   *[no] { $who } has laid { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } and drawn no path.
}
event-tokens-returned = { $you ->
    [yes] Your tokens go back to the market: { $count }.
   *[no] { $who }’s tokens go back to the market: { $count }.
}
event-coins-earned = { $you ->
    [yes] Coins found: { $count }. You have { $coins }.
   *[no] Coins found by { $who }: { $count }, which makes { $coins }.
}
event-primary-scored = { $you ->
    [yes] { $objective } bring you { $points }.
   *[no] { $objective } bring { $who } { $points }.
}
event-bonus-scored = { $you ->
    [yes] The time bonus brings you { $points }.
   *[no] The time bonus brings { $who } { $points }.
}
event-secondary-revealed = The secondary objective is { $objective }.
event-secondary-scored = { $you ->
    [yes] Secondary, { $objective }: { $points } for you.
   *[no] Secondary, { $objective }: { $points } for { $who }.
}
event-exit-ticked = { $you ->
    [yes] You tick an exit: { $exits } now.
   *[no] { $who } ticks an exit: { $exits } now.
}
event-card-kept = { $you ->
    [yes] You keep { $card } for the next round ({ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } left).
   *[no] { $who } keeps { $card } for the next round ({ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } left).
}
event-card-removed = { $you ->
    [yes] You remove { $card } from the game.
   *[no] { $who } removes { $card } from the game.
}
event-card-exchanged = { $you ->
    [yes] You take { $taken } for { $card }.
   *[no] { $who } takes { $taken } for { $card }.
}
event-hand-discarded = { $you ->
    [yes] You discard the rest of your hand: { $count }.
   *[no] { $who } discards the rest of the hand: { $count }.
}
event-market-refreshed = All cards and books of the market are replaced.
event-exits-scored = { $you ->
    [yes] Exits bring you { $points }.
   *[no] Exits bring { $who } { $points }.
}
event-coins-scored = { $you ->
    [yes] Coins left bring you { $points }.
   *[no] Coins left bring { $who } { $points }.
}
event-final-score = { $you ->
    [yes] You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $who } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-game-over = The game is over. { $reason }
name-reason-rounds = { end-rounds }
end-rounds = Six rounds are played.


## Questions

ask-Buy = { $who }, buy one thing or pass
ask-Buy-why = You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. A pass is final for this round.
wait-Buy = { $who } is at the market.

ask-ReplaceBook = { $who }, which book do you give up?
ask-ReplaceBook-why = At most two books may be held; { $book } is new.
wait-ReplaceBook = { $who } gives up a book.

ask-FreeToken = { $who }, take a free token
ask-FreeToken-why = Twin Fairies gives one of another kind than the { $token }.
wait-FreeToken = { $who } takes a free token.

ask-KeepFirst = { $who }, keep { $card } as your first draw?
ask-KeepFirst-why = First Glance shows you the top card of your draw pile.
wait-KeepFirst = { $who } looks at a card.

ask-Explore = { $who }, lay your dungeon and draw your path
ask-Explore-why = { $objective } count in this round. Nobody sees it before all have finished.
wait-Explore = { $who } is exploring.

ask-Optimise = { $who }, use your optimisers
ask-Optimise-why = Recycling: { $recycles }. Scissors: { $scissors }. Each card takes one effect.
wait-Optimise = { $who } uses optimisers.

ask-Exchange = { $who }, exchange a dungeon card of this round?
ask-Exchange-why = Exchange: remove one that you laid, take a face-up one of equal or lower cost.
wait-Exchange = { $who } may exchange a card.


## Buttons

act-pass = Pass
act-token = Buy a { $token } for { $price }
act-book = Buy { $book } for { $price }
act-blind-book = Buy an unseen book for { $price }
act-buy = Buy { $card }
act-blind = Buy an unseen card of cost { $cost }
act-replace = Give up { $book }
act-gift = Take a { $token }
act-skip = Leave it
act-keep-first = Keep the card
act-discard-first = Discard the card
act-lay = Lay { $card } at { $place } { $turn }
act-start = Start at { $card } { $slot }
act-walk = Walk { $piece } { $halt } { $payers }
act-on = Go on to { $node } { $halt } { $payers }
act-fall = Fall through { $pit }
act-climb = Climb up { $pit } { $payers }
act-jump = Teleport from { $circle } to { $other } { $payers }
act-ambush = Leap onto the monster at { $monster } { $payers }
act-cooper = Leap to the barrel at { $barrel } { $payers }
act-wrap = Go round to the opposite edge
act-back = One step back
act-finish = Finish
act-recycle = Keep { $card } by recycling
act-bookmark = Keep { $card } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
act-cut = Remove { $card } from the game
act-exchange = Exchange { $card } for { $taken }
act-done = Done
act-first = { $who } buys first
act-objective = Objective: { $objective } { $hourglass }
act-turn-card = { $card } is turned up
act-turn-book = { $book } is turned up
act-draw = { $who } draws { $card }
act-clock = { $who } took { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
name-turn-turned = turned
name-hourglass-hourglass = with the hourglass


## Phases

name-phase-setup = Setup
name-phase-market = Market
name-phase-hand = Hand
name-phase-exploration = Exploration
name-phase-reward = Reward
name-phase-reset = Reset
name-phase-end = End of the game


## Options of a table

option-players = Players
option-players-2 = 2
option-players-2-about = Two players.
option-players-3 = 3
option-players-3-about = Three players.
option-players-4 = 4
option-players-4-about = Four players.
option-players-5 = 5
option-players-5-about = Five players.
option-first = First buyer of round 1
option-first-random = By chance
option-first-random-about = Chance names a seat.
option-first-0 = Seat 1
option-first-0-about = Seat 1 buys first.
option-first-1 = Seat 2
option-first-1-about = Seat 2 buys first.
option-first-2 = Seat 3
option-first-2-about = Seat 3 buys first.
option-first-3 = Seat 4
option-first-3-about = Seat 4 buys first.
option-first-4 = Seat 5
option-first-4-about = Seat 5 buys first.
option-edges = Edges
option-edges-lenient = Lenient
option-edges-lenient-about = An open side may meet a blank one; the line cannot pass there.
option-edges-strict = Strict
option-edges-strict-about = Open sides meet open sides only.
option-connect = How cards hang together
option-connect-open = By an opening
option-connect-open-about = Every card is joined by at least one corridor.
option-connect-touch = By touching
option-connect-touch-about = It is enough that sides touch.
option-tangled = Tangled Thread
option-tangled-junction = Crossings and rooms
option-tangled-junction-about = The line may pass a crossing twice, or cross itself in a room.
option-tangled-rooms = Rooms only
option-tangled-rooms-about = The line may cross itself in a room only.
option-time_bonus = Time bonus
option-time_bonus-live = First to finish
option-time_bonus-live-about = In hourglass rounds the first to finish takes it.
option-time_bonus-clock = By the clock
option-time_bonus-clock-about = The shortest time from one’s own reveal takes it.
option-time_bonus-off = None
option-time_bonus-off-about = There is no time bonus.
option-timer = Timer
option-timer-off = Off
option-timer-off-about = Everyone takes the time they need.
option-timer-5 = 5 minutes
option-timer-5-about = After five minutes what is drawn counts.
option-bonus_rows = Worth of the time bonus
option-bonus_rows-flat = 1 point each round
option-bonus_rows-flat-about = Each round the bonus is 1 point.
option-bonus_rows-rising = Rising
option-bonus_rows-rising-about = 1, 1, 2, 2, 3, 3 points by round.
cli-game-mapmasters = Map Masters
cli-word-barrel = the barrel
cli-word-book = the book
cli-word-circle = the circle
cli-word-cost = the cost
cli-word-halt = the halt
cli-word-hourglass = the hourglass
cli-word-monster = the monster
cli-word-node = the end
cli-word-objective = the goal
cli-word-other = the other circle
cli-word-payers = the payers
cli-word-piece = the corridor
cli-word-pit = the pit
cli-word-seconds = the seconds
cli-word-taken = the card taken
cli-word-token = the token
cli-word-turn = the turn
