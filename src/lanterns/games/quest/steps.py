"""Every step class of the quest game by name, for loading saved states."""

from __future__ import annotations

from lanterns.core.step import AnyStep
from lanterns.games.quest.rules import (
    danongorf,
    day,
    dice,
    grottos,
    items,
    night,
    placing,
    quests,
    resolution,
    rest,
    rounds,
    row,
    setup,
)

STEP_CLASSES: dict[str, type[AnyStep]] = {
    cls.__name__: cls
    for module_steps in (
        setup.STEPS, rounds.STEPS, row.STEPS, placing.STEPS,
        day.STEPS, grottos.STEPS, quests.STEPS, items.STEPS, dice.STEPS,
        night.STEPS, rest.STEPS, resolution.STEPS, danongorf.STEPS,
    )
    for cls in module_steps
}  # fmt: skip
