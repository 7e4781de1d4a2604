# GloomFall in a few steps: what the innkeeper says. See lesson-quest.ftl.

lesson-quest-gloom-name = The gloomy side
lesson-quest-gloom-lead = The same isle, its other side up: goblins awake, temples dearer, grottos that gamble.
lesson-quest-gloom-about = One Day against Old Nan on the dark side, for those who know the bright one.

lesson-quest-gloom-awake-title = They are awake
lesson-quest-gloom-awake =
    Every card lies on its *gloomy side*. Goblins that arrive here are awake at once, today and at every dawn.

    Press your castle to go on.
lesson-quest-gloom-temple-title = Dearer stones
lesson-quest-gloom-temple =
    Pick the *horse* and ride the *helm* to the Fire temple. Its stones ask for 1, 2, 2 and 2 scrolls; on the bright side they asked for 1, 1, 2, 2.
lesson-quest-gloom-pay-title = Past one that is awake
lesson-quest-gloom-pay =
    Old Nan picked the ship: along the coast. Take the *hood* to the Water temple: passing the goblin on the way costs *1 Power*, and it falls asleep.

    Standing on its portal would be free.
lesson-quest-gloom-pay-other-title = Free, but not far
lesson-quest-gloom-pay-other =
    That works: standing beside a goblin costs nothing, and puts it to sleep on its portal. For this lesson pass it, to the *Water temple*.
lesson-quest-gloom-grotto-title = Grottos that gamble
lesson-quest-gloom-grotto =
    Pick *by foot*, walk the *hat* into the grotto beside the castle and use it: one die says how far a hero in a temple goes.

    A torch: 1 or 2. Take *2* for the helm.
lesson-quest-gloom-night-title = Into the Night
lesson-quest-gloom-night =
    A damage die there would have been worth nothing: read a grotto before you enter.

    Old Nan picked the raft. *Stay idle*; the Night comes.

lesson-quest-gloom-end-title = You have seen the dark side
lesson-quest-gloom-end = The Night begins, and you roll first. Everything else is as on the bright side. Play on from here, if you like.
lesson-quest-gloom-learned-1 = New goblins are awake: passing one costs 1 Power and puts it to sleep.
lesson-quest-gloom-learned-2 = Standing on a portal is free, even where its goblin is awake.
lesson-quest-gloom-learned-3 = Temple stones ask for 1, 2, 2 and 2 symbols.
lesson-quest-gloom-learned-4 = Each grotto rolls dice: look what may come before you walk in.
lesson-quest-gloom-more = GloomFall goes with two to four players and with Chosen One. Power is worth more here: keep one or two in hand.
