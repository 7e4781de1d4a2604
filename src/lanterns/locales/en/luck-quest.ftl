# What rolling on by Night would bring.

luck-temple = { $temple } done
luck-goblin = { $head }: goblin beaten
luck-book = Book { $spell } within reach
luck-other = { $goal }: show another goal
luck-exhausted = exhausted
luck-this = this roll
luck-turn = to your turn
luck-lap = next lap
luck-roll-1 = this roll
luck-roll-2 = two rolls
luck-roll-3 = three rolls
luck-percent = { $percent }%
luck-stake = Exhausted, your heroes go home with nothing and your spell level is { $level }.
luck-how = About: { $walks } Nights played on
luck-policy = In them nobody rests. All dice are used, Power forges only the last stone of a temple, hits are defended from 3 Power up or when they would exhaust.
luck-wait = Playing many Nights…
luck-failed = This cannot be counted now. The odds of this roll stand.
