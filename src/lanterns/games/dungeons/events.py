"""What Dungeons tells of: its events, by the chapters that tell them first."""

from __future__ import annotations

from lanterns.core.event import NUMBER, SEAT, WORD, WORDS, Events

EVENTS: Events = {
    # abilities
    "speed-gained": {"seat": SEAT, "gained": NUMBER, "speed": NUMBER},
    # attack
    "attacks": {"seat": SEAT, "weapon": WORD},
    "attacked": {"enemy": WORD, "kind": WORD},
    "attack-misses": {"seat": SEAT},
    # checks
    "dice-rolled": {"seat": SEAT, "dice": WORDS},
    "foe-die-rolled": {"face": WORD},
    "die-modified": {"seat": SEAT, "die": WORD, "dice": WORDS},
    "die-rerolled": {"seat": SEAT, "die": WORD},
    "trick-used": {"seat": SEAT, "trick": WORD},
    "check-passed": {"seat": SEAT, "total": NUMBER, "number": NUMBER},
    "check-failed": {"seat": SEAT, "total": NUMBER, "number": NUMBER},
    "attack-total": {"seat": SEAT, "total": NUMBER},
    "cost-unpaid": {"seat": SEAT, "cost": NUMBER},
    # counter
    "counter-attack": {"enemy": WORD, "kind": WORD, "face": WORD},
    "counter-damage": {"seat": SEAT, "damage": NUMBER},
    "boss-torch": {"boss": WORD},
    # damage
    "enemy-damaged": {"seat": SEAT, "enemy": WORD, "kind": WORD, "damage": NUMBER},
    "boss-damaged": {"hits": WORDS, "markers": WORDS},
    "enemy-killed": {"seat": SEAT, "enemy": WORD, "kind": WORD},
    "declined": {"seat": SEAT},
    # danger
    "goblins-reshuffled": {"cards": NUMBER},
    "goblin-added": {"enemy": WORD, "kind": WORD, "goblin": WORD, "room": WORD},
    "minion-added": {"enemy": WORD, "kind": WORD, "minion": WORD, "room": WORD},
    # effects
    "room-used": {"seat": SEAT, "card": WORD},
    # equipment
    "card-discarded": {"seat": SEAT, "goods": WORD},
    "card-kept": {"seat": SEAT, "goods": WORD, "slot": WORD},
    "card-picked": {"seat": SEAT, "goods": WORD},
    "card-drawn": {"seat": SEAT, "goods": WORD},
    "card-refused": {"seat": SEAT, "goods": WORD},
    # foes
    "gate-covered": {"room": WORD, "space": NUMBER},
    "enemy-moved": {"enemy": WORD, "kind": WORD, "room": WORD},
    "enemies-act": {},
    "enemy-hits": {"enemy": WORD, "kind": WORD},
    "boss-regained": {"mends": WORDS, "markers": WORDS},
    # free
    "explores": {"seat": SEAT},
    "hand-swapped": {"seat": SEAT, "goods": WORD},
    "horn-blown": {"seat": SEAT},
    # lair
    "boss-revealed": {"boss": WORD},
    "taunts": {"seat": SEAT},
    # moves
    "hero-moved": {"seat": SEAT, "place": WORD},
    # reveal
    "card-revealed": {"cell": WORD, "card": WORD},
    "card-laid": {"cell": WORD, "sides": WORD},
    "card-placed": {"cell": WORD, "stack": WORD},
    "ambush": {"seat": SEAT},
    # rooms
    "trap-met": {"seat": SEAT, "card": WORD},
    "disarming": {"seat": SEAT, "card": WORD},
    "disarmed": {"seat": SEAT, "cell": WORD},
    # setup
    "hero-drawn": {"seat": SEAT, "hero": WORD},
    # spells
    "casts": {"seat": SEAT, "spell": WORD},
    "signature-used": {"seat": SEAT, "hero": WORD},
    "hasted": {"seat": SEAT},
    # torch
    "torch-lowered": {"torch": NUMBER},
    # turn
    "turn-begins": {"seat": SEAT},
    "rests": {"seat": SEAT},
    # state
    "gained": {"seat": SEAT, "gained_health": NUMBER, "gained_focus": NUMBER, "health": NUMBER, "focus": NUMBER},
    "lost": {"seat": SEAT, "lost_health": NUMBER, "lost_focus": NUMBER, "health": NUMBER, "focus": NUMBER},
    "unconscious": {"seat": SEAT},
    "paid": {"seat": SEAT, "paid": NUMBER, "focus": NUMBER},
    "torch-raised": {"torch": NUMBER},
    "game-over": {"reason": WORD},
}
