# Donjons, en français. Le fichier anglais a les mêmes messages avec les mêmes paramètres ;
# sa tête dit d’où viennent les paramètres. Les termes sont ceux du livret de règles.


## Ce qui s’est passé

event-hero-drawn = { $you ->
    [yes] Vous jouez { $hero }.
   *[no] { $hero } rejoint le groupe.
}
event-turn-begins = { $you ->
    [yes] C’est votre tour.
   *[no] C’est le tour { ELIDE("de", $who) }.
}
event-gained = { $you ->
    [yes] { $gained_health ->
        [0] Vous gagnez { $gained_focus } Concentration : { $focus } à présent.
       *[other] { $gained_focus ->
            [0] Vous gagnez { $gained_health } Santé : { $health } à présent.
           *[other] Vous gagnez { $gained_health } Santé et { $gained_focus } Concentration : { $health } et { $focus } à présent.
        }
    }
   *[no] { $gained_health ->
        [0] { $who } gagne { $gained_focus } Concentration : { $focus } à présent.
       *[other] { $gained_focus ->
            [0] { $who } gagne { $gained_health } Santé : { $health } à présent.
           *[other] { $who } gagne { $gained_health } Santé et { $gained_focus } Concentration : { $health } et { $focus } à présent.
        }
    }
}
event-lost = { $you ->
    [yes] { $lost_health ->
        [0] Vous perdez { $lost_focus } Concentration : il en reste { $focus }.
       *[other] { $lost_focus ->
            [0] Vous perdez { $lost_health } Santé : il en reste { $health }.
           *[other] Vous perdez { $lost_health } Santé et { $lost_focus } Concentration : il en reste { $health } et { $focus }.
        }
    }
   *[no] { $lost_health ->
        [0] { $who } perd { $lost_focus } Concentration : il en reste { $focus }.
       *[other] { $lost_focus ->
            [0] { $who } perd { $lost_health } Santé : il en reste { $health }.
           *[other] { $who } perd { $lost_health } Santé et { $lost_focus } Concentration : il en reste { $health } et { $focus }.
        }
    }
}
event-paid = { $you ->
    [yes] Vous payez { $paid } Concentration : il en reste { $focus }.
   *[no] { $who } paie { $paid } Concentration : il en reste { $focus }.
}
event-unconscious = { $you ->
    [yes] Vous tombez inconscient.
   *[no] { $who } tombe inconscient.
}
event-ambush = { $you ->
    [yes] Vous tombez dans une embuscade.
   *[no] { $who } tombe dans une embuscade.
}
event-hero-moved = { $you ->
    [yes] Vous allez en { $place }.
   *[no] { $who } va en { $place }.
}
event-card-revealed = En { $cell } se révèle : { $card }.
event-card-laid = La carte en { $cell } s’ouvre vers { $sides }.
event-card-placed = Une carte cachée de la pile { $stack_id } est posée en { $cell }.
event-goblin-added = { $goblin } arrive en { $room } : { $enemy }.
event-goblins-reshuffled = Le Paquet de Gobelins est remélangé : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
event-minion-added = { $minion } attend en { $room } : { $enemy }.
event-enemies-act = Tous les Ennemis agissent.
event-enemy-moved = { $enemy } va en { $room }.
event-enemy-hits = { $enemy } frappe les Héros à portée.
event-torch-lowered = La Torche descend à la case { $torch }.
event-torch-raised = La Torche remonte à la case { $torch }.
event-dice-rolled = { $you ->
    [yes] Vous obtenez { $dice }.
   *[no] { $who } obtient { $dice }.
}
event-foe-die-rolled = Le Dé Ennemi montre { $face }.
event-die-modified = { $you ->
    [yes] Vous modifiez de 1 le { $die } : { $dice }.
   *[no] { $who } modifie de 1 le { $die } : { $dice }.
}
event-die-rerolled = { $you ->
    [yes] Vous relancez le { $die }.
   *[no] { $who } relance le { $die }.
}
event-check-passed = { $you ->
    [yes] Vous réussissez le test : { $total } pour { $number }.
   *[no] { $who } réussit le test : { $total } pour { $number }.
}
event-check-failed = { $you ->
    [yes] Vous ratez le test : { $total } pour { $number }.
   *[no] { $who } rate le test : { $total } pour { $number }.
}
event-attack-total = { $you ->
    [yes] Votre attaque vaut { $total }.
   *[no] L’attaque { ELIDE("de", $who) } vaut { $total }.
}
event-attack-misses = { $you ->
    [yes] Vous manquez votre cible.
   *[no] { $who } manque sa cible.
}
event-attacks = { $you ->
    [yes] Vous attaquez : { $weapon }.
   *[no] { $who } attaque : { $weapon }.
}
event-attacked = Cible : { $enemy }.
event-enemy-damaged = { $you ->
    [yes] Vous infligez { $damage ->
        [one] { $damage } Blessure
       *[other] { $damage } Blessures
    } : { $enemy }.
   *[no] { $who } inflige { $damage ->
        [one] { $damage } Blessure
       *[other] { $damage } Blessures
    } : { $enemy }.
}
event-enemy-killed = { $you ->
    [yes] Vous éliminez { $enemy }.
   *[no] { $who } élimine { $enemy }.
}
event-boss-damaged = Le Boss encaisse { $hits } : ses marqueurs sont à { $markers }.
event-boss-regained = Le Boss se régénère, { $mends } : ses marqueurs sont à { $markers }.
event-boss-revealed = Le Boss se montre : { $boss }.
event-boss-torch = { $boss } se nourrit de la Torche.
event-gate-covered = L’Autel de { $room } couvre la case Autel { $space }.
event-counter-attack = { $enemy } contre-attaque : { $face }.
event-counter-damage = { $you ->
    [yes] { $damage ->
        [0] La contre-attaque ne vous fait rien.
       *[other] La contre-attaque vous coûte { $damage } Santé.
    }
   *[no] { $damage ->
        [0] La contre-attaque ne fait rien à { $who }.
       *[other] La contre-attaque coûte { $damage } Santé à { $who }.
    }
}
event-trick-used = { $you ->
    [yes] Vous utilisez : { $trick }.
   *[no] { $who } utilise : { $trick }.
}
event-cost-unpaid = { $you ->
    [yes] Le coût de { $cost } Concentration n’est pas payé.
   *[no] { $who } ne paie pas le coût de { $cost } Concentration.
}
event-casts = { $you ->
    [yes] Vous jetez { $spell }.
   *[no] { $who } jette { $spell }.
}
event-signature-used = { $you ->
    [yes] Vous utilisez votre signature : { $hero }.
   *[no] { $who } utilise sa signature : { $hero }.
}
event-hasted = { $you ->
    [yes] Vous avez droit à une Action Héroïque de plus.
   *[no] { $who } a droit à une Action Héroïque de plus.
}
event-rests = { $you ->
    [yes] Vous vous reposez.
   *[no] { $who } se repose.
}
event-room-used = { $you ->
    [yes] Vous fouillez : { $card }.
   *[no] { $who } fouille : { $card }.
}
event-trap-met = { $you ->
    [yes] Vous entrez dans un Piège : { $card }.
   *[no] { $who } entre dans un Piège : { $card }.
}
event-disarming = { $you ->
    [yes] Vous tentez de désarmer : { $card }.
   *[no] { $who } tente de désarmer : { $card }.
}
event-disarmed = { $you ->
    [yes] Vous désarmez le Piège en { $cell }.
   *[no] { $who } désarme le Piège en { $cell }.
}
event-explores = { $you ->
    [yes] Vous explorez les pièces adjacentes.
   *[no] { $who } explore les pièces adjacentes.
}
event-taunts = { $you ->
    [yes] Vous raillez le Boss.
   *[no] { $who } raille le Boss.
}
event-horn-blown = { $you ->
    [yes] Vous sonnez du cor de guerre.
   *[no] { $who } sonne du cor de guerre.
}
event-speed-gained = { $you ->
    [yes] Vous gagnez { $gained } Vitesse : il en reste { $speed }.
   *[no] { $who } gagne { $gained } Vitesse : il en reste { $speed }.
}
event-card-drawn = { $you ->
    [yes] Vous piochez { $goods }.
   *[no] { $who } pioche { $goods }.
}
event-card-picked = { $you ->
    [yes] Vous prenez { $goods } dans la défausse.
   *[no] { $who } prend { $goods } dans la défausse.
}
event-card-kept = { $you ->
    [yes] Vous vous équipez : { $goods }, { $slot }.
   *[no] { $who } s’équipe : { $goods }, { $slot }.
}
event-card-refused = { $you ->
    [yes] Vous laissez { $goods } dans la défausse.
   *[no] { $who } laisse { $goods } dans la défausse.
}
event-card-discarded = { $you ->
    [yes] Vous défaussez { $goods }.
   *[no] { $who } défausse { $goods }.
}
event-hand-swapped = { $you ->
    [yes] Vous changez de main : { $goods }.
   *[no] { $who } change de main : { $goods }.
}
event-declined = { $you ->
    [yes] Vous refusez.
   *[no] { $who } refuse.
}
event-game-over = La partie est finie. { $reason }


## Pourquoi pas

why-across-the-lair = Rien ne passe entre le Repaire et le donjon, sinon en se déplaçant.
why-boss-is-here = Le Boss est déjà dans votre pièce.
why-cannot-counter = Cet Ennemi ne peut pas contre-attaquer : il est mort, ou ni dans votre pièce ni en Ligne de vue.
why-card-not-held = Il faut { $goods }, que vous n’avez pas.
why-card-not-in-row = { $goods } n’est pas dans la défausse.
why-deck-empty = Le Paquet est épuisé et n’est pas remélangé.
why-enemy-bars-the-way = Votre déplacement est terminé, et un Ennemi est dans la pièce.
why-enemy-in-the-room = Un Ennemi est ici, sans autre Héros conscient.
why-enter-first = On entre dans le Repaire par sa Porte.
why-explore-in-act-one = On n’explore qu’au premier acte.
why-focus-short = Cela coûte { $cost } Concentration, et vous en avez { $focus }.
why-heroic-action-taken = Votre Action Héroïque de ce tour est prise.
why-leave-by-the-entrance = On quitte le Repaire par sa case d’entrée.
why-markers-cannot = Les marqueurs ne peuvent pas subir cela : une case Autel nue les arrête.
why-minions-alive = { $left ->
    [one] { $left } Séide doit encore être éliminé.
   *[other] { $left } Séides doivent encore être éliminés.
}
why-movement-over = Votre déplacement de ce tour est terminé.
why-must-join = La carte doit ouvrir un passage vers la pièce d’où on la révèle.
why-no-boss-yet = Le Boss n’est pas encore apparu.
why-no-box-here = Cette pièce n’a pas d’Action Gratuite.
why-no-card-there = Aucune carte cachée ne se trouve là.
why-no-corridor-there = Aucun couloir de votre pièce n’y mène.
why-no-modify-now = On modifie les dés à son propre tour seulement, s’il a commencé conscient.
why-no-passage-there = Aucun passage n’y mène.
why-no-portal-here = Il n’y a pas de Portail dans votre pièce.
why-no-reroll = Seule l’armure du lion relance un dé, une fois par Attaque de Mêlée et avant toute modification.
why-no-space-free = Aucune Case Héros libre n’est à portée de votre Vitesse.
why-no-speed-left = Il ne vous reste plus de Vitesse.
why-no-such-attack = Aucune de vos armes ne permet cette attaque.
why-no-such-turn = Un dé change d’un cran de 1 à 6, sans boucler.
why-no-way-there = Aucun passage n’y mène.
why-not-a-shortest-way = Les Ennemis prennent un plus court chemin.
why-not-a-target = Cet Ennemi n’est pas une cible du Sortilège.
why-not-adjacent = Cette pièce n’est pas adjacente.
why-not-at-the-door = On entre dans le Repaire depuis sa Porte.
why-not-explored = On révèle les cartes adjacentes à votre pièce.
why-not-in-line = Pas en Ligne de vue : un tir va tout droit, par des passages seulement.
why-not-in-a-check = Pendant un Test, seulement ce qui ne déplace ni figurine, ni carte, ni Torche, et sans autre Test.
why-not-in-the-lair = Pas dans le Repaire : seulement Attaque, Sortilège et Repos.
why-not-in-your-room = Une attaque de Mêlée n’atteint que votre pièce.
why-not-placed-there = Une carte se pose là où un couloir de la nouvelle carte fait face à une place vide.
why-not-revealed = Cette carte n’est pas révélée.
why-not-that-place = Cette carte ne se met pas là.
why-not-the-nearest = Les Ennemis visent le Héros conscient le plus proche.
why-not-this-reward = Ce n’est pas une des récompenses.
why-not-your-ability = Votre Héros n’a pas cette capacité.
why-nothing-to-disarm = Il n’y a pas de Piège à désarmer ici.
why-nothing-to-end = Le tour ne peut pas se terminer maintenant.
why-nothing-to-explore = Aucune carte cachée n’est adjacente à votre pièce.
why-nothing-to-pick = Il n’y a aucune carte à prendre.
why-nothing-to-search = Il n’y a rien à fouiller ici.
why-once-a-turn = Cela s’utilise une fois par tour.
why-one-hand-card = Il faut exactement une carte dans les Mains.
why-out-of-range = Cette cible n’est pas à portée.
why-pick-up-only = Ici on prend seulement dans la défausse.
why-signature-is-a-trigger = Votre signature s’utilise pendant une autre action.
why-slot-covered = Une carte couvre cet emplacement.
why-space-not-reached = De là, votre déplacement ne pourrait finir sur une case libre.
why-spell-not-held = Vous n’avez pas ce Sortilège.
why-stand-free-first = Deux Héros sont sur cette case : rejoignez une case libre, ou sortez.
why-stopped-by-enemy = Un Ennemi vous a arrêté.
why-too-far = Hors de portée : à { $steps ->
    [one] { $steps } pièce
   *[other] { $steps } pièces
}, pour une portée de { $range }.
why-too-near = Dans votre pièce : un tir vise un Ennemi d’une autre pièce.
why-trick-not-now = Cette capacité n’est pas utilisable ici, ou l’a été dans cette action.
why-wall-between = Un mur sépare ces pièces.
why-woke-this-turn = Vous avez commencé ce tour inconscient : pas d’Action Gratuite.
why-wrong-kind-of-card = C’est une autre sorte de carte.


## Questions : titre, deuxième ligne, et ce que lisent les autres

ask-Act = { $who }, à vous de jouer
ask-Act-why = { $closed ->
    [0] Vitesse restante : { $speed }.
    [1] Votre déplacement est terminé.
   *[other] Un danger ou un Ennemi a mis fin à votre déplacement.
} { $acted ->
    [0] Une Action Héroïque et des Actions Gratuites, dans l’ordre voulu.
   *[other] Votre Action Héroïque est prise.
}
wait-Act = { $who } joue son tour.
ask-Burn = { $who }, choisissez qui brûle
ask-Burn-why = Le grimoire ajoute { $burn ->
    [one] { $burn } Blessure
   *[other] { $burn } Blessures
} à une cible.
wait-Burn = { $who } choisit une cible.
ask-ChooseSkill = { $who }, choisissez une Compétence
ask-ChooseSkill-why = Ce test se fait avec la Compétence de votre choix.
wait-ChooseSkill = { $who } choisit une Compétence.
ask-CounterBy = { $who }, choisissez qui contre-attaque
ask-CounterBy-why = Plusieurs Ennemis attaqués le peuvent. Un seul le fait.
wait-CounterBy = { $who } affronte une Contre-attaque.
ask-Dice = { $who }, choisissez votre résultat
ask-Dice-why = { $number ->
    [0] Un dé est le résultat, les dés + s’y ajoutent. Il faut dépasser la Défense. Bonus : { $bonus }.
   *[other] Un dé est le résultat, les dés + s’y ajoutent. Il faut { $number }. Bonus : { $bonus }.
}
wait-Dice = { $who } regarde les dés.
ask-Discover = { $who }, { $what_id ->
    [spell] découvrez un Sortilège
   *[loot] découvrez un Butin
}
ask-Discover-why = Piochez, ou prenez une carte de la défausse.
wait-Discover = { $who } cherche un trésor.
ask-PickUp = { $who }, { $what_id ->
    [spell] récupérez un Sortilège
   *[loot] récupérez un Butin
}
ask-PickUp-why = Prenez une carte de la défausse.
wait-PickUp = { $who } regarde la défausse.
ask-ExploreNext = { $who }, choisissez la prochaine carte à révéler
ask-ExploreNext-why = Toutes les cartes cachées adjacentes sont révélées, dans votre ordre.
wait-ExploreNext = { $who } explore.
ask-Grant = { $who }, choisissez votre attaque
ask-Grant-why = Elle fait partie de la même action. Bonus : { $bonus }.
wait-Grant = { $who } choisit une attaque.
ask-Hunt = { $who }, choisissez la proie : { $enemy }
ask-Hunt-why = Plusieurs Héros conscients sont aussi proches. Le joueur actif décide.
wait-Hunt = { $who } choisit la proie d’un Ennemi.
ask-Keep = { $who }, où placer { $goods } ?
ask-Keep-why = Une carte de Main couvre un emplacement imprimé. Au-delà de la limite, elle en remplace une.
wait-Keep = { $who } range une carte.
ask-Lay = { $who }, tournez la carte : { $card }
ask-Lay-why = Un couloir doit rejoindre la pièce d’où on la révèle.
wait-Lay = { $who } tourne une carte.
ask-Pay = { $who }, payer { $cost } Concentration ?
ask-Pay-why = Vous en avez { $focus }. Sans paiement, la réussite est perdue.
wait-Pay = { $who } décide de payer ou non.
ask-Place = { $who }, choisissez où poser la prochaine carte
ask-Place-why = Règle maison : vous choisissez l’ordre.
wait-Place = { $who } pose des cartes.
ask-Prayer = { $who }, soigner quelqu’un ?
ask-Prayer-why = En jetant un Sortilège : { $prayer_cost } Concentration, portée { $prayer_range } : un Héros gagne { $prayer } Santé.
wait-Prayer = { $who } peut soigner.
ask-Prize = { $who }, choisissez votre récompense
ask-Prize-why = Un Butin ou un Sortilège, ou rien.
wait-Prize = { $who } choisit une récompense.
ask-Push = { $who }, déplacez { $enemy }
ask-Push-why = { $left ->
    [one] Encore { $left } pièce au plus.
   *[other] Encore { $left } pièces au plus.
}
wait-Push = { $who } déplace un Ennemi.
ask-RevealAny = { $who }, révéler une carte cachée ?
ask-RevealAny-why = N’importe laquelle du donjon. Personne n’en souffre.
wait-RevealAny = { $who } choisit une carte à révéler.
ask-Reward = { $who }, choisissez votre récompense
ask-Reward-why = Vaincu : { $goblin }.
wait-Reward = { $who } choisit une récompense.
ask-Second = { $who }, une deuxième cible ?
ask-Second-why = Un autre Ennemi à portée { $range } de la première.
wait-Second = { $who } choisit une deuxième cible.
ask-ShadowWalk = { $who }, continuer dans l’ombre ?
ask-ShadowWalk-why = { $left ->
    [one] Encore { $left } pièce, sans être vu.
   *[other] Encore { $left } pièces, sans être vu.
}
wait-ShadowWalk = { $who } marche dans l’ombre.
ask-Split = { $who }, répartissez { $damage ->
    [one] { $damage } Blessure
   *[other] { $damage } Blessures
}
ask-Split-why = Touchez un cœur pour chaque point, sa flèche pour en reprendre un.
wait-Split = { $who } répartit les Blessures.
ask-Stance = { $who }, utiliser votre posture ?
ask-Stance-why = { $cost } Concentration : +{ $bonus } Défense contre cette Contre-attaque.
wait-Stance = { $who } peut prendre sa posture.
ask-Steer = { $who }, choisissez l’Ennemi suivant
ask-Steer-why = Le cor déplace chaque Ennemi à portée { $horn_range }, de { $horn ->
    [one] { $horn } pièce
   *[other] { $horn } pièces
} au plus, pour { $horn_cost } Concentration.
wait-Steer = { $who } sonne du cor.
ask-Teleport = { $who }, choisissez où arriver
ask-Teleport-why = Toute autre carte révélée, jamais le Repaire.
wait-Teleport = { $who } choisit un lieu.
ask-Trigger = { $who }, ajouter à votre résultat ?
ask-Trigger-why = Chaque capacité une fois par action.
wait-Trigger = { $who } décide d’une capacité.
ask-Walk = { $who }, choisissez le chemin : { $enemy }
ask-Walk-why = Plusieurs plus courts chemins y mènent. Le joueur actif décide.
wait-Walk = { $who } choisit le chemin d’un Ennemi.


## Actions

act-end = Finir le tour
act-stop = S’arrêter là
act-skip = Non merci
act-move = Aller en { $place }
act-reveal = Révéler { $cell }
act-reveal-Act = Révéler { $cell } et y entrer
act-lay = Ouvrir vers { $sides }
act-place = Poser en { $cell }
act-portal = Portail vers { $cell }
act-teleport = Téléporter en { $cell }
act-enter = Entrer dans le Repaire
act-rest = Se reposer
act-search = Fouiller la pièce
act-disarm = Désarmer le Piège
act-attack = { $weapon_id ->
    [area] Tir de zone : tous les Ennemis à portée { $area_range }
   *[other] Attaquer { $enemy } : { $weapon }
}
act-cast = Jeter { $spell }{ part-enemy }{ part-hero }
act-signature = Signature{ part-enemy }{ part-hero }
act-box = Utiliser la pièce
act-explore = Explorer autour
act-research = Rechercher un Sortilège
act-taunt = Railler le Boss
act-hands = Mains guérisseuses : { $hero }
act-sprint = Sprinter
act-cloak = Utiliser la cape violette
act-horn = Sonner du cor
act-discard = Défausser { $card }
act-swap = Changer la carte de main
act-skill = Utiliser { $skill }
act-reroll = Relancer le { $die }
act-modify = { $way_id ->
    [up] Monter le { $die }
   *[down] Baisser le { $die }
}
act-choose = Résultat { $die } { $plus }
act-use = Utiliser { $trick }
act-pay = Payer
act-leave = Ne pas payer
act-take = Prendre : { $prize }
act-decline = Ne rien prendre
act-draw = Piocher une carte
act-pick = Prendre { $card }
act-keep = La mettre : { $slot }
act-refuse = La laisser dans la défausse
act-heal = Soigner { $hero }
act-target = { $enemy }
act-hunt = Vers { $hero }
act-path = Vers { $room }
act-split = Blessures { $hits }
act-card = Révéler { $card }
act-dice = Lancer { $die }
act-foe-die = Dé Ennemi : { $face }
act-goblin = Piocher { $goblin }
act-minion = Piocher { $minion }
act-boss = Montrer { $boss }
act-deal = Piocher { $card }
act-party = { $who } joue { $hero }
part-enemy = { $enemy_id ->
    [goblin-1] { "" } : { name-enemy-goblin-1 }
    [goblin-2] { "" } : { name-enemy-goblin-2 }
    [goblin-3] { "" } : { name-enemy-goblin-3 }
    [goblin-4] { "" } : { name-enemy-goblin-4 }
    [minion-1] { "" } : { name-enemy-minion-1 }
    [minion-2] { "" } : { name-enemy-minion-2 }
    [minion-3] { "" } : { name-enemy-minion-3 }
    [minion-4] { "" } : { name-enemy-minion-4 }
    [boss] { "" } : { name-enemy-boss }
   *[other] { "" }
}
part-hero = { $hero_id ->
    [H1] { "" } : { name-hero-H1 }
    [H2] { "" } : { name-hero-H2 }
    [H3] { "" } : { name-hero-H3 }
    [H4] { "" } : { name-hero-H4 }
    [H5] { "" } : { name-hero-H5 }
    [H6] { "" } : { name-hero-H6 }
    [H7] { "" } : { name-hero-H7 }
    [H8] { "" } : { name-hero-H8 }
   *[other] { "" }
}
part-where = { $range ->
    [0] dans sa pièce
    [one] à { $range } pièce
   *[other] à { $range } pièces au plus
}
part-loss = { $health ->
    [0] { $focus ->
        [0] { "" }
       *[other] −{ $focus } Concentration
    }
   *[other] −{ $health } Santé{ $focus ->
        [0] { "" }
       *[other] , −{ $focus } Concentration
    }
}
part-torch-where = { $torch_range ->
    [0] dans sa pièce
    [one] à { $torch_range } pièce
   *[other] à { $torch_range } pièces au plus
}
part-torch-loss = { $torch_health ->
    [0] { $torch_focus ->
        [0] { "" }
       *[other] −{ $torch_focus } Concentration
    }
   *[other] −{ $torch_health } Santé{ $torch_focus ->
        [0] { "" }
       *[other] , −{ $torch_focus } Concentration
    }
}
stats-hero = Santé { $health }, Concentration { $focus }, Vitesse { $speed }, Défense { $defense }. Dés : Force { $strength }, Agilité { $agility }, Intelligence { $intellect }.
stats-goblin = Vitesse { $speed }, Défense { $defense }. Sa Contre-attaque ajoute le nombre de Gobelins en jeu.
stats-minion = Vitesse { $speed }, Défense { $defense }, Santé { $hits }. Contre-attaque : { SIGNED($melee) } Mêlée, { SIGNED($missile) } Missile, { SIGNED($spell) } Sortilège.
stats-boss = Vitesse { $speed }, Défense { $defense }. Contre-attaque : { SIGNED($melee) } Mêlée, { SIGNED($missile) } Missile, { SIGNED($spell) } Sortilège{ $loss_health ->
    [0] { "" }
   *[other] { " " }et −{ $loss_health } Santé
}{ $loss_focus ->
    [0] { "" }
   *[other] { " " }et −{ $loss_focus } Concentration
}. Entrée : case { $entrance }. Cases Autel de la piste : { $gate_1 }{ $gate_2 ->
    [0] { "" }
   *[other] , { $gate_2 }
}.
stats-space = { $health ->
    [0] { "" }
   *[other] { " " }+{ $health } Santé.
}{ $focus ->
    [0] { "" }
   *[other] { " " }+{ $focus } Concentration.
}{ $lose_health ->
    [0] { "" }
   *[other] { " " }−{ $lose_health } Santé.
}{ $lose_focus ->
    [0] { "" }
   *[other] { " " }−{ $lose_focus } Concentration.
}{ $S ->
    [0] { "" }
   *[other] { " " }Force { SIGNED($S) }.
}{ $A ->
    [0] { "" }
   *[other] { " " }Agilité { SIGNED($A) }.
}{ $I ->
    [0] { "" }
   *[other] { " " }Intelligence { SIGNED($I) }.
}{ $dice ->
    [0] { "" }
   *[other] { " " }Dés : { SIGNED($dice) }.
}


## Noms

name-hero-H1 = Enchanteresse elfe
text-hero-H1 = Trait : Intelligence { $bolt_number }, { $bolt_cost } Concentration, par tout chemin, portée { $bolt_range } : { $bolt ->
    [one] { $bolt } Blessure
   *[other] { $bolt } Blessures
}.
name-hero-H2 = Paladin humain
text-hero-H2 = Frappe sacrée : Intelligence { $strike_number }, { $strike_cost } Concentration : une Attaque de Mêlée à { SIGNED($strike) }.
name-hero-H3 = Vieux magicien
text-hero-H3 = Flèche magique : Intelligence { $arrow_number }, { $arrow_cost } Concentration, par tout chemin, portée { $arrow_range } : { $arrow ->
    [one] { $arrow } Blessure
   *[other] { $arrow } Blessures
}.
name-hero-H4 = Barbare demi-orque
text-hero-H4 = Rage : sur une attaque de Mêlée ou Missile, { $surge_cost } Concentration : { SIGNED($surge) } au résultat.
name-hero-H5 = Roublarde elfe des bois
text-hero-H5 = Marche dans l’ombre : Agilité { $walk_number }, { $walk_cost } Concentration : jusqu’à { $walk ->
    [one] { $walk } pièce
   *[other] { $walk } pièces
}, Furtif.
name-hero-H6 = Prêtresse naine
text-hero-H6 = Soin : en jetant un Sortilège, { $prayer_cost } Concentration, portée { $prayer_range } : un Héros gagne { $prayer } Santé.
name-hero-H7 = Rôdeuse elfe
text-hero-H7 = Tir visé : sur une attaque Missile, { $surge_cost } Concentration : { SIGNED($surge) } au résultat.
name-hero-H8 = Guerrier nain
text-hero-H8 = Posture de pierre : sur une Attaque de Mêlée, { $stance_cost } Concentration : { SIGNED($stance) } Défense contre sa Contre-attaque.
name-printed-H1-1 = Dague
name-printed-H1-2 = Recherche
name-printed-H2-1 = Marteau
name-printed-H2-2 = Mains guérisseuses
name-printed-H3-1 = Dague
name-printed-H3-2 = Recherche
name-printed-H4-1 = Hache
name-printed-H4-2 = Sprint
name-printed-H5-1 = Dague
name-printed-H5-2 = Couteau de jet
name-printed-H6-1 = Marteau
name-printed-H6-2 = Recherche
name-printed-H7-1 = Arc
name-printed-H7-2 = Dague
name-printed-H8-1 = Marteau
name-printed-H8-2 = Coup de bouclier
text-slot-H1-1 = Dague : Mêlée, Force { SIGNED($melee) }.
text-slot-H1-2 = Recherche : gratuit, { $research_cost } Concentration : découvrez un Sortilège.
text-slot-H2-1 = Marteau : Mêlée, Force.
text-slot-H2-2 = Mains guérisseuses : gratuit, { $hands_cost } Concentration, portée { $hands_range } : un Héros gagne { $hands } Santé.
text-slot-H3-1 = Dague : Mêlée, Force { SIGNED($melee) }.
text-slot-H3-2 = Recherche : gratuit, { $research_cost } Concentration : découvrez un Sortilège.
text-slot-H4-1 = Hache : Mêlée, Force { SIGNED($melee) }.
text-slot-H4-2 = Sprint : gratuit, { $sprint_cost } Concentration : { SIGNED($sprint) } Vitesse ce tour.
text-slot-H5-1 = Dague : Mêlée, Agilité.
text-slot-H5-2 = Couteau de jet : Missile, Agilité { SIGNED($missile) }, portée { $missile_range }.
text-slot-H6-1 = Marteau : Mêlée, Force.
text-slot-H6-2 = Recherche : gratuit, { $research_cost } Concentration : découvrez un Sortilège.
text-slot-H7-1 = Arc : Missile, Agilité, portée { $missile_range }.
text-slot-H7-2 = Dague : Mêlée, Agilité { SIGNED($melee) }.
text-slot-H8-1 = Marteau : Mêlée, Force.
text-slot-H8-2 = Coup de bouclier : Mêlée, Force { SIGNED($melee) }. Une touche empêche la cible survivante de contre-attaquer.
name-card-D00 = Entrée
text-card-D00 = Les Gobelins de la Torche arrivent ici.
name-card-D01 = Autel arcanique
text-card-D01 = Fouille, Intelligence { $number }, { $cost } Concentration : Torche +{ $torch_up }.
name-card-D02 = Armurerie
text-card-D02 = Gratuit, au choix { $number } : récupérez un Butin. Échec : Torche −{ $fail_torch_down }.
name-card-D03 = Salle du festin
text-card-D03 = Gratuit, Intelligence { $number }, { $cost } Concentration : Santé au maximum. Échec : −{ $fail_lose_health } Santé.
name-card-D04 = Cimetière
text-card-D04 = Fouille, Force { $number } : découvrez un Butin. Échec : −{ $fail_lose_health } Santé.
name-card-D05 = Bureau
text-card-D05 = Fouille, Intelligence { $number } : découvrez un Sortilège, +{ $focus } Concentration. Échec : −{ $fail_lose_focus } Concentration.
name-card-D06 = Chambre forte
text-card-D06 = Gobelin. Fouille, Agilité { $number } : découvrez un Butin. Échec : −{ $fail_lose_health } Santé.
name-card-D07 = Bibliothèque en feu
text-card-D07 = Gobelin. Gratuit, { $cost } Concentration : récupérez un Sortilège.
name-card-D08 = Salle des leviers
text-card-D08 = Fouille, Force { $number } : Torche +{ $torch_up }.
name-card-D09 = Chaudron
text-card-D09 = Fouille, au choix { $number } : +{ $health } Santé, +{ $focus } Concentration. Échec : −{ $fail_lose_health } Santé.
name-card-D10 = Portail A
text-card-D10 = Gratuit, { $cost } Concentration : vers toute autre carte révélée.
name-card-D11 = Portail B
text-card-D11 = Gratuit, { $cost } Concentration : vers toute autre carte révélée.
name-card-D12 = Portail C
text-card-D12 = Gratuit, { $cost } Concentration : vers toute autre carte révélée.
name-card-D13 = Pont
text-card-D13 = Piège, au choix { $number } ou −{ $fail_lose_health } Santé. Désarmer : Agilité { $disarm }.
name-card-D14 = Scie circulaire
text-card-D14 = Piège, au choix { $number } ou −{ $fail_lose_health } Santé. Désarmer : Force { $disarm }.
name-card-D15 = Vortex de feu
text-card-D15 = Piège, au choix { $number } ou −{ $fail_lose_health } Santé. Désarmer : Intelligence { $disarm }.
name-card-D16 = Fosse
text-card-D16 = Piège, au choix { $number } ou −{ $fail_lose_health } Santé. Désarmer : Agilité { $disarm }.
name-card-D17 = Salle des dards
text-card-D17 = Piège, au choix { $number } ou −{ $fail_lose_health } Santé, −{ $fail_lose_focus } Concentration. Désarmer : Agilité { $disarm }.
name-card-D18 = Broyeur
text-card-D18 = Piège, au choix { $number } ou −{ $fail_lose_health } Santé. Désarmer : Force { $disarm }.
name-card-D19 = Glyphe runique
text-card-D19 = Piège, au choix { $number } ou −{ $fail_lose_health } Santé, −{ $fail_lose_focus } Concentration. Désarmer : Intelligence { $disarm }.
name-card-D20 = Dortoir gobelin
text-card-D20 = Piège, Agilité { $number } : récupérez un Butin. Échec : un Gobelin, déplacement terminé.
name-card-D21 = Tanière gobeline
text-card-D21 = Un Gobelin attend ici.
name-card-D22 = Galerie
text-card-D22 = Une pièce vide.
name-card-D23 = Rencontre 1
text-card-D23 = Un Séide attend ici. Au second acte, un Autel.
name-card-D24 = Rencontre 2
text-card-D24 = Un Séide attend ici. Au second acte, un Autel.
name-card-D25 = Rencontre 3
text-card-D25 = Un Séide attend ici. Au second acte, un Autel.
name-card-D26 = Rencontre 4
text-card-D26 = Un Séide attend ici. Au second acte, un Autel.
name-card-D27 = Porte du Repaire
text-card-D27 = Tous les Séides éliminés, { $speed } Vitesse pour entrer dans le Repaire.
name-loot-L01 = Grande hache de l’ours
text-loot-L01 = Mêlée, Force { SIGNED($melee) }. Vitesse { SIGNED($speed) }.
name-loot-L02 = Pourpoint de l’ours
text-loot-L02 = { SIGNED($guard) } Défense lors de vos Attaques de Mêlée.
name-loot-L03 = Haches de jet de l’ours
text-loot-L03 = Missile, Force { SIGNED($missile) }, portée { $missile_range }.
name-loot-L04 = Cor de guerre de l’ours
text-loot-L04 = Gratuit, { $horn_cost } Concentration, portée { $horn_range } : déplacez chaque Ennemi, de { $horn ->
    [one] { $horn } pièce
   *[other] { $horn } pièces
} au plus.
name-loot-L05 = Bottes du lion
text-loot-L05 = Vitesse { SIGNED($speed) }.
name-loot-L06 = Épée du lion
text-loot-L06 = Mêlée, Force { SIGNED($melee) }. Sur toute Attaque de Mêlée, { $surge_cost } Concentration : { SIGNED($surge) } au résultat.
name-loot-L07 = Armure du lion
text-loot-L07 = Une fois par Attaque de Mêlée, relancez un Dé Héros.
name-loot-L08 = Bouclier du lion
text-loot-L08 = { SIGNED($defense) } Défense, et encore { SIGNED($guard) } lors de vos Attaques de Mêlée.
name-loot-L09 = Griffe de la panthère
text-loot-L09 = Mêlée, Agilité { SIGNED($melee) }.
name-loot-L10 = Gants de la panthère
text-loot-L10 = { SIGNED($skill) } aux tests d’Agilité.
name-loot-L11 = Cuir de la panthère
text-loot-L11 = Furtif : les Ennemis ne vous arrêtent pas et ne vous surprennent pas.
name-loot-L12 = Arc long de la panthère
text-loot-L12 = Missile, Agilité, portée { $missile_range }. Ou { $area_cost } Concentration : tous les Ennemis à portée { $area_range }.
name-loot-L13 = Bâton du phénix
text-loot-L13 = Missile, Intelligence, portée { $missile_range }.
name-loot-L14 = Grimoire du phénix
text-loot-L14 = Un Sortilège qui blesse inflige { $burn } de plus à une cible.
name-loot-L15 = Anneau du phénix
text-loot-L15 = { SIGNED($skill) } aux tests d’Intelligence.
name-loot-L16 = Robe du phénix
text-loot-L16 = Gratuit, { $teleport_cost } Concentration : téléportez-vous vers une autre carte révélée.
name-loot-L17 = Figurine de rubis
text-loot-L17 = { SIGNED($die) } { $die ->
    [one] dé
   *[other] dés
} de Force.
name-loot-L18 = Figurine de jade
text-loot-L18 = { SIGNED($die) } { $die ->
    [one] dé
   *[other] dés
} d’Agilité.
name-loot-L19 = Figurine d’améthyste
text-loot-L19 = { SIGNED($die) } { $die ->
    [one] dé
   *[other] dés
} d’Intelligence.
name-loot-L20 = Cotte elfique
text-loot-L20 = { SIGNED($defense) } Défense, { SIGNED($speed) } Vitesse.
name-loot-L21 = Arbalète
text-loot-L21 = Missile, Agilité { SIGNED($missile) }, portée { $missile_range }.
name-loot-L22 = Bouclier à pointes
text-loot-L22 = Mêlée, Force. { SIGNED($defense) } Défense.
name-loot-L23 = Cape violette
text-loot-L23 = { SIGNED($defense) } Défense. Gratuit une fois par tour, { $cloak_cost } Concentration : { SIGNED($cloak) } Vitesse.
name-loot-L24 = Fléau à chaîne
text-loot-L24 = Mêlée, Force { SIGNED($melee) }. Le Modificateur ennemi baisse de { $weaken }.
name-loot-L25 = Masse
text-loot-L25 = Mêlée, Force { SIGNED($melee) }. Une touche inflige { $harder ->
    [one] { $harder } Blessure
   *[other] { $harder } Blessures
} de plus.
name-loot-L26 = Porte-bonheur
text-loot-L26 = Modifier un dé coûte { $thrift } Concentration de moins.
name-spell-P01 = Boule de feu
text-spell-P01 = Intelligence { $number }, { $cost } Concentration, portée { $range } : un Ennemi subit { $damage }.
name-spell-P02 = Chaîne d’éclairs
text-spell-P02 = Intelligence { $number }, { $cost } Concentration, portée { $range } : un Ennemi, et un autre à la même portée de lui, subissent { $damage }.
name-spell-P03 = Tempête de flèches
text-spell-P03 = Intelligence { $number }, { $cost } Concentration, portée { $range } : un Ennemi subit { $damage }, les autres à portée { $near_range } de lui { $near_damage }.
name-spell-P04 = Lance de givre
text-spell-P04 = Intelligence { $number }, { $cost } Concentration, portée { $range } : un Ennemi subit { $damage }.
name-spell-P05 = Poussée
text-spell-P05 = Intelligence { $number }, { $cost } Concentration, portée { $range } : un Ennemi subit { $damage }, puis est poussé de { $push ->
    [one] { $push } pièce
   *[other] { $push } pièces
} au plus.
name-spell-P06 = Étincelles
text-spell-P06 = Intelligence { $number }, { $cost } Concentration : tous les Ennemis de votre pièce subissent { $damage }.
name-spell-P07 = Guérison
text-spell-P07 = Intelligence { $number }, { $cost } Concentration, portée { $range } : un Héros gagne { $health } Santé.
name-spell-P08 = Cercle de soin
text-spell-P08 = Intelligence { $number }, { $cost } Concentration, portée { $range } : tous les Héros à portée gagnent { $health_near } Santé.
name-spell-P09 = Passage
text-spell-P09 = Intelligence { $number }, { $cost } Concentration, portée { $range } : vous ou un Héros à portée se téléporte vers une carte révélée.
name-spell-P10 = Vision lointaine
text-spell-P10 = Intelligence { $number }, { $cost } Concentration : révélez une carte cachée.
name-spell-P11 = Attiser
text-spell-P11 = Intelligence { $number }, { $cost } Concentration : Torche +{ $torch_up }.
name-spell-P12 = Hâte
text-spell-P12 = Intelligence { $number }, { $cost } Concentration : une Action Héroïque de plus ce tour.
name-spell-P13 = Célérité de l’aigle
text-spell-P13 = Intelligence { $number }, { $cost } Concentration : une attaque Missile à { SIGNED($missile) }, tout de suite.
name-spell-P14 = Drain
text-spell-P14 = Intelligence { $number }, { $cost } Concentration, portée { $range } : un Ennemi subit { $damage }, vous gagnez { $drain } Santé.
name-goblin-knife = Gobelin au couteau
text-goblin-knife = Frappe ou se déplace : { part-where }, { part-loss } et −{ $per_goblin } par Gobelin en jeu. Récompense : un Butin ou { $reward_health } Santé.
name-goblin-bow = Gobelin à l’arc
text-goblin-bow = Se déplace et frappe : { part-where }, { part-loss }. Récompense : un Butin ou { $reward_focus } Concentration.
name-goblin-bomb = Gobelin à la bombe
text-goblin-bomb = Frappe ou se déplace : { part-where }, { part-loss }. Récompense : un Butin ou un Sortilège.
name-goblin-spear = Gobelin à la lance
text-goblin-spear = Frappe ou se déplace : { part-where }, −{ $per_goblin } Santé par Gobelin en jeu. Récompense : un Butin, et une carte cachée est révélée.
name-minion-M1 = Troll
text-minion-M1 = Frappe { part-where } : { part-loss }. Puis un Gobelin est ajouté.
name-minion-M2 = Squelette
text-minion-M2 = Frappe { part-where } : { part-loss }.
name-minion-M3 = Araignée
text-minion-M3 = Frappe { part-where } : { part-loss }.
name-minion-M4 = Troglodyte
text-minion-M4 = Frappe { part-where } : { part-loss }.
name-minion-M5 = Minotaure
text-minion-M5 = Frappe { part-where } : { part-loss }. Défense { SIGNED($melee_defense) } contre la Mêlée.
name-minion-M6 = Spectre
text-minion-M6 = Frappe { part-where } : { part-loss }.
name-minion-M7 = Gargouille
text-minion-M7 = Frappe { part-where } : { part-loss }.
name-minion-M8 = Envoûteur
text-minion-M8 = Frappe { part-where } : { part-loss }.
name-boss-B1 = Dragon
text-boss-B1 = Frappe { part-where } : { part-loss }. Torche : { part-torch-where }, { part-torch-loss }.
name-boss-B2 = Liche
text-boss-B2 = Frappe { part-where } : { part-loss }. Torche : { part-torch-where }, { part-torch-loss }.
name-boss-B3 = Démon
text-boss-B3 = Frappe { part-where } : { part-loss }. Torche : { part-torch-where }, { part-torch-loss }.
name-boss-B4 = Hydre
text-boss-B4 = Frappe { part-where } : { part-loss }, puis elle se régénère. Torche : elle se régénère.
name-boss-B5 = Géant de pierre
text-boss-B5 = Frappe { part-where } : { part-loss }. Torche : { part-torch-where }, { part-torch-loss }.
name-boss-B6 = Reine araignée
text-boss-B6 = Frappe { part-where } : { part-loss }. Torche : un Gobelin dans sa pièce.
name-enemy-goblin-1 = le Gobelin 1
name-enemy-goblin-2 = le Gobelin 2
name-enemy-goblin-3 = le Gobelin 3
name-enemy-goblin-4 = le Gobelin 4
name-enemy-minion-1 = le Séide 1
name-enemy-minion-2 = le Séide 2
name-enemy-minion-3 = le Séide 3
name-enemy-minion-4 = le Séide 4
name-enemy-boss = le Boss
name-room-lair = le Repaire
name-place-space-1 = case 1 du Repaire
name-place-space-2 = case 2 du Repaire
name-place-space-3 = case 3 du Repaire
name-place-space-4 = case 4 du Repaire
name-place-space-5 = case 5 du Repaire
name-place-space-6 = case 6 du Repaire
name-skill-S = la Force
name-skill-A = l’Agilité
name-skill-I = l’Intelligence
name-face-shield = un bouclier
name-face-torch = la Torche
name-way-up = plus haut
name-way-down = plus bas
name-prize-loot = un Butin
name-prize-spell = un Sortilège
name-prize-health = { $n } Santé
name-prize-focus = { $n } Concentration
name-weapon-slot-1 = emplacement 1
name-weapon-slot-2 = emplacement 2
name-weapon-area = tir de zone
name-trick-signature = votre signature
name-trick-stance = la posture
name-slot-hand-1 = première Main
name-slot-hand-2 = seconde Main
name-slot-garb = Vêtement
name-slot-trinket-1 = première Babiole
name-slot-trinket-2 = seconde Babiole
name-slot-spell-1 = premier Sortilège
name-slot-spell-2 = second Sortilège
name-set-bear = Set de l’ours
name-set-lion = Set du lion
name-set-panther = Set de la panthère
name-set-phoenix = Set du phénix
text-set-bear = Attaques de Mêlée : { SIGNED($bonus_2) }, { SIGNED($bonus_3) }, { SIGNED($bonus_4) } au résultat avec { $pieces_2 }, { $pieces_3 }, { $pieces_4 } pièces.
text-set-lion = Attaques de Mêlée : { SIGNED($bonus_2) }, { SIGNED($bonus_3) }, { SIGNED($bonus_4) } Santé avec { $pieces_2 }, { $pieces_3 }, { $pieces_4 } pièces.
text-set-panther = Attaques Missile : { SIGNED($bonus_2) }, { SIGNED($bonus_3) }, { SIGNED($bonus_4) } au résultat avec { $pieces_2 }, { $pieces_3 }, { $pieces_4 } pièces.
text-set-phoenix = À chaque Sortilège jeté : { SIGNED($bonus_2) }, { SIGNED($bonus_3) }, { SIGNED($bonus_4) } Concentration avec { $pieces_2 }, { $pieces_3 }, { $pieces_4 } pièces.


## Fins

end-boss-beaten = Le Boss est vaincu. Vous avez gagné !
told-end-boss-beaten = Le Boss est vaincu, et la partie est gagnée.
name-reason-boss-beaten = { end-boss-beaten }
end-goblins = Un cinquième Gobelin est venu : ils submergent le donjon.
name-reason-goblins = { end-goblins }
end-torch = La Torche s’est éteinte. Les ténèbres l’emportent.
name-reason-torch = { end-torch }
end-lost-way = Aucun chemin ne continue, et la Porte du Repaire reste introuvable.
name-reason-lost-way = { end-lost-way }


## Options d’une table

option-players = Héros
option-players-2 = 2 Héros
option-players-2-about = Chaque place joue un Héros ; une personne peut en prendre plusieurs.
option-players-3 = 3 Héros
option-players-3-about = Chaque place joue un Héros ; une personne peut en prendre plusieurs.
option-players-4 = 4 Héros
option-players-4-about = Chaque place joue un Héros ; une personne peut en prendre plusieurs.
option-party = Groupe
option-party-about = « random », ou un Héros par place : H1 enchanteresse, H2 paladin, H3 magicien, H4 barbare, H5 roublarde, H6 prêtresse, H7 rôdeuse, H8 guerrier.
option-explore = Exploration
option-explore-adjacent = Toutes adjacentes
option-explore-adjacent-about = Explorer révèle toute carte adjacente, mur ou non.
option-explore-corridor = Par couloir
option-explore-corridor-about = Explorer ne révèle que les cartes face à un couloir.
option-placement = Pose des cartes
option-placement-fixed = Ordre fixe
option-placement-fixed-about = Les cartes se posent au nord, à l’est, au sud, à l’ouest.
option-placement-choice = Ordre libre
option-placement-choice-about = Le joueur actif choisit l’ordre.
option-portal_after_heroic = Portails après l’Action Héroïque
option-portal_after_heroic-no = Non
option-portal_after_heroic-no-about = Un Portail demande un déplacement non terminé.
option-portal_after_heroic-yes = Oui
option-portal_after_heroic-yes-about = Ils restent ouverts, sauf si un Ennemi est dans la pièce.
option-trigger_timing = Capacités déclenchées
option-trigger_timing-after = Après les dés
option-trigger_timing-after-about = Elles se déclarent après avoir vu les dés.
option-trigger_timing-before = Avant le jet
option-trigger_timing-before-about = Elles se déclarent avant le jet.
option-unpaid = Coûts impayés
option-unpaid-fail = Échec
option-unpaid-fail-about = Une réussite impayée est un échec.
option-unpaid-no_effect = Sans effet
option-unpaid-no_effect-about = Elle est sans effet, et les dés rapportent.
option-free_in_check = Actions Gratuites pendant un Test
option-free_in_check-yes = Après les dés
option-free_in_check-yes-about = Une fois les dés jetés, celles qui ne déplacent rien et n’ont pas de Test.
option-free_in_check-modify = Modifier un dé seulement
option-free_in_check-modify-about = Pendant un Test, on modifie des dés et rien d’autre.
option-goblin_loot = Butin des Gobelins
option-goblin_loot-discover = Découvrir
option-goblin_loot-discover-about = Piochez, ou prenez dans la défausse.
option-goblin_loot-pickup = Récupérer
option-goblin_loot-pickup-about = Dans la défausse seulement.
option-troll_goblin = Le Gobelin du troll
option-troll_goblin-active = Héros actif
option-troll_goblin-active-about = Il arrive dans la pièce du Héros actif.
option-troll_goblin-troll = Troll
option-troll_goblin-troll-about = Il arrive là où est le troll.
option-cleric_heal = Le soin de la prêtresse
option-cleric_heal-trigger = En jetant un Sortilège
option-cleric_heal-trigger-about = Il accompagne un Sortilège.
option-cleric_heal-standalone = Aussi seul
option-cleric_heal-standalone-about = Il peut être une Action Héroïque à lui seul.
cli-game-dungeons = Donjons
cli-word-boss = le Boss
cli-word-enemy = l’Ennemi
cli-word-face = la face
cli-word-goblin = le Gobelin
cli-word-hits = les blessures
cli-word-minion = le Séide
cli-word-plus = les dés ajoutés
cli-word-prize = la récompense
cli-word-room = la pièce
cli-word-sides = les côtés
cli-word-skill = la compétence
cli-word-spell = le sortilège
cli-word-trick = la capacité
cli-word-weapon = l’arme
