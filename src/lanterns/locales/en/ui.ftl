# Texts of the browser interface. Game terms live in the catalogue of each game.

product = Three Lanterns
companion = At my table
close = Close
back = Back
rules = Rules
replays = Replays
settings = Settings
theme-switch = Light or lamp-lit theme
my-page = Your page
key-enter = Enter
delete-table = Delete the table
leave-table = Leave the table

colour-blue = blue seal, circle
colour-red = red seal, triangle
colour-yellow = yellow seal, square
colour-green = green seal, hexagon
colour-plum = plum seal, star
seal-blue = Blue
seal-red = Red
seal-yellow = Yellow
seal-green = Green
seal-plum = Plum

seat-you = you
seat-bot = bot
seat-away = away
seat-open = open
lamp-lit = has something to do
lamp-waiting = waiting
lamp-your-turn = your turn

prompt-label = The question
prompt-all = All { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
prompt-why = why?
prompt-rule = Rule { $rule }
prompt-rules = The rules:
prompt-advise = Advise me
prompt-odds = { $percent }%
prompt-best = best odds
prompt-filter = Find a choice
prompt-none-found = No choice has these letters.

table-panels = Panels
table-more = More

board-tools = Board tools
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show all
board-lit-beyond = { $n ->
    [one] 1 lit place
   *[other] { $n } lit places
}

log = Log
log-empty = Nothing has happened yet.
log-chance = chance
log-rules = Rule numbers
log-setup = Laying the table
log-all = All of it

digest-title = While you were away
digest-moves = { $n ->
    [one] 1 move while you were away
   *[other] { $n } moves while you were away
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
home-turn = { $stage }. { $question }
home-nobody-waits = Nobody waits for you
home-next = { $title }, { $when }
home-more = { $n ->
    [one] { $n } more table
   *[other] { $n } more tables
}
home-all = { $n ->
    [one] { $n } table
   *[other] All { $n } tables
}
home-finished = Finished, { $n }
home-first = New here? Learn { $game } in a few minutes
home-begin = Begin
home-watch = Watch a game
home-how = How to play
home-players = { $least ->
    [one] { $most ->
        [1] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
home-players-exactly = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
home-minutes = about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
home-minutes-short = { $minutes } min
home-new-here = New here? Nobody has to read first:
home-learn = Learn
home-learn-what = Learn { $game }
home-learned = first game learned
home-sit = Sit down
home-play = Play
home-look = Look in
home-join = Join by three words
home-alone = On this device
home-words = oak · owl · amber
home-words-label = Three words
home-join-go = Join
home-sofa = One screen
home-bots = With bots
home-sofa-which = Pass one screen around: which game?
home-bots-which = Play against bots: which game?
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
new-novice = Novice
new-easy = Easy
new-medium = Medium
new-hard = Hard
new-master = Master
new-swap = Swap the colour of seat { $n } with the next
new-add = Add a seat
new-remove = Take seat { $n } away
new-colours = Colours follow the seats; turn the arrows to swap with the next seat.
new-learn = Learn this way to play in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
new-how = How do you play?
new-each-chance = By chance
new-each-chosen = Chosen
new-each-seat = { $what }, seat { $n }
new-hints = Hints
new-hints-auto = Alone
new-hints-auto-about = On when one person plays alone.
new-hints-on = Yes
new-hints-on-about = Anyone at the table may ask for hints.
new-hints-off = No
new-hints-off-about = Nobody gets hints.
new-mode-needs-one = Needs one player alone.
new-mode-needs-more = Needs at least two players.
new-options = Options
new-house = House rules
new-preset = Played by
new-preset-book = the rulebook
new-preset-book-about = Where the publisher’s later app departs from it, the French rulebook counts.
new-preset-app = the app
new-preset-app-about = As the publisher’s app rules where it departs from the rulebook.
new-preset-own = rules of your own
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
new-seed-hint = The same number gives the same dice and cards.

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
lobby-hushed = (hidden: you blocked them)
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
replay-hidden = A hidden draw
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-from-here = Play on from here
replay-setup = Set-up
replay-turn = Turn { $n }
replay-marks = marks moments,
replay-marked = A marked moment
replay-mark-on = To the next marked moment
replay-mark-back = To the marked moment before
replay-control = Where the replay stands
replay-could-who = What could { $name } do?
replay-end = The end
replays-mine = Your finished games
replays-public = public
favourite = Favourite
favourite-give = Mark as a favourite
favourite-off = Take the star off
replays-none = No game of yours is finished yet. When one is, it can be looked back at here.
share-title = Share this game
share-open = The game is over, so anybody with the link may watch it, without an account.
share-closed = This game is not over yet: only those who sit at the table can open the link.
share-copy = Copy the link
share-from = Where the replay begins
share-here = From this moment
share-first = From the first turn
share-seals = Seals instead of names
share-seals-note = Whoever opens the link sees who plays by colour. The names stay in the record.
share-picture = Picture
share-picture-note = The whole board at this moment, as a PNG.
share-picture-save = Save the picture
share-public = Anybody with the link may see the end of this game, its replay and its analysis, without an account. The link does not open the table.
share-public-none = This game is over, and only its players have its address. Make a public page, and anybody with its link may see the end, the replay and the analysis. You can close it again.
share-public-make = Make a public page
share-public-close = Close the public page
share-public-made = The game has a public page.
share-public-closed = The public page is closed: its link opens nothing any more.
share-end = The end
share-film = Film
share-film-part = Part of the game
share-film-whole = The whole game
share-film-note = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}, as { $kind }. Your browser records it while it plays.
share-film-busy = Recorded: { $done } of { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
share-film-save = Save the film
share-film-none = This browser records no films. A picture works everywhere.
share-film-failed = The film could not be recorded here. A picture still works.
replay-share = Share

undo = Undo
health = Health
language-en = English
language-fr = Français
lobby-say = Say a line
lobby-all-seated = Everyone is seated

# Addresses, errors of the page, and what is the same on all screens.
to-home = To the tables
try-now = Try now
lost-page = There is nothing at this address.
lost-link = This link leads to no seat. Ask the host for a new one.
lost-game = There is no such game in this house.
lost-undrawn = This game cannot be shown here yet.
error-no-line = This needs a network, and there is none now. Nothing is lost.
error-store-full = This browser has no room left, so nothing was changed. Delete games that you do not need here, or free some space.
error-offline = The server does not answer. Nothing is lost; try again in a moment.
error-internal-page = Something went wrong. The table is as it was.
error-join-words = A table has three words, such as oak owl amber.
somebody = Somebody
seat-number = Player { $n }
home-in-lobby = waiting for players
home-over = the game is over
home-paused = paused
home-your-move = your move
home-others = others are playing
home-along = taken along
home-due = { $time } left
home-save = Save record
home-unreadable-ruleset = Its rules are not known to this version of the program.
home-unreadable-people = Who sits where can no longer be read.
home-unreadable-log = Its moves lead nowhere in this version of the program.
home-puzzles = Puzzles
home-import = From a record
bot-names = Old Nan, Brother Tuck, Maud, Wat

lobby-no-words = The three words have run out
lobby-new-words = New three words
lobby-link = Link
lobby-seat-link = Copy seat link
lobby-your-name = Your name
name-change = Change
name-title = What are you called?
name-text = The others at the table will see this name. You can change it later.
lobby-leave = Leave
lobby-seats = { $n ->
    [one] 1 seat
   *[other] { $n } seats
}
lobby-seeded = The seed was chosen by the host
lobby-rated = Rated game: people only, no bots
lobby-rated-game = Rated: counts for the strength of all who play
chat-line = { $who }: { $text }
labelled = { $label }: { $text }
chat-answer = Answer
chat-send = Send
chat-title = What was said
chat-allow = Players may write lines (signals are always there)
hints-allow = The table may be asked for hints
hints-allowed = The table may be asked for hints.
hints-are-off = Hints are off at this table.
mark-aim = { $who } considers: { $text }
mark-point = Point at a place
mark-now = Choose the place to point at.
mark-ping = { $who } points at the board.
mark-ping-at = { $who } points at: { $place }
chat-is-off = The host has switched written lines off.

people-created = { $who } lays the table.
people-joined = { $who } sits down.
people-left = { $text } leaves the table.
people-started = { $text ->
    [seeded] The game begins. Its seed was chosen by the host, who could know the dice and cards to come.
   *[other] The game begins.
}
people-paused = { $who } pauses the game.
people-resumed = { $who } resumes the game.
people-replaced = A bot plays for seat { $seat }.
people-returned = { $who } is back.
people-looked = { $who } turns the hand over, and the time begins.
people-time-up = The time of { $who } is up.
people-out-of-time = The time of { $who } is over.
people-gone-too-long = { $who } has been gone for too long.
people-holiday = { $who } is on holiday.
people-holiday-over = { $who } is back from holiday.
people-opened = The seat of { $who } was opened on another device.
people-signed-out = A device of { $who } was signed out.
people-proposed = { $who } asks to take back a move.
people-agreed = { $who } agrees.
people-hints = { $text ->
    [on] { $who } allows hints.
   *[off] { $who } switches hints off.
}
people-declined = { $who } does not agree.
control-resign = { $who } resigns.

table-laying = The table is being laid. This takes longer than usual.
table-moved-on = The table has moved on: nothing was played. This is how it stands now.
table-over = The game is over.
line-cut = The line to the table is cut
line-ended = This table no longer answers
line-safe = Your moves are kept. We try again every few seconds.
piece-late = A part of the page did not come. It comes by itself when the line is back.
piece-anew = Load anew
answer-held = The line is cut. Your answer goes out when it is back.
answer-held-title = Your answer waits
answer-forget = Do not send
answer-late = The table moved on while the line was cut: your answer does not fit any more and was not played.
speak-choices = { $n ->
    [one] 1 choice.
   *[other] { $n } choices.
}
past-title = As it was: step { $n } of { $of }
past-back = Back to now
undo-what = Undo: { $text }
undo-barred-chance = A die or a card came after your last answer, so there is nothing to undo.
undo-barred-other = Somebody else has answered since, so there is nothing to undo.
undo-barred-nothing = There is nothing to undo yet.
undo-barred-over = Nothing can be undone here.
undo-barred-paused = The game is paused.
pause-title = The game is paused
pause-text = Anyone at the table can go on.
along-there = You have taken this game along. This table waits for it; whoever goes on here keeps two games.
along-go = Go on with the game taken along
proposal-title = { $who } asks to take back { $n ->
    [one] 1 action
   *[other] { $n } actions
}
proposal-text = It happens only if everybody agrees, and the record shows it.
proposal-yes = Agree
proposal-no = No
proposal-waiting = Waiting for { $names }
standing-title = A bot plays for { $name }

menu-title = At this table
menu-unread = At this table: { $n ->
    [one] { $n } new line
   *[other] { $n } new lines
}
menu-game = The game
menu-links = Links
menu-pause = Pause the game
menu-resume = Go on
menu-takeback = Take back my last answer
menu-return = { $name } plays again
menu-bot-for = Let a bot play for { $name }
menu-resign = Resign
menu-watch-link = Link for a spectator
menu-seat-link = Open { $name }’s seat on another device
menu-link-hint = This link opens your seat once, on one other device, within a day. The former link no longer works, and devices that came after this one are signed out.
menu-watch-hint = Whoever has this link can look on. The former link no longer works.
menu-devices = { $n ->
    [one] Your seat is open on this device only
   *[other] Your seat is open on { $n } devices
}
menu-devices-hint = A device that came later can end an earlier one only after a day.
device-here = This device, since { $when }
device-online = Device { $n }, since { $when }, looking on now
device-other = Device { $n }, since { $when }
device-before = an earlier day
device-end = End its access
device-mine = It was me
device-opened = The seat of { $name } was opened on another device. If that was not you, end its access.
seat-link-open = { $host } keeps a seat for you: { $game }
seat-link-text = The link is used up when you sit down. You can come back to your seat from this device.
seat-link-go = Sit down
seat-link-here = You are at this table already, as { $me }. This link is for somebody else: if you sit down here yourself, it is used up.
seat-link-here-go = Sit here too
seat-link-device = The seat of { $name }
seat-link-device-text = This link opens the seat on this device as well, once. The device that made it is told, and can end it.
seat-link-device-here = You are at this table already, as { $me }. This link opens a seat that is not yours: whoever made it is told, and can end it.
seat-link-device-go = Open the seat here
down-title = Your hand lies face down
down-text = { $minutes ->
    [0] Your time begins when you turn it over. Until then nobody sees it.
    [one] Your { $minutes } minute begins when you turn it over. Until then nobody sees it.
   *[other] Your { $minutes } minutes begin when you turn it over. Until then nobody sees it.
}
down-go = Turn the hand over
menu-watching = { $n ->
    [0] Nobody is watching
    [one] 1 spectator
   *[other] { $n } spectators
}
ask-takeback = Take back your last answer?
ask-takeback-text = Dice and cards that came after it are taken back too. The record shows it.
ask-takeback-others = The others are asked. If all agree, everything since your last answer is taken back. The record shows it.
ask-takeback-yes = Take back
ask-resign = Resign?
ask-resign-text = A bot plays your seat to the end. This cannot be undone.
ask-resign-yes = Resign
ask-delete = Delete the table?
ask-delete-text = It is gone for everybody who was at it, with its record. This cannot be undone.
ask-delete-no = Keep it
ask-delete-yes = Delete
ask-leave = Leave the table?
ask-leave-text = A bot plays for you. The table leaves your list.
ask-leave-yes = Leave
ask-no = Stay
report-title = Report a problem
menu-people = People at this table
report-text = This makes a file with the record of the game, the position you look at and your words. It is sent nowhere: give it to whoever looks after this server.
report-what = What went wrong?
report-make = Make the file

end-you-won = You win.
end-you-points = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-one = { $name } wins.
end-one-points = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-you = You
end-shared = { $names } share the win.
end-shared-points = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
end-nobody = Nobody wins.
end-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in the end.
end-together-won = All have won together.
end-together-lost = All have lost together.
end-scores = Scores
end-again = Play again
end-analysis = Analysis
end-look = Look back
end-player = Player
end-points = Points
end-sources = Where the points come from
end-source = Source
end-result = Result
end-mark-won = winner
end-mark-resigned = resigned
end-resigned = All players have resigned.
end-group = Points of the group
end-sum = Sum
tally-turns = Turns
end-marked = In this game somebody took back more than undo allows.

replay-unfinished = not finished
replay-drop = Drop a record here
replay-drop-text = A record is a file that “Save the record” has made.
replay-choose = Choose a file

guide = Guide to the table
rules-search = Search the rules
rules-contents = Chapters
rules-games = Games
rules-not-found = No rule has these words.

keys-title = Keys
keys-rules = The rules of this question:
keys-tab = to the question, its answers, the board, the panels
keys-arrows = to the nearest lit place in that direction
keys-shift = any place, lit or not
keys-enter = choose; once more to confirm what is shown
keys-digits = the answer or die of that number
keys-esc = one step back, or close
keys-undo = undo
keys-dice = roll the dice
keys-board = show all of the board, nearer, farther
keys-panels = your sheet, quests, log
keys-why = why this question is asked, with its rules
keys-point = point at a place for the others
keys-help = this page
keys-letters = Single letters can be switched off in the settings.

set-here = Settings hold for this browser and act at once.
set-look = Look
set-play = Play
set-sounds = Sound
set-on = On
set-off = Off
set-language = Language
set-theme = Light
set-theme-hint = By day, or the same room after dark.
set-theme-auto = As the device
set-theme-light = Day
set-theme-dark = Lamplight
set-text = Size of text
set-letters = Letters on seals
set-letters-hint = Prints A to E on the players’ seals.
set-motion = Motion
set-motion-hint = Less motion: things change by a short fade, dice appear settled.
set-motion-full = Full
set-motion-less = Less
set-speed = Speed
set-speed-hint = How fast dice roll and moves are shown again.
set-speed-calm = Calm
set-speed-normal = Normal
set-speed-fast = Fast
set-odds = Odds at night
set-odds-hint = Shows the exact chances of the next roll.
set-trails = Last moves
set-trails-hint = Draws on the board how others moved, until your next answer.
set-confirm = Confirm
set-confirm-hint = Ask before what is final, or before every answer.
set-confirm-risky = What is final
set-confirm-all = Every answer
set-letterKeys = Single letters as keys
set-letterKeys-hint = D rolls, P Q G open panels. Arrows, Enter and digits always work.
set-sound = Sound
set-sound-hint = Dice, cards, your turn. Quiet, and never the only sign.
set-volume = Volume

# The campaign of Map Masters, Coop.
campaign = Campaign

# A hint in four rungs.
hint-title = Ask the innkeeper
hint-told = { $n } of { $of } asked
hint-matters = What matters now
hint-piece = Which piece
hint-move = Which move
hint-why = Why
hint-more = Each rung says a little more.
hint-first = First: { $rung }
hint-wait = She holds the lantern closer …
hint-failed = No answer came. Ask again.
hint-nothing = I see nothing better than what you see.
hint-no-piece = No piece in particular: it is about the answer itself.
hint-suggested = suggested
hint-scale = Bars: how well you would stand after each, from 0, lost, to 100, won.
hint-interval = between { $low } and { $high }
hint-alone = All the rest follows from this. Games thought through: { $count }.
hint-sure = Next best is “{ $other }”, { $gap ->
    [0] by less than 1
   *[other] by { $gap }
} of 100. That is beyond luck: { $count ->
    [one] { $count } game was
   *[other] { $count } games were
} thought through.
hint-unsure = “{ $move }” or “{ $other }”: in { $count ->
    [one] { $count } game
   *[other] { $count } games
} thought through, luck alone could make the difference.
