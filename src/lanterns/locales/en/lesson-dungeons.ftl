# The first game of Dungeons: what the innkeeper says. See lesson-quest.ftl.

lesson-dungeons-name = Your first torch
lesson-dungeons-lead = Find the Lair before the torch is out, all of you together.
lesson-dungeons-about = Eleven short turns with two heroes of your own, and the innkeeper at your side.

lesson-dungeons-torch-title = One torch for all
lesson-dungeons-torch =
    Find the *Lair Door* before the torch is out. It burns on 7 now, the skull waits on 20.

    You lead two heroes: Maya, the *Rogue*, and Tom, the *Warrior*. They win or lose together.
lesson-dungeons-north-title = Walk into the dark
lesson-dungeons-north =
    The Rogue is fast: Speed 5. Send her *north*: the card turns over, and she walks in.

    You may turn the new room as you like. Leave a door to the north.
lesson-dungeons-pit-title = A pit
lesson-dungeons-pit =
    Every trap asks for a skill: take *Agility* and roll three dice.

    One die is the result, and a +1 may be added: *4 and +1 make 5*, just enough.
lesson-dungeons-disarm-title = Disarm it
lesson-dungeons-disarm =
    Now *disarm* the pit: it is the Rogue’s one heroic action this turn, and ends her walk.

    6 and +2 pass easily. The prize is a loot: draw it and keep the gloves.
lesson-dungeons-claw-title = The torch burns down
lesson-dungeons-claw =
    Now *end the turn*. The torch goes to 8, a claw: every enemy would act now.

    There is none yet.
lesson-dungeons-east-title = The Warrior goes east
lesson-dungeons-east =
    Send the Warrior *east*. He finds a vault, and a goblin in it.

    A goblin in the doorway costs 1 Health, and his walk is over.
lesson-dungeons-strike-title = Strike
lesson-dungeons-strike =
    Let the Warrior *attack* with the hammer. You need more than its Defense of 4: *5 and +1 make 6*.

    Any damage fells a goblin, and what is dead does not hit back. Take the loot.
lesson-dungeons-green-title = A green space
lesson-dungeons-green =
    Now *end the turn*. The torch goes to 9, a green space: a goblin comes in at the Entrance.

    Four may be there. A fifth would lose the game.
lesson-dungeons-shoot-title = Shoot, and be hit
lesson-dungeons-shoot =
    The Rogue sees the goblin one room away: *shoot*. 3 and +1 make 4, and its Defense is 6.

    It lives, so it hits back: 4 + 1 − 3 is *2 Health*.
lesson-dungeons-shoot-back-title = Too close
lesson-dungeons-shoot-back = Whoever walks in beside an enemy has to stop there. Stay in the dark and *shoot* it from here.
lesson-dungeons-act-title = Now they act
lesson-dungeons-act =
    Now *end the turn*: the torch goes to 10, a claw. The goblin reaches both: 1 Health each.

    A hero at 0 lies down and gets up again by resting. That is not the end.
lesson-dungeons-rest-title = Rest
lesson-dungeons-rest =
    Let the Warrior *rest*: he is whole again. It is a heroic action, too.

    Two minions, the Lair Door and the boss are left; you know how now. Real encounters come later, deeper down.

lesson-dungeons-end-title = Your tankard hangs over the Dungeons table
lesson-dungeons-end = You lit the first rooms. The Lair Door lies somewhere below them.
lesson-dungeons-learned-1 = A hero walks, does one heroic action, and the torch burns down.
lesson-dungeons-learned-2 = Three dice: one is the result, and one plus may be added.
lesson-dungeons-learned-3 = What you hit and do not fell hits back.
lesson-dungeons-learned-4 = On a claw the enemies act, on green a goblin comes.
lesson-dungeons-more = The heroes win when the boss has fallen. They lose when the torch reaches the skull, or when a fifth goblin would come.
