# Le terminal.

cli-thinking = { $name } réfléchit…
cli-prompt = Votre choix (numéro, notation, ou h pour l’aide)
cli-help =
    un numéro       choisir cette action
    une notation    la même chose par son texte, par exemple : { $example }
    u               annuler votre dernier choix (jusqu’aux derniers dés, à la dernière carte ou à l’action d’un autre)
    t N             reprendre les N dernières actions, de qui que ce soit (seulement seul à la table ; la partie est marquée)
    ? NOM           ce que fait une carte, un lieu, une quête ou tout nom à l’écran ;  ? CODE  de même ;  ? Q3.7  une règle (en anglais)
    ?               les règles de cette question
    b               revenir à la première étape, quand la réponse se choisit par étapes
    m               redessiner la table
    l               tout le journal
    s FICHIER       enregistrer la partie (elle l’est aussi après chacun de vos choix)
    q               enregistrer et quitter
cli-unknown = « { $text } » n’est pas un choix : tapez un numéro de 1 à { $count }, une notation, ou h pour l’aide.
cli-not-legal = « { $text } » n’est pas possible maintenant.
cli-no-undo = Il n’y a rien à annuler : des dés, une carte ou un autre joueur sont venus après.
cli-no-takeback = Seul un joueur seul à la table peut reprendre autant.
cli-saved = Enregistré dans { $file }
cli-resumed = Reprise { ELIDE("de", $file) }
cli-goodbye = La partie est enregistrée. Pour continuer :  lanterns play --resume { $file }
cli-no-rule = Il n’y a pas de règle { $rule } dans les règles { ELIDE("de", $game) }.
cli-no-rules = Le texte des règles n’est pas installé ici.
cli-pass-screen = Passez l’écran à { $name }, puis appuyez sur Entrée.
cli-log = Journal
cli-bad-word = « { $text } » : pour { $word }, il faut l’un de ceux-ci : { $names }, et non « { $found } ».
cli-word-missing = « { $text } » finit trop tôt : il manque { $word }, l’un de ceux-ci : { $names }.
cli-word-too-many = « { $text } » : « { $found } » est de trop après « { $before } ».
cli-too-far-back = On ne peut pas reprendre { $count ->
    [one] { $count } action
   *[other] { $count } actions
} : celles qui restent, { $standing }.
cli-log-more = … { $count ->
    [one] { $count } ligne de plus
   *[other] { $count } lignes de plus
} avant : tapez l pour tout lire.
cli-answers = { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
cli-back = revenir
cli-ask-names = Tapez  ? NOM  ou  ? CODE  pour une carte, un lieu, une quête ou tout autre nom à l’écran.
cli-rules-english = Le texte des règles est en anglais.
cli-players-range = Joueurs à une table { ELIDE("de", $game) } : { $fewest } à { $most }, et non { $players }.
cli-solo-name = Héros { $number }
cli-solo-heroes = Héros qu’il faut pour { $game } : { $fewest } ou plus. Seul, jouez-les tous : --people 1 --players { $fewest }.

# Ce qui manque à une notation, par le nom de sa partie.
cli-word-card = la carte
cli-word-cell = la case
cli-word-die = le dé
cli-word-hero = le héros
cli-word-place = la place
cli-word-seat = la place à la table
cli-word-slot = l’emplacement
cli-word-way = le sens
# La ligne de commande elle-même.
cli-usage = Emploi
cli-try-help = Essayez « { $command } --help » pour de l’aide.
cli-error = Erreur

# Une partie finie, regardée de près.
cli-analysis-moves = Coups
cli-analysis-wholes = Dévoilé, à côté du meilleur possible
cli-analysis-seats = Adresse et chance
cli-analysis-number = Nº
cli-analysis-who = Qui
cli-analysis-played = Joué
cli-analysis-mark = Signe
cli-analysis-change = Chance de gagner, écart en %
cli-analysis-interval = Intervalle à 95 %
cli-analysis-better = Mieux
cli-analysis-points = Points
cli-analysis-best-points = Le mieux
cli-analysis-good = Meilleur ou aussi bon
cli-analysis-marks = Signes
cli-analysis-lost = Perdu par choix, en %
cli-analysis-luck = Venu du hasard, en %
cli-analysis-unlucky = { $name } a le mieux choisi ; le hasard lui a pris { $amount } % d’une victoire.
cli-analysis-lucky = { $name } a le moins bien choisi ; le hasard lui a donné { $amount } % d’une victoire.
cli-analysis-noise = Le hasard n’est jamais une faute. Ce qui reste dans le bruit de la recherche, et toute perte de moins de 2 %, n’est pas marqué.

# Une partie rejouée.
cli-replay-line = ligne { $n } sur { $of }
cli-replay-prompt = Entrée : suite, b : retour, un nombre : cette ligne, e : la fin, q : quitter
cli-replay-help = Tapez Entrée pour continuer, b pour revenir, une ligne de 0 à { $count }, e pour la fin, ou q pour quitter.
