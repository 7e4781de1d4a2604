# Les mots du dessin de Map Masters dans le terminal.

screen-round = Tour { $round } sur 6
screen-primary = Objectif : { $objective }, { $points } chacun
screen-secondary = Secondaire : { $objective }, { $points } chacun
screen-hourglass = Sablier : { $points } au premier qui termine
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
screen-worth = Votre chemin : { $points } pour l’objectif, { $coins ->
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
