# Textes de la page d’une personne : qui elle est, ce qu’elle a joué, ses données.

profile = Votre page
profile-nobody = Vous
profile-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
profile-games-plus = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} et { $together } ensemble
profile-since = { $games }, depuis le { $day }
profile-none = Aucune partie finie pour l’instant.
profile-change = Changer de nom ou de sceau
profile-name = Nom
profile-seal = Sceau
profile-seal-none = Sans sceau
profile-save = Garder
profile-here = Gardée sur cet appareil
profile-here-text = Ni mot de passe, ni adresse. Qui tient ce navigateur est vous.
profile-carry = L’emporter ailleurs
profile-carry-text = Une clé d’accès ouvre votre page sur un autre appareil, par le doigt, le visage ou un code.
profile-carry-words = Trois mots apportent votre page à un autre appareil, une fois.
profile-passkey = Créer une clé d’accès
profile-passkey-use = Ouvrir avec une clé d’accès
profile-passkey-made = La clé d’accès est créée : elle ouvre votre page sur vos autres appareils.
profile-passkey-stopped = Aucune clé d’accès n’a été donnée. Vous pouvez réessayer.
profile-passkey-opened = Votre page est maintenant sur cet appareil.
profile-passkey-other = Cette clé d’accès ouvre une autre page : { $who }
profile-move-text = Cet appareil a sa propre page. Les deux n’en feront qu’une : parties, places et marques sont gardées, sans retour possible.
profile-move = Les réunir
profile-passkeys = Vos clés d’accès
profile-passkey-remove = Retirer { $label }
profile-made-on = créée le { $day }
profile-used-on = utilisée le { $day }
profile-words = Ou la déplacer une fois, par trois mots
profile-words-title = Déplacer par trois mots
profile-words-show = Cette page va sur un autre appareil
profile-words-show-text = Affichez trois mots ici, et saisissez-les là-bas. Ils servent une fois, pendant dix minutes.
profile-words-get = Afficher trois mots
profile-words-on = Sur l’autre appareil, ouvrez « Votre page », choisissez « Ou la déplacer une fois » et saisissez ces mots.
profile-words-asked = Un autre appareil a saisi ces mots.
profile-words-same = Affiche-t-il les mêmes trois mots, en attente ? Alors laissez-le entrer : il ouvre toutes vos places.
profile-words-let = Le laisser entrer
profile-words-refuse = Ce n’est pas moi
profile-words-stop = Retirer les mots
profile-words-type = Une page vient sur cet appareil
profile-words-type-text = Saisissez les trois mots que votre autre appareil affiche.
profile-words-label = Trois mots
profile-words-go = Demander à entrer
profile-words-wait = Votre autre appareil demande si c’est vous. Vérifiez qu’il affiche les mêmes mots.
profile-words-wait-who = Page : { $who }
profile-words-in = Votre page est maintenant sur cet appareil.
profile-words-out = Les mots ont été retirés, ou ont expiré. Demandez-en d’autres.
profile-words-left = { $minutes ->
    [one] Ils servent encore { $minutes } minute.
   *[other] Ils servent encore { $minutes } minutes.
}
profile-devices = Vos appareils
profile-device = Appareil { $n }
profile-device-here = Cet appareil
profile-device-since = depuis le { $day }
profile-device-part = Retirer l’appareil { $n }
profile-device-part-text = Il n’ouvre plus ni votre page ni vos places. Les places qu’il avait vous restent.
profile-device-leave-text = Ce navigateur vous oublie. Vos places restent à votre page, sur vos autres appareils.
profile-device-off = Le retirer
profile-kinds = Parties
profile-all = Les { $n }
profile-head-game = Jeu
profile-head-games = parties
profile-head-won = gagnées
profile-head-best = record
profile-head-mean = moyenne
profile-won-of = { $won } sur { $games }
profile-kind-open = Par niveau et par place
profile-seat = Place { $n }
profile-seat-won = { $games ->
    [one] { $games } partie, gagnées : { $won }
   *[other] { $games } parties, gagnées : { $won }
}
profile-scores = Points des dernières parties
profile-last = Partie
profile-me = Vous
profile-none-games = Finissez une partie, et elle sera ici.
profile-alone = { $n ->
    [one] { $n } partie contre vous seul n’est pas comptée.
   *[other] { $n } parties contre vous seul ne sont pas comptées.
}
profile-mode-chosen = Légende de l’Élu
profile-mode-danongorf = Danongorf
profile-level-peasant = Paysan
profile-level-page = Page
profile-level-squire = Écuyer
profile-level-knight = Chevalier
profile-level-hero = Héros Légendaire
profile-level-novice = Novice
profile-level-easy = Facile
profile-level-normal = Normal
profile-level-hard = Difficile
profile-seats-1 = en solo
profile-seats-2 = à deux
profile-seats-3 = à trois
profile-seats-4 = à quatre
profile-seats-5 = à cinq
profile-seats = à { $n }
profile-favourites = Favorites
profile-favourites-none = Aucune encore : donnez son étoile à une partie finie, sur sa page de fin, en la revoyant ou dans la liste de vos parties.
profile-favourite-end = Comment elle s’est terminée
profile-met = Le plus souvent à votre table
profile-met-none = Personne encore : ceux avec qui vous finissez une partie seront ici.
profile-met-won = { $games ->
    [one] { $games } partie, gagnées par eux : { $won }
   *[other] { $games } parties, gagnées par eux : { $won }
}
profile-met-yours = { $n } pour vous
profile-bot-novice = Robots novices
profile-bot-easy = Robots faciles
profile-bot-medium = Robots moyens
profile-bot-hard = Robots difficiles
profile-bot-master = Robots maîtres
profile-data = Vos données
profile-data-text = Un fichier avec vos parties, vos marques et vos réglages. Supprimer laisse « somebody » dans les parties des autres.
profile-data-out = Tout retirer
profile-data-in = Apporter un fichier
profile-data-brought = { $n ->
    [0] Rien dans ce fichier n’était nouveau ici.
    [one] { $n } partie était nouvelle ici et compte avec les vôtres.
   *[other] { $n } parties étaient nouvelles ici et comptent avec les vôtres.
}
profile-data-delete = Tout supprimer…
profile-delete-title = Supprimer tout ce qui est gardé de vous ?
profile-delete-text = Votre nom, vos résultats, vos clés d’accès et les tables que vous avez pour vous seul disparaissent pour de bon, sur tous vos appareils. Dans les parties avec d’autres, « somebody » prend votre place et un robot joue la suite.
profile-delete-hold = Maintenir 2 secondes
profile-delete-going = Maintenez…
profile-deleted = Tout ce qui était gardé de vous est supprimé.
profile-failed = Cette partie de la page ne peut pas être lue pour l’instant.
profile-campaign = Campagne Coop
profile-campaign-of = { $won } sur { $of }
profile-campaign-next = À suivre : { $mission }
profile-campaign-go = Continuer

# Lanternes : comment chacune s’appelle, et ce qui l’allume.

profile-lanterns = Lanternes allumées
profile-lanterns-count = { $lit } sur { $of }
profile-lanterns-all = Les { $of } lanternes
profile-lanterns-few = Moins
profile-lanterns-reading = Vos parties d’avant sont en cours de lecture. Revenez dans un instant.
profile-lantern-lit = allumée le { $day }
profile-lantern-have = { $have } sur { $want }
profile-lantern-dark = éteinte
profile-lantern-game = Revoir la partie
profile-lanterns-box = Pour tous les jeux
profile-ratings = Classements
profile-rating-finding = Encore en recherche, { $games } sur { $sure }
profile-rating-band = La bande est l’endroit où se trouve votre force, 19 fois sur 20. Elle se resserre à chaque partie classée ; les jeux que l’on joue ensemble n’en ont pas. Vous seul voyez ceci.
lantern-first-light = Première lueur
lantern-first-light-rule = Finissez une partie.
lantern-ten-evenings = Dix soirées
lantern-ten-evenings-rule = Finissez dix parties.
lantern-hundred = Centaine
lantern-hundred-rule = Finissez cent parties.
lantern-three-tables = Trois tables
lantern-three-tables-rule = Finissez une partie de chacune des trois boîtes.
lantern-first-win = Première victoire
lantern-first-win-rule = Gagnez une partie.
lantern-twenty-wins = Vingt victoires
lantern-twenty-wins-rule = Gagnez vingt parties.
lantern-hard-heads = Tête dure
lantern-hard-heads-rule = Gagnez contre un robot difficile ou un maître.
lantern-full-house = Maison pleine
lantern-full-house-rule = Finissez une partie avec trois autres personnes.
lantern-by-a-hair = D’un cheveu
lantern-by-a-hair-rule = Gagnez d’un seul point.
lantern-three-in-a-row = Trois de suite
lantern-three-in-a-row-rule = Gagnez trois parties contre d’autres, l’une après l’autre.
lantern-first-legend = Première légende
lantern-first-legend-rule = Ayez trois objets légendaires à la fin d’une partie.
lantern-home-by-dawn = Rentré à l’aube
lantern-home-by-dawn-rule = Jouez cinq nuits sans être épuisé.
lantern-eight-books = Huit livres
lantern-eight-books-rule = Atteignez le niveau de sort 8.
lantern-goblin-bane = Fléau des gobelins
lantern-goblin-bane-rule = Prenez six gobelins dans une partie.
lantern-errand-runner = Toujours prêt
lantern-errand-runner-rule = Accomplissez huit quêtes dans une partie.
lantern-thirty = Trente
lantern-thirty-rule = Marquez 30 points contre d’autres.
lantern-chosen = Élu
lantern-chosen-rule = Atteignez seul le score de la Légende de l’Élu.
lantern-knight = Chevalier
lantern-knight-rule = Atteignez seul le score du Chevalier.
lantern-legendary-hero = Héros de légende
lantern-legendary-hero-rule = Atteignez seul le score du Héros Légendaire.
lantern-against-the-gloom = Contre les ténèbres
lantern-against-the-gloom-rule = Gagnez contre d’autres sur l’île ténébreuse.
lantern-four-temples = Quatre temples
lantern-four-temples-rule = Accomplissez quatre quêtes de temple dans une partie.
lantern-danongorf = Danongorf tombe
lantern-danongorf-rule = Vainquez Danongorf.
lantern-out-alive = Sortis vivants
lantern-out-alive-rule = Gagnez une partie de Donjons.
lantern-six-lairs = Six repaires
lantern-six-lairs-rule = Vainquez chacun des six boss.
lantern-last-ember = Dernière braise
lantern-last-ember-rule = Gagnez quand la torche est sur sa dernière case.
lantern-long-light = Longue lumière
lantern-long-light-rule = Gagnez quand il reste douze cases à la torche.
lantern-on-their-feet = Debout
lantern-on-their-feet-rule = Gagnez sans qu’un héros perde connaissance.
lantern-four-heroes = Quatre héros
lantern-four-heroes-rule = Gagnez avec quatre héros.
lantern-clearing-up = Grand ménage
lantern-clearing-up-rule = Tuez huit ennemis dans une partie, tous ensemble.
lantern-light-fingers = Doigts légers
lantern-light-fingers-rule = Désarmez deux pièges dans une partie, tous ensemble.
lantern-cartographer = Cartographe
lantern-cartographer-rule = Gagnez une partie de Map Masters.
lantern-underground = Souterrain
lantern-underground-rule = Marquez 10 points pour l’objectif principal d’un seul trait.
lantern-forty-five = Quarante-cinq
lantern-forty-five-rule = Marquez 45 points dans une partie.
lantern-side-paths = Chemins de traverse
lantern-side-paths-rule = Cochez 15 objectifs secondaires dans une partie.
lantern-big-round = Grande tablée
lantern-big-round-rule = Finissez une partie à cinq.
lantern-quick-hands = Mains vives
lantern-quick-hands-rule = Prenez le sablier trois fois dans une partie.
lantern-first-mission = Première mission
lantern-first-mission-rule = Gagnez une mission.
lantern-all-missions = Toutes les missions
lantern-all-missions-rule = Gagnez chacune des quatorze missions.
lantern-hard-mission = Mission difficile
lantern-hard-mission-rule = Gagnez une mission au niveau Difficile.
lantern-three-minds = Trois têtes
lantern-three-minds-rule = Gagnez une mission avec deux autres personnes.
profile-gained = Ce que la partie vous a apporté
profile-rated-change = { $n } au classement
profile-rated-before = Avant : { $value } ± { $band }.
profile-rated-of = { $game }, { $n ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] cinq
} à la table.
profile-rated-together = Non classée : on classe les parties les uns contre les autres.
profile-rated-bots = Non classée : les robots ont leur propre classement.
profile-rated-not = Non classée : son hôte ne l’a pas voulu.
profile-rated-void = Classée, mais elle ne compte pour personne : un coup a été repris, ou quelqu’un y était deux fois.
profile-rated-waits = Le classement se calcule.
profile-lantern-new = Une nouvelle lanterne s’allume : { $name }
