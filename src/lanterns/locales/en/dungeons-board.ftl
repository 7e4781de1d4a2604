# The dungeons board in the browser: its places, figures, tracks and trays. The French file has the same messages.

dungeon-board = The dungeon: a grid of 7 by 7 squares
dungeon-stage = Act { $act } · turn { $turn }
dungeon-act-2 = Act 2: the lair
dungeon-place = { $card } ({ $cell })
dungeon-side-N = north
dungeon-side-E = east
dungeon-side-S = south
dungeon-side-W = west

# A square, and who is there, as phrases that are joined.
dungeon-square = Square { $cell }: { $card }
dungeon-square-down = Square { $cell }: face-down card of stack { $stack }
dungeon-square-empty = Square { $cell }: empty
dungeon-passages = open to { $sides }
dungeon-no-passage = no way out yet
dungeon-altar = an altar
dungeon-disarmed = trap disarmed
dungeon-hero-at = { $who }, Health { $health } of { $most }, at: { $place }
dungeon-enemy-at = { $enemy }, Defense { $defense }, { $most ->
    [0] { "" }
   *[other] Health { $hits } of { $most },{ " " }
}at: { $place }

dungeon-health = Health { $now } of { $most }
dungeon-focus = Focus { $now } of { $most }
dungeon-speed = Speed { $now }
dungeon-speed-left = Speed left { $now } of { $most }
dungeon-defense = Defense { $now }
dungeon-down = unconscious
dungeon-set-count = { $set }: { $n } of 4
dungeon-signature = Signature
dungeon-slot-empty = { $slot }: empty
dungeon-slot-full = { $slot }: { $card }

dungeon-torch = Torch
dungeon-torch-at = Torch: space { $space } of { $skull }
dungeon-torch-burnt = burnt
dungeon-torch-goblin = a goblin arrives
dungeon-torch-act = all enemies act
dungeon-torch-skull = the torch goes out
dungeon-torch-next-goblin = Next goblin: space { $space }, { $n ->
    [one] { $n } step away
   *[other] { $n } steps away
}
dungeon-torch-next-act = Enemies act next: space { $space }, { $n ->
    [one] { $n } step away
   *[other] { $n } steps away
}
dungeon-torch-left = { $n ->
    [one] { $n } step to the end
   *[other] { $n } steps to the end
}

dungeon-enemies = Enemies
dungeon-enemies-none = No enemy is in play.
dungeon-enemies-free = Free goblin spaces: { $n } of 4
dungeon-enemies-killed = Minions killed: { $n }
dungeon-enemy-next = Enemies act on space { $space }, { $n ->
    [one] at the next step
   *[other] in { $n } steps
}. As things stand:
dungeon-enemy-now = They act now.
dungeon-enemy-never = Enemies do not act any more.
dungeon-boss-markers = Markers: { $markers }
dungeon-gate-bare = Gate on { $space }: bare
dungeon-gate-covered = Gate on { $space }: covered by an altar
dungeon-marker = Marker { $letter }: { $n }

dungeon-row = Discard rows
dungeon-row-loot = Loot
dungeon-row-spells = Spells
dungeon-row-empty = The row is empty.
dungeon-pile = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
dungeon-party = Party
dungeon-deck = Cards to come: A { $a }, B { $b }, C { $c }

dungeon-check = The check
dungeon-check-melee = Melee attack
dungeon-check-missile = Missile attack
dungeon-check-spell = Spell
dungeon-check-test = Test
dungeon-check-skill = { $skill_id ->
    [X] any skill
   *[other] { $skill }
}
dungeon-check-need = needed: { $number }
dungeon-check-result = result
dungeon-check-added = added
dungeon-check-bonus = bonus
dungeon-check-unused = unused
dungeon-check-reach = { $total }: enough
dungeon-check-short = { $total }: too little
dungeon-check-total = total { $total }
dungeon-check-modify = Turning a die by one costs { $cost } Focus.
dungeon-check-after = Turned: { $total } at best.
dungeon-check-foe = Enemy die: { $face }
dungeon-odds = { $percent }%
dungeon-odds-both = As rolled { $plain }%, with dice turned { $modified }%. Needed: { $number }.
dungeon-turn-card = Turn the card
dungeon-back = All choices

# What an enemy will do when enemies act, as phrases that are joined.
dungeon-intent-when = When enemies act (space { $space }, { $n ->
    [one] next step
   *[other] in { $n } steps
}):
dungeon-intent-moves = moves to { $place }
dungeon-intent-stays = stays
dungeon-intent-hit = { $who } loses { $health } Health{ $focus ->
    [0] { "" }
   *[other] { " " }and { $focus } Focus
}{ $falls ->
    [yes] { " " }and falls
   *[no] { "" }
}
dungeon-intent-goblin = a goblin comes to { $place }
dungeon-intent-lost = a fifth goblin comes and the party loses
dungeon-intent-regain = it regains 1 Health
dungeon-intent-choice = the active player chooses: { $ways }.
dungeon-intent-done = has acted.
dungeon-intent-never = does not act any more.
dungeon-or = or

# Aiming: with what, how far, and what the enemy die gives back.
dungeon-aim-melee = { $what }: your own room
dungeon-aim-missile = { $what }: straight through passages, { $range ->
    [one] 1 room
   *[other] up to { $range } rooms
}
dungeon-aim-path = { $what }: any path, { $range ->
    [0] your own room
    [one] up to 1 room
   *[other] up to { $range } rooms
}
dungeon-reply = If it survives and strikes back, in 6 throws: { $parts }, 1× the torch burns down.
dungeon-reply-loss = { $n }× { $loss ->
    [0] no loss
   *[other] −{ $loss } Health
}
dungeon-check-reply = A counter-attack by { $enemy } would cost { $loss } Health.
dungeon-check-reply-torch = A counter-attack by { $enemy } would burn the torch down.
dungeon-reply-boss = On the torch also: { $what }.

# What heroes are called in short, in the log, in questions and beside their figures.
dungeon-class-H1 = Sorceress
dungeon-class-H2 = Paladin
dungeon-class-H3 = Wizard
dungeon-class-H4 = Barbarian
dungeon-class-H5 = Rogue
dungeon-class-H6 = Cleric
dungeon-class-H7 = Ranger
dungeon-class-H8 = Warrior

# A hero’s skills: how many dice, and why.
dungeon-skill-dice = { $skill }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}{ $bonus ->
    [0] { "" }
   *[other] , { SIGNED($bonus) } to the result
}{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
dungeon-skills = Skills
dungeon-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}

# What a room asks and gives: the card beside the board.
dungeon-room = The room
dungeon-room-start = entrance
dungeon-room-search = search room
dungeon-room-box = free action
dungeon-room-portal = portal
dungeon-room-trap = trap, not disarmed
dungeon-room-disarmed = trap, disarmed
dungeon-room-goblin = goblin den
dungeon-room-plain = plain room
dungeon-room-encounter = encounter
dungeon-room-door = Lair Door
dungeon-room-down = face-down card, stack { $stack }
dungeon-room-space = space of the lair
dungeon-room-entering = On entering
dungeon-room-passed = Passed
dungeon-room-failed = Failed
dungeon-room-searching = Search
dungeon-room-using = Free
dungeon-room-cost = Cost
dungeon-room-reward = Reward
dungeon-room-disarm = Disarm
dungeon-room-ending = On stopping
dungeon-room-checks = Checks here
dungeon-room-gate = Gate
dungeon-room-opening = To open it
dungeon-room-test = { $skill_id ->
    [X] any skill
   *[other] { $skill }
}, { $number } or more
dungeon-room-prize = a loot or a spell
dungeon-room-nothing = nothing happens
dungeon-room-portal-to = to any other revealed card
dungeon-room-here = here: { $who }
dungeon-room-chance = { $skill }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}: { $percent }%
dungeon-room-opening-costs = { $speed } Speed to open and go in
dungeon-room-opening-explore = Explore opens all beside you, for 1 space of the torch
dungeon-effect-health = +{ $amount } Health
dungeon-effect-lose-health = −{ $amount } Health
dungeon-effect-health-full = full Health
dungeon-effect-focus = +{ $amount } Focus
dungeon-effect-lose-focus = −{ $amount } Focus
dungeon-effect-loot = discover a loot
dungeon-effect-spell = discover a spell
dungeon-effect-pickup-loot = pick up a loot
dungeon-effect-pickup-spell = pick up a spell
dungeon-effect-torch-up = torch up { $amount }
dungeon-effect-torch-down = torch down { $amount }
dungeon-effect-goblin = a goblin comes
dungeon-effect-S = { SIGNED($amount) } on Strength
dungeon-effect-A = { SIGNED($amount) } on Agility
dungeon-effect-I = { SIGNED($amount) } on Intellect
dungeon-effect-dice = { SIGNED($amount) } dice
dungeon-effect-change = { $what }: { $who } { $before } → { $after }
dungeon-effect-torch-change = { $what }: { $before } → { $after }
dungeon-note = { $skill_id ->
    [X] any skill
   *[other] { $skill }
} { $number }
dungeon-skill-S = Strength
dungeon-skill-A = Agility
dungeon-skill-I = Intellect
dungeon-skill-X = any skill
dungeon-focus-cost = costs { $n } Focus

dungeon-must-rest = unconscious, must rest
dungeon-within = { $range ->
    [0] own room
   *[other] within { $range }
}
dungeon-you-choose = choice
dungeon-in-all = In all
dungeon-change = { $before } → { $after }
dungeon-change-range = { $before } → { $least }–{ $most }
dungeon-change-focus = Focus { $before } → { $after }
dungeon-falls = falls
dungeon-may-fall = may fall
dungeon-enemies-first = No enemy yet. The torch brings the first on space { $space }.
dungeon-enemy-soon = act at { $space }, next step
dungeon-enemy-when = act at { $space }, in { $n ->
    [one] { $n } step
   *[other] { $n } steps
}

dungeon-heart-given = Heart { $letter }, { $before } to { $after }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}. { $left } left.
dungeon-heart-back = Take one point back from heart { $letter }
dungeon-heart-barred = Heart { $letter }: { $n }, stopped by the gate on { $gate }
dungeon-deal = Deal { $parts }
dungeon-deal-given = { $n } of { $of } given
dungeon-deal-left = { $n } more to give: press a heart for each point.
dungeon-boss = Boss
dungeon-boss-all = { $range ->
    [0] all in its room
   *[other] all within { $range }
}: { $health ->
    [0] { "" }
   *[other] −{ $health } Health
}{ $focus ->
    [0] { "" }
   *[other] { " " }−{ $focus } Focus
}
dungeon-boss-action = Its action
dungeon-boss-face = Torch face
dungeon-boss-melee = To melee
dungeon-boss-missile = To missiles
dungeon-boss-spell = To spells
dungeon-boss-reply = replies +{ $n }
dungeon-boss-regains = mends a heart by 1
dungeon-boss-goblin = a goblin in its room
dungeon-boss-after-spell = { $health ->
    [0] −{ $focus } Focus
   *[other] −{ $health } Health
} after the spell
dungeon-boss-gate = Gate { $space } is bare: no heart passes it. Lead the boss over an altar.
dungeon-boss-again = Show its arrival
dungeon-arrive-title = The boss of this game
dungeon-arrive-acts = When enemies act: every hero { $range ->
    [0] in its room
    [one] within { $range } room
   *[other] within { $range } rooms
} loses { $health ->
    [0] { "" }
   *[other] { $health } Health
}{ $focus ->
    [0] { "" }
   *[other] { " " }{ $focus } Focus
}
dungeon-arrive-replies = Replies +{ $melee } to melee, +{ $missile } to missiles, +{ $spell } to spells
dungeon-arrive-replies-spell = Replies +{ $melee } to melee, +{ $missile } to missiles; a spell costs you { $health ->
    [0] { $focus } Focus
   *[other] { $health } Health
}
dungeon-arrive-hearts = { $n } hearts on 8. None passes gate { $gates } until the boss walks over an altar
dungeon-arrive-torch = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} of the torch. Break all hearts before the skull
dungeon-arrive-fight = To the fight
dungeon-last-on = Go on to the end
dungeon-dungeon-large = Dungeon large
dungeon-lair-large = Lair large

dungeon-take = Take { $total }{ $what ->
    [hits] : hits for { $damage }
    [misses] : misses
    [enough] : enough
    [short] : too little
   *[plain] { "" }
}
dungeon-die-press = Take the { $die } as the result, or add it

dungeon-ask-skill = { $who }, which skill against: { $room }?
dungeon-ask-skill-why = Any skill, { $number } or more.{ $fail ->
    [none] { "" }
   *[other] { " " }Failed: { $fail }.
} Odds are before any change of a die{ $cost ->
    [0] .
   *[other] ; { $cost } Focus turns one a step.
}
dungeon-goblin-knife = Knife
dungeon-goblin-bow = Bow
dungeon-goblin-bomb = Bomb
dungeon-goblin-spear = Spear
dungeon-pile-kind = { $kind ->
    [hand] hand
    [garb] garb
    [trinket] trinket
    [attack] harms an enemy
   *[other] does something else
} { $n } ({ $percent }%)
dungeon-act-1 = Act 1: the dungeon

# Hints: what matters now, and what an answer acts with.
concern-falls = When enemies act next, { $seat } { $sure ->
    [yes] falls
   *[other] may fall
}; that is { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} of the torch away.
concern-hit = When enemies act next, { $seat } may lose { $n } of { $health } Health; that is { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} of the torch away.
concern-goblins = { $count ->
    [one] { $count } goblin is in the dungeon
   *[other] { $count } goblins are in the dungeon
}. There is room for { $most }: one more loses the game.
concern-down = { $seat } lies unconscious until rested.
concern-torch = { $count ->
    [one] { $count } step
   *[other] { $count } steps
} of the torch, then it is out and the game is lost.
concern-boss = The boss holds { $count ->
    [one] { $count } heart
   *[other] { $count } hearts
} still.
concern-minions = { $count ->
    [one] { $count } minion
   *[other] { $count } minions
} to defeat before the lair opens. { $door ->
    [found] Its door is found.
   *[other] Its door is not found yet.
}
concern-door-open = All minions are defeated: go to the lair’s door.
concern-door-hidden = All minions are defeated: find the lair’s door.

# What came between the last answer and this turn, and what the torch brings next.
dungeon-between = Since your last answer
dungeon-between-came = { $enemy } comes to { $place }
dungeon-between-fell = { $who } falls
dungeon-comes = What comes next
dungeon-comes-next = At { $space }, next
dungeon-comes-at = At { $space }, in { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
dungeon-comes-skull = The skull is on { $space }
dungeon-comes-goblin = goblin at { $space }

replay-act = Act { $n }
tally-act = Act reached
tally-killed = Enemies killed
