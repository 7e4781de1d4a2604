# Map Masters Coop, in English, on top of mapmasters.ftl. The French file has the same messages with the same parameters.


## Groups, artefacts, levels, phases

name-group-blue = Blue
name-group-red = Red
name-group-yellow = Yellow
name-group-green = Green
name-group-plum = Plum
name-group-white = White
name-group-black = Black
name-group-brown = Brown
name-artefact-A1 = Flying Boots
name-artefact-A2 = Echo Horn
name-artefact-A3 = Antidote
name-artefact-A4 = Ferry Oar
name-artefact-A5 = the Baker
name-artefact-A6 = the Mapmaker
name-artefact-A7 = the Twins
name-artefact-A8 = Sun Candle
name-artefact-A9 = Moon Candle
name-artefact-A10 = Star Candle
name-artefact-A11 = Frost Hammer
name-artefact-A12 = Gear Heart
name-artefact-A13 = Crown of Maps
name-level-novice = Novice
name-level-easy = Easy
name-level-normal = Normal
name-level-hard = Hard
name-phase-pawns = Pawns
name-phase-leader = Who begins
name-phase-play = Mission
name-debt-fairy-debt = { name-book-fairy-debt }


## Why an action is refused

why-already-met = This goal is met already.
why-blank-side = The card there has no opening on this side.
why-book-not-shown = This book does not lie face up.
why-enough-sketches = That is enough sketching for one turn.
why-fairy-first = Choose first what the optimiser gives.
why-group-stays = This group has arrived for good.
why-leads-nowhere = The line would stop there, and no path may stop on its way.
why-no-start-here = No pawn starts here.
why-no-such-group = This mission has no such group.
why-no-such-objective = This mission has no such goal.
why-no-way-in = There is no way in from where this group stands.
why-no-way-yet = No way leads this group to a target yet.
why-not-arrived = A path is entered only when it has come to a target.
why-not-enough = The group does not bring what the goal asks for.
why-too-many = The group brings more than the goal asks for; at this level it must be exact.
why-other-payment = The goal can be met, but not with these tokens.
why-another-group = Another group has to meet this goal.
why-not-started = This group has no start yet.
why-not-yet = Another goal comes first.
why-nothing-to-take-back = There is no step to take back.
why-off-grid = This place is outside the grid.
why-one-path = One path a turn is the rule at this table.
why-one-token-each = This group holds an unused token of that kind.
why-other-exit = This goal asks for another way out.
why-other-side = This goal asks for another side of the card.
why-place-blocked = This place is blocked.
why-place-filled = A card lies there already.
why-resign-refused = Somebody wants to go on.
why-spot-taken = Another pawn starts here.
why-two-books-each = A group holds two books at most.


## What happened

event-commission-drawn = A commission: { $objective }.
event-tableau-laid = Mission { $number }. { $count ->
    [one] { $count } card lies
   *[other] { $count } cards lie
} on the grid.
event-pawn-placed = { $you ->
    [yes] You place { $group } at { $spot }.
   *[no] { $who } places { $group } at { $spot }.
}
event-market-open = The market opens: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for all groups together.
event-book-shown = { $book } lies in the market.
event-token-bound = { $you ->
    [yes] You buy a { $token } for { $group } ({ $coins } left).
   *[no] { $who } buys a { $token } for { $group } ({ $coins } left).
}
event-book-bound = { $you ->
    [yes] You buy { $book } for { $group } ({ $coins } left).
   *[no] { $who } buys { $book } for { $group } ({ $coins } left).
}
event-shopping-declined = { $you ->
    [yes] You buy nothing.
   *[no] { $who } buys nothing.
}
event-coins-lost = The market closes. Coins left over: { $coins }.
event-hands-dealt = Everyone draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-card-drawn = { $you ->
    [yes] You draw { $card }.
   *[no] { $who } draws { $card }.
}
event-lead-declined = { $you ->
    [yes] You leave the first turn to somebody else.
   *[no] { $who } leaves the first turn to somebody else.
}
event-leads = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
}
event-turn-begins = { $you ->
    [yes] Turn { $turn }: yours.
   *[no] Turn { $turn }: { $who }.
}
event-card-played = { $you ->
    [yes] You play { $card } at { $place }{ $turn_id ->
        [turned] , turned
       *[other] { "" }
    }.
   *[no] { $who } plays { $card } at { $place }{ $turn_id ->
        [turned] , turned
       *[other] { "" }
    }.
}
event-sketch-dropped = { $you ->
    [yes] You drop the sketch for { $group }.
   *[no] { $who } drops the sketch for { $group }.
}
event-leg-entered = { $you ->
    [yes] You draw the path of { $group } to { $spot }: { $length ->
        [one] { $length } step
       *[other] { $length } steps
    }.
   *[no] { $who } draws the path of { $group } to { $spot }: { $length ->
        [one] { $length } step
       *[other] { $length } steps
    }.
}
event-book-spent = { $group } uses { $book }.
event-left-by-exit = { $group } leaves by the exit { $spot }.
event-target-turned-up = The card at { $place } is turned up: { $card }.
event-arrived = { $group } arrives at { $card }, { $spot }.
event-artefact-taken = { $group } takes: { $artefact }.
event-artefact-given = { $group } is given: { $artefact }.
event-token-added = { $group } adds a { $token }.
event-objective-met = { $need_id ->
    [object] { $group } hands over { $count } { $what }: goal { $number } is met.
    [deed] { $group } has done it, { $count } × { $what }: goal { $number } is met.
    [artefact] { $group } hands over: { $what }. Goal { $number } is met.
   *[other] { $group } meets goal { $number }.
}
event-nothing-to-meet = { $group } can meet no goal at { $card }.
event-nothing-to-meet-outside = { $group } can meet no goal outside.
event-place-closed = The chase comes closer: { $place } is blocked.
event-way-opened = Goal { $number } is met: { $count ->
    [one] a wall falls
   *[other] { $count } walls fall
}.
event-water-rises = The water rises over row { $row }: { $count ->
    [0] no place there was empty
    [one] { $count } empty place is gone
   *[other] { $count } empty places are gone
}.
event-too-late = Goal { $number } was not met in time: the mission is lost.
event-group-shut-in = { $group } is shut in: no card to come can lead it anywhere.
event-resign-proposed = { $you ->
    [yes] You propose to give the mission up.
   *[no] { $who } proposes to give the mission up.
}
event-resign-agreed = { $you ->
    [yes] You agree.
   *[no] { $who } agrees.
}
event-resign-refused = { $you ->
    [yes] You want to go on.
   *[no] { $who } wants to go on.
}
event-mission-won = Mission { $number } is won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-no-card = { $you ->
    [yes] You have no card left to play: the mission is lost.
   *[no] { $who } has no card left to play: the mission is lost.
}
event-no-place = { $you ->
    [yes] No place is left for your card: the mission is lost.
   *[no] No place is left for the card of { $who }: the mission is lost.
}
event-dead-end = No group can arrive anywhere any more: mission { $number } is lost.
event-resigned = Mission { $number } is given up.

name-what-coin = coins
name-what-barrel = barrels
name-what-sword = swords
name-what-scroll = scrolls
name-what-key = keys
name-what-rope = ropes
name-what-room = rooms
name-what-stairs = stairs
name-what-circle = magic circles
name-what-trap = traps
name-what-monster = monsters
name-what-lock = locks
name-what-A1 = { name-artefact-A1 }
name-what-A2 = { name-artefact-A2 }
name-what-A3 = { name-artefact-A3 }
name-what-A4 = { name-artefact-A4 }
name-what-A5 = { name-artefact-A5 }
name-what-A6 = { name-artefact-A6 }
name-what-A7 = { name-artefact-A7 }
name-what-A8 = { name-artefact-A8 }
name-what-A9 = { name-artefact-A9 }
name-what-A10 = { name-artefact-A10 }
name-what-A11 = { name-artefact-A11 }
name-what-A12 = { name-artefact-A12 }
name-what-A13 = { name-artefact-A13 }


## Why the mission ended

end-won = All goals of the mission are met.
end-exhausted = The player to move had no card, or no place for it.
end-nothing-met = A group arrived and could meet no goal.
end-dead-end = No group could arrive anywhere any more.
end-too-late = Of two goals that go together one was met too late.
end-resigned = All agreed to give the mission up.
name-reason-won = { end-won }
name-reason-exhausted = { end-exhausted }
name-reason-nothing-met = { end-nothing-met }
name-reason-dead-end = { end-dead-end }
name-reason-too-late = { end-too-late }
name-reason-resigned = { end-resigned }


## Questions

ask-PlacePawn = { $who }, place the pawn { $group }
ask-PlacePawn-why = It starts at a free edge, or before a place that is still empty.
wait-PlacePawn = { $who } places a pawn.

ask-Shop = { $who }, buy for a group
ask-Shop-why = { $coins ->
    [one] { $coins } coin is left for all.
   *[other] { $coins } coins are left for all.
} A token costs { $token_price }, a book { $book_price }; each stays with its group.
wait-Shop = { $who } buys for the groups.

ask-ChooseLeader = { $who }, will you begin?
ask-ChooseLeader-why = You have seen your hand. If you decline, the next one is asked.
wait-ChooseLeader = { $who } thinks about beginning.

ask-PlayCard = { $who }, play a card into an empty place
ask-PlayCard-why = Either way up. It needs no neighbour.
wait-PlayCard = { $who } plays a card.

ask-AgreeToResign = { $who }, give the mission up?
ask-AgreeToResign-why = { $proposer_seat } proposes it. All must agree.
wait-AgreeToResign = { $who } is asked whether to give up.

ask-Paths = { $who }, draw the path of a group, or end your turn
ask-Paths-why = A path runs from the group to a target. It is entered whole or not at all.
wait-Paths = { $who } may draw paths.

ask-Sketch = { $who }, draw the path of { $group }
ask-Sketch-why = Nothing counts before you enter it.
wait-Sketch = { $who } draws a path.

ask-Orient = { $who }, which way does { $card } lie?
ask-Orient-why = { $group } has turned it up. The side of arrival must be open.
wait-Orient = { $who } turns a card.

ask-TakeArtefact = { $who }, what does { $group } take?
ask-TakeArtefact-why = Each group takes one thing from this card.
wait-TakeArtefact = { $who } chooses what to take.

ask-Meet = { $who }, which goal does { $group } meet?
ask-Meet-why = A group meets one goal of each card. Unused tokens may be added.
wait-Meet = { $who } chooses a goal.


## Buttons

act-pawn = Start at { $spot }
act-token = Buy a { $token } for { $group }
act-book = Buy { $book } for { $group }
act-blind-book = Buy an unseen book for { $group }
act-pass = Pass
act-pass-Shop = Buy nothing
act-pass-ChooseLeader = Let somebody else begin
act-lead = I begin
act-play = Play { $card } at { $place } { $turn }
act-begin = Draw a path for { $group }
act-walk = Walk { $piece } { $halt } { $payers }
act-on = Go on to { $node } { $halt } { $payers }
act-fall = Fall through { $pit }
act-climb = Climb up { $pit } { $payers }
act-jump = Teleport from { $circle } to { $other } { $payers }
act-ambush = Leap onto the monster at { $monster } { $payers }
act-cooper = Leap to the barrel at { $barrel } { $payers }
act-fairy = Take a { $token }
act-no-fairy = Take no token
act-back = One step back
act-abandon = Drop the sketch
act-enter = Enter the path
act-turn-up = Lay it { $turn_id ->
    [turned] turned
   *[other] upright
}
act-take = Take: { $artefact }
act-meet = Meet goal { $objective_id } { $token_id ->
    [token] with a token
   *[other] { "" }
} { $debt }
act-end-turn = End the turn
act-resign = Propose to give up
act-agree = Give up
act-go-on = Go on
act-given = { $card } { $turn } lies on the grid
act-turn-book = { $book } is turned up
act-draw = { $who } draws { $card }
act-commission = Commission: { $objective }
act-unveil = It is { $card }
act-block = { $place } is blocked


## Options of a table

option-players = Players
option-players-1 = 1
option-players-1-about = Alone, with four cards in hand.
option-players-2 = 2
option-players-2-about = Two players.
option-players-3 = 3
option-players-3-about = Three players.
option-players-4 = 4
option-players-4-about = Four players.
option-players-5 = 5
option-players-5-about = Five players.
option-level = Difficulty
option-level-novice = Novice
option-level-novice-about = Optimisers give tokens, and used things count for goals. Half the points.
option-level-easy = Easy
option-level-easy-about = Used things count for goals. Three quarters of the points.
option-level-normal = Normal
option-level-normal-about = Only unused things count for goals.
option-level-hard = Hard
option-level-hard-about = Exactly what is asked, unused tokens included. Half as many points again.
option-hands = Hands
option-hands-closed = Closed
option-hands-closed-about = You may describe your cards, not show them.
option-hands-open = Open
option-hands-open-about = Everybody sees all hands.
option-paths = Paths in a turn
option-paths-any = Any number
option-paths-any-about = The active player may enter paths of as many groups as wanted.
option-paths-one = One
option-paths-one-about = One path may be entered in a turn.
option-tangled = Tangled Thread
option-tangled-junction = Crossings and rooms
option-tangled-junction-about = A group’s line may pass a crossing twice, or cross itself in a room.
option-tangled-rooms = Rooms only
option-tangled-rooms-about = A group’s line may cross itself in a room only.
cli-game-mapmasters-coop = Map Masters, Coop
cli-word-artefact = the artefact
cli-word-debt = the debt
cli-word-group = the group
cli-word-spot = the spot
