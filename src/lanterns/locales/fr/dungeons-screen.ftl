# Words of the terminal’s drawing of the dungeons game; the others are those of its board.

screen-col-player = joueur
screen-col-hero = Héros
screen-col-place = lieu
screen-col-health = Santé
screen-col-focus = Concentration
screen-col-speed = Vitesse
screen-col-defense = Défense
screen-dice = dés { $dice }

# Ce que disent `?` et les listes des pièces, cases, armes et ennemis.
screen-space = Case { $space } : { $effect }
screen-space-plain = rien
screen-space-entrance = l’entrée
screen-space-altar = une case Autel
screen-face-shield = Sur le dé Ennemi : il égale toute votre Défense, la Contre-attaque ne coûte que son modificateur.
screen-face-torch = Sur le dé Ennemi : la Torche descend, et un Boss ajoute son effet.
screen-odds-both = { $plain } %, { $modified } % en tournant des dés
screen-odds-need = requis { $number }
screen-movement-over = déplacement fini
screen-do-move = Se déplacer
screen-do-reveal = Révéler une carte
screen-do-attack = Attaquer
screen-do-cast = Jeter un Sortilège
screen-do-signature = Utiliser votre Trait
screen-do-discard = Défausser
screen-do-portal = Prendre un portail
screen-do-teleport = Se téléporter
screen-do-modify = Tourner un dé
screen-do-choose = Choisir le résultat
