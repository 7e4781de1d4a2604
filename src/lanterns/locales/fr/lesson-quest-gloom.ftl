# GloomFall en quelques étapes : ce que dit l’aubergiste. Voir lesson-quest.ftl.

lesson-quest-gloom-name = La face Obscure
lesson-quest-gloom-lead = Le même Royaume, de l’autre côté : gobelins éveillés, temples plus chers, grottes de hasard.
lesson-quest-gloom-about = Un jour contre la vieille Nan sur la face Obscure, pour qui connaît la face Claire.

lesson-quest-gloom-awake-title = Ils sont éveillés
lesson-quest-gloom-awake =
    Toutes les cartes montrent leur *face Obscure*. Les gobelins qui arrivent sont aussitôt agressifs, aujourd’hui comme à chaque aube.

    Touchez votre château pour continuer.
lesson-quest-gloom-temple-title = Des pierres plus chères
lesson-quest-gloom-temple =
    Prenez le *cheval* et menez le *heaume* au temple du Feu. Ses pierres demandent 1, 2, 2 et 2 parchemins ; sur la face Claire, 1, 1, 2 et 2.
lesson-quest-gloom-pay-title = Passer un gobelin éveillé
lesson-quest-gloom-pay =
    La vieille Nan a pris le bateau : on longe la côte. Menez la *capuche* au temple de l’Eau : passer le gobelin en route coûte *1 Force*, et il s’endort.

    S’arrêter sur son portail serait gratuit.
lesson-quest-gloom-pay-other-title = Gratuit, mais pas loin
lesson-quest-gloom-pay-other =
    C’est permis : s’arrêter près d’un gobelin ne coûte rien, et sur son portail il s’endort. Pour cette leçon, passez-le, jusqu’au *temple de l’Eau*.
lesson-quest-gloom-grotto-title = Des grottes de hasard
lesson-quest-gloom-grotto =
    Prenez la carte *à pied*, menez le *chapeau* dans la grotte voisine et utilisez-la : un dé dit de combien avance un héros dans un temple.

    Une torche : 1 ou 2. Avancez le heaume de *2*.
lesson-quest-gloom-night-title = Vers la nuit
lesson-quest-gloom-night =
    Un dégât n’aurait rien donné : lisez une grotte avant d’y entrer.

    La vieille Nan a pris le radeau. *Restez passif* ; la nuit vient.

lesson-quest-gloom-end-title = Vous avez vu la face Obscure
lesson-quest-gloom-end = La nuit commence, et vous lancez en premier. Tout le reste est comme sur la face Claire. Continuez d’ici, si vous voulez.
lesson-quest-gloom-learned-1 = Un nouveau gobelin est agressif : le passer coûte 1 Force et l’endort.
lesson-quest-gloom-learned-2 = S’arrêter sur un portail est gratuit, même si son gobelin est éveillé.
lesson-quest-gloom-learned-3 = Les pierres des temples demandent 1, 2, 2 et 2 symboles.
lesson-quest-gloom-learned-4 = Chaque grotte lance des dés : voyez ce qui peut venir avant d’entrer.
lesson-quest-gloom-more = GloomFall se joue de deux à quatre, et avec l’Élu. La Force y vaut plus : gardez-en une ou deux.
