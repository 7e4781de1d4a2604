# The boards of the day.
daily = Today
daily-you = You
daily-today-short = today
daily-week = The last seven days
daily-kept = kept
daily-none-played = not played
daily-left = The same cards and dice for everybody, until midnight UTC: { $hours } h { $minutes } min.
daily-past = A past day: played now it fills its mark, not the run.
daily-to-today = To today
daily-run = { $n ->
    [one] day running
   *[other] days running
}
daily-running = { $n ->
    [one] { $n } day running
   *[other] { $n } days running
}
daily-dungeon = Daily dungeon
daily-night = Night of the day
daily-rescue = Rescue of the day
daily-short-dungeon = Dungeon
daily-short-night = Night
daily-short-rescue = Rescue
daily-dungeon-short = One line through five cards.
daily-night-short = Same dice for all: roll or rest?
daily-rescue-short = { $turns ->
    [one] Torch at { $torch } of { $skull }; { $turns } turn.
   *[other] Torch at { $torch } of { $skull }; { $turns } turns.
}
daily-dungeon-text = Draw the best line through today’s five cards. { $things } count { $each }.
daily-things-barrel = Barrels
daily-things-coin = Coins
daily-things-room = Rooms
daily-things-sword = Swords
daily-things-scroll = Scrolls
daily-things-stairs = Stairs
daily-things-key = Keys
daily-things-circle = Circles
daily-things-rope = Ropes
daily-things-trap = Traps
daily-things-monster = Monsters
daily-things-lock = Locks
daily-token-sword = You hold a sword fairy.
daily-token-key = You hold a key fairy.
daily-token-rope = You hold a rope fairy.
daily-token-scroll = You hold a scroll fairy.
daily-night-text = The same dice for all. Health { $health }, Power { $power }; { $wounds ->
    [0] a fresh goblin
    [one] a goblin with 1 wound
   *[other] a goblin with { $wounds } wounds
}, temple step { $space }. Exhausted, you get nothing.
daily-rescue-text = { $heroes ->
    [2] Two heroes
    [3] Three heroes
   *[other] Four heroes
}, the torch at { $torch } of { $skull }. The boss can be brought down in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
daily-play = Play
daily-play-dungeon = Draw today’s dungeon
daily-play-night = Play tonight
daily-play-rescue = Play today’s rescue
daily-go-on = Go on
daily-see-dungeon = See the best, { $n }
daily-see-night = { $n ->
    [0] See your rest
    [one] See your one roll
   *[other] See your { $n } rolls
}
daily-see-rescue = See a line that wins
daily-of = { $n } of { $of }
daily-won = { $n ->
    [one] won in 1 turn
   *[other] won in { $n } turns
}
daily-lost = lost
daily-in-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
daily-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
daily-percent = { $n }%
daily-yours = yours
daily-the-best = the best
daily-spread = How everybody did
daily-spread-dungeon = Daily dungeon: { $n ->
    [one] one result
   *[other] all { $n } results
}
daily-spread-night = Night of the day: { $n ->
    [one] one result
   *[other] all { $n } results
}
daily-spread-rescue = Rescue of the day: { $n ->
    [one] one result
   *[other] all { $n } results
}
daily-which = Which board
daily-tries = { $n ->
    [0] nobody has played it yet
    [one] one has played it
   *[other] { $n } have played it
}
daily-spread-after = How they did is told after your own try.
daily-drawn = { $n ->
    [0] Nobody has played it yet
    [one] One has played it
   *[other] { $n } have played it
}
daily-share = Share, spoiling nothing
daily-text = Text
daily-picture = Picture
daily-copied = Copied.
daily-copy-failed = Your browser does not let us copy. Select the text and copy it yourself.
daily-mine = Your dailies
daily-longest = longest run
daily-lines = { $n ->
    [one] best line found
   *[other] best lines found
}
daily-night-most = best night
daily-rescues = rescues
daily-missed = A missed day can be played from the calendar; it fills its mark, not the run.
daily-mode-counted = your counted try
daily-mode-done = your counted try is over
daily-mode-practice = practice
daily-mode-best = the best
daily-barred = That is not possible here.
daily-over = Your try is over
daily-held = Kept; sent when the line is back.
daily-held-short = kept here
daily-dice-wait = The server throws the dice of this board: go on when the line is back.
daily-not-here = This board was not fetched while there was a line: go on when it is back.
daily-not-counted = What you played without a line was not counted.
daily-practised = Practice is over
daily-dungeon-done = Your line is worth { $n } of { $of }.
daily-night-done = { $n ->
    [one] { $n } point
   *[other] { $n } points
} this Night, { $rolls ->
    [0] rested without a roll.
    [one] rested after one roll.
   *[other] rested after { $rolls } rolls.
}
daily-night-tired = Exhausted at the { $rolls ->
    [1] first
    [2] second
    [3] third
   *[other] last
} roll: nothing this Night.
daily-rescue-done = { $n ->
    [one] The boss falls in one turn.
   *[other] The boss falls in { $n } turns.
}
daily-rescue-lost = The torch is out.
daily-dungeon-best = The best line is worth { $n }.
daily-night-best = These dice held { $n }; { $expected } were to be expected before the first roll.
daily-rescue-best = { $n ->
    [one] It could be won in one turn.
   *[other] It could be won in { $n } turns.
}
daily-best-dungeon = The best line
daily-best-night = The best with these dice
daily-best-rescue = A line that wins
daily-show-dungeon = See the best line
daily-show-night = See the best rolls
daily-show-rescue = See a line that wins
daily-at = { $n } of { $of }
daily-step = Next step
daily-mine-again = My try
daily-practise = Practise
daily-to-day = To the day
daily-same = The same cards and dice for all
daily-three = The three boards of the day
daily-home = Today’s three
daily-look = Look
