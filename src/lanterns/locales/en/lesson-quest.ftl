# The first game of Quest: what the innkeeper says. *Words between stars* stand out.
# lesson-LESSON-STEP-title and lesson-LESSON-STEP are a step, lesson-LESSON-STEP-MISTAKE a mistake of it.

lesson-quest-name = Your first night
lesson-quest-lead = Five days and nights on an isle of goblins. Push your luck after dark.
lesson-quest-about = One day and one night against Old Nan, with the innkeeper at your side.

lesson-quest-wake-title = Wake your heroes
lesson-quest-wake =
    Your three heroes sleep in the *blue castle*. Wake them: press the castle.

    After five days and nights the most points win. Everybody starts at −9 and climbs out of it.
lesson-quest-horse-title = One card for all
lesson-quest-horse =
    By Day one card moves everyone, and you pick first.

    Pick the *horse*: it runs along a row, as far as it likes.
lesson-quest-ride-title = Ride to a temple
lesson-quest-ride =
    Choose the *helm*, then the *Fire temple* in the same row.

    The temple’s stones ask for scrolls. Whoever reaches the last of them wins what lies there: the Boomerang.
lesson-quest-ride-half-title = Your own card is no ride
lesson-quest-ride-half = A move leads to another card. The horse runs along the row: the *Fire temple* is next door.
lesson-quest-ride-column-title = A horse keeps to its row
lesson-quest-ride-column = That card lies in another row. The horse runs *left and right*; the raft is the one that goes up and down.
lesson-quest-gryphon-title = A quest by gryphon
lesson-quest-gryphon =
    Old Nan picked the gryphon: everyone may fly along a diagonal.

    “Two keys” wants a scroll temple, where your *helm* stands, and a torch temple. Fly the *hood* there, take the quest, and lead the helm on.
lesson-quest-gryphon-straight-title = The gryphon cannot land there
lesson-quest-gryphon-straight =
    That card is not on a slant from your castle. The gryphon flies *along diagonals*: the cards in chalk.

    Nothing was played. Try the Water temple.
lesson-quest-gryphon-crowd-title = One hero to a temple
lesson-quest-gryphon-crowd = Two of your own heroes never share a temple. Guests of another colour may. Fly the *hood* to the Water temple.
lesson-quest-raft-title = Stand by a goblin
lesson-quest-raft =
    The raft goes up and down a column. Pick it and land the *hat* on the goblin’s portal.

    Goblins sleep today. Awake, one costs 1 Power to pass, but standing on its portal is always free.
lesson-quest-raft-row-title = The raft keeps to its column
lesson-quest-raft-row = That card lies in another column. The raft goes *up and down*: the goblin waits right below the castle.
lesson-quest-stay-title = Stay where you are
lesson-quest-stay =
    Old Nan picked the ship. All three of yours stand well, so *stay idle*.

    With a hero in a castle, staying brings 1 Health or Power. The fourth turn ends the Day.
lesson-quest-roll-title = Night: roll five dice
lesson-quest-roll =
    Now the dice lead. Whoever is out rolls in turn, again and again, until they rest.

    Now *roll*. Nothing can be lost yet but a little Health.
lesson-quest-symbols-title = Spend the symbols
lesson-quest-symbols =
    Damage comes first: take it. Then *scroll*, *torch* and *attack* are yours: the helm’s stone, the hood’s stone, a wound for the goblin.

    Nan may use the same dice. Nobody takes one from you.
lesson-quest-again-title = Once more, or rest?
lesson-quest-again =
    Nan’s scrolls carry your helm too. Use them, then *roll once*: the last stone asks for two scrolls.

    If one falls, 2 Power buy the other. Six times in ten it does.
lesson-quest-rest-title = Home, gains and score
lesson-quest-rest =
    Enough: *rest*. Only a rest makes the temple yours, with its *Boomerang*. Whoever falls to 0 Health brings nothing home.

    Each hero that returns gains 1 Health or Power.

lesson-quest-end-title = Your tankard hangs over the Quest table
lesson-quest-end = You played a whole day and a whole night. A full game has five.
lesson-quest-learned-1 = One card moves everyone; the picker changes each turn.
lesson-quest-learned-2 = Landing on the right places wins a quest by Day.
lesson-quest-learned-3 = Symbols carry heroes along a temple by Night.
lesson-quest-learned-4 = Only a rest brings it home. At 0 Health the night is lost.
lesson-quest-more = Everybody starts at −9. The first steps of each row only climb out of the hole; the later ones are worth far more.
