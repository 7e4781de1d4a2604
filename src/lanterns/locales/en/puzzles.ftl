# Texts of the page of puzzles: positions of real games in which one answer is clearly best.

puzzles = Find the move
puzzles-sub = { $n } of { $of } · { $solved } solved
puzzles-none = There are no puzzles for this game yet.
puzzles-games = Games
puzzles-list = All puzzles
puzzles-open = Puzzle { $n }
puzzles-open-solved = Puzzle { $n }, solved
puzzles-you = You
puzzles-aside = This is not asked here: choose one of the lit answers.
puzzles-next = Next puzzle
puzzles-again = Try again
puzzles-why = See why
puzzles-play-on = Play on from here
puzzles-right = Well found
puzzles-right-text = “{ $move }” is the move.
puzzles-wrong = Not quite
puzzles-wrong-text = “{ $move }” can be played, but there is something better. Look again, or see why.
puzzles-best = The move
puzzles-matters = What matters here
puzzles-worth = What the best answers are worth
puzzles-yours = yours
puzzles-scale = Bars: how well you would stand after each, from 0, lost, to 100, won.
puzzles-scale-points = Bars: the points of the objective that a path from there can still reach.
puzzles-gap = { $gap ->
    [one] It is 1 better than the next, of 100. Games played on in thought to be sure: { $count }.
   *[other] It is { $gap } better than the next, of 100. Games played on in thought to be sure: { $count }.
}
puzzles-gap-points = { $gap ->
    [one] It is 1 point better than the next. Every path was tried, so this is exact.
   *[other] It is { $gap } points better than the next. Every path was tried, so this is exact.
}
puzzles-from = A position from a real game between bots. You have the seat that is asked.
