# What is asked, what can be answered, what happened.
ask-Choose = Roll, or keep your points?
ask-Choose-why = This turn: { $points }. Kept: { $total }.
wait-Choose = { $who } rolls or keeps.
ask-Throw = What does the die show?
wait-Throw = The die rolls.
act-roll = Roll the die
act-hold = Keep the points
act-die = The die shows { $face }
event-rolled = { $who } rolls { $number }.
event-kept = { $who } keeps { $points } and has { $total }.
why-nothing-to-keep = This turn has brought nothing to keep.
end-goal-reached = The goal is reached.

option-goal = Goal
option-goal-50 = 50 points
option-goal-100 = 100 points
option-players = Players
option-players-2 = Two

# The board and the screen.
pig-turn = This turn: { $points }
pig-goal = Goal: { $points }
pig-points = { $who }: { $points }
cli-game-pig = Pig
