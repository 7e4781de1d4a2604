"""What enemies do: their actions on the torch's E, their ways, the boss's altars [D14.4-D14.10, D17.11, D17.12]."""

from __future__ import annotations

from lanterns.core.step import AUTO, AnyStep, Params, Refusal
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import CELLS, ROOM_NAMES
from lanterns.games.dungeons.rules.danger import AddGoblin
from lanterns.games.dungeons.rules.sight import FAR, next_rooms, walking, within
from lanterns.games.dungeons.state import TROLL_ROOM, Ask, Dungeons
from lanterns.games.dungeons.verbs import HUNT, PATH


def boss_enters(g: Dungeons, room: int) -> None:
    """An altar in the boss's room moves to its highest bare gate, if there is one [D17.11]."""
    if room >= CELLS or not g.altars >> room & 1:
        return
    for gate, space in enumerate(con.BOSSES[g.boss].gates):  # highest first
        if not g.gates >> gate & 1:
            g.gates |= 1 << gate
            g.altars &= ~(1 << room)
            g.tell("D17.11", "gate-covered", room=ROOM_NAMES[room], space=space)
            return


def put(g: Dungeons, enemy: int, room: int, rule: str) -> None:
    """An enemy steps into a room."""
    g.foe_at[enemy] = room
    if g.heard:
        g.tell(rule, "enemy-moved", enemy=con.ENEMY_NAMES[enemy], kind=g.foe(enemy).id, room=ROOM_NAMES[room])
    if enemy == con.BOSS_CODE:
        boss_enters(g, room)


class EnemiesAct(Ask):
    """All enemies in play act: goblins by slot, minions left to right, the boss [D14.4, D14.10]."""

    rules = ("D14.4", "D14.10")

    def run(self, g: Dungeons) -> None:
        g.tell("D14.4", "enemies-act")
        g.then_all([EnemyActs(AUTO, enemy) for enemy in g.enemies()])


class EnemyActs(Ask):
    """One enemy moves, hits or both [D14.5, D14.6, D14.8]. args: enemy."""

    rules = ("D14.5", "D14.6", "D14.8")

    def run(self, g: Dungeons) -> None:
        enemy = self.args[0]
        if g.foe_at[enemy] < 0 or not g.conscious():
            return
        if not moves(g, enemy):
            g.then(Strike(AUTO, enemy))
        elif g.foe(enemy).both:
            g.then(Hunt(g.active, enemy), Strike(AUTO, enemy))
        else:
            g.then(Hunt(g.active, enemy))


def moves(g: Dungeons, enemy: int) -> bool:
    """Whether an enemy moves when it acts: "or" if it can hit nobody, "and" if its room has no hero [D14.5, D14.6]."""
    foe = g.foe(enemy)
    return not struck(g, g.foe_at[enemy], 0 if foe.both else foe.range)


def struck(g: Dungeons, room: int, reach: int) -> list[int]:
    """Conscious heroes at most `reach` rooms away: those whom an enemy in that room hits [D14.6]."""
    if reach == 0:
        return [hero for hero in range(g.n) if g.at[hero] == room and g.hp[hero] > 0]
    near = within(g, room, reach)
    return [hero for hero in range(g.n) if g.hp[hero] > 0 and g.at[hero] in near]


def blow(g: Dungeons, enemy: int) -> int:
    """The Health that each hero loses to an enemy's action [D14.6]."""
    foe = g.foe(enemy)
    return foe.health + (g.goblins() if foe.per_goblin else 0)


def nearest(g: Dungeons, steps: list[int]) -> list[int]:
    """The nearest conscious heroes by these steps, one for each room [D14.7, D14.9]."""
    best = FAR
    found: list[int] = []
    rooms: list[int] = []
    for hero in range(g.n):
        room = g.at[hero]
        if g.hp[hero] <= 0 or steps[room] > best or steps[room] == FAR:
            continue
        if steps[room] < best:
            best = steps[room]
            found, rooms = [], []
        if room not in rooms:
            rooms.append(room)
            found.append(hero)
    return found


def company(g: Dungeons, enemy: int) -> int:
    """The room into which the goblin comes that an enemy calls [DR23]."""
    return g.foe_at[enemy] if g.house[TROLL_ROOM] else g.at[g.active]


def where(g: Dungeons, enemy: int) -> Params:
    return {"enemy": con.ENEMY_NAMES[enemy], "room": ROOM_NAMES[g.foe_at[enemy]]}


class Hunt(Ask):
    """Which of the nearest conscious heroes an enemy goes for, ties by the active player [D14.9]. args: enemy."""

    rules = ("D14.7", "D14.9")

    def params(self, g: Dungeons, seat: int) -> Params:
        return where(g, self.args[0])

    def options(self, g: Dungeons) -> list[int]:
        return [HUNT.base + g.party[hero] for hero in nearest(g, walking(g, g.foe_at[self.args[0]]))]

    def play(self, g: Dungeons, action: int) -> None:
        enemy = self.args[0]
        g.then(Walk(self.actor, enemy, g.at[g.seat_of(action - HUNT.base)], g.foe(enemy).speed))

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        return Refusal("D14.7", "not-the-nearest") if action in HUNT else None


class Walk(Ask):
    """An enemy goes along a shortest way, ties by the active player. args: enemy, room, steps left."""

    rules = ("D14.7", "D14.9")

    def params(self, g: Dungeons, seat: int) -> Params:
        return where(g, self.args[0])

    def options(self, g: Dungeons) -> list[int]:
        enemy, to, left = self.args
        room = g.foe_at[enemy]
        if left == 0 or room == to:
            return []
        steps = walking(g, to)
        return [PATH.base + cell for cell in next_rooms(g, room) if steps[cell] == steps[room] - 1]

    def play(self, g: Dungeons, action: int) -> None:
        enemy, to, left = self.args
        put(g, enemy, action - PATH.base, "D14.7")
        if left > 1:
            g.then(Walk(self.actor, enemy, to, left - 1))

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        return Refusal("D14.7", "not-a-shortest-way") if action in PATH else None


class Strike(Ask):
    """An enemy hits all conscious heroes in range; Defense does not help [D4.3, D12.7, D17.8]. args: enemy."""

    rules = ("D14.6", "D4.3", "D12.7")

    def run(self, g: Dungeons) -> None:
        enemy = self.args[0]
        foe = g.foe(enemy)
        health = blow(g, enemy)
        hit = struck(g, g.foe_at[enemy], foe.range)
        if hit and g.heard:
            g.tell("D14.6", "enemy-hits", enemy=con.ENEMY_NAMES[enemy], kind=foe.id)
        for hero in hit:
            g.hurt(hero, health, foe.focus, "D12.7")
        if foe.also == "goblin":
            g.then(AddGoblin(AUTO, company(g, enemy)))
        elif foe.also == "regain":
            regain(g)


def marked(by: list[int], sign: str) -> str:
    """Changes of the boss's markers as words, `A-2 C-1` with that sign; markers without one are left out."""
    return " ".join(f"{letter}{sign}{n}" for letter, n in zip("ABCD", by, strict=False) if n)


def left_on(g: Dungeons) -> str:
    """Where the boss's markers stand."""
    return " ".join(str(hp) for hp in g.boss_hp)


def mendable(g: Dungeons) -> list[int]:
    """The boss's markers that can go up [DR39]."""
    return [hp for hp in g.boss_hp if 0 < hp < con.BOSS_TOP]


def regain(g: Dungeons) -> None:
    """The lowest of the boss's markers in 1..7 goes up 1; those on 0 are broken for good [DR39]."""
    hurt = mendable(g)
    if hurt:
        marker = g.boss_hp.index(min(hurt))
        g.boss_hp[marker] += 1
        mends = marked([int(one == marker) for one in range(g.n)], "+")
        g.tell("DR39", "boss-regained", mends=mends, markers=left_on(g))


STEPS: tuple[type[AnyStep], ...] = (EnemiesAct, EnemyActs, Hunt, Walk, Strike)
