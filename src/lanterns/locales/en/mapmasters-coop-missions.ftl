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
text-mission-8 = The vault has no keyhole that opens. Its locks, in the wheel house, unseal the gear chamber; the gear opens the right door; and the circle within opens to nobody who walks.
option-mission-8 = 8. { name-mission-8 }
option-mission-8-about = { text-mission-8 }

name-mission-9 = Two Heads
text-mission-9 = It has { $bosses_word } heads, and what is struck alone grows again. When a head is struck, strike the other in that turn or in the next, and pick the locks of its collar. The right head has its back in the rock: somebody must leap into its eye.
option-mission-9 = 9. { name-mission-9 }
option-mission-9-about = { text-mission-9 }

name-mission-10 = Commissions
text-mission-10 = A collector hands out his orders, never the same again: { $errands_word } kinds of errand for { $groups_word } groups. His house has one counter too few, so one group comes by the circle in his hall.
option-mission-10 = 10. { name-mission-10 }
option-mission-10-about = { text-mission-10 }

name-mission-11 = Dark Water
text-mission-11 = The water rises in the dark, row after row. What lies above it stays; where nothing lies, nothing will. The keeper sits at the bottom, his rock half under water: bring the antidote and what he asks for before the way down is gone.
option-mission-11 = 11. { name-mission-11 }
option-mission-11-about = { text-mission-11 }

name-mission-12 = The Great Escape
text-mission-12 = The prisoners are out of the keep, in the middle of everything, and the guards awake. Each of the { $groups_word } groups needs a way out of its own: over the postern, down the wall, in the barrels of a cart, through the gate once its portcullis is up, and across the moat, whose bridge is drawn up. Whoever loses time finds one door after the other closed.
option-mission-12 = 12. { name-mission-12 }
option-mission-12-about = { text-mission-12 }

name-mission-13 = Long Ritual
text-mission-13 = A pilgrim brings an offering to the sun. Each shrine hands out what the next one asks for, and nobody else may carry it: sun, moon, star, altar. The bridge over the chasm has fallen, so the shrines hold circles. The others see to the altar.
option-mission-13 = 13. { name-mission-13 }
option-mission-13-about = { text-mission-13 }

name-mission-14 = The Last Map
text-mission-14 = All that you have learned is wanted at once: { $artefacts_word } treasures and { $demands_word } demands, and then the last map is drawn.
option-mission-14 = 14. { name-mission-14 }
option-mission-14-about = { text-mission-14 }

# Stories as they were told before mapmasters-coop/3, for tables that were begun then.
text-mission-8-2 = The vault counts: first its locks, then the gear, then the rest. Whoever comes too early comes for nothing.
text-mission-9-2 = It has { $bosses_word } heads, each with a temper and a list of wishes of its own. Whoever stands before one of them stays there.
text-mission-10-2 = A collector hands out his orders, never the same again: { $errands_word } kinds of errand for { $groups_word } groups.
text-mission-11-2 = In the dark lie { $rivers_word } rivers, and no bridge over them. Bring the antidote and what the keeper asks for.
text-mission-12-2 = The prisoners are free, and the guards awake. Whoever loses time finds one door after the other closed.
text-mission-13-2 = Sun, moon and star, in this order and no other. The altar is patient as long as the order is kept.
