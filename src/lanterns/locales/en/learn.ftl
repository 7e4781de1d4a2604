# Texts of the pages on which a game is learned: how to play, small cases, the card to print.

learn = Learn
learn-sub = nobody has to read first
learn-rules = The whole rules, in plain words
learn-puzzles = Puzzles: find the move
learn-bots = A gentle game against bots
learn-how = How to play
learn-how-sub = Two screens, four minutes.
learn-page = { $n } of { $count }
learn-cases = Ten small cases
learn-cases-sub = What people ask most.
learn-rule = Rule { $rule }
learn-card = Reference card
learn-card-sub = One side of A5. Keep it beside the board.
learn-card-of = Reference card of { $game }
learn-card-print = Card to print
learn-print = Print or save the card
learn-turn-walk = Walk
learn-turn-act = One heroic action
learn-turn-free = Free actions
learn-turn-torch = The torch burns
learn-phase-market = Market
learn-phase-hand = Hand
learn-phase-draw = Draw
learn-phase-reward = Reward
learn-phase-reset = Reset
