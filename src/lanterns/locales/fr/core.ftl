# Ce que tous les jeux partagent.

player = Joueur { $number }
chance = Le hasard
spectator = Spectateur
why-not-legal = Ce n’est pas possible maintenant.
game-ended = La partie est finie : { $reason }
won-alone = { $seat } gagne.
won-together = Victoire partagée par { $names }.
names-and-last = { $names } et { $last }
game-won = La partie est gagnée.
game-lost = La partie est perdue.
nobody-won = Personne ne gagne.
score-of = { $seat } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
score-of-all = Le groupe : { $score ->
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
one-and-more = { $first } ; { $rest }
decimal-sign = ,

# D’où vient une carte ou une pièce.
source-printed = D’après la carte imprimée, autant que nous la connaissons.
source-print-and-play = Comme dans les fichiers à imprimer de l’éditeur.
source-part-printed = En partie d’après la version imprimée, en partie de notre cru.
source-own = De notre cru : la version imprimée ne nous est pas connue.

# Les nombres en lettres, où une phrase demande $P_word.
number-0 = zéro
number-1 = un
number-2 = deux
number-3 = trois
number-4 = quatre
number-5 = cinq
number-6 = six
number-7 = sept
number-8 = huit
number-9 = neuf
number-10 = dix
number-11 = onze
number-12 = douze
number-13 = treize
number-14 = quatorze
number-15 = quinze
number-16 = seize
