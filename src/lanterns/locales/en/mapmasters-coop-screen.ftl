# Words of the terminal’s drawing of Map Masters Coop.

screen-turn = Turn { $turn }: { $seat }
screen-deck = Cards left: { $count }
screen-if-won = Points of a victory: { $points }
screen-coins = Coins left: { $count }
screen-arrive = arrive there
screen-col-number = goal
screen-col-place = where
screen-col-asked = asked
screen-col-after = after goal
screen-col-met = met by
screen-col-pawn = group
screen-col-stands = stands at
screen-col-carries = carries and has done
screen-col-payers = can pay with
screen-step = on a step card
screen-boss = at its goal
screen-out = has left
screen-arrived = The line has arrived.
screen-arrived-lost = The line has arrived, but the group has nothing to do there: entered now, the mission is lost. Take it back.
screen-shuts-in = Laid at { $place }, { $cards } would shut { $groups } in for good.
screen-shut-in = { $spot }, shut in
screen-under-way = The line is under way.
