# Map Masters, en français. Le fichier anglais a les mêmes messages avec les mêmes paramètres.


## Noms des cartes objectif

name-objective-barrel = Tonneaux
name-objective-coin = Pièces
name-objective-room = Salles
name-objective-sword = Épées
name-objective-scroll = Parchemins
name-objective-stairs = Escaliers
name-objective-key = Clés
name-objective-circle = Cercles magiques
name-objective-rope = Cordes
name-objective-trap = Pièges
name-objective-monster = Monstres
name-objective-lock = Cadenas
stats-objective = Chacun compte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.


## Noms des icônes

name-icon-barrel = tonneau
name-icon-coin = pièce
name-icon-sword = épée
name-icon-scroll = parchemin
name-icon-stairs = escalier
name-icon-key = clé
name-icon-circle = cercle magique
name-icon-rope = corde
name-icon-pit = trappe
name-icon-lava = lave
name-icon-monster = monstre
name-icon-lock = cadenas
name-icon-recycle = recyclage
name-icon-scissors = ciseaux
name-icon-room = salle


## Jetons des Fées, par besoin

name-token-sword = fée à l’épée
name-token-scroll = fée au parchemin
name-token-key = fée à la clé
name-token-rope = fée à la corde


## Livres de sorts et leurs effets

name-book-silent-blade = Lame muette
text-book-silent-blade = Vaut une épée pour un besoin.
name-book-fairy-debt = Dette de fée
text-book-fairy-debt = Défaussez le livre du jeu : il vaut un jeton au choix, même épuisé.
name-book-ambush = Embuscade
text-book-ambush = Bondissez sur un monstre vivant, où qu’il soit.
name-book-spider-hands = Mains d’araignée
text-book-spider-hands = Remontez par une trappe inutilisée.
name-book-open-sesame = Passe-partout
text-book-open-sesame = Vaut une clé pour un besoin.
name-book-feather-step = Pas de plume
text-book-feather-step = Vaut une corde pour un besoin.
name-book-tangled-thread = Fil emmêlé
text-book-tangled-thread = Votre ligne peut se croiser une fois, dans une salle ou à un croisement.
name-book-loud-circle = Cercle bavard
text-book-loud-circle = Vaut un parchemin pour un besoin.
name-book-coopers-door = Porte du tonnelier
text-book-coopers-door = Depuis un tonneau, bondissez à un autre tonneau.
name-book-haggler = Marchandage
text-book-haggler = Une carte donjon coûte { $off ->
    [one] { $off } pièce
   *[other] { $off } pièces
} de moins.
name-book-deep-sky = Ciel profond
text-book-deep-sky = Sortez par un bord extrême du haut ou du bas et rentrez par le bord opposé.
name-book-round-world = Monde rond
text-book-round-world = Sortez par un bord extrême de gauche ou de droite et rentrez par le bord opposé.
name-book-shears = Cisailles
text-book-shears = Retirez du jeu une carte de cette main.
name-book-twin-fairies = Fées jumelles
text-book-twin-fairies = Avec un jeton acheté, prenez-en un autre différent gratuitement.
name-book-bookmark = Marque-page
text-book-bookmark = Payez { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} pour garder une carte de cette main.
name-book-first-glance = Premier regard
text-book-first-glance = Regardez votre première pioche ; gardez-la ou défaussez-la.
name-book-exchange = Échange
text-book-exchange = Échangez une carte donjon posée à ce tour contre une carte visible du marché de coût égal ou inférieur.


## Pourquoi une disposition ou une étape est refusée

why-overlap = Deux cartes se recouvrent.
why-mixed-edge = Un bord ouvert touche un bord fermé.
why-apart = Les cartes ne sont pas toutes reliées.
why-no-free-edge = Un chemin part d’un bord libre.
why-edge-used = Votre ligne a déjà utilisé ce bord.
why-already-started = Le chemin a déjà commencé.
why-path-ended = Le chemin est terminé ; revenez d’abord en arrière.
why-not-here = Le bout de votre ligne est ailleurs.
why-piece-used = Votre ligne a déjà utilisé ce couloir.
why-chord-crosses = Votre ligne se croiserait dans cette salle.
why-unpaid = Il faut payer ici.
why-wrong-payer = Ceci ne convient pas pour payer.
why-surplus-payer = Vous payez plus que nécessaire.
why-part-payment = Tous les monstres d’une salle se combattent à la fois.
why-no-such-book = Vous n’avez pas ce livre, ou il est déjà utilisé.
why-pit-used = Cette trappe est déjà utilisée.
why-circle-used = Ce cercle est déjà utilisé.
why-no-barrel-here = Il faut se trouver sur un tonneau.
why-no-target = Il n’y a pas de cible ici.
why-no-opposite-edge = Il n’y a pas de bord libre en face.
why-not-at-an-edge = Il faut se trouver à un bord libre.
why-no-such-icon = La ligne n’atteint pas cette icône.
why-too-dear = Cela coûte { $price }, et vous avez { $coins }.
why-no-token-left = Il ne reste aucun jeton de cette sorte au marché.
why-same-token = Le jeton offert doit être d’une autre sorte.
why-area-full = Votre zone de construction contient déjà cinq cartes.
why-not-in-market = Ceci n’est pas face visible au marché.
why-pile-empty = Cette pile est vide.
why-path-begun = Effacez votre ligne avant de poser des cartes.
why-not-in-hand = Cette carte n’est pas dans votre main, ou est déjà posée.
why-first-at-middle = La première carte se pose au milieu de la table.
why-nothing-laid = Posez d’abord une carte.
why-one-effect = Chaque carte de cette main subit un seul effet.
why-not-of-this-hand = Cette carte n’est pas de cette main, ou a quitté la partie.
why-no-optimiser = Vous n’avez plus d’icône ni de livre pour cela.
why-not-laid = Seule une carte donjon posée à ce tour peut être échangée.
why-costs-more = Cette carte coûte plus cher que la vôtre.
why-held-twice = La carte { $card } est { $id }, que vous avez déjà.
why-held-long = La carte { $card } dépasse { $most } signes. Retirez ce qui n’y est pas.
why-held-unknown = La carte { $card } n’est pas un plan. Notez ses couloirs, ou le numéro d’une carte de cette maison.
why-held-notation = La carte { $card } ne se lit plus à partir du signe { $sign }. Un croisement a trois couloirs, une salle ses portes, une trappe son arrivée.


## Ce qui s’est passé

event-primary-revealed = Tour { $round }. L’objectif primaire : { $objective }{ $hourglass_id ->
    [yes] {" "}avec le sablier.
   *[no] .
}
event-first-buyer = { $you ->
    [yes] Vous achetez en premier au tour 1.
   *[no] { $who } achète en premier au tour 1.
}
event-market-opens = { $you ->
    [yes] Le marché ouvre. Vous achetez en premier.
   *[no] Le marché ouvre. { $who } achète en premier.
}
event-card-turned = { $card }, à { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}, arrive au marché.
event-book-turned = { $book } arrive au marché.
event-pile-restocked = Les cartes défaussées de coût { $cost } forment une nouvelle pile.
event-books-restocked = Les livres défaussés forment une nouvelle pioche.
event-passed = { $you ->
    [yes] Vous passez.
   *[no] { $who } passe.
}
event-token-bought = { $you ->
    [yes] Vous achetez une { $token } (reste { $coins }).
   *[no] { $who } achète une { $token } (reste { $coins }).
}
event-gift-taken = { $you ->
    [yes] { $book } vous donne une { $token }.
   *[no] { $book } donne une { $token } à { $who }.
}
event-card-bought = { $you ->
    [yes] Vous achetez { $card } (reste { $coins }).
   *[no] { $who } achète { $card } (reste { $coins }).
}
event-book-bought = { $you ->
    [yes] Vous achetez { $book } (reste { $coins }).
   *[no] { $who } achète { $book } (reste { $coins }).
}
event-book-replaced = { $you ->
    [yes] Vous rendez { $book } en échange.
   *[no] { $who } rend { $book } en échange.
}
event-book-used = { $you ->
    [yes] Vous utilisez { $book }.
   *[no] { $who } utilise { $book }.
}
event-book-given-up = { $you ->
    [yes] Vous retirez { $book } du jeu.
   *[no] { $who } retire { $book } du jeu.
}
event-discard-shuffled = { $you ->
    [yes] Votre défausse forme une nouvelle pioche de { $count }.
   *[no] La défausse { ELIDE("de", $who) } forme une nouvelle pioche de { $count }.
}
event-first-seen = { $you ->
    [yes] Vous regardez { $card }.
   *[no] { $who } regarde { $card }.
}
event-first-kept = { $you ->
    [yes] Vous gardez la carte regardée.
   *[no] { $who } garde la carte regardée.
}
event-first-discarded = { $you ->
    [yes] Vous défaussez { $card }.
   *[no] { $who } défausse { $card }.
}
event-exploration-begins = Tour { $round } : l’exploration commence. Comptent les { $objective }.
event-hand-revealed = { $you ->
    [yes] Votre main : { $cards }.
   *[no] Main { ELIDE("de", $who) } : { $cards }.
}
event-card-laid = { $you ->
    [yes] Vous posez { $card } en { $place }{ $turn_id ->
        [turned] , retournée
       *[other] { "" }
    }.
   *[no] { $who } pose { $card } en { $place }{ $turn_id ->
        [turned] , retournée
       *[other] { "" }
    }.
}
event-path-drawn = { $you ->
    [yes] Vous tracez { $step_id ->
        [start] depuis { $target }
        [fall] en tombant par { $target }
        [climb] en remontant par { $target }
        [jump] par les cercles { $target }
        [ambush] sur le monstre en { $target }
        [cooper] vers le tonneau en { $target }
        [wrap] par le bord opposé
       *[other] par { $target }
    }. Points : { $points }.
   *[no] { $who } trace { $step_id ->
        [start] depuis { $target }
        [fall] en tombant par { $target }
        [climb] en remontant par { $target }
        [jump] par les cercles { $target }
        [ambush] sur le monstre en { $target }
        [cooper] vers le tonneau en { $target }
        [wrap] par le bord opposé
       *[other] par { $target }
    }. Points : { $points }.
}
event-taken-back-one = { $you ->
    [yes] Vous revenez d’un pas.
   *[no] { $who } revient d’un pas.
}
event-finished = { $you ->
    [yes] Vous avez terminé votre donjon.
   *[no] { $who } a terminé son donjon.
}
event-hourglass-taken = { $you ->
    [yes] Vous prenez le sablier.
   *[no] { $who } prend le sablier.
}
event-clock-read = { $you ->
    [yes] Vous avez mis { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
   *[no] { $who } a mis { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
}
event-path-revealed = { $you ->
    [yes] Votre chemin : { $length } pas, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, et au bout { $ending_id ->
        [exit] une sortie
        [impasse] une impasse
       *[stop] un arrêt
    }.
   *[no] Chemin { ELIDE("de", $who) } : { $length } pas, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, et au bout { $ending_id ->
        [exit] une sortie
        [impasse] une impasse
       *[stop] un arrêt
    }.
}
event-no-path-revealed = { $you ->
    [yes] Vous avez posé { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sans tracer de chemin.
   *[no] { $who } a posé { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sans tracer de chemin.
}
event-tokens-returned = { $you ->
    [yes] Vos jetons retournent au marché : { $count }.
   *[no] Les jetons { ELIDE("de", $who) } retournent au marché : { $count }.
}
event-coins-earned = { $you ->
    [yes] Pièces trouvées : { $count }. Vous en avez { $coins }.
   *[no] Pièces trouvées par { $who } : { $count }, soit { $coins } en tout.
}
event-primary-scored = { $you ->
    [yes] { $objective } : { $points } pour vous.
   *[no] { $objective } : { $points } pour { $who }.
}
event-bonus-scored = { $you ->
    [yes] Bonus de temps : { $points } pour vous.
   *[no] Bonus de temps : { $points } pour { $who }.
}
event-secondary-revealed = L’objectif secondaire : { $objective }.
event-secondary-scored = { $you ->
    [yes] Secondaire, { $objective } : { $points } pour vous.
   *[no] Secondaire, { $objective } : { $points } pour { $who }.
}
event-exit-ticked = { $you ->
    [yes] Vous cochez une sortie : { $exits } à présent.
   *[no] { $who } coche une sortie : { $exits } à présent.
}
event-card-kept = { $you ->
    [yes] Vous gardez { $card } pour le tour suivant (pièces restantes, { $coins }).
   *[no] { $who } garde { $card } pour le tour suivant (pièces restantes, { $coins }).
}
event-card-removed = { $you ->
    [yes] Vous retirez { $card } du jeu.
   *[no] { $who } retire { $card } du jeu.
}
event-card-exchanged = { $you ->
    [yes] Vous prenez { $taken } contre { $card }.
   *[no] { $who } prend { $taken } contre { $card }.
}
event-hand-discarded = { $you ->
    [yes] Vous défaussez le reste de votre main : { $count }.
   *[no] { $who } défausse le reste de sa main : { $count }.
}
event-market-refreshed = Toutes les cartes et tous les livres du marché sont remplacés.
event-exits-scored = { $you ->
    [yes] Sorties : { $points } pour vous.
   *[no] Sorties : { $points } pour { $who }.
}
event-coins-scored = { $you ->
    [yes] Pièces restantes : { $points } pour vous.
   *[no] Pièces restantes : { $points } pour { $who }.
}
event-final-score = { $you ->
    [yes] Vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $who } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-game-over = La partie est terminée. { $reason }
name-reason-rounds = { end-rounds }
end-rounds = Les six tours sont joués.


## Questions

ask-Buy = { $who }, achetez une chose ou passez
ask-Buy-why = Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}. Passer vaut pour tout le tour.
wait-Buy = { $who } est au marché.

ask-ReplaceBook = { $who }, quel livre rendez-vous ?
ask-ReplaceBook-why = On garde deux livres au plus ; { $book } est nouveau.
wait-ReplaceBook = { $who } rend un livre.

ask-FreeToken = { $who }, prenez un jeton offert
ask-FreeToken-why = Fées jumelles en donne un d’une autre sorte que la { $token }.
wait-FreeToken = { $who } prend un jeton offert.

ask-KeepFirst = { $who }, gardez-vous { $card } comme première carte ?
ask-KeepFirst-why = Premier regard vous montre la carte du dessus de votre pioche.
wait-KeepFirst = { $who } regarde une carte.

ask-Explore = { $who }, posez votre donjon et tracez votre chemin
ask-Explore-why = Comptent à ce tour les { $objective }. Personne ne voit rien avant que tous aient fini.
wait-Explore = { $who } explore.

ask-Optimise = { $who }, utilisez vos optimisateurs
ask-Optimise-why = Recyclage : { $recycles }. Ciseaux : { $scissors }. Chaque carte subit un seul effet.
wait-Optimise = { $who } utilise ses optimisateurs.

ask-Exchange = { $who }, échangez-vous une carte donjon de ce tour ?
ask-Exchange-why = Échange : retirez-en une que vous avez posée, prenez-en une visible de coût égal ou inférieur.
wait-Exchange = { $who } peut échanger une carte.


## Boutons

act-pass = Passer
act-token = Acheter une { $token } pour { $price }
act-book = Acheter { $book } pour { $price }
act-blind-book = Acheter un livre inconnu pour { $price }
act-buy = Acheter { $card }
act-blind = Acheter une carte inconnue de coût { $cost }
act-replace = Rendre { $book }
act-gift = Prendre une { $token }
act-skip = Laisser
act-keep-first = Garder la carte
act-discard-first = Défausser la carte
act-lay = Poser { $card } en { $place } { $turn }
act-start = Partir de { $card } { $slot }
act-walk = Suivre { $piece } { $halt } { $payers }
act-on = Continuer vers { $node } { $halt } { $payers }
act-fall = Tomber par { $pit }
act-climb = Remonter par { $pit } { $payers }
act-jump = Se téléporter de { $circle } à { $other } { $payers }
act-ambush = Bondir sur le monstre en { $monster } { $payers }
act-cooper = Bondir vers le tonneau en { $barrel } { $payers }
act-wrap = Passer par le bord opposé
act-back = Un pas en arrière
act-finish = Terminer
act-recycle = Garder { $card } par recyclage
act-bookmark = Garder { $card } pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
act-cut = Retirer { $card } du jeu
act-exchange = Échanger { $card } contre { $taken }
act-done = Terminé
act-first = { $who } achète en premier
act-objective = Objectif : { $objective } { $hourglass }
act-turn-card = { $card } est révélée
act-turn-book = { $book } est révélé
act-draw = { $who } pioche { $card }
act-clock = { $who } a mis { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
name-turn-turned = retournée
name-hourglass-hourglass = avec le sablier


## Phases

name-phase-setup = Mise en place
name-phase-market = Marché
name-phase-hand = Main
name-phase-exploration = Exploration
name-phase-reward = Récompense
name-phase-reset = Réinitialisation
name-phase-end = Fin de la partie


## Options d’une table

option-players = Joueurs
option-players-2 = 2
option-players-2-about = Deux joueurs.
option-players-3 = 3
option-players-3-about = Trois joueurs.
option-players-4 = 4
option-players-4-about = Quatre joueurs.
option-players-5 = 5
option-players-5-about = Cinq joueurs.
option-first = Premier acheteur du tour 1
option-first-random = Au hasard
option-first-random-about = Le hasard désigne un siège.
option-first-0 = Siège 1
option-first-0-about = Le siège 1 achète en premier.
option-first-1 = Siège 2
option-first-1-about = Le siège 2 achète en premier.
option-first-2 = Siège 3
option-first-2-about = Le siège 3 achète en premier.
option-first-3 = Siège 4
option-first-3-about = Le siège 4 achète en premier.
option-first-4 = Siège 5
option-first-4-about = Le siège 5 achète en premier.
option-edges = Bords
option-edges-lenient = Souples
option-edges-lenient-about = Un bord ouvert peut toucher un bord fermé ; la ligne n’y passe pas.
option-edges-strict = Stricts
option-edges-strict-about = Un bord ouvert ne touche que des bords ouverts.
option-connect = Liaison des cartes
option-connect-open = Par une ouverture
option-connect-open-about = Chaque carte est reliée par au moins un couloir.
option-connect-touch = Par contact
option-connect-touch-about = Il suffit que des côtés se touchent.
option-tangled = Fil emmêlé
option-tangled-junction = Croisements et salles
option-tangled-junction-about = La ligne peut repasser par un croisement, ou se croiser dans une salle.
option-tangled-rooms = Salles seulement
option-tangled-rooms-about = La ligne ne peut se croiser que dans une salle.
option-time_bonus = Bonus de temps
option-time_bonus-live = Premier arrivé
option-time_bonus-live-about = Aux tours à sablier, le premier à finir le prend.
option-time_bonus-clock = Au chronomètre
option-time_bonus-clock-about = Le temps le plus court depuis sa propre révélation le prend.
option-time_bonus-off = Aucun
option-time_bonus-off-about = Il n’y a pas de bonus de temps.
option-timer = Minuteur
option-timer-off = Sans
option-timer-off-about = Chacun prend le temps qu’il faut.
option-timer-5 = 5 minutes
option-timer-5-about = Après cinq minutes, ce qui est tracé compte.
option-bonus_rows = Valeur du bonus de temps
option-bonus_rows-flat = 1 point par tour
option-bonus_rows-flat-about = Le bonus vaut 1 point à chaque tour.
option-bonus_rows-rising = Croissante
option-bonus_rows-rising-about = 1, 1, 2, 2, 3, 3 points selon le tour.
cli-game-mapmasters = Map Masters
cli-word-barrel = le tonneau
cli-word-book = le livre
cli-word-circle = le cercle
cli-word-cost = le coût
cli-word-halt = l’arrêt
cli-word-hourglass = le sablier
cli-word-monster = le monstre
cli-word-node = le bout
cli-word-objective = le but
cli-word-other = l’autre cercle
cli-word-payers = ce qui paie
cli-word-piece = le couloir
cli-word-pit = la trappe
cli-word-seconds = les secondes
cli-word-taken = la carte prise
cli-word-token = le jeton
cli-word-turn = le sens
