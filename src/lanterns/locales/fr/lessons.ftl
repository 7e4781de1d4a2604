# Ce qui entoure chaque leçon : la page où elle commence, la carte de l’aubergiste, la fin.

first-head = Apprendre { $game } en { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
first-minutes = { $minutes } min
first-alone = seul, sans compte
first-game = Votre première partie
first-play = La jouer maintenant
first-on = Reprendre à l’étape { $n }
first-anew = Recommencer
first-again = La rejouer
first-more = D’autres leçons
first-more-sub = D’autres façons de jouer ce que contient la boîte, en quelques minutes chacune.
first-steps = { $n ->
    [one] { $n } étape
   *[other] { $n } étapes
}
first-done = finie
first-you = Vous
first-maya = Maya
first-tom = Tom

coach-label = L’aubergiste
coach-nan = La vieille Nan
coach-step = Étape { $n } sur { $of }
coach-show = Montrer
coach-shown = Jouer pour moi
coach-why = Pourquoi ?
coach-skip = Passer l’étape
coach-go-on = Continuer
coach-leave = Quitter la leçon
coach-steps = Étapes
coach-steps-done = { $n ->
    [one] { $n } étape faite
   *[other] { $n } étapes faites
}
coach-watch-title = Regardez
coach-watch = C’est à la vieille Nan. Ce sera de nouveau à vous dans un instant.
coach-other-title = Cela marche aussi
coach-other = Pour cette leçon : « { $step } ». Le coup est repris dans un instant.
coach-twice = Vous préférez votre propre chemin ? Jouez librement : la vieille Nan joue aussi, et la leçon vous attend ici.
coach-free = Jouer librement
coach-back = Revenir à la leçon
coach-cannot = Cela ne se peut pas
coach-nothing = Rien n’a été joué.
coach-not-here = On ne peut rien faire ici pour l’instant.
coach-cut = La ligne vers la table est coupée. La leçon reprendra d’elle-même à son retour.

coach-score = Vos points
coach-whole = Jouer une partie entière avec la vieille Nan
coach-whole-alone = Jouer une partie entière
coach-on = Continuer d’ici
coach-learn = Apprendre { $game }
coach-inn = Retour à l’auberge
