# Textes des pages où l’on apprend un jeu : comment jouer, petits cas, carte à imprimer.

learn = Apprendre
learn-sub = sans rien lire d’abord
learn-rules = Toutes les règles, en mots simples
learn-puzzles = Problèmes : trouvez le coup
learn-bots = Une partie tranquille contre des robots
learn-how = Comment jouer
learn-how-sub = Deux écrans, quatre minutes.
learn-page = { $n } sur { $count }
learn-cases = Dix petits cas
learn-cases-sub = Ce qu’on demande le plus.
learn-rule = Règle { $rule }
learn-card = Aide-mémoire
learn-card-sub = Une face de A5. Gardez-le près du plateau.
learn-card-of = Aide-mémoire { ELIDE("de", $game) }
learn-card-print = Carte à imprimer
learn-print = Imprimer ou enregistrer
learn-turn-walk = Marcher
learn-turn-act = Une action héroïque
learn-turn-free = Actions gratuites
learn-turn-torch = La torche brûle
learn-phase-market = Marché
learn-phase-hand = Main
learn-phase-draw = Tracé
learn-phase-reward = Récompense
learn-phase-reset = Reprise
