# L’Élu en quelques étapes : ce que dit l’aubergiste. Voir lesson-quest.ftl.

lesson-quest-chosen-name = L’Élu, en solo
lesson-quest-chosen-lead = Personne à battre, sauf un nombre : cinq jours et cinq nuits pour l’atteindre.
lesson-quest-chosen-about = La fin d’un jour et une nuit en solo : deux cartes visibles, des dés plus doux, des gobelins que vous réveillez.

lesson-quest-chosen-target-title = Un nombre à atteindre
lesson-quest-chosen-target =
    Personne en face. Vous êtes à −9 et visez *40 points* en cinq jours et cinq nuits : le Paysan, le plus doux des cinq niveaux.

    Touchez votre château pour continuer.
lesson-quest-chosen-cards-title = Deux cartes sur cinq
lesson-quest-chosen-cards =
    En solo, vous choisissez toujours, mais parmi *deux cartes* visibles ; la suivante se révèle ensuite.

    Prenez le *radeau* et menez le *chapeau* au portail du gobelin.
lesson-quest-chosen-last-title = Le reste attend
lesson-quest-chosen-last =
    Quatrième tour : prenez le *bateau* et *restez passif*, vos trois héros sont bien placés.

    Une des cinq cartes ne sert jamais. Vous ne savez pas laquelle.
lesson-quest-chosen-roll-title = Tous les dés sont à vous
lesson-quest-chosen-roll =
    La nuit, personne d’autre ne lance : vous continuez jusqu’au repos, ou jusqu’à l’épuisement.

    À vous : *lancez*.
lesson-quest-chosen-symbols-title = Le débutant est épargné
lesson-quest-chosen-symbols =
    Deux dégâts, mais sans sort *le premier est ignoré* : subissez-en un. Puis utilisez parchemin et torche.

    Plus vous connaissez de sorts, moins les dés vous épargnent.
lesson-quest-chosen-rest-title = Se reposer à temps
lesson-quest-chosen-rest =
    Deux pierres pour le heaume, une pour la capuche : belle soirée, mais seule la *dernière* pierre se garde.

    Maintenant *reposez-vous* : les héros rentrent.
lesson-quest-chosen-wake-title = Vous réveillez les gobelins
lesson-quest-chosen-wake =
    À l’aube, la quête de droite part toujours, et *trois gobelins passifs* se réveillent. À vous de dire lesquels.

    Réveillez les trois à la craie : demain, aucun de vos héros n’y passe.
lesson-quest-chosen-wake-near-title = Celui-là barre votre route
lesson-quest-chosen-wake-near =
    C’est permis, mais ce gobelin attend près de votre château, où chaque passage coûte 1 Force. Réveillez plutôt ceux de la côte lointaine.

lesson-quest-chosen-end-title = Votre première nuit en solo est finie
lesson-quest-chosen-end = Il reste quatre jours et quatre nuits, et 49 points. Continuez d’ici, si vous voulez.
lesson-quest-chosen-learned-1 = Atteignez l’objectif en cinq manches : la victoire est immédiate.
lesson-quest-chosen-learned-2 = On choisit parmi deux cartes ; la suivante se révèle après chaque étape.
lesson-quest-chosen-learned-3 = Les dés épargnent le débutant et frappent plus fort le savant.
lesson-quest-chosen-learned-4 = À l’aube, la quête de droite part et trois gobelins se réveillent, à votre choix.
lesson-quest-chosen-more = Cinq niveaux : 40, 45, 50, 55 ou 60 points. Et la face Obscure du Royaume, si vous la voulez plus rude.
