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
