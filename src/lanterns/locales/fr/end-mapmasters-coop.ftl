# La page de fin d'une mission.

end-race-turn = La mission, tour par tour
end-try-again = Réessayer, même mission
end-why-mission-won = Le dernier objectif a été atteint au tour { $turn } ; il restait { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
end-why-mission-lost = { $met ->
    [0] Aucun objectif atteint
    [one] { $met } objectif atteint
   *[other] { $met } objectifs atteints
} sur { $goals } au tour { $turn } ; il restait { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
end-track-goals-left = objectifs ouverts
end-track-cards-left = cartes restantes
