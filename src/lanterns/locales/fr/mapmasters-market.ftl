# Le marché, la révélation et les panneaux de Map Masters dans le navigateur. Mêmes messages que le fichier anglais.

market-board = Le Marché
market-columns = Colonnes de cartes
market-tokens = Jetons des Fées
market-books = Livres de Sorts
market-price = coûte { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
market-left = { $n ->
    [one] reste { $n }
   *[other] restent { $n }
}
market-none-left = épuisé
market-beyond = hors de votre portée pour l’instant
market-gap = vide
market-blind = Caché
market-blind-book = Un livre inconnu
market-blind-card = Une carte inconnue de coût { $n }
market-in-pile = { $n } en pile
market-unseen = { $n ->
    [one] { $n } inconnue
   *[other] { $n } inconnues
}
market-top = Sur la pile
market-cost = Coût { $n }
market-none = aucun
market-counts = { $n ->
    [0] Rien pour l’objectif
   *[other] { $n } pour l’objectif : { $objective }
}
market-order = Ordre d’achat
market-order-began = { $who } a commencé : le moins de pièces.
market-order-first = { $who } a commencé.
market-passed = a passé
market-now = joue
market-you = vous
market-next = ensuite
market-coins = Vos pièces
market-coins-of = Pièces { ELIDE("de", $who) }
market-after = { $n } après cet achat
market-area-note = Ce que vous n’achetez pas est pioché : { $draw }, et { $discard } dans la défausse.
market-area-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
market-look = { $card } et l’objectif
market-look-count = { $n ->
    [0] Rien qui compte
    [one] 1 qui compte
   *[other] { $n } qui comptent
}
market-look-points = { $n ->
    [one] jusqu’à { $n } point
   *[other] jusqu’à { $n } points
}
market-look-guards = À payer dessus : { $list }
market-look-also = Aussi dessus : { $list }
market-look-open = { $n ->
    [one] { $n } côté ouvert
   *[other] { $n } côtés ouverts
}
market-kept = gardée
market-drawn = pioche

# Les livres en deux ou trois mots
short-book-silent-blade = paie une épée
short-book-fairy-debt = un jeton au choix
short-book-ambush = saut sur un monstre
short-book-spider-hands = grimper une trappe
short-book-open-sesame = paie une clé
short-book-feather-step = paie une corde
short-book-tangled-thread = se croiser une fois
short-book-loud-circle = paie un parchemin
short-book-coopers-door = de tonneau à tonneau
short-book-haggler = une carte à −{ $off }
short-book-deep-sky = du haut au bas
short-book-round-world = de gauche à droite
short-book-shears = retirer une carte
short-book-twin-fairies = un jeton offert
short-book-bookmark = garder une carte
short-book-first-glance = voir la pioche
short-book-exchange = échanger une carte

# La révélation
reveal-of = Le donjon { ELIDE("de", $who) }
reveal-play = Rejouer les chemins
reveal-skip = Passer
reveal-counts-words = { $who } : { $n ->
    [one] { $n } trouvé
   *[other] { $n } trouvés
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
}
reveal-exit = sortie cochée
reveal-no-exit = pas de sortie
reveal-no-path = pas de chemin
reveal-secondary = { $objective } : { $n }
reveal-coins = +{ $n }
reveal-coins-words = { $n ->
    [one] { $n } pièce trouvée
   *[other] { $n } pièces trouvées
}
reveal-bonus = temps +{ $n }
reveal-line = Ce qui est montré
reveal-own = Votre chemin
reveal-line-of = Chemin { ELIDE("de", $who) }
reveal-here = Mieux ici { $n }
reveal-best = Mieux de tout { $n }
reveal-score = Points après le tour { $n }
reveal-switch = Donjon montré

# Que valait mon chemin ?
meter-title = Le mieux avec vos cinq cartes
meter-title-of = Le mieux avec les cinq cartes { ELIDE("de", $who) }
meter-ask = Que valait-il ?
meter-ask-note = Le meilleur donjon et le meilleur chemin pour ces cinq cartes, et combien de donjons font moins bien. Cela prend un moment.
meter-wait = Recherche de donjons
meter-found = Vous avez trouvé { $value }. Votre donjon permet { $here }, vos cartes { $best }.
meter-found-of = Trouvé : { $value }. Ce donjon permet { $here }, ces cartes { $best }.
meter-perfect = Vous avez tout trouvé : { $value }. Aucun donjon de vos cinq cartes ne fait mieux.
meter-perfect-of = Tout est trouvé : { $value }. Aucun donjon de ces cinq cartes ne fait mieux.
meter-bound = La recherche a été arrêtée : le mieux est peut-être plus haut encore.
meter-over = Sur le donjon
meter-play = Le rejouer
meter-own = Revenir au chemin
meter-against = Face à des donjons au hasard
meter-top = rien ne fait mieux
meter-reached = au moins aussi bien que { $share } %
meter-share = { $below } %
meter-sentence = Donjons essayés avec ces cartes : { $sampled }, chacun avec son meilleur chemin. { $below } sur 100 font moins que { $value }, { $same } autant, { $above } plus.
meter-none = Aucun donjon n’a été tiré.
meter-bar = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $part } %
meter-failed = Aucune réponse. Réessayez.
