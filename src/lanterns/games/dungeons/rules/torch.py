"""The torch goes down space by space [D14.1-D14.4, D3.3]."""

from __future__ import annotations

from typing import Final

from lanterns.core.step import AUTO, AnyStep
from lanterns.games.dungeons.grid import ENTRANCE
from lanterns.games.dungeons.rules.danger import AddGoblin
from lanterns.games.dungeons.rules.foes import EnemiesAct
from lanterns.games.dungeons.state import TORCH_OUT, Ask, Dungeons

DOWN_A_TURN: Final = 1  # space, after every turn [D5.4]


class TorchDown(Ask):
    """Down some spaces, each resolved before the next; on the skull all is lost [D14.1, D3.3]. args: spaces."""

    rules = ("D14.1", "D14.3", "D14.4", "D3.3", "D17.18")

    def run(self, g: Dungeons) -> None:
        track = g.track()
        g.torch += 1
        if g.heard:
            g.tell("D14.1", "torch-lowered", torch=g.torch)
        if g.torch >= track.skull:
            g.close(TORCH_OUT, "D3.3" if g.act == 1 else "D17.18")
            return
        if self.args[0] > 1:
            g.then(TorchDown(AUTO, self.args[0] - 1))
        if g.torch in track.goblin:
            g.then(AddGoblin(AUTO, ENTRANCE))
        elif g.torch in track.act:
            g.then(EnemiesAct(AUTO))


STEPS: tuple[type[AnyStep], ...] = (TorchDown,)
