# Map Masters Coop, en français, par-dessus mapmasters.ftl. Le fichier anglais a les mêmes messages avec les mêmes paramètres.


## Groupes, artéfacts, niveaux, phases

name-group-blue = Bleu
name-group-red = Rouge
name-group-yellow = Jaune
name-group-green = Vert
name-group-plum = Prune
name-group-white = Blanc
name-group-black = Noir
name-group-brown = Brun
name-artefact-A1 = Bottes volantes
name-artefact-A2 = Cor d’écho
name-artefact-A3 = Antidote
name-artefact-A4 = Rame du passeur
name-artefact-A5 = le Boulanger
name-artefact-A6 = le Cartographe
name-artefact-A7 = les Jumeaux
name-artefact-A8 = Bougie du soleil
name-artefact-A9 = Bougie de la lune
name-artefact-A10 = Bougie étoile
name-artefact-A11 = Marteau de givre
name-artefact-A12 = Cœur d’engrenage
name-artefact-A13 = Couronne des cartes
name-level-novice = Novice
name-level-easy = Facile
name-level-normal = Normal
name-level-hard = Difficile
name-phase-pawns = Pions
name-phase-leader = Qui commence
name-phase-play = Mission
name-debt-fairy-debt = { name-book-fairy-debt }


## Pourquoi une action est refusée

why-already-met = Cet objectif est déjà atteint.
why-blank-side = La carte n’a pas d’ouverture de ce côté.
why-book-not-shown = Ce livre n’est pas face visible.
why-enough-sketches = Assez d’esquisses pour un tour.
why-fairy-first = Choisissez d’abord ce que donne l’optimisateur.
why-group-stays = Ce groupe est arrivé pour de bon.
why-leads-nowhere = La ligne s’arrêterait là, et aucun chemin ne s’arrête en route.
why-no-start-here = Aucun pion ne part d’ici.
why-no-such-group = Cette mission n’a pas ce groupe.
why-no-such-objective = Cette mission n’a pas cet objectif.
why-no-way-in = Rien ne mène vers l’intérieur depuis la place de ce groupe.
why-no-way-yet = Aucun passage ne mène encore ce groupe à une cible.
why-not-arrived = Un chemin ne se trace qu’une fois arrivé à une cible.
why-not-enough = Le groupe n’apporte pas ce que demande l’objectif.
why-too-many = Le groupe apporte plus que demandé ; à ce niveau, il faut le compte exact.
why-other-payment = Ce but peut être rempli, mais pas avec ces jetons.
why-another-group = Un autre groupe doit remplir ce but.
why-not-started = Ce groupe n’a pas encore de départ.
why-not-yet = Un autre objectif vient d’abord.
why-nothing-to-take-back = Il n’y a aucune étape à reprendre.
why-off-grid = Cet emplacement est hors de la grille.
why-one-path = À cette table, un seul chemin par tour.
why-one-token-each = Ce groupe a déjà un jeton non utilisé de cette sorte.
why-other-exit = Cet objectif demande une autre sortie.
why-other-side = Cet objectif demande un autre côté de la carte.
why-place-blocked = Cet emplacement est bloqué.
why-place-filled = Une carte s’y trouve déjà.
why-resign-refused = Quelqu’un veut continuer.
why-spot-taken = Un autre pion part d’ici.
why-two-books-each = Un groupe a deux livres au plus.


## Ce qui s’est passé

event-commission-drawn = Une commande : { $objective }.
event-tableau-laid = Mission { $number }. { $count ->
    [one] { $count } carte est
   *[other] { $count } cartes sont
} sur la grille.
event-pawn-placed = { $you ->
    [yes] Vous placez { $group } en { $spot }.
   *[no] { $who } place { $group } en { $spot }.
}
event-market-open = Le marché ouvre : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} pour tous les groupes.
event-book-shown = { $book } est au marché.
event-token-bound = { $you ->
    [yes] Vous achetez une { $token } pour { $group } (reste { $coins }).
   *[no] { $who } achète une { $token } pour { $group } (reste { $coins }).
}
event-book-bound = { $you ->
    [yes] Vous achetez { $book } pour { $group } (reste { $coins }).
   *[no] { $who } achète { $book } pour { $group } (reste { $coins }).
}
event-shopping-declined = { $you ->
    [yes] Vous n’achetez rien.
   *[no] { $who } n’achète rien.
}
event-coins-lost = Le marché ferme. Pièces restantes : { $coins }.
event-hands-dealt = Chacun pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-card-drawn = { $you ->
    [yes] Vous piochez { $card }.
   *[no] { $who } pioche { $card }.
}
event-lead-declined = { $you ->
    [yes] Vous laissez un autre commencer.
   *[no] { $who } laisse un autre commencer.
}
event-leads = { $you ->
    [yes] Vous commencez.
   *[no] { $who } commence.
}
event-turn-begins = { $you ->
    [yes] Tour { $turn } : à vous.
   *[no] Tour { $turn } : { $who }.
}
event-card-played = { $you ->
    [yes] Vous jouez { $card } en { $place }{ $turn_id ->
        [turned] , retournée
       *[other] { "" }
    }.
   *[no] { $who } joue { $card } en { $place }{ $turn_id ->
        [turned] , retournée
       *[other] { "" }
    }.
}
event-sketch-dropped = { $you ->
    [yes] Vous abandonnez l’esquisse pour { $group }.
   *[no] { $who } abandonne l’esquisse pour { $group }.
}
event-leg-entered = { $you ->
    [yes] Vous tracez le chemin { ELIDE("de", $group) } jusqu’à { $spot } : { $length ->
        [one] { $length } étape
       *[other] { $length } étapes
    }.
   *[no] { $who } trace le chemin { ELIDE("de", $group) } jusqu’à { $spot } : { $length ->
        [one] { $length } étape
       *[other] { $length } étapes
    }.
}
event-book-spent = { $group } utilise { $book }.
event-left-by-exit = { $group } sort par { $spot }.
event-target-turned-up = La carte en { $place } est révélée : { $card }.
event-arrived = { $group } arrive à { $card }, { $spot }.
event-artefact-taken = { $group } prend : { $artefact }.
event-artefact-given = { $group } reçoit : { $artefact }.
event-token-added = { $group } ajoute une { $token }.
event-objective-met = { $need_id ->
    [object] { $group } remet { $count } { $what } : l’objectif { $number } est atteint.
    [deed] { $group } l’a fait, { $count } × { $what } : l’objectif { $number } est atteint.
    [artefact] { $group } remet : { $what }. L’objectif { $number } est atteint.
   *[other] { $group } atteint l’objectif { $number }.
}
event-nothing-to-meet = { $group } n’atteint aucun objectif à { $card }.
event-nothing-to-meet-outside = { $group } n’atteint aucun objectif dehors.
event-place-closed = La poursuite se rapproche : { $place } est bloqué.
event-way-opened = L’objectif { $number } est atteint : { $count ->
    [one] { $count } mur tombe
   *[other] { $count } murs tombent
}.
event-water-rises = L’eau monte sur la rangée { $row } : { $count ->
    [0] aucun emplacement n’y était vide
    [one] { $count } emplacement vide disparaît
   *[other] { $count } emplacements vides disparaissent
}.
event-too-late = L’objectif { $number } n’a pas été atteint à temps : la mission est perdue.
event-group-shut-in = { $group } est enfermé : aucune carte à venir ne peut plus le mener nulle part.
event-resign-proposed = { $you ->
    [yes] Vous proposez d’abandonner la mission.
   *[no] { $who } propose d’abandonner la mission.
}
event-resign-agreed = { $you ->
    [yes] Vous êtes d’accord.
   *[no] { $who } est d’accord.
}
event-resign-refused = { $you ->
    [yes] Vous voulez continuer.
   *[no] { $who } veut continuer.
}
event-mission-won = La mission { $number } est gagnée avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-no-card = { $you ->
    [yes] Vous n’avez plus de carte à jouer : la mission est perdue.
   *[no] { $who } n’a plus de carte à jouer : la mission est perdue.
}
event-no-place = { $you ->
    [yes] Il ne reste aucun emplacement pour votre carte : la mission est perdue.
   *[no] Il ne reste aucun emplacement pour la carte { ELIDE("de", $who) } : la mission est perdue.
}
event-dead-end = Aucun groupe ne peut plus arriver nulle part : la mission { $number } est perdue.
event-resigned = La mission { $number } est abandonnée.

name-what-coin = pièces
name-what-barrel = tonneaux
name-what-sword = épées
name-what-scroll = parchemins
name-what-key = clés
name-what-rope = cordes
name-what-room = salles
name-what-stairs = escaliers
name-what-circle = cercles magiques
name-what-trap = pièges
name-what-monster = monstres
name-what-lock = cadenas
name-what-A1 = { name-artefact-A1 }
name-what-A2 = { name-artefact-A2 }
name-what-A3 = { name-artefact-A3 }
name-what-A4 = { name-artefact-A4 }
name-what-A5 = { name-artefact-A5 }
name-what-A6 = { name-artefact-A6 }
name-what-A7 = { name-artefact-A7 }
name-what-A8 = { name-artefact-A8 }
name-what-A9 = { name-artefact-A9 }
name-what-A10 = { name-artefact-A10 }
name-what-A11 = { name-artefact-A11 }
name-what-A12 = { name-artefact-A12 }
name-what-A13 = { name-artefact-A13 }


## Pourquoi la mission est finie

end-won = Tous les objectifs de la mission sont atteints.
end-exhausted = Le joueur actif n’avait plus de carte, ou plus d’emplacement pour elle.
end-nothing-met = Un groupe est arrivé sans pouvoir atteindre d’objectif.
end-dead-end = Aucun groupe ne pouvait plus arriver nulle part.
end-too-late = De deux objectifs qui vont ensemble, l’un est venu trop tard.
end-resigned = Tous ont accepté d’abandonner la mission.
name-reason-won = { end-won }
name-reason-exhausted = { end-exhausted }
name-reason-nothing-met = { end-nothing-met }
name-reason-dead-end = { end-dead-end }
name-reason-too-late = { end-too-late }
name-reason-resigned = { end-resigned }


## Questions

ask-PlacePawn = { $who }, placez le pion { $group }
ask-PlacePawn-why = Il part d’un bord libre, ou devant un emplacement encore vide.
wait-PlacePawn = { $who } place un pion.

ask-Shop = { $who }, achetez pour un groupe
ask-Shop-why = { $coins ->
    [one] Il reste { $coins } pièce pour tous.
   *[other] Il reste { $coins } pièces pour tous.
} Un jeton coûte { $token_price }, un livre { $book_price } ; chacun reste à son groupe.
wait-Shop = { $who } achète pour les groupes.

ask-ChooseLeader = { $who }, voulez-vous commencer ?
ask-ChooseLeader-why = Vous avez vu votre main. Si vous refusez, on demande au suivant.
wait-ChooseLeader = { $who } se demande s’il faut commencer.

ask-PlayCard = { $who }, jouez une carte dans un emplacement vide
ask-PlayCard-why = Dans un sens ou dans l’autre. Elle n’a pas besoin de voisine.
wait-PlayCard = { $who } joue une carte.

ask-AgreeToResign = { $who }, abandonner la mission ?
ask-AgreeToResign-why = { $proposer_seat } le propose. Tous doivent être d’accord.
wait-AgreeToResign = On demande à { $who } s’il faut abandonner.

ask-Paths = { $who }, tracez le chemin d’un groupe, ou finissez votre tour
ask-Paths-why = Un chemin va du groupe à une cible. Il se trace en entier ou pas du tout.
wait-Paths = { $who } peut tracer des chemins.

ask-Sketch = { $who }, tracez le chemin { ELIDE("de", $group) }
ask-Sketch-why = Rien ne compte avant de l’avoir validé.
wait-Sketch = { $who } trace un chemin.

ask-Orient = { $who }, dans quel sens pose-t-on { $card } ?
ask-Orient-why = { $group } l’a révélée. Le côté de l’arrivée doit être ouvert.
wait-Orient = { $who } oriente une carte.

ask-TakeArtefact = { $who }, que prend { $group } ?
ask-TakeArtefact-why = Chaque groupe prend une seule chose de cette carte.
wait-TakeArtefact = { $who } choisit ce qu’il faut prendre.

ask-Meet = { $who }, quel objectif { $group } atteint-il ?
ask-Meet-why = Un groupe atteint un objectif par carte. Des jetons non utilisés peuvent s’ajouter.
wait-Meet = { $who } choisit un objectif.


## Boutons

act-pawn = Partir de { $spot }
act-token = Acheter une { $token } pour { $group }
act-book = Acheter { $book } pour { $group }
act-blind-book = Acheter un livre caché pour { $group }
act-pass = Passer
act-pass-Shop = Ne rien acheter
act-pass-ChooseLeader = Laisser un autre commencer
act-lead = Je commence
act-play = Jouer { $card } en { $place } { $turn }
act-begin = Tracer un chemin pour { $group }
act-walk = Suivre { $piece } { $halt } { $payers }
act-on = Continuer vers { $node } { $halt } { $payers }
act-fall = Tomber par { $pit }
act-climb = Remonter par { $pit } { $payers }
act-jump = Se téléporter de { $circle } à { $other } { $payers }
act-ambush = Bondir sur le monstre en { $monster } { $payers }
act-cooper = Bondir au tonneau en { $barrel } { $payers }
act-fairy = Prendre une { $token }
act-no-fairy = Ne prendre aucun jeton
act-back = Une étape en arrière
act-abandon = Abandonner l’esquisse
act-enter = Valider le chemin
act-turn-up = La poser { $turn_id ->
    [turned] retournée
   *[other] à l’endroit
}
act-take = Prendre : { $artefact }
act-meet = Atteindre l’objectif { $objective_id } { $token_id ->
    [token] avec un jeton
   *[other] { "" }
} { $debt }
act-end-turn = Finir le tour
act-resign = Proposer d’abandonner
act-agree = Abandonner
act-go-on = Continuer
act-given = { $card } { $turn } est sur la grille
act-turn-book = { $book } est révélé
act-draw = { $who } pioche { $card }
act-commission = Commande : { $objective }
act-unveil = C’est { $card }
act-block = { $place } est bloqué


## Options d’une table

option-players = Joueurs
option-players-1 = 1
option-players-1-about = En solitaire, avec quatre cartes en main.
option-players-2 = 2
option-players-2-about = Deux joueurs.
option-players-3 = 3
option-players-3-about = Trois joueurs.
option-players-4 = 4
option-players-4-about = Quatre joueurs.
option-players-5 = 5
option-players-5-about = Cinq joueurs.
option-level = Difficulté
option-level-novice = Novice
option-level-novice-about = Les optimisateurs donnent des jetons, et ce qui est utilisé compte. Moitié des points.
option-level-easy = Facile
option-level-easy-about = Ce qui est utilisé compte pour les objectifs. Trois quarts des points.
option-level-normal = Normal
option-level-normal-about = Seul ce qui n’est pas utilisé compte pour les objectifs.
option-level-hard = Difficile
option-level-hard-about = Exactement ce qui est demandé, jetons non utilisés compris. Une fois et demie les points.
option-hands = Mains
option-hands-closed = Cachées
option-hands-closed-about = On peut décrire ses cartes, pas les montrer.
option-hands-open = Ouvertes
option-hands-open-about = Tout le monde voit toutes les mains.
option-paths = Chemins par tour
option-paths-any = Sans limite
option-paths-any-about = Le joueur actif peut valider les chemins d’autant de groupes qu’il veut.
option-paths-one = Un seul
option-paths-one-about = Un seul chemin peut être validé par tour.
option-tangled = Fil emmêlé
option-tangled-junction = Croisements et salles
option-tangled-junction-about = La ligne d’un groupe peut passer deux fois un croisement, ou se croiser dans une salle.
option-tangled-rooms = Salles seulement
option-tangled-rooms-about = La ligne d’un groupe ne peut se croiser que dans une salle.
cli-game-mapmasters-coop = Map Masters, Coopération
cli-word-artefact = l’artéfact
cli-word-debt = la dette
cli-word-group = le groupe
cli-word-spot = le départ
