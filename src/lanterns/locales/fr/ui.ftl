# Textes de l’interface du navigateur. Les termes des jeux sont dans le catalogue de chaque jeu.

product = Les Trois Lanternes
companion = À ma table
close = Fermer
back = Retour
rules = Règles
replays = Parties
settings = Réglages
theme-switch = Thème clair ou à la lampe
my-page = Votre page
key-enter = Entrée
delete-table = Supprimer la table
leave-table = Quitter la table

colour-blue = sceau bleu, cercle
colour-red = sceau rouge, triangle
colour-yellow = sceau jaune, carré
colour-green = sceau vert, hexagone
colour-plum = sceau prune, étoile
seal-blue = Bleu
seal-red = Rouge
seal-yellow = Jaune
seal-green = Vert
seal-plum = Prune

seat-you = vous
seat-bot = robot
seat-away = absent
seat-open = libre
lamp-lit = a quelque chose à faire
lamp-waiting = attend
lamp-your-turn = à vous

prompt-label = La question
prompt-all = Les { $n } choix
prompt-why = pourquoi ?
prompt-rule = Règle { $rule }
prompt-rules = Les règles :
prompt-advise = Conseillez-moi
prompt-odds = { $percent } %
prompt-best = meilleures chances
prompt-filter = Chercher un choix
prompt-none-found = Aucun choix n’a ces lettres.

table-panels = Panneaux
table-more = Plus

board-tools = Outils du plateau
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-fit = Tout voir
board-lit-beyond = { $n ->
    [one] { $n } lieu éclairé
   *[other] { $n } lieux éclairés
}

log = Journal
log-empty = Rien ne s’est encore passé.
log-chance = hasard
log-rules = Numéros des règles
log-setup = Mise en place
log-all = Tout le journal

digest-title = Pendant votre absence
digest-moves = { $n ->
    [one] { $n } coup en votre absence
   *[other] { $n } coups en votre absence
}
digest-replay = Revoir

curtain-give = Donnez l’écran à { $name }
curtain-done = { $before } a fini. Rien n’est montré avant { ELIDE("que", $name) } n’ouvre la porte.
curtain-hidden = Rien n’est montré avant { ELIDE("que", $name) } n’ouvre la porte.
curtain-open = Je suis { $name } : maintenir pour ouvrir
curtain-or = ou maintenir
curtain-finished = a fini

home-tables = Vos tables
home-tables-hint = Une lampe allumée vous attend.
home-none = Aucune table n’est mise. Asseyez-vous à l’une des trois.
home-turn = { $stage }. { $question }
home-nobody-waits = Personne ne vous attend
home-next = { $title }, { $when }
home-more = { $n ->
    [one] { $n } autre table
   *[other] { $n } autres tables
}
home-all = { $n ->
    [one] { $n } table
   *[other] Vos { $n } tables
}
home-finished = Terminées : { $n }
home-first = Nouveau ici ? Apprenez { $game } en quelques minutes
home-begin = Commencer
home-watch = Voir une partie
home-how = Comment jouer
home-players = { $least ->
    [one] { $most ->
        [1] 1 joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $least } à { $most } joueurs
}
home-players-exactly = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
home-minutes = environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
home-minutes-short = { $minutes } min
home-new-here = Première visite ? Rien à lire d’abord :
home-learn = Apprendre
home-learn-what = Apprendre { $game }
home-learned = première partie apprise
home-sit = S’asseoir
home-play = Jouer
home-look = Regarder
home-join = Rejoindre par trois mots
home-alone = Sur cet appareil
home-words = chêne · hibou · ambre
home-words-label = Trois mots
home-join-go = Entrer
home-sofa = Un seul écran
home-bots = Avec des robots
home-sofa-which = Se passer un seul écran : à quel jeu ?
home-bots-which = Jouer contre des robots : à quel jeu ?
home-soon = Pas encore mise

new-title = { $game } : nouvelle table
new-who = Qui s’assied ?
new-name = Nom de la place { $n }
new-kind = Qui joue la place { $n }
new-person = Joueur
new-bot = Robot
new-open = Libre
new-open-line = Libre : un ami qui a les trois mots
new-level = Niveau { ELIDE("de", $name) }
new-novice = Novice
new-easy = Facile
new-medium = Moyen
new-hard = Fort
new-master = Maître
new-swap = Échanger la couleur de la place { $n } avec la suivante
new-add = Ajouter une place
new-remove = Retirer la place { $n }
new-colours = Les couleurs suivent les places ; la flèche échange avec la place suivante.
new-learn = Apprendre cette façon de jouer en { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
new-how = Comment jouer ?
new-each-chance = Au hasard
new-each-chosen = Choisis
new-each-seat = { $what }, place { $n }
new-hints = Conseils
new-hints-auto = Seul
new-hints-auto-about = Permis quand une personne joue seule.
new-hints-on = Oui
new-hints-on-about = Chacun à la table peut demander conseil.
new-hints-off = Non
new-hints-off-about = Personne n’a de conseils.
new-mode-needs-one = Un seul joueur.
new-mode-needs-more = Au moins deux joueurs.
new-options = Options
new-house = Règles maison
new-preset = On joue selon
new-preset-book = le livret
new-preset-book-about = Là où l’application de l’éditeur s’en écarte, le livret de règles français l’emporte.
new-preset-app = l’application
new-preset-app-about = Comme l’application de l’éditeur, là où elle s’écarte du livret.
new-preset-own = des règles à vous
new-house-printed = tout comme imprimé
new-house-changed = { $n ->
    [one] { $n } changée
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
new-seed-hint = Le même nombre donne les mêmes dés et les mêmes cartes.

lobby-title = Table { ELIDE("de", $game) }
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
lobby-hushed = (masqué : vous l’avez bloqué)
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
    [one] { $n } étape
   *[other] { $n } étapes
}
replay-step = étape { $n } sur { $of }
replay-hidden = Une pioche cachée
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-from-here = Rejouer à partir d’ici
replay-setup = Mise en place
replay-turn = Tour { $n }
replay-marks = marque les grands moments,
replay-marked = Un grand moment
replay-mark-on = Au grand moment suivant
replay-mark-back = Au grand moment précédent
replay-control = Où en est la lecture
replay-could-who = Que pouvait faire { $name } ?
replay-end = La fin
replays-mine = Vos parties terminées
replays-public = publique
favourite = Favorite
favourite-give = Marquer comme favorite
favourite-off = Retirer l’étoile
replays-none = Aucune de vos parties n’est encore terminée. Vous pourrez les revoir ici.
share-title = Partager cette partie
share-open = La partie est finie : toute personne qui a le lien peut la regarder, sans compte.
share-closed = Cette partie n’est pas finie : seules les personnes assises à la table peuvent ouvrir le lien.
share-copy = Copier le lien
share-from = Où commence la lecture
share-here = À partir de ce moment
share-first = À partir du premier tour
share-seals = Des sceaux au lieu des noms
share-seals-note = Qui ouvre le lien voit les joueurs par leur couleur. Les noms restent dans la partie enregistrée.
share-picture = Image
share-picture-note = Tout le plateau à ce moment, en PNG.
share-picture-save = Enregistrer l’image
share-public = Toute personne qui a le lien peut voir la fin de cette partie, la revoir et lire son analyse, sans compte. Le lien n’ouvre pas la table.
share-public-none = La partie est finie, et seuls ses joueurs ont son adresse. Créez une page publique : toute personne qui a le lien pourra voir la fin, revoir la partie et lire l’analyse. Vous pourrez la refermer.
share-public-make = Créer une page publique
share-public-close = Fermer la page publique
share-public-made = La partie a une page publique.
share-public-closed = La page publique est fermée : son lien n’ouvre plus rien.
share-end = La fin
share-film = Film
share-film-part = Moment de la partie
share-film-whole = Toute la partie
share-film-note = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}, { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, en { $kind }. Votre navigateur l’enregistre pendant la lecture.
share-film-busy = { $done } sur { $steps ->
    [one] { $steps } étape enregistrée
   *[other] { $steps } étapes enregistrées
}
share-film-save = Enregistrer le film
share-film-none = Ce navigateur n’enregistre pas de films. Une image marche partout.
share-film-failed = Le film n’a pas pu être enregistré ici. Une image marche encore.
replay-share = Partager

undo = Annuler
health = Santé
language-en = English
language-fr = Français
lobby-say = Dire une phrase
lobby-all-seated = Tout le monde est assis

# Adresses, erreurs de la page, et ce qui est commun à tous les écrans.
to-home = Vers les tables
try-now = Réessayer
lost-page = Il n’y a rien à cette adresse.
lost-link = Ce lien ne mène à aucune place. Demandez-en un nouveau à l’hôte.
lost-game = Ce jeu n’est pas dans cette maison.
lost-undrawn = Ce jeu ne peut pas encore être montré ici.
error-no-line = Il faut un réseau pour cela, et il n’y en a pas en ce moment. Rien n’est perdu.
error-store-full = Ce navigateur n’a plus de place : rien n’a changé. Supprimez ici des parties dont vous n’avez plus besoin, ou libérez de l’espace.
error-offline = Le serveur ne répond pas. Rien n’est perdu ; réessayez dans un instant.
error-internal-page = Quelque chose n’a pas marché. La table est restée comme elle était.
error-join-words = Une table a trois mots, par exemple chêne hibou ambre.
somebody = Quelqu’un
seat-number = Joueur { $n }
home-in-lobby = attend des joueurs
home-over = la partie est finie
home-paused = en pause
home-your-move = à vous de jouer
home-others = les autres jouent
home-along = emportée
home-due = reste { $time }
home-save = Garder la partie
home-unreadable-ruleset = Cette version du programme ne connaît pas ses règles.
home-unreadable-people = On ne peut plus lire qui est assis où.
home-unreadable-log = Ses coups ne mènent nulle part dans cette version du programme.
home-puzzles = Problèmes
home-import = D’un enregistrement
bot-names = Mère Anne, Frère Luc, Maude, Gautier

lobby-no-words = Les trois mots ne sont plus valables
lobby-new-words = Trois nouveaux mots
lobby-link = Lien
lobby-seat-link = Copier le lien de la place
lobby-your-name = Votre nom
name-change = Changer
name-title = Comment vous appelez-vous ?
name-text = Les autres à la table verront ce nom. Vous pourrez le changer.
lobby-leave = Quitter
lobby-seats = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
lobby-seeded = La graine a été choisie par l’hôte
lobby-rated = Partie classée : des personnes seulement, aucun robot
lobby-rated-game = Classée : compte pour la force de chacun
chat-line = { $who } : { $text }
labelled = { $label } : { $text }
chat-answer = Répondre
chat-send = Envoyer
chat-title = Ce qui a été dit
chat-allow = Les joueurs peuvent écrire (les signaux restent toujours)
hints-allow = On peut demander conseil à la table
hints-allowed = On peut demander conseil à la table.
hints-are-off = Les conseils sont coupés à cette table.
mark-aim = { $who } envisage : { $text }
mark-point = Montrer un endroit
mark-now = Choisissez l’endroit à montrer.
mark-ping = { $who } montre un endroit du plateau.
mark-ping-at = { $who } montre : { $place }
chat-is-off = L’hôte a coupé les messages écrits.

people-created = { $who } dresse la table.
people-joined = { $who } s’assied.
people-left = { $text } quitte la table.
people-started = { $text ->
    [seeded] La partie commence. L’hôte a choisi sa graine : il pourrait connaître d’avance les dés et les cartes.
   *[other] La partie commence.
}
people-paused = { $who } met la partie en pause.
people-resumed = { $who } reprend la partie.
people-replaced = Un robot joue pour la place { $seat }.
people-returned = { $who } est de retour.
people-looked = { $who } retourne sa main, et le temps commence.
people-time-up = Le temps { ELIDE("de", $who) } est écoulé.
people-out-of-time = Le temps { ELIDE("de", $who) } est écoulé.
people-gone-too-long = { $who } est resté parti trop longtemps.
people-holiday = { $who } est en congé.
people-holiday-over = { $who } revient de congé.
people-opened = La place { ELIDE("de", $who) } a été ouverte sur un autre appareil.
people-signed-out = Un appareil { ELIDE("de", $who) } a été déconnecté.
people-proposed = { $who } demande à revenir sur un coup.
people-agreed = { $who } est d’accord.
people-hints = { $text ->
    [on] { $who } permet les conseils.
   *[off] { $who } coupe les conseils.
}
people-declined = { $who } n’est pas d’accord.
control-resign = { $who } abandonne.

table-laying = La table se dresse. C’est plus long que d’habitude.
table-moved-on = La table a avancé : rien n’a été joué. Voici où elle en est.
table-over = La partie est finie.
line-cut = La ligne vers la table est coupée
line-ended = Cette table ne répond plus
line-safe = Vos coups sont gardés. Nous réessayons toutes les quelques secondes.
piece-late = Une partie de la page n’est pas arrivée. Elle viendra d’elle-même au retour de la ligne.
piece-anew = Recharger
answer-held = Ligne coupée. Votre réponse partira à son retour.
answer-held-title = Votre réponse attend
answer-forget = Ne pas envoyer
answer-late = La table a avancé pendant la coupure : votre réponse ne convient plus et n’a pas été jouée.
speak-choices = { $n ->
    [one] { $n } choix.
   *[other] { $n } choix.
}
past-title = Tel que c’était : étape { $n } sur { $of }
past-back = Revenir au présent
undo-what = Annuler : { $text }
undo-barred-chance = Un dé ou une carte est venu après votre dernière réponse : rien à annuler.
undo-barred-other = Quelqu’un d’autre a répondu depuis : rien à annuler.
undo-barred-nothing = Il n’y a encore rien à annuler.
undo-barred-over = Rien ne peut être annulé ici.
undo-barred-paused = La partie est en pause.
pause-title = La partie est en pause
pause-text = Chacun à la table peut la reprendre.
along-there = Vous avez emporté cette partie. Cette table l’attend ; qui continue ici garde deux parties.
along-go = Continuer la partie emportée
proposal-title = { $who } demande à annuler { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
proposal-text = Cela ne se fait que si tous sont d’accord, et l’enregistrement le montre.
proposal-yes = D’accord
proposal-no = Non
proposal-waiting = En attente { ELIDE("de", $names) }
standing-title = Un robot joue pour { $name }

menu-title = À cette table
menu-unread = À cette table : { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
}
menu-game = La partie
menu-links = Liens
menu-pause = Mettre en pause
menu-resume = Reprendre
menu-takeback = Revenir sur ma dernière réponse
menu-return = { $name } joue de nouveau
menu-bot-for = Laisser un robot jouer pour { $name }
menu-resign = Abandonner
menu-watch-link = Lien pour un spectateur
menu-seat-link = Ouvrir la place { ELIDE("de", $name) } sur un autre appareil
menu-link-hint = Ce lien ouvre votre place une seule fois, sur un seul autre appareil, pendant un jour. L’ancien lien ne marche plus, et les appareils arrivés après celui-ci sont déconnectés.
menu-watch-hint = Qui a ce lien peut regarder. L’ancien lien ne marche plus.
menu-devices = { $n ->
    [one] Votre place n’est ouverte que sur cet appareil
   *[other] Votre place est ouverte sur { $n } appareils
}
menu-devices-hint = Un appareil arrivé plus tard ne peut renvoyer un plus ancien qu’après un jour.
device-here = Cet appareil, depuis { $when }
device-online = Appareil { $n }, depuis { $when }, regarde en ce moment
device-other = Appareil { $n }, depuis { $when }
device-before = un jour précédent
device-end = Mettre fin à son accès
device-mine = C’était moi
device-opened = La place { ELIDE("de", $name) } a été ouverte sur un autre appareil. Si ce n’était pas vous, mettez fin à son accès.
seat-link-open = { $host } vous garde une place : { $game }
seat-link-text = Le lien aura servi dès que vous serez assis. Vous pourrez revenir à votre place depuis cet appareil.
seat-link-go = S’asseoir
seat-link-here = Vous êtes déjà à cette table sous le nom { $me }. Ce lien est pour quelqu’un d’autre : si vous vous asseyez ici vous-même, il aura servi.
seat-link-here-go = S’asseoir ici aussi
seat-link-device = La place { ELIDE("de", $name) }
seat-link-device-text = Ce lien ouvre la place sur cet appareil aussi, une seule fois. L’appareil qui l’a fait en est averti et peut y mettre fin.
seat-link-device-here = Vous êtes déjà à cette table sous le nom { $me }. Ce lien ouvre une place qui n’est pas la vôtre : qui l’a fait en est averti et peut y mettre fin.
seat-link-device-go = Ouvrir la place ici
down-title = Votre main est face cachée
down-text = { $minutes ->
    [0] Votre temps commence quand vous la retournez. D’ici là, personne ne la voit.
    [one] Votre { $minutes } minute commence quand vous la retournez. D’ici là, personne ne la voit.
   *[other] Vos { $minutes } minutes commencent quand vous la retournez. D’ici là, personne ne la voit.
}
down-go = Retourner la main
menu-watching = { $n ->
    [0] Personne ne regarde
    [one] 1 spectateur
   *[other] { $n } spectateurs
}
ask-takeback = Revenir sur votre dernière réponse ?
ask-takeback-text = Les dés et les cartes venus après sont annulés aussi. L’enregistrement le montre.
ask-takeback-others = Les autres sont consultés. Si tous sont d’accord, tout est annulé depuis votre dernière réponse. L’enregistrement le montre.
ask-takeback-yes = Revenir
ask-resign = Abandonner ?
ask-resign-text = Un robot joue votre place jusqu’à la fin. C’est définitif.
ask-resign-yes = Abandonner
ask-delete = Supprimer la table ?
ask-delete-text = Elle disparaît pour tous ceux qui y étaient, avec la partie enregistrée. C’est définitif.
ask-delete-no = La garder
ask-delete-yes = Supprimer
ask-leave = Quitter la table ?
ask-leave-text = Un robot joue pour vous. La table quitte votre liste.
ask-leave-yes = Quitter
ask-no = Rester
report-title = Signaler un problème
menu-people = Les gens à cette table
report-text = Ceci crée un fichier avec l’enregistrement de la partie, la position que vous regardez et vos mots. Il n’est envoyé nulle part : donnez-le à qui s’occupe de ce serveur.
report-what = Qu’est-ce qui n’a pas marché ?
report-make = Créer le fichier

end-you-won = Vous gagnez.
end-you-points = Vous gagnez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-one = { $name } gagne.
end-one-points = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-you = vous
end-shared = Victoire partagée : { $names }.
end-shared-points = Victoire partagée avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun : { $names }.
end-nobody = Personne ne gagne.
end-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin.
end-together-won = Tous ont gagné ensemble.
end-together-lost = Tous ont perdu ensemble.
end-scores = Scores
end-again = Rejouer
end-analysis = Analyse
end-look = Revoir la partie
end-player = Joueur
end-points = Points
end-sources = D’où viennent les points
end-source = Origine
end-result = Résultat
end-mark-won = victoire
end-mark-resigned = abandon
end-resigned = Tous les joueurs ont abandonné.
end-group = Points du groupe
end-sum = Total
tally-turns = Tours
end-marked = Dans cette partie, quelqu’un est revenu plus loin que l’annulation ne le permet.

replay-unfinished = pas finie
replay-drop = Déposer un enregistrement ici
replay-drop-text = Un enregistrement est un fichier créé par « Enregistrer la partie ».
replay-choose = Choisir un fichier

guide = Guide de la table
rules-search = Chercher dans les règles
rules-contents = Chapitres
rules-games = Jeux
rules-not-found = Aucune règle n’a ces mots.

keys-title = Touches
keys-rules = Les règles de cette question :
keys-tab = vers la question, ses réponses, le plateau, les panneaux
keys-arrows = vers le lieu éclairé le plus proche dans cette direction
keys-shift = tout lieu, éclairé ou non
keys-enter = choisir ; encore une fois pour confirmer ce qui est montré
keys-digits = la réponse ou le dé de ce numéro
keys-esc = un pas en arrière, ou fermer
keys-undo = annuler
keys-dice = lancer les dés
keys-board = montrer tout le plateau, plus près, plus loin
keys-panels = votre fiche, les quêtes, le journal
keys-why = pourquoi cette question, avec ses règles
keys-point = montrer un endroit aux autres
keys-help = cette page
keys-letters = Les lettres seules peuvent être coupées dans les réglages.

set-here = Les réglages valent pour ce navigateur et agissent aussitôt.
set-look = Apparence
set-play = Jeu
set-sounds = Son
set-on = Oui
set-off = Non
set-language = Langue
set-theme = Lumière
set-theme-hint = De jour, ou la même salle à la nuit tombée.
set-theme-auto = Comme l’appareil
set-theme-light = Jour
set-theme-dark = Lampes
set-text = Taille du texte
set-letters = Lettres sur les sceaux
set-letters-hint = Imprime A à E sur les sceaux des joueurs.
set-motion = Mouvement
set-motion-hint = Moins de mouvement : un court fondu, les dés apparaissent posés.
set-motion-full = Tout
set-motion-less = Moins
set-speed = Vitesse
set-speed-hint = À quelle allure les dés roulent et les coups sont remontrés.
set-speed-calm = Calme
set-speed-normal = Normale
set-speed-fast = Rapide
set-odds = Chances de nuit
set-odds-hint = Montre les chances exactes du prochain lancer.
set-trails = Derniers déplacements
set-trails-hint = Montre sur le plateau les trajets des autres, jusqu’à votre réponse.
set-confirm = Confirmer
set-confirm-hint = Demander avant ce qui est définitif, ou avant chaque réponse.
set-confirm-risky = Le définitif
set-confirm-all = Chaque réponse
set-letterKeys = Lettres seules comme touches
set-letterKeys-hint = D lance les dés, P Q G ouvrent des panneaux. Flèches, Entrée et chiffres marchent toujours.
set-sound = Son
set-sound-hint = Dés, cartes, votre tour. Discret, et jamais le seul signe.
set-volume = Volume

# La campagne de Map Masters, Coop.
campaign = Campagne

# Un indice en quatre degrés.
hint-title = Demander à l’aubergiste
hint-told = { $n } sur { $of }
hint-matters = Ce qui compte
hint-piece = Quelle pièce
hint-move = Quel coup
hint-why = Pourquoi
hint-more = Chaque degré en dit un peu plus.
hint-first = D’abord : { $rung }
hint-wait = Elle approche la lanterne…
hint-failed = Aucune réponse n’est venue. Demandez encore.
hint-nothing = Je ne vois rien de mieux que ce que vous voyez.
hint-no-piece = Aucune pièce en particulier : il s’agit de la réponse elle-même.
hint-suggested = suggéré
hint-scale = Barres : où vous en seriez après chaque réponse, de 0, perdu, à 100, gagné.
hint-interval = entre { $low } et { $high }
hint-alone = Tout le reste en découle. Parties imaginées : { $count }.
hint-sure = Ensuite vient « { $other } », à { $gap ->
    [0] moins de 1
   *[other] { $gap }
} sur 100. Ce n’est pas le hasard : { $count ->
    [one] { $count } partie imaginée
   *[other] { $count } parties imaginées
}.
hint-unsure = « { $move } » ou « { $other } » : sur { $count ->
    [one] { $count } partie imaginée
   *[other] { $count } parties imaginées
}, le hasard seul peut faire la différence.
