# Les plateaux du jour.
daily = Aujourd’hui
daily-you = Vous
daily-today-short = ce jour
daily-week = Les sept derniers jours
daily-kept = tenu
daily-none-played = pas joué
daily-left = Mêmes cartes et mêmes dés pour tout le monde, jusqu’à minuit UTC : { $hours } h { $minutes } min.
daily-past = Un jour passé : joué maintenant, il remplit sa case, pas la série.
daily-to-today = À aujourd’hui
daily-run = { $n ->
    [one] jour d’affilée
   *[other] jours d’affilée
}
daily-running = { $n ->
    [one] { $n } jour d’affilée
   *[other] { $n } jours d’affilée
}
daily-dungeon = Donjon du jour
daily-night = Nuit du jour
daily-rescue = Sauvetage du jour
daily-short-dungeon = Donjon
daily-short-night = Nuit
daily-short-rescue = Sauvetage
daily-dungeon-short = Un trait à travers cinq cartes.
daily-night-short = Mêmes dés pour tous : lancer ou se reposer ?
daily-rescue-short = { $turns ->
    [one] Torche à { $torch } sur { $skull } ; { $turns } tour.
   *[other] Torche à { $torch } sur { $skull } ; { $turns } tours.
}
daily-dungeon-text = Tracez le meilleur chemin à travers les cinq cartes du jour. { $things } : { $each } { $each ->
    [one] point
   *[other] points
} chaque fois.
daily-things-barrel = Tonneaux
daily-things-coin = Pièces
daily-things-room = Salles
daily-things-sword = Épées
daily-things-scroll = Parchemins
daily-things-stairs = Escaliers
daily-things-key = Clés
daily-things-circle = Cercles
daily-things-rope = Cordes
daily-things-trap = Pièges
daily-things-monster = Monstres
daily-things-lock = Cadenas
daily-token-sword = Vous avez une fée à l’épée.
daily-token-key = Vous avez une fée à la clé.
daily-token-rope = Vous avez une fée à la corde.
daily-token-scroll = Vous avez une fée au parchemin.
daily-night-text = Mêmes dés pour tous. Santé { $health }, Force { $power } ; { $wounds ->
    [0] un gobelin intact
    [one] un gobelin avec { $wounds } blessure
   *[other] un gobelin avec { $wounds } blessures
}, case { $space } du temple. Épuisé, vous n’avez rien.
daily-rescue-text = { $heroes ->
    [2] Deux héros
    [3] Trois héros
   *[other] Quatre héros
}, la torche à { $torch } sur { $skull }. Le boss peut tomber en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
daily-play = Jouer
daily-play-dungeon = Tracer le donjon
daily-play-night = Jouer cette nuit
daily-play-rescue = Jouer le sauvetage
daily-go-on = Continuer
daily-see-dungeon = Voir le meilleur, { $n }
daily-see-night = { $n ->
    [0] Voir votre repos
    [one] Voir votre lancer
   *[other] Voir vos { $n } lancers
}
daily-see-rescue = Voir comment gagner
daily-of = { $n } sur { $of }
daily-won = { $n ->
    [one] gagné en { $n } tour
   *[other] gagné en { $n } tours
}
daily-lost = perdu
daily-in-turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
daily-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
daily-percent = { $n } %
daily-yours = le vôtre
daily-the-best = le meilleur
daily-spread = Ce que tout le monde a fait
daily-spread-dungeon = Donjon du jour : { $n ->
    [one] { $n } résultat
   *[other] les { $n } résultats
}
daily-spread-night = Nuit du jour : { $n ->
    [one] { $n } résultat
   *[other] les { $n } résultats
}
daily-spread-rescue = Sauvetage du jour : { $n ->
    [one] { $n } résultat
   *[other] les { $n } résultats
}
daily-which = Quel plateau
daily-tries = { $n ->
    [0] personne ne l’a encore joué
    [one] { $n } personne l’a joué
   *[other] { $n } personnes l’ont joué
}
daily-spread-after = Leurs résultats se voient après votre essai.
daily-drawn = { $n ->
    [0] Personne ne l’a encore joué
    [one] { $n } personne l’a joué
   *[other] { $n } personnes l’ont joué
}
daily-share = Partager sans rien révéler
daily-text = Texte
daily-picture = Image
daily-copied = Copié.
daily-copy-failed = Votre navigateur ne nous laisse pas copier. Sélectionnez le texte et copiez-le vous-même.
daily-mine = Vos jours
daily-longest = plus longue série
daily-lines = { $n ->
    [one] meilleur chemin trouvé
   *[other] meilleurs chemins trouvés
}
daily-night-most = meilleure nuit
daily-rescues = sauvetages
daily-missed = Un jour manqué se joue depuis le calendrier ; il remplit sa case, pas la série.
daily-mode-counted = votre essai compté
daily-mode-done = votre essai compté est terminé
daily-mode-practice = entraînement
daily-mode-best = le meilleur
daily-barred = Ce n’est pas possible ici.
daily-over = Votre essai est terminé
daily-held = Gardé ; envoyé dès que le réseau revient.
daily-held-short = gardé ici
daily-dice-wait = Le serveur lance les dés de ce plateau : continuez dès que le réseau revient.
daily-not-here = Ce plateau n’a pas été chargé à temps : continuez dès que le réseau revient.
daily-not-counted = Ce que vous avez joué sans réseau n’a pas compté.
daily-practised = Entraînement terminé
daily-dungeon-done = Votre chemin vaut { $n } sur { $of }.
daily-night-done = { $n ->
    [one] { $n } point
   *[other] { $n } points
} cette Nuit, { $rolls ->
    [0] au repos sans lancer.
    [one] au repos après { $rolls } lancer.
   *[other] au repos après { $rolls } lancers.
}
daily-night-tired = Épuisé au { $rolls ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] dernier
} lancer : rien cette Nuit.
daily-rescue-done = { $n ->
    [one] Le boss tombe en { $n } tour.
   *[other] Le boss tombe en { $n } tours.
}
daily-rescue-lost = La torche est éteinte.
daily-dungeon-best = Le meilleur chemin vaut { $n }.
daily-night-best = Ces dés permettaient { $n } ; on pouvait espérer { $expected } avant le premier lancer.
daily-rescue-best = { $n ->
    [one] On pouvait gagner en { $n } tour.
   *[other] On pouvait gagner en { $n } tours.
}
daily-best-dungeon = Le meilleur chemin
daily-best-night = Le mieux avec ces dés
daily-best-rescue = Une façon de gagner
daily-show-dungeon = Voir le meilleur chemin
daily-show-night = Voir les meilleurs lancers
daily-show-rescue = Voir comment gagner
daily-at = { $n } sur { $of }
daily-step = Étape suivante
daily-mine-again = Mon essai
daily-practise = S’entraîner
daily-to-day = Au jour
daily-same = Mêmes cartes et mêmes dés pour tous
daily-three = Les trois plateaux du jour
daily-home = Les trois du jour
daily-look = Voir
