# Textes de la page des problèmes : positions de vraies parties où une réponse est nettement la meilleure.

puzzles = Trouvez le coup
puzzles-sub = { $n } sur { $of } · { $solved ->
    [0] aucun résolu
    [one] { $solved } résolu
   *[other] { $solved } résolus
}
puzzles-none = Il n’y a pas encore de problèmes pour ce jeu.
puzzles-games = Jeux
puzzles-list = Tous les problèmes
puzzles-open = Problème { $n }
puzzles-open-solved = Problème { $n }, résolu
puzzles-you = Vous
puzzles-aside = Ce n’est pas la question ici : choisissez une des réponses éclairées.
puzzles-next = Problème suivant
puzzles-again = Réessayer
puzzles-why = Voir pourquoi
puzzles-play-on = Jouer la suite
puzzles-right = Bien trouvé
puzzles-right-text = « { $move } » : c’est le coup.
puzzles-wrong = Pas tout à fait
puzzles-wrong-text = « { $move } » se joue, mais il y a mieux. Cherchez encore, ou voyez pourquoi.
puzzles-best = Le coup
puzzles-matters = Ce qui compte ici
puzzles-worth = Ce que valent les meilleures réponses
puzzles-yours = la vôtre
puzzles-scale = Barres : où vous en seriez après chaque réponse, de 0, perdu, à 100, gagné.
puzzles-scale-points = Barres : les points de l’objectif qu’un chemin partant de là peut atteindre.
puzzles-gap = { $gap ->
    [one] Elle vaut { $gap } de plus que la suivante, sur 100. Parties imaginées pour en être sûr : { $count }.
   *[other] Elle vaut { $gap } de plus que la suivante, sur 100. Parties imaginées pour en être sûr : { $count }.
}
puzzles-gap-points = { $gap ->
    [one] Elle vaut { $gap } point de plus que la suivante. Tous les chemins ont été essayés : c’est exact.
   *[other] Elle vaut { $gap } points de plus que la suivante. Tous les chemins ont été essayés : c’est exact.
}
puzzles-from = Une position d’une vraie partie entre robots. Vous avez la place à qui l’on demande.
