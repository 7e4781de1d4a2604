"""The quest row: dealing, refilling, discarding [Q4.5-Q4.7]."""

from __future__ import annotations

from typing import Final

from lanterns.core.step import CHANCE, AnyStep
from lanterns.games.quest import content as con
from lanterns.games.quest.state import ASIDE, BOSS, DANONGORF, DECK, DISCARDED, ROW, Ask, Quest
from lanterns.games.quest.verbs import DEAL

ROW_SIZE: Final = 3


def is_treasure(quest: int) -> bool:
    return quest >= con.PLACEMENTS


def reshuffle(g: Quest) -> None:
    """The discard pile becomes the new deck; unseen cards left of the old one lie with the boss [Q4.6]."""
    for quest in range(con.QUESTS):
        if g.quest_at[quest] == DECK:
            g.quest_at[quest] = BOSS
        elif g.quest_at[quest] == DISCARDED:
            g.quest_at[quest] = DECK
    g.deck = g.quest_at.count(DECK)
    g.tell("Q4.6", "quests-reshuffled", cards=g.deck)


def ready_to_deal(g: Quest) -> bool:
    """Whether a card can be dealt, after a reshuffle where that is needed [Q4.6]."""
    if g.deck == 0 and DISCARDED in g.quest_at:
        reshuffle(g)
    return g.deck > 0


def may_come(g: Quest, treasure: bool) -> bool:
    """Whether deck or discard may hold a card of that kind [Q4.5]."""
    for quest in range(con.QUESTS):
        at = g.quest_at[quest]
        if is_treasure(quest) == treasure and (at == DISCARDED or (at == DECK and g.deck > 0)):
            return True
    return False


class Deal(Ask):
    """Chance deals one quest of the deck to the left end of the row [Q4.4, Q4.6]."""

    rules = ("Q4.4",)

    def options(self, g: Quest) -> list[int]:
        return [DEAL.base + quest for quest in range(con.QUESTS) if g.quest_at[quest] == DECK]

    def play(self, g: Quest, action: int) -> None:
        quest = action - DEAL.base
        g.quest_at[quest] = ROW
        g.deck -= 1
        g.row.insert(0, quest)
        if g.heard:
            g.tell("Q4.4", "quest-dealt", quest=con.QUEST_NAMES[quest])


class Refill(Ask):
    """Deal until the row is full and shows both kinds, as far as the cards go [Q4.4-Q4.6, QR11]."""

    rules = ("Q4.4", "Q4.5", "Q4.6", "QR11")

    def run(self, g: Quest) -> None:
        if len(g.row) < ROW_SIZE:
            if ready_to_deal(g):
                g.then(Deal(CHANCE), self)
                return
        else:
            kinds = {is_treasure(quest) for quest in g.row}
            if len(kinds) == 1 and may_come(g, not is_treasure(g.row[0])):
                quest = g.row.pop(0)
                g.quest_at[quest] = ASIDE
                g.tell("Q4.5", "quest-set-aside", quest=con.QUEST_NAMES[quest])
                if ready_to_deal(g):
                    g.then(Deal(CHANCE), self)
                    return
        for quest in range(con.QUESTS):
            if g.quest_at[quest] == ASIDE:
                g.quest_at[quest] = DISCARDED


def discard_rightmost(g: Quest) -> None:
    """[Q8.2, Q11.5]"""
    if g.row:
        quest = g.row.pop()
        g.quest_at[quest] = DISCARDED
        g.tell("Q8.2", "quest-discarded", quest=con.QUEST_NAMES[quest])


def boss_takes_quest(g: Quest) -> None:
    """The top quest of the deck goes unseen to the boss area; no card: skip [Q12.3, QR33]."""
    if g.mode == DANONGORF and ready_to_deal(g):
        g.deck -= 1
        g.boss_quests += 1
        g.tell("Q12.3", "boss-quest", count=g.boss_quests)


STEPS: tuple[type[AnyStep], ...] = (Deal, Refill)
