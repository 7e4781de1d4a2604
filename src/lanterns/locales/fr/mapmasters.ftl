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
book-silent-blade = Vaut une épée pour un besoin.
name-book-fairy-debt = Dette de fée
book-fairy-debt = Défaussez le livre du jeu : il vaut un jeton au choix, même épuisé.
name-book-ambush = Embuscade
book-ambush = Bondissez sur un monstre vivant, où qu’il soit.
name-book-spider-hands = Mains d’araignée
book-spider-hands = Remontez par une trappe inutilisée.
name-book-open-sesame = Passe-partout
book-open-sesame = Vaut une clé pour un besoin.
name-book-feather-step = Pas de plume
book-feather-step = Vaut une corde pour un besoin.
name-book-tangled-thread = Fil emmêlé
book-tangled-thread = Votre ligne peut se croiser une fois, dans une salle ou à un croisement.
name-book-loud-circle = Cercle bavard
book-loud-circle = Vaut un parchemin pour un besoin.
name-book-coopers-door = Porte du tonnelier
book-coopers-door = Depuis un tonneau, bondissez à un autre tonneau.
name-book-haggler = Marchandage
book-haggler = Une carte donjon coûte 1 pièce de moins.
name-book-deep-sky = Ciel profond
book-deep-sky = Sortez par un bord extrême du haut ou du bas et rentrez par le bord opposé.
name-book-round-world = Monde rond
book-round-world = Sortez par un bord extrême de gauche ou de droite et rentrez par le bord opposé.
name-book-shears = Cisailles
book-shears = Retirez du jeu une carte de cette main.
name-book-twin-fairies = Fées jumelles
book-twin-fairies = Avec un jeton acheté, prenez-en un autre différent gratuitement.
name-book-bookmark = Marque-page
book-bookmark = Payez 2 pièces pour garder une carte de cette main.
name-book-first-glance = Premier regard
book-first-glance = Regardez votre première pioche ; gardez-la ou défaussez-la.
name-book-exchange = Échange
book-exchange = Échangez une carte donjon posée à cette manche contre une carte visible du marché de coût égal ou inférieur.


## Pourquoi une disposition ou une étape est refusée

why-overlap = Deux cartes se recouvrent.
why-mixed-edge = Un bord ouvert touche un bord fermé.
why-apart = Les cartes ne sont pas toutes reliées.
why-off-grid = Cet emplacement n’est pas sur la grille.
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
