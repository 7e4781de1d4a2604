# The page of the end of Map Masters.

end-last = The last round
end-race-round = The race, round by round
end-round = Round
end-given-up-round = It ended in round { $n }; the points are those of that moment.

end-counted-blue = { $n ->
    [one] { $n } point
   *[other] { $n } points
} by primaries
end-counted-pink = { $n ->
    [one] { $n } point
   *[other] { $n } points
} by secondaries
end-counted-green = { $n ->
    [one] { $n } time bonus
   *[other] { $n } points of time bonus
}
end-counted-exits = { $n ->
    [one] { $n } exit
   *[other] { $n } exits
}
end-counted-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}

# Heads of the columns of the count
end-column-blue = primary
end-column-pink = second
end-column-green = time
end-column-exits = exits
end-column-coins = coins

# My lines beside the best
end-lines = What your lines were worth
end-lines-about = Each round’s line beside the best line through your cards and beside other layouts of your hand.
end-lines-ask = Look at my lines
end-lines-busy = The lines are being measured, some seconds each.
end-lines-failed = Not all lines could be measured.
end-lines-round = Round { $n }: what lay there
end-lines-worth = Your line took { $value }; the best through your cards is { $best }.
end-lines-hand = { $exact ->
    [yes] { $optimum } with the hand laid another way.
   *[no] At least { $optimum } with the hand laid another way.
}
end-lines-which = Which line is shown
end-lines-own = Yours
end-lines-best = Over it: best
end-lines-other = Other layout
end-lines-against = Against { $n ->
    [one] { $n } layout
   *[other] { $n } layouts
}
end-lines-row = Round { $round }: { $less } of the layouts score less, { $same } the same.
