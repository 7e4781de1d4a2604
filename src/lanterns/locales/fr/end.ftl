# La page de fin d'une partie.

end-page = La fin
end-back = Retour au plateau
end-loading = Lecture de la partie en cours.
end-failed = Le cours de la partie n’a pas pu être lu.
end-live = { $title }. { $text } { $n ->
    [0] { "" }
    [one] Un tournant.
   *[other] { $n } tournants.
}

# Titres
end-win-by = Vous gagnez, { $points } à { $second }
end-other-by = { $name } gagne de { $margin }
end-win-tie = À { $points } partout, vous gagnez
end-other-tie = À { $points } partout, { $name } gagne
end-share-points = Victoire partagée, { $points } chacun : { $names }
end-given-up = La partie a été abandonnée
end-given-up-round = Elle s’est arrêtée à la manche { $n } ; les points sont ceux de ce moment.
end-given-up-turn = Elle s’est arrêtée au tour { $n }.
end-resigners = Abandon en cours de route : { $names }.

# Ce qui a décidé
end-last = La dernière manche
end-other-you = vous
end-why-late = { $you ->
    [yes] { end-last } vous a rapporté { $counted } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, pour une avance de { $margin }.
   *[no] { end-last } a rapporté à { $who } { $counted } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, pour une avance de { $margin }.
}
end-why-count = { $you ->
    [yes] Vous avez { $counted }, { $other } { $less } : soit { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
   *[no] { $who } a { $counted }, { $other } { $less } : soit { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
}
end-why-tie = { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun : { $counted } contre { $less } font la différence.
end-in-round = à la manche { $n }
end-in-turn = au tour { $n }
end-why-alone = { $you ->
    [yes] Ce qui a pesé le plus, { $when } : vous avez trouvé « { $better } », meilleur de { $n } % que tout le reste.
   *[no] Ce qui a pesé le plus, { $when } : { $who } a trouvé « { $better } », meilleur de { $n } % que tout le reste.
}
end-why-instead = { $you ->
    [yes] Ce qui a pesé le plus, { $when } : « { $better } » à la place de « { $played } » valait { $n } % de plus pour vous.
   *[no] Ce qui a pesé le plus, { $when } : « { $better } » à la place de « { $played } » valait { $n } % de plus pour { $who }.
}
end-why-shared = { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun, et rien de ce qui départage ne diffère.

# Ma place parmi mes parties
end-best-first = Votre première partie de ce genre.
end-best-new = { $score } : votre meilleur résultat en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} { end-best-with } ; c’était { $before }.
end-best-place = Place { $place } parmi { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} { end-best-with }. Votre meilleur résultat : { $best }.
end-best-with = { $players ->
    [one] en solo
   *[other] à { $players }
}
end-best-won = { $won ->
    [0] Aucune victoire
    [one] { $won } victoire
   *[other] { $won } victoires
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} { end-best-with }.

# Panneaux
end-turnings = { $n ->
    [one] Un tournant
    [2] Deux tournants
   *[other] Trois tournants
}
end-turning = { $part } : { $text }
end-turning-go = Revoir ce moment
end-luck = hasard
end-choice = choix
end-best = meilleur choix
end-costliest = choix le plus coûteux
end-look-into = Analyser les choix
end-looking = Coups regardés : { $n } sur { $of }
end-chance = { $before } → { $after } %
end-lead = tête à { $first } contre { $second }
end-points-now = { $before } → { $after ->
    [one] { $after } point
   *[other] { $after } points
}
end-track = { $label } { $before } → { $after }
end-race-round = La course, manche par manche
end-race-turn = La course, tour par tour
end-round = Manche
end-turn = Tour
end-start = début
end-count = Le décompte
end-count-note = Les points, et dessous combien.
end-count-why = Pourquoi

# Et maintenant
end-again-all = Rejouer, même table
end-is-in = { $n ->
    [one] { $names } en est
   *[other] { $names } en sont
}
end-somebody = Quelqu’un
end-try-again = Réessayer, même donne
end-from-round = Depuis la manche { $n }
end-from-turn = Depuis le tour { $n }
end-share = Partager
