"""What a seat may know of a dungeons game: everything but what chance has not yet shown [rules, Hidden information]."""

from __future__ import annotations

from typing import Final

from lanterns.core.step import AnyStep
from lanterns.core.view import answers_view, question_view
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.boss_view import boss_of, left_of, split_of
from lanterns.games.dungeons.costs import cost_of
from lanterns.games.dungeons.grid import CELL_NAMES, CELLS, LAIR, MASK_NAMES, ROOM_NAMES
from lanterns.games.dungeons.intent import foresee, next_act, torch_outcome
from lanterns.games.dungeons.odds import SKILLS, action_odds, skill_odds, total_of
from lanterns.games.dungeons.room_view import loot_pile, rule_of, skills_of, spell_pile
from lanterns.games.dungeons.rules.aim import aims, at_boss, replies, reply
from lanterns.games.dungeons.rules.attack import Grant, defense_of, harder
from lanterns.games.dungeons.rules.checks import (
    ChooseSkill,
    Dice,
    Pay,
    RollDice,
    RollFoe,
    RollOne,
    Trigger,
    may_modify,
    modify_cost,
    result_bonus,
)
from lanterns.games.dungeons.rules.counter import CounterBy, Stance
from lanterns.games.dungeons.rules.damage import Split
from lanterns.games.dungeons.rules.equipment import held
from lanterns.games.dungeons.rules.outcome import end_reason, results
from lanterns.games.dungeons.rules.turn import Act
from lanterns.games.dungeons.rules.why import barred_offers
from lanterns.games.dungeons.state import EMPTY, FACE_DOWN, OPEN, STACKS, Dungeons
from lanterns.games.dungeons.verbs import FIRST_SPACE, GEAR, GOODS, PLACES, SKILL, VERBS
from lanterns.games.dungeons.view_types import (
    DungeonsBarred,
    DungeonsCheck,
    DungeonsDeck,
    DungeonsEnemy,
    DungeonsFaceDown,
    DungeonsOption,
    DungeonsOutcome,
    DungeonsPlayer,
    DungeonsRoom,
    DungeonsView,
    Movement,
)

BEFORE_TOTAL: Final = (ChooseSkill, RollDice, RollFoe, Dice, RollOne, Trigger)
CHECK_STEPS: Final = (*BEFORE_TOTAL, Pay, CounterBy, Stance)

MOVEMENT: Final[tuple[Movement, ...]] = ("open", "action", "enemy")  # whether it is over, and why [D5.2, D6.7]
AIMING: Final = (Act, Grant)


def build(g: Dungeons, seat: int) -> DungeonsView:
    """The view of a seat (or SPECTATOR). A face-down card shows its stack letter and nothing else."""
    step = g.stack[-1] if g.stack else None
    options = _options(g, seat)
    track = g.track()
    coming, forecast = foresee(g)
    return {
        "game": "dungeons",
        "seat": seat,
        "version": g.ply,
        "since": g.ply,
        "over": g.over,
        "end_reason": end_reason(g),
        "results": results(g) if g.over else [],
        "actors": g.actors(),
        "question": question_view(g, seat),
        "options": options,
        "barred": _barred(g, seat, options) if isinstance(step, Act) and options else [],
        "act": g.act,
        "turn": g.turn,
        "active": g.active,
        "movement": MOVEMENT[g.closed],
        "torch": {
            "space": g.torch, "skull": track.skull, "start": g.torch_start(), "goblins": list(track.goblin),
            "actions": list(track.act),
        },
        "dungeon": _dungeon(g),
        "deck": _deck(g),
        "enemies": _enemies(g, coming),
        "next_act": next_act(g),
        "forecast": forecast,
        "aims": aims(g, step.actor) if isinstance(step, AIMING) else [],
        "goblin_deck": sum(g.deck),
        "minion_deck": 8 - g.minions_drawn.bit_count(),
        "killed": g.killed,
        "altars_left": g.reserve,
        "boss": boss_of(g, _mover(g)),
        "split": split_of(g, step) if isinstance(step, Split) else None,
        "loot": loot_pile(g),
        "spells": spell_pile(g),
        "players": [_player(g, hero) for hero in range(g.n)],
        "check": _check(g, step) if step is not None and in_check(g, step) else None,
    }  # fmt: skip


def build_beside(g: Dungeons, seat: int, beside: DungeonsView) -> DungeonsView:
    """The view of a seat from that of another one: what differs between them is made anew."""
    step = g.stack[-1] if g.stack else None
    options = _options(g, seat)
    return {
        **beside,
        "seat": seat,
        "question": question_view(g, seat),
        "options": options,
        "barred": _barred(g, seat, options) if isinstance(step, Act) and options else [],
    }


def _options(g: Dungeons, seat: int) -> list[DungeonsOption]:
    """The answers of the seat, with what may come of them."""
    options: list[DungeonsOption] = [
        {"code": one["code"], "text": one["text"], "verb": one["verb"], "args": one["args"]}
        for one in answers_view(g, seat, VERBS)
    ]
    step = g.stack[-1] if g.stack else None
    if isinstance(step, ChooseSkill):
        for option in options:
            option["odds"] = skill_odds(g, option["code"] - SKILL.base)
    elif isinstance(step, Dice):
        for option in options:
            _weigh(g, option)
    elif isinstance(step, AIMING):
        for option in options:
            _foresee(g, step.actor, option)
    elif isinstance(step, Split):
        for option in options:
            option["markers"] = left_of(g, option["code"])
    if step is not None:
        for option in options:
            cost = cost_of(g, step, option["code"])
            if cost is not None:
                option["cost"] = cost
    return options


def _weigh(g: Dungeons, option: DungeonsOption) -> None:
    """What an answer to the dice comes to: its total, whether that is enough, the damage of an attack on one target."""
    total = total_of(g, option["code"])
    if not total:
        return
    total += check_bonus(g)
    option["total"] = total
    need = _need(g)
    if need:
        option["enough"] = total >= need
        if not g.number:
            option["damage"] = max(0, total - need + 1) + (harder(g) if total >= need else 0)


def _barred(g: Dungeons, hero: int, options: list[DungeonsOption]) -> list[DungeonsBarred]:
    """What the turn does not offer now, and why."""
    offered = {option["code"] for option in options}
    return [{**VERBS.to_json(code), "why": why.to_json()} for code, why in barred_offers(g, hero, offered)]


def _foresee(g: Dungeons, hero: int, option: DungeonsOption) -> None:
    """What may come of an option: the odds of its check, and what the enemy answers."""
    odds = action_odds(g, hero, option["code"])
    if odds is not None:
        option["odds"] = odds
    answer = reply(g, hero, option["code"])
    if answer is not None:
        option["reply"] = answer
        if at_boss(option["code"]):
            option["torch"] = torch_outcome(g)


def _deck(g: Dungeons) -> DungeonsDeck:
    """Cards left in the deck, in all and by stack [D2.1, D2.2]."""
    found: DungeonsDeck = {"left": g.deck_left(), "A": 0, "B": 0, "C": 0}
    gone = g.placed
    for stack, size in zip(STACKS, g.stack_sizes(), strict=True):
        taken = min(gone, size)
        gone -= taken
        found[stack] = size - taken
    return found


def _mover(g: Dungeons) -> int:
    """The hero whose odds rooms are told with: who makes the check under way, else who has the turn."""
    step = g.stack[-1] if g.stack else None
    return g.roller if step is not None and in_check(g, step) else g.active


def _dungeon(g: Dungeons) -> dict[str, DungeonsFaceDown | DungeonsRoom]:
    found: dict[str, DungeonsFaceDown | DungeonsRoom] = {}
    mover = _mover(g)
    for cell in range(CELLS):
        card = g.cards[cell]
        if card <= FACE_DOWN:
            found[CELL_NAMES[cell]] = {"stack": STACKS[FACE_DOWN - card]}
        elif card != EMPTY:
            found[CELL_NAMES[cell]] = {
                "card": con.CARD_NAMES[card],
                "sides": MASK_NAMES[g.doors[cell]],
                "passages": MASK_NAMES[g.links[cell]],
                "altar": bool(g.altars >> cell & 1),
                "disarmed": bool(g.disarmed >> cell & 1),
                "rule": rule_of(g, card, mover),
            }
    return found


def _enemies(g: Dungeons, coming: dict[str, list[DungeonsOutcome]]) -> dict[str, DungeonsEnemy]:
    found: dict[str, DungeonsEnemy] = {}
    for enemy in g.enemies():
        foe = g.foe(enemy)
        entry: DungeonsEnemy = {
            "kind": foe.id, "room": ROOM_NAMES[g.foe_at[enemy]], "defense": foe.defense, "speed": foe.speed,
            "range": foe.range, "next": coming.get(con.ENEMY_NAMES[enemy], []),
        }  # fmt: skip
        if con.MINION_CODE <= enemy < con.BOSS_CODE:
            entry["hits"] = g.foe_hp[enemy]
            entry["most"] = foe.hits
        found[con.ENEMY_NAMES[enemy]] = entry
    return found


def _player(g: Dungeons, hero: int) -> DungeonsPlayer:
    card = g.hero(hero)
    mine = hero == g.active
    gear = {name: GOODS[goods] for place, name in enumerate(GEAR) if (goods := held(g, hero, place)) != EMPTY}
    return {
        "hero": card.id if g.party[hero] >= 0 else "",
        "room": ROOM_NAMES[g.at[hero]],
        "place": PLACES[FIRST_SPACE + g.space[hero]] if g.at[hero] == LAIR else CELL_NAMES[g.at[hero]],
        "health": g.hp[hero],
        "max_health": card.health,
        "focus": g.fp[hero],
        "max_focus": card.focus,
        "skills": skills_of(g, hero),
        "speed": g.speed[hero],
        "speed_left": g.speed_left(hero) if mine else g.speed[hero],
        "defense": g.guard[hero],
        "conscious": g.hp[hero] > 0,
        "may_move": not mine or g.closed == OPEN,
        "acted": bool(mine and g.acted),
        "gear": gear,
        "sets": {name: g.pieces(hero, legend) for legend, name in enumerate(con.SETS) if g.pieces(hero, legend)},
    }


def in_check(g: Dungeons, step: AnyStep) -> bool:
    """Whether a check is under way, be it beneath a card that is taken within it [D5.3]."""
    return isinstance(step, CHECK_STEPS) or any(isinstance(below, Dice) for below in g.stack)


def _need(g: Dungeons) -> int:
    """What the total of the check must reach; 0 where several targets have several Defenses [D8.4, D9.7]."""
    if g.number:
        return g.number
    needs = {defense_of(g, enemy, g.kind) + 1 for enemy in g.foes_of(g.targets) if g.foe_at[enemy] >= 0}
    return needs.pop() if len(needs) == 1 else 0


def check_bonus(g: Dungeons) -> int:
    """All that is added to the dice of the check under way."""
    return g.edge + (result_bonus(g, g.roller, g.skill, g.kind) if g.skill != con.ANY else 0)


def _check(g: Dungeons, step: AnyStep) -> DungeonsCheck:
    """The check under way; `bonus` is all that is added to the dice, and `total` counts it as soon as there is one."""
    bonus = check_bonus(g)
    total = g.total + bonus if isinstance(step, BEFORE_TOTAL) and g.total else g.total
    answers = replies(g) if g.kind != con.TEST else {}
    boss = con.ENEMY_NAMES[con.BOSS_CODE]
    return {
        "seat": g.roller,
        "kind": con.CHECKS[g.kind],
        "skill": SKILLS[g.skill],
        "number": g.number,
        "need": _need(g),
        "dice": [con.DIE_NAMES[die - 1] for die in g.dice],
        "face": con.FACES[g.face] if g.face >= 0 else None,
        "bonus": bonus,
        "total": total,
        "targets": [con.ENEMY_NAMES[enemy] for enemy in g.foes_of(g.targets)] if g.kind != con.TEST else [],
        "reply": answers,
        "torch": torch_outcome(g) if boss in answers and answers[boss] is None else None,
        "modify_cost": modify_cost(g, g.roller) if may_modify(g) else None,
    }
