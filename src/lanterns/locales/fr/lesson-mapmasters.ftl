# Le premier chemin de Map Masters : ce que dit l’aubergiste. Voir lesson-quest.ftl.

lesson-mapmasters-name = Votre premier chemin
lesson-mapmasters-lead = Posez les cartes, tracez une ligne, trouvez le plus.
lesson-mapmasters-about = Une exploration contre la vieille Nan, l’aubergiste à vos côtés.

lesson-mapmasters-keys-title = Ce qui compte ce tour-ci
lesson-mapmasters-keys =
    Tout le monde cherche la même chose : les *clés*, 2 points chacune ce tour-ci.

    Une seule ligne, le plus de clés possible. Touchez l’objectif.
lesson-mapmasters-lay-title = Posez votre donjon
lesson-mapmasters-lay =
    Posez *S4*, puis *S2* et *S3* à sa droite. Les autres peuvent rester en main.

    Là où deux couloirs se rejoignent, la ligne passe.
lesson-mapmasters-start-title = Un bord libre
lesson-mapmasters-start =
    Tracez maintenant. Une ligne part d’un *bord libre* : prenez celui en bas à gauche de S4.

    Une clé est juste derrière.
lesson-mapmasters-room-title = Dans la salle
lesson-mapmasters-room =
    Entrez. Vous passez sur la clé et la prenez.

    Tout ce qui est dans une salle libre est trouvé d’un coup : *deux pièces*.
lesson-mapmasters-monster-title = Payer un Monstre
lesson-mapmasters-monster =
    Allez à droite. Un *Monstre* garde la salle suivante, une *épée* est en chemin : vous la prenez et payez avec.

    Alors tout ce qui est dans la salle est à vous.
lesson-mapmasters-monster-unpaid-title = Sans payer, la ligne s’arrête
lesson-mapmasters-monster-unpaid = Sans épée, la ligne s’arrête à la porte du Monstre, et rien n’est trouvé dans la salle. Payez avec l’*épée* qui est en chemin.
lesson-mapmasters-cross-title = Des lignes sans croisement
lesson-mapmasters-cross =
    Sortez par la *porte en bas à droite*, vers la salle de S3.

    Dans une salle, deux lignes ne se croisent pas : choisissez des portes qui laissent la suite ouverte.
lesson-mapmasters-stairs-title = L’escalier : sous le sol
lesson-mapmasters-stairs =
    Montez à la *deuxième clé*, puis descendez l’*escalier*.

    Dessous, la ligne passe sous le sol, en pointillé, et croise tout ce qui est au-dessus.
lesson-mapmasters-edge-title = Sortir par un bord
lesson-mapmasters-edge =
    Sortez par le *bord droit* : une sortie cochée. Puis touchez *Terminer*.

    S’arrêter avant garde aussi les trouvailles. La vieille Nan trace en même temps ; tout se montre à la fin.
lesson-mapmasters-score-title = Points et revenu
lesson-mapmasters-score =
    Deux clés font *4 points*. Trois pièces sont votre *revenu* : elles achètent des cartes au marché.

    L’épée est dépensée et compte quand même comme trouvée.

lesson-mapmasters-end-title = Votre chope pend au-dessus de la table de Map Masters
lesson-mapmasters-end = Vous avez tracé un chemin entier. Une partie en compte six, avec un marché avant chacun.
lesson-mapmasters-learned-1 = L’objectif dit ce qui compte ce tour-ci, pour tous.
lesson-mapmasters-learned-2 = Une ligne part d’un bord libre ; ce qu’elle rencontre est trouvé.
lesson-mapmasters-learned-3 = Les Monstres et cadenas se paient d’épées et de clés.
lesson-mapmasters-learned-4 = Les pièces achètent de meilleures cartes pour la suite.
lesson-mapmasters-more = Le marché précède chaque chemin. Il y a aussi des conseils : demandez-en un quand aucune voie ne vous plaît.
