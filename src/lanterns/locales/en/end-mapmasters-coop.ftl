# The page of the end of a mission.

end-race-turn = The mission, turn by turn
end-try-again = Try again, same mission
end-why-mission-won = The last goal was met on turn { $turn }, with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left.
end-why-mission-lost = { $met ->
    [0] None
   *[other] { $met }
} of { $goals ->
    [one] { $goals } goal was met
   *[other] { $goals } goals were met
} by turn { $turn }; { $cards ->
    [one] { $cards } card was left.
   *[other] { $cards } cards were left.
}
end-track-goals-left = goals open
end-track-cards-left = cards left
