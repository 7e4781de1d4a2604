# Quête, en français. Le fichier anglais a les mêmes messages avec les mêmes paramètres ;
# sa tête dit d’où viennent les paramètres. Les termes sont ceux du livret de règles.


## Ce qui s’est passé

event-land-laid = Sur { $cell } : { $card }.
event-colour-drawn = { $you ->
    [yes] Vous jouez la couleur : { $colour }.
   *[no] { $who } joue la couleur : { $colour }.
}
event-first-player = { $you ->
    [yes] Vous recevez le jeton Premier Joueur.
   *[no] { $who } reçoit le jeton Premier Joueur.
}
event-day-begins = Manche { $round }. Le Jour commence.
event-movement-shown = Carte Mouvement révélée : { $card }.
event-movement-picked = { $you ->
    [yes] Vous choisissez { part-card }.
   *[no] { $who } choisit { part-card }.
}
event-hero-moved = { $you ->
    [yes] Votre héros { $hero } { part-moves } vers { $to }.
   *[no] { $who } : le héros { $hero } { part-moves } vers { $to }.
}
event-hero-moved-by-effect = { $you ->
    [yes] Votre héros { $hero } se déplace vers { $to }.
   *[no] { $who } : le héros { $hero } se déplace vers { $to }.
}
event-power-paid = { $you ->
    [yes] Vous payez { $paid } Force : il vous en reste { $power }.
   *[no] { $who } paie { $paid } Force : il en reste { $power }.
}
event-goblins-calmed = Sur { $cells }, gobelin à présent passif.
event-idled = { $you ->
    [yes] Vous ne bougez pas.
   *[no] { $who } ne bouge pas.
}
event-health-gained = { $you ->
    [yes] Vous êtes à { $health } Santé.
   *[no] { $who } est à { $health } Santé.
}
event-power-gained = { $you ->
    [yes] Vous êtes à { $power } Force.
   *[no] { $who } est à { $power } Force.
}
event-gem-gain = { $you ->
    [yes] La Gemme vous sert : Santé { $health }, Force { $power }.
   *[no] La Gemme sert { $who } : Santé { $health }, Force { $power }.
}
event-grotto-used = { $you ->
    [yes] Vous utilisez la { $grotto }.
   *[no] { $who } utilise la { $grotto }.
}
event-grotto-left = { $you ->
    [yes] Vous n’utilisez pas la { $grotto }.
   *[no] { $who } n’utilise pas la { $grotto }.
}
event-dice-thrown = Dés : { $dice }.
event-dice-rerolled = { $you ->
    [yes] Vous relancez { part-dice-count }.
   *[no] { $who } relance { part-dice-count }.
}
event-magic-moved = Le jeton Magie est sur la case { $magic }.
event-hero-advanced = { $you ->
    [yes] Votre héros { $hero } atteint la case { $space } du temple.
   *[no] { $who } : le héros { $hero } atteint la case { $space } du temple.
}
event-temple-completed = { $you ->
    [yes] Vous achevez le { $temple } avec le héros { $hero }.
   *[no] { $who } achève le { $temple } avec le héros { $hero }.
}
event-hero-home = { $you ->
    [yes] Votre héros { $hero } revient au Château.
   *[no] { $who } : le héros { $hero } revient au Château.
}
event-quest-dealt = Nouvelle quête ouverte : { $quest }.
event-quest-set-aside = Les quêtes ouvertes sont d’une seule sorte. Mise de côté : { $quest }.
event-quests-reshuffled = La pioche des quêtes est vide. La défausse en forme une nouvelle de { $cards }.
event-quest-taken = { $you ->
    [yes] Vous accomplissez une quête : { $quest }.
   *[no] { $who } accomplit une quête : { $quest }.
}
event-quest-left = { $you ->
    [yes] Vous ne prenez pas de quête.
   *[no] { $who } ne prend pas de quête.
}
event-quest-discarded = Une quête quitte la ligne : { $quest }.
event-item-gained = { $you ->
    [yes] Vous obtenez un objet : { $item }.
   *[no] { $who } obtient un objet : { $item }.
}
event-item-equipped = { $you ->
    [yes] Vous équipez le héros { $hero } : { $item }.
   *[no] { $who } équipe le héros { $hero } : { $item }.
}
event-item-stashed = { $you ->
    [yes] Vous posez un objet parmi les non équipés : { $item }.
   *[no] { $who } pose un objet parmi les non équipés : { $item }.
}
event-item-lost = { $you ->
    [yes] Vous perdez un objet, qui quitte la partie : { $item }.
   *[no] { $who } perd un objet, qui quitte la partie : { $item }.
}
event-legend-advanced = { $you ->
    [yes] Votre Objet Légendaire avance : { $item }, étape { $step } sur 2.
   *[no] { $who } fait avancer un Objet Légendaire : { $item }, étape { $step } sur 2.
}
event-legend-waits = { $you ->
    [yes] Votre Objet Légendaire n’avance que d’une étape à la fois : { $item }. Ce temple n’ajoute rien.
   *[no] { $who } : l’Objet Légendaire n’avance que d’une étape à la fois : { $item }. Ce temple n’ajoute rien.
}
event-night-begins = La Nuit { $round } tombe. L’Aventure commence.
event-rolls = { $you ->
    [yes] Vous lancez les dés.
   *[no] { $who } lance les dés.
}
event-health-lost = { $you ->
    [yes] Vous perdez de la Santé : il vous en reste { $health }.
   *[no] { $who } perd de la Santé : il en reste { $health }.
}
event-defended = { $you ->
    [yes] Vous vous défendez : il vous reste { $power } Force.
   *[no] { $who } se défend : il reste { $power } Force.
}
event-helm-used = { $you ->
    [yes] Votre Heaume annule le dégât.
   *[no] { $who } annule le dégât avec le Heaume.
}
event-exhausted = { $you ->
    [yes] L’épuisement vous prend. Vos héros reviennent au Château : Santé { $start_health }, Force { $start_power }, niveau de Sort { $spell }.
   *[no] L’épuisement prend { $who }. Ses héros reviennent au Château : Santé { $start_health }, Force { $start_power }, niveau de Sort { $spell }.
}
event-goblin-wounded = { $you ->
    [yes] Vous blessez le gobelin sur { $cell } : { $wounds } sur { $most }.
   *[no] { $who } blesse le gobelin sur { $cell } : { $wounds } sur { $most }.
}
event-goblin-taken = { $you ->
    [yes] Vous vainquez le gobelin sur { $cell }. Votre Santé Max augmente de 1, jusqu’à { $most }.
   *[no] { $who } vainc le gobelin sur { $cell }.
}
event-sword-used = { $you ->
    [yes] Vous frappez avec l’Épée : il vous reste { $power } Force.
   *[no] { $who } frappe avec l’Épée : il reste { $power } Force.
}
event-rests = { $you ->
    [yes] Vous vous reposez.
   *[no] { $who } se repose.
}
event-spell-learned = { $you ->
    [yes] Vous apprenez le livre { part-book }. Votre niveau de Sort est { $spell }.
   *[no] { $who } apprend le livre { part-book } : niveau de Sort { $spell }.
}
event-dawn = La Nuit est finie. Le jeton Magie revient sur la case 1, et les gobelins s’agitent.
event-goblin-angered = Le gobelin sur { $cell } devient agressif.
event-goblin-arrived = Un gobelin arrive sur { $cell }.
event-card-darkens = L’obscurité gagne { $cell }.
event-boss-quest = Une quête cachée rejoint Danongorf, qui en a { $count }.
event-goblin-lured = Le gobelin sur { $cell } rejoint Danongorf, qui en a { $count }.
event-fight-set = Trois Objets Légendaires et niveau de Sort 5 : le combat final est décidé. Cette manche se termine d’abord.
event-fight-begins = Le combat final commence. Danongorf a { $quests ->
    [one] { $quests } quête
   *[other] { $quests } quêtes
} et { $goblins ->
    [one] { $goblins } gobelin
   *[other] { $goblins } gobelins
}.
event-boss-quest-lost = Danongorf perd une quête : il en reste { $count }.
event-boss-goblin-lost = Danongorf perd un gobelin : il en reste { $count }.
event-game-over = La partie est finie. { $reason }

# Parties de phrases.
part-card = { $card_id ->
    [horse] le cheval
    [raft] le radeau
    [gryphon] le griffon
    [ship] le bateau
    [foot] la marche
   *[other] une carte Mouvement
}
part-moves = { $card_id ->
    [horse] chevauche
    [raft] dérive
    [gryphon] vole
    [ship] navigue
    [foot] marche
   *[other] se déplace
}
part-by = { $card_id ->
    [horse] à cheval
    [raft] en radeau
    [gryphon] en griffon
    [ship] en bateau
    [foot] à pied
   *[other] selon la carte de ce tour
}
part-dice-count = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
part-book = { $spell ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
    [7] VII
    [8] VIII
    [9] IX
   *[10] X
}


## Pourquoi non

why-card-used = Cette carte Mouvement a déjà servi dans cette manche.
why-card-not-shown = Cette carte Mouvement n’est pas encore révélée.
why-swap-at-home-only = Les objets passent seulement entre vos héros au Château et vos objets non équipés, deux par héros, chacun une fois.
why-no-such-hero = Vous n’avez pas ce héros.
why-same-card = Un déplacement se termine sur une autre carte.
why-not-on-the-way = { $card_id ->
    [horse] Le cheval reste sur sa rangée.
    [raft] Le radeau reste dans sa colonne.
    [gryphon] Le griffon vole en diagonale.
    [ship] Le bateau va de côte à côte.
   *[foot] À pied, un héros atteint les cartes qui l’entourent.
}
why-temple-full = Un temple accueille deux héros, de joueurs différents. Il n’y a plus de place dans celui-ci.
why-portal-taken = Un portail accueille un seul héros, et il y en a un ici.
why-own-hero-there = Un de vos héros est déjà ici, et il y a une place par joueur.
why-power-short = Votre Force est à { $power }, et cela coûte { $cost }.
why-no-boots = Seul le porteur des Bottes ailées peut aller à pied à la place.
why-walk-alike = Ce déplacement est ouvert sans les Bottes : n’écrivez pas « foot ».
why-only-the-ship-turns = Seul le bateau choisit son sens : n’indiquez pas de direction.
why-say-which-way = Le bateau ne croise pas les mêmes gobelins dans les deux sens : dites cw (horaire) ou ccw.
why-either-way-alike = Dans les deux sens, ce sont les mêmes gobelins : n’indiquez pas de direction.
why-reroll-not-these = Les dés de dégât restent : ceux-ci ne peuvent pas être relancés.
why-reroll-alike = Des dés égaux se valent ; les premiers d’entre eux sont nommés : reroll { $dice }.
why-no-such-die = { $count ->
    [one] Il n’y a qu’un dé ici.
   *[other] Il n’y a que { $count } dés ici.
}
why-another-item = Il s’agit d’un autre objet.
why-hands-full = Ce héros a les mains pleines : chacun porte deux objets.
why-track-full = Cette piste est à son maximum.
why-quest-not-open = Cette quête n’est pas ouverte pour vous en ce moment.
why-quest-needs-temple = Une Quête de Trésor se prend en achevant son temple.
why-quest-does-not-fit = Aucun choix de vos héros ne convient à cette quête avec un héros déplacé à cette étape.
why-defence-short = Se défendre coûte { $cost } Force, et vous en avez { $power }.
why-no-defence-now = Ce dégât ne se contre pas.
why-no-helm-now = Le Heaume annule un dé de dégât par Nuit, et jamais le dégât des dés de magie.
why-no-attack-die = Il ne reste pas de dé d’attaque.
why-goblin-out-of-reach = Un héros attaque le gobelin de son portail. L’Arc atteint une carte adjacente dont le portail est sans héros.
why-no-shot-from-grotto = Un héros dans une grotte ne fait rien de Nuit : il ne tire pas à l’Arc.
why-no-sword-there = L’Épée demande que son porteur soit sur un portail avec un gobelin, et 1 Force par blessure.
why-not-in-a-temple = Ce héros n’est pas dans un temple.
why-not-so-far = { $left ->
    [0] Ce héros est sur la dernière case de son temple.
    [one] Il ne reste qu’une case dans ce temple.
   *[other] Il ne reste que { $left } cases dans ce temple.
}
why-guide-another-number = Cette grotte fait avancer un héros d’un autre nombre de cases.
why-waits-for-rest = Ce héros est sur la dernière case et attend que vous vous reposiez.
why-symbols-short = { $need ->
    [one] La case suivante demande { $need } { $symbol } au même moment.
   *[other] La case suivante demande { $need } fois le symbole { $symbol } au même moment.
}
why-no-hero-fights-there = Aucun de vos héros n’est sur ce portail avec un gobelin.
why-effect-cannot-go-there = Ce déplacement suit la rangée ou la colonne, sur la distance permise, avec de la place à l’arrivée et la Force de traverser les gobelins.
why-hero-stays = Ce héros reste : seuls les portails, les obélisques et les dernières cases des temples font revenir au Château.
why-staff-needs = Le Bourdon demande { $cost } Force pour ce livre, ni plus ni moins.
why-no-passive-goblin = Il n’y a pas de gobelin passif ici.
why-card-is-gloom = Cette carte est déjà sur sa face Obscure.
why-castles-darken-first = Les cartes de Château passent d’abord en face Obscure.
why-no-goblin-there = Il n’y a pas de gobelin sur ce portail.
why-no-torch = La relance demande une torche parmi les dés.
why-not-equipped = Seul un objet équipé peut être défaussé.


## Questions : titre, seconde ligne, et ce que lisent les autres

ask-Pick = { $who }, choisissez une carte Mouvement
ask-Pick-why = { $players ->
    [one] Vous déplacez un héros avec elle, ou restez passif.
   *[other] Chacun déplace un héros avec elle, ou reste passif. Vous commencez.
}
wait-Pick = { $who } choisit une carte Mouvement.

ask-MoveOrIdle = { $who }, déplacez un héros { part-by }
ask-MoveOrIdle-why = Traverser un gobelin agressif coûte 1 Force. Rester passif avec un héros dans un Château donne 1 Santé ou Force.
wait-MoveOrIdle = { $who } déplace un héros.

ask-Grotto = { $who }, utiliser la { $grotto } ?
ask-Grotto-why = Un héros qui entre dans une grotte peut l’utiliser une fois, maintenant.
wait-Grotto = { $who } se tient dans une grotte.

ask-Target = { $who }, choisissez le gobelin à blesser
ask-Target-why = { $wounds ->
    [one] Il reçoit { $wounds } blessure. Un de vos héros doit être sur son portail.
   *[other] Il reçoit { $wounds } blessures. Un de vos héros doit être sur son portail.
}
wait-Target = { $who } choisit un gobelin.

ask-Direction = { $who }, avancer ou reculer le jeton Magie ?
ask-Direction-why = { $count ->
    [one] Ensuite { $count } dé est lancé : chaque magie, torche ou parchemin vaut une case.
   *[other] Ensuite { $count } dés sont lancés : chaque magie, torche ou parchemin vaut une case.
}
wait-Direction = { $who } choisit un sens pour le jeton Magie.

ask-Guide = { $who }, avancez un héros dans un temple
ask-Guide-why = { $most ->
    [one] Le héros avance de { $most } case. Aucun symbole n’est demandé.
   *[other] Le héros avance de { $most } cases au plus. Aucun symbole n’est demandé.
}
wait-Guide = { $who } avance un héros.

ask-MoveByEffect = { $who }, déplacez un autre héros
ask-MoveByEffect-why = { $reach ->
    [one] Sur sa rangée ou sa colonne, de { $reach } carte.
   *[other] Sur sa rangée ou sa colonne, de { $reach } cartes au plus.
} { $times ->
    [one] Il reste un tel déplacement.
   *[other] Il reste { $times } tels déplacements.
}
wait-MoveByEffect = { $who } déplace un héros.

ask-ClaimPlacement = { $who }, prendre une quête ?
ask-ClaimPlacement-why = Vos héros y conviennent. De Jour, vous prenez une quête par tour au plus.
wait-ClaimPlacement = { $who } regarde une quête.

ask-ClaimTreasure = { $who }, prendre une Quête de Trésor ?
ask-ClaimTreasure-why = Vous avez achevé le { $temple }.
wait-ClaimTreasure = { $who } regarde un trésor.

ask-Gain = { $who }, gagner de la Santé ou de la Force ?
ask-Gain-why = Vous gagnez 1, sans dépasser votre maximum.
wait-Gain = { $who } choisit Santé ou Force.

ask-Shift = { $who }, déplacez le jeton Magie
ask-Shift-why = La quête permet { $most ->
    [one] { $most } case
   *[other] { $most } cases
} au plus, dans un sens ou l’autre, ou aucune.
wait-Shift = { $who } déplace le jeton Magie.

ask-Equip = { $who }, choisissez qui porte l’objet : { $item }
ask-Equip-why = Un nouvel objet va à un de vos héros qui a une main libre, où qu’il soit.
wait-Equip = { $who } équipe un héros.

ask-Rearrange = { $who }, répartissez vos objets
ask-Rearrange-why = Vos héros au Château échangent entre eux et avec vos objets non équipés, deux objets chacun.
wait-Rearrange = { $who } répartit ses objets.

ask-RollOrRest = { $who }, lancer les dés ou se reposer ?
ask-RollOrRest-why = { $wounds ->
    [0] Vous avez les dés. Se reposer finit votre Nuit et garde ce que vous avez ; à 0 Santé, c’est l’épuisement.
    [one] Vous avez les dés. Se reposer finit votre Nuit et garde ce que vous avez, sauf la blessure que vous avez infligée ; à 0 Santé, c’est l’épuisement.
   *[other] Vous avez les dés. Se reposer finit votre Nuit et garde ce que vous avez, sauf les { $wounds } blessures que vous avez infligées ; à 0 Santé, c’est l’épuisement.
}
wait-RollOrRest = { $who } a les dés.

ask-Reroll = { $who }, relancer des dés ?
ask-Reroll-why = { $cause ->
    [grotto] La grotte permet une relance, sauf des dégâts.
   *[hourglass] Votre Sablier relance les dés de votre choix, une fois par Nuit.
}
wait-Reroll = { $who } regarde les dés.

ask-Hit = { $who }, se défendre ?
ask-Hit-why = { $cause ->
    [boss] Danongorf frappe : { $damage } Santé. Se défendre coûte { $cost } Force.
    [magic] La magie déborde : { $damage } Santé. Se défendre coûte { $cost } Force.
   *[die] Un dé de dégât vous revient : { $damage } Santé. Se défendre coûte { $cost } Force.
}
wait-Hit = { $who } va subir un coup.

ask-Symbols = { $who }, utilisez les symboles
ask-Symbols-why = Torches : { $torches }, parchemins : { $scrolls }, attaques : { $attacks }. Chacun sert à un de vos héros.
wait-Symbols = { $who } utilise les dés.

ask-Returning = { $who }, choisissez le prochain héros qui revient
ask-Returning-why = { $count ->
    [one] { $count } héros doit encore revenir. Son lieu agit, puis vous gagnez 1 Santé ou Force.
   *[other] { $count } héros doivent encore revenir. Chaque lieu agit, puis vous gagnez 1 Santé ou Force.
}
wait-Returning = { $who } fait revenir ses héros.

ask-UseStaff = { $who }, payer { $cost } Force pour apprendre le livre { part-book } ?
ask-UseStaff-why = Avec le Bourdon, chaque Force compte une case de magie de plus. Le jeton ne bouge pas.
wait-UseStaff = { $who } lève le Bourdon.

ask-Anger = { $who }, choisissez un gobelin qui devient agressif
ask-Anger-why = À la Résolution, { $left ->
    [one] encore { $left } gobelin passif se retourne. Vous choisissez lequel.
   *[other] encore { $left } gobelins passifs se retournent. Vous choisissez lesquels.
}
wait-Anger = { $who } choisit un gobelin.

ask-ChooseCastle = { $who }, choisissez un Château pour le héros { $hero }
ask-ChooseCastle-why = Règle maison : un héros qui revient va dans le Château de votre choix.
wait-ChooseCastle = { $who } choisit un Château.

ask-Flip = { $who }, choisissez la carte qui passe en face Obscure
ask-Flip-why = Une carte de plus à chaque manche, les Châteaux d’abord. Avec les 17, la partie est perdue.
wait-Flip = { $who } choisit une carte.

ask-Lure = { $who }, choisissez le gobelin qui rejoint Danongorf
ask-Lure-why = Son portail reste vide jusqu’à la Résolution suivante.
wait-Lure = { $who } choisit un gobelin.

ask-FightReroll = { $who }, payer 1 Force pour relancer ?
ask-FightReroll-why = Tous les dés sauf les torches sont relancés. Vous pourrez payer encore.
wait-FightReroll = { $who } regarde les dés.

ask-DiscardItem = { $who }, choisissez un objet à perdre
ask-DiscardItem-why = La magie sort au combat final : un objet équipé quitte la partie.
wait-DiscardItem = { $who } choisit un objet.


## Actions

act-idle = Rester passif
act-take = Accepter
act-take-Grotto = Utiliser la grotte
act-take-FightReroll = Payer 1 Force et relancer
act-skip = Passer
act-skip-Grotto = Laisser la grotte
act-skip-Guide = N’avancer personne
act-skip-MoveByEffect = Ne déplacer personne
act-skip-ClaimPlacement = Ne pas prendre de quête
act-skip-ClaimTreasure = Ne pas prendre de quête
act-skip-Reroll = Garder les dés
act-skip-FightReroll = Garder les dés
act-done = Terminer
act-done-Symbols = S’arrêter là
act-roll = Lancer { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
act-rest = Se reposer
act-suffer = Subir le dégât
act-defend = Se défendre
act-defend-cost = Se défendre : { $cost } Force
act-helm = Utiliser le Heaume
act-pick = Choisir { part-card }
act-move = Déplacer le héros { $hero } vers { $region }{ part-way }
act-move-cost = Déplacer le héros { $hero } vers { $region }{ part-way } : { $cost } Force
act-gain = { $track_id ->
    [health] { act-gain-health }
   *[power] { act-gain-power }
}
act-gain-health = Gagner 1 Santé
act-gain-power = Gagner 1 Force
act-drop = Ne plus équiper : { $item }
act-equip = Équiper le héros { $hero } : { $item }
act-claim = Prendre « { $quest } »
act-guide = Avancer le héros { $hero } de { $spaces }
act-advance = Avancer le héros { $hero } : { $payment }
act-attack = Attaquer le gobelin sur { $cell }, héros { $hero }
act-sword = Frapper avec l’Épée : 1 Force
act-wound = Blesser le gobelin sur { $cell }
act-shift = Déplacer le jeton Magie : { $spaces }
act-turn = { $direction_id ->
    [forward] Avancer le jeton
   *[back] Reculer le jeton
}
act-reroll = Relancer les dés { $dice }
act-return = Faire revenir le héros { $hero }
act-pay = { $power ->
    [0] Ne rien payer
   *[other] Payer { $power } Force
}
act-anger = Rendre agressif le gobelin sur { $cell }
act-flip = Retourner en face Obscure { $cell }
act-lure = Envoyer à Danongorf le gobelin sur { $cell }
act-discard = Défausser : { $item }
act-house = Aller au Château { $colour }
act-land = Poser sur { $cell } : { $card }
act-colour = Donner à { $who } la couleur : { $colour }
act-first = Donner à { $who } le jeton Premier Joueur
act-deal = Piocher « { $quest } »
act-show = Révéler { part-card }
act-dice = Lancer : { $die }
act-dice-in-order = Lancer dans l’ordre : { $die }

part-way = { $way_id ->
    [cw] , sens horaire
    [ccw] , sens antihoraire
    [foot] , à pied
   *[line] { "" }
}


## Noms

name-movement-horse = Cheval
name-movement-raft = Radeau
name-movement-gryphon = Griffon
name-movement-ship = Bateau
name-movement-foot = À pied
text-movement-horse = Sur la rangée, à toute distance.
text-movement-raft = Dans la colonne, à toute distance.
text-movement-gryphon = En diagonale, à toute distance.
text-movement-ship = D’une carte de côte à une autre, dans un sens ou l’autre.
text-movement-foot = Vers une carte adjacente.

name-face-damage = dégât
name-face-power = force
name-face-magic = magie
name-face-torch = torche
name-face-scroll = parchemin
name-face-attack = attaque

name-colour-blue = bleu
name-colour-red = rouge
name-colour-yellow = jaune
name-colour-green = vert

name-track-health = Santé
name-track-power = Force

name-direction-forward = en avant
name-direction-back = en arrière
name-way-cw = sens horaire
name-way-ccw = sens antihoraire
name-way-foot = à pied

name-payment-t = 1 torche
name-payment-s = 1 parchemin
name-payment-f = { $power } Force
name-payment-tt = 2 torches
name-payment-ts = 1 torche, 1 parchemin
name-payment-tf = 1 torche, { $power } Force
name-payment-ss = 2 parchemins
name-payment-sf = 1 parchemin, { $power } Force
name-payment-ff = { $power } Force

name-temple-fire = temple du Feu
name-temple-forest = temple de la Forêt
name-temple-water = temple de l’Eau
name-temple-ice = temple de Glace
name-temple-shadow = temple de l’Ombre
name-temple-sun = temple du Soleil

name-land-castle-blue = Château bleu
name-land-castle-red = Château rouge
name-land-castle-yellow = Château jaune
name-land-castle-green = Château vert
name-land-fire = Temple du Feu
name-land-forest = Temple de la Forêt
name-land-water = Temple de l’Eau
name-land-ice = Temple de Glace
name-land-shadow = Temple de l’Ombre
name-land-sun = Temple du Soleil
name-land-goblin-1 = Carte Gobelin 1
name-land-goblin-2 = Carte Gobelin 2
name-land-goblin-3 = Carte Gobelin 3
name-land-goblin-4 = Carte Gobelin 4
name-land-goblin-5 = Carte Gobelin 5
name-land-goblin-6 = Carte Gobelin 6
name-land-goblin-7 = Carte Gobelin 7

name-spell-book = Livre
name-spell-scorpion = Scorpion
name-spell-drop = Goutte
name-spell-lamp = Lampe
name-spell-tree = Arbre
name-spell-star = Étoile
name-spell-flask = Fiole
name-spell-stone = Pierre
name-spell-gate = Portique
name-spell-crystal = Cristal

name-mode-together = { option-mode-together }
name-mode-chosen = { option-mode-chosen }
name-mode-danongorf = { option-mode-danongorf }

name-level-peasant = Paysan
name-level-page = Page
name-level-squire = Écuyer
name-level-knight = Chevalier
name-level-hero = Héros Légendaire

name-phase-setup = Mise en place
name-phase-day = Jour
name-phase-dusk = Fin du Jour
name-phase-night = Nuit
name-phase-dawn = Résolution
name-phase-fight = Combat final
name-phase-end = Fin de la partie

end-rounds = La cinquième Nuit est passée.
end-target = L’objectif est atteint. Vous avez gagné !
told-end-target = L’objectif est atteint, et la partie est gagnée.
end-short = La cinquième Nuit est passée, et l’objectif n’est pas atteint.
end-boss-beaten = Danongorf n’a plus rien. Vous avez gagné !
told-end-boss-beaten = Danongorf n’a plus rien, et le combat final est gagné.
end-fallen = Votre Santé est à 0. Danongorf gagne le combat final.
told-end-fallen = La Santé est à 0, et Danongorf gagne le combat final.
end-gloom = Les 17 cartes montrent leur face Obscure. Le Royaume est perdu.
name-reason-rounds = { end-rounds }
name-reason-target = { end-target }
name-reason-short = { end-short }
name-reason-boss-beaten = { end-boss-beaten }
name-reason-fallen = { end-fallen }
name-reason-gloom = { end-gloom }


## Objets

name-item-sword = Épée
name-item-shield = Bouclier
name-item-staff = Bourdon
name-item-T01 = Heaume
name-item-T02 = Lanterne
name-item-T03 = Arc
name-item-T04 = Flûte de Pan
name-item-T05 = Boomerang
name-item-T06 = Sablier
name-item-T07 = Bottes ailées
name-item-T08 = Fée
name-item-T09 = Vieille carte
name-item-T10 = Pelle
name-item-T11 = Gemme
name-item-T12 = Grimoire

text-item-sword = De Nuit, sur un portail avec un gobelin, son porteur inflige { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
} par Force payée.
text-item-shield = Se défendre vous coûte { $shielded } Force au lieu de { $cost }, quel que soit votre héros qui le porte.
text-item-staff = Sur un obélisque, son porteur peut payer de la Force : chacune compte une case de magie de plus.
text-item-T01 = Une fois par Nuit, annulez un dé de dégât sans payer, quel que soit votre héros qui le porte.
text-item-T02 = Pour son porteur, les dés de parchemin peuvent servir de torches.
text-item-T03 = Avec les dés d’attaque, son porteur peut blesser un gobelin d’une carte adjacente dont le portail est sans héros, mais pas depuis une grotte. Ces blessures durent jusqu’à votre repos ou votre épuisement.
text-item-T04 = Son porteur traverse les gobelins agressifs sans payer. Ils deviennent quand même passifs.
text-item-T05 = Le premier dé d’attaque que son porteur utilise dans chaque lancer inflige { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}.
text-item-T06 = Une fois par Nuit, juste après votre lancer, relancez les dés de votre choix, quel que soit votre héros qui le porte.
text-item-T07 = Son porteur peut se déplacer à pied, quelle que soit la carte.
text-item-T08 = Tant qu’un de vos héros la porte : quand votre Santé s’épuiserait, elle reste à { $left } et l’épuisement vous est épargné. Puis la Fée quitte la partie.
text-item-T09 = Pour son porteur, les dés de torche peuvent servir de parchemins.
text-item-T10 = Quand son porteur entre dans une grotte par une carte Mouvement, gagnez d’abord { $gain } Santé ou Force.
text-item-T11 = Quand son porteur entre dans un Château par une carte Mouvement, ou que vous restez passif alors qu’il y est, gagnez { $gain } Santé et { $gain } Force.
text-item-T12 = Sur un obélisque, le jeton Magie compte { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de plus pour son porteur.

legend-step-2 = Obtenu
stash = Objets non équipés


## Quêtes

name-quest-P01 = Nord et sud
name-quest-P02 = Est et ouest
name-quest-P03 = Deux clés
name-quest-P04 = Double siège
name-quest-P05 = Ambassades
name-quest-P06 = Grand-route
name-quest-P07 = Grand fleuve
name-quest-P08 = Veille côtière
name-quest-P09 = Ligne du griffon
name-quest-P10 = Conseil des terres
name-quest-P11 = Trois métiers
name-quest-P12 = Dispersion
name-quest-T01 = { name-item-T01 }
name-quest-T02 = { name-item-T02 }
name-quest-T03 = { name-item-T03 }
name-quest-T04 = { name-item-T04 }
name-quest-T05 = { name-item-T05 }
name-quest-T06 = { name-item-T06 }
name-quest-T07 = { name-item-T07 }
name-quest-T08 = { name-item-T08 }
name-quest-T09 = { name-item-T09 }
name-quest-T10 = { name-item-T10 }
name-quest-T11 = { name-item-T11 }
name-quest-T12 = { name-item-T12 }

text-quest-P01 = Un héros sur la rangée du haut, un autre sur celle du bas.
text-quest-P02 = Un héros dans la colonne de gauche, un autre dans celle de droite.
text-quest-P03 = Un héros dans un temple à torches, un autre dans un temple à parchemins.
text-quest-P04 = { $heroes } héros sur les portails de cartes adjacentes.
text-quest-P05 = { $heroes } héros dans { $heroes } Châteaux différents d’autres couleurs.
text-quest-P06 = { $heroes } héros sur { $heroes } cartes d’une même rangée, aucun dans un Château.
text-quest-P07 = { $heroes } héros sur { $heroes } cartes d’une même colonne, aucun dans un Château.
text-quest-P08 = { $heroes } héros sur des cartes de côte, aucun chez lui.
text-quest-P09 = { $heroes } héros sur { $heroes } cartes d’une même diagonale, sans carte de Château.
text-quest-P10 = { $heroes } héros sur { $heroes } cartes différentes de l’intérieur.
text-quest-P11 = Un héros dans un temple, un sur un portail, un dans une grotte, jamais sur la même carte ni sur des cartes adjacentes.
text-quest-P12 = { $heroes } héros, chacun à { $apart } cartes au moins des autres, aucun chez lui.
text-quest-T01 = Achevez le { name-temple-ice }.
text-quest-T02 = Achevez le { name-temple-ice }.
text-quest-T03 = Achevez le { name-temple-shadow }.
text-quest-T04 = Achevez le { name-temple-shadow }.
text-quest-T05 = Achevez le { name-temple-fire }.
text-quest-T06 = Achevez le { name-temple-fire }.
text-quest-T07 = Achevez le { name-temple-forest }.
text-quest-T08 = Achevez le { name-temple-forest }.
text-quest-T09 = Achevez le { name-temple-water }.
text-quest-T10 = Achevez le { name-temple-water }.
text-quest-T11 = Achevez le { name-temple-sun }.
text-quest-T12 = Achevez le { name-temple-sun }.

reward-quest-P01 = { $power } Force
reward-quest-P02 = { $health } Santé
reward-quest-P03 = Un héros dans un temple avance de { $advance ->
    [one] { $advance } case
   *[other] { $advance } cases
}
reward-quest-P04 = { $health } Santé
reward-quest-P05 = Santé ou Force, { $choice } fois
reward-quest-P06 = { $health } Santé, { $power } Force
reward-quest-P07 = { $health } Santé, { $power } Force
reward-quest-P08 = { $health } Santé, { $power } Force
reward-quest-P09 = Force au maximum
reward-quest-P10 = Jeton Magie de { $magic ->
    [one] { $magic } case
   *[other] { $magic } cases
} au plus, dans un sens ou l’autre
reward-quest-P11 = Santé ou Force, { $choice } fois
reward-quest-P12 = Santé au maximum
reward-quest-T01 = { text-item-T01 }
reward-quest-T02 = { text-item-T02 }
reward-quest-T03 = { text-item-T03 }
reward-quest-T04 = { text-item-T04 }
reward-quest-T05 = { text-item-T05 }
reward-quest-T06 = { text-item-T06 }
reward-quest-T07 = { text-item-T07 }
reward-quest-T08 = { text-item-T08 }
reward-quest-T09 = { text-item-T09 }
reward-quest-T10 = { text-item-T10 }
reward-quest-T11 = { text-item-T11 }
reward-quest-T12 = { text-item-T12 }

quest-kind-placement = Quête de Placement
quest-kind-treasure = Quête de Trésor
quest-leaves = Part à la Résolution
quest-safe = Une quête a été prise ce Jour : aucune ne part à la Résolution


## Grottes

name-grotto-GB1 = grotte de la santé
name-grotto-GB2 = grotte de la force
name-grotto-GB3 = grotte de l’embuscade
name-grotto-GB4 = grotte de la magie
name-grotto-GB5 = grotte aux dés
name-grotto-GB6 = grotte du guide
name-grotto-GB7 = grotte aux tunnels
name-grotto-GG1 = grotte obscure de la santé
name-grotto-GG2 = grotte obscure de la force
name-grotto-GG3 = grotte obscure de l’embuscade
name-grotto-GG4 = grotte obscure de la magie
name-grotto-GG5 = grotte obscure aux dés
name-grotto-GG6 = grotte obscure du guide
name-grotto-GG7 = grotte obscure aux tunnels

text-grotto-GB1 = Gagnez { $gain } Santé pour chacun de vos héros qui n’est pas chez lui.
text-grotto-GB2 = Gagnez { $gain } Force pour chacun de vos héros qui n’est pas chez lui.
text-grotto-GB3 = Infligez { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
} à un gobelin dont le portail porte un de vos héros.
text-grotto-GB4 = Avancez le jeton Magie de { $amount ->
    [one] { $amount } case
   *[other] { $amount } cases
}.
text-grotto-GB5 = Lancez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}. Utilisez torches et parchemins pour vos héros dans les temples.
text-grotto-GB6 = Avancez de { $amount ->
    [one] { $amount } case
   *[other] { $amount } cases
} un de vos héros dans un temple, quoi qu’elle demande.
text-grotto-GB7 = Déplacez un autre de vos héros de { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} au plus sur sa rangée ou sa colonne.
text-grotto-GG1 = Lancez un dé pour chacun de vos héros qui n’est pas chez lui : dégât −{ $loss } Santé, torche ou parchemin { SIGNED($best) }, les autres { SIGNED($plain) }. La Santé garde son dernier point.
text-grotto-GG2 = Lancez un dé pour chacun de vos héros qui n’est pas chez lui : dégât −{ $loss } Force s’il en reste, torche ou parchemin { SIGNED($best) }, les autres { SIGNED($plain) }.
text-grotto-GG3 = Lancez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}. Chaque attaque ou torche est { $each ->
    [one] { $each } blessure
   *[other] { $each } blessures
} aux gobelins dont le portail porte un de vos héros.
text-grotto-GG4 = Choisissez en avant ou en arrière, puis lancez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} : le jeton Magie va de { $each ->
    [one] { $each } case
   *[other] { $each } cases
} par magie, torche ou parchemin.
text-grotto-GG5 = Lancez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, puis relancez une fois ceux de votre choix sauf les dégâts. Perdez { $each } Santé par dégât, puis utilisez torches et parchemins pour vos héros dans les temples. La Santé garde son dernier point.
text-grotto-GG6 = Lancez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, puis avancez un de vos héros dans un temple : dégât rien, torche ou parchemin { $plain } ou { $best ->
    [one] { $best } case
   *[other] { $best } cases
}, les autres { $plain }.
text-grotto-GG7 = Lancez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}. Pour chacun sans dégât, déplacez un autre héros différent de { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} au plus sur sa rangée ou sa colonne.


## Lieux

# Dans une phrase, après « vers » ou « sur ».
place-castle = le Château { $colour }
place-obelisk = l’obélisque du livre { part-book }
place-temple = le { $temple }
place-portal = le portail de la carte Gobelin { $number }
place-grotto = la { $grotto }
place-card = la carte en rangée { $row }, colonne { $column }
place-card-with = la carte avec { $place }

side-bright = côté Clair
side-gloom = face Obscure



## Pistes, magie, chances, scores

track-health = Santé { $now } sur { $most }
track-power = Force { $now } sur { $most }
track-spell = Niveau de Sort { $spell } sur 10
track-goblins = Gobelins vaincus : { $count }
track-quests = Quêtes accomplies : { $count }
track-magic = Magie sur la case { $magic } sur 10, niveau { $level }
goblin-supply = Gobelins en réserve : { $count }
quest-deck = Quêtes dans la pioche : { $count }
target = { $score ->
    [one] { $score } point
   *[other] { $score } points
} sur { $target }
boss-area = Danongorf : quêtes { $quests }, gobelins { $goblins }
hero-name = Héros { $hero }

text-magic-0 = Niveau { $level } : un dé de dégât coûte { $loss } Santé, un dé de force donne { $gain } Force, aucun livre ne s’apprend.
text-magic-1 = Niveau { $level } : un dé de dégât coûte { $loss } Santé, un dé de force donne { $gain } Force, un livre de { $reach ->
    [one] { $reach } niveau
   *[other] { $reach } niveaux
} de plus au maximum s’apprend.
text-magic-2 = Niveau { $level } : un dé de dégât coûte { $loss } Santé, les dés de force ne donnent rien, un livre de { $reach ->
    [one] { $reach } niveau
   *[other] { $reach } niveaux
} de plus au maximum s’apprend.
text-magic-3 = Niveau { $level } : un dé de dégât coûte { $loss } Santé, les dés de force ne donnent rien, les dés de magie coûtent { $magic_loss } Santé au bout de la piste, un livre de { $reach ->
    [one] { $reach } niveau
   *[other] { $reach } niveaux
} de plus au maximum s’apprend.
text-magic-solo-0 = Niveau { $level } : le premier dé de dégât est ignoré, les autres coûtent { $loss } Santé, un dé de force donne { $gain } Force, aucun livre ne s’apprend.
text-magic-solo-1 = Niveau { $level } : le deuxième dé de dégât est ignoré, les autres coûtent { $loss } Santé, le premier dé de force est ignoré, les autres donnent { $gain } Force, un livre de { $reach ->
    [one] { $reach } niveau
   *[other] { $reach } niveaux
} de plus au maximum s’apprend.
text-magic-solo-2 = Niveau { $level } : un dé de dégât coûte { $loss } Santé, les dés de force ne donnent rien, un livre de { $reach ->
    [one] { $reach } niveau
   *[other] { $reach } niveaux
} de plus au maximum s’apprend.
text-magic-solo-3 = Niveau { $level } : un dé de dégât coûte { $loss } Santé, les dés de force ne donnent rien, les dés de magie coûtent { $magic_loss } Santé au bout de la piste, un livre de { $reach ->
    [one] { $reach } niveau
   *[other] { $reach } niveaux
} de plus au maximum s’apprend.

odds-title = Si les dés sont lancés
odds-hurt = Perdre de la Santé
odds-exhausted = Épuisement, même en se défendant
odds-advance = { $head } : case suivante
odds-finish = { $head } : fin du { $temple }
odds-learn = { $head } : peut apprendre le livre { part-book }




## Options d’une nouvelle table

option-mode = Comment jouez-vous ?
option-mode-together = Ensemble
option-mode-together-about = 2 à 4 joueurs dans un même Royaume. Le plus de points après la manche 5 gagne.
option-mode-chosen = La Légende de l’Élu
option-mode-chosen-about = En solo, contre un score à atteindre.
option-mode-danongorf = Vaincre Danongorf
option-mode-danongorf-about = En solo avec quatre héros, avant que les 17 cartes ne montrent leur face Obscure. Chaque Château est celui de tous les héros. Une variante d’amateurs.
option-players = Joueurs
option-players-1 = 1
option-players-1-about = Un joueur, dans les modes solo.
option-players-2 = 2
option-players-2-about = Deux joueurs.
option-players-3 = 3
option-players-3-about = Trois joueurs.
option-players-4 = 4
option-players-4-about = Quatre joueurs.
option-gloom = Royaume
option-gloom-no = Claire
option-gloom-no-about = Toutes les cartes Plan montrent leur côté Clair.
option-gloom-yes = Obscure
option-gloom-yes-about = Temples plus durs, gobelins agressifs dès leur arrivée, grottes de hasard.
option-level = Niveau
option-level-peasant = Paysan
option-level-peasant-about = Atteindre { $points } points.
option-level-page = Page
option-level-page-about = Atteindre { $points } points.
option-level-squire = Écuyer
option-level-squire-about = Atteindre { $points } points.
option-level-knight = Chevalier
option-level-knight-about = Atteindre { $points } points.
option-level-hero = Héros Légendaire
option-level-hero-about = Atteindre { $points } points.
option-colours = Couleurs
option-colours-about = Une couleur par place, dans l’ordre, ou au sort.
option-first = Premier Joueur
option-first-random = Au sort
option-first-random-about = Le hasard dit qui commence la manche 1.
option-first-0 = Place 1
option-first-0-about = La première place commence la manche 1.
option-first-1 = Place 2
option-first-1-about = La deuxième place commence la manche 1.
option-first-2 = Place 3
option-first-2-about = La troisième place commence la manche 1.
option-first-3 = Place 4
option-first-3-about = La quatrième place commence la manche 1.

house-rules = Règles maison

option-end_card_goblin = Finir à côté d’un gobelin agressif
option-end_card_goblin-ignore = Gratuit
option-end_card_goblin-ignore-about = Un héros qui finit dans la grotte voisine ne paie rien, et le gobelin reste agressif.
option-end_card_goblin-pay = Coûte 1 Force
option-end_card_goblin-pay-about = Un héros qui finit dans la grotte voisine paie 1 Force, et le gobelin devient passif.
option-effect_move_regions = Déplacements par un effet
option-effect_move_regions-false = Rien à l’arrivée
option-effect_move_regions-false-about = Un héros déplacé par un effet n’a ni gain de Château ni grotte.
option-effect_move_regions-true = Comme par une carte
option-effect_move_regions-true-about = Un héros déplacé par un effet a le gain du Château ou la grotte.
option-claim = Quêtes remplies
option-claim-optional = À prendre ou non
option-claim-optional-about = Un joueur peut laisser une quête qu’il remplit.
option-claim-forced = À prendre
option-claim-forced-about = Un joueur prend une quête qu’il remplit.
option-quest_scope = Une quête par tour
option-quest_scope-player = Par joueur
option-quest_scope-player-about = Chaque joueur prend une quête au plus par tour de Jour.
option-quest_scope-table = Pour la table
option-quest_scope-table-about = Une quête au plus par tour de Jour, pour tous les joueurs ensemble.
option-legend_double = Les deux temples en un repos
option-legend_double-false = Une étape
option-legend_double-false-about = Un Objet Légendaire avance d’une étape par repos.
option-legend_double-true = Deux étapes
option-legend_double-true-about = Un Objet Légendaire peut avancer de deux étapes en un repos, dans l’ordre choisi.
option-damage_deal = Répartition des dégâts
option-damage_deal-die = Par dé
option-damage_deal-die-about = Un dé entier touche un seul joueur.
option-damage_deal-point = Par point
option-damage_deal-point-about = Chaque point de dégât est un coup à part, contré à part.
option-magic_defence = Dégâts des dés de magie
option-magic_defence-true = Se contrent
option-magic_defence-true-about = La Force les contre comme les dés de dégât.
option-magic_defence-false = Ne se contrent pas
option-magic_defence-false-about = Ils sont toujours subis.
option-night_double = Deux Quêtes de Trésor d’un temple
option-night_double-true = Les deux de Nuit
option-night_double-true-about = Un repos qui achève le temple peut prendre les deux.
option-night_double-false = Une seule
option-night_double-false-about = Un repos qui achève le temple en prend une au plus.
option-gloom_setup = Premiers gobelins des faces Obscures
option-gloom_setup-true = Agressifs
option-gloom_setup-true-about = Les gobelins des cartes Obscures commencent agressifs.
option-gloom_setup-false = Passifs
option-gloom_setup-false-about = Les gobelins des cartes Obscures commencent passifs.
option-solo_target = Objectif de l’Élu
option-solo_target-immediate = Gagne aussitôt
option-solo_target-immediate-about = La partie est gagnée dès que l’objectif est atteint.
option-solo_target-end = Compté à la fin
option-solo_target-end-about = Le score est comparé à l’objectif après la manche 5.
option-danongorf_return = Retour au Château contre Danongorf
option-danongorf_return-colour = À sa couleur
option-danongorf_return-colour-about = Un héros revient au Château de sa couleur.
option-danongorf_return-choice = Au choix
option-danongorf_return-choice-about = Vous choisissez le Château de chaque héros qui revient.
option-boss_reroll = Relances au combat final
option-boss_reroll-torch = Avec une torche
option-boss_reroll-torch-about = Une relance demande une torche parmi les dés.
option-boss_reroll-free = Toujours
option-boss_reroll-free-about = Une relance demande 1 Force et pas de torche.
option-boss_defence = Défense au combat final
option-boss_defence-true = Permise
option-boss_defence-true-about = Les 2 Santé se contrent comme un seul dé.
option-boss_defence-false = Interdite
option-boss_defence-false-about = Les 2 Santé sont toujours perdues.
cli-game-quest = Quête
cli-word-colour = la couleur
cli-word-dice = les dés
cli-word-direction = le sens
cli-word-item = l’objet
cli-word-payment = le paiement
cli-word-power = la Force
cli-word-quest = la quête
cli-word-region = la région
cli-word-spaces = les cases
cli-word-track = la piste
