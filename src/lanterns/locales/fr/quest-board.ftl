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
die-told-helm = annulé par le Heaume { ELIDE("de", $who) }
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
reroll-count = { $count ->
    [0] Relancer
    [one] Relancer 1 dé
   *[other] Relancer { $count } dés
}
reroll-none = Appuyez sur les dés à relancer.
reroll-keep = { $count ->
    [one] Le garder
   *[other] Garder les { $count }
}
odds-before = Avant ce lancer
odds-came = s’est réalisé
odds-not = ne s’est pas réalisé
odds-if-you = Si vous lancez

# La Nuit : ce qu’apporterait de relancer encore.
luck-title = Tenter la chance
luck-back = Ce lancer

# La Nuit : qui est encore dehors.
out-title = Encore dehors : { $n } sur { $of }
out-rests = au repos
out-fell = épuisement, retour au Château

# La Nuit est finie.
night-over = La Nuit { $n } est finie
night-rolls = { $count ->
    [one] { $count } lancer.
   *[other] { $count } lancers.
}
night-who = Qui
night-brought = Ce que la Nuit a apporté
night-now = À présent
night-points = Points
night-rested = au repos après le lancer { $n }
night-fell = épuisement au lancer { $n }
night-nothing = Rien.
night-temple = { $temple } terminé.
night-item = Objet obtenu : { $item }.
night-legend-1 = La moitié de l’objet : { $item }.
night-legend-2 = Objet légendaire complet : { $item }.
night-spell = Livre { $spell } appris.
night-quest = Quête : { $quest }.
night-goblin = Un Gobelin pris.
night-woken = { $count ->
    [0] Aucun Gobelin ne se réveille.
    [one] 1 Gobelin se réveille.
   *[other] { $count } Gobelins se réveillent.
}
night-arrived = { $count ->
    [one] Un nouveau arrive.
   *[other] { $count } nouveaux arrivent.
}
night-magic = La magie redescend de { $from } à { $to }.
night-first = { $who } commence la manche { $n }.
night-left = Partie : { $quests }.
night-opened = Nouvelle : { $quests }.
night-begin = Commencer la manche { $n }

# Au bout d’une ligne du journal.
change-health = { $shown } Santé
change-power = { $shown } Force
change-calmed = calmé

# Boutons : les héros par leur coiffe, les prix en signes à côté des mots.
do-move = { $card_id ->
    [horse] Chevaucher
    [raft] Dériver
    [gryphon] Voler
    [ship] Naviguer
    [foot] Marcher
   *[other] Aller
} vers { $region }{ $way_id ->
    [cw] , sens horaire
    [ccw] , sens antihoraire
   *[other] { "" }
}
do-named = { $head } : { $text }
do-advance = { $head } : case { $space }
do-attack = Attaquer : { $head }
do-guide = { $head } : avancer de { $spaces }
do-return = Ramener : { $head }
do-equip = Donner à : { $head }
do-take-GB1 = Gagner { $n } Santé
do-take-GB2 = Gagner { $n } Force
do-take-GG1 = { $n ->
    [one] Lancer { $n } dé de Santé
   *[other] Lancer { $n } dés de Santé
}
do-take-GG2 = { $n ->
    [one] Lancer { $n } dé de Force
   *[other] Lancer { $n } dés de Force
}
gain-none = sans gain
gain-or = ou
pick-again = { $card } : touchez encore pour la choisir
which-hero = Plusieurs de vos héros peuvent y aller. Choisissez-en un par sa coiffe.

# Ce que ferait un déplacement, avant qu’il soit fait.
outcome = { $head } vers { $place }{ $cost ->
    [0] .
   *[other] { "" } : cela coûte { $cost } Force.
}{ $calms ->
    [0] { "" }
    [one] { " " }Un Gobelin se calme.
   *[other] { " " }{ $calms } Gobelins se calment.
}
outcome-castle = Vous y gagnez 1 Santé ou Force.
outcome-temple = La Nuit, il demande : { $symbol }.
outcome-obelisk = Reposez-vous là de Nuit pour apprendre son livre.
outcome-portal = La Nuit, vos attaques y blessent le Gobelin.
points-spells-why = niveau { $n }
points-quests-why = { $n ->
    [one] { $n } quête
   *[other] { $n } quêtes
}
points-goblins-why = { $n ->
    [one] { $n } Gobelin
   *[other] { $n } Gobelins
}
points-legends-why = 4 chacun
sheet-points = De quoi sont faits les points
sheet-sum = Total

# Un lieu vu de près.
close-castle = Autant de héros que l’on veut. Y entrer par une carte Mouvement, ou rester passif avec un héros dans un château, donne 1 Santé ou Force.
close-temple = { $temple } : quatre cases demandent 1, 1, 2 et 2 fois { $symbol }, la Nuit. Qui se repose sur la dernière le termine. Deux héros au plus, de joueurs différents.
close-temple-gloom = { $temple } : quatre cases demandent 1, 2, 2 et 2 fois { $symbol }, la Nuit. Qui se repose sur la dernière le termine. Deux héros au plus, de joueurs différents.
close-obelisk = Un héros de chaque joueur. S’y reposer la Nuit apprend le livre, si la magie va assez loin au-dessus du niveau de Sort.
close-portal = Un héros. Ses attaques de Nuit blessent le Gobelin ; la cinquième le prend, pour un point de Santé maximale.
close-hero = { $who } : { $head }{ $space ->
    [0] { "" }
   *[other] , case { $space }
}
cost-risk = −{ $n } : { $percent } %

# Indices : ce qui compte, et avec quoi agit une réponse.
concern-exhausted = Le prochain lancer vous épuise dans { $percent } % des cas : vous rentrez alors sans temple ni livre, avec un niveau de sort de moins.
concern-hurt = Le prochain lancer vous coûte de la Santé dans { $percent } % des cas, { $n } par coup ; vous en avez { $health }.
concern-waits = Votre { $head } est sur la dernière pierre, { $at } : se reposer la gagne.
concern-finish = Votre { $head } peut achever ce qui reste, { $at }, au prochain lancer : dans { $percent } % des cas.
concern-advance = Votre { $head } attend la pierre suivante, { $at } : le prochain lancer l’apporte dans { $percent } % des cas.
concern-learn = Votre { $head } peut apprendre son livre, { $at } : le prochain lancer le permet dans { $percent } % des cas.
concern-last-round = Dernière manche : ce qui n’est pas gagné cette nuit ne compte pas.
concern-weak = Vous avez { $health } de Santé : un héros qui reste au château le jour peut en rendre.
concern-stands = Votre { $head } est sur la pierre { $space }, { $at } : partir lui fait perdre sa place.
concern-asleep = { $count ->
    [one] { $count } héros dort
   *[other] { $count } héros dorment
} dans un château.
concern-row = { $count ->
    [one] { $count } quête est ouverte
   *[other] { $count } quêtes sont ouvertes
} : un déplacement qui en remplit une la prend aussitôt.
hint-hero = Le héros : { $head }
hint-card = La carte { $card }
hint-dice = Les dés

# Le journal du plateau : les héros par leur coiffe.
part-head = { $hero ->
    [1] le heaume
    [2] la capuche
    [3] le chapeau
   *[other] la tête nue
}
told-hero-moved = { $you ->
    [yes] Chez vous, { part-head } { part-moves } : { $to }.
   *[no] { $who } : { part-head } { part-moves } : { $to }.
}
told-hero-moved-by-effect = { $you ->
    [yes] Chez vous, { part-head } se déplace : { $to }.
   *[no] { $who } : { part-head } se déplace : { $to }.
}
told-hero-advanced = { $you ->
    [yes] Chez vous, { part-head } atteint la case { $space } du temple.
   *[no] { $who } : { part-head } atteint la case { $space } du temple.
}
told-temple-completed = { $you ->
    [yes] Chez vous, { part-head } achève le { $temple }.
   *[no] { $who } : { part-head } achève le { $temple }.
}
told-hero-home = { $you ->
    [yes] Chez vous, { part-head } revient au Château.
   *[no] { $who } : { part-head } revient au Château.
}
told-item-equipped = { $you ->
    [yes] Chez vous, { part-head } prend : { $item }.
   *[no] { $who } : { part-head } prend : { $item }.
}
odds-quiet = Aucun lancer ne s’annonce.
odds-nothing = Rien de ce qui est à vous n’en dépend.
odds-reroll = { $count ->
    [0] Si vous gardez tout
    [one] Si vous relancez { $count } dé
   *[other] Si vous relancez { $count } dés
}
odds-lose = Perdre { $n } Santé ou plus
odds-sure = Déjà sûr : les dégâts posés coûtent { $n } Santé.
night-again = Revoir la nuit

dice-rolling = roule
face-damage = dégât
face-power = force
face-magic = magie
face-torch = torche
face-scroll = parchemin
face-attack = attaque
panel-quests = Quêtes ouvertes
panel-movement = Mouvement
panel-magic = Magie
panel-odds = Chances
panel-players = Joueurs
panel-legends = Vos légendes
panel-dice = Les dés
panel-used = utilisée dans cette manche
panel-points = { $n ->
    [one] { $shown } pt
   *[other] { $shown } pts
}
panel-reach = { $count ->
    [0] Maintenant, elle ne mène vos héros nulle part.
    [one] Maintenant, elle mène vos héros à { $count } lieu.
   *[other] Maintenant, elle mène vos héros à { $count } lieux.
}
panel-quests-short = Quêtes
panel-level = niveau { $level }
stage-setup = Mise en place
stage-round = Manche { $n } sur { $of }
stage-turn = Jour, tour { $turn } sur 4
goal-chosen = { $level } : atteindre { $points ->
    [one] { $points } point
   *[other] { $points } points
}
panel-boss = Danongorf
panel-library = Sorts
boss-quests = { $n ->
    [one] { $n } quête
   *[other] { $n } quêtes
}
boss-goblins = { $n ->
    [one] { $n } gobelin
   *[other] { $n } gobelins
}
boss-gloom = Face Obscure : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} sur { $of }
boss-goal = Trois objets légendaires et le niveau de sort 5 fixent le combat.
boss-fights = Le combat est engagé : chaque coup lui prend une quête ou un gobelin.
library-text = La Nuit, un héros qui revient d’un obélisque apprend son livre s’il est au-dessus de votre niveau et si la magie permet ce pas ; les livres entre les deux sont sautés.
library-book = Livre { $spell }
library-learned = à votre niveau ou en dessous
library-reach = à portée de la magie en ce moment
library-far = trop loin pour la magie en ce moment
sheet-space = case { $n }
sheet-empty = Rien encore.
sheet-legends = Objets légendaires
sheet-quests = Quêtes accomplies
