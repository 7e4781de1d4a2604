"""All step classes of the game by name, for loading saved states. (`steps` holds the steps of a path.)"""

from __future__ import annotations

from lanterns.core.step import AnyStep
from lanterns.games.mapmasters import draw, explore, market, primary, reset, reward, rounds, setup

STEP_CLASSES: dict[str, type[AnyStep]] = {
    cls.__name__: cls
    for module_steps in (
        setup.STEPS,
        primary.STEPS,
        rounds.STEPS,
        market.STEPS,
        draw.STEPS,
        explore.STEPS,
        reward.STEPS,
        reset.STEPS,
    )
    for cls in module_steps
}
