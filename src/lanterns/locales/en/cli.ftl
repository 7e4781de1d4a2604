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
cli-word-card = the card
cli-word-cell = the square
cli-word-die = the die
cli-word-hero = the hero
cli-word-place = the place
cli-word-seat = the seat
cli-word-slot = the slot
cli-word-way = the way
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

# A record played back.
cli-replay-line = line { $n } of { $of }
cli-replay-prompt = Enter: on, b: back, a number: that line, e: the end, q: leave
cli-replay-help = Type Enter to go on, b to go back, a line from 0 to { $count }, e for the end, or q to leave.
