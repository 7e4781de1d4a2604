# Signes brefs sur le plateau.

board-isle = Le Royaume : 17 cartes Plan
board-calms = le rend passif
board-cost = −{ $n } F

# Un lieu à lui seul, sur le plateau et à l’oreille. Héros et gobelins suivent.
region-castle = Rangée { $row }, colonne { $column }, à droite : Château { $colour }
region-obelisk = Rangée { $row }, colonne { $column }, à gauche : obélisque, livre { part-book }
region-temple = Rangée { $row }, colonne { $column }, à droite : { $temple }, { $symbol }, case { $space } sur 4
region-portal = Rangée { $row }, colonne { $column }, à gauche : portail Gobelin
region-grotto = Rangée { $row }, colonne { $column }, à droite : { $grotto }
region-hero = { $who }, héros { $hero }
region-no-hero = aucun héros
region-goblin-passive = gobelin passif, { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
} sur 5
region-goblin-aggressive = gobelin agressif, { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
} sur 5
region-no-goblin = aucun gobelin

# Where the points of the end come from.
points-quests = Quêtes
points-goblins = Gobelins
points-spells = Niveau de Sort
points-legends = Objets légendaires

# Les héros se distinguent par leur coiffe.
head-1 = heaume
head-2 = capuche
head-3 = chapeau
head-4 = tête nue

# Sous un dé, et à l’oreille.
die-reroll = relancer
die-keep = garder
die-stays = reste
die-none = sans effet
die-yours = à vous
die-told-lost = { $who } perd { $n } Santé
die-told-defended = { $who } se défend
die-told-helm = annulé par le Heaume de { $who }
die-told-power = { $who } gagne { $n } Force
die-told-magic = magie sur { $n }
die-told-used = utilisé par { $who }

# Au-dessus des dés : qui les a lancés, ce qu’ils ont fait, qui ils attendent.
roll-rolling = { $you ->
    [yes] Vous lancez les dés.
   *[no] { $who } lance les dés.
}
roll-by = { $you ->
    [yes] Vous avez lancé.
   *[no] { $who } a lancé.
}
roll-lost = { $you ->
    [yes] Vous perdez { $n } Santé.
   *[no] { $who } perd { $n } Santé.
}
roll-gained = { $you ->
    [yes] Vous gagnez { $n } Force.
   *[no] { $who } gagne { $n } Force.
}
roll-exhausted = { $you ->
    [yes] L’épuisement vous prend.
   *[no] L’épuisement prend { $who }.
}
roll-magic = La magie est sur { $n }.
roll-advanced = { $you ->
    [yes] Chez vous : { $head } sur la case { $space }.
   *[no] { $who } : { $head } sur la case { $space }.
}
roll-wounded = { $you ->
    [yes] Vous blessez le gobelin : { $wounds } sur 5.
   *[no] { $who } blesse un gobelin : { $wounds } sur 5.
}
roll-taken = { $you ->
    [yes] Vous prenez le gobelin.
   *[no] { $who } prend un gobelin.
}
roll-rests = { $you ->
    [yes] Vous vous reposez.
   *[no] { $who } se repose.
}
roll-yours = { $count ->
    [0] Aucun dé ne vous sert.
    [one] Un dé vous attend.
   *[other] { $count } dés vous attendent.
}
roll-again = { $count ->
    [0] Appuyez sur les dés à relancer.
    [one] Un dé est choisi.
   *[other] { $count } dés sont choisis.
}
roll-next = { $you ->
    [yes] Les dés vous reviennent.
   *[no] Les dés passent à { $who }.
}
act-reroll-count = { $count ->
    [0] Relancer
    [one] Relancer 1 dé
   *[other] Relancer { $count } dés
}
act-reroll-none = Appuyez sur les dés à relancer.
act-reroll-keep = { $count ->
    [one] Le garder
   *[other] Garder les { $count }
}
odds-before = Avant ce lancer
odds-came = s’est réalisé
odds-not = ne s’est pas réalisé
odds-if-you = Si vous lancez
