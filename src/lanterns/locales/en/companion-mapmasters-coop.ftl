# The box of Map Masters for a mission, on one's own table: set-up and score pad.

companion-mapmasters-coop-mission = Choose a mission
companion-mapmasters-coop-mission-1 = { $columns } places wide.
companion-mapmasters-coop-mission-2 = { $rows } places high. Empty places stay free for your cards.
companion-mapmasters-coop-given = Lay the starting cards
companion-mapmasters-coop-given-1 = { $cards } starting cards from all packs, mixed, either way up, on the lit places.
companion-mapmasters-coop-targets = Lay the numbered cards
companion-mapmasters-coop-targets-1 = { $cards ->
    [one] { $cards } numbered card, upright where the rim is lit.
   *[other] { $cards } numbered cards, upright where the rim is lit.
}
companion-mapmasters-coop-artefacts = Artefacts
companion-mapmasters-coop-artefacts-1 = { $artefacts ->
    [0] None lies on the grid in this mission.
    [one] { $artefacts } artefact lies on its card.
   *[other] { $artefacts } artefacts lie on their cards.
}
companion-mapmasters-coop-pawns = Place the pawns
companion-mapmasters-coop-pawns-1 = { $pawns ->
    [one] { $pawns } pawn, on a free start at the rim.
   *[other] { $pawns } pawns, each on a free start at the rim.
}
companion-mapmasters-coop-market = Go shopping
companion-mapmasters-coop-market-1 = { $coins ->
    [0] No coins in this mission: nothing is bought.
    [one] { $coins } coin for all together: tokens for 1, books for 2.
   *[other] { $coins } coins for all together: tokens for 1, books for 2.
}
companion-mapmasters-coop-market-2 = What is bought belongs to one pawn. What is left over is lost.
companion-mapmasters-coop-deck = Build the deck
companion-mapmasters-coop-deck-1 = { $cards } cards, as the mission lists them, mixed.
companion-mapmasters-coop-deck-2 = { $hand } cards each; whoever plays alone has { $solo }.
companion-mapmasters-coop-first = Who begins?
companion-mapmasters-coop-first-1 = Look at your hands, then agree.
companion-mapmasters-coop-row-cards = Cards left
companion-mapmasters-coop-row-tokens = Unused tokens
companion-mapmasters-coop-row-books = Unused books
companion-mapmasters-coop-row-coins = Coins found
companion-mapmasters-coop-ties = Times the level, rounded down. A mission that is lost scores nothing.
