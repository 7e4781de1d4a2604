# La première partie de Quest : ce que dit l’aubergiste. Les *mots entre étoiles* ressortent.

lesson-quest-name = Votre première nuit
lesson-quest-lead = Cinq jours et cinq nuits dans un royaume de gobelins. Tentez votre chance après la tombée du jour.
lesson-quest-about = Un jour et une nuit contre la vieille Nan, l’aubergiste à vos côtés.

lesson-quest-wake-title = Réveillez vos héros
lesson-quest-wake =
    Vos trois héros dorment au *château bleu*. Réveillez-les : touchez le château.

    Après cinq jours et cinq nuits, le plus de points gagne. Chacun part de −9 et remonte.
lesson-quest-horse-title = Une carte pour tous
lesson-quest-horse =
    Le jour, une seule carte déplace tout le monde, et vous choisissez en premier.

    Prenez le *cheval* : il suit une rangée, aussi loin qu’il veut.
lesson-quest-ride-title = Au galop vers un temple
lesson-quest-ride =
    Choisissez le *heaume*, puis le *temple du Feu*, dans la même rangée.

    Ses pierres demandent des parchemins. Qui atteint la dernière gagne ce qui s’y cache : le Boomerang.
lesson-quest-ride-half-title = Rester n’est pas chevaucher
lesson-quest-ride-half = Un déplacement mène à une autre carte. Le cheval suit la rangée : le *temple du Feu* est juste à côté.
lesson-quest-ride-column-title = Le cheval garde sa rangée
lesson-quest-ride-column = Cette carte est sur une autre rangée. Le cheval va *à gauche et à droite* ; c’est le radeau qui monte et descend.
lesson-quest-gryphon-title = Une quête en griffon
lesson-quest-gryphon =
    La vieille Nan a pris le griffon : chacun peut voler en diagonale.

    « Deux clés » veut un temple à parchemin, celui du *heaume*, et un temple à torche. Menez-y la *capuche*, prenez la quête, avancez le heaume.
lesson-quest-gryphon-straight-title = Le griffon ne s’y pose pas
lesson-quest-gryphon-straight =
    Cette carte n’est pas en biais depuis votre château. Le griffon vole *en diagonale* : les cartes à la craie.

    Rien n’a été joué. Essayez le temple de l’Eau.
lesson-quest-gryphon-crowd-title = Un seul héros par temple
lesson-quest-gryphon-crowd = Deux de vos héros ne partagent jamais un temple ; un héros d’une autre couleur le peut. Menez la *capuche* au temple de l’Eau.
lesson-quest-raft-title = Près d’un gobelin
lesson-quest-raft =
    Le radeau monte et descend une colonne. Prenez-le et posez le *chapeau* sur le portail du gobelin.

    Aujourd’hui les gobelins dorment. Réveillé, le traverser coûte 1 Force, mais s’arrêter sur son portail reste gratuit.
lesson-quest-raft-row-title = Le radeau garde sa colonne
lesson-quest-raft-row = Cette carte est dans une autre colonne. Le radeau va *vers le haut et le bas* : le gobelin attend juste sous le château.
lesson-quest-stay-title = Rester sur place
lesson-quest-stay =
    La vieille Nan a pris le bateau. Vos trois héros sont bien placés : *restez passif*.

    Avec un héros au château, cela donne 1 Santé ou 1 Force. Le quatrième tour finit le Jour.
lesson-quest-roll-title = La nuit : cinq dés
lesson-quest-roll =
    Maintenant les dés décident. Ceux qui sont dehors lancent tour à tour, encore et encore, jusqu’à leur repos.

    À vous : *lancez*. Vous ne risquez qu’un peu de Santé.
lesson-quest-symbols-title = Utilisez les symboles
lesson-quest-symbols =
    Le dégât d’abord : subissez-le. Puis *parchemin*, *torche* et *attaque* sont à vous : une pierre pour le heaume, une pour la capuche, une blessure au gobelin.

    Nan peut s’en servir aussi, sans rien vous prendre.
lesson-quest-again-title = Encore, ou repos ?
lesson-quest-again =
    Les parchemins de Nan mènent aussi votre heaume. Utilisez-les, puis *lancez une fois* : la dernière pierre en demande deux.

    S’il en tombe un, 2 Force paient l’autre. Six fois sur dix, il tombe.
lesson-quest-rest-title = Retour, gains et points
lesson-quest-rest =
    C’est assez : *reposez-vous*. Seul le repos vous donne le temple et son *Boomerang*. À 0 Santé, on ne rapporte rien.

    Chaque héros qui rentre gagne 1 Santé ou 1 Force.

lesson-quest-end-title = Votre chope pend au-dessus de la table de Quest
lesson-quest-end = Vous avez joué un jour et une nuit. Une partie entière en compte cinq.
lesson-quest-learned-1 = Une carte déplace tout le monde ; qui la choisit change à chaque tour.
lesson-quest-learned-2 = Être aux bons endroits gagne une quête, le jour.
lesson-quest-learned-3 = Les symboles mènent les héros le long d’un temple, la nuit.
lesson-quest-learned-4 = Seul le repos rapporte. À 0 Santé, la nuit est perdue.
lesson-quest-more = Chacun part de −9. Les premiers pas de chaque ligne remontent la pente ; les suivants valent bien plus.
