# Ce qui est demandé, ce qu'on peut répondre, ce qui s'est passé.
ask-Choose = Lancer, ou garder vos points ?
ask-Choose-why = Ce tour : { $points }. Gardés : { $total }.
wait-Choose = { $who } lance ou garde.
ask-Throw = Que montre le dé ?
wait-Throw = Le dé roule.
act-roll = Lancer le dé
act-hold = Garder les points
act-die = Le dé montre { $face }
event-rolled = { $who } lance { $number }.
event-kept = { $who } garde { $points } et en a { $total }.
why-nothing-to-keep = Ce tour n'a rien rapporté à garder.
end-goal-reached = Le but est atteint.

option-goal = But
option-goal-50 = 50 points
option-goal-100 = 100 points
option-players = Joueurs
option-players-2 = Deux

# Le plateau et l'écran.
pig-turn = Ce tour : { $points }
pig-goal = But : { $points }
pig-points = { $who } : { $points }
cli-game-pig = Le Cochon
