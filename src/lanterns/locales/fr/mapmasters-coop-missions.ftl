# Les missions de Map Masters Coop : leurs noms et leurs histoires. Le fichier anglais a les mêmes messages.

option-mission = Mission

name-mission-1 = Jean-Mi est de retour
text-mission-1 = Jean-Mi est rentré, et de mauvaise humeur. Apportez-lui ses bottes, et ce que vous lui devez selon lui.
option-mission-1 = 1. { name-mission-1 }
option-mission-1-about = { text-mission-1 }

name-mission-2 = Le Puits aux échos
text-mission-2 = Qui appelle dans le puits reçoit une réponse d’en bas. Trouvez le cor, et appelez avec les bons biens en poche.
option-mission-2 = 2. { name-mission-2 }
option-mission-2-about = { text-mission-2 }

name-mission-3 = Éteindre le Colosse
text-mission-3 = Le Colosse marche tant que personne ne l’arrête. D’abord ses { $deeds_word } leviers, et le marteau atteindra son cœur.
option-mission-3 = 3. { name-mission-3 }
option-mission-3-about = { text-mission-3 }

name-mission-4 = Les Otages
text-mission-4 = Dans des cellules toutes pareilles attendent { $artefacts_word } prisonniers. Libérez-les, et faites-les sortir par le bas.
option-mission-4 = 4. { name-mission-4 }
option-mission-4-about = { text-mission-4 }

name-mission-5 = La Rivière empoisonnée
text-mission-5 = Rien ne passe la rivière, sauf ceux qui bondissent. L’antidote est au nord, les malades sont au sud.
option-mission-5 = 5. { name-mission-5 }
option-mission-5-about = { text-mission-5 }

name-mission-6 = Le Rituel
text-mission-6 = Un autel attend { $artefacts_word } bougies, et { $circles_word } cercles pour l’éveiller. Chaque groupe ne porte qu’une bougie.
option-mission-6 = 6. { name-mission-6 }
option-mission-6-about = { text-mission-6 }

name-mission-7 = Le Passeur
text-mission-7 = Le passeur veut ses pièces avant de prêter la rame. Quelqu’un doit aussi trouver la sortie par la rive.
option-mission-7 = 7. { name-mission-7 }
option-mission-7-about = { text-mission-7 }

name-mission-8 = Le Coffre mécanique
text-mission-8 = Aucune clé n’ouvre le coffre. Ses cadenas, dans la salle des rouages, descellent la chambre de l’engrenage ; l’engrenage ouvre la porte de droite ; et le cercle à l’intérieur ne s’ouvre à personne qui marche.
option-mission-8 = 8. { name-mission-8 }
option-mission-8-about = { text-mission-8 }

name-mission-9 = Deux Têtes
text-mission-9 = Il a { $bosses_word } têtes, et celle qu’on frappe seule repousse. Quand l’une est frappée, frappez l’autre dans le même tour ou dans le suivant, et forcez les cadenas de son collier. La tête de droite est adossée au rocher : quelqu’un doit bondir dans son œil.
option-mission-9 = 9. { name-mission-9 }
option-mission-9-about = { text-mission-9 }

name-mission-10 = Les Commandes
text-mission-10 = Un collectionneur passe ses commandes, jamais les mêmes : { $errands_word } sortes de courses pour { $groups_word } groupes. Sa maison a un guichet de trop peu : un groupe vient par le cercle de sa grande salle.
option-mission-10 = 10. { name-mission-10 }
option-mission-10-about = { text-mission-10 }

name-mission-11 = Eaux noires
text-mission-11 = L’eau monte dans le noir, rangée après rangée. Ce qui est posé reste ; où rien n’est posé, rien ne le sera plus. Le gardien est tout en bas, son rocher à demi noyé : apportez l’antidote et ce qu’il demande avant que le chemin ne disparaisse.
option-mission-11 = 11. { name-mission-11 }
option-mission-11-about = { text-mission-11 }

name-mission-12 = La Grande Évasion
text-mission-12 = Les prisonniers sont sortis du donjon, au milieu de tout, et les gardes sont réveillés. À chacun des { $groups_word } groupes sa sortie : par la poterne, le long du mur, dans les tonneaux d’une charrette, par la porte une fois la herse levée, et par-delà les douves, dont le pont est relevé. Qui perd du temps trouve les portes fermées l’une après l’autre.
option-mission-12 = 12. { name-mission-12 }
option-mission-12-about = { text-mission-12 }

name-mission-13 = Le Long Rituel
text-mission-13 = Un pèlerin porte une offrande au soleil. Chaque sanctuaire donne ce que demande le suivant, et nul autre ne peut le porter : soleil, lune, étoile, autel. Le pont sur le gouffre est tombé : les sanctuaires ont donc des cercles. Les autres s’occupent de l’autel.
option-mission-13 = 13. { name-mission-13 }
option-mission-13-about = { text-mission-13 }

name-mission-14 = La Dernière Carte
text-mission-14 = Tout ce que vous avez appris est demandé à la fois : { $artefacts_word } trésors, { $demands_word } exigences, et la dernière carte sera tracée.
option-mission-14 = 14. { name-mission-14 }
option-mission-14-about = { text-mission-14 }

# Les histoires telles qu’on les racontait avant mapmasters-coop/3, pour les tables commencées alors.
text-mission-8-2 = Le coffre compte : ses cadenas, puis l’engrenage, puis le reste. Qui vient trop tôt vient pour rien.
text-mission-9-2 = Il a { $bosses_word } têtes, chacune avec son humeur et sa liste de souhaits. Qui se tient devant l’une y reste.
text-mission-10-2 = Un collectionneur passe ses commandes, jamais les mêmes : { $errands_word } sortes de courses pour { $groups_word } groupes.
text-mission-11-2 = Il y a { $rivers_word } rivières dans le noir, et aucun pont. Apportez l’antidote et ce que demande le gardien.
text-mission-12-2 = Les prisonniers sont libres, et les gardes réveillés. Qui perd du temps trouve les portes fermées l’une après l’autre.
text-mission-13-2 = Soleil, lune, étoile, dans cet ordre et aucun autre. L’autel est patient tant que l’ordre est respecté.
