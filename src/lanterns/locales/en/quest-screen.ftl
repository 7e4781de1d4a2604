# Words of the terminal’s drawing of the quest game.

screen-round = Round { $round }
screen-setup = Setup
screen-day = Day, turn { $turn }
screen-dusk = Dusk
screen-night = Night
screen-dawn = Dawn
screen-fight = The fight
screen-end = The end
screen-magic = Magic { $space }/10 (level { $level })
screen-supply = Goblins left: { $count }
screen-first = First player: { $seat }
screen-target = Target: { $points }
screen-boss = Danongorf: { $quests ->
    [one] { $quests } quest
   *[other] { $quests } quests
}, { $goblins ->
    [one] { $goblins } goblin
   *[other] { $goblins } goblins
}
screen-fight-set = The fight is set
screen-dice = Dice: { $dice }
screen-book = book { $book }
screen-portal = portal
screen-goblin-passive = goblin
screen-goblin-aggressive = GOBLIN!
screen-castle = castle
screen-grotto = grotto { $number }
screen-quests = Quests
screen-col-player = player
screen-col-health = health
screen-col-power = power
screen-col-spell = spell
screen-col-quests = quests
screen-col-goblins = goblins
screen-col-score = score
screen-adventuring = adventuring
screen-resting = resting
screen-stash = stash: { $items }
screen-odds = Next roll, { $seat }: lose Health { $hurt }%, exhausted { $exhausted }%
screen-odds-advance = hero { $hero } next space { $chance }%
screen-odds-finish = hero { $hero } end of the temple { $chance }%
screen-odds-learn = hero { $hero } may learn its book { $chance }%
screen-fire = Fire
screen-forest = Forest
screen-water = Water
screen-ice = Ice
screen-shadow = Shadow
screen-sun = Sun

# What `?` tells of places, dice and goblins.
screen-reward = Reward: { $reward }.
screen-name-magic = Magic
screen-name-portal = portal
screen-name-castle = castle
screen-name-grotto = grotto
screen-name-temple = temple
screen-name-obelisk = obelisk
screen-its-symbol = its symbol
screen-place-portal = portal: one hero, against the goblin there. Your attack dice wound it, and the fifth wound takes it.
screen-place-obelisk = obelisk with { $book }: one hero of each player. A hero that rests there learns it when the Magic level reaches that far above your Spell level.
screen-place-castle = castle: any number of heroes. Entering by a movement card, or staying idle with a hero there, gives 1 Health or Power.
screen-place-temple = temple: spaces 1 to 4 ask for 1, 1, 2 and 2 of { $symbol } by Night; who rests on the last one completes it. At most two heroes, of different players.
screen-place-grotto = grotto: a hero that enters by a movement card may use it once, at once. One hero of each player.
screen-face-damage = Costs Health, as the Magic level says. Power can cancel it.
screen-face-power = Gives Power, as the Magic level says.
screen-face-magic = Moves the Magic token one space.
screen-face-torch = Advances a hero in a temple of torches.
screen-face-scroll = Advances a hero in a temple of scrolls.
screen-face-attack = Wounds the goblin where one of your heroes stands.
screen-goblins-about = Passing a card with an aggressive goblin costs 1 Power and calms it. A passive one is passed free. All turn aggressive at Resolution.
screen-reroll = Reroll { $faces }
screen-calms = calms { $cells }
screen-move = Move hero { $hero } from { $place }
screen-to-row = to row { $row }
