"""What Quest tells of: its events, by the chapters that tell them first."""

from __future__ import annotations

from lanterns.core.event import NUMBER, SEAT, WORD, WORDS, Events

EVENTS: Events = {
    # danongorf
    "card-darkens": {"cell": WORD},
    "goblin-lured": {"cell": WORD, "count": NUMBER},
    "fight-begins": {"quests": NUMBER, "goblins": NUMBER},
    "power-paid": {"seat": SEAT, "power": NUMBER, "paid": NUMBER},
    "boss-quest-lost": {"count": NUMBER},
    "boss-goblin-lost": {"count": NUMBER},
    # day
    "day-begins": {"round": NUMBER},
    "movement-shown": {"card": WORD},
    "movement-picked": {"seat": SEAT, "card": WORD},
    "hero-moved": {"seat": SEAT, "hero": NUMBER, "card": WORD, "to": WORD, "start": WORD, "way": WORD},
    "idled": {"seat": SEAT},
    # dice
    "dice-thrown": {"dice": WORDS},
    "dice-rerolled": {"seat": SEAT, "count": NUMBER},
    # grottos
    "grotto-left": {"seat": SEAT, "grotto": WORD},
    "grotto-used": {"seat": SEAT, "grotto": WORD},
    "power-gained": {"seat": SEAT, "power": NUMBER, "gained": NUMBER},
    "health-gained": {"seat": SEAT, "health": NUMBER, "gained": NUMBER},
    "health-lost": {"seat": SEAT, "health": NUMBER, "lost": NUMBER, "cause": WORD},
    "hero-moved-by-effect": {"seat": SEAT, "hero": NUMBER, "to": WORD, "start": WORD},
    # items
    "item-gained": {"seat": SEAT, "item": WORD},
    "item-equipped": {"seat": SEAT, "item": WORD, "hero": NUMBER},
    "item-stashed": {"seat": SEAT, "item": WORD},
    "legend-waits": {"seat": SEAT, "item": WORD},
    "legend-advanced": {"seat": SEAT, "item": WORD, "step": NUMBER},
    "item-lost": {"seat": SEAT, "item": WORD},
    # night
    "night-begins": {"round": NUMBER, "points": WORDS},
    "rolls": {"seat": SEAT},
    "defended": {"seat": SEAT, "power": NUMBER, "paid": NUMBER, "cause": WORD},
    "helm-used": {"seat": SEAT, "cause": WORD},
    "exhausted": {"seat": SEAT, "spell": NUMBER},
    "magic-moved": {"magic": NUMBER},
    "hero-advanced": {"seat": SEAT, "hero": NUMBER, "space": NUMBER},
    "sword-used": {"seat": SEAT, "power": NUMBER},
    # placing
    "hero-home": {"seat": SEAT, "hero": NUMBER, "start": WORD},
    "goblin-wounded": {"seat": SEAT, "cell": WORD, "wounds": NUMBER},
    "goblin-taken": {"seat": SEAT, "cell": WORD},
    # quests
    "quest-taken": {"seat": SEAT, "quest": WORD},
    "quest-left": {"seat": SEAT},
    "temple-completed": {"seat": SEAT, "hero": NUMBER, "temple": WORD},
    # resolution
    "dawn": {"round": NUMBER, "magic": NUMBER, "woken": NUMBER, "points": WORDS},
    "goblin-angered": {"cell": WORD},
    "goblin-arrived": {"cell": WORD},
    "first-player": {"seat": SEAT},
    # rest
    "rests": {"seat": SEAT},
    "spell-learned": {"seat": SEAT, "spell": NUMBER},
    # row
    "quests-reshuffled": {"cards": NUMBER},
    "quest-dealt": {"quest": WORD},
    "quest-set-aside": {"quest": WORD},
    "quest-discarded": {"quest": WORD},
    "boss-quest": {"count": NUMBER},
    # setup
    "land-laid": {"cell": WORD, "card": WORD},
    "colour-drawn": {"seat": SEAT, "colour": WORD},
    # travel
    "gem-gain": {"seat": SEAT, "health": NUMBER, "power": NUMBER},
    "goblins-calmed": {"cells": WORDS},
    # state
    "game-over": {"reason": WORD},
    "fight-set": {},
}
