# La boîte de Map Masters pour une mission, sur sa propre table : installation et feuille de score.

companion-mapmasters-coop-mission = Choisissez une mission
companion-mapmasters-coop-mission-1 = { $columns } places de large.
companion-mapmasters-coop-mission-2 = { $rows } places de haut. Les places vides restent libres pour vos cartes.
companion-mapmasters-coop-given = Posez les cartes de départ
companion-mapmasters-coop-given-1 = { $cards } cartes de départ de tous les paquets, mélangées, dans un sens ou l’autre, aux places éclairées.
companion-mapmasters-coop-targets = Posez les cartes numérotées
companion-mapmasters-coop-targets-1 = { $cards ->
    [one] { $cards } carte numérotée, à l’endroit, là où le bord est éclairé.
   *[other] { $cards } cartes numérotées, à l’endroit, là où le bord est éclairé.
}
companion-mapmasters-coop-artefacts = Artéfacts
companion-mapmasters-coop-artefacts-1 = { $artefacts ->
    [0] Aucun n’est sur la grille dans cette mission.
    [one] { $artefacts } artéfact est sur sa carte.
   *[other] { $artefacts } artéfacts sont sur leurs cartes.
}
companion-mapmasters-coop-pawns = Placez les pions
companion-mapmasters-coop-pawns-1 = { $pawns ->
    [one] { $pawns } pion, sur un départ libre du bord.
   *[other] { $pawns } pions, chacun sur un départ libre du bord.
}
companion-mapmasters-coop-market = Faites vos achats
companion-mapmasters-coop-market-1 = { $coins ->
    [0] Pas de pièces dans cette mission : rien ne s’achète.
    [one] { $coins } pièce pour tous ensemble : jetons à 1, livres à 2.
   *[other] { $coins } pièces pour tous ensemble : jetons à 1, livres à 2.
}
companion-mapmasters-coop-market-2 = Ce qu’on achète appartient à un pion. Ce qui reste est perdu.
companion-mapmasters-coop-deck = Formez la pioche
companion-mapmasters-coop-deck-1 = { $cards } cartes, comme la mission les liste, mélangées.
companion-mapmasters-coop-deck-2 = { $hand } cartes chacun ; qui joue seul en a { $solo }.
companion-mapmasters-coop-first = Qui commence ?
companion-mapmasters-coop-first-1 = Regardez vos mains, puis choisissez.
companion-mapmasters-coop-row-cards = Cartes restantes
companion-mapmasters-coop-row-tokens = Jetons inutilisés
companion-mapmasters-coop-row-books = Livres inutilisés
companion-mapmasters-coop-row-coins = Pièces trouvées
companion-mapmasters-coop-ties = Multiplié par le niveau, arrondi en dessous. Une mission perdue ne rapporte rien.
