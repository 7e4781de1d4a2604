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
