# Textes autour des règles en mots simples : la page des règles d’un jeu, et la feuille que « pourquoi ? » ouvre.

rules-search-for = Ex. : comment gagner
rules-chapter = Chapitre { $n } sur { $count }
rules-link = Lien vers la règle { $rule }
rules-print = Imprimer ce chapitre
rules-next = Suite : { $title }
rules-answers = { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses
} à « { $asked } »
rules-also = On la trouve aussi par : { $words }
rules-none = Aucune réponse à ces mots
rules-most = Ce qu’on demande le plus :
rules-ask = Rien ici ? Demandez comme à une amie : « puis-je rester là », « qui gagne à égalité », « annuler ».
rules-builders = Pour les concepteurs : la spécification exacte
rules-reference = La spécification exacte, pour qui construit le jeu. Elle est en anglais.
rules-more = En savoir plus : { $title }

try-it = Essayer
try-title = À essayer : { $rule }
try-close = Fermer, retour à la règle
try-again = Remettre en place
try-you = Vous
try-done = C’est la règle
try-other = C’est permis aussi
try-other-text = Ce cas demande autre chose. La règle dit :
try-barred-text = Ce n’est pas possible ici.
rules-open = { $n ->
    [0] Aucune réponse n’est possible.
    [one] Une réponse est possible.
   *[other] { $n } réponses sont possibles.
}
rules-barred = Pourquoi pas les autres : { $why }
