# The table of Map Masters Coop in the browser: the tableau, goals, groups, plans. The French file has the same messages.

coop-board = The tableau: { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}, { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
coop-mission-n = Mission { $n }
coop-mission = Mission { $n }, { $level }
coop-turn = Turn { $n }

# Places
coop-place = { $place } (column { $column }, row { $row })
coop-spot = { $place }, { $side }
coop-pawn-at = { $group }, at { $spot }
coop-cell-flooded = { $at }: under water
coop-cell-blocked = { $at }: blocked
coop-cell-empty = { $at }: empty
coop-cell-hidden = { $at }: a target, face down
coop-cell-card = { $at }: card { $card }, open at { $open }
coop-cell-step = { $at }: step card { $card }, open at { $open }
coop-cell-boss = { $at }: boss { $card }

# Goals
coop-goals = Goals
coop-goal-met = { $group } has done it
coop-goal-after = after goal { $goals }
coop-goal-ready = { $group } has a plan for it
coop-goal-has = { $group } has it
coop-goal-planned = { $group }, with the plan { $have } of { $of }
coop-goal-so-far = { $group }, { $have } of { $of }
coop-goal-with = with { $deed }
coop-goal-other = by another group than goal { $goal }
coop-goal-gives = gives { $what }
coop-goal-opens = opens { $edges }
coop-goal-together = at most one turn before or after goal { $goal }
coop-goal-until = by the end of turn { $turn }, or the mission is lost
coop-goal-out = leaving between { $first } and { $last }
coop-goal-on = on card { $card }
coop-goal-take = Take { $what }
coop-goal-reach = Get there
coop-deed-monster = { $n ->
    [one] 1 monster defeated
   *[other] { $n } monsters defeated
  }
coop-deed-lock = { $n ->
    [one] 1 lock opened
   *[other] { $n } locks opened
  }
coop-deed-trap = { $n ->
    [one] 1 trap passed
   *[other] { $n } traps passed
  }
coop-deed-room = { $n ->
    [one] 1 room visited
   *[other] { $n } rooms visited
  }
coop-deed-stairs = { $n ->
    [one] stairs used once
   *[other] stairs used { $n } times
  }
coop-deed-circle = { $n ->
    [one] 1 magic circle found
   *[other] { $n } magic circles found
  }
coop-side-top = top
coop-side-bottom = bottom
coop-side-left = left
coop-side-right = right
coop-at-side = at the { $sides }
coop-at-exit = at a marked exit
coop-tide = The water rises: at the end of turn { $turn } the empty places of row { $row } are flooded.
coop-chase = They are chased: from turn { $turn } on, a turn in which nobody arrives blocks an empty place.
coop-resign = Propose to give up

# Groups and plans
coop-groups = The groups
coop-groups-hint = each plan has its own stroke
coop-stage-waiting = not placed yet
coop-stage-start = starts at { $spot }
coop-stage-step = stands at { $spot }
coop-stage-boss = stays at { $spot }
coop-stage-out = has left
coop-has = has { $list }
coop-used-token = { $token }, used
coop-plan = Plan a path
coop-plan-on = Go on planning
coop-erase = Erase the plan of { $group }
coop-planning = A plan for { $group }
coop-plan-free = Plans cost nothing, and all see them.
coop-plan-broken = The plan no longer fits the tableau. Take its last steps back.
coop-conflict = The plan of { $group } is in the way.
coop-line-steps = { $n ->
    [0] At the start
    [one] 1 step
   *[other] { $n } steps
  }
coop-line-found = Finds { $list }
coop-line-meets = Arrives and can do: { $list }
coop-line-hidden = Arrives at a target that lies face down
coop-line-nothing = Arrives, but has nothing to do there: entered now, the mission would be lost
coop-shuts-in = would shut { $groups } in for good
coop-shut-in = Shut in for good: no card to come can lead this group anywhere.
coop-arrives = arrives
coop-stuck = the line ends here
coop-pays-token = pays a token
coop-pays-book = uses a book
coop-meet = { $goal }{ $extra }
coop-with-token = 1 token

# Answers
coop-turn-card = Turn the card
coop-tried = { $card } tried out at { $place }.
coop-draw = Plan the path of { $group }
coop-enter = Enter the path of { $group }
coop-end-turn = End the turn
coop-fairy = Take a { $token }
coop-no-fairy = Take no fairy
coop-back = Take a step back
coop-abandon = Drop the path
coop-done = Close the plan

# Hand, market, score
coop-hand = Your hand
coop-hand-of = The hand of { $who }
coop-hand-closed = only you see it
coop-hand-open = hands are open
coop-hand-none = no cards
coop-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
coop-deck = { $n ->
    [one] 1 card in the deck.
   *[other] { $n } cards in the deck.
  }
coop-describe = Hands may be described, not shown.
coop-market = Market
coop-shop = The market: { $coins ->
    [one] 1 coin left
   *[other] { $coins } coins left
  }
coop-shop-for = For which group
coop-shop-blind = Book face down ({ $n } left)
coop-score = Score
coop-score-short = Score
coop-score-now = If you win now
coop-score-base = to start with
coop-score-cards = { $n ->
    [one] card left, in hands too
   *[other] cards left, in hands too
  }
coop-score-tokens = { $n ->
    [one] 1 unused token
   *[other] { $n } unused tokens
  }
coop-score-books = { $n ->
    [one] 1 unused book
   *[other] { $n } unused books
  }
coop-score-coins = { $n ->
    [one] 1 coin, by thirds
   *[other] { $n } coins, by thirds
  }

# Advice
coop-advice = Who could fetch what?
coop-advice-short = Advice
coop-advice-ask = Ask the planner
coop-advice-busy = The planner thinks
coop-advice-none = The planner sees no way yet. That proves nothing: it looks for a moment only.
coop-advice-show = Show as a plan
coop-advice-card = with { $card } in { $place }
coop-advice-later = with a card of your hand, on your turn

# The briefing, suggested places, plans of others
coop-brief-again = Read the briefing again
coop-brief-map = The map with the goals numbered
coop-brief-groups = { $n ->
    [one] One group.
   *[other] { $n } groups.
  }
coop-brief-groups-how = A pawn is a group. Each starts at the rim and draws one path to a goal.
coop-brief-cards = The map grows.
coop-brief-cards-how = In turn, each of you plays a card into an empty place.
coop-brief-plans = Plan together.
coop-brief-plans-how = Plans cost nothing. Enter a path when it is whole.
coop-brief-pawns = Place the pawns
coop-brief-on = To the table
coop-brief-skip = Skip next time
coop-near-next = next to the goal { $goal }
coop-near = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } from the goal { $goal }
coop-stars-why = { $n ->
    [one] The starred place lies near a goal that wants a group.
   *[other] The { $n } starred places lie near goals that want a group.
  }
coop-star-play = Play { $card } in { $place }
coop-goes-on = { $group } goes on here
coop-goes-on-what = { $group } goes on here: { $what }
coop-goes-to = to the goal { $goal }
coop-joins = The plan of { $group } goes on over it.
coop-ghost-joins = { $card } · joins { $group }
coop-plans-for = { $who } plans a path for { $group }
coop-follow = Follow
coop-follow-no = Stop
coop-following = You follow the plan of { $group }
coop-hand-short = Hand
coop-groups-short = Groups

tally-goals = Goals met
campaign-won = { $won } of { $of ->
    [one] { $of } mission won
   *[other] { $of } missions won
}
campaign-lead = There are { $missions_word } missions, from easy to hard. Play them in any order, alone or together; your best score of each level stays here. Games in which somebody took back more than undo allows do not count.
campaign-origin = Mission 1 is after the rulebook, the shape of its grid apart. All other missions, their stories, the faces of all cards and the points are our own.
campaign-mission = Mission { $n }
campaign-others = With others
campaign-pawns = { $n ->
    [one] { $n } group
   *[other] { $n } groups
  }
campaign-play = { $mission }, { $level }:
campaign-best = won, best score { $points }
campaign-tried = { $n ->
    [one] tried once, not won yet
   *[other] tried { $n } times, not won yet
  }
campaign-tries = { $n }×
campaign-new = not played yet
