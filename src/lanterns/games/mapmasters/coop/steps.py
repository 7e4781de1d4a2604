"""All step classes of Map Masters, Coop, by name, for loading saved states."""

from __future__ import annotations

from lanterns.core.step import AnyStep
from lanterns.games.mapmasters.coop.rules import arrive, dealing, draw, market, setup, turn

STEP_CLASSES: dict[str, type[AnyStep]] = {
    cls.__name__: cls
    for module_steps in (setup.STEPS, dealing.STEPS, market.STEPS, turn.STEPS, draw.STEPS, arrive.STEPS)
    for cls in module_steps
}
