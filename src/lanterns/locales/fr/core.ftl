# Ce que tous les jeux partagent.

player = Joueur { $number }
chance = Le hasard
spectator = Spectateur
why-not-legal = Ce n’est pas possible maintenant.
your-turn = À { $seat } de choisir
game-ended = La partie est finie : { $reason }
won-alone = { $seat } gagne.
won-together = Victoire partagée par { $names }.
game-won = La partie est gagnée.
game-lost = La partie est perdue.
nobody-won = Personne ne gagne.
score-of = { $seat } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
event-taken-back = { $who } reprend { $count ->
    [one] la dernière action
   *[other] les { $count } dernières actions
}.
resigned = { $seat } abandonne.
seat-changed = La place { $number } est maintenant tenue par { $name }.
with-colon = { $text } :
