# A finished game looked into, at /analysis/TABLE.

analysis = Analysis
analysis-chances = Chance to win
analysis-party = The party
analysis-percent = { $n }%
analysis-of = { $n } of { $of }
analysis-look-back = Look back
analysis-running = Looked at { $n } of { $of }
analysis-stopped = Stopped after { $n } of { $of }
analysis-stop = Stop
analysis-go-on = Go on
analysis-unknown = Not looked at yet.
analysis-moves = Moves
analysis-marked = Marked { $n }
analysis-all = All
analysis-mine = Mine
analysis-nothing = Nothing is marked so far.
analysis-move = move { $n } of { $of }
analysis-move-word = Move
analysis-mark-best = best
analysis-mark-inaccuracy = inaccuracy
analysis-mark-blunder = blunder
analysis-mark-dice = chance
analysis-dark = Night
analysis-played = played
analysis-tag-played = played
analysis-tag-better = better
analysis-tag-made = made { $n }
analysis-tag-best = best { $n }
analysis-cost-power = { $n } Power
analysis-brings = “{ $better }”: { $text }
analysis-brought = Played: { $text }
analysis-no-reason = The engine prefers it by { $n }%; no single reason stands out.
analysis-best-alone = Clearly the best.
analysis-as-good = Nothing better was found.
analysis-close = “{ $better }” may have been a little better: too close to tell.
analysis-better = “{ $better }” was better by { $n }%.
analysis-step = A step of a whole that is judged when it is done.
analysis-dice-even = Chance gave what it gives on average.
analysis-dice-gave = Chance gave { $name } { $n }% more than on average.
analysis-dice-took = Chance took { $n }% from { $name }, against the average.
analysis-exact = The average of all that could come is exact.
analysis-drawn = The average is taken from some of all that could come, ± { $n }%.
analysis-solved = { $name }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}; the best was { $best }.
analysis-solved-least = { $name }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}; { $best } could be had at least.
analysis-looked = Games played on in thought: { $n }.
analysis-interval = The loss lies from { $low } to { $high }% (95% interval).
analysis-noise = Close calls, under 2% or within the noise, are not marked.
analysis-retry = Retry from here
analysis-play = Play it
analysis-board = On the board
analysis-branch = The better line, step { $n } of { $of }
analysis-branch-before = Before the choice. What chance brings from here is made up.
analysis-back = Back to the analysis
analysis-skill = Skill and luck
analysis-who = Seat
analysis-good = best or as good
analysis-lost = lost by choice, %
analysis-points = points
analysis-luck = from chance, %
analysis-luck-is = Luck is what chance gave against its average, in per cent of a win.
analysis-unlucky = { $name } chose best; chance took { $n }% of a win away.
analysis-lucky = { $name } chose worst; chance gave { $n }% of a win.
