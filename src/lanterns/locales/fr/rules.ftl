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
