# La page de fin de Map Masters.

end-counted-blue = { $n } par les objectifs principaux
end-counted-pink = { $n } par les objectifs secondaires, qui comptent pour moitié
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
