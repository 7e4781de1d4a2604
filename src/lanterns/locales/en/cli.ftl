# The terminal.

cli-thinking = { $name } is thinking…
cli-prompt = Your choice (number, notation, or h for help)
cli-help =
    A number        choose that action
    a notation      the same by its text, for example: { $example }
    u               undo your last choice (as far back as the last dice, card or other player’s action)
    t N             take back the last N actions, whoever made them (alone at the table only; marks the game)
    ? NAME          what a card, place, quest or any name on the screen does;  ? ID  the same;  ? Q3.7  one rule
    ?               the rules of this question
    b               back to the first step, when the answer is chosen step by step
    m               draw the table again
    l               the whole log
    s FILE          save the game (it is also saved after each of your choices)
    q               save and leave
cli-unknown = “{ $text }” is none of the choices: type a number from 1 to { $count }, a notation, or h for help.
cli-not-legal = “{ $text }” is not possible now.
cli-no-undo = There is nothing of your own to take back: dice, a card or another player came after it.
cli-no-takeback = Only somebody who is alone at the table may take back that much.
cli-saved = Saved in { $file }
cli-resumed = Resumed from { $file }
cli-goodbye = The game is saved. To go on:  lanterns play --resume { $file }
cli-no-rule = There is no rule { $rule } in the rules of { $game }.
cli-no-rules = The rules text is not installed here.
cli-pass-screen = Pass the screen to { $name }, then press Enter.
cli-log = Log
cli-bad-word = “{ $text }”: { $word } must be one of { $names }, not “{ $found }”.
cli-word-missing = “{ $text }” ends too early: { $word } must follow, one of { $names }.
cli-word-too-many = “{ $text }”: “{ $found }” is too much after “{ $before }”.
cli-too-far-back = { $count ->
    [one] { $count } action
   *[other] { $count } actions
} cannot be taken back; those that stand: { $standing }.
cli-log-more = … { $count ->
    [one] { $count } more line
   *[other] { $count } more lines
} before: type l to read them all.
cli-answers = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
cli-back = back
cli-ask-names = Type  ? NAME  or  ? ID  for a card, a place, a quest or whatever else stands on the screen.
cli-rules-english = The rules text is in English.
cli-players-range = Players at a table of { $game }: { $fewest } to { $most }, not { $players }.
cli-solo-name = Hero { $number }
cli-solo-heroes = Heroes that { $game } asks for: { $fewest } or more. Alone, play them all: --people 1 --players { $fewest }.

# What a notation may lack, by the name of its part.
cli-word-artefact = the artefact
cli-word-barrel = the barrel
cli-word-book = the book
cli-word-boss = the boss
cli-word-card = the card
cli-word-cell = the square
cli-word-circle = the circle
cli-word-colour = the colour
cli-word-cost = the cost
cli-word-debt = the debt
cli-word-dice = the dice
cli-word-die = the die
cli-word-direction = the direction
cli-word-enemy = the enemy
cli-word-face = the face
cli-word-goblin = the goblin
cli-word-group = the group
cli-word-halt = the halt
cli-word-hero = the hero
cli-word-hits = the wounds
cli-word-hourglass = the hourglass
cli-word-item = the item
cli-word-minion = the minion
cli-word-monster = the monster
cli-word-node = the end
cli-word-objective = the goal
cli-word-other = the other circle
cli-word-payers = the payers
cli-word-payment = the payment
cli-word-piece = the corridor
cli-word-pit = the pit
cli-word-place = the place
cli-word-plus = the added dice
cli-word-power = the Power
cli-word-prize = the prize
cli-word-quest = the quest
cli-word-region = the region
cli-word-room = the room
cli-word-seat = the seat
cli-word-seconds = the seconds
cli-word-sides = the sides
cli-word-skill = the skill
cli-word-slot = the slot
cli-word-spaces = the spaces
cli-word-spell = the spell
cli-word-spot = the spot
cli-word-taken = the card taken
cli-word-token = the token
cli-word-track = the track
cli-word-trick = the ability
cli-word-turn = the turn
cli-word-way = the way
cli-word-weapon = the weapon
cli-game-quest = Quest
cli-game-dungeons = Dungeons
cli-game-mapmasters = Map Masters
cli-game-mapmasters-coop = Map Masters, Coop
# The command line itself.
cli-usage = Usage
cli-try-help = Try “{ $command } --help” for help.
cli-error = Error

# A finished game looked into.
cli-analysis-moves = Moves
cli-analysis-wholes = Laid open, beside the exact best
cli-analysis-seats = Skill and luck
cli-analysis-number = No.
cli-analysis-who = Who
cli-analysis-played = Played
cli-analysis-mark = Mark
cli-analysis-change = Change of the chance, %
cli-analysis-interval = 95% interval
cli-analysis-better = Better
cli-analysis-points = Points
cli-analysis-best-points = Best
cli-analysis-good = Best or as good
cli-analysis-marks = Marks
cli-analysis-lost = Lost by choice, %
cli-analysis-luck = From chance, %
cli-analysis-unlucky = { $name } chose best; chance took { $amount }% of a win away.
cli-analysis-lucky = { $name } chose worst; chance gave { $amount }% of a win.
cli-analysis-noise = Chance is never a fault. What lies within the noise of the search, and any loss under 2%, is not marked.
