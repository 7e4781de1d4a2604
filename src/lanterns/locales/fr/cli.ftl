# Le terminal.

cli-thinking = { $name } réfléchit…
cli-prompt = Votre choix (numéro, notation, ou h pour l’aide)
cli-help =
    un numéro       choisir cette action
    une notation    la même chose par son texte, par exemple : { $example }
    u               annuler votre dernier choix (jusqu’aux derniers dés, à la dernière carte ou à l’action d’un autre)
    t N             reprendre les N dernières actions, de qui que ce soit (seulement seul à la table ; la partie est marquée)
    ?               les règles de cette question ;  ? Q3.7  une règle (en anglais)
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
