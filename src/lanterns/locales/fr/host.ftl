# Textes de la page de qui tient le serveur.

host = Ce serveur
host-open-title = La page de qui tient ce serveur
host-open-text = Elle s’ouvre sur cet appareil, et ce lien ne sert qu’une fois. Gardez-la pour vous : qui l’a peut fermer des tables et exclure des gens.
host-open = L’ouvrir ici
host-shut = Pas pour cet appareil
host-count-people = Dans la salle
host-count-running = En cours
host-count-open = Dans la liste
host-count-lobbies = Avant le début
host-count-finished = Finies
host-reports = Signalements
host-reports-none = Rien n’est signalé.
host-table-gone = la table n’existe plus
host-unknown = Cette personne est partie avant le signalement : rien n’est connu d’elle ici, on ne peut donc pas l’exclure.
host-settle = C’est réglé
host-somebody = Quelqu’un
host-nobody = Personne
host-ban = Exclure
host-ban-who = Exclure { $name }
host-ban-text = Sur tous ses appareils, cette personne peut encore lire, emporter et supprimer ce qui est à elle, et rien d’autre.
host-ban-days = Pour combien de temps
host-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
host-ban-ever = pour de bon
host-ban-why = Pourquoi (vous seul le lisez)
host-bans = Exclus
host-bans-none = Personne n’est exclu.
host-until = jusqu’au { $when }
host-lift = Laisser revenir
host-tables = Tables
host-tables-none = Il n’y a aucune table en attente ou en cours.
host-lobby = avant le début
host-playing = en cours
host-listed = dans la liste
host-unlist = Retirer de la liste
host-close = Maintenir pour fermer la table
host-closing = Maintenez encore…
host-close-text = Une table fermée disparaît pour tout le monde, avec sa partie. Ce qui en a été signalé reste.
host-leave = Quitter cette page sur cet appareil
host-leave-text = « lanterns host-link », sur la machine qui tient le serveur, fait un nouveau lien.
