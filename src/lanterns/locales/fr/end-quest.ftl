# La page de fin de Quest.

end-title-target = { $level } : { $points } sur { $target }
end-title-short = { $points } sur { $target }, il manque { $short }
end-counted-spells = { $n ->
    [one] { $n } niveau de magie
   *[other] { $n } niveaux de magie
}
end-counted-quests = { $n ->
    [one] { $n } quête
   *[other] { $n } quêtes
}
end-counted-goblins = { $n ->
    [one] { $n } gobelin
   *[other] { $n } gobelins
}
end-counted-legends = { $n ->
    [one] { $n } objet légendaire
   *[other] { $n } objets légendaires
}
end-counted-items = { $n ->
    [one] { $n } objet
   *[other] { $n } objets
}
end-why-target = La dernière manche a rapporté { $counted } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} vers l’objectif.
end-why-short = Aucune piste de la feuille ne pouvait rapporter à elle seule { $short ->
    [one] le { $short } point qui manquait
   *[other] les { $short } points qui manquaient
}.
end-why-short-by = Il aurait suffi de { $counted } de plus.
end-why-boss-beaten = Danongorf n’a plus rien ; il restait { $health } de Santé.
end-why-boss-stood = Danongorf avait encore { $quests ->
    [one] { $quests } quête
   *[other] { $quests } quêtes
} et { $goblins ->
    [one] { $goblins } gobelin
   *[other] { $goblins } gobelins
}.
end-why-boss-gloom = Les ténèbres ont pris la dernière carte ; Danongorf avait { $quests ->
    [one] { $quests } quête
   *[other] { $quests } quêtes
} et { $goblins ->
    [one] { $goblins } gobelin
   *[other] { $goblins } gobelins
}.
end-track-boss-quests = quêtes de Danongorf
end-track-boss-goblins = gobelins de Danongorf
end-track-legends = objets légendaires
end-track-spells = niveau de magie
