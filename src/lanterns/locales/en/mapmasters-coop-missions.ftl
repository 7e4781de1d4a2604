# The missions of Map Masters Coop: their names and stories. The French file has the same messages.

option-mission = Mission

name-mission-1 = Jean-Mi is back
text-mission-1 = Jean-Mi has come home, and he is not in a good mood. Bring him his boots, and what he says you owe him.
option-mission-1 = 1. { name-mission-1 }
option-mission-1-about = { text-mission-1 }

name-mission-2 = The Echo Shaft
text-mission-2 = Whoever calls into the shaft is answered from below. Fetch the horn, and call with the right goods in your bags.
option-mission-2 = 2. { name-mission-2 }
option-mission-2-about = { text-mission-2 }

name-mission-3 = Switch off the Colossus
text-mission-3 = The Colossus walks until somebody stops it. First throw its { $deeds_word } levers, then the hammer can reach its heart.
option-mission-3 = 3. { name-mission-3 }
option-mission-3-about = { text-mission-3 }

name-mission-4 = Hostages
text-mission-4 = In cells that look alike sit { $artefacts_word } prisoners. Free them, and bring each of them out at the bottom.
option-mission-4 = 4. { name-mission-4 }
option-mission-4-about = { text-mission-4 }

name-mission-5 = The Poisoned River
text-mission-5 = Nothing crosses the river but those who leap. The antidote lies in the north, and the sick are in the south.
option-mission-5 = 5. { name-mission-5 }
option-mission-5-about = { text-mission-5 }

name-mission-6 = The Ritual
text-mission-6 = An altar waits for { $artefacts_word } candles, and for { $circles_word } circles to wake it. Each group can carry one candle only.
option-mission-6 = 6. { name-mission-6 }
option-mission-6-about = { text-mission-6 }

name-mission-7 = The Ferryman
text-mission-7 = The ferryman wants his coins before he lends the oar. Somebody must also find the way out by the shore.
option-mission-7 = 7. { name-mission-7 }
option-mission-7-about = { text-mission-7 }

name-mission-8 = Clockwork Vault
text-mission-8 = The vault counts: first its locks, then the gear, then the rest. Whoever comes too early comes for nothing.
option-mission-8 = 8. { name-mission-8 }
option-mission-8-about = { text-mission-8 }

name-mission-9 = Two Heads
text-mission-9 = It has { $bosses_word } heads, each with a temper and a list of wishes of its own. Whoever stands before one of them stays there.
option-mission-9 = 9. { name-mission-9 }
option-mission-9-about = { text-mission-9 }

name-mission-10 = Commissions
text-mission-10 = A collector hands out his orders, never the same again: { $errands_word } kinds of errand for { $groups_word } groups.
option-mission-10 = 10. { name-mission-10 }
option-mission-10-about = { text-mission-10 }

name-mission-11 = Dark Water
text-mission-11 = In the dark lie { $rivers_word } rivers, and no bridge over them. Bring the antidote and what the keeper asks for.
option-mission-11 = 11. { name-mission-11 }
option-mission-11-about = { text-mission-11 }

name-mission-12 = The Great Escape
text-mission-12 = The prisoners are free, and the guards awake. Whoever loses time finds one door after the other closed.
option-mission-12 = 12. { name-mission-12 }
option-mission-12-about = { text-mission-12 }

name-mission-13 = Long Ritual
text-mission-13 = Sun, moon and star, in this order and no other. The altar is patient as long as the order is kept.
option-mission-13 = 13. { name-mission-13 }
option-mission-13-about = { text-mission-13 }

name-mission-14 = The Last Map
text-mission-14 = All that you have learned is wanted at once: { $artefacts_word } treasures and { $demands_word } demands, and then the last map is drawn.
option-mission-14 = 14. { name-mission-14 }
option-mission-14-about = { text-mission-14 }
