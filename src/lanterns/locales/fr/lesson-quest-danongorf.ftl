# Danongorf en quelques étapes : ce que dit l’aubergiste. Voir lesson-quest.ftl.

lesson-quest-danongorf-name = Danongorf, en solo
lesson-quest-danongorf-lead = Quatre héros contre une ombre qui grandit chaque nuit.
lesson-quest-danongorf-about = La fin d’un jour, une nuit et ce que Danongorf vous prend : pour qui connaît la première partie.

lesson-quest-danongorf-castles-title = Quatre héros, quatre châteaux
lesson-quest-danongorf-castles =
    Un héros de chaque couleur, et *chaque château est à vous*. Pas de points : ayez les trois objets légendaires et cinq sorts, puis affrontez Danongorf.

    Touchez le château jaune.
lesson-quest-danongorf-dusk-title = L’ombre tombe où vous êtes
lesson-quest-danongorf-dusk =
    À la fin du jour, chaque carte où se tient un de vos héros *s’obscurcit*, sauf les châteaux. Les 17 obscures, c’est perdu.

    Prenez le *bateau*, restez passif, et regardez.
lesson-quest-danongorf-roll-title = Une nuit en solo
lesson-quest-danongorf-roll =
    Trois cartes ont tourné, et une quête est partie, cachée, chez Danongorf.

    À vous : *lancez*, utilisez parchemin et torche : la première pierre en demande un. Puis *reposez-vous* ; rien ne se finit cette nuit.
lesson-quest-danongorf-wake-title = Trois se réveillent
lesson-quest-danongorf-wake =
    Comme dans l’Élu, trois gobelins passifs se réveillent, à votre choix.

    Réveillez les *trois à la craie*.
lesson-quest-danongorf-boss-title = Ce que prend Danongorf
lesson-quest-danongorf-boss =
    Un château s’obscurcit, plus tard n’importe quelle carte : donnez le *vert*, un château n’y perd rien.

    Puis un gobelin rejoint Danongorf ; il faudra l’abattre d’une attaque. Envoyez *celui à la craie*.

lesson-quest-danongorf-end-title = Vous connaissez l’ennemi
lesson-quest-danongorf-end = Il a une quête et un gobelin, et en aura plus chaque nuit. Continuez d’ici, si vous voulez.
lesson-quest-danongorf-learned-1 = Trois objets légendaires et cinq sorts ouvrent le combat ; ni points, ni dernière manche.
lesson-quest-danongorf-learned-2 = Les cartes de vos héros au crépuscule s’obscurcissent ; les 17, et c’est perdu.
lesson-quest-danongorf-learned-3 = Chaque nuit, Danongorf reçoit une quête et un gobelin : faites vite.
lesson-quest-danongorf-learned-4 = Au combat, la force ôte ses quêtes, l’attaque ses gobelins ; un dégât coûte 2 Santé.
lesson-quest-danongorf-more =
    Restez groupés au crépuscule : deux héros sur une carte n’en tournent qu’une. Gardez Santé, Force et objets pour le combat : un dé de magie prend un objet.
