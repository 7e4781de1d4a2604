# Le plateau du jeu Dungeons dans le navigateur. Mêmes messages que le fichier anglais.

dungeon-board = Le donjon : une grille de 7 cases sur 7
dungeon-stage = Acte { $act } · tour { $turn }
dungeon-act-2 = Acte 2 : le Repaire
dungeon-place = { $card } ({ $cell })
dungeon-side-N = nord
dungeon-side-E = est
dungeon-side-S = sud
dungeon-side-W = ouest

# Une case et ceux qui s’y trouvent, en groupes de mots que l’on joint.
dungeon-square = Case { $cell } : { $card }
dungeon-square-down = Case { $cell } : carte face cachée de la pile { $stack }
dungeon-square-empty = Case { $cell } : vide
dungeon-passages = ouverte vers : { $sides }
dungeon-no-passage = encore sans issue
dungeon-altar = un Autel
dungeon-disarmed = Piège désarmé
dungeon-hero-at = { $who }, Santé { $health } sur { $most }, lieu : { $place }
dungeon-enemy-at = { $enemy }, Défense { $defense }, { $most ->
    [0] { "" }
   *[other] Santé { $hits } sur { $most },{ " " }
}lieu : { $place }

dungeon-health = Santé { $now } sur { $most }
dungeon-focus = Concentration { $now } sur { $most }
dungeon-speed = Vitesse { $now }
dungeon-speed-left = Vitesse restante { $now } sur { $most }
dungeon-defense = Défense { $now }
dungeon-down = inconscient
dungeon-set-count = { $set } : { $n } sur 4
dungeon-signature = Signature
dungeon-slot-empty = { $slot } : vide
dungeon-slot-full = { $slot } : { $card }

dungeon-torch = Torche
dungeon-torch-at = Torche : case { $space } sur { $skull }
dungeon-torch-burnt = brûlée
dungeon-torch-goblin = un Gobelin arrive
dungeon-torch-act = tous les Ennemis agissent
dungeon-torch-skull = la Torche s’éteint
dungeon-torch-next-goblin = Prochain Gobelin : case { $space }, dans { $n ->
    [one] { $n } pas
   *[other] { $n } pas
}
dungeon-torch-next-act = Les Ennemis agissent : case { $space }, dans { $n ->
    [one] { $n } pas
   *[other] { $n } pas
}
dungeon-torch-left = { $n ->
    [one] { $n } pas avant la fin
   *[other] { $n } pas avant la fin
}

dungeon-enemies = Ennemis
dungeon-enemies-none = Aucun Ennemi n’est en jeu.
dungeon-enemies-free = Places libres pour les Gobelins : { $n } sur 4
dungeon-enemies-killed = Séides éliminés : { $n }
dungeon-enemy-next = Les Ennemis agissent case { $space }, { $n ->
    [one] au prochain pas
   *[other] dans { $n } pas
}. En l’état :
dungeon-enemy-now = Ils agissent maintenant.
dungeon-enemy-never = Les Ennemis n’agissent plus.
dungeon-boss-markers = Marqueurs : { $markers }
dungeon-gate-bare = Case Autel { $space } : nue
dungeon-gate-covered = Case Autel { $space } : couverte par un Autel
dungeon-marker = Marqueur { $letter } : { $n }

dungeon-row = Piles de défausse
dungeon-row-loot = Butins
dungeon-row-spells = Sortilèges
dungeon-row-empty = La pile est vide.
dungeon-pile = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
dungeon-party = Groupe
dungeon-deck = Cartes à venir : A { $a }, B { $b }, C { $c }

dungeon-check = Le test
dungeon-check-melee = Attaque de Mêlée
dungeon-check-missile = Attaque Missile
dungeon-check-spell = Sortilège
dungeon-check-test = Test
dungeon-check-skill = { $skill_id ->
    [X] Compétence au choix
   *[other] { $skill }
}
dungeon-check-need = requis : { $number }
dungeon-check-result = résultat
dungeon-check-added = ajouté
dungeon-check-bonus = bonus
dungeon-check-unused = inutilisé
dungeon-check-reach = { $total } : suffisant
dungeon-check-short = { $total } : trop peu
dungeon-check-total = total { $total }
dungeon-check-modify = Tourner un dé d’un cran coûte { $cost } de Concentration.
dungeon-check-after = Tourné : { $total } au mieux.
dungeon-check-foe = Dé Ennemi : { $face }
dungeon-odds = { $percent } %
dungeon-odds-both = Sans retouche { $plain } %, en tournant des dés { $modified } %. Requis : { $number }.
dungeon-turn-card = Tourner la carte
dungeon-back = Tous les choix

# What an enemy will do when enemies act, as phrases that are joined.
dungeon-intent-when = Quand les Ennemis agissent (case { $space }, { $n ->
    [one] au prochain pas
   *[other] dans { $n } pas
}) :
dungeon-intent-moves = va vers { $place }
dungeon-intent-stays = reste sur place
dungeon-intent-hit = { $who } perd { $health } Santé{ $focus ->
    [0] { "" }
   *[other] { " " }et { $focus } Concentration
}{ $falls ->
    [yes] { " " }et tombe
   *[no] { "" }
}
dungeon-intent-goblin = un Gobelin arrive ici : { $place }
dungeon-intent-lost = un cinquième Gobelin arrive et le groupe perd
dungeon-intent-regain = il regagne 1 Santé
dungeon-intent-choice = le joueur actif choisit : { $ways }.
dungeon-intent-done = a déjà agi.
dungeon-intent-never = n’agit plus.
dungeon-or = ou

# Aiming: with what, how far, and what the enemy die gives back.
dungeon-aim-melee = { $what } : votre pièce
dungeon-aim-missile = { $what } : tout droit par des passages, { $range ->
    [one] { $range } pièce
   *[other] jusqu’à { $range } pièces
}
dungeon-aim-path = { $what } : par tout chemin, { $range ->
    [0] votre pièce
    [one] jusqu’à 1 pièce
   *[other] jusqu’à { $range } pièces
}
dungeon-reply = S’il survit et contre-attaque, sur 6 jets : { $parts }, 1× la Torche descend.
dungeon-reply-loss = { $n }× { $loss ->
    [0] sans perte
   *[other] −{ $loss } Santé
}
dungeon-check-reply = Une contre-attaque ({ $enemy }) coûterait { $loss } Santé.
dungeon-check-reply-torch = Une contre-attaque ({ $enemy }) ferait descendre la Torche.
dungeon-reply-boss = Sur la Torche, en plus : { $what }.

# Comment les Héros sont nommés en bref : dans le journal, les questions et près de leur figurine.
dungeon-class-H1 = Enchanteresse
dungeon-class-H2 = Paladin
dungeon-class-H3 = Magicien
dungeon-class-H4 = Barbare
dungeon-class-H5 = Roublarde
dungeon-class-H6 = Prêtresse
dungeon-class-H7 = Rôdeuse
dungeon-class-H8 = Guerrier

# Compétences d’un Héros : combien de dés, et pourquoi.
dungeon-skill-dice = { $skill } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}{ $bonus ->
    [0] { "" }
   *[other] , { SIGNED($bonus) } au résultat
}{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
dungeon-skills = Compétences
dungeon-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}

# Ce qu’une pièce demande et donne : la carte à côté du plateau.
dungeon-room = La pièce
dungeon-room-start = entrée
dungeon-room-search = pièce à fouiller
dungeon-room-box = action gratuite
dungeon-room-portal = portail
dungeon-room-trap = piège armé
dungeon-room-disarmed = piège désamorcé
dungeon-room-goblin = pièce à Gobelin
dungeon-room-plain = pièce simple
dungeon-room-encounter = rencontre
dungeon-room-door = Porte du Repaire
dungeon-room-down = carte face cachée, pile { $stack }
dungeon-room-space = case du Repaire
dungeon-room-entering = En entrant
dungeon-room-passed = Réussi
dungeon-room-failed = Raté
dungeon-room-searching = Fouille
dungeon-room-using = Gratuit
dungeon-room-cost = Coût
dungeon-room-reward = Gain
dungeon-room-disarm = Désamorcer
dungeon-room-ending = En s’arrêtant
dungeon-room-checks = Tests ici
dungeon-room-gate = Grille
dungeon-room-opening = L’ouvrir
dungeon-room-test = { $skill_id ->
    [X] toute compétence
   *[other] { $skill }
}, { $number } ou plus
dungeon-room-prize = un Butin ou un Sortilège
dungeon-room-nothing = rien ne se passe
dungeon-room-portal-to = vers toute autre carte révélée
dungeon-room-here = ici : { $who }
dungeon-room-chance = { $skill }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} : { $percent } %
dungeon-room-opening-costs = { $speed } Vitesse pour l’ouvrir et y entrer
dungeon-room-opening-explore = Explorer ouvre toutes celles d’à côté, pour 1 case de Torche
dungeon-effect-health = +{ $amount } Santé
dungeon-effect-lose-health = −{ $amount } Santé
dungeon-effect-health-full = Santé au maximum
dungeon-effect-focus = +{ $amount } Concentration
dungeon-effect-lose-focus = −{ $amount } Concentration
dungeon-effect-loot = découvrez un Butin
dungeon-effect-spell = découvrez un Sortilège
dungeon-effect-pickup-loot = ramassez un Butin
dungeon-effect-pickup-spell = ramassez un Sortilège
dungeon-effect-torch-up = Torche +{ $amount }
dungeon-effect-torch-down = Torche −{ $amount }
dungeon-effect-goblin = un Gobelin arrive
dungeon-effect-S = { SIGNED($amount) } en Force
dungeon-effect-A = { SIGNED($amount) } en Agilité
dungeon-effect-I = { SIGNED($amount) } en Intelligence
dungeon-effect-dice = { SIGNED($amount) } dé
dungeon-effect-change = { $what } : { $who } { $before } → { $after }
dungeon-effect-torch-change = { $what } : { $before } → { $after }
dungeon-note = { $skill_id ->
    [X] toute compétence
   *[other] { $skill }
} { $number }
dungeon-skill-S = Force
dungeon-skill-A = Agilité
dungeon-skill-I = Intelligence
dungeon-skill-X = toute compétence
dungeon-focus-cost = coûte { $n } Concentration

dungeon-must-rest = inconscient, doit se reposer
dungeon-within = { $range ->
    [0] sa pièce
   *[other] portée { $range }
}
dungeon-you-choose = au choix
dungeon-in-all = En tout
dungeon-change = { $before } → { $after }
dungeon-change-range = { $before } → { $least }–{ $most }
dungeon-change-focus = Concentration { $before } → { $after }
dungeon-falls = s’effondre
dungeon-may-fall = peut s’effondrer
dungeon-enemies-first = Aucun ennemi. La Torche amène le premier à la case { $space }.
dungeon-enemy-soon = agissent à { $space }, au pas suivant
dungeon-enemy-when = agissent à { $space }, dans { $n } pas

dungeon-heart-given = Cœur { $letter }, de { $before } à { $after }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}. Reste { $left }.
dungeon-heart-back = Reprendre un point au cœur { $letter }
dungeon-heart-barred = Cœur { $letter } : { $n }, arrêté par la grille de { $gate }
dungeon-deal = Infliger { $parts }
dungeon-deal-given = { $n } sur { $of }
dungeon-deal-left = Encore { $n } à donner : touchez un cœur pour chaque point.
dungeon-boss = Boss
dungeon-boss-all = { $range ->
    [0] tous dans sa pièce
   *[other] tous à portée { $range }
} : { $health ->
    [0] { "" }
   *[other] −{ $health } Santé
}{ $focus ->
    [0] { "" }
   *[other] { " " }−{ $focus } Concentration
}
dungeon-boss-action = Son action
dungeon-boss-face = Face torche
dungeon-boss-melee = À la Mêlée
dungeon-boss-missile = Aux Missiles
dungeon-boss-spell = Aux Sortilèges
dungeon-boss-reply = riposte +{ $n }
dungeon-boss-regains = répare un cœur de 1
dungeon-boss-goblin = un Gobelin dans sa pièce
dungeon-boss-after-spell = { $health ->
    [0] −{ $focus } Concentration
   *[other] −{ $health } Santé
} après le Sortilège
dungeon-boss-gate = La grille { $space } est nue : aucun cœur ne la passe. Menez le Boss sur un autel.
dungeon-boss-again = Revoir son arrivée
dungeon-arrive-title = Le Boss de cette partie
dungeon-arrive-acts = Quand les ennemis agissent : chaque Héros { $range ->
    [0] dans sa pièce
    [one] à { $range } pièce au plus
   *[other] à { $range } pièces au plus
} perd { $health ->
    [0] { "" }
   *[other] { $health } Santé
}{ $focus ->
    [0] { "" }
   *[other] { " " }{ $focus } Concentration
}
dungeon-arrive-replies = Riposte +{ $melee } à la Mêlée, +{ $missile } aux Missiles, +{ $spell } aux Sortilèges
dungeon-arrive-replies-spell = Riposte +{ $melee } à la Mêlée, +{ $missile } aux Missiles ; un Sortilège vous coûte { $health ->
    [0] { $focus } Concentration
   *[other] { $health } Santé
}
dungeon-arrive-hearts = { $n } cœurs sur 8. Aucun ne passe la grille { $gates } avant que le Boss marche sur un autel
dungeon-arrive-torch = { $n ->
    [one] { $n } case
   *[other] { $n } cases
} de Torche. Brisez tous les cœurs avant le crâne
dungeon-arrive-fight = Au combat
dungeon-last-on = Voir la fin
dungeon-dungeon-large = Donjon en grand
dungeon-lair-large = Repaire en grand

dungeon-take = Prendre { $total }{ $what ->
    [hits] { "" } : touche pour { $damage }
    [misses] { "" } : manque
    [enough] { "" } : suffit
    [short] { "" } : trop peu
   *[plain] { "" }
}
dungeon-die-press = Prendre le { $die } pour résultat, ou l’ajouter

dungeon-ask-skill = { $who }, quelle compétence contre : { $room } ?
dungeon-ask-skill-why = Toute compétence, { $number } ou plus.{ $fail ->
    [none] { "" }
   *[other] { " " }Raté : { $fail }.
} Chances avant tout changement de dé{ $cost ->
    [0] .
   *[other] { "" } ; { $cost } Concentration le tourne d’un cran.
}
dungeon-goblin-knife = Couteau
dungeon-goblin-bow = Arc
dungeon-goblin-bomb = Bombe
dungeon-goblin-spear = Lance
dungeon-pile-kind = { $kind ->
    [hand] main
    [garb] vêtement
    [trinket] babiole
    [attack] blesse un ennemi
   *[other] fait autre chose
} { $n } ({ $percent } %)
dungeon-act-1 = Acte 1 : le donjon

# Indices : ce qui compte, et avec quoi agit une réponse.
concern-falls = À la prochaine action des Ennemis, { $seat } { $sure ->
    [yes] tombe
   *[other] peut tomber
} ; c’est à { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
} de la Torche.
concern-hit = À la prochaine action des Ennemis, { $seat } peut perdre { $n } de Santé sur { $health } ; c’est à { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
} de la Torche.
concern-goblins = { $count ->
    [one] { $count } Gobelin est
   *[other] { $count } Gobelins sont
} dans le Donjon. Il y a place pour { $most } : un de plus fait perdre la partie.
concern-down = { $seat } reste à terre jusqu’à son repos.
concern-torch = { $count ->
    [one] { $count } pas
   *[other] { $count } pas
} de la Torche, puis elle s’éteint et la partie est perdue.
concern-boss = Le Boss a encore { $count ->
    [one] { $count } cœur
   *[other] { $count } cœurs
}.
concern-minions = { $count ->
    [one] { $count } Séide
   *[other] { $count } Séides
} à vaincre avant d’ouvrir le Repaire. { $door ->
    [found] Sa porte est trouvée.
   *[other] Sa porte n’est pas encore trouvée.
}
concern-door-open = Tous les Séides sont vaincus : allez à la porte du Repaire.
concern-door-hidden = Tous les Séides sont vaincus : trouvez la porte du Repaire.

# Ce qui s’est passé entre la dernière réponse et ce tour, et ce que la Torche apporte ensuite.
dungeon-between = Depuis votre dernière réponse
dungeon-between-came = { $enemy } arrive : { $place }
dungeon-between-fell = { $who } s’effondre
dungeon-comes = Ce qui vient ensuite
dungeon-comes-next = À { $space }, au pas suivant
dungeon-comes-at = À { $space }, dans { $n } pas
dungeon-comes-skull = Le crâne est à { $space }
dungeon-comes-goblin = Gobelin à { $space }

replay-act = Acte { $n }
tally-act = Acte atteint
tally-killed = Ennemis vaincus
