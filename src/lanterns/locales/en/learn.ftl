# Texts of the pages on which a game is learned: how to play, small cases, the card to print.

learn = Learn
learn-sub = nobody has to read first
learn-title = Learn { $game }
learn-rules = The whole rules, in plain words
learn-bots = A gentle game against bots
