# The page of the end of a game.

end-page = The end
end-back = Back to the board
end-loading = The game is being read.
end-failed = How the game went could not be read.
end-live = { $title }. { $text } { $n ->
    [0] { "" }
    [one] One turning point.
   *[other] { $n } turning points.
}

# Titles
end-win-by = You win, { $points } to { $second }
end-other-by = { $name } wins by { $margin }
end-win-tie = You win the tie at { $points }
end-other-tie = { $name } wins the tie at { $points }
end-share-points = { $names } share it, { $points } each
end-given-up = The game was given up
end-given-up-round = It ended in round { $n }; the points are those of that moment.
end-given-up-turn = It ended in turn { $n }.
end-resigners = { $names } gave up on the way.

# What decided it
end-last = The last round
end-other-you = you
end-why-late = { $you ->
    [yes] { end-last } brought you { $counted }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and the margin is { $margin }.
   *[no] { end-last } brought { $who } { $counted }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and the margin is { $margin }.
}
end-why-count = { $you ->
    [yes] You have { $counted }, { $other } { $less }: that is { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more.
   *[no] { $who } has { $counted }, { $other } { $less }: that is { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more.
}
end-why-tie = { $points ->
    [one] { $points } point
   *[other] { $points } points
} each: { $counted } against { $less } break the tie.
end-in-round = in round { $n }
end-in-turn = on turn { $n }
end-why-alone = { $you ->
    [yes] What weighed most, { $when }: you found “{ $better }”, { $n }% better than all else.
   *[no] What weighed most, { $when }: { $who } found “{ $better }”, { $n }% better than all else.
}
end-why-instead = { $you ->
    [yes] What weighed most, { $when }: “{ $better }” in place of “{ $played }” was { $n }% better for you.
   *[no] What weighed most, { $when }: “{ $better }” in place of “{ $played }” was { $n }% better for { $who }.
}
end-why-shared = { $points ->
    [one] { $points } point
   *[other] { $points } points
} each, and nothing differs that could break the tie.

# My place among my games
end-best-first = Your first game of this kind.
end-best-new = { $score } is your best of { $games ->
    [one] { $games } game
   *[other] { $games } games
} { end-best-with }: it was { $before }.
end-best-place = Place { $place } of your { $games ->
    [one] { $games } game
   *[other] { $games } games
} { end-best-with }. Your best: { $best }.
end-best-with = { $players ->
    [one] alone
   *[other] with { $players }
}
end-best-won = { $won ->
    [0] None
   *[other] { $won }
} of your { $games ->
    [one] { $games } game
   *[other] { $games } games
} { end-best-with } { $won ->
    [one] is won.
   *[other] are won.
}

# Panels
end-turnings = { $n ->
    [one] One turning point
    [2] Two turning points
   *[other] Three turning points
}
end-turning = { $part }: { $text }
end-turning-go = Look back at it
end-luck = luck
end-choice = choice
end-best = best choice
end-costliest = costliest choice
end-look-into = Analyse the choices
end-looking = Looked at { $n } of { $of }
end-chance = { $before } → { $after }%
end-lead = lead { $first } to { $second }
end-points-now = { $before } → { $after ->
    [one] { $after } point
   *[other] { $after } points
}
end-track = { $label } { $before } → { $after }
end-race-round = The race, round by round
end-race-turn = The race, turn by turn
end-round = Round
end-turn = Turn
end-start = start
end-count = The count
end-count-note = Points, and below how many.
end-count-why = Why

# What next
end-again-all = Play again, same table
end-is-in = { $n ->
    [one] { $names } is in
   *[other] { $names } are in
}
end-somebody = Somebody
end-try-again = Try again, same deal
end-from-round = From round { $n }
end-from-turn = From turn { $n }
end-share = Share
