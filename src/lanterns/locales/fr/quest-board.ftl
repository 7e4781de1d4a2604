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
