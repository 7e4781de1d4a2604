# La page de fin de Map Masters.

end-counted-blue = { $n ->
    [one] { $n } point
   *[other] { $n } points
} par les objectifs principaux
end-counted-pink = { $n ->
    [one] { $n } point
   *[other] { $n } points
} par les objectifs secondaires
end-counted-green = { $n ->
    [one] { $n } bonus de temps
   *[other] { $n } points de bonus de temps
}
end-counted-exits = { $n ->
    [one] { $n } sortie
   *[other] { $n } sorties
}
end-counted-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}

# Têtes des colonnes du décompte
end-column-blue = princ.
end-column-pink = second.
end-column-green = temps
end-column-exits = sorties
end-column-coins = pièces
