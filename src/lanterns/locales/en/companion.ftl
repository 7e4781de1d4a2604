# At my table: what helps those who play with the boxes themselves. A line of a set-up that begins with a number has it in a ring.

box-lead = For those who own the boxes. Works without a network; nothing leaves this device.
box-setup = Set up the box
box-setup-about = Step by step, a fresh deal each time
box-pad = Score pad
box-pad-about = Press a box, press a number; it adds up by itself
box-torch = Torch and turns
box-torch-about = Whose turn it is, what comes next
box-glass = Hourglass
box-glass-about = Sand, a low knock, a screen that stays on
box-draw = Tonight’s adventure
box-draw-about = Drawn at random from the box
box-odds = Odds of a roll
box-odds-about = Exact, before you decide to roll
box-path = The best path
box-path-about = Through the cards you hold, worked out here
box-rules = Look up a rule
box-rules-about = By a word or a question, with a drawn case
box-rules-all = All rules
box-begun = Begun
box-since = Since { $when }
box-go-on = Go on
box-go-on-with = Go on with { $what }
box-played = Played at my table
box-forget = Forget { $what }
box-less = Less: { $what }
box-more = More: { $what }
box-undo = Undo
box-clear = Clear
box-note = Note it
box-end = the end

box-set-up-game = Set up { $game }
box-step = step { $n } of { $of }
box-step-back = Back a step
box-next = Done, next
box-mission = Mission
box-how-many = How many play?
box-dealt = This was dealt for you.
box-deal-again = Deal another
box-laid = The box is laid out
box-laid-text = All is where it belongs. Have a good evening.
box-play = Play

box-who = Who plays?
box-players = Players
box-heroes = Heroes
box-name-of = Name of player { $n }
box-player-n = Player { $n }
box-hero-n = Hero { $n }
box-begin = Begin
box-no = no
box-yes = yes
box-next-box = Next box
box-cell = { $name } { $what }: { $n }
box-of = { $name }: { $what }
box-round = round { $n }
box-goal = What the points are for
box-goal-any = Any points
box-goal-each = { $what }, { $n } each
box-counts = { $n } count { $points }
box-part = { $what } { $n }
box-total = Total
box-base = Won
box-level-of = Level
box-leads = { $name } leads by { $n }.
box-level = It stands level.
box-finish = To the end
box-crown = Crown { $name }
box-back-to-pad = Back to the pad
box-drop = Drop it
box-how = How did it end?
box-won = Won
box-lost = Lost
box-won-with = Won, { $n ->
    [one] { $n } point
   *[other] { $n } points
}
box-wins = { $name } wins with { $n }
box-shared = { $names } share it, { $n } each

box-now = Now
box-turn-of = { $name }’s turn
box-then = then { $name }
box-turn-act = turn { $turn }, act { $act }
box-torch-light = Light the torch
box-torch-at = The torch stands on { $space } of { $skull }
box-torch-goblin = a goblin
box-torch-act = enemies act
box-torch-skull = the skull
box-torch-does-goblin = A goblin comes
box-torch-does-goblin-text = The torch stands on { $space }: put a goblin on the Entrance. It is counted here already.
box-torch-does-act = Enemies act
box-torch-does-act-text = The torch stands on { $space }: the goblins in the order of their slots, then the others from left to right.
box-torch-does-skull = The torch is out
box-torch-does-skull-text = The torch stands on { $space }.
box-torch-quiet = Nothing stirs
box-torch-quiet-text = The torch stands on { $space }: nothing waits here.
box-torch-left = { $n ->
    [one] { $n } space to the skull.
   *[other] { $n } spaces to the skull.
}
box-torch-next-goblin = Next goblin at { $space }.
box-torch-next-act = Enemies act at { $space }.
box-torch-up = Torch up { $n }
box-torch-end-turn = End turn: down { $n }
box-torch-act-two = The boss appears
box-torch-starts = The torch starts at { $space }
box-torch-won = The boss falls: won
box-torch-out = The torch is out: lost
box-torch-goblins = A goblin too many: lost
box-torch-why-won = Every Health marker of the boss is on 0.
box-torch-why-out = The torch has reached the skull.
box-torch-why-goblins = A goblin had to be added, and there was no place for it.
box-goblins = Goblins
box-goblins-full = Goblin { $n } loses the game.
box-goblin-gone = A goblin is gone
box-goblin-comes = A goblin comes

box-glass-left = { $time } left
box-glass-runs = The sand is falling.
box-glass-waits = Turn it over when somebody is done.
box-glass-over = The sand has run out.
box-glass-lasts = One glass lasts
box-glass-knock = A low knock at the last 10 s
box-glass-hold = Hold
box-glass-on = Let it run
box-glass-turn = Turn it over

box-draw-again = Draw again
box-draw-lay = Set it up
box-draw-other = Another hero than { $name }

box-odds-face = Face of the die
box-odds-dice = Dice in hand
box-odds-least = At least so many: { $face }
box-odds-reach = Total to reach, bonuses taken off
box-odds-once = in one roll
box-odds-again = rolling the misses once more
box-odds-reroll = with one die rolled again
box-odds-turned = { $n ->
    [one] with one die turned by 1
   *[other] with { $n } turns by 1
}
box-odds-faces = { $n } { $face }
box-odds-total = Total { $n }
box-odds-note = Every face is 1 in 6.
box-odds-note-total = The best total: one die, and every other that shows a plus.
box-odds-roll = Roll them here

## The box of Quest on one's own table: set-up and score pad.

companion-quest-castles = Lay the castles
companion-quest-castles-1 = { $castles } castle cards, mixed, one on each lit place. All are used, however many play.
companion-quest-castles-2 = Leave a place free between them and all round: the isle grows there.
companion-quest-isle = Lay the rest of the isle
companion-quest-isle-1 = { $cards } other map cards, mixed, bright side up.
companion-quest-isle-2 = { $inner } of them go to the inner places.
companion-quest-isle-3 = { $rim } go to the rim.
companion-quest-goblins = Lay a goblin on each portal
companion-quest-goblins-1 = { $portals } tokens with goblins, passive side up, one on each portal. Start where the rim is lit.
companion-quest-goblins-2 = { $left } stay beside the isle.
companion-quest-magic = Magic, cards and dice
companion-quest-magic-1 = { $space } is the space of the magic token, the round marker lies on round 1.
companion-quest-magic-2 = { $cards } movement cards lie face up beside the isle.
companion-quest-magic-3 = { $dice } dice lie ready for the Night.
companion-quest-heroes = The heroes go home
companion-quest-heroes-1 = { $heroes } heroes each, all in the castle of their colour.
companion-quest-heroes-2 = { $items } legendary items each, on the first step of their tracks.
companion-quest-tracks = Health, Power and spells
companion-quest-tracks-1 = { $health } Health each.
companion-quest-tracks-2 = { $power } Power each.
companion-quest-tracks-3 = The marker in the library of spells stands on 0.
companion-quest-quests = Deal the quests
companion-quest-quests-1 = { $quests } quests, mixed, face down.
companion-quest-quests-2 = { $row } of them lie open in a row, the first one rightmost.
companion-quest-first = Who begins?
companion-quest-first-1 = Draw lots, or agree. In this deal it is the colour below.
companion-quest-first-2 = The first player takes the token, plain side up.
companion-quest-row-spells = Spell level
companion-quest-row-quests = Quests
companion-quest-row-goblins = Goblins
companion-quest-row-legends = Legendary items
companion-quest-ties = A tie goes to most quests, then goblins, then spell level.

## The box of Dungeons on one's own table: set-up.

companion-dungeons-stacks = Build three stacks
companion-dungeons-stacks-1 = { $a } Rooms, face down, are stack A.
companion-dungeons-stacks-2 = { $encounters } Encounters and { $rooms } Rooms, mixed, are stack B.
companion-dungeons-stacks-3 = { $last } Rooms and the Lair Door, mixed, are stack C.
companion-dungeons-deck = Pile them up
companion-dungeons-deck-1 = { $cards } cards: C below, B on it, A on top.
companion-dungeons-deck-2 = Rooms and Encounters that are left go back to the box unseen.
companion-dungeons-entrance = Lay the Entrance
companion-dungeons-entrance-1 = The Entrance lies in the middle, face up.
companion-dungeons-entrance-2 = { $cards } cards from the top of the deck lie face down on its four sides.
companion-dungeons-altars = Altars and markers
companion-dungeons-altars-1 = One altar lies on the Entrance.
companion-dungeons-altars-2 = { $altars } altars wait beside the dungeon.
companion-dungeons-altars-3 = { $markers } Health markers for the boss wait with them.
companion-dungeons-torch = Light the torch
companion-dungeons-torch-1 = { $space } is where the torch starts with { $heroes } heroes.
companion-dungeons-torch-2 = It never rises above that space again.
companion-dungeons-decks = Mix the decks
companion-dungeons-decks-1 = Goblins, minions, loot and spells, each in a deck of its own.
companion-dungeons-decks-2 = { $bosses } bosses: draw one and lay it aside unseen.
companion-dungeons-heroes = The heroes enter
companion-dungeons-heroes-1 = { $heroes } heroes, all different, on the Entrance.
companion-dungeons-heroes-2 = Health and Focus stand at their most; nobody holds a card.
companion-dungeons-first = Who begins?
companion-dungeons-first-1 = Any hero; then clockwise. In this deal it is the one below.
companion-dungeons-ties = All win or lose together.

## The box of Map Masters on one's own table: set-up and score pad.

companion-mapmasters-tokens = Lay out the fairy tokens
companion-mapmasters-tokens-1 = { $kinds } kinds of tokens, each in a pile of its own.
companion-mapmasters-tokens-2 = { $tokens } of each kind.
companion-mapmasters-books = Open two books
companion-mapmasters-books-1 = { $books } spell books, mixed, face down.
companion-mapmasters-books-2 = { $open } of them lie face up beside the pile.
companion-mapmasters-piles = Sort the dungeon cards
companion-mapmasters-piles-1 = { $piles } piles by cost, each mixed, face down.
companion-mapmasters-piles-2 = { $cards } cards are in each pile.
companion-mapmasters-piles-3 = { $open } cards lie face up, two beside each pile.
companion-mapmasters-packs = A pack for each
companion-mapmasters-packs-1 = { $cards } starting cards each, mixed, face down as a draw pile.
companion-mapmasters-packs-2 = { $players } packs are used; the others stay in the box.
companion-mapmasters-coins = Coins
companion-mapmasters-coins-1 = { $coins } coins each. Nobody has a book yet.
companion-mapmasters-objective = The first objective
companion-mapmasters-objective-1 = { $cards } objective cards, mixed, face down.
companion-mapmasters-objective-2 = Open the top one: it is the primary objective of round 1.
companion-mapmasters-first = Who buys first?
companion-mapmasters-first-1 = The youngest in round 1; from then on whoever has the fewest coins.
companion-mapmasters-sheets = Sheets and pens
companion-mapmasters-sheets-1 = { $rounds } rounds are played. The score pad is in here.
companion-mapmasters-sheets-2 = The hourglass, too.
companion-mapmasters-row-primary = Primary
companion-mapmasters-row-secondary = Secondary
companion-mapmasters-row-time = Time
companion-mapmasters-row-exit = Exit
companion-mapmasters-row-coins = Coins left
companion-mapmasters-ties = Secondary points are halved at the end only. A tie goes to most of them before that.

## The box of Map Masters for a mission, on one's own table: set-up and score pad.

companion-mapmasters-coop-mission = Choose a mission
companion-mapmasters-coop-mission-1 = { $columns } places wide.
companion-mapmasters-coop-mission-2 = { $rows } places high. Empty places stay free for your cards.
companion-mapmasters-coop-given = Lay the starting cards
companion-mapmasters-coop-given-1 = { $cards } starting cards from all packs, mixed, either way up, on the lit places.
companion-mapmasters-coop-targets = Lay the numbered cards
companion-mapmasters-coop-targets-1 = { $cards ->
    [one] { $cards } numbered card, upright where the rim is lit.
   *[other] { $cards } numbered cards, upright where the rim is lit.
}
companion-mapmasters-coop-artefacts = Artefacts
companion-mapmasters-coop-artefacts-1 = { $artefacts ->
    [0] None lies on the grid in this mission.
    [one] { $artefacts } artefact lies on its card.
   *[other] { $artefacts } artefacts lie on their cards.
}
companion-mapmasters-coop-pawns = Place the pawns
companion-mapmasters-coop-pawns-1 = { $pawns ->
    [one] { $pawns } pawn, on a free start at the rim.
   *[other] { $pawns } pawns, each on a free start at the rim.
}
companion-mapmasters-coop-market = Go shopping
companion-mapmasters-coop-market-1 = { $coins ->
    [0] No coins in this mission: nothing is bought.
    [one] { $coins } coin for all together: tokens for 1, books for 2.
   *[other] { $coins } coins for all together: tokens for 1, books for 2.
}
companion-mapmasters-coop-market-2 = What is bought belongs to one pawn. What is left over is lost.
companion-mapmasters-coop-deck = Build the deck
companion-mapmasters-coop-deck-1 = { $cards } cards, as the mission lists them, mixed.
companion-mapmasters-coop-deck-2 = { $hand } cards each; whoever plays alone has { $solo }.
companion-mapmasters-coop-first = Who begins?
companion-mapmasters-coop-first-1 = Look at your hands, then agree.
companion-mapmasters-coop-row-cards = Cards left
companion-mapmasters-coop-row-tokens = Unused tokens
companion-mapmasters-coop-row-books = Unused books
companion-mapmasters-coop-row-coins = Coins found
companion-mapmasters-coop-ties = Times the level, rounded down. A mission that is lost scores nothing.

## The best path of Map Masters through cards that somebody holds.

held-cards = The cards you hold
held-card = Card { $card }
held-empty = Card { $card }: none yet
held-there = Card { $card }
held-unread = Card { $card } cannot be drawn yet
held-none = Tell at least one card first.
held-way = How to tell it
held-draw = Draw it
held-write = Write it
held-redraw = What was written is replaced as soon as you draw.
held-face = Its number, or its corridors
held-face-how = As in { $sample } Slots T, L1, R1, L2, R2, B. A letter and a number for all else: j crossing, h room, s stairs, p pit, q landing, o circle, e dead end. An equals sign joins places below.
held-keys = Signs to press
held-back = One sign back
held-clear = Clear this card
held-tools = What to put on the card
held-upper = Corridor
held-lower = Lower corridor
held-room = Room
held-stairs = Stairs
held-pit = Pit
held-circle = Circle
held-rub = Rub out
held-slot = Slot { $slot }
held-point = Row { $row }, column { $column }
held-corridor = Corridor from { $from } to { $to }
held-how = Tap where a corridor begins.
held-how-on = Tap where it leads; tap the lit point to lift the pen.
held-how-stand = Tap the point where it stands. In a room, pits and circles are part of the room.
held-how-icon = Tap a corridor or a room.
held-how-rub = Tap an icon, a corridor or what stands at a point.
held-goal = What counts
held-means = Tokens and books you have
held-books = Spell books
held-find = Find the best path
held-asking = Looking …
held-loading = The engine is loading: { $part }%
held-ready = The engine is here: this works without a network.
held-best = { $what }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
held-exit = The line leaves by an exit.
held-no-exit = The line does not leave by an exit.
held-no-path = Nothing that counts can be reached.
held-exact = Nothing better exists.
held-bound = At most { $n } could be had.
held-left = { $n ->
    [one] Card { $cards } is not needed.
   *[other] Cards { $cards } are not needed.
}
held-drawn = The best line, from { $start } to { $end }
