# La première partie de Dungeons : ce que dit l’aubergiste. Voir lesson-quest.ftl.

lesson-dungeons-name = Votre première torche
lesson-dungeons-lead = Trouvez le Repaire avant la fin de la torche, tous ensemble.
lesson-dungeons-about = Onze petits tours avec deux héros à vous, l’aubergiste à vos côtés.

lesson-dungeons-torch-title = Une torche pour tous
lesson-dungeons-torch =
    Trouvez la *porte du Repaire* avant la fin de la torche. Elle brûle sur 7, le crâne attend sur 20.

    Vous menez deux héros : Maya, la *Roublarde*, et Tom, le *Guerrier*. Ils gagnent ou perdent ensemble.
lesson-dungeons-north-title = Dans le noir
lesson-dungeons-north =
    La Roublarde est rapide : Vitesse 5. Envoyez-la *au nord* : la carte se retourne et elle entre.

    Vous orientez la nouvelle pièce comme il vous plaît. Gardez une porte au nord.
lesson-dungeons-pit-title = Une fosse
lesson-dungeons-pit =
    Chaque piège demande une compétence : prenez l’*Agilité* et lancez trois dés.

    Un dé est le résultat, un +1 s’y ajoute : *4 et +1 font 5*, tout juste assez.
lesson-dungeons-disarm-title = Désarmez-la
lesson-dungeons-disarm =
    Maintenant, *désarmez* la fosse : c’est l’unique action héroïque de la Roublarde ce tour-ci, et la fin de sa marche.

    6 et +2 suffisent. Le prix est un butin : piochez-le et gardez les gants.
lesson-dungeons-claw-title = La torche baisse
lesson-dungeons-claw =
    Maintenant, *finissez le tour*. La torche passe à 8, une griffe : tous les ennemis agiraient.

    Il n’y en a pas encore.
lesson-dungeons-east-title = Le Guerrier va à l’est
lesson-dungeons-east =
    Envoyez le Guerrier *à l’est*. Il trouve une pièce au trésor, et un gobelin.

    Un gobelin à l’entrée coûte 1 Santé, et sa marche est finie.
lesson-dungeons-strike-title = Frappez
lesson-dungeons-strike =
    Que le Guerrier *attaque* au marteau. Il faut plus que sa Défense de 4 : *5 et +1 font 6*.

    Tout dégât abat un gobelin, et un mort ne riposte pas. Prenez le butin.
lesson-dungeons-green-title = Une case verte
lesson-dungeons-green =
    Maintenant, *finissez le tour*. La torche passe à 9, une case verte : un gobelin entre par l’Entrée.

    Quatre peuvent être là. Un cinquième ferait perdre la partie.
lesson-dungeons-shoot-title = Tirer, et être touché
lesson-dungeons-shoot =
    La Roublarde voit le gobelin à une pièce de là : *tirez*. 3 et +1 font 4, sa Défense est de 6.

    Il vit, donc il riposte : 4 + 1 − 3 font *2 Santé*.
lesson-dungeons-shoot-back-title = Trop près
lesson-dungeons-shoot-back = Qui entre auprès d’un ennemi doit s’y arrêter. Restez dans le noir et *tirez* d’ici.
lesson-dungeons-act-title = Les ennemis agissent
lesson-dungeons-act =
    Maintenant, *finissez le tour* : la torche passe à 10, une griffe. Le gobelin atteint les deux : 1 Santé chacun.

    À 0, un héros tombe et se relève en se reposant. Ce n’est pas la fin.
lesson-dungeons-rest-title = Repos
lesson-dungeons-rest =
    Que le Guerrier *se repose* : le voilà de nouveau entier. C’est aussi une action héroïque.

    Restent deux séides, la porte et le boss ; vous savez comment. Les vraies rencontres viennent plus bas.

lesson-dungeons-end-title = Votre chope pend au-dessus de la table de Dungeons
lesson-dungeons-end = Vous avez éclairé les premières pièces. La porte du Repaire est quelque part plus bas.
lesson-dungeons-learned-1 = Un héros marche, fait une action héroïque, et la torche baisse.
lesson-dungeons-learned-2 = Trois dés : un résultat, et un plus qui s’y ajoute.
lesson-dungeons-learned-3 = Ce qui est touché sans tomber riposte.
lesson-dungeons-learned-4 = Sur une griffe les ennemis agissent, sur le vert un gobelin vient.
lesson-dungeons-more = Les héros gagnent quand le boss tombe. Ils perdent quand la torche atteint le crâne, ou quand un cinquième gobelin viendrait.
