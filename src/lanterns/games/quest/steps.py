"""Every step class of the quest game by name, for loading saved states."""

from __future__ import annotations

from lanterns.core.step import AnyStep
from lanterns.games.quest import danongorf, day, dice, grottos, items, night, quests, resolution, rest, setup

STEP_CLASSES: dict[str, type[AnyStep]] = {
    cls.__name__: cls
    for module_steps in (
        setup.STEPS, day.STEPS, grottos.STEPS, quests.STEPS, items.STEPS, dice.STEPS,
        night.STEPS, rest.STEPS, resolution.STEPS, danongorf.STEPS,
    )
    for cls in module_steps
}  # fmt: skip
