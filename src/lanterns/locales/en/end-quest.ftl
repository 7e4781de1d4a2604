# The page of the end of Quest.

end-title-target = { $level }: { $points } of { $target }
end-title-short = { $points } of { $target }, { $short } short
end-counted-spells = { $n ->
    [one] { $n } spell level
   *[other] { $n } spell levels
}
end-counted-quests = { $n ->
    [one] { $n } quest
   *[other] { $n } quests
}
end-counted-goblins = { $n ->
    [one] { $n } goblin
   *[other] { $n } goblins
}
end-counted-legends = { $n ->
    [one] { $n } legendary item
   *[other] { $n } legendary items
}
end-counted-items = { $n ->
    [one] { $n } item
   *[other] { $n } items
}
end-why-target = The last round brought { $counted }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the way to the target.
end-why-short = No single track of the score sheet could have brought { $short ->
    [one] the { $short } point
   *[other] the { $short } points
} that were missing.
end-why-short-by = { $counted } more would have been enough.
end-why-boss-beaten = Danongorf has nothing left; Health stood at { $health }.
end-why-boss-stood = Danongorf still had { $quests ->
    [one] { $quests } quest
   *[other] { $quests } quests
} and { $goblins ->
    [one] { $goblins } goblin
   *[other] { $goblins } goblins
}.
end-why-boss-gloom = Gloom took the last card; Danongorf held { $quests ->
    [one] { $quests } quest
   *[other] { $quests } quests
} and { $goblins ->
    [one] { $goblins } goblin
   *[other] { $goblins } goblins
}.
end-track-boss-quests = Danongorf’s quests
end-track-boss-goblins = Danongorf’s goblins
end-track-legends = legendary items
end-track-spells = spell level
