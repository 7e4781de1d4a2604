# À ma table : ce qui aide celles et ceux qui jouent avec les boîtes elles-mêmes. Une ligne d’installation qui commence par un nombre l’a dans un anneau.

box-lead = Pour celles et ceux qui ont les boîtes. Marche sans réseau ; rien ne quitte cet appareil.
box-setup = Installer la boîte
box-setup-about = Étape par étape, une donne neuve à chaque fois
box-pad = Feuille de score
box-pad-about = Touchez une case, puis un nombre ; le total se fait seul
box-torch = Torche et tours
box-torch-about = À qui de jouer, ce qui vient ensuite
box-glass = Sablier
box-glass-about = Du sable, un coup sourd, un écran qui reste allumé
box-draw = L’aventure du soir
box-draw-about = Tirée au hasard dans la boîte
box-odds = Chances d’un jet
box-odds-about = Exactes, avant de décider de lancer
box-path = Le meilleur chemin
box-path-about = À travers les cartes en main, calculé ici
box-rules = Chercher une règle
box-rules-about = Par un mot ou une question, avec un cas dessiné
box-rules-all = Toutes les règles
box-begun = En cours
box-since = Depuis { $when }
box-go-on = Reprendre
box-go-on-with = Reprendre : { $what }
box-played = Joué à ma table
box-forget = Oublier : { $what }
box-less = Moins : { $what }
box-more = Plus : { $what }
box-undo = Annuler
box-clear = Effacer
box-note = Noter
box-end = la fin

box-set-up-game = Installer { $game }
box-step = étape { $n } sur { $of }
box-step-back = Étape d’avant
box-next = Fait, suite
box-mission = Mission
box-how-many = Combien jouent ?
box-dealt = Cette donne est pour vous.
box-deal-again = En faire une autre
box-laid = La boîte est installée
box-laid-text = Tout est à sa place. Bonne soirée.
box-play = Jouer

box-who = Qui joue ?
box-players = Joueurs
box-heroes = Héros
box-name-of = Nom du joueur { $n }
box-player-n = Joueur { $n }
box-hero-n = Héros { $n }
box-begin = Commencer
box-no = non
box-yes = oui
box-next-box = Case suivante
box-cell = { $name } { $what } : { $n }
box-of = { $name } : { $what }
box-round = tour { $n }
box-goal = Ce qui rapporte les points
box-goal-any = Points quelconques
box-goal-each = { $what }, { $n } chacun
box-counts = { $n } : { $points } au score
box-part = { $what } { $n }
box-total = Total
box-base = Victoire
box-level-of = Niveau
box-leads = { $name } mène de { $n }.
box-level = C’est l’égalité.
box-finish = Vers la fin
box-crown = Couronner { $name }
box-back-to-pad = Retour à la feuille
box-drop = Laisser tomber
box-how = Comment cela a-t-il fini ?
box-won = Gagné
box-lost = Perdu
box-won-with = Gagné, { $n ->
    [one] { $n } point
   *[other] { $n } points
}
box-wins = { $name } gagne avec { $n }
box-shared = { $names } : victoire partagée, { $n } chacun

box-now = Maintenant
box-turn-of = À { $name } de jouer
box-then = puis { $name }
box-turn-act = tour { $turn }, acte { $act }
box-torch-light = Allumer la torche
box-torch-at = La torche est sur { $space } de { $skull }
box-torch-goblin = un Gobelin
box-torch-act = les Ennemis agissent
box-torch-skull = le crâne
box-torch-does-goblin = Un Gobelin arrive
box-torch-does-goblin-text = La torche est sur { $space } : posez un Gobelin sur l’Entrée. Il est déjà compté ici.
box-torch-does-act = Les Ennemis agissent
box-torch-does-act-text = La torche est sur { $space } : les Gobelins dans l’ordre de leurs emplacements, puis les autres de gauche à droite.
box-torch-does-skull = La torche s’éteint
box-torch-does-skull-text = La torche est sur { $space }.
box-torch-quiet = Rien ne bouge
box-torch-quiet-text = La torche est sur { $space } : rien n’attend ici.
box-torch-left = { $n ->
    [one] Encore { $n } case jusqu’au crâne.
   *[other] Encore { $n } cases jusqu’au crâne.
}
box-torch-next-goblin = Prochain Gobelin en { $space }.
box-torch-next-act = Les Ennemis agissent en { $space }.
box-torch-up = Torche +{ $n }
box-torch-end-turn = Fin du tour : −{ $n }
box-torch-act-two = Le boss apparaît
box-torch-starts = La torche commence sur { $space }
box-torch-won = Le boss tombe : gagné
box-torch-out = La torche s’éteint : perdu
box-torch-goblins = Un Gobelin de trop : perdu
box-torch-why-won = Tous les marqueurs de Santé du boss sont sur 0.
box-torch-why-out = La torche a atteint le crâne.
box-torch-why-goblins = Il fallait ajouter un Gobelin, et il n’y avait plus de place.
box-goblins = Gobelins
box-goblins-full = Le Gobelin { $n } fait perdre la partie.
box-goblin-gone = Un Gobelin en moins
box-goblin-comes = Un Gobelin arrive

box-glass-left = Encore { $time }
box-glass-runs = Le sable coule.
box-glass-waits = Retournez-le quand quelqu’un a fini.
box-glass-over = Le sable est écoulé.
box-glass-lasts = Un sablier dure
box-glass-knock = Un coup sourd aux 10 dernières secondes
box-glass-hold = Coucher
box-glass-on = Laisser couler
box-glass-turn = Retourner

box-draw-again = Tirer encore
box-draw-lay = L’installer
box-draw-other = Changer : { $name }

box-odds-face = Face du dé
box-odds-dice = Dés en main
box-odds-least = Au moins tant : { $face }
box-odds-reach = Total à atteindre, bonus déduits
box-odds-once = en un jet
box-odds-again = en relançant une fois les autres
box-odds-reroll = avec un dé relancé
box-odds-turned = { $n ->
    [one] avec un dé tourné de 1
   *[other] avec { $n } fois 1
}
box-odds-faces = { $n } { $face }
box-odds-total = Total { $n }
box-odds-note = Chaque face est à 1 sur 6.
box-odds-note-total = Le meilleur total : un dé, et tous les autres qui montrent un plus.
box-odds-roll = Lancer ici

## La boîte de Quest sur sa propre table : installation et feuille de score.

companion-quest-castles = Posez les Châteaux
companion-quest-castles-1 = { $castles } cartes Château, mélangées, une à chaque place éclairée. Toutes servent, quel que soit le nombre de joueurs.
companion-quest-castles-2 = Laissez une place entre elles et tout autour : le Royaume s’y étend.
companion-quest-isle = Posez le reste du Royaume
companion-quest-isle-1 = { $cards } autres cartes Plan, mélangées, côté Clair visible.
companion-quest-isle-2 = { $inner } d’entre elles vont aux places intérieures.
companion-quest-isle-3 = { $rim } vont sur le bord.
companion-quest-goblins = Un gobelin sur chaque Portail
companion-quest-goblins-1 = { $portals } jetons gobelin, côté passif, un sur chaque Portail. Commencez là où le bord est éclairé.
companion-quest-goblins-2 = { $left } restent à côté du Royaume.
companion-quest-magic = Magie, cartes et dés
companion-quest-magic-1 = { $space } est la case du jeton Magie ; le marqueur de manche est sur la manche 1.
companion-quest-magic-2 = { $cards } cartes Mouvement, face visible, à côté du Royaume.
companion-quest-magic-3 = { $dice } dés attendent la Nuit.
companion-quest-heroes = Les héros rentrent
companion-quest-heroes-1 = { $heroes } héros chacun, tous dans le Château de leur couleur.
companion-quest-heroes-2 = { $items } Objets Légendaires chacun, au début de leur piste.
companion-quest-tracks = Santé, Force et Sorts
companion-quest-tracks-1 = { $health } de Santé chacun.
companion-quest-tracks-2 = { $power } de Force chacun.
companion-quest-tracks-3 = Le marqueur de la Bibliothèque des Sorts est sur 0.
companion-quest-quests = Distribuez les Quêtes
companion-quest-quests-1 = { $quests } Quêtes, mélangées, face cachée.
companion-quest-quests-2 = { $row } d’entre elles, face visible, en ligne, la première tout à droite.
companion-quest-first = Qui commence ?
companion-quest-first-1 = Tirez au sort, ou choisissez. Dans cette donne, c’est la couleur ci-dessous.
companion-quest-first-2 = Le premier joueur prend le jeton, face unie.
companion-quest-row-spells = Niveau de Sort
companion-quest-row-quests = Quêtes
companion-quest-row-goblins = Gobelins
companion-quest-row-legends = Objets Légendaires
companion-quest-ties = À égalité : le plus de Quêtes, puis de gobelins, puis le niveau de Sort.

## La boîte de Dungeons sur sa propre table : installation.

companion-dungeons-stacks = Formez trois paquets
companion-dungeons-stacks-1 = { $a } Pièces, face cachée : le paquet A.
companion-dungeons-stacks-2 = { $encounters } Rencontres et { $rooms } Pièces, mélangées : le paquet B.
companion-dungeons-stacks-3 = { $last } Pièces et la Porte du Repaire, mélangées : le paquet C.
companion-dungeons-deck = Empilez-les
companion-dungeons-deck-1 = { $cards } cartes : C dessous, B par-dessus, A en haut.
companion-dungeons-deck-2 = Les Pièces et Rencontres qui restent retournent dans la boîte sans être vues.
companion-dungeons-entrance = Posez l’Entrée
companion-dungeons-entrance-1 = L’Entrée est au milieu, face visible.
companion-dungeons-entrance-2 = { $cards } cartes du haut de la pioche, face cachée, sur ses quatre côtés.
companion-dungeons-altars = Autels et marqueurs
companion-dungeons-altars-1 = Un Autel est sur l’Entrée.
companion-dungeons-altars-2 = { $altars } Autels attendent à côté du donjon.
companion-dungeons-altars-3 = { $markers } marqueurs de Santé du boss attendent avec eux.
companion-dungeons-torch = Allumez la torche
companion-dungeons-torch-1 = { $space } est la case de départ de la torche avec { $heroes } héros.
companion-dungeons-torch-2 = Elle ne remonte jamais au-dessus de cette case.
companion-dungeons-decks = Mélangez les pioches
companion-dungeons-decks-1 = Gobelins, Séides, Butin et Sortilèges, chacun sa pioche.
companion-dungeons-decks-2 = { $bosses } boss : tirez-en un et mettez-le de côté sans le voir.
companion-dungeons-heroes = Les héros entrent
companion-dungeons-heroes-1 = { $heroes } héros, tous différents, sur l’Entrée.
companion-dungeons-heroes-2 = Santé et Concentration au plus haut ; personne n’a de carte.
companion-dungeons-first = Qui commence ?
companion-dungeons-first-1 = N’importe quel héros, puis dans le sens horaire. Dans cette donne, celui ci-dessous.
companion-dungeons-ties = Tous gagnent ou perdent ensemble.

## La boîte de Map Masters sur sa propre table : installation et feuille de score.

companion-mapmasters-tokens = Posez les Jetons des Fées
companion-mapmasters-tokens-1 = { $kinds } sortes de jetons, chacune sur sa pile.
companion-mapmasters-tokens-2 = { $tokens } de chaque sorte.
companion-mapmasters-books = Ouvrez deux livres
companion-mapmasters-books-1 = { $books } livres de sortilèges, mélangés, face cachée.
companion-mapmasters-books-2 = { $open } d’entre eux, face visible, à côté de la pioche.
companion-mapmasters-piles = Triez les cartes donjon
companion-mapmasters-piles-1 = { $piles } pioches par coût, mélangées, face cachée.
companion-mapmasters-piles-2 = { $cards } cartes dans chaque pioche.
companion-mapmasters-piles-3 = { $open } cartes face visible, deux à côté de chaque pioche.
companion-mapmasters-packs = Un paquet pour chacun
companion-mapmasters-packs-1 = { $cards } cartes de départ chacun, mélangées, face cachée en pioche.
companion-mapmasters-packs-2 = { $players } paquets servent ; les autres restent dans la boîte.
companion-mapmasters-coins = Les pièces
companion-mapmasters-coins-1 = { $coins } pièces chacun. Personne n’a encore de livre.
companion-mapmasters-objective = Le premier objectif
companion-mapmasters-objective-1 = { $cards } cartes objectif, mélangées, face cachée.
companion-mapmasters-objective-2 = Retournez la première : c’est l’objectif principal du tour 1.
companion-mapmasters-first = Qui achète en premier ?
companion-mapmasters-first-1 = La plus jeune personne au tour 1 ; ensuite, qui a le moins de pièces.
companion-mapmasters-sheets = Feuilles et crayons
companion-mapmasters-sheets-1 = { $rounds } tours se jouent. La feuille de score est ici.
companion-mapmasters-sheets-2 = Le sablier aussi.
companion-mapmasters-row-primary = Principal
companion-mapmasters-row-secondary = Second
companion-mapmasters-row-time = Temps
companion-mapmasters-row-exit = Sortie
companion-mapmasters-row-coins = Pièces restantes
companion-mapmasters-ties = Les points de l’objectif secondaire sont divisés par deux à la fin seulement. À égalité, qui en a le plus avant cela.

## La boîte de Map Masters pour une mission, sur sa propre table : installation et feuille de score.

companion-mapmasters-coop-mission = Choisissez une mission
companion-mapmasters-coop-mission-1 = { $columns } places de large.
companion-mapmasters-coop-mission-2 = { $rows } places de haut. Les places vides restent libres pour vos cartes.
companion-mapmasters-coop-given = Posez les cartes de départ
companion-mapmasters-coop-given-1 = { $cards } cartes de départ de tous les paquets, mélangées, dans un sens ou l’autre, aux places éclairées.
companion-mapmasters-coop-targets = Posez les cartes numérotées
companion-mapmasters-coop-targets-1 = { $cards ->
    [one] { $cards } carte numérotée, à l’endroit, là où le bord est éclairé.
   *[other] { $cards } cartes numérotées, à l’endroit, là où le bord est éclairé.
}
companion-mapmasters-coop-artefacts = Artéfacts
companion-mapmasters-coop-artefacts-1 = { $artefacts ->
    [0] Aucun n’est sur la grille dans cette mission.
    [one] { $artefacts } artéfact est sur sa carte.
   *[other] { $artefacts } artéfacts sont sur leurs cartes.
}
companion-mapmasters-coop-pawns = Placez les pions
companion-mapmasters-coop-pawns-1 = { $pawns ->
    [one] { $pawns } pion, sur un départ libre du bord.
   *[other] { $pawns } pions, chacun sur un départ libre du bord.
}
companion-mapmasters-coop-market = Faites vos achats
companion-mapmasters-coop-market-1 = { $coins ->
    [0] Pas de pièces dans cette mission : rien ne s’achète.
    [one] { $coins } pièce pour tous ensemble : jetons à 1, livres à 2.
   *[other] { $coins } pièces pour tous ensemble : jetons à 1, livres à 2.
}
companion-mapmasters-coop-market-2 = Ce qu’on achète appartient à un pion. Ce qui reste est perdu.
companion-mapmasters-coop-deck = Formez la pioche
companion-mapmasters-coop-deck-1 = { $cards } cartes, comme la mission les liste, mélangées.
companion-mapmasters-coop-deck-2 = { $hand } cartes chacun ; qui joue seul en a { $solo }.
companion-mapmasters-coop-first = Qui commence ?
companion-mapmasters-coop-first-1 = Regardez vos mains, puis choisissez.
companion-mapmasters-coop-row-cards = Cartes restantes
companion-mapmasters-coop-row-tokens = Jetons inutilisés
companion-mapmasters-coop-row-books = Livres inutilisés
companion-mapmasters-coop-row-coins = Pièces trouvées
companion-mapmasters-coop-ties = Multiplié par le niveau, arrondi en dessous. Une mission perdue ne rapporte rien.

## Le meilleur chemin de Map Masters à travers les cartes que l’on tient.

held-cards = Les cartes en main
held-card = Carte { $card }
held-empty = Carte { $card } : aucune encore
held-there = Carte { $card }
held-unread = La carte { $card } ne peut pas encore être dessinée
held-none = Indiquez d’abord au moins une carte.
held-way = Comment l’indiquer
held-draw = Dessiner
held-write = Écrire
held-redraw = Ce qui était écrit sera remplacé dès que vous dessinez.
held-face = Son numéro, ou ses couloirs
held-face-how = Comme { $sample } Ouvertures T, L1, R1, L2, R2, B. Une lettre et un numéro pour le reste : j croisement, h salle, s escalier, p trappe, q arrivée, o cercle, e impasse. Un signe égal joint deux lieux du niveau inférieur.
held-keys = Signes à toucher
held-back = Un signe en arrière
held-clear = Vider cette carte
held-tools = Que poser sur la carte
held-upper = Couloir
held-lower = Couloir inférieur
held-room = Salle
held-stairs = Escalier
held-pit = Trappe
held-circle = Cercle
held-rub = Effacer
held-slot = Ouverture { $slot }
held-point = Rangée { $row }, colonne { $column }
held-corridor = Couloir de { $from } à { $to }
held-how = Touchez le point où un couloir commence.
held-how-on = Touchez le point où il mène ; touchez le point allumé pour lever la plume.
held-how-stand = Touchez le point où cela se trouve. Dans une salle, trappes et cercles font partie de la salle.
held-how-icon = Touchez un couloir ou une salle.
held-how-rub = Touchez une icône, un couloir ou ce qui se trouve à un point.
held-goal = Ce qui compte
held-means = Vos jetons et vos livres
held-books = Livres de sorts
held-find = Trouver le meilleur chemin
held-asking = Recherche …
held-loading = Le moteur se charge : { $part } %
held-ready = Le moteur est là : tout marche sans réseau.
held-best = { $what } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
held-exit = La ligne part par une sortie.
held-no-exit = La ligne ne part pas par une sortie.
held-no-path = Rien de ce qui compte ne peut être atteint.
held-exact = Il n’existe rien de mieux.
held-bound = Au plus { $n } seraient possibles.
held-left = { $n ->
    [one] La carte { $cards } n’est pas nécessaire.
   *[other] Les cartes { $cards } ne sont pas nécessaires.
}
held-drawn = La meilleure ligne, de { $start } à { $end }
