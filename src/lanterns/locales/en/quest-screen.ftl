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
