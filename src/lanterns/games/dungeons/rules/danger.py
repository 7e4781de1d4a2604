"""Danger: goblins and minions come into play [D7]."""

from __future__ import annotations

from lanterns.core.step import CHANCE, AnyStep
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import NOWHERE, ROOM_NAMES
from lanterns.games.dungeons.state import TOO_MANY_GOBLINS, Ask, Dungeons
from lanterns.games.dungeons.verbs import GOBLIN, MINION


class AddGoblin(Ask):
    """A goblin comes into a room; with four in play the game is lost [D7.2, D3.2]. args: room."""

    rules = ("D7.2", "D3.2")

    def run(self, g: Dungeons) -> None:
        if g.goblins() == con.GOBLIN_SLOTS:
            g.close(TOO_MANY_GOBLINS, "D3.2")
            return
        if not any(g.deck):
            g.deck = [
                goblin.copies - sum(g.foe_at[slot] >= 0 and g.foe_kind[slot] == kind for slot in range(4))
                for kind, goblin in enumerate(con.GOBLINS)
            ]
            g.tell("D7.2", "goblins-reshuffled", cards=sum(g.deck))
        g.then(DrawGoblin(CHANCE, self.args[0]))


class DrawGoblin(Ask):
    """Chance draws a goblin card into the lowest empty slot [D7.2, X7]. args: room."""

    rules = ("D7.2",)

    def options(self, g: Dungeons) -> list[int]:
        return [GOBLIN.base + kind for kind in range(4) if g.deck[kind]]

    def weights(self, g: Dungeons) -> list[int] | None:
        return [count for count in g.deck if count]

    def total(self, g: Dungeons) -> int | None:
        return sum(g.deck)

    def play(self, g: Dungeons, action: int) -> None:
        kind = action - GOBLIN.base
        slot = g.foe_at.index(NOWHERE)
        g.deck[kind] -= 1
        g.foe_at[slot] = self.args[0]
        g.foe_kind[slot] = kind
        g.foe_hp[slot] = 1
        if g.heard:
            g.tell("D7.2", "goblin-added", enemy=con.ENEMY_NAMES[slot], kind=con.GOBLINS[kind].id,
                   goblin=con.GOBLIN_NAMES[kind], room=ROOM_NAMES[self.args[0]])  # fmt: skip


class DrawMinion(Ask):
    """Chance draws a minion, which joins to the right of the others at maximum Health [D7.3, X8]. args: room."""

    rules = ("D7.3",)

    def options(self, g: Dungeons) -> list[int]:
        return [MINION.base + minion for minion in range(8) if not g.minions_drawn >> minion & 1]

    def total(self, g: Dungeons) -> int | None:
        return 8 - g.minions_drawn.bit_count()

    def play(self, g: Dungeons, action: int) -> None:
        minion = action - MINION.base
        enemy = con.MINION_CODE + g.minions_drawn.bit_count()
        g.minions_drawn |= 1 << minion
        g.foe_at[enemy] = self.args[0]
        g.foe_kind[enemy] = minion
        g.foe_hp[enemy] = con.MINIONS[minion].hits
        g.tell("D7.3", "minion-added", enemy=con.ENEMY_NAMES[enemy], kind=con.MINIONS[minion].id,
               minion=con.MINION_NAMES[minion], room=ROOM_NAMES[self.args[0]])  # fmt: skip


STEPS: tuple[type[AnyStep], ...] = (AddGoblin, DrawGoblin, DrawMinion)
