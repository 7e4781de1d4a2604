# The first path of Map Masters: what the innkeeper says. See lesson-quest.ftl.

lesson-mapmasters-name = Your first path
lesson-mapmasters-lead = Lay the cards, draw one line, find the most.
lesson-mapmasters-about = One exploration against Old Nan, with the innkeeper at your side.

lesson-mapmasters-keys-title = What counts this round
lesson-mapmasters-keys =
    Everybody hunts the same: *keys*, worth 2 points each this round.

    One line, as many keys as it can meet. Press the objective.
lesson-mapmasters-lay-title = Lay your dungeon
lesson-mapmasters-lay =
    Lay *S4*, then *S2* and *S3* to the right of it. The others may stay in hand.

    Where two corridors meet, the line can pass.
lesson-mapmasters-start-title = A free edge
lesson-mapmasters-start =
    Now draw. A line begins at a *free edge*: take the lower left one of S4.

    A key lies right behind it.
lesson-mapmasters-room-title = Into the room
lesson-mapmasters-room =
    Walk in. You pass the key and take it.

    Everything in an open room is found at once: *two coins*.
lesson-mapmasters-monster-title = Pay for a monster
lesson-mapmasters-monster =
    Go right. A *monster* guards the next room, and a *sword* lies on the way: you pick it up and pay with it.

    Then everything in the room is yours.
lesson-mapmasters-monster-unpaid-title = Unpaid, the line ends
lesson-mapmasters-monster-unpaid = Without a sword the line stops at the monster’s door, and nothing in the room is found. Pay with the *sword* that lies on the way.
lesson-mapmasters-cross-title = Lines that may not cross
lesson-mapmasters-cross =
    Leave by the *lower right door*, into the room of S3.

    In a room two lines may not cross: choose doors so that the way on stays open.
lesson-mapmasters-stairs-title = Stairs: under the floor
lesson-mapmasters-stairs =
    Up to the *second key*, then down the *stairs*.

    Below, the line runs under the floor, dashed, and crosses whatever lies above.
lesson-mapmasters-edge-title = Leave by an edge
lesson-mapmasters-edge =
    Out by the *right edge*: one exit ticked. Then press *Finish*.

    Stopping earlier keeps all finds, too. Old Nan draws at the same time; you see it when both are done.
lesson-mapmasters-score-title = Points and income
lesson-mapmasters-score =
    Two keys make *4 points*. Three coins are your *income*: they buy cards in the market.

    The sword was spent, and still counts as found.

lesson-mapmasters-end-title = Your tankard hangs over the Map Masters table
lesson-mapmasters-end = You drew a whole path. A full game has six of them, and a market before each.
lesson-mapmasters-learned-1 = The objective says what counts this round, for all.
lesson-mapmasters-learned-2 = One line from a free edge; what it meets is found.
lesson-mapmasters-learned-3 = Monsters and locks are paid for with swords and keys.
lesson-mapmasters-learned-4 = Coins buy better cards for the next path.
lesson-mapmasters-more = The market comes before every path. Hints are there, too: ask for one when no way looks good.
