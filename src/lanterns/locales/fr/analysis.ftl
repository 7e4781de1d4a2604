# Une partie finie, regardée de près, à l’adresse /analysis/TABLE.

analysis = Analyse
analysis-chances = Chances de gagner
analysis-party = Le groupe
analysis-percent = { $n } %
analysis-of = { $n } sur { $of }
analysis-look-back = Revoir
analysis-running = { $n } coups regardés sur { $of }
analysis-stopped = Arrêt après { $n } coups sur { $of }
analysis-stop = Arrêter
analysis-go-on = Continuer
analysis-unknown = Pas encore regardé.
analysis-moves = Coups
analysis-marked = Marqués { $n }
analysis-all = Tous
analysis-mine = Les miens
analysis-nothing = Rien n’est marqué pour l’instant.
analysis-move = coup { $n } sur { $of }
analysis-move-word = Coup
analysis-mark-best = le meilleur
analysis-mark-inaccuracy = imprécision
analysis-mark-blunder = gaffe
analysis-mark-dice = hasard
analysis-dark = Nuit
analysis-played = joué
analysis-tag-played = joué
analysis-tag-better = mieux
analysis-tag-made = fait { $n }
analysis-tag-best = mieux { $n }
analysis-cost-power = { $n } Pouvoir
analysis-brings = « { $better } » : { $text }
analysis-brought = Joué : { $text }
analysis-no-reason = Le moteur le préfère de { $n } % ; aucune raison ne s’en détache.
analysis-best-alone = Nettement le meilleur.
analysis-as-good = Rien de mieux n’a été trouvé.
analysis-close = « { $better } » était peut-être un peu mieux : trop proche pour le dire.
analysis-better = « { $better } » était meilleur de { $n } %.
analysis-step = Une étape d’un tout, jugé quand il est fini.
analysis-dice-even = Le hasard a donné ce qu’il donne en moyenne.
analysis-dice-gave = Le hasard a donné à { $name } { $n } % de plus que la moyenne.
analysis-dice-took = Le hasard a pris { $n } % à { $name }, par rapport à la moyenne.
analysis-exact = La moyenne de tout ce qui pouvait venir est exacte.
analysis-drawn = La moyenne est prise sur une partie de ce qui pouvait venir, ± { $n } %.
analysis-solved = { $name } : { $n ->
    [one] { $n } point
   *[other] { $n } points
} ; le mieux était { $best }.
analysis-solved-least = { $name } : { $n ->
    [one] { $n } point
   *[other] { $n } points
} ; il y en avait { $best } au moins.
analysis-looked = Parties poursuivies en pensée : { $n }.
analysis-interval = La perte va de { $low } à { $high } % (intervalle à 95 %).
analysis-noise = Ce qui est serré, moins de 2 % ou dans le bruit, n’est pas marqué.
analysis-retry = Rejouer d’ici
analysis-play = Le jouer
analysis-board = Sur le plateau
analysis-branch = La meilleure suite, étape { $n } sur { $of }
analysis-branch-before = Avant le choix. Ce que le hasard apporte ensuite est inventé.
analysis-back = Retour à l’analyse
analysis-skill = Adresse et chance
analysis-who = Place
analysis-good = meilleur ou aussi bon
analysis-lost = perdu par choix, %
analysis-points = points
analysis-luck = venu du hasard, %
analysis-luck-is = La chance est ce que le hasard a donné par rapport à sa moyenne, en pour cent d’une victoire.
analysis-unlucky = { $name } a le mieux choisi ; le hasard lui a pris { $n } % d’une victoire.
analysis-lucky = { $name } a le moins bien choisi ; le hasard lui a donné { $n } % d’une victoire.
