# La page de fin de Dungeons.

end-race-turn = La torche, tour par tour
end-try-again = Réessayer, même donjon
end-why-boss-fell = Le dernier cœur est tombé au tour { $turn }, avec { $left ->
    [0] aucune case de torche
    [one] { $left } case de torche
   *[other] { $left } cases de torche
} de reste.
end-why-boss-left = Le boss était trouvé, et il restait { $hearts ->
    [one] { $hearts } case
   *[other] { $hearts } cases
} de ses cœurs au tour { $turn }.
end-why-overrun = Les Gobelins se sont réunis au tour { $turn } ; { $hidden ->
    [0] aucune carte ne restait
    [one] { $hidden } carte restait
   *[other] { $hidden } cartes restaient
} face cachée.
end-why-door-near = La Porte du Repaire était à { $rooms ->
    [one] { $rooms } pièce
   *[other] { $rooms } pièces
} { ELIDE("de", $who) } au tour { $turn }.
end-why-door-hidden = La Porte du Repaire n’était pas parmi les cartes retournées ; { $hidden ->
    [one] { $hidden } carte restait
   *[other] { $hidden } cartes restaient
} à voir.
end-why-no-way = Aucun chemin ne restait au tour { $turn } ; { $hidden ->
    [one] { $hidden } carte restait
   *[other] { $hidden } cartes restaient
} à voir.
end-track-torch = cases de torche
end-track-face-down = face cachée
end-track-hearts = cœurs du boss
