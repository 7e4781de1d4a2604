"""Every step class of the dungeons game by name, for loading saved states."""

from __future__ import annotations

from lanterns.core.step import AnyStep
from lanterns.games.dungeons.rules import (
    attack,
    checks,
    counter,
    damage,
    danger,
    effects,
    equipment,
    foes,
    free,
    lair,
    moves,
    reveal,
    rooms,
    setup,
    spells,
    torch,
    turn,
)

STEP_CLASSES: dict[str, type[AnyStep]] = {
    cls.__name__: cls
    for module_steps in (
        setup.STEPS, turn.STEPS, moves.STEPS, reveal.STEPS, danger.STEPS, effects.STEPS,
        checks.STEPS, rooms.STEPS, attack.STEPS,
        counter.STEPS, damage.STEPS, spells.STEPS, free.STEPS, torch.STEPS, foes.STEPS, equipment.STEPS, lair.STEPS,
    )
    for cls in module_steps
}  # fmt: skip
