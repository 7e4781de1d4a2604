# What all games share.

player = Player { $number }
chance = Chance
spectator = Spectator
why-not-legal = This is not possible now.
game-ended = The game is over: { $reason }
won-alone = { $seat } wins.
won-together = The win is shared by { $names }.
names-and-last = { $names } and { $last }
game-won = The game is won.
game-lost = The game is lost.
nobody-won = Nobody wins.
score-of = { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
score-of-all = The group: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
event-taken-back = { $who } takes back { $count ->
    [one] the last action
   *[other] the last { $count } actions
}.
resigned = { $seat } resigns.
seat-changed = Seat { $number } is now played by { $name }.
with-colon = { $text }:
one-and-more = { $first }; { $rest }
decimal-sign = .

# Where a card or piece comes from.
source-printed = After the printed card, as far as we know it.
source-print-and-play = As in the publisher’s print-and-play files.
source-part-printed = In part after the printed one, in part our own.
source-own = Our own: the printed one is not known to us.

# Numbers as words, where a sentence asks for $P_word.
number-0 = zero
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve
number-13 = thirteen
number-14 = fourteen
number-15 = fifteen
number-16 = sixteen
