# Textes de l’interface du navigateur. Les termes des jeux sont dans le catalogue de chaque jeu.

product = Les Trois Lanternes
game-quest = Quête
game-dungeons = Donjons
game-mapmasters = Map Masters
close = Fermer
back = Retour
rules = Règles
replays = Parties
settings = Réglages
theme-switch = Thème clair ou à la lampe
key-enter = Entrée
leave-table = Quitter la table

colour-blue = sceau bleu, cercle
colour-red = sceau rouge, triangle
colour-yellow = sceau jaune, carré
colour-green = sceau vert, hexagone
colour-plum = sceau prune, étoile

seat-you = vous
seat-bot = robot
seat-away = absent
seat-open = libre
lamp-lit = a quelque chose à faire
lamp-waiting = attend
lamp-your-turn = à vous

prompt-label = La question
prompt-all = Les { $n } choix
prompt-filter = Chercher un choix
prompt-none-found = Aucun choix n’a ces lettres.

board-tools = Outils du plateau
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-fit = Tout voir
board-lit-beyond = { $n ->
    [one] 1 lieu éclairé
   *[other] { $n } lieux éclairés
}

dice-rolling = roule
face-damage = dégât
face-power = force
face-magic = magie
face-torch = torche
face-scroll = parchemin
face-attack = attaque

log = Journal
log-empty = Rien ne s’est encore passé.
log-chance = hasard
log-show = Montrer ce moment

digest-title = Pendant votre absence
digest-more = { $n ->
    [one] et 1 de plus
   *[other] et { $n } de plus
}
digest-replay = Revoir

curtain-give = Donnez l’écran à { $name }
curtain-done = { $before } a fini. Rien n’est montré avant que { $name } n’ouvre la porte.
curtain-hidden = Rien n’est montré avant que { $name } n’ouvre la porte.
curtain-open = Je suis { $name } : maintenir pour ouvrir
curtain-or = ou maintenir
curtain-finished = a fini

home-tables = Vos tables
home-tables-hint = Une lampe allumée vous attend.
home-none = Aucune table n’est mise. Asseyez-vous à l’une des trois.
home-quest = Cinq jours et cinq nuits sur une île de gobelins. Tentez le sort la nuit venue.
home-dungeons = Ensemble, avant que la torche ne meure : explorer, combattre, trouver le repaire.
home-mapmasters = Posez cinq cartes, tracez un seul chemin, dessus et dessous.
home-players = { $least ->
    [one] { $most ->
        [1] 1 joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $least } à { $most } joueurs
}
home-minutes = environ { $minutes } minutes
home-minutes-short = { $minutes } min
home-sit = S’asseoir
home-play = Jouer
home-look = Regarder
home-join = Rejoindre une table
home-join-hint = Demandez les trois mots à votre hôte.
home-words = chêne · hibou · ambre
home-words-label = Trois mots
home-join-go = Entrer
home-sofa = Se passer un seul écran
home-bots = Jouer contre des robots
home-soon = Pas encore mise

new-title = { $game } : nouvelle table
new-who = Qui s’assied ?
new-name = Nom de la place { $n }
new-kind = Qui joue la place { $n }
new-person = Joueur
new-bot = Robot
new-open = Libre
new-open-line = Libre : un ami qui a les trois mots
new-level = Niveau de { $name }
new-easy = Facile
new-medium = Moyen
new-hard = Fort
new-swap = Échanger la couleur de la place { $n } avec la suivante
new-add = Ajouter une place
new-remove = Retirer la place { $n }
new-colours = Les couleurs suivent les places ; la flèche échange avec la place suivante.
new-how = Comment jouer ?
new-mode-needs-one = Un seul joueur.
new-mode-needs-more = Au moins deux joueurs.
new-options = Options
new-house = Règles maison
new-house-printed = tout comme imprimé
new-house-changed = { $n ->
    [one] 1 changée
   *[other] { $n } changées
}
new-sum = { $people ->
    [0] Aucun joueur
    [one] 1 joueur
   *[other] { $people } joueurs
}, { $bots ->
    [0] aucun robot
    [one] 1 robot
   *[other] { $bots } robots
}, { $open ->
    [0] aucune place libre
    [one] 1 place libre
   *[other] { $open } places libres
}.
new-lay = Mettre la table
new-seed = Graine
new-seed-hint = Le même nombre donne la même île.

lobby-title = Table de { $game }
lobby-host = mise par { $name }
lobby-words-hint = Qui a ces trois mots peut s’asseoir.
lobby-copy = Copier le lien
lobby-copied = Le lien est copié.
lobby-share = Partager
lobby-ready = prêt
lobby-choosing = choisit
lobby-host-mark = hôte
lobby-bot-ready = robot, toujours prêt
lobby-open = place libre
lobby-be-ready = Prêt
lobby-not-ready = Pas prêt
lobby-change = Changer de couleur
lobby-remove = Retirer
lobby-fill = Donner à un robot
lobby-the-table = La table
lobby-signals = Signaux
lobby-wave = Saluer
lobby-thinking = Je réfléchis
lobby-thanks = Merci
lobby-waiting = On attend { $names }.
lobby-all = Toutes les lampes sont allumées.
lobby-all-must = Toutes les lampes doivent être allumées. Une place libre peut aller à un robot.
lobby-start = Commencer
lobby-start-why = Quelqu’un n’est pas prêt.

replay-title = Revoir
replay-record = Partie
replay-chance = marque le hasard.
replay-save = Enregistrer la partie
replay-round = Manche { $n }
replay-round-short = manche { $n }
replay-steps = { $n ->
    [one] 1 étape
   *[other] { $n } étapes
}
replay-step = étape { $n } sur { $of }
replay-first = Au début
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-could = Que pouvaient-ils faire ici
replay-from-here = Rejouer à partir d’ici
replay-share = Partager
replay-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}

undo = Annuler
panel-quests = Quêtes ouvertes
panel-movement = Mouvement
panel-magic = Magie
panel-odds = Chances
panel-players = Joueurs
panel-legends = Vos légendes
panel-dice = Les dés
panel-used = utilisée dans cette manche
panel-points = { $n ->
    [one] { $shown } pt
   *[other] { $shown } pts
}
panel-quests-short = Quêtes
panel-level = niveau { $level }
quest-treasure = son trésor
health = Santé
language-en = English
language-fr = Français
lobby-say = Dire une phrase
lobby-all-seated = Tout le monde est assis
