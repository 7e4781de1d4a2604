# The box of Dungeons on one's own table: set-up. A line that begins with a number has it in a ring.

companion-dungeons-stacks = Build three stacks
companion-dungeons-stacks-1 = { $a } Rooms, face down, are stack A.
companion-dungeons-stacks-2 = { $encounters } Encounters and { $rooms } Rooms, mixed, are stack B.
companion-dungeons-stacks-3 = { $last } Rooms and the Lair Door, mixed, are stack C.
companion-dungeons-deck = Pile them up
companion-dungeons-deck-1 = { $cards } cards: C below, B on it, A on top.
companion-dungeons-deck-2 = Rooms and Encounters that are left go back to the box unseen.
companion-dungeons-entrance = Lay the Entrance
companion-dungeons-entrance-1 = The Entrance lies in the middle, face up.
companion-dungeons-entrance-2 = { $cards } cards from the top of the deck lie face down on its four sides.
companion-dungeons-altars = Altars and markers
companion-dungeons-altars-1 = One altar lies on the Entrance.
companion-dungeons-altars-2 = { $altars } altars wait beside the dungeon.
companion-dungeons-altars-3 = { $markers } Health markers for the boss wait with them.
companion-dungeons-torch = Light the torch
companion-dungeons-torch-1 = { $space } is where the torch starts with { $heroes } heroes.
companion-dungeons-torch-2 = It never rises above that space again.
companion-dungeons-decks = Mix the decks
companion-dungeons-decks-1 = Goblins, minions, loot and spells, each in a deck of its own.
companion-dungeons-decks-2 = { $bosses } bosses: draw one and lay it aside unseen.
companion-dungeons-heroes = The heroes enter
companion-dungeons-heroes-1 = { $heroes } heroes, all different, on the Entrance.
companion-dungeons-heroes-2 = Health and Focus stand at their most; nobody holds a card.
companion-dungeons-first = Who begins?
companion-dungeons-first-1 = Any hero; then clockwise. In this deal it is the one below.
companion-dungeons-ties = All win or lose together.
