"""The numbers of the cards for the sentences about them, and where each card comes from.

Arguments are called as in the content. What a sentence tells without a number (one hero here, another there; adjacent;
to the maximum) is no argument.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.quest import content as con
from lanterns.games.quest.rules.dice import effects
from lanterns.games.quest.rules.night import DICE
from lanterns.games.quest.state import CHOSEN, TOGETHER
from lanterns.games.quest.verbs import COSTS, FORGE, PAYMENTS

Args = dict[str, dict[str, int]]
LEVELS: Final = {"peasant": 40, "page": 45, "squire": 50, "knight": 55, "hero": 60}  # points [Q11.1]


def text_args() -> Args:
    """See `Game.text_args`."""
    found: Args = {}
    for quest in con.CARDS.placements:
        found[f"quest-{quest.id}"] = _placement(quest)
    for grotto in (*con.CARDS.bright, *con.CARDS.gloom):
        found[f"grotto-{grotto.id}"] = _grotto(grotto)
    found["item-sword"] = {"wounds": 1}
    found["item-shield"] = {"cost": con.DEFENCE, "shielded": con.SHIELDED}
    found |= {f"item-{treasure.id}": _treasure(treasure.power) for treasure in con.CARDS.treasures}
    found |= {f"quest-{treasure.id}": _treasure(treasure.power) for treasure in con.CARDS.treasures}
    for level in range(4):
        for name, mode in (("", TOGETHER), ("solo-", CHOSEN)):
            found[f"magic-{name}{level}"] = _magic(mode, level)
    for payment, (_, _, forged) in zip(PAYMENTS, COSTS, strict=True):
        if forged:
            found[f"payment-{payment}"] = {"power": forged * FORGE}
    found |= {f"option-level-{level}-about": {"points": points} for level, points in LEVELS.items()}
    found["event-exhausted"] = {"start_health": con.START_HEALTH, "start_power": con.START_POWER}
    found["event-goblin-wounded"] = {"most": con.GOBLIN_HEALTH}
    found["event-goblin-taken"] = {"most": con.MAX_TRACK}
    found["act-roll"] = {"dice": DICE}
    return found


def _placement(quest: con.Placement) -> dict[str, int]:
    found = {name: amount for name, amount in quest.reward.items() if 0 < amount < con.MAX_TRACK}
    if len({(slot.cells, slot.kinds, slot.where) for slot in quest.slots}) == 1:
        found["heroes"] = len(quest.slots)
    if quest.min_distance > 2:  # 2: on no adjacent cards
        found["apart"] = quest.min_distance
    if 1 < quest.max_distance < 9:  # 1: on adjacent cards; 9: no limit
        found["within"] = quest.max_distance
    return found


def _grotto(grotto: con.Grotto) -> dict[str, int]:
    found = {name: n for name, n in (("dice", grotto.dice), ("amount", grotto.amount)) if n}
    if grotto.effect == "gain-per-hero":
        found["gain"] = 1
    elif grotto.effect in ("roll-wounds", "roll-magic", "roll-reroll-symbols"):
        found["each"] = 1
    elif grotto.effect == "roll-per-hero":
        found |= {"loss": con.DIE_LOSS, "plain": con.DIE_GAIN, "best": con.DIE_BEST}
    elif grotto.effect == "roll-advance":
        found |= {"plain": con.DIE_GAIN, "best": con.DIE_BEST}
    return found


def _treasure(power: str) -> dict[str, int]:
    numbers = {
        "double-attack": {"wounds": con.STRUCK_TWICE},
        "survive": {"left": 1},
        "grotto-gain": {"gain": 1},
        "double-gain": {"gain": 1},
        "book-reach": {"spaces": con.TOME_REACH},
    }
    return numbers.get(power, {})


def _magic(mode: int, level: int) -> dict[str, int]:
    """What dice do at a magic level: Health lost to a damage die that counts, Power of a power die, reach of books."""
    _, loss, gain = effects(mode, 0, level, 2, 2)
    found = {"level": level, "loss": loss, "reach": level}
    if gain:
        found["gain"] = 1
    if level == 3:
        found["magic_loss"] = 1  # magic dice beyond the last space [Q6.10]
    return {name: n for name, n in found.items() if n or name == "level"}


def sources() -> dict[str, str]:
    """See `Game.sources`."""
    found = {f"quest-{quest.id}": quest.source for quest in con.CARDS.placements}
    for treasure in con.CARDS.treasures:
        found[f"quest-{treasure.id}"] = found[f"item-{treasure.id}"] = treasure.source
    return found | {f"grotto-{grotto.id}": grotto.source for grotto in (*con.CARDS.bright, *con.CARDS.gloom)}
