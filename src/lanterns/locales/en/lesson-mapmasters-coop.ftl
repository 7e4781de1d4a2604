# Coop in a few steps: what the innkeeper says. See lesson-quest.ftl.

lesson-mapmasters-coop-name = Coop, together
lesson-mapmasters-coop-lead = You win or lose together: one map, four groups, one mission.
lesson-mapmasters-coop-about = The first turn of the first mission with Old Nan at your side, for those who know how lines are drawn.

lesson-mapmasters-coop-mission-title = One mission for all
lesson-mapmasters-coop-mission =
    Jean-Mi, in the *middle of the map*, wants his boots and three more goods, each at its own side. The boots lie on the *card above left*.

    Press Jean-Mi to go on.
lesson-mapmasters-coop-market-title = Five coins, once
lesson-mapmasters-coop-market =
    You shop together, once. Each thing belongs to one pawn: a *sword for Blue*, since a monster waits beyond the boots; later a *key for Blue*.

    Old Nan buys between.
lesson-mapmasters-coop-card-title = One card a turn
lesson-mapmasters-coop-card =
    You *begin*. Each turn one card goes into any empty place, on the one map that all share.

    Put *S5* to the right of the boots: it leads on towards Jean-Mi.
lesson-mapmasters-coop-path-title = Draw only what arrives
lesson-mapmasters-coop-path =
    A path is drawn only as a whole, from a pawn to a target. *Blue* stands above the boots: plan the way down the stairs, then *draw the path*.
lesson-mapmasters-coop-turn-title = Hand over
lesson-mapmasters-coop-turn =
    Blue has the *boots* and goes on from there, with the coin and the key of the way.

    What one group has used, none uses again. *End your turn*; Old Nan plays.

lesson-mapmasters-coop-end-title = The boots are found
lesson-mapmasters-coop-end =
    Three goods and the way to Jean-Mi are left. S6 in your hand, put between S5 and him, would let Blue bring the boots. Play on with Old Nan, if you like.
lesson-mapmasters-coop-learned-1 = One mission: all its goals together win, and all of you lose together.
lesson-mapmasters-coop-learned-2 = A card a turn into any empty place, then as many whole paths as you want.
lesson-mapmasters-coop-learned-3 = Goods, tokens and books stay with the group that found them.
lesson-mapmasters-coop-learned-4 = Arriving where nothing can be met loses the mission: look before you draw.
lesson-mapmasters-coop-more = Plans cost nothing and everybody sees them. Advice looks for ways to a goal with the cards in your hand.
