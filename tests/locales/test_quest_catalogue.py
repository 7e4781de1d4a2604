"""The quest game's own texts: every card, piece, place and level has its words, and they say what the rules say."""

from __future__ import annotations

import pytest

from lanterns.core.step import AnyStep
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.game import LEVELS, QuestGame
from lanterns.games.quest.state import ENDS, MODES, PHASES, Quest
from lanterns.games.quest.verbs import FACES, PAYMENTS
from lanterns.locales import Catalogue
from tests.locales.texts import LANGUAGES, asking, messages, step_classes, variables, with_prefix

every_language = pytest.mark.parametrize("language", LANGUAGES)
GROTTOS = [grotto.id for grotto in (*con.CARDS.bright, *con.CARDS.gloom)]

NAMES: dict[str, list[str]] = {
    "item": con.ITEM_NAMES,
    "quest": con.QUEST_NAMES,
    "land": con.LAND_NAMES,
    "temple": con.TEMPLES,
    "grotto": GROTTOS,
    "spell": con.CARDS.spells,
    "movement": geo.MOVEMENT_NAMES,
    "face": FACES,
    "colour": con.COLOURS,
    "mode": MODES,
    "level": list(LEVELS),
    "phase": PHASES,
    "reason": [end for end in ENDS if end],
    "track": ["health", "power"],
    "direction": ["forward", "back"],
    "way": [way for way in geo.WAY_NAMES if way],
    "payment": PAYMENTS,
}
TEXTS = {"item": con.ITEM_NAMES, "quest": con.QUEST_NAMES, "grotto": GROTTOS, "movement": geo.MOVEMENT_NAMES}

FRENCH_QUESTS = [
    "Nord et sud", "Est et ouest", "Deux clés", "Double siège", "Ambassades", "Grand-route", "Grand fleuve",
    "Veille côtière", "Ligne du griffon", "Conseil des terres", "Trois métiers", "Dispersion",
    "Heaume", "Lanterne", "Arc", "Flûte de Pan", "Boomerang", "Sablier", "Bottes ailées", "Fée", "Vieille carte",
    "Pelle", "Gemme", "Grimoire",
]  # fmt: skip
ENGLISH_QUESTS = [
    "North and south", "East and west", "Two keys", "Twin siege", "Envoys", "Highroad", "Great river", "Shore watch",
    "Gryphon line", "Inland council", "Three trades", "Scattered",
    "Iron Helm", "Lantern", "Bow", "Pan Pipes", "Boomerang", "Hourglass", "Winged Boots", "Fairy", "Chart", "Shovel",
    "Lucky Gem", "Tome",
]  # fmt: skip


def test_every_id_of_the_content_has_its_name_and_no_name_lacks_its_id() -> None:
    known = messages("en", "quest.ftl")
    wanted = {f"{kind}-{ident}" for kind, idents in NAMES.items() for ident in idents}
    assert with_prefix(known, "name-") == wanted


def test_what_cards_do_is_said_for_each() -> None:
    known = messages("en", "quest.ftl")
    wanted = {f"{kind}-{ident}" for kind, idents in TEXTS.items() for ident in idents}
    wanted |= {f"magic-{prefix}{level}" for prefix in ("", "solo-") for level in range(4)}
    assert with_prefix(known, "text-") == wanted
    assert with_prefix(known, "reward-quest-") == set(con.QUEST_NAMES)


def test_every_end_has_its_sentence() -> None:
    assert with_prefix(messages("en", "quest.ftl"), "end-") == {end for end in ENDS if end}


@pytest.mark.parametrize(("language", "names"), [("en", ENGLISH_QUESTS), ("fr", FRENCH_QUESTS)])
def test_quests_and_treasures_are_called_as_in_the_rules(language: str, names: list[str]) -> None:
    words = Catalogue(language, "quest")
    assert [words.name(quest, "quest") for quest in con.QUEST_NAMES] == names
    assert [words.name(treasure.id, "item") for treasure in con.CARDS.treasures] == names[con.PLACEMENTS :]


def test_legendary_items_have_the_names_of_the_french_rulebook() -> None:
    words = Catalogue("fr", "quest")
    assert [words.name(item, "item") for item in con.LEGENDS] == ["Épée", "Bouclier", "Bourdon"]


@every_language
def test_a_treasure_quest_names_its_temple_and_gives_its_treasure(language: str) -> None:
    words = Catalogue(language, "quest")
    for treasure in con.CARDS.treasures:
        assert words.name(con.TEMPLES[treasure.temple], "temple") in words.text("quest", treasure.id)
        assert words.say(f"reward-quest-{treasure.id}") == words.text("item", treasure.id)


@every_language
def test_rewards_state_the_figures_of_the_content(language: str) -> None:
    words = Catalogue(language, "quest")
    track = {name: words.name(name, "track") for name in ("health", "power")}
    for quest in con.CARDS.placements:
        text = words.say(f"reward-quest-{quest.id}")
        for name, shown in track.items():
            amount = quest.reward[name]
            if 0 < amount < con.MAX_TRACK:
                assert f"{amount} {shown}" in text, quest.id
            elif amount:
                assert text.startswith(shown), quest.id
        for name in ("choice", "advance", "magic"):
            if quest.reward[name]:
                assert str(quest.reward[name]) in text, quest.id


@every_language
def test_grottos_state_their_dice_and_amounts(language: str) -> None:
    words = Catalogue(language, "quest")
    for grotto in (*con.CARDS.bright, *con.CARDS.gloom):
        text = words.text("grotto", grotto.id)
        for figure in (grotto.dice, grotto.amount):
            assert figure < 2 or str(figure) in text, grotto.id


@every_language
def test_levels_state_their_targets(language: str) -> None:
    words = Catalogue(language, "quest")
    for level, target in LEVELS.items():
        assert str(target) in words.say(f"option-level-{level}-about")
        assert words.say(f"option-level-{level}") == words.name(level, "level")


def test_one_id_may_name_two_things() -> None:
    words = Catalogue("en", "quest")
    assert (words.name("power", "dice"), words.name("power", "track")) == ("power", "Power")
    assert words.tell("event-land-laid", {"cell": "22", "card": "sun"}) == "Sun temple is laid on 22."
    assert words.tell("event-movement-shown", {"card": "ship"}) == "Movement card shown: Ship."


def plausible(g: Quest, name: str) -> AnyStep:
    """A step of that class with arguments that it could have."""
    g.where[0] = g.kinds.index(con.GROTTO)
    args: dict[str, tuple[int, ...]] = {
        "MoveOrIdle": (geo.SHIP,), "Grotto": (0,), "Target": (2, 1), "Direction": (4,), "Guide": (1, 2),
        "MoveByEffect": (3, 1, 2), "Shift": (2,), "ClaimTreasure": (1, con.QUEST["T01"]), "Equip": (con.ITEM["T03"],),
        "Reroll": (0,), "Hit": (2, 1), "Symbols": (1, 2, 0, 0), "Returning": (0b101,), "UseStaff": (4, 2),
        "ChooseCastle": (1,),
    }  # fmt: skip
    return step_classes("quest")[name](0, *args.get(name, ()))


@every_language
@pytest.mark.parametrize("name", sorted(asking("quest")))
def test_a_question_gives_the_parameters_that_its_sentences_need(language: str, name: str) -> None:
    g = QuestGame().new({"players": "2"})
    while g.actors()[0] < 0:
        g.play(g.options()[0])
    assert isinstance(g, Quest)
    given = set(plausible(g, name).params(g, 0)) | {"who"}
    known = messages(language, "quest.ftl")
    assert variables(known, f"ask-{name}") <= given
    assert variables(known, f"ask-{name}-why") <= given


def test_no_step_that_runs_unasked_is_put_as_a_question() -> None:
    assert {"Pick", "Hit", "DiscardItem"} <= asking("quest")
    assert not asking("quest") & {"StartDay", "Refill", "ResolveRoll", "Throw", "Deal", "Show", "LayCard"}


@every_language
def test_places_fit_into_sentences(language: str) -> None:
    """A place phrase begins in the middle of a sentence, so it has an article and no capital of its own in English."""
    words = Catalogue(language, "quest")
    place = words.say("place-temple", temple=words.name("sun", "temple"))
    moved = words.say("event-hero-moved", you="yes", who="Élodie", hero=2, card_id="gryphon", card="", to=place)
    assert (
        moved
        == {
            "en": "Your hero 2 flies to the Sun temple.",
            "fr": "Votre héros 2 vole vers le temple du Soleil.",
        }[language]
    )


@pytest.mark.parametrize(
    ("notation", "english", "french"),
    [
        ("pay 0", "Pay nothing", "Ne rien payer"),
        ("pay 2", "Pay 2 Power", "Payer 2 Force"),
        ("move 1 33R cw", "Move hero 1 to 33R, clockwise", "Déplacer le héros 1 vers 33R, sens horaire"),
        ("move 2 22L", "Move hero 2 to 22L", "Déplacer le héros 2 vers 22L"),
        ("gain power", "Gain 1 Power", "Gagner 1 Force"),
        ("advance 3 tf", "Advance hero 3: 1 torch, 2 Power", "Avancer le héros 3\u202f: 1 torche, 2 Force"),
        ("equip T03 1", "Give the Bow to hero 1", "Équiper le héros 1\u202f: Arc"),
        ("claim P04", "Take “Twin siege”", "Prendre «\u202fDouble siège\u202f»"),
        ("dice torch torch magic", "Roll: magic, torch, torch", "Lancer\u202f: magie, torche, torche"),
        ("first 1", "Make Marc first player", "Donner à Marc le jeton Premier Joueur"),
    ],
)
def test_buttons_are_verbs_with_their_object(notation: str, english: str, french: str) -> None:
    verbs = QuestGame().verbs
    said = [
        Catalogue(language, "quest", ["Élodie", "Marc"]).action(verbs, verbs.parse(notation))
        for language in ("en", "fr")
    ]
    assert said == [english, french]


def test_boots_walk_whatever_the_card() -> None:
    """T07: the log says how the hero went, not which card was picked."""
    game = QuestGame()
    g = game.new({"players": "2", "first": "0"})
    while g.actors()[0] < 0:
        g.play(g.options()[0])
    assert isinstance(g, Quest)
    g.treasure[con.BOOTS] = 1
    g.play(game.verbs.parse("pick horse"))
    walk = next(code for code in g.options() if game.verbs.notation(code).endswith(" foot"))
    g.listen()
    g.play(walk)
    assert g.take_events()[0].params["card"] == "foot"
