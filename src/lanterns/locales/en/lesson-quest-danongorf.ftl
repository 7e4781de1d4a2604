# Danongorf in a few steps: what the innkeeper says. See lesson-quest.ftl.

lesson-quest-danongorf-name = Danongorf, alone
lesson-quest-danongorf-lead = Four heroes against a shadow that grows every night.
lesson-quest-danongorf-about = The end of a Day, a Night and what Danongorf takes from you: for those who know the first game.

lesson-quest-danongorf-castles-title = Four heroes, four castles
lesson-quest-danongorf-castles =
    One hero of each colour, and *every castle is yours*. There is no score: own all three legendary items and know five spells, then you fight Danongorf.

    Press the yellow castle.
lesson-quest-danongorf-dusk-title = Dusk falls where you stand
lesson-quest-danongorf-dusk =
    When the Day ends, each card with a hero of yours *turns gloomy*, castles apart. When all 17 have turned, you lose.

    Pick the *ship*, stay idle, and watch.
lesson-quest-danongorf-roll-title = A Night like alone
lesson-quest-danongorf-roll =
    Three cards turned, and a quest went unseen to Danongorf.

    Now *roll*, spend scroll and torch: first stones still ask for one. Then *rest*; nothing here can be finished tonight.
lesson-quest-danongorf-wake-title = You wake three
lesson-quest-danongorf-wake =
    As in Chosen One three sleeping goblins wake, and you say which.

    Wake the *three in chalk*.
lesson-quest-danongorf-boss-title = What Danongorf takes
lesson-quest-danongorf-boss =
    Now one castle turns, then any card: give the *green* one, for castles lose nothing by it.

    Last a goblin joins Danongorf: the one you give him you will have to fell with an attack. Send the *one in chalk*.

lesson-quest-danongorf-end-title = You know your enemy
lesson-quest-danongorf-end = He holds one quest and one goblin, and will hold more with every night. Play on from here, if you like.
lesson-quest-danongorf-learned-1 = Three legendary items and five spells set the fight; no points, no last round.
lesson-quest-danongorf-learned-2 = Cards on which your heroes stand at dusk turn gloomy; all 17 lose the game.
lesson-quest-danongorf-learned-3 = Each night Danongorf gets a quest and a goblin: be quick.
lesson-quest-danongorf-learned-4 = In the fight power removes his quests, attacks his goblins; damage costs 2 Health.
lesson-quest-danongorf-more =
    Stand together at dusk: two heroes on one card turn only one. Bring Health, Power and items to the fight: magic dice take an item, damage 2 Health.
