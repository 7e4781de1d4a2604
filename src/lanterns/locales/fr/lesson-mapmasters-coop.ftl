# Coop en quelques étapes : ce que dit l’aubergiste. Voir lesson-quest.ftl.

lesson-mapmasters-coop-name = Coop à plusieurs
lesson-mapmasters-coop-lead = On gagne ou on perd ensemble : un plan, quatre groupes, une mission.
lesson-mapmasters-coop-about = Le premier tour de la première mission avec la vieille Nan, pour qui sait tracer une ligne.

lesson-mapmasters-coop-mission-title = Une mission pour tous
lesson-mapmasters-coop-mission =
    Jean-Mi, *au milieu du plan*, veut ses bottes et trois autres biens, chacun par son côté. Les bottes sont sur la *carte en haut à gauche*.

    Touchez Jean-Mi pour continuer.
lesson-mapmasters-coop-market-title = Cinq pièces, une fois
lesson-mapmasters-coop-market =
    Vous achetez ensemble, une seule fois. Chaque chose va à un pion : une *épée pour Bleu*, car un Monstre attend après les bottes ; puis une *clé pour Bleu*.

    La vieille Nan achète entre-temps.
lesson-mapmasters-coop-card-title = Une carte par tour
lesson-mapmasters-coop-card =
    Vous *commencez*. À chaque tour, une carte va dans une place vide du plan que tous partagent.

    Posez *S5* à droite des bottes : elle mène vers Jean-Mi.
lesson-mapmasters-coop-path-title = Tracer ce qui arrive
lesson-mapmasters-coop-path =
    Un chemin se trace en entier, d’un pion à un but. *Bleu* attend au-dessus des bottes : prévoyez la descente par l’escalier, puis *tracez le chemin*.
lesson-mapmasters-coop-turn-title = À elle
lesson-mapmasters-coop-turn =
    Bleu a les *bottes* et repartira de là, avec la pièce et la clé du chemin.

    Ce qu’un groupe a utilisé ne sert plus à personne. *Finissez le tour* ; la vieille Nan joue.

lesson-mapmasters-coop-end-title = Les bottes sont trouvées
lesson-mapmasters-coop-end =
    Restent trois biens et le chemin vers Jean-Mi. S6, dans votre main, posée entre S5 et lui, laisserait Bleu livrer les bottes. Continuez avec la vieille Nan, si vous voulez.
lesson-mapmasters-coop-learned-1 = Une mission : tous ses buts ensemble gagnent, et l’on perd ensemble.
lesson-mapmasters-coop-learned-2 = Une carte par tour dans une place vide, puis autant de chemins entiers que voulu.
lesson-mapmasters-coop-learned-3 = Biens, jetons et grimoires restent au groupe qui les a.
lesson-mapmasters-coop-learned-4 = Arriver sans rien pouvoir accomplir perd la mission : regardez avant de tracer.
lesson-mapmasters-coop-more = Les plans ne coûtent rien et tout le monde les voit. Le conseil cherche des chemins avec les cartes de votre main.
