# The page of the end of Map Masters.

end-counted-blue = { $n } by primaries
end-counted-pink = { $n } by secondaries, which count half
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
