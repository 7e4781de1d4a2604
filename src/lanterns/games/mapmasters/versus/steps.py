"""All step classes of Map Masters, Versus, by name, for loading saved states."""

from __future__ import annotations

from lanterns.core.step import AnyStep
from lanterns.games.mapmasters.versus.rules import (
    explore,
    hand_creation,
    market,
    primary,
    reset,
    reward,
    rounds,
    setup,
)

STEP_CLASSES: dict[str, type[AnyStep]] = {
    cls.__name__: cls
    for module_steps in (
        setup.STEPS,
        primary.STEPS,
        rounds.STEPS,
        market.STEPS,
        hand_creation.STEPS,
        explore.STEPS,
        reward.STEPS,
        reset.STEPS,
    )
    for cls in module_steps
}
