# Dungeons, in English. The French file has the same messages with the same parameters.
# Where parameters come from is told at the head of quest.ftl; in addition:
#
#   goods       a loot or spell card           enemy   goblin-1 .. goblin-4, minion-1 .. minion-4, boss
#   cell, room  squares a1 .. g7, or the lair   place   the same with the lair’s spaces


## What happened

event-hero-drawn = { $you ->
    [yes] You play { $hero }.
   *[no] { $hero } joins the party.
}
event-turn-begins = { $you ->
    [yes] Your turn.
   *[no] { $who }’s turn.
}
event-gained = { $you ->
    [yes] { $gained_health ->
        [0] You gain { $gained_focus } Focus: { $focus } now.
       *[other] { $gained_focus ->
            [0] You gain { $gained_health } Health: { $health } now.
           *[other] You gain { $gained_health } Health and { $gained_focus } Focus: { $health } and { $focus } now.
        }
    }
   *[no] { $gained_health ->
        [0] { $who } gains { $gained_focus } Focus: { $focus } now.
       *[other] { $gained_focus ->
            [0] { $who } gains { $gained_health } Health: { $health } now.
           *[other] { $who } gains { $gained_health } Health and { $gained_focus } Focus: { $health } and { $focus } now.
        }
    }
}
event-lost = { $you ->
    [yes] { $lost_health ->
        [0] You lose { $lost_focus } Focus: { $focus } left.
       *[other] { $lost_focus ->
            [0] You lose { $lost_health } Health: { $health } left.
           *[other] You lose { $lost_health } Health and { $lost_focus } Focus: { $health } and { $focus } left.
        }
    }
   *[no] { $lost_health ->
        [0] { $who } loses { $lost_focus } Focus: { $focus } left.
       *[other] { $lost_focus ->
            [0] { $who } loses { $lost_health } Health: { $health } left.
           *[other] { $who } loses { $lost_health } Health and { $lost_focus } Focus: { $health } and { $focus } left.
        }
    }
}
event-paid = { $you ->
    [yes] You pay { $paid } Focus: { $focus } left.
   *[no] { $who } pays { $paid } Focus: { $focus } left.
}
event-unconscious = { $you ->
    [yes] You fall unconscious.
   *[no] { $who } falls unconscious.
}
event-ambush = { $you ->
    [yes] You are ambushed.
   *[no] { $who } is ambushed.
}
event-hero-moved = { $you ->
    [yes] You move to { $place }.
   *[no] { $who } moves to { $place }.
}
event-card-revealed = On { $cell } lies: { $card }.
event-card-laid = The card on { $cell } opens to { $sides }.
event-card-placed = A face-down card of stack { $stack_id } is placed on { $cell }.
event-goblin-added = { $goblin } arrives in { $room } as { $enemy }.
event-goblins-reshuffled = The goblin deck is shuffled anew: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-minion-added = { $minion } awaits in { $room } as { $enemy }.
event-enemies-act = All enemies act.
event-enemy-moved = { $enemy } moves to { $room }.
event-enemy-hits = { $enemy } strikes the heroes in range.
event-torch-lowered = The torch goes down to space { $torch }.
event-torch-raised = The torch rises to space { $torch }.
event-dice-rolled = { $you ->
    [yes] You roll { $dice }.
   *[no] { $who } rolls { $dice }.
}
event-foe-die-rolled = The enemy die shows { $face }.
event-die-modified = { $you ->
    [yes] You turn the { $die } by one: { $dice }.
   *[no] { $who } turns the { $die } by one: { $dice }.
}
event-die-rerolled = { $you ->
    [yes] You reroll the { $die }.
   *[no] { $who } rerolls the { $die }.
}
event-check-passed = { $you ->
    [yes] You pass the check: { $total }, needed { $number }.
   *[no] { $who } passes the check: { $total }, needed { $number }.
}
event-check-failed = { $you ->
    [yes] You fail the check: { $total }, needed { $number }.
   *[no] { $who } fails the check: { $total }, needed { $number }.
}
event-attack-total = { $you ->
    [yes] Your attack comes to { $total }.
   *[no] { $who }’s attack comes to { $total }.
}
event-attack-misses = { $you ->
    [yes] You miss.
   *[no] { $who } misses.
}
event-attacks = { $you ->
    [yes] You attack: { $weapon }.
   *[no] { $who } attacks: { $weapon }.
}
event-attacked = { $enemy } is attacked.
event-enemy-damaged = { $you ->
    [yes] You deal { $damage } damage: { $enemy }.
   *[no] { $who } deals { $damage } damage: { $enemy }.
}
event-enemy-killed = { $you ->
    [yes] You have killed { $enemy }.
   *[no] { $who } has killed { $enemy }.
}
event-boss-damaged = The boss takes { $hits }: its markers stand at { $markers } now.
event-boss-regained = The boss recovers, { $mends }: its markers stand at { $markers } now.
event-boss-revealed = The boss is here: { $boss }.
event-boss-torch = { $boss } draws on the torch.
event-gate-covered = The altar of { $room } covers the gate on { $space }.
event-counter-attack = { $enemy } strikes back: { $face }.
event-counter-damage = { $you ->
    [yes] { $damage ->
        [0] The counter-attack does you no harm.
       *[other] The counter-attack costs you { $damage } Health.
    }
   *[no] { $damage ->
        [0] The counter-attack does { $who } no harm.
       *[other] The counter-attack costs { $who } { $damage } Health.
    }
}
event-trick-used = { $you ->
    [yes] You use: { $trick }.
   *[no] { $who } uses: { $trick }.
}
event-cost-unpaid = { $you ->
    [yes] The cost of { $cost } Focus is not paid.
   *[no] { $who } does not pay the { $cost } Focus.
}
event-casts = { $you ->
    [yes] You cast { $spell }.
   *[no] { $who } casts { $spell }.
}
event-signature-used = { $you ->
    [yes] You use your signature: { $hero }.
   *[no] { $who } uses the signature: { $hero }.
}
event-hasted = { $you ->
    [yes] You may take one more heroic action.
   *[no] { $who } may take one more heroic action.
}
event-rests = { $you ->
    [yes] You rest.
   *[no] { $who } rests.
}
event-room-used = { $you ->
    [yes] You use the room: { $card }.
   *[no] { $who } uses the room: { $card }.
}
event-trap-met = { $you ->
    [yes] You walk into a trap: { $card }.
   *[no] { $who } walks into a trap: { $card }.
}
event-disarming = { $you ->
    [yes] You try to disarm: { $card }.
   *[no] { $who } tries to disarm: { $card }.
}
event-disarmed = { $you ->
    [yes] You disarm the trap on { $cell }.
   *[no] { $who } disarms the trap on { $cell }.
}
event-explores = { $you ->
    [yes] You look into the rooms around.
   *[no] { $who } looks into the rooms around.
}
event-taunts = { $you ->
    [yes] You taunt the boss.
   *[no] { $who } taunts the boss.
}
event-horn-blown = { $you ->
    [yes] You blow the war horn.
   *[no] { $who } blows the war horn.
}
event-speed-gained = { $you ->
    [yes] You gain { $gained } Speed: { $speed } left.
   *[no] { $who } gains { $gained } Speed: { $speed } left.
}
event-card-drawn = { $you ->
    [yes] You draw { $goods }.
   *[no] { $who } draws { $goods }.
}
event-card-picked = { $you ->
    [yes] You take { $goods } from the row.
   *[no] { $who } takes { $goods } from the row.
}
event-card-kept = { $you ->
    [yes] You equip { $goods }: { $slot }.
   *[no] { $who } equips { $goods }: { $slot }.
}
event-card-refused = { $you ->
    [yes] You leave { $goods } in the row.
   *[no] { $who } leaves { $goods } in the row.
}
event-card-discarded = { $you ->
    [yes] You discard { $goods }.
   *[no] { $who } discards { $goods }.
}
event-hand-swapped = { $you ->
    [yes] You move { $goods } to the other hand.
   *[no] { $who } moves { $goods } to the other hand.
}
event-declined = { $you ->
    [yes] You decline.
   *[no] { $who } declines.
}
event-game-over = The game is over. { $reason }


## Why not

why-across-the-lair = Nothing but movement crosses between the lair and the dungeon.
why-boss-is-here = The boss is in your room already.
why-cannot-counter = This enemy cannot strike back: it is dead, or neither in your room nor in line of sight.
why-card-not-held = This takes { $goods }, which you do not have.
why-card-not-in-row = { $goods } is not in the discard row.
why-deck-empty = The deck is empty and is not shuffled again.
why-enemy-bars-the-way = Your movement is over, and an enemy is in the room.
why-enemy-in-the-room = An enemy is here, and no other conscious hero.
why-enter-first = The lair is entered from the Lair Door.
why-explore-in-act-one = The dungeon is explored in the first act only.
why-focus-short = This costs { $cost } Focus, and you have { $focus }.
why-heroic-action-taken = Your heroic action of this turn is taken.
why-leave-by-the-entrance = One leaves the lair from its entrance space.
why-markers-cannot = The markers cannot take the damage this way: a gate without an altar stops them.
why-minions-alive = { $left ->
    [one] { $left } more minion has to be killed first.
   *[other] { $left } more minions have to be killed first.
}
why-movement-over = Your movement of this turn is over.
why-must-join = The card has to open a passage to the room it is revealed from.
why-no-boss-yet = The boss has not been met yet.
why-no-box-here = There is no free action in this room.
why-no-card-there = No face-down card lies there.
why-no-corridor-there = No corridor of your room leads there.
why-no-modify-now = Dice are modified on your own turn only, and not when it began unconscious.
why-no-passage-there = No passage leads there.
why-no-portal-here = There is no portal in your room.
why-no-reroll = Only the lion armor rerolls a die, once per melee attack and before any is modified.
why-no-space-free = No free hero space is within your Speed.
why-no-speed-left = You have no Speed left.
why-no-such-attack = No weapon of yours makes this attack now.
why-no-such-turn = A die goes one step from 1 to 6, without wrapping.
why-no-way-there = No passage leads there.
why-not-a-shortest-way = Enemies take a shortest way.
why-not-a-target = This enemy is no target of the spell.
why-not-adjacent = This room is not adjacent.
why-not-at-the-door = The lair is entered from the Lair Door.
why-not-explored = Exploring reveals the cards beside your room.
why-not-in-line = Not in line of sight: a missile flies straight, through passages only.
why-not-in-a-check = Within a check only what moves no figure, card or torch and needs no check of its own.
why-not-in-the-lair = Not in the lair: Attack, Cast and Rest only.
why-not-in-your-room = A melee attack reaches your own room only.
why-not-placed-there = A card is placed where a corridor of the new card faces an empty square.
why-not-revealed = This card is not revealed.
why-not-that-place = This card does not go there.
why-not-the-nearest = Enemies go for the nearest conscious hero.
why-not-this-reward = This is not among the rewards.
why-not-your-ability = Your hero does not have this ability.
why-nothing-to-disarm = There is no trap to disarm here.
why-nothing-to-end = The turn cannot end now.
why-nothing-to-explore = No face-down card lies beside your room.
why-nothing-to-pick = There is no card to take.
why-nothing-to-search = There is nothing to search here.
why-once-a-turn = This may be used once a turn.
why-one-hand-card = This needs exactly one card in hand slots.
why-out-of-range = No such target is in range.
why-pick-up-only = Here you take from the discard row only.
why-signature-is-a-trigger = Your signature is used within another action.
why-slot-covered = A card covers this slot.
why-space-not-reached = From there your move could not end on a free space.
why-spell-not-held = You do not have this spell.
why-stand-free-first = Two heroes share this space: move on to a free one, or out.
why-stopped-by-enemy = An enemy has stopped you.
why-too-far = Out of range: { $steps ->
    [one] { $steps } room
   *[other] { $steps } rooms
} away, and this reaches { $range }.
why-too-near = In your own room: a missile needs an enemy in another room.
why-trick-not-now = This ability cannot be used now, or was used in this action.
why-wall-between = There is a wall between these rooms.
why-woke-this-turn = You began this turn unconscious: no free actions.
why-wrong-kind-of-card = This is another kind of card.


## Questions: title, second line, and what the others read

ask-Act = { $who }, your turn
ask-Act-why = { $closed ->
    [0] Speed left: { $speed }.
    [1] Your movement is over.
   *[other] Danger or an enemy has ended your movement.
} { $acted ->
    [0] One heroic action, and free actions, in any order.
   *[other] Your heroic action is taken.
}
wait-Act = { $who } is on the move.
ask-Burn = { $who }, choose who burns
ask-Burn-why = The grimoire adds { $burn } damage to one target.
wait-Burn = { $who } is choosing a target.
ask-ChooseSkill = { $who }, choose a skill
ask-ChooseSkill-why = This check may be made with any skill.
wait-ChooseSkill = { $who } is choosing a skill.
ask-CounterBy = { $who }, choose who strikes back
ask-CounterBy-why = Several attacked enemies could. Only one does.
wait-CounterBy = { $who } is facing a counter-attack.
ask-Dice = { $who }, choose your result
ask-Dice-why = { $number ->
    [0] One die is the result, plus dice add to it. It must exceed the Defense. Bonus: { $bonus }.
   *[other] One die is the result, plus dice add to it. Needed: { $number }. Bonus: { $bonus }.
}
wait-Dice = { $who } is looking at the dice.
ask-Discover = { $who }, { $what_id ->
    [spell] discover a spell
   *[loot] discover loot
}
ask-Discover-why = Draw unseen, or take a card of the discard row.
wait-Discover = { $who } is looking for treasure.
ask-PickUp = { $who }, { $what_id ->
    [spell] pick up a spell
   *[loot] pick up loot
}
ask-PickUp-why = Take a card of the discard row.
wait-PickUp = { $who } is looking at the discard row.
ask-ExploreNext = { $who }, choose the next card to reveal
ask-ExploreNext-why = All face-down cards beside your room are revealed, in your order.
wait-ExploreNext = { $who } is exploring.
ask-Grant = { $who }, choose your attack
ask-Grant-why = It is part of the same action. Bonus: { $bonus }.
wait-Grant = { $who } is choosing an attack.
ask-Hunt = { $who }, choose the prey: { $enemy }
ask-Hunt-why = Several conscious heroes are equally near. The active player decides.
wait-Hunt = { $who } is choosing an enemy’s prey.
ask-Keep = { $who }, where does { $goods } go?
ask-Keep-why = A hand card covers a printed slot. A card beyond the limit replaces one.
wait-Keep = { $who } is choosing a place for a card.
ask-Lay = { $who }, turn the new card: { $card }
ask-Lay-why = A corridor must join the room it is revealed from.
wait-Lay = { $who } is turning a card.
ask-Pay = { $who }, pay { $cost } Focus?
ask-Pay-why = You have { $focus }. Unpaid, the success is lost.
wait-Pay = { $who } is deciding on a cost.
ask-Place = { $who }, choose where the next card goes
ask-Place-why = House rule: you choose the order of placements.
wait-Place = { $who } is placing cards.
ask-Prayer = { $who }, heal somebody?
ask-Prayer-why = On a Cast: { $prayer_cost } Focus, range { $prayer_range }: one hero gains { $prayer } Health.
wait-Prayer = { $who } may heal.
ask-Prize = { $who }, choose your reward
ask-Prize-why = One loot or one spell, or nothing.
wait-Prize = { $who } is choosing a reward.
ask-Push = { $who }, move { $enemy }
ask-Push-why = { $left ->
    [one] { $left } more room at most.
   *[other] Up to { $left } more rooms.
}
wait-Push = { $who } is moving an enemy.
ask-RevealAny = { $who }, reveal a face-down card?
ask-RevealAny-why = Any one of the dungeon. Nobody is harmed by it.
wait-RevealAny = { $who } is choosing a card to reveal.
ask-Reward = { $who }, choose your reward
ask-Reward-why = { $goblin } is beaten.
wait-Reward = { $who } is choosing a reward.
ask-Second = { $who }, choose a second target?
ask-Second-why = Another enemy in range { $range } of the first.
wait-Second = { $who } is choosing a second target.
ask-ShadowWalk = { $who }, walk on in the shadows?
ask-ShadowWalk-why = { $left ->
    [one] { $left } more room, unseen by enemies.
   *[other] Up to { $left } more rooms, unseen by enemies.
}
wait-ShadowWalk = { $who } is walking in the shadows.
ask-Split = { $who }, give { $damage } damage to the hearts
ask-Split-why = Press a heart for each point, its arrow to take one back.
wait-Split = { $who } is dividing damage.
ask-Stance = { $who }, use your stance?
ask-Stance-why = { $cost } Focus: +{ $bonus } Defense against this counter-attack.
wait-Stance = { $who } may take a stance.
ask-Steer = { $who }, choose the next enemy
ask-Steer-why = The horn moves each enemy in range { $horn_range } by up to { $horn ->
    [one] { $horn } room
   *[other] { $horn } rooms
}, for { $horn_cost } Focus.
wait-Steer = { $who } is blowing the horn.
ask-Teleport = { $who }, choose where to arrive
ask-Teleport-why = Any other revealed card, never the lair.
wait-Teleport = { $who } is choosing a place.
ask-Trigger = { $who }, add to your result?
ask-Trigger-why = Each ability once per action.
wait-Trigger = { $who } is deciding on an ability.
ask-Walk = { $who }, choose the way: { $enemy }
ask-Walk-why = Several shortest ways lead there. The active player decides.
wait-Walk = { $who } is choosing an enemy’s way.


## Actions

act-end = End the turn
act-stop = Stop here
act-skip = Not now
act-move = Go to { $place }
act-reveal = Reveal { $cell }
act-reveal-Act = Reveal { $cell } and go in
act-lay = Open to { $sides }
act-place = Place on { $cell }
act-portal = Portal to { $cell }
act-teleport = Teleport to { $cell }
act-enter = Enter the lair
act-rest = Rest
act-search = Search the room
act-disarm = Disarm the trap
act-attack = { $weapon_id ->
    [area] Area shot: all enemies within range { $area_range }
   *[other] Attack { $enemy }: { $weapon }
}
act-cast = Cast { $spell }{ part-enemy }{ part-hero }
act-signature = Signature{ part-enemy }{ part-hero }
act-box = Use the room
act-explore = Explore the rooms beside
act-research = Research: discover a spell
act-taunt = Taunt the boss
act-hands = Healing hands: { $hero }
act-sprint = Sprint
act-cloak = Use the violet cloak
act-horn = Blow the war horn
act-discard = Discard { $card }
act-swap = Move the card to the other hand
act-skill = Use { $skill }
act-reroll = Reroll the { $die }
act-modify = { $way_id ->
    [up] Turn the { $die } up
   *[down] Turn the { $die } down
}
act-choose = Result { $die } { $plus }
act-use = Use { $trick }
act-pay = Pay
act-leave = Do not pay
act-take = Take { $prize }
act-decline = Take nothing
act-draw = Draw a card
act-pick = Take { $card }
act-keep = Put it: { $slot }
act-refuse = Leave it in the row
act-heal = Heal { $hero }
act-target = { $enemy }
act-hunt = Towards { $hero }
act-path = To { $room }
act-split = Damage { $hits }
act-card = Reveal { $card }
act-dice = Roll { $die }
act-foe-die = Enemy die: { $face }
act-goblin = Draw { $goblin }
act-minion = Draw { $minion }
act-boss = Show { $boss }
act-deal = Draw { $card }
act-party = { $who } plays { $hero }
part-enemy = { $enemy_id ->
    [goblin-1] : { name-enemy-goblin-1 }
    [goblin-2] : { name-enemy-goblin-2 }
    [goblin-3] : { name-enemy-goblin-3 }
    [goblin-4] : { name-enemy-goblin-4 }
    [minion-1] : { name-enemy-minion-1 }
    [minion-2] : { name-enemy-minion-2 }
    [minion-3] : { name-enemy-minion-3 }
    [minion-4] : { name-enemy-minion-4 }
    [boss] : { name-enemy-boss }
   *[other] { "" }
}
part-hero = { $hero_id ->
    [H1] : { name-hero-H1 }
    [H2] : { name-hero-H2 }
    [H3] : { name-hero-H3 }
    [H4] : { name-hero-H4 }
    [H5] : { name-hero-H5 }
    [H6] : { name-hero-H6 }
    [H7] : { name-hero-H7 }
    [H8] : { name-hero-H8 }
   *[other] { "" }
}
part-where = { $range ->
    [0] in its room
    [one] within { $range } room
   *[other] within { $range } rooms
}
part-loss = { $health ->
    [0] { $focus ->
        [0] { "" }
       *[other] −{ $focus } Focus
    }
   *[other] −{ $health } Health{ $focus ->
        [0] { "" }
       *[other] , −{ $focus } Focus
    }
}
part-torch-where = { $torch_range ->
    [0] in its room
    [one] within { $torch_range } room
   *[other] within { $torch_range } rooms
}
part-torch-loss = { $torch_health ->
    [0] { $torch_focus ->
        [0] { "" }
       *[other] −{ $torch_focus } Focus
    }
   *[other] −{ $torch_health } Health{ $torch_focus ->
        [0] { "" }
       *[other] , −{ $torch_focus } Focus
    }
}
stats-hero = Health { $health }, Focus { $focus }, Speed { $speed }, Defense { $defense }. Dice: Strength { $strength }, Agility { $agility }, Intellect { $intellect }.
stats-goblin = Speed { $speed }, Defense { $defense }. Its counter-attack adds the number of goblins in play.
stats-minion = Speed { $speed }, Defense { $defense }, Health { $hits }. Counter-attack: { SIGNED($melee) } melee, { SIGNED($missile) } missile, { SIGNED($spell) } spell.
stats-boss = Speed { $speed }, Defense { $defense }. Counter-attack: { SIGNED($melee) } melee, { SIGNED($missile) } missile, { SIGNED($spell) } spell{ $loss_health ->
    [0] { "" }
   *[other] { " " }and −{ $loss_health } Health
}{ $loss_focus ->
    [0] { "" }
   *[other] { " " }and −{ $loss_focus } Focus
}. Entrance: space { $entrance }. Gates on the track: { $gate_1 }{ $gate_2 ->
    [0] { "" }
   *[other] , { $gate_2 }
}.
stats-space = { $health ->
    [0] { "" }
   *[other] { " " }+{ $health } Health.
}{ $focus ->
    [0] { "" }
   *[other] { " " }+{ $focus } Focus.
}{ $lose_health ->
    [0] { "" }
   *[other] { " " }−{ $lose_health } Health.
}{ $lose_focus ->
    [0] { "" }
   *[other] { " " }−{ $lose_focus } Focus.
}{ $S ->
    [0] { "" }
   *[other] { " " }Strength { SIGNED($S) }.
}{ $A ->
    [0] { "" }
   *[other] { " " }Agility { SIGNED($A) }.
}{ $I ->
    [0] { "" }
   *[other] { " " }Intellect { SIGNED($I) }.
}{ $dice ->
    [0] { "" }
   *[other] { " " }Dice: { SIGNED($dice) }.
}


## Names

name-hero-H1 = Elf sorceress
text-hero-H1 = Seeking bolt: Intellect { $bolt_number }, { $bolt_cost } Focus, any path, range { $bolt_range }: { $bolt } damage.
name-hero-H2 = Human paladin
text-hero-H2 = Holy strike: Intellect { $strike_number }, { $strike_cost } Focus: a melee attack at { SIGNED($strike) }.
name-hero-H3 = Old wizard
text-hero-H3 = Magic arrow: Intellect { $arrow_number }, { $arrow_cost } Focus, any path, range { $arrow_range }: { $arrow } damage.
name-hero-H4 = Half-orc barbarian
text-hero-H4 = Rage: on a melee or missile attack, { $surge_cost } Focus: { SIGNED($surge) } to the result.
name-hero-H5 = Wood-elf rogue
text-hero-H5 = Shadow walk: Agility { $walk_number }, { $walk_cost } Focus: up to { $walk ->
    [one] { $walk } room
   *[other] { $walk } rooms
}, unseen by enemies.
name-hero-H6 = Dwarf cleric
text-hero-H6 = Heal: on a Cast, { $prayer_cost } Focus, range { $prayer_range }: a hero gains { $prayer } Health.
name-hero-H7 = Elf ranger
text-hero-H7 = Aimed shot: on a missile attack, { $surge_cost } Focus: { SIGNED($surge) } to the result.
name-hero-H8 = Dwarf warrior
text-hero-H8 = Stone stance: on a melee attack, { $stance_cost } Focus: { SIGNED($stance) } Defense against its counter-attack.
name-printed-H1-1 = Dagger
name-printed-H1-2 = Research
name-printed-H2-1 = Hammer
name-printed-H2-2 = Healing hands
name-printed-H3-1 = Dagger
name-printed-H3-2 = Research
name-printed-H4-1 = Axe
name-printed-H4-2 = Sprint
name-printed-H5-1 = Dagger
name-printed-H5-2 = Throwing knife
name-printed-H6-1 = Hammer
name-printed-H6-2 = Research
name-printed-H7-1 = Bow
name-printed-H7-2 = Dagger
name-printed-H8-1 = Hammer
name-printed-H8-2 = Shield bash
text-slot-H1-1 = Dagger: melee, Strength { SIGNED($melee) }.
text-slot-H1-2 = Research: free, { $research_cost } Focus: discover a spell.
text-slot-H2-1 = Hammer: melee, Strength.
text-slot-H2-2 = Healing hands: free, { $hands_cost } Focus, range { $hands_range }: a hero gains { $hands } Health.
text-slot-H3-1 = Dagger: melee, Strength { SIGNED($melee) }.
text-slot-H3-2 = Research: free, { $research_cost } Focus: discover a spell.
text-slot-H4-1 = Axe: melee, Strength { SIGNED($melee) }.
text-slot-H4-2 = Sprint: free, { $sprint_cost } Focus: { SIGNED($sprint) } Speed this turn.
text-slot-H5-1 = Dagger: melee, Agility.
text-slot-H5-2 = Throwing knife: missile, Agility { SIGNED($missile) }, range { $missile_range }.
text-slot-H6-1 = Hammer: melee, Strength.
text-slot-H6-2 = Research: free, { $research_cost } Focus: discover a spell.
text-slot-H7-1 = Bow: missile, Agility, range { $missile_range }.
text-slot-H7-2 = Dagger: melee, Agility { SIGNED($melee) }.
text-slot-H8-1 = Hammer: melee, Strength.
text-slot-H8-2 = Shield bash: melee, Strength { SIGNED($melee) }. A hit keeps a surviving target from striking back.
name-card-D00 = Entrance
text-card-D00 = Goblins of the torch arrive here.
name-card-D01 = Arcane altar
text-card-D01 = Search, Intellect { $number }, { $cost } Focus: torch up { $torch_up }.
name-card-D02 = Armory
text-card-D02 = Free, any { $number }: pick up a loot. Failed: torch down { $fail_torch_down }.
name-card-D03 = Feast hall
text-card-D03 = Free, Intellect { $number }, { $cost } Focus: Health to its maximum. Failed: −{ $fail_lose_health } Health.
name-card-D04 = Graveyard
text-card-D04 = Search, Strength { $number }: discover a loot. Failed: −{ $fail_lose_health } Health.
name-card-D05 = Study
text-card-D05 = Search, Intellect { $number }: discover a spell, +{ $focus } Focus. Failed: −{ $fail_lose_focus } Focus.
name-card-D06 = Vault
text-card-D06 = Goblin. Search, Agility { $number }: discover a loot. Failed: −{ $fail_lose_health } Health.
name-card-D07 = Burning library
text-card-D07 = Goblin. Free, { $cost } Focus: pick up a spell.
name-card-D08 = Lever hall
text-card-D08 = Search, Strength { $number }: torch up { $torch_up }.
name-card-D09 = Cauldron
text-card-D09 = Search, any { $number }: +{ $health } Health, +{ $focus } Focus. Failed: −{ $fail_lose_health } Health.
name-card-D10 = Portal A
text-card-D10 = Free, { $cost } Focus: to any other revealed card.
name-card-D11 = Portal B
text-card-D11 = Free, { $cost } Focus: to any other revealed card.
name-card-D12 = Portal C
text-card-D12 = Free, { $cost } Focus: to any other revealed card.
name-card-D13 = Bridge
text-card-D13 = Trap, any { $number } or −{ $fail_lose_health } Health. Disarm: Agility { $disarm }.
name-card-D14 = Buzzsaw
text-card-D14 = Trap, any { $number } or −{ $fail_lose_health } Health. Disarm: Strength { $disarm }.
name-card-D15 = Fire vortex
text-card-D15 = Trap, any { $number } or −{ $fail_lose_health } Health. Disarm: Intellect { $disarm }.
name-card-D16 = Pit
text-card-D16 = Trap, any { $number } or −{ $fail_lose_health } Health. Disarm: Agility { $disarm }.
name-card-D17 = Dart hall
text-card-D17 = Trap, any { $number } or −{ $fail_lose_health } Health, −{ $fail_lose_focus } Focus. Disarm: Agility { $disarm }.
name-card-D18 = Crusher
text-card-D18 = Trap, any { $number } or −{ $fail_lose_health } Health. Disarm: Strength { $disarm }.
name-card-D19 = Rune glyph
text-card-D19 = Trap, any { $number } or −{ $fail_lose_health } Health, −{ $fail_lose_focus } Focus. Disarm: Intellect { $disarm }.
name-card-D20 = Goblin bunks
text-card-D20 = Trap, Agility { $number }: pick up a loot. Failed: a goblin, movement over.
name-card-D21 = Goblin den
text-card-D21 = A goblin waits here.
name-card-D22 = Gallery
text-card-D22 = A plain room.
name-card-D23 = Encounter 1
text-card-D23 = A minion waits here. In the second act, an altar.
name-card-D24 = Encounter 2
text-card-D24 = A minion waits here. In the second act, an altar.
name-card-D25 = Encounter 3
text-card-D25 = A minion waits here. In the second act, an altar.
name-card-D26 = Encounter 4
text-card-D26 = A minion waits here. In the second act, an altar.
name-card-D27 = Lair Door
text-card-D27 = Once all minions are killed, { $speed } Speed into the lair.
name-loot-L01 = Bear great axe
text-loot-L01 = Melee, Strength { SIGNED($melee) }. Speed { SIGNED($speed) }.
name-loot-L02 = Bear jerkin
text-loot-L02 = { SIGNED($guard) } Defense on your melee attacks.
name-loot-L03 = Bear throwing axes
text-loot-L03 = Missile, Strength { SIGNED($missile) }, range { $missile_range }.
name-loot-L04 = Bear war horn
text-loot-L04 = Free, { $horn_cost } Focus, range { $horn_range }: move each enemy by up to { $horn ->
    [one] { $horn } room
   *[other] { $horn } rooms
}.
name-loot-L05 = Lion boots
text-loot-L05 = Speed { SIGNED($speed) }.
name-loot-L06 = Lion sword
text-loot-L06 = Melee, Strength { SIGNED($melee) }. On any melee attack, { $surge_cost } Focus: { SIGNED($surge) } to the result.
name-loot-L07 = Lion armor
text-loot-L07 = Once per melee attack, reroll one hero die.
name-loot-L08 = Lion shield
text-loot-L08 = { SIGNED($defense) } Defense, and { SIGNED($guard) } more on your melee attacks.
name-loot-L09 = Panther claw
text-loot-L09 = Melee, Agility { SIGNED($melee) }.
name-loot-L10 = Panther gloves
text-loot-L10 = { SIGNED($skill) } to Agility checks.
name-loot-L11 = Panther leather
text-loot-L11 = You move unseen: enemies do not stop or ambush you.
name-loot-L12 = Panther long bow
text-loot-L12 = Missile, Agility, range { $missile_range }. Or { $area_cost } Focus: all enemies within range { $area_range }.
name-loot-L13 = Phoenix staff
text-loot-L13 = Missile, Intellect, range { $missile_range }.
name-loot-L14 = Phoenix grimoire
text-loot-L14 = A damaging spell deals { $burn } more to one target.
name-loot-L15 = Phoenix ring
text-loot-L15 = { SIGNED($skill) } to Intellect checks.
name-loot-L16 = Phoenix robes
text-loot-L16 = Free, { $teleport_cost } Focus: teleport to another revealed card.
name-loot-L17 = Ruby figurine
text-loot-L17 = { SIGNED($die) } Strength { $die ->
    [one] die
   *[other] dice
}.
name-loot-L18 = Jade figurine
text-loot-L18 = { SIGNED($die) } Agility { $die ->
    [one] die
   *[other] dice
}.
name-loot-L19 = Amethyst figurine
text-loot-L19 = { SIGNED($die) } Intellect { $die ->
    [one] die
   *[other] dice
}.
name-loot-L20 = Elven chain
text-loot-L20 = { SIGNED($defense) } Defense, { SIGNED($speed) } Speed.
name-loot-L21 = Crossbow
text-loot-L21 = Missile, Agility { SIGNED($missile) }, range { $missile_range }.
name-loot-L22 = Spiked shield
text-loot-L22 = Melee, Strength. { SIGNED($defense) } Defense.
name-loot-L23 = Violet cloak
text-loot-L23 = { SIGNED($defense) } Defense. Free once a turn, { $cloak_cost } Focus: { SIGNED($cloak) } Speed.
name-loot-L24 = Chain flail
text-loot-L24 = Melee, Strength { SIGNED($melee) }. The enemy modifier against it is { $weaken } less.
name-loot-L25 = Maul
text-loot-L25 = Melee, Strength { SIGNED($melee) }. A hit deals { $harder } more damage.
name-loot-L26 = Lucky charm
text-loot-L26 = Modify Die costs { $thrift } Focus less.
name-spell-P01 = Fireball
text-spell-P01 = Intellect { $number }, { $cost } Focus, range { $range }: an enemy takes { $damage }.
name-spell-P02 = Chain lightning
text-spell-P02 = Intellect { $number }, { $cost } Focus, range { $range }: an enemy, and another in the same range of it, take { $damage }.
name-spell-P03 = Arrow tempest
text-spell-P03 = Intellect { $number }, { $cost } Focus, range { $range }: an enemy takes { $damage }, all others in range { $near_range } of it take { $near_damage }.
name-spell-P04 = Frost lance
text-spell-P04 = Intellect { $number }, { $cost } Focus, range { $range }: an enemy takes { $damage }.
name-spell-P05 = Force push
text-spell-P05 = Intellect { $number }, { $cost } Focus, range { $range }: an enemy takes { $damage } and is pushed by up to { $push ->
    [one] { $push } room
   *[other] { $push } rooms
}.
name-spell-P06 = Sparks
text-spell-P06 = Intellect { $number }, { $cost } Focus: all enemies in your room take { $damage }.
name-spell-P07 = Mend
text-spell-P07 = Intellect { $number }, { $cost } Focus, range { $range }: a hero gains { $health } Health.
name-spell-P08 = Healing circle
text-spell-P08 = Intellect { $number }, { $cost } Focus, range { $range }: all heroes in range gain { $health_near } Health.
name-spell-P09 = Gate
text-spell-P09 = Intellect { $number }, { $cost } Focus, range { $range }: you or a hero in range teleports to a revealed card.
name-spell-P10 = Far sight
text-spell-P10 = Intellect { $number }, { $cost } Focus: reveal one face-down card.
name-spell-P11 = Kindle
text-spell-P11 = Intellect { $number }, { $cost } Focus: torch up { $torch_up }.
name-spell-P12 = Haste
text-spell-P12 = Intellect { $number }, { $cost } Focus: one more heroic action this turn.
name-spell-P13 = Eagle swiftness
text-spell-P13 = Intellect { $number }, { $cost } Focus: a missile attack at { SIGNED($missile) }, now.
name-spell-P14 = Drain
text-spell-P14 = Intellect { $number }, { $cost } Focus, range { $range }: an enemy takes { $damage }, you gain { $drain } Health.
name-goblin-knife = Knife goblin
text-goblin-knife = Strikes or moves: { part-where }, { part-loss } and −{ $per_goblin } per goblin in play. Reward: a loot or { $reward_health } Health.
name-goblin-bow = Bow goblin
text-goblin-bow = Moves and strikes: { part-where }, { part-loss }. Reward: a loot or { $reward_focus } Focus.
name-goblin-bomb = Bomb goblin
text-goblin-bomb = Strikes or moves: { part-where }, { part-loss }. Reward: a loot or a spell.
name-goblin-spear = Spear goblin
text-goblin-spear = Strikes or moves: { part-where }, −{ $per_goblin } Health per goblin in play. Reward: a loot, and one face-down card is revealed.
name-minion-M1 = Troll
text-minion-M1 = Strikes { part-where }: { part-loss }. Then a goblin is added.
name-minion-M2 = Skeleton
text-minion-M2 = Strikes { part-where }: { part-loss }.
name-minion-M3 = Spider
text-minion-M3 = Strikes { part-where }: { part-loss }.
name-minion-M4 = Troglodyte
text-minion-M4 = Strikes { part-where }: { part-loss }.
name-minion-M5 = Minotaur
text-minion-M5 = Strikes { part-where }: { part-loss }. Defense { SIGNED($melee_defense) } against melee.
name-minion-M6 = Wraith
text-minion-M6 = Strikes { part-where }: { part-loss }.
name-minion-M7 = Gargoyle
text-minion-M7 = Strikes { part-where }: { part-loss }.
name-minion-M8 = Hexer
text-minion-M8 = Strikes { part-where }: { part-loss }.
name-boss-B1 = Dragon
text-boss-B1 = Strikes { part-where }: { part-loss }. Torch: { part-torch-where }, { part-torch-loss }.
name-boss-B2 = Lich
text-boss-B2 = Strikes { part-where }: { part-loss }. Torch: { part-torch-where }, { part-torch-loss }.
name-boss-B3 = Demon
text-boss-B3 = Strikes { part-where }: { part-loss }. Torch: { part-torch-where }, { part-torch-loss }.
name-boss-B4 = Hydra
text-boss-B4 = Strikes { part-where }: { part-loss }, then it regains. Torch: it regains.
name-boss-B5 = Stone giant
text-boss-B5 = Strikes { part-where }: { part-loss }. Torch: { part-torch-where }, { part-torch-loss }.
name-boss-B6 = Spider queen
text-boss-B6 = Strikes { part-where }: { part-loss }. Torch: a goblin in its room.
name-enemy-goblin-1 = goblin 1
name-enemy-goblin-2 = goblin 2
name-enemy-goblin-3 = goblin 3
name-enemy-goblin-4 = goblin 4
name-enemy-minion-1 = minion 1
name-enemy-minion-2 = minion 2
name-enemy-minion-3 = minion 3
name-enemy-minion-4 = minion 4
name-enemy-boss = the boss
name-room-lair = the lair
name-place-space-1 = space 1 of the lair
name-place-space-2 = space 2 of the lair
name-place-space-3 = space 3 of the lair
name-place-space-4 = space 4 of the lair
name-place-space-5 = space 5 of the lair
name-place-space-6 = space 6 of the lair
name-skill-S = Strength
name-skill-A = Agility
name-skill-I = Intellect
name-face-shield = a shield
name-face-torch = the torch
name-way-up = up
name-way-down = down
name-prize-loot = a loot
name-prize-spell = a spell
name-prize-health = { $n } Health
name-prize-focus = { $n } Focus
name-weapon-slot-1 = printed slot 1
name-weapon-slot-2 = printed slot 2
name-weapon-area = area shot
name-trick-signature = your signature
name-trick-stance = the stance
name-slot-hand-1 = first hand
name-slot-hand-2 = second hand
name-slot-garb = garb
name-slot-trinket-1 = first trinket
name-slot-trinket-2 = second trinket
name-slot-spell-1 = first spell
name-slot-spell-2 = second spell
name-set-bear = Bear set
name-set-lion = Lion set
name-set-panther = Panther set
name-set-phoenix = Phoenix set
text-set-bear = Melee attacks: { SIGNED($bonus_2) }, { SIGNED($bonus_3) }, { SIGNED($bonus_4) } to the result with { $pieces_2 }, { $pieces_3 }, { $pieces_4 } pieces.
text-set-lion = Melee attacks: { SIGNED($bonus_2) }, { SIGNED($bonus_3) }, { SIGNED($bonus_4) } Health with { $pieces_2 }, { $pieces_3 }, { $pieces_4 } pieces.
text-set-panther = Missile attacks: { SIGNED($bonus_2) }, { SIGNED($bonus_3) }, { SIGNED($bonus_4) } to the result with { $pieces_2 }, { $pieces_3 }, { $pieces_4 } pieces.
text-set-phoenix = On each Cast: { SIGNED($bonus_2) }, { SIGNED($bonus_3) }, { SIGNED($bonus_4) } Focus with { $pieces_2 }, { $pieces_3 }, { $pieces_4 } pieces.


## Ends

end-boss-beaten = The boss is beaten. You have won!
told-end-boss-beaten = The boss is beaten, and the game is won.
name-reason-boss-beaten = { end-boss-beaten }
end-goblins = A fifth goblin came: the goblins overrun the dungeon.
name-reason-goblins = { end-goblins }
end-torch = The torch has gone out. The darkness wins.
name-reason-torch = { end-torch }
end-lost-way = No way leads on, and the Lair Door was not found.
name-reason-lost-way = { end-lost-way }


## Options of a table

option-players = Heroes
option-players-2 = 2 heroes
option-players-2-about = Each seat plays one hero; a person may take several seats.
option-players-3 = 3 heroes
option-players-3-about = Each seat plays one hero; a person may take several seats.
option-players-4 = 4 heroes
option-players-4-about = Each seat plays one hero; a person may take several seats.
option-party = Party
option-party-about = “random”, or one hero per seat: H1 sorceress, H2 paladin, H3 wizard, H4 barbarian, H5 rogue, H6 cleric, H7 ranger, H8 warrior.
option-explore = Explore
option-explore-adjacent = All adjacent
option-explore-adjacent-about = Exploring reveals every adjacent card, walls or not.
option-explore-corridor = By corridor
option-explore-corridor-about = Exploring reveals only cards that a corridor of the room faces.
option-placement = Placement
option-placement-fixed = Fixed order
option-placement-fixed-about = Cards are placed north, east, south, west.
option-placement-choice = Free order
option-placement-choice-about = The active player chooses the order.
option-portal_after_heroic = Portals after the heroic action
option-portal_after_heroic-no = No
option-portal_after_heroic-no-about = Portals need movement that is not over.
option-portal_after_heroic-yes = Yes
option-portal_after_heroic-yes-about = They stay open, unless an enemy is in the room.
option-trigger_timing = Triggers
option-trigger_timing-after = After the dice
option-trigger_timing-after-about = Triggers are declared after the dice are seen.
option-trigger_timing-before = Before the roll
option-trigger_timing-before-about = Triggers are declared before the roll.
option-unpaid = Unpaid costs
option-unpaid-fail = Fail
option-unpaid-fail-about = A success that is not paid for fails.
option-unpaid-no_effect = No effect
option-unpaid-no_effect-about = It has no effect, and the dice still give.
option-free_in_check = Free actions within a check
option-free_in_check-yes = After the dice
option-free_in_check-yes-about = Once the dice lie, those that move nothing and need no check.
option-free_in_check-modify = Modify Die only
option-free_in_check-modify-about = Within a check dice are modified and nothing else is done.
option-goblin_loot = Goblin loot
option-goblin_loot-discover = Discover
option-goblin_loot-discover-about = Draw, or take from the row.
option-goblin_loot-pickup = Pick up
option-goblin_loot-pickup-about = From the row only.
option-troll_goblin = The troll’s goblin
option-troll_goblin-active = Active hero
option-troll_goblin-active-about = It arrives in the active hero’s room.
option-troll_goblin-troll = Troll
option-troll_goblin-troll-about = It arrives where the troll is.
option-cleric_heal = The cleric’s heal
option-cleric_heal-trigger = On a Cast
option-cleric_heal-trigger-about = It goes with a spell that is cast.
option-cleric_heal-standalone = Also alone
option-cleric_heal-standalone-about = It may be a heroic action of its own.
cli-game-dungeons = Dungeons
cli-word-boss = the boss
cli-word-enemy = the enemy
cli-word-face = the face
cli-word-goblin = the goblin
cli-word-hits = the wounds
cli-word-minion = the minion
cli-word-plus = the added dice
cli-word-prize = the prize
cli-word-room = the room
cli-word-sides = the sides
cli-word-skill = the skill
cli-word-spell = the spell
cli-word-trick = the ability
cli-word-weapon = the weapon
