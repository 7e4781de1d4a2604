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
