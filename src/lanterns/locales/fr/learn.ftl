# Textes des pages où l’on apprend un jeu : comment jouer, petits cas, carte à imprimer.

learn = Apprendre
learn-sub = sans rien lire d’abord
learn-title = Apprendre { $game }
learn-rules = Toutes les règles, en mots simples
learn-bots = Une partie tranquille contre des bots
