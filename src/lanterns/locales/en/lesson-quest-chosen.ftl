# Chosen One in a few steps: what the innkeeper says. See lesson-quest.ftl.

lesson-quest-chosen-name = Chosen One, alone
lesson-quest-chosen-lead = Nobody to beat but a number: five days and nights for so many points.
lesson-quest-chosen-about = The end of a Day and one Night alone: two cards in sight, kinder dice, goblins that you wake yourself.

lesson-quest-chosen-target-title = A number to reach
lesson-quest-chosen-target =
    Nobody sits opposite. You are at −9 and need *40 points* within five days and nights: the Peasant, the mildest of five levels.

    Press your castle to go on.
lesson-quest-chosen-cards-title = Two of five cards
lesson-quest-chosen-cards =
    Alone you always pick, but only from *two cards* in sight; when one is played, the next is turned up.

    Pick the *raft* and take the *hat* to the goblin’s portal.
lesson-quest-chosen-last-title = What is left is left
lesson-quest-chosen-last =
    The fourth turn: pick the *ship* and *stay idle*, for all three stand well.

    One card of the five is never played. You don’t know which.
lesson-quest-chosen-roll-title = Every roll is yours
lesson-quest-chosen-roll =
    By Night nobody takes the dice from you, and nobody adds to them: you roll until you rest or fall.

    Now *roll*.
lesson-quest-chosen-symbols-title = A novice is spared
lesson-quest-chosen-symbols =
    Two damage, but without a spell the *first is ignored*: take one. Then use scroll and torch.

    The more spells you know, the less the dice spare you.
lesson-quest-chosen-rest-title = Rest while you can
lesson-quest-chosen-rest =
    The helm’s second stone and the hood’s first are a good evening’s work, yet only those on a *last* stone stay.

    Now *rest*: the heroes come home.
lesson-quest-chosen-wake-title = You wake the goblins
lesson-quest-chosen-wake =
    At dawn the rightmost quest goes, always, and *three sleeping goblins* wake. You say which.

    Wake the three in chalk: nobody of yours will pass there tomorrow.
lesson-quest-chosen-wake-near-title = That one is in your way
lesson-quest-chosen-wake-near = It works, but that goblin waits close to your castle, where each pass costs 1 Power. Wake those at the far coast instead.

lesson-quest-chosen-end-title = Your first night alone is over
lesson-quest-chosen-end = Four days and nights are left, and 49 points. Play on from here, if you like.
lesson-quest-chosen-learned-1 = The score must reach the target within five rounds; then you have won at once.
lesson-quest-chosen-learned-2 = You pick from two cards; the next is turned up after each step.
lesson-quest-chosen-learned-3 = Dice spare a beginner, and hit a learned mage harder.
lesson-quest-chosen-learned-4 = At dawn the rightmost quest is gone and three goblins wake, by your choice.
lesson-quest-chosen-more = Five levels: 40, 45, 50, 55 or 60 points. With the gloomy side of the isle, if you want it harder.
