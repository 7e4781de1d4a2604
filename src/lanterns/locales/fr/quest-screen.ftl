# Les mots du dessin du jeu de quête dans le terminal.

screen-round = Manche { $round }
screen-setup = Mise en place
screen-day = Jour, tour { $turn }
screen-dusk = Fin du Jour
screen-night = Nuit
screen-dawn = Résolution
screen-fight = Combat final
screen-end = Fin de partie
screen-magic = Magie { $space }/10 (niveau { $level })
screen-supply = Gobelins en réserve : { $count }
screen-first = Premier Joueur : { $seat }
screen-target = But : { $points }
screen-boss = Danongorf : { $quests ->
    [one] { $quests } quête
   *[other] { $quests } quêtes
}, { $goblins ->
    [one] { $goblins } gobelin
   *[other] { $goblins } gobelins
}
screen-fight-set = Le combat final est décidé
screen-dice = Dés : { $dice }
screen-book = livre { $book }
screen-portal = portail
screen-goblin-passive = gobelin
screen-goblin-aggressive = GOBELIN !
screen-castle = château
screen-grotto = grotte { $number }
screen-quests = Quêtes
screen-col-player = joueur
screen-col-health = santé
screen-col-power = force
screen-col-spell = sort
screen-col-quests = quêtes
screen-col-goblins = gobelins
screen-col-score = score
screen-adventuring = en Aventure
screen-resting = se repose
screen-stash = non équipés : { $items }
screen-odds = Prochain lancer, { $seat } : perte de Santé { $hurt } %, épuisement { $exhausted } %
screen-odds-advance = héros { $hero } case suivante { $chance } %
screen-odds-finish = héros { $hero } fin du temple { $chance } %
screen-odds-learn = héros { $hero } peut apprendre son livre { $chance } %
screen-fire = Feu
screen-forest = Forêt
screen-water = Eau
screen-ice = Glace
screen-shadow = Ombre
screen-sun = Soleil

# Ce que dit `?` des lieux, des dés et des gobelins.
screen-reward = Récompense : { $reward }.
screen-name-magic = Magie
screen-name-portal = portail
screen-name-castle = château
screen-name-grotto = grotte
screen-name-temple = temple
screen-name-obelisk = obélisque
screen-its-symbol = son symbole
screen-place-portal = portail : un seul héros, face au gobelin qui s’y trouve. Vos dés d’attaque le blessent, et la cinquième blessure le prend.
screen-place-obelisk = obélisque du { $book } : un héros par joueur. Le héros qui s’y repose apprend ce livre si le niveau de Magie va aussi loin au-dessus de votre niveau de Sort.
screen-place-castle = château : autant de héros qu’on veut. Y entrer par une carte Mouvement, ou rester passif avec un héros dedans, donne 1 Santé ou Force.
screen-place-temple = temple : les cases 1 à 4 demandent 1, 1, 2 et 2 de ce symbole la Nuit ({ $symbol }) ; qui se repose sur la dernière l’achève. Deux héros au plus, de joueurs différents.
screen-place-grotto = grotte : un héros qui entre par une carte Mouvement peut l’utiliser une fois, aussitôt. Un héros par joueur.
screen-face-damage = Coûte de la Santé, selon le niveau de Magie. La Force peut l’annuler.
screen-face-power = Donne de la Force, selon le niveau de Magie.
screen-face-magic = Avance le jeton Magie d’une case.
screen-face-torch = Fait avancer un héros dans un temple à torches.
screen-face-scroll = Fait avancer un héros dans un temple à parchemins.
screen-face-attack = Blesse le gobelin là où se trouve un de vos héros.
screen-goblins-about = Passer une carte à gobelin agressif coûte 1 Force et le rend passif. Un gobelin passif se passe sans payer. Tous redeviennent agressifs à la Résolution.
screen-reroll = Relancer { $faces }
screen-calms = calme { $cells }
screen-move = Déplacer le héros { $hero } depuis { $place }
screen-to-row = vers la rangée { $row }
