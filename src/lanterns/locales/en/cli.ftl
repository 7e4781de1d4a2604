# The terminal.

cli-thinking = { $name } is thinking…
cli-prompt = Your choice (number, notation, or h for help)
cli-help =
    A number        choose that action
    a notation      the same by its text, for example: { $example }
    u               undo your last choice (as far back as the last dice, card or other player’s action)
    t N             take back the last N actions, whoever made them (alone at the table only; marks the game)
    ?               the rules of this question;  ? Q3.7  one rule
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
