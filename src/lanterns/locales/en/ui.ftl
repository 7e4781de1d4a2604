# Texts of the browser interface. Game terms live in the catalogue of each game.

product = Three Lanterns
game-quest = Quest
game-dungeons = Dungeons
game-mapmasters = Map Masters
close = Close
back = Back
rules = Rules
replays = Replays
settings = Settings
theme-switch = Light or lamp-lit theme
key-enter = Enter
leave-table = Leave the table

colour-blue = blue seal, circle
colour-red = red seal, triangle
colour-yellow = yellow seal, square
colour-green = green seal, hexagon
colour-plum = plum seal, star

seat-you = you
seat-bot = bot
seat-away = away
seat-open = open
lamp-lit = has something to do
lamp-waiting = waiting
lamp-your-turn = your turn

prompt-label = The question
prompt-all = All { $n } choices
prompt-filter = Find a choice
prompt-none-found = No choice has these letters.

board-tools = Board tools
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show all
board-lit-beyond = { $n ->
    [one] 1 lit place
   *[other] { $n } lit places
}

dice-rolling = rolling
face-damage = damage
face-power = power
face-magic = magic
face-torch = torch
face-scroll = scroll
face-attack = attack

log = Log
log-empty = Nothing has happened yet.
log-chance = chance
log-show = Show this moment

digest-title = While you were away
digest-more = { $n ->
    [one] and 1 more
   *[other] and { $n } more
}
digest-replay = Watch it again

curtain-give = Give the screen to { $name }
curtain-done = { $before } has finished. Nothing is shown until { $name } opens the door.
curtain-hidden = Nothing is shown until { $name } opens the door.
curtain-open = I am { $name }: hold to open
curtain-or = or hold
curtain-finished = finished

home-tables = Your tables
home-tables-hint = A lit lamp waits for you.
home-none = No table is laid. Sit down at one of the three.
home-quest = Five days and nights on an isle of goblins. Push your luck after dark.
home-dungeons = Together, before the torch burns out: explore, fight, find the lair.
home-mapmasters = Lay five cards, draw one line through them, over and under.
home-players = { $least ->
    [one] { $most ->
        [1] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
home-minutes = about { $minutes } minutes
home-minutes-short = { $minutes } min
home-sit = Sit down
home-play = Play
home-look = Look in
home-join = Join a table
home-join-hint = Ask the host for the three words.
home-words = oak · owl · amber
home-words-label = Three words
home-join-go = Join
home-sofa = Pass one screen around
home-bots = Play against bots
home-soon = Not laid yet

new-title = { $game }: new table
new-who = Who sits down?
new-name = Name of seat { $n }
new-kind = Who plays seat { $n }
new-person = Person
new-bot = Bot
new-open = Open
new-open-line = Open: a friend with the three words
new-level = Strength of { $name }
new-easy = Easy
new-medium = Medium
new-hard = Hard
new-swap = Swap the colour of seat { $n } with the next
new-add = Add a seat
new-remove = Take seat { $n } away
new-colours = Colours follow the seats; turn the arrows to swap with the next seat.
new-how = How do you play?
new-mode-needs-one = Needs one player alone.
new-mode-needs-more = Needs at least two players.
new-options = Options
new-house = House rules
new-house-printed = all as printed
new-house-changed = { $n ->
    [one] 1 changed
   *[other] { $n } changed
}
new-sum = { $people ->
    [0] No people
    [one] 1 person
   *[other] { $people } people
}, { $bots ->
    [0] no bots
    [one] 1 bot
   *[other] { $bots } bots
}, { $open ->
    [0] no open seats
    [one] 1 open seat
   *[other] { $open } open seats
}.
new-lay = Lay the table
new-seed = Seed
new-seed-hint = The same number lays the same isle.

lobby-title = { $game } table
lobby-host = laid by { $name }
lobby-words-hint = Whoever has these three words may sit down.
lobby-copy = Copy the link
lobby-copied = The link is copied.
lobby-share = Share
lobby-ready = ready
lobby-choosing = choosing
lobby-host-mark = host
lobby-bot-ready = bot, always ready
lobby-open = open seat
lobby-be-ready = Ready
lobby-not-ready = Not ready
lobby-change = Change colour
lobby-remove = Remove
lobby-fill = Fill with a bot
lobby-the-table = The table
lobby-signals = Signals
lobby-wave = Wave
lobby-thinking = Thinking
lobby-thanks = Thanks
lobby-waiting = Waiting for { $names }.
lobby-all = All lamps are lit.
lobby-all-must = All lamps must be lit. You may fill an open seat with a bot.
lobby-start = Start
lobby-start-why = Somebody is not ready.

replay-title = Replay
replay-record = Record
replay-chance = marks chance.
replay-save = Save the record
replay-round = Round { $n }
replay-round-short = round { $n }
replay-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
replay-step = step { $n } of { $of }
replay-first = To the start
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-could = What could they do here
replay-from-here = Play on from here
replay-share = Share
replay-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}

undo = Undo
panel-quests = Open quests
panel-movement = Movement
panel-magic = Magic
panel-odds = Odds
panel-players = Players
panel-legends = Your legends
panel-dice = The dice
panel-used = used this round
panel-points = { $n ->
    [one] { $shown } pt
   *[other] { $shown } pts
}
panel-quests-short = Quests
panel-level = level { $level }
quest-treasure = its treasure
health = Health
language-en = English
language-fr = Français
lobby-say = Say a line
lobby-all-seated = Everyone is seated
