# Noms des lieux de l'île, pour le plateau et le lecteur d'écran.

board-isle = L’île : 17 cartes Plan
board-place = Rangée { $row }, colonne { $column }, { $side ->
    [left] à gauche
   *[right] à droite
} : { $what }.
board-obelisk = Obélisque des Sorts, livre { $book }
board-castle = Château { $colour ->
    [blue] bleu
    [red] rouge
    [yellow] jaune
   *[green] vert
}
board-temple = Temple { $temple ->
    [fire] du Feu
    [forest] de la Forêt
    [water] de l’Eau
    [ice] de Glace
    [shadow] de l’Ombre
   *[sun] du Soleil
}
board-grotto = Grotte Champignon { $number }
board-goblin-card = Portail et Grotte { $number }
board-portal = Portail, Gobelin { $face ->
    [aggressive] agressif
   *[passive] passif
}{ $wounds ->
    [0] {""}
    [one] , 1 blessure
   *[other] , { $wounds } blessures
}
board-portal-empty = Portail vide
board-hero-here = Héros { $hero } de { $name }{ $space ->
    [-1] {""}
   *[other] { " " }sur la case { $space } de 4
}.
board-hero = Héros { $hero } de { $name }. { $at }
board-goblin = Gobelin. { $at }
board-calms = le calme
board-cost = −{ $n } F
