# Les mots du dessin de Map Masters dans le terminal.

screen-round = Tour { $round } sur 6
screen-primary = Objectif : { $objective } à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-secondary = Secondaire : { $objective } à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-hourglass = Sablier : { $points ->
    [one] { $points } point
   *[other] { $points } points
} au premier qui termine
screen-timer = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} chacun
screen-left = Pas encore tirés : { $objectives }
screen-books = Livres, { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
screen-tokens = Jetons, { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
screen-in-pile = { $count } dans la pioche
screen-col-cost = coût
screen-col-card = carte
screen-col-sides = côtés ouverts
screen-col-icons = dessus
screen-col-pile = pioche
screen-col-player = joueur
screen-col-coins = pièces
screen-col-blue = primaire
screen-col-pink = secondaire
screen-col-green = temps
screen-col-exits = sorties
screen-col-score = score
screen-col-deck = pioche / défausse
screen-hand = zone de construction { $cards }
screen-drawn = { $count } face cachée
screen-kept = gardées { $cards }
screen-used-book = { $book } (utilisé)
screen-to-lay = Cartes à poser
screen-worth = Votre chemin : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’objectif, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
screen-payers = Pour payer
screen-item = { $item } { $count }
screen-found = Trouvé
screen-ends-exit = Le chemin sort du donjon.
screen-ends-impasse = Le chemin est dans une impasse.
screen-ends-stop = Le chemin pourrait continuer.

# Ce que dit `?` des icônes, des fées et des cartes.
screen-about-card = Coûte { $cost }. Côtés ouverts : { $sides }. Dessus : { $icons }.
screen-about-starter = Une carte de départ. Côtés ouverts : { $sides }. Dessus : { $icons }.
screen-about-token = Paie un besoin comme l’objet dont elle porte le nom, puis elle est utilisée. Elle ne compte jamais pour un objectif.
screen-about-coin = Trouvée en chemin, c’est une pièce à la fin du chemin.
screen-about-barrel = Trouvé en chemin. La Porte du tonnelier bondit de l’un à l’autre.
screen-about-sword = Trouvée en chemin, elle peut vaincre un monstre plus loin.
screen-about-rope = Trouvée en chemin, elle peut franchir une trappe ou une lave plus loin.
screen-about-key = Trouvée en chemin, elle peut ouvrir un cadenas plus loin.
screen-about-scroll = Trouvé en chemin, il peut mener d’un cercle magique à un autre plus loin.
screen-about-monster = Ne se passe qu’en payant une épée. Une salle qui en a plusieurs les demande tous à la fois.
screen-about-lock = Ne se passe qu’en payant une clé.
screen-about-lava = Ne se passe qu’en payant une corde ; elle compte comme piège.
screen-about-pit = Tombez au niveau inférieur, ou payez une corde et passez ; elle compte comme piège.
screen-about-stairs = Mène d’un niveau à l’autre. Chacun sert une fois.
screen-about-circle = Payez-y un parchemin et sautez vers tout autre cercle qui n’est pas barré.
screen-about-room = On peut y entrer souvent, chaque fois par une porte pas encore utilisée ; dans une salle, les lignes ne se croisent pas. Elle compte une fois.
screen-about-recycle = Un optimisateur : trouvé, il garde une carte de ce tour pour le suivant.
screen-about-scissors = Un optimisateur : trouvés, ils retirent une carte de ce tour de la partie.
screen-about-hourglass = Le premier qui finit l’exploration gagne les points du sablier.
screen-about-places = T, B, L1, L2, R1 et R2 sont les côtés d’une carte : haut, bas, gauche et droite, 1 pour la moitié haute. h est une salle, j un croisement, s un escalier, p une trappe, q sa chute, o un cercle, e un impasse.
screen-lay = Poser { $card }
screen-start = Partir de { $card }
screen-way-on = Continuer : { $place }
screen-way-arrives = arrive à la cible en { $card }
screen-buy = Acheter { $card } pour { $cost }
screen-buy-cost = Acheter une carte de coût { $cost }
screen-lattice = Les places se comptent depuis la première carte, qui est en 0,0 : le premier nombre est la colonne, vers la droite ; le second compte les demi-cartes, vers le bas.

# Ce que dit `?` des têtes de tables et d’autres mots à l’écran, plusieurs noms séparés par une barre.
screen-about-player = Pièces : { $coins }. Primaire : { $blue }. Secondaire : { $pink }, dont la moitié compte. Temps : { $green }. Sorties : { $exits }. Jusqu’ici : { $score }.
screen-about-col-cost = Ce qu’une carte coûte, en pièces.
screen-about-col-sides = Les côtés par lesquels un couloir quitte la carte.
screen-about-col-icons = Ce qui se trouve sur la carte.
screen-about-col-pile = Les cartes de ce coût qui restent face cachée.
screen-about-col-coins = Trois font un point à la fin.
screen-about-col-blue = Les points des objectifs primaires.
screen-about-col-pink = Les points des objectifs secondaires, dont la moitié compte à la fin, arrondie en dessous.
screen-about-col-green = Les points du sablier.
screen-about-col-exits = Les chemins sortis par une sortie. Qui en a le plus reçoit 2 points à la fin, le suivant 1.
screen-about-col-score = Ce que donnerait la fin de la partie, en l’état.
screen-about-col-deck = Les cartes à piocher et celles de la défausse.
screen-word-round = Tour
screen-about-word-round = Six en tout, chacun avec un marché, une exploration et ses points.
screen-word-market = Marché
screen-about-word-market = Chacun à son tour achète une chose, jusqu’à ce que tous aient passé.
screen-word-exploration = Exploration
screen-about-word-exploration = Chacun pose ses cartes en un donjon et y trace un chemin, sans être vu des autres.
screen-word-primary = Objectif
screen-about-word-primary = Ce qui compte sur le chemin de ce tour ; on le connaît avant de tracer.
screen-word-secondary = Secondaire
screen-about-word-secondary = Ce qui compte en plus ; il est tiré quand tous ont fini.
screen-word-left = Pas encore tirés
screen-about-word-left = Les objectifs qui peuvent encore venir, et combien de fois.
screen-word-area = zone de construction
screen-about-word-area = Les cartes que vous posez à ce tour.
screen-word-payers = Pour payer
screen-about-word-payers = Les objets trouvés sur ce chemin, les fées et les livres encore inutilisés.
screen-word-worth = Votre chemin
screen-about-word-worth = Ce que vaut le chemin, en l’état.
screen-word-found = Trouvé
screen-about-word-found = Ce que le chemin a rencontré jusqu’ici. Les doubles sont comptés.
screen-word-signs = ✓ | ⧗ | –
screen-about-word-signs = Derrière un nom : ✓ a terminé, ⧗ a le sablier, – a passé.
screen-word-turned = ↻ | retournée
screen-about-word-turned = La carte est posée retournée, d’un demi-tour.
screen-word-steps = i | t | b | @
screen-about-word-steps = Derrière une étape : i paie avec un objet trouvé, t avec une fée, b et un nombre avec un livre ; @1 s’arrête à la première icône.
screen-legend = Les traits fins sont des couloirs, les doubles sont au niveau inférieur, les cases grises sont des salles. Icônes : c pièce, b tonneau, s épée, r corde, k clé, p parchemin, M monstre, K cadenas, P trappe, V lave, S escalier, O cercle, y recyclage, x ciseaux. Votre chemin est épais, en tirets au niveau inférieur, et finit en ◆ ; ce qu’il a trouvé est entouré. ↻ est retournée.
screen-about-col-player = Les joueurs autour de la table ; demandez-en un par son nom.
screen-word-books = Livres
screen-about-word-books = Les livres de sortilèges : chacun s’utilise comme il le dit ; demandez-en un par son nom.
screen-word-tokens = Jetons | fée
screen-about-word-tokens = Chaque fée paie un besoin, comme l’objet dont elle porte le nom.
screen-word-end = sortie | impasse
screen-about-word-end = Un chemin sort par un côté ouvert, ou finit là où il ne peut aller plus loin.
screen-word-lattice = colonne | demi-rangée
screen-about-word-lattice = La place d’une carte, comptée depuis la première : les colonnes vers la droite, les demi-cartes vers le bas.
