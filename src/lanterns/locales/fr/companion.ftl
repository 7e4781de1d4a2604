# À ma table : ce qui aide celles et ceux qui jouent avec les boîtes elles-mêmes. Ce qu’un jeu dit de sa boîte : companion-JEU.ftl.

box-lead = Pour celles et ceux qui ont les boîtes. Marche sans réseau ; rien ne quitte cet appareil.
box-setup = Installer la boîte
box-setup-about = Étape par étape, une donne neuve à chaque fois
box-pad = Feuille de score
box-pad-about = Touchez une case, puis un nombre ; le total se fait seul
box-torch = Torche et tours
box-torch-about = À qui de jouer, ce qui vient ensuite
box-glass = Sablier
box-glass-about = Du sable, un coup sourd, un écran qui reste allumé
box-draw = L’aventure du soir
box-draw-about = Tirée au hasard dans la boîte
box-odds = Chances d’un jet
box-odds-about = Exactes, avant de décider de lancer
box-rules = Chercher une règle
box-rules-about = Par un mot ou une question, avec un cas dessiné
box-rules-all = Toutes les règles
box-begun = En cours
box-since = Depuis { $when }
box-go-on = Reprendre
box-go-on-with = Reprendre : { $what }
box-played = Joué à ma table
box-forget = Oublier : { $what }
box-less = Moins : { $what }
box-more = Plus : { $what }
box-undo = Annuler
box-clear = Effacer
box-note = Noter
box-end = la fin

box-set-up-game = Installer { $game }
box-step = étape { $n } sur { $of }
box-step-back = Étape d’avant
box-next = Fait, suite
box-mission = Mission
box-how-many = Combien jouent ?
box-dealt = Cette donne est pour vous.
box-deal-again = En faire une autre
box-laid = La boîte est installée
box-laid-text = Tout est à sa place. Bonne soirée.
box-play = Jouer

box-who = Qui joue ?
box-players = Joueurs
box-heroes = Héros
box-name-of = Nom du joueur { $n }
box-player-n = Joueur { $n }
box-hero-n = Héros { $n }
box-begin = Commencer
box-no = non
box-yes = oui
box-next-box = Case suivante
box-cell = { $name } { $what } : { $n }
box-of = { $name } : { $what }
box-round = tour { $n }
box-counts = { $n } : { $points } au score
box-part = { $what } { $n }
box-total = Total
box-base = Victoire
box-level-of = Niveau
box-leads = { $name } mène de { $n }.
box-level = C’est l’égalité.
box-finish = Vers la fin
box-crown = Couronner { $name }
box-back-to-pad = Retour à la feuille
box-drop = Laisser tomber
box-how = Comment cela a-t-il fini ?
box-won = Gagné
box-lost = Perdu
box-won-with = Gagné, { $n ->
    [one] { $n } point
   *[other] { $n } points
}
box-wins = { $name } gagne avec { $n }
box-shared = { $names } : victoire partagée, { $n } chacun

box-now = Maintenant
box-turn-of = À { $name } de jouer
box-then = puis { $name }
box-turn-act = tour { $turn }, acte { $act }
box-torch-light = Allumer la torche
box-torch-at = La torche est sur { $space } de { $skull }
box-torch-goblin = un Gobelin
box-torch-act = les Ennemis agissent
box-torch-skull = le crâne
box-torch-does-goblin = Un Gobelin arrive
box-torch-does-goblin-text = La torche est sur { $space } : posez un Gobelin sur l’Entrée. Il est déjà compté ici.
box-torch-does-act = Les Ennemis agissent
box-torch-does-act-text = La torche est sur { $space } : les Gobelins dans l’ordre de leurs emplacements, puis les autres de gauche à droite.
box-torch-does-skull = La torche s’éteint
box-torch-does-skull-text = La torche est sur { $space }.
box-torch-quiet = Rien ne bouge
box-torch-quiet-text = La torche est sur { $space } : rien n’attend ici.
box-torch-left = { $n ->
    [one] Encore { $n } case jusqu’au crâne.
   *[other] Encore { $n } cases jusqu’au crâne.
}
box-torch-next-goblin = Prochain Gobelin en { $space }.
box-torch-next-act = Les Ennemis agissent en { $space }.
box-torch-up = Torche +{ $n }
box-torch-end-turn = Fin du tour : −{ $n }
box-torch-act-two = Le boss apparaît
box-torch-starts = La torche commence sur { $space }
box-torch-won = Le boss tombe : gagné
box-torch-out = La torche s’éteint : perdu
box-torch-goblins = Un Gobelin de trop : perdu
box-torch-why-won = Tous les marqueurs de Santé du boss sont sur 0.
box-torch-why-out = La torche a atteint le crâne.
box-torch-why-goblins = Il fallait ajouter un Gobelin, et il n’y avait plus de place.
box-goblins = Gobelins
box-goblins-full = Le Gobelin { $n } fait perdre la partie.
box-goblin-gone = Un Gobelin en moins
box-goblin-comes = Un Gobelin arrive

box-glass-left = Encore { $time }
box-glass-runs = Le sable coule.
box-glass-waits = Retournez-le quand quelqu’un a fini.
box-glass-over = Le sable est écoulé.
box-glass-lasts = Un sablier dure
box-glass-knock = Un coup sourd aux 10 dernières secondes
box-glass-hold = Coucher
box-glass-on = Laisser couler
box-glass-turn = Retourner

box-draw-again = Tirer encore
box-draw-lay = L’installer
box-draw-other = Un autre héros que { $name }

box-odds-face = Face du dé
box-odds-dice = Dés en main
box-odds-least = Au moins tant : { $face }
box-odds-reach = Total à atteindre, bonus déduits
box-odds-once = en un jet
box-odds-again = en relançant une fois les autres
box-odds-reroll = avec un dé relancé
box-odds-turned = { $n ->
    [one] avec un dé tourné de 1
   *[other] avec { $n } fois 1
}
box-odds-faces = { $n } { $face }
box-odds-total = Total { $n }
box-odds-note = Chaque face est à 1 sur 6.
box-odds-note-total = Le meilleur total : un dé, et tous les autres qui montrent un plus.
box-odds-roll = Lancer ici
