# Quest, in English. The French file has the same messages with the same parameters.
#
# Where parameters come from (lanterns/locales/__init__.py and the browser client keep the same convention):
#
#   $P       A parameter of the event, refusal or action. Ids in it are replaced by their names: name-P-ID if there is one,
#            else the kind that the table below gives. Several ids stand with commas between.
#   $P_id    The same, unchanged, to choose a wording by.
#   $who     The name of the player whose `seat` is told;  $you  "yes" when that is the reader, else "no".
#   $to, $region, $cell, $cells
#            Places. In the browser a phrase such as place-temple; in the terminal the code that its map shows, such as 22R.
#            Sentences hold both: "to 22R", "to the Sun temple".
#
#   item quest temple colour grotto reason track direction way payment mode level phase: kinds of their own name
#   card: movement or land      dice, die, symbol: face
#
#   act-VERB-STEP, where there is one, goes before act-VERB; act-VERB-cost adds a price in $cost.
#   ask-STEP and its second line ask-STEP-why take the parameters of `question.params` in the view; wait-STEP takes $who.


## What happened

event-land-laid = { $card } is laid on { $cell }.
event-colour-drawn = { $you ->
    [yes] You play { $colour }.
   *[no] { $who } plays { $colour }.
}
event-first-player = { $you ->
    [yes] You are first player.
   *[no] { $who } is first player.
}
event-day-begins = Round { $round }. The Day begins.
event-movement-shown = Movement card shown: { $card }.
event-movement-picked = { $you ->
    [yes] You pick { part-card }.
   *[no] { $who } picks { part-card }.
}
event-hero-moved = { $you ->
    [yes] Your hero { $hero } { part-moves } to { $to }.
   *[no] { $who }’s hero { $hero } { part-moves } to { $to }.
}
event-hero-moved-by-effect = { $you ->
    [yes] Your hero { $hero } moves to { $to }.
   *[no] { $who }’s hero { $hero } moves to { $to }.
}
event-power-paid = { $you ->
    [yes] You pay { $paid } Power: { $power } left.
   *[no] { $who } pays { $paid } Power: { $power } left.
}
event-goblins-calmed = Now passive: the goblin on { $cells }.
event-idled = { $you ->
    [yes] You stay idle.
   *[no] { $who } stays idle.
}
event-health-gained = { $you ->
    [yes] You are at { $health } Health.
   *[no] { $who } is at { $health } Health.
}
event-power-gained = { $you ->
    [yes] You are at { $power } Power.
   *[no] { $who } is at { $power } Power.
}
event-gem-gain = { $you ->
    [yes] The Lucky Gem serves you: Health { $health }, Power { $power }.
   *[no] The Lucky Gem serves { $who }: Health { $health }, Power { $power }.
}
event-grotto-used = { $you ->
    [yes] You use the { $grotto }.
   *[no] { $who } uses the { $grotto }.
}
event-grotto-left = { $you ->
    [yes] You leave the { $grotto } unused.
   *[no] { $who } leaves the { $grotto } unused.
}
event-dice-thrown = Rolled: { $dice }.
event-dice-rerolled = { $you ->
    [yes] You reroll { part-dice-count }.
   *[no] { $who } rerolls { part-dice-count }.
}
event-magic-moved = The magic token is on space { $magic }.
event-hero-advanced = { $you ->
    [yes] Your hero { $hero } reaches space { $space } of the temple.
   *[no] { $who }’s hero { $hero } reaches space { $space } of the temple.
}
event-temple-completed = { $you ->
    [yes] You complete the { $temple } with hero { $hero }.
   *[no] { $who } completes the { $temple } with hero { $hero }.
}
event-hero-home = { $you ->
    [yes] Your hero { $hero } goes home.
   *[no] { $who }’s hero { $hero } goes home.
}
event-quest-dealt = A new quest is open: { $quest }.
event-quest-set-aside = All open quests are of one kind. Set aside: { $quest }.
event-quests-reshuffled = The quest deck is empty. The discarded quests make a new one of { $cards }.
event-quest-taken = { $you ->
    [yes] You complete a quest: { $quest }.
   *[no] { $who } completes a quest: { $quest }.
}
event-quest-left = { $you ->
    [yes] You take no quest.
   *[no] { $who } takes no quest.
}
event-quest-discarded = A quest leaves the row: { $quest }.
event-item-gained = { $you ->
    [yes] You gain the { $item }.
   *[no] { $who } gains the { $item }.
}
event-item-equipped = { $you ->
    [yes] Your hero { $hero } takes the { $item }.
   *[no] { $who }’s hero { $hero } takes the { $item }.
}
event-item-stashed = { $you ->
    [yes] You lay the { $item } in your stash.
   *[no] { $who } lays the { $item } in the stash.
}
event-item-lost = { $you ->
    [yes] You lose the { $item }. It leaves the game.
   *[no] { $who } loses the { $item }. It leaves the game.
}
event-legend-advanced = { $you ->
    [yes] You take step { $step } of 2 towards the { $item }.
   *[no] { $who } takes step { $step } of 2 towards the { $item }.
}
event-legend-waits = { $you ->
    [yes] Your { $item } advances one step at a time. This temple adds none.
   *[no] { $who }’s { $item } advances one step at a time. This temple adds none.
}
event-night-begins = Night { $round } falls. The adventure begins.
event-rolls = { $you ->
    [yes] You roll the dice.
   *[no] { $who } rolls the dice.
}
event-health-lost = { $you ->
    [yes] You lose Health: { $health } left.
   *[no] { $who } loses Health: { $health } left.
}
event-defended = { $you ->
    [yes] You defend: { $power } Power left.
   *[no] { $who } defends: { $power } Power left.
}
event-helm-used = { $you ->
    [yes] Your Iron Helm cancels the damage.
   *[no] { $who }’s Iron Helm cancels the damage.
}
event-exhausted = { $you ->
    [yes] You are exhausted. Your heroes go home: Health { $start_health }, Power { $start_power }, spell level { $spell }.
   *[no] { $who } is exhausted. The heroes go home: Health { $start_health }, Power { $start_power }, spell level { $spell }.
}
event-goblin-wounded = { $you ->
    [yes] You wound the goblin on { $cell }: { $wounds } of { $most }.
   *[no] { $who } wounds the goblin on { $cell }: { $wounds } of { $most }.
}
event-goblin-taken = { $you ->
    [yes] You defeat the goblin on { $cell }. Your maximum Health rises by 1, to at most { $most }.
   *[no] { $who } defeats the goblin on { $cell }.
}
event-sword-used = { $you ->
    [yes] You strike with the Sword: { $power } Power left.
   *[no] { $who } strikes with the Sword: { $power } Power left.
}
event-rests = { $you ->
    [yes] You rest.
   *[no] { $who } rests.
}
event-spell-learned = { $you ->
    [yes] You learn book { part-book }. Your spell level is { $spell }.
   *[no] { $who } learns book { part-book }: spell level { $spell }.
}
event-dawn = The Night is over. The magic token returns to space 1, and goblins stir.
event-goblin-angered = The goblin on { $cell } turns aggressive.
event-goblin-arrived = A goblin arrives on { $cell }.
event-card-darkens = Gloom falls on { $cell }.
event-boss-quest = A quest goes unseen to Danongorf, who has { $count ->
    [one] { $count } quest
   *[other] { $count } quests
}.
event-goblin-lured = The goblin on { $cell } joins Danongorf, who has { $count ->
    [one] { $count } goblin
   *[other] { $count } goblins
}.
event-fight-set = Three legendary items and spell level 5: the fight is set. This round is finished first.
event-fight-begins = The fight begins. Danongorf has { $quests ->
    [one] { $quests } quest
   *[other] { $quests } quests
} and { $goblins ->
    [one] { $goblins } goblin
   *[other] { $goblins } goblins
}.
event-boss-quest-lost = Danongorf loses a quest: { $count } left.
event-boss-goblin-lost = Danongorf loses a goblin: { $count } left.
event-game-over = The game is over. { $reason }

# Parts of sentences.
part-card = { $card_id ->
    [horse] the horse
    [raft] the raft
    [gryphon] the gryphon
    [ship] the ship
    [foot] the foot card
   *[other] a movement card
}
part-moves = { $card_id ->
    [horse] rides
    [raft] drifts
    [gryphon] flies
    [ship] sails
    [foot] walks
   *[other] moves
}
part-by = { $card_id ->
    [horse] on horseback
    [raft] by raft
    [gryphon] by gryphon
    [ship] by ship
    [foot] on foot
   *[other] by this turn’s card
}
part-dice-count = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
part-book = { $spell ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
    [7] VII
    [8] VIII
    [9] IX
   *[10] X
}


## Why not

why-card-used = This movement card was picked already this round.
why-card-not-shown = This movement card is not shown yet.
why-swap-at-home-only = Items change hands only among your heroes at home and your stash, two per hero, each once.
why-no-such-hero = You have no such hero.
why-same-card = A move ends on another card.
why-not-on-the-way = { $card_id ->
    [horse] The horse stays in its row.
    [raft] The raft stays in its column.
    [gryphon] The gryphon flies along a diagonal.
    [ship] The ship sails from coast to coast.
   *[foot] On foot a hero reaches the cards around it.
}
why-temple-full = A temple holds two heroes, of different players. There is no room in this one.
why-portal-taken = A portal holds one hero, and one stands here.
why-own-hero-there = One of your heroes stands here, and there is room for one per player.
why-power-short = Your Power is { $power }, and this costs { $cost }.
why-no-boots = Only the holder of the Winged Boots may go by foot instead.
why-walk-alike = This move is open without the boots: leave “foot” out.
why-only-the-ship-turns = Only the ship sails one way or the other: leave the direction out.
why-say-which-way = The ship meets other goblins one way than the other: say cw (clockwise) or ccw.
why-either-way-alike = Both ways round meet the same goblins: leave the direction out.
why-reroll-not-these = Damage dice are kept: these may not be rerolled.
why-reroll-alike = Equal dice are the same; the first of them are named: reroll { $dice }.
why-no-such-die = { $count ->
    [one] Only one die lies here.
   *[other] Only { $count } dice lie here.
}
why-another-item = This question is about another item.
why-hands-full = This hero’s hands are full: each holds two items.
why-track-full = This track is at its maximum.
why-quest-not-open = This quest is not open for you now.
why-quest-needs-temple = A treasure quest is taken by completing its temple.
why-quest-does-not-fit = No choice of your heroes fits this quest together with one that moved in this step.
why-defence-short = Defending costs { $cost } Power, and you have { $power }.
why-no-defence-now = This damage cannot be defended.
why-no-helm-now = The Iron Helm cancels one damage die per Night, and no damage of magic dice.
why-no-attack-die = No attack die is left.
why-goblin-out-of-reach = A hero attacks the goblin of its own portal. The Bow reaches an adjacent card whose portal has no hero.
why-no-shot-from-grotto = A hero in a grotto takes no action by Night, and so shoots no Bow.
why-no-sword-there = The Sword needs its holder on a portal with a goblin, and 1 Power per wound.
why-not-in-a-temple = This hero is not in a temple.
why-not-so-far = { $left ->
    [0] This hero is on the last space of its temple.
    [one] Only one space is left in this temple.
   *[other] Only { $left } spaces are left in this temple.
}
why-guide-another-number = This grotto leads a hero another number of spaces.
why-waits-for-rest = This hero is on the last space and waits for your rest.
why-symbols-short = { $need ->
    [one] The next space needs 1 { $symbol } at one moment.
   *[other] The next space needs { $need } of { $symbol } at one moment.
}
why-no-hero-fights-there = None of your heroes stands on that portal with a goblin.
why-effect-cannot-go-there = This move follows a row or a column, as far as it says, with room at the end and Power for goblins passed.
why-hero-stays = This hero stays: only portals, obelisks and last temple spaces send heroes home.
why-staff-needs = The Staff needs { $cost } Power for this book, no more and no less.
why-no-passive-goblin = There is no passive goblin to turn.
why-card-is-gloom = This card shows its gloom side already.
why-castles-darken-first = Castle cards turn gloom first.
why-no-goblin-there = There is no goblin on this portal.
why-no-torch = The reroll needs a torch among the dice.
why-not-equipped = Only an item in a hero’s hand can be discarded.


## Questions: title, second line, and what the others read

ask-Pick = { $who }, pick a movement card
ask-Pick-why = { $players ->
    [one] You move one hero by it, or stay idle.
   *[other] Everyone moves one hero by it, or stays idle. You begin.
}
wait-Pick = { $who } is choosing a movement card.

ask-MoveOrIdle = { $who }, move one hero { part-by }
ask-MoveOrIdle-why = Each aggressive goblin passed costs 1 Power. Idling with a hero in a castle brings 1 Health or Power.
wait-MoveOrIdle = { $who } is moving a hero.

ask-Grotto = { $who }, use the { $grotto }?
ask-Grotto-why = A hero that moves into a grotto may use it once, now.
wait-Grotto = { $who } is standing in a grotto.

ask-Target = { $who }, choose the goblin to wound
ask-Target-why = { $wounds ->
    [one] It takes { $wounds } wound. A hero of yours must stand on its portal.
   *[other] It takes { $wounds } wounds. A hero of yours must stand on its portal.
}
wait-Target = { $who } is choosing a goblin.

ask-Direction = { $who }, move the magic token forward or back?
ask-Direction-why = { $count ->
    [one] Then { $count } die is rolled: each magic, torch or scroll is one space.
   *[other] Then { $count } dice are rolled: each magic, torch or scroll is one space.
}
wait-Direction = { $who } is choosing a way for the magic token.

ask-Guide = { $who }, advance one hero in a temple
ask-Guide-why = { $most ->
    [one] The hero moves { $most } space. Symbols are not needed.
   *[other] The hero moves up to { $most } spaces. Symbols are not needed.
}
wait-Guide = { $who } is advancing a hero.

ask-MoveByEffect = { $who }, move another hero
ask-MoveByEffect-why = { $reach ->
    [one] Along its row or column, { $reach } card.
   *[other] Along its row or column, up to { $reach } cards.
} { $times ->
    [one] One such move is left.
   *[other] { $times } such moves are left.
}
wait-MoveByEffect = { $who } is moving a hero.

ask-ClaimPlacement = { $who }, take a quest?
ask-ClaimPlacement-why = Your heroes fit it. By Day you may take one quest per turn.
wait-ClaimPlacement = { $who } is looking at a quest.

ask-ClaimTreasure = { $who }, take a treasure quest?
ask-ClaimTreasure-why = You completed the { $temple }.
wait-ClaimTreasure = { $who } is looking at a treasure.

ask-Gain = { $who }, gain Health or Power?
ask-Gain-why = You gain 1, up to your maximum.
wait-Gain = { $who } is choosing Health or Power.

ask-Shift = { $who }, move the magic token
ask-Shift-why = The quest lets you move it up to { $most ->
    [one] { $most } space
   *[other] { $most } spaces
} either way, or leave it.
wait-Shift = { $who } is moving the magic token.

ask-Equip = { $who }, choose who takes the { $item }
ask-Equip-why = A new item goes to one of your heroes with a free hand, wherever that hero is.
wait-Equip = { $who } is handing out an item.

ask-Rearrange = { $who }, hand out your items
ask-Rearrange-why = Heroes at home may swap with each other and with your stash, two items each.
wait-Rearrange = { $who } is handing out items.

ask-RollOrRest = { $who }, roll or rest?
ask-RollOrRest-why = { $wounds ->
    [0] You hold the dice. Resting ends your Night and keeps what you have; at 0 Health you are exhausted.
    [one] You hold the dice. Resting ends your Night and keeps what you have, but the wound that you dealt heals; at 0 Health you are exhausted.
   *[other] You hold the dice. Resting ends your Night and keeps what you have, but the { $wounds } wounds that you dealt heal; at 0 Health you are exhausted.
}
wait-RollOrRest = { $who } holds the dice.

ask-Reroll = { $who }, reroll some dice?
ask-Reroll-why = { $cause ->
    [grotto] The grotto lets you reroll once, all but damage.
   *[hourglass] Your Hourglass rerolls any dice, once per Night.
}
wait-Reroll = { $who } is looking at the dice.

ask-Hit = { $who }, defend?
ask-Hit-why = { $cause ->
    [boss] Danongorf strikes: { $damage } Health. Defending costs { $cost } Power.
    [magic] The magic runs over: { $damage } Health. Defending costs { $cost } Power.
   *[die] A damage die falls to you: { $damage } Health. Defending costs { $cost } Power.
}
wait-Hit = { $who } is facing a blow.

ask-Symbols = { $who }, use the symbols
ask-Symbols-why = Torches: { $torches }, scrolls: { $scrolls }, attacks: { $attacks }. Each serves one of your heroes.
wait-Symbols = { $who } is using the dice.

ask-Returning = { $who }, choose the hero that returns next
ask-Returning-why = { $count ->
    [one] { $count } hero is still to return. Its place takes effect, then you gain 1 Health or Power.
   *[other] { $count } heroes are still to return. Each place takes effect, then you gain 1 Health or Power.
}
wait-Returning = { $who } is bringing heroes home.

ask-UseStaff = { $who }, pay { $cost } Power to learn book { part-book }?
ask-UseStaff-why = With the Staff each Power counts as one space more of magic. The token does not move.
wait-UseStaff = { $who } is raising the Staff.

ask-Anger = { $who }, choose a goblin that turns aggressive
ask-Anger-why = At Resolution { $left ->
    [one] { $left } more passive goblin turns. You choose which.
   *[other] { $left } more passive goblins turn. You choose which.
}
wait-Anger = { $who } is choosing a goblin.

ask-ChooseCastle = { $who }, choose a castle for hero { $hero }
ask-ChooseCastle-why = House rule: a hero sent home may go to any castle.
wait-ChooseCastle = { $who } is choosing a castle.

ask-Flip = { $who }, choose the card that turns gloom
ask-Flip-why = One more card is lost each round, castles first. With all 17 the game is lost.
wait-Flip = { $who } is choosing a card.

ask-Lure = { $who }, choose the goblin that joins Danongorf
ask-Lure-why = Its portal stays empty until the next Resolution.
wait-Lure = { $who } is choosing a goblin.

ask-FightReroll = { $who }, pay 1 Power to reroll?
ask-FightReroll-why = All dice but torches are rolled again. You may pay again after that.
wait-FightReroll = { $who } is looking at the dice.

ask-DiscardItem = { $who }, choose an item to lose
ask-DiscardItem-why = Magic shows in the fight: one item in a hero’s hand leaves the game.
wait-DiscardItem = { $who } is choosing an item.


## Actions

act-idle = Stay idle
act-take = Take it
act-take-Grotto = Use the grotto
act-take-FightReroll = Pay 1 Power and reroll
act-skip = Skip
act-skip-Grotto = Leave the grotto
act-skip-Guide = Advance nobody
act-skip-MoveByEffect = Move nobody
act-skip-ClaimPlacement = Take no quest
act-skip-ClaimTreasure = Take no quest
act-skip-Reroll = Keep the dice
act-skip-FightReroll = Keep the dice
act-done = Done
act-done-Symbols = Stop here
act-roll = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
act-rest = Rest for the night
act-suffer = Take the damage
act-defend = Defend
act-defend-cost = Defend: { $cost } Power
act-helm = Use the Iron Helm
act-pick = Pick { part-card }
act-move = Move hero { $hero } to { $region }{ part-way }
act-move-cost = Move hero { $hero } to { $region }{ part-way }: { $cost } Power
act-gain = { $track_id ->
    [health] { act-gain-health }
   *[power] { act-gain-power }
}
act-gain-health = Gain 1 Health
act-gain-power = Gain 1 Power
act-drop = Lay the { $item } in the stash
act-equip = Give the { $item } to hero { $hero }
act-claim = Take “{ $quest }”
act-guide = Advance hero { $hero } by { $spaces }
act-advance = Advance hero { $hero }: { $payment }
act-attack = Attack the goblin on { $cell }, hero { $hero }
act-sword = Strike with the Sword: 1 Power
act-wound = Wound the goblin on { $cell }
act-shift = Move the magic token: { $spaces }
act-turn = { $direction_id ->
    [forward] Move the token forward
   *[back] Move the token back
}
act-reroll = Reroll dice { $dice }
act-return = Bring home hero { $hero }
act-pay = { $power ->
    [0] Pay nothing
   *[other] Pay { $power } Power
}
act-anger = Turn the goblin on { $cell } aggressive
act-flip = Turn { $cell } gloom
act-lure = Send the goblin on { $cell } to Danongorf
act-discard = Discard the { $item }
act-house = Go to the { $colour } castle
act-land = Lay { $card } on { $cell }
act-colour = Give { $colour } to { $who }
act-first = Make { $who } first player
act-deal = Deal “{ $quest }”
act-show = Show { part-card }
act-dice = Roll: { $die }
act-dice-in-order = Roll in order: { $die }

part-way = { $way_id ->
    [cw] , clockwise
    [ccw] , counter-clockwise
    [foot] , on foot
   *[line] { "" }
}


## Names

name-movement-horse = Horse
name-movement-raft = Raft
name-movement-gryphon = Gryphon
name-movement-ship = Ship
name-movement-foot = Foot
text-movement-horse = Along the row, any distance.
text-movement-raft = Along the column, any distance.
text-movement-gryphon = Along a diagonal, any distance.
text-movement-ship = From coast card to coast card, either way round.
text-movement-foot = To an adjacent card.

name-face-damage = damage
name-face-power = power
name-face-magic = magic
name-face-torch = torch
name-face-scroll = scroll
name-face-attack = attack

name-colour-blue = blue
name-colour-red = red
name-colour-yellow = yellow
name-colour-green = green

name-track-health = Health
name-track-power = Power

name-direction-forward = forward
name-direction-back = back
name-way-cw = clockwise
name-way-ccw = counter-clockwise
name-way-foot = on foot

name-payment-t = 1 torch
name-payment-s = 1 scroll
name-payment-f = { $power } Power
name-payment-tt = 2 torches
name-payment-ts = 1 torch, 1 scroll
name-payment-tf = 1 torch, { $power } Power
name-payment-ss = 2 scrolls
name-payment-sf = 1 scroll, { $power } Power
name-payment-ff = { $power } Power

name-temple-fire = Fire temple
name-temple-forest = Forest temple
name-temple-water = Water temple
name-temple-ice = Ice temple
name-temple-shadow = Shadow temple
name-temple-sun = Sun temple

name-land-castle-blue = Blue castle
name-land-castle-red = Red castle
name-land-castle-yellow = Yellow castle
name-land-castle-green = Green castle
name-land-fire = Fire temple
name-land-forest = Forest temple
name-land-water = Water temple
name-land-ice = Ice temple
name-land-shadow = Shadow temple
name-land-sun = Sun temple
name-land-goblin-1 = Goblin card 1
name-land-goblin-2 = Goblin card 2
name-land-goblin-3 = Goblin card 3
name-land-goblin-4 = Goblin card 4
name-land-goblin-5 = Goblin card 5
name-land-goblin-6 = Goblin card 6
name-land-goblin-7 = Goblin card 7

name-spell-book = Book
name-spell-scorpion = Scorpion
name-spell-drop = Drop
name-spell-lamp = Lamp
name-spell-tree = Tree
name-spell-star = Star
name-spell-flask = Flask
name-spell-stone = Stone
name-spell-gate = Gate
name-spell-crystal = Crystal

name-mode-together = { option-mode-together }
name-mode-chosen = { option-mode-chosen }
name-mode-danongorf = { option-mode-danongorf }

name-level-peasant = Peasant
name-level-page = Page
name-level-squire = Squire
name-level-knight = Knight
name-level-hero = Legendary Hero

name-phase-setup = Setup
name-phase-day = Day
name-phase-dusk = Dusk
name-phase-night = Night
name-phase-dawn = Resolution
name-phase-fight = Fight
name-phase-end = End of the game

end-rounds = The fifth Night has passed.
end-target = The target is reached. You have won!
told-end-target = The target is reached, and the game is won.
end-short = The fifth Night has passed, and the target is not reached.
end-boss-beaten = Danongorf has nothing left. You have won!
told-end-boss-beaten = Danongorf has nothing left, and the fight is won.
end-fallen = Your Health is at 0. Danongorf wins the fight.
told-end-fallen = Health is at 0, and Danongorf wins the fight.
end-gloom = All 17 cards lie in gloom. The isle is lost.
name-reason-rounds = { end-rounds }
name-reason-target = { end-target }
name-reason-short = { end-short }
name-reason-boss-beaten = { end-boss-beaten }
name-reason-fallen = { end-fallen }
name-reason-gloom = { end-gloom }


## Items

name-item-sword = Sword
name-item-shield = Shield
name-item-staff = Staff
name-item-T01 = Iron Helm
name-item-T02 = Lantern
name-item-T03 = Bow
name-item-T04 = Pan Pipes
name-item-T05 = Boomerang
name-item-T06 = Hourglass
name-item-T07 = Winged Boots
name-item-T08 = Fairy
name-item-T09 = Chart
name-item-T10 = Shovel
name-item-T11 = Lucky Gem
name-item-T12 = Tome

text-item-sword = By Night, on a portal with a goblin, its holder deals { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
} per Power paid.
text-item-shield = Defending costs you { $shielded } Power instead of { $cost }, whichever of your heroes holds it.
text-item-staff = On an obelisk, its holder may pay Power: each counts as one space more of magic.
text-item-T01 = Once per Night, cancel one damage die for free, whichever of your heroes holds it.
text-item-T02 = For its holder, scroll dice may serve as torches.
text-item-T03 = With attack dice, its holder may wound a goblin on an adjacent card whose portal has no hero, but not from a grotto. These wounds last until you rest or are exhausted.
text-item-T04 = Its holder passes aggressive goblins for free. They still turn passive.
text-item-T05 = The first attack die its holder uses in each roll gives { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}.
text-item-T06 = Once per Night, right after your own roll, reroll any dice, whichever of your heroes holds it.
text-item-T07 = Its holder may move on foot whatever the card.
text-item-T08 = While a hero of yours holds it: when your Health would run out, it stays at { $left } and you are not exhausted. Then the Fairy leaves the game.
text-item-T09 = For its holder, torch dice may serve as scrolls.
text-item-T10 = When its holder enters a grotto by a movement card, gain { $gain } Health or Power first.
text-item-T11 = When its holder enters a castle by a movement card, or you idle while it is in one, gain { $gain } Health and { $gain } Power.
text-item-T12 = On an obelisk, the magic token counts { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} further for its holder.

legend-step-2 = Gained
stash = Stash


## Quests

name-quest-P01 = North and south
name-quest-P02 = East and west
name-quest-P03 = Two keys
name-quest-P04 = Twin siege
name-quest-P05 = Envoys
name-quest-P06 = Highroad
name-quest-P07 = Great river
name-quest-P08 = Shore watch
name-quest-P09 = Gryphon line
name-quest-P10 = Inland council
name-quest-P11 = Three trades
name-quest-P12 = Scattered
name-quest-T01 = { name-item-T01 }
name-quest-T02 = { name-item-T02 }
name-quest-T03 = { name-item-T03 }
name-quest-T04 = { name-item-T04 }
name-quest-T05 = { name-item-T05 }
name-quest-T06 = { name-item-T06 }
name-quest-T07 = { name-item-T07 }
name-quest-T08 = { name-item-T08 }
name-quest-T09 = { name-item-T09 }
name-quest-T10 = { name-item-T10 }
name-quest-T11 = { name-item-T11 }
name-quest-T12 = { name-item-T12 }

text-quest-P01 = One hero in the top row, another in the bottom row.
text-quest-P02 = One hero in the left column, another in the right column.
text-quest-P03 = One hero in a torch temple, another in a scroll temple.
text-quest-P04 = { $heroes } heroes on portals of adjacent cards.
text-quest-P05 = { $heroes } heroes in { $heroes } different castles of other colours.
text-quest-P06 = { $heroes } heroes on { $heroes } cards of one row, none in a castle.
text-quest-P07 = { $heroes } heroes on { $heroes } cards of one column, none in a castle.
text-quest-P08 = { $heroes } heroes on coast cards, none at home.
text-quest-P09 = { $heroes } heroes on { $heroes } cards of one diagonal, no castle cards.
text-quest-P10 = { $heroes } heroes on { $heroes } different inland cards.
text-quest-P11 = One hero in a temple, one on a portal, one in a grotto, none on the same card as another or on an adjacent one.
text-quest-P12 = { $heroes } heroes, each at least { $apart } cards from the others, none at home.
text-quest-T01 = Complete the { name-temple-ice }.
text-quest-T02 = Complete the { name-temple-ice }.
text-quest-T03 = Complete the { name-temple-shadow }.
text-quest-T04 = Complete the { name-temple-shadow }.
text-quest-T05 = Complete the { name-temple-fire }.
text-quest-T06 = Complete the { name-temple-fire }.
text-quest-T07 = Complete the { name-temple-forest }.
text-quest-T08 = Complete the { name-temple-forest }.
text-quest-T09 = Complete the { name-temple-water }.
text-quest-T10 = Complete the { name-temple-water }.
text-quest-T11 = Complete the { name-temple-sun }.
text-quest-T12 = Complete the { name-temple-sun }.

reward-quest-P01 = { $power } Power
reward-quest-P02 = { $health } Health
reward-quest-P03 = One hero in a temple advances { $advance ->
    [one] { $advance } space
   *[other] { $advance } spaces
}
reward-quest-P04 = { $health } Health
reward-quest-P05 = Health or Power, { $choice ->
    [one] once
   *[other] { $choice } times
}
reward-quest-P06 = { $health } Health, { $power } Power
reward-quest-P07 = { $health } Health, { $power } Power
reward-quest-P08 = { $health } Health, { $power } Power
reward-quest-P09 = Power to its maximum
reward-quest-P10 = Magic token up to { $magic ->
    [one] { $magic } space
   *[other] { $magic } spaces
} either way
reward-quest-P11 = Health or Power, { $choice ->
    [one] once
   *[other] { $choice } times
}
reward-quest-P12 = Health to its maximum
reward-quest-T01 = { text-item-T01 }
reward-quest-T02 = { text-item-T02 }
reward-quest-T03 = { text-item-T03 }
reward-quest-T04 = { text-item-T04 }
reward-quest-T05 = { text-item-T05 }
reward-quest-T06 = { text-item-T06 }
reward-quest-T07 = { text-item-T07 }
reward-quest-T08 = { text-item-T08 }
reward-quest-T09 = { text-item-T09 }
reward-quest-T10 = { text-item-T10 }
reward-quest-T11 = { text-item-T11 }
reward-quest-T12 = { text-item-T12 }

quest-kind-placement = placement quest
quest-kind-treasure = treasure quest
quest-leaves = Leaves at Resolution
quest-safe = A quest was taken today: none leaves at Resolution


## Grottos

name-grotto-GB1 = Healing grotto
name-grotto-GB2 = Power grotto
name-grotto-GB3 = Ambush grotto
name-grotto-GB4 = Magic grotto
name-grotto-GB5 = Dice grotto
name-grotto-GB6 = Guide’s grotto
name-grotto-GB7 = Tunnel grotto
name-grotto-GG1 = gloomy Healing grotto
name-grotto-GG2 = gloomy Power grotto
name-grotto-GG3 = gloomy Ambush grotto
name-grotto-GG4 = gloomy Magic grotto
name-grotto-GG5 = gloomy Dice grotto
name-grotto-GG6 = gloomy Guide’s grotto
name-grotto-GG7 = gloomy Tunnel grotto

text-grotto-GB1 = Gain { $gain } Health for each of your heroes away from home.
text-grotto-GB2 = Gain { $gain } Power for each of your heroes away from home.
text-grotto-GB3 = Deal { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
} to one goblin whose portal holds a hero of yours.
text-grotto-GB4 = Move the magic token { $amount ->
    [one] { $amount } space
   *[other] { $amount } spaces
} forward.
text-grotto-GB5 = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}. Use torches and scrolls for your heroes in temples.
text-grotto-GB6 = Advance one of your heroes in a temple by { $amount ->
    [one] { $amount } space
   *[other] { $amount } spaces
}, whatever it needs.
text-grotto-GB7 = Move one other hero of yours by up to { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
} along its row or column.
text-grotto-GG1 = Roll a die for each of your heroes away from home: damage −{ $loss } Health, torch or scroll { SIGNED($best) }, others { SIGNED($plain) }. Health does not fall below its last point.
text-grotto-GG2 = Roll a die for each of your heroes away from home: damage −{ $loss } Power as long as there is some, torch or scroll { SIGNED($best) }, others { SIGNED($plain) }.
text-grotto-GG3 = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}. Each attack or torch is { $each ->
    [one] { $each } wound
   *[other] { $each } wounds
} to goblins whose portal holds a hero of yours.
text-grotto-GG4 = Choose forward or back, then roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}: the magic token moves { $each ->
    [one] { $each } space
   *[other] { $each } spaces
} per magic, torch or scroll.
text-grotto-GG5 = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, and once more any without damage. Lose { $each } Health per damage, then use torches and scrolls for your heroes in temples. Health does not fall below its last point.
text-grotto-GG6 = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, then advance one of your heroes in a temple: damage nothing, torch or scroll { $plain } or { $best ->
    [one] { $best } space
   *[other] { $best } spaces
}, others { $plain }.
text-grotto-GG7 = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}. For each without damage, move a different other hero by up to { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
} along its row or column.


## Places

# For sentences, after "to" or "on".
place-castle = the { $colour } castle
place-obelisk = the obelisk of book { part-book }
place-temple = the { $temple }
place-portal = the portal of goblin card { $number }
place-grotto = the { $grotto }
place-card = the card in row { $row }, column { $column }
place-card-with = the card with { $place }

side-bright = bright side
side-gloom = gloom side



## Tracks, magic, odds, scores

track-health = Health { $now } of { $most }
track-power = Power { $now } of { $most }
track-spell = Spell level { $spell } of 10
track-goblins = Goblins defeated: { $count }
track-quests = Quests completed: { $count }
track-magic = Magic on space { $magic } of 10, level { $level }
goblin-supply = Goblins in the supply: { $count }
quest-deck = Quests in the deck: { $count }
target = { $score } of { $target ->
    [one] { $target } point
   *[other] { $target } points
}
boss-area = Danongorf: quests { $quests }, goblins { $goblins }
hero-name = Hero { $hero }

text-magic-0 = Level { $level }: a damage die costs { $loss } Health, a power die gives { $gain } Power, no book can be learned.
text-magic-1 = Level { $level }: a damage die costs { $loss } Health, a power die gives { $gain } Power, a book up to { $reach ->
    [one] { $reach } level
   *[other] { $reach } levels
} up can be learned.
text-magic-2 = Level { $level }: a damage die costs { $loss } Health, power dice give nothing, a book up to { $reach ->
    [one] { $reach } level
   *[other] { $reach } levels
} up can be learned.
text-magic-3 = Level { $level }: a damage die costs { $loss } Health, power dice give nothing, magic dice cost { $magic_loss } Health at the end of the track, a book up to { $reach ->
    [one] { $reach } level
   *[other] { $reach } levels
} up can be learned.
text-magic-solo-0 = Level { $level }: the first damage die is ignored, others cost { $loss } Health, a power die gives { $gain } Power, no book can be learned.
text-magic-solo-1 = Level { $level }: the second damage die is ignored, others cost { $loss } Health, the first power die is ignored, others give { $gain } Power, a book up to { $reach ->
    [one] { $reach } level
   *[other] { $reach } levels
} up can be learned.
text-magic-solo-2 = Level { $level }: a damage die costs { $loss } Health, power dice give nothing, a book up to { $reach ->
    [one] { $reach } level
   *[other] { $reach } levels
} up can be learned.
text-magic-solo-3 = Level { $level }: a damage die costs { $loss } Health, power dice give nothing, magic dice cost { $magic_loss } Health at the end of the track, a book up to { $reach ->
    [one] { $reach } level
   *[other] { $reach } levels
} up can be learned.

odds-title = If the dice are rolled
odds-hurt = Lose Health
odds-exhausted = Be exhausted, even defending
odds-advance = { $head }: next space
odds-finish = { $head }: end of the { $temple }
odds-learn = { $head }: may learn book { part-book }




## Options of a new table

option-mode = How do you play?
option-mode-together = Together
option-mode-together-about = 2 to 4 players on one isle. Most points after round 5 wins.
option-mode-chosen = Chosen One
option-mode-chosen-about = Alone against a target score.
option-mode-danongorf = Danongorf
option-mode-danongorf-about = Alone with four heroes, before all 17 cards turn gloom. Every castle is home to every hero. A fan variant.
option-players = Players
option-players-1 = 1
option-players-1-about = One player, in the modes for one.
option-players-2 = 2
option-players-2-about = Two players.
option-players-3 = 3
option-players-3-about = Three players.
option-players-4 = 4
option-players-4-about = Four players.
option-gloom = Isle
option-gloom-no = Bright
option-gloom-no-about = All map cards show their bright side.
option-gloom-yes = Gloom
option-gloom-yes-about = GloomFall: harder temples, aggressive arrivals, grottos of chance.
option-level = Level
option-level-peasant = Peasant
option-level-peasant-about = Reach { $points } points.
option-level-page = Page
option-level-page-about = Reach { $points } points.
option-level-squire = Squire
option-level-squire-about = Reach { $points } points.
option-level-knight = Knight
option-level-knight-about = Reach { $points } points.
option-level-hero = Legendary Hero
option-level-hero-about = Reach { $points } points.
option-colours = Colours
option-colours-about = One colour per seat, in order, or by lot.
option-first = First player
option-first-random = By lot
option-first-random-about = Chance names who begins round 1.
option-first-0 = Seat 1
option-first-0-about = The first seat begins round 1.
option-first-1 = Seat 2
option-first-1-about = The second seat begins round 1.
option-first-2 = Seat 3
option-first-2-about = The third seat begins round 1.
option-first-3 = Seat 4
option-first-3-about = The fourth seat begins round 1.

house-rules = House rules

option-end_card_goblin = Ending beside an aggressive goblin
option-end_card_goblin-ignore = No cost
option-end_card_goblin-ignore-about = A hero that ends in the grotto beside it pays nothing, and it stays aggressive.
option-end_card_goblin-pay = Costs 1 Power
option-end_card_goblin-pay-about = A hero that ends in the grotto beside it pays 1 Power, and it turns passive.
option-effect_move_regions = Moves by an effect
option-effect_move_regions-false = Nothing on arrival
option-effect_move_regions-false-about = A hero moved by an effect gets no castle gain and no grotto.
option-effect_move_regions-true = As by a card
option-effect_move_regions-true-about = A hero moved by an effect gets the castle gain or the grotto.
option-claim = Fitting quests
option-claim-optional = May be taken
option-claim-optional-about = A player may leave a quest that fits.
option-claim-forced = Must be taken
option-claim-forced-about = A player takes a quest that fits.
option-quest_scope = One quest per turn
option-quest_scope-player = For each player
option-quest_scope-player-about = Each player may take one quest per turn by Day.
option-quest_scope-table = For the table
option-quest_scope-table-about = One quest per turn by Day, for all players together.
option-legend_double = Both temples in one rest
option-legend_double-false = One step
option-legend_double-false-about = A legendary item advances one step per rest.
option-legend_double-true = Two steps
option-legend_double-true-about = A legendary item may advance two steps in one rest, in the order chosen.
option-damage_deal = Damage is dealt
option-damage_deal-die = By dice
option-damage_deal-die-about = A whole die hits one player.
option-damage_deal-point = By points
option-damage_deal-point-about = Each point of damage is its own hit and its own defence.
option-magic_defence = Damage of magic dice
option-magic_defence-true = Can be defended
option-magic_defence-true-about = Power defends against it as against damage dice.
option-magic_defence-false = Cannot be defended
option-magic_defence-false-about = It is always suffered.
option-night_double = Two treasure quests of one temple
option-night_double-true = Both by Night
option-night_double-true-about = A rest that completes the temple may take both.
option-night_double-false = One
option-night_double-false-about = A rest that completes the temple takes one at most.
option-gloom_setup = First goblins on gloom cards
option-gloom_setup-true = Aggressive
option-gloom_setup-true-about = Goblins on gloom cards begin the game aggressive.
option-gloom_setup-false = Passive
option-gloom_setup-false-about = Goblins on gloom cards begin the game passive.
option-solo_target = Target of the Chosen One
option-solo_target-immediate = Wins at once
option-solo_target-immediate-about = The game is won as soon as the target is reached.
option-solo_target-end = Counts at the end
option-solo_target-end-about = The score is held against the target after round 5.
option-danongorf_return = Going home in Danongorf
option-danongorf_return-colour = To its own colour
option-danongorf_return-colour-about = A hero goes to the castle of its colour.
option-danongorf_return-choice = To any castle
option-danongorf_return-choice-about = You choose the castle for each hero sent home.
option-boss_reroll = Rerolls in the fight
option-boss_reroll-torch = With a torch
option-boss_reroll-torch-about = A reroll needs a torch among the dice.
option-boss_reroll-free = Always
option-boss_reroll-free-about = A reroll needs 1 Power and no torch.
option-boss_defence = Defence in the fight
option-boss_defence-true = Allowed
option-boss_defence-true-about = The 2 Health can be defended as one die.
option-boss_defence-false = Not allowed
option-boss_defence-false-about = The 2 Health are always lost.
cli-game-quest = Quest
cli-word-colour = the colour
cli-word-dice = the dice
cli-word-direction = the direction
cli-word-item = the item
cli-word-payment = the payment
cli-word-power = the Power
cli-word-quest = the quest
cli-word-region = the region
cli-word-spaces = the spaces
cli-word-track = the track
