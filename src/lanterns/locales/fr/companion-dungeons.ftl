# La boîte de Dungeons sur sa propre table : installation. Une ligne qui commence par un nombre l’a dans un anneau.

companion-dungeons-stacks = Formez trois paquets
companion-dungeons-stacks-1 = { $a } Pièces, face cachée : le paquet A.
companion-dungeons-stacks-2 = { $encounters } Rencontres et { $rooms } Pièces, mélangées : le paquet B.
companion-dungeons-stacks-3 = { $last } Pièces et la Porte du Repaire, mélangées : le paquet C.
companion-dungeons-deck = Empilez-les
companion-dungeons-deck-1 = { $cards } cartes : C dessous, B par-dessus, A en haut.
companion-dungeons-deck-2 = Les Pièces et Rencontres qui restent retournent dans la boîte sans être vues.
companion-dungeons-entrance = Posez l’Entrée
companion-dungeons-entrance-1 = L’Entrée est au milieu, face visible.
companion-dungeons-entrance-2 = { $cards } cartes du haut de la pioche, face cachée, sur ses quatre côtés.
companion-dungeons-altars = Autels et marqueurs
companion-dungeons-altars-1 = Un Autel est sur l’Entrée.
companion-dungeons-altars-2 = { $altars } Autels attendent à côté du donjon.
companion-dungeons-altars-3 = { $markers } marqueurs de Santé du boss attendent avec eux.
companion-dungeons-torch = Allumez la torche
companion-dungeons-torch-1 = { $space } est la case de départ de la torche avec { $heroes } héros.
companion-dungeons-torch-2 = Elle ne remonte jamais au-dessus de cette case.
companion-dungeons-decks = Mélangez les pioches
companion-dungeons-decks-1 = Gobelins, Séides, Butin et Sortilèges, chacun sa pioche.
companion-dungeons-decks-2 = { $bosses } boss : tirez-en un et mettez-le de côté sans le voir.
companion-dungeons-heroes = Les héros entrent
companion-dungeons-heroes-1 = { $heroes } héros, tous différents, sur l’Entrée.
companion-dungeons-heroes-2 = Santé et Concentration au plus haut ; personne n’a de carte.
companion-dungeons-first = Qui commence ?
companion-dungeons-first-1 = N’importe quel héros, puis dans le sens horaire. Dans cette donne, celui ci-dessous.
companion-dungeons-ties = Tous gagnent ou perdent ensemble.
