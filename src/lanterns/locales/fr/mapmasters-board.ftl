# La table de Map Masters dans le navigateur : lieux, étapes, outils et panneaux. Le fichier anglais a les mêmes messages.

map-board = Le tapis avec votre donjon
map-stage = Tour { $n } sur 6 · { $phase }
map-round = Tour { $n }

# Lieux et directions
map-at = { $card }, { $what }
map-piece = { $card }, couloir de { $from } à { $to }
map-node-j = croisement
map-node-h = salle
map-node-s = escalier
map-node-p = trappe
map-node-q = arrivée sous une trappe
map-node-o = cercle magique
map-node-e = impasse
map-slot-T = bord du haut
map-slot-L1 = bord gauche, en haut
map-slot-R1 = bord droit, en haut
map-slot-L2 = bord gauche, en bas
map-slot-R2 = bord droit, en bas
map-slot-B = bord du bas
map-lattice = colonne { $x }, demi-rangée { $y }
map-halt = arrêt à l’icône { $n }
map-paid-by = payé par { $payers }
map-payer-t = un jeton
map-payer-i = un objet trouvé
map-dir-up = En haut
map-dir-down = En bas
map-dir-left = À gauche
map-dir-right = À droite
map-way-fall = Tomber par la trappe
map-way-climb = Remonter par la trappe
map-way-jump = Se téléporter : { $place }
map-way-leap = Sauter : { $place }
map-way-wrap = Faire le tour : { $place }
map-way-start = Partir : { $place }

# Ce que fait une étape, en morceaux qui sont joints
map-way-does = { $way } : { $does }
map-to-j = jusqu’à un croisement
map-to-h = dans une salle
map-to-s = jusqu’à un escalier
map-to-p = sur une trappe
map-to-q = jusqu’à une arrivée
map-to-o = jusqu’à un cercle magique
map-to-e = dans une impasse
map-to-exit = dehors par une sortie
map-to-card = jusque dans { $card }
map-to-blocked = jusqu’à un bord fermé : la ligne s’arrête
map-to-icon = jusqu’à : { $icon }
map-stops-before = s’arrête devant : { $icon }
map-stops-at-door = s’arrête à la porte d’une salle gardée
map-met-itself = la ligne se rejoint et s’arrête
map-finds = trouve { $list }
map-gain = +{ $n } points
map-pays = paie avec { $list }
map-spends-token = un jeton ({ $kind })
map-spends-item = un objet trouvé ({ $kind })
map-cost-token = jeton
map-cost-item = trouvé
map-no-line = Aucune ligne n’est encore tracée.
map-line-starts = La ligne part de : { $place }
map-points-now = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
map-closed = { $way }, fermé : { $why }

# Icônes comptées
map-count-coin = { $n ->
    [0] aucune pièce
    [one] une pièce
   *[other] { $n } pièces
}
map-count-barrel = { $n ->
    [0] aucun tonneau
    [one] un tonneau
   *[other] { $n } tonneaux
}
map-count-sword = { $n ->
    [0] aucune épée
    [one] une épée
   *[other] { $n } épées
}
map-count-rope = { $n ->
    [0] aucune corde
    [one] une corde
   *[other] { $n } cordes
}
map-count-key = { $n ->
    [0] aucune clé
    [one] une clé
   *[other] { $n } clés
}
map-count-scroll = { $n ->
    [0] aucun parchemin
    [one] un parchemin
   *[other] { $n } parchemins
}
map-count-monster = { $n ->
    [0] aucun monstre
    [one] un monstre
   *[other] { $n } monstres
}
map-count-lock = { $n ->
    [0] aucun cadenas
    [one] un cadenas
   *[other] { $n } cadenas
}
map-count-pit = { $n ->
    [0] aucune trappe
    [one] une trappe
   *[other] { $n } trappes
}
map-count-lava = { $n ->
    [0] pas de lave
    [one] de la lave
   *[other] { $n } fois de la lave
}
map-count-circle = { $n ->
    [0] aucun cercle magique
    [one] un cercle magique
   *[other] { $n } cercles magiques
}
map-count-stairs = { $n ->
    [0] aucun escalier
    [one] un escalier
   *[other] { $n } escaliers
}
map-count-room = { $n ->
    [0] aucune salle
    [one] une salle
   *[other] { $n } salles
}
map-count-recycle = { $n ->
    [0] aucun recyclage
    [one] un recyclage
   *[other] { $n } recyclages
}
map-count-scissors = { $n ->
    [0] aucuns ciseaux
    [one] des ciseaux
   *[other] { $n } ciseaux
}

# Cartes
map-card-start = { $card }, carte de départ
map-card-cost = { $card }, coût { $cost }
map-card-start-short = départ
map-card-cost-short = coût { $cost }
map-card-laid = posée
map-cards = Vos cinq cartes
map-cards-of = La main { ELIDE("de", $who) }
map-cards-short = Cartes
map-lay-here = Poser { $card } : { $place }
map-move-here = Déplacer { $card } : { $place }
map-turn = Tourner la carte
map-turn-short = Tourner
map-remove = Reprendre la carte
map-let-go = Reposer
map-build-area = Votre zone de construction
map-build-drawn = face cachée
map-build-empty = vide

# Questions de la table à dessin
map-ask-lay = { $who }, posez vos cartes
map-ask-lay-why = Glissez une carte sur le tapis, ou choisissez-la puis un lieu éclairé. { $objective } : { $points } chacun.
map-ask-place = { $who }, où poser { $card } ?
map-ask-place-why = Les lieux éclairés la relient au reste. Tournez-la si elle n’y va pas.
map-ask-start = { $who }, d’où part votre chemin ?
map-ask-start-why = Choisissez un bord éclairé, ou tracez depuis un bord vers l’intérieur.
map-ask-path = { $who }, par où passe votre chemin ?
map-ask-path-why = Tracez le long d’un couloir, ou choisissez un numéro éclairé ou un bouton.
map-ask-payer = { $who }, avec quoi payer ?
map-ask-payer-why = Il ne reste pas la même chose après chacun de ces choix.
map-ask-exit = { $who }, votre chemin sort du donjon
map-ask-exit-why = La sortie sera cochée. Vous pouvez reprendre des étapes ou terminer.
map-ask-stuck = { $who }, votre chemin s’arrête ici
map-ask-stuck-why = Aucune sortie n’est cochée. Vous pouvez reprendre des étapes ou terminer.
map-wait-others = Vous avez terminé. Tracent encore : { $names }
map-wait-why = Les donjons sont montrés quand tous ont terminé.
map-draw = Tracer le chemin
map-lay-more = Déplacer des cartes
map-mode = Ce que fait la main
map-mode-cards = Cartes
map-mode-line = Ligne
map-halts = Autres choix
map-back = Revenir
map-finish = Terminer

# Terminer
map-finish-title = Terminer votre donjon ?
map-finish-points = { $n ->
    [one] { $objective } : { $n } point pour vous.
   *[other] { $objective } : { $n } points pour vous.
}
map-finish-coins = { $n ->
    [one] { $n } pièce est trouvée.
   *[other] { $n } pièces sont trouvées.
}
map-finish-exit = Votre chemin sort du donjon : une sortie est cochée.
map-finish-no-exit = Votre chemin n’est pas sorti du donjon : aucune sortie n’est cochée.
map-finish-no-path = Vous n’avez tracé aucun chemin : rien n’est trouvé.
map-finish-cards = { $n ->
    [one] Une carte de votre main n’est pas posée.
   *[other] { $n } cartes de votre main ne sont pas posées.
}
map-finish-gain = Il pourrait continuer et rapporter : { $list }.
map-finish-on = Il pourrait continuer : { $list }.
map-finish-final = Un donjon terminé ne change plus.
map-finish-yes = Terminer
map-finish-no = Continuer à tracer

# Outils
map-undo = Reprendre une étape
map-undo-card = Reprendre la dernière carte
map-level = Niveau
map-level-upper = Supérieur
map-level-both = Les deux
map-level-lower = Inférieur
map-timeline = Étapes de votre ligne
map-timeline-at = Étape { $n } sur { $of }
map-describe = La ligne en mots

# Panneaux
map-found = Trouvé jusqu’ici
map-at-table = À la table
map-drawing = trace
map-finished = a terminé
map-finished-first = a terminé en premier
map-sheet = Feuille de score
map-sheet-short = Scores
map-sheet-blue = Prim.
map-sheet-pink = Sec. ½
map-sheet-green = Temps
map-sheet-exits = Sorties
map-sheet-coins = Pièces ⅓
map-sheet-sum = Total
map-sheet-note = Les nombres en gras sont des points et s’ajoutent sur chaque ligne, comme si la partie s’arrêtait là ; ce qui fut trouvé est entre parenthèses. Sorties : le plus de coches 2, les suivants 1.
map-kit = Votre équipement
map-kit-of = L’équipement { ELIDE("de", $who) }
map-kit-short = Équip.
map-kit-none = Aucun jeton, aucun livre.
map-kit-spent = utilisé
map-objective = Objectif primaire, tour { $n }
map-objective-each = { $n ->
    [one] { $n } point chacun
   *[other] { $n } points chacun
}
map-objective-first = premier à terminer : +{ $n }
map-objective-clock = temps le plus court : +{ $n }
map-objective-no-bonus = pas de bonus de temps
map-clock-left = encore { $time }
map-clock-spent = { $time } jusqu’ici
map-hourglass-race = Tour au sablier : le premier à terminer prend +{ $n }.
map-hourglass-gone = { $who } a pris le sablier.

# Indices
map-hints = Peut-on faire mieux ?
map-hints-short = Indices
map-hint-1 = Oui ou non
map-hint-2 = Points
map-hint-3 = Départ
map-hint-4 = Chemin
map-hint-more = Chaque indice en montre un peu plus.
map-hint-off = Les indices sont coupés à cette table.
map-hint-yes = Oui : ces cartes permettent plus de points.
map-hint-no = Non : votre ligne vaut tout ce que ces cartes permettent.
map-hint-unsure = Aucune meilleure ligne n’a été trouvée dans le temps donné.
map-hint-points = La meilleure ligne connue rapporte { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
map-hint-start = Elle part de : { $place }.
map-hint-path = La meilleure ligne est tracée en vert, comme un fantôme.
map-hint-layout = Elle demande de poser les cartes autrement.
map-hint-wait = Recherche d’une meilleure ligne
map-hint-failed = Aucune réponse n’est venue. Essayez encore.

# Après le tour
map-reveal-stage = Donjons
map-reveal-title = Le tour { $n } est compté
map-reveal-why = Primaire : { $primary }. Secondaire : { $secondary }.
map-reveal-open = Regarder les donjons du tour { $n }
map-reveal-close = Continuer : { $phase }
map-reset-ask = Optimisateurs de votre ligne
map-keep = Garder pour le prochain tour
map-keep-coins = Garder pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
map-cut = Retirer du jeu

# La fin
points-blue = Primaire
points-pink = Secondaire, moitié
points-green = Bonus de temps
points-exits = Sorties
points-coins = Pièces, un tiers

# Réinitialisation
map-kept = gardée
map-exchange-for = L’échanger
map-hint-on = Où chercher
map-hint-on-layout = Cette pose
map-hint-on-hand = Toutes les cartes
map-hint-yes-here = Oui : cette pose permet plus de points.
map-hint-no-here = Non : votre ligne vaut tout ce que cette pose permet.

# Chances
map-secondary = Secondaire : { $n ->
    [one] { $n } point
   *[other] { $n } points
} à attendre
map-secondary-row = { $objective } : { $n }
map-blind-odds = { $objective } sur une carte cachée de coût { $cost }

# The hand on the mat
map-ask-first = { $who }, posez votre première carte
map-first-here = première carte ici
map-first-1 = Posez une carte sur la place éclairée. Glissez-la, ou choisissez-la puis la place.
map-first-2 = Posez-en jusqu’à quatre autres, côte à côte ou décalées d’une demi-carte.
map-first-3 = Tracez une ligne depuis un bord libre, par tout ce que vous voulez trouver.
map-lay-card = Poser { $card }
map-hand-title = Dans votre main
map-hand-holds = { $n } pour l’objectif
map-hand-short = en main : { $n }
map-hand-worth = { $n } × { $each } = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, si une ligne les passe tous.
map-hand-exit = Sortez du donjon pour cocher une sortie.
map-secondary-title = Le secondaire
map-secondary-why = Tiré quand tous ont fini. Il compte pour moitié à la fin : regardez ce que vous traversez.
map-keys = Touches
map-key-card = choisir une carte, encore : la tourner
map-key-turn = la tourner
map-key-lay = la poser
map-key-hand = retour à la main
map-key-line = vers la ligne
map-key-way = tracer le chemin éclairé de ce numéro
map-key-arrow = tracer de ce côté
map-key-undo = une étape en arrière
map-key-clear = reprendre la ligne
map-key-level = changer de niveau
