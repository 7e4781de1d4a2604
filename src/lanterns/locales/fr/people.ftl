# Textes sur les gens au-delà d’une table : tables ouvertes, invitations, blocages, signalements.

people-open = Tables ouvertes ici
people-room = { $n ->
    [one] { $n } personne dans la salle
   *[other] { $n } personnes dans la salle
}
people-waits = { $n ->
    [one] { $name } attend encore une personne
   *[other] { $name } attend { $n } personnes
}
people-play = { $n ->
    [one] { $names } joue
   *[other] { $names } jouent
}
people-turns = par tours
people-in-en = en anglais
people-in-fr = en français
people-level-beginner = pour débuter
people-level-strong = pour joueurs forts
people-watch = Regarder
people-back = Y retourner
people-none = Aucune table ouverte. Ouvrez-en une : les autres la verront ici ; ou jouez tout de suite avec des robots.
people-open-one = Ouvrir une table
people-bots = Jouer avec des robots
people-all = Toutes les tables ouvertes ({ $n })
people-none-fits = Aucune des tables ouvertes n’est ainsi.
people-which-game = Jeu
people-every-game = Tous les jeux
people-somebody = Quelqu’un

people-list = La montrer à tout le monde ici
people-list-hint = Qui ouvre ce serveur trouve la table dans une liste et s’assoit d’un appui.
people-list-watch = D’autres peuvent regarder la partie
people-listed = Cette table est dans la liste des tables ouvertes : tout le monde ici peut s’y asseoir.
people-language = Langue à la table
people-language-any = Toute langue
people-level = Qui devrait venir
people-wish-beginner = Débutants
people-wish-any = Tout le monde
people-wish-strong = Joueurs forts

people-invite = Inviter des gens déjà rencontrés
people-invite-text = L’invitation les attend à l’accueil ; ils diront oui ou non.
people-invite-go = { $n ->
    [0] Inviter
    [one] Inviter { $n } personne
   *[other] Inviter { $n } personnes
}
people-invited = { $n ->
    [one] { $n } personne est invitée.
   *[other] { $n } personnes sont invitées.
}
people-games = { $n ->
    [one] { $n } partie ensemble
   *[other] { $n } parties ensemble
}
people-invitations = On vous invite
people-asks = { $name } vous invite à une table
people-asks-again = { $name } veut rejouer
people-decline = Non, merci

people-block = Bloquer
people-block-text = Qui est bloqué ne peut ni s’asseoir à vos tables ouvertes ni vous inviter, et vous ne lisez plus ce qu’il écrit. Rien ne le lui dit.
people-blocked = { $name } est bloqué. Votre page montre qui vous avez bloqué.
people-is-blocked = bloqué
people-blocks = Bloqués
people-blocks-text = Ils ne peuvent ni s’asseoir à vos tables ouvertes ni vous inviter, et vous ne lisez pas ce qu’ils écrivent.
people-unblock = Débloquer
people-report = Signaler
people-report-who = Signaler { $name }
people-report-text = Cela va à qui tient ce serveur, avec les lignes que vous choisissez, et à personne d’autre.
people-report-lines = Ce qu’il ou elle a écrit
people-report-what = Que s’est-il passé ?
people-report-send = Envoyer
people-reported = C’est envoyé à qui tient ce serveur.
