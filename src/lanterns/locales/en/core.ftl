# What all games share.

player = Player { $number }
chance = Chance
spectator = Spectator
why-not-legal = This is not possible now.
your-turn = { $seat } to choose
game-ended = The game is over: { $reason }
won-alone = { $seat } wins.
won-together = The win is shared by { $names }.
game-won = The game is won.
game-lost = The game is lost.
nobody-won = Nobody wins.
score-of = { $seat }: { $score ->
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
