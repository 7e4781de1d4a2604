# The page of the end of Map Masters.

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
