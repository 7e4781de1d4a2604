# La page de fin de Map Masters.

end-last = Le dernier tour
end-race-round = La course, tour par tour
end-round = Tour
end-given-up-round = Elle s’est arrêtée au tour { $n } ; les points sont ceux de ce moment.

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

# Mes tracés à côté du meilleur
end-lines = Ce que valaient vos tracés
end-lines-about = Le tracé de chaque tour à côté du meilleur à travers vos cartes, et d’autres dispositions de votre main.
end-lines-ask = Voir mes tracés
end-lines-busy = Mesure des tracés en cours, quelques secondes chacun.
end-lines-failed = Tous les tracés n’ont pas pu être mesurés.
end-lines-round = Tour { $n } : ce qu’il y avait
end-lines-worth = Votre tracé a pris { $value } ; le meilleur à travers vos cartes vaut { $best }.
end-lines-hand = { $exact ->
    [yes] { $optimum } avec la main posée autrement.
   *[no] Au moins { $optimum } avec la main posée autrement.
}
end-lines-which = Quel tracé est montré
end-lines-own = Le vôtre
end-lines-best = Par-dessus : le meilleur
end-lines-other = Autre disposition
end-lines-against = Face à { $n ->
    [one] { $n } disposition
   *[other] { $n } dispositions
}
end-lines-row = Tour { $round } : { $less } des dispositions marquent moins, { $same } autant.
