# Texts around the rules for people: the page of a game's rules, and the sheet that "why?" opens. The rules: rules/people.

rules-search-for = Ask: how do I win
rules-chapter = Chapter { $n } of { $count }
rules-link = Link to rule { $rule }
rules-print = Print this chapter
rules-next = Next: { $title }
rules-answers = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
} for “{ $asked }”
rules-also = Also found by: { $words }
rules-none = No answer to these words
rules-most = What people ask most:
rules-ask = Not here? Ask it as you would ask a friend: “can I stay here”, “who wins a tie”, “undo”.
rules-builders = For builders: the exact specification
rules-reference = The exact specification, for those who build the game. It is in English.
rules-more = More of this: { $title }

try-it = Try it
try-title = Try it: { $rule }
try-close = Close, back to the rule
try-again = Set it up again
try-you = You
try-done = That is the rule
try-other = That is allowed, too
try-other-text = This case asks for something else. The rule says:
try-barred-text = That cannot be done here.
rules-open = { $n ->
    [one] One answer is open now.
   *[other] { $n } answers are open now.
}
rules-barred = Why not the others: { $why }
