"""Join codes: three words out of 256, the same in both languages, said over a telephone or across a room.

A code is short-lived and only opens a free seat before the start; a seat itself is guarded by its secret link.
"""

from __future__ import annotations

import unicodedata
from random import Random

_PAIRS = """
acorn gland, alder aulne, amber ambre, anchor ancre, angel ange, ant fourmi, apple pomme, arch arche, arrow fleche,
ash cendre, autumn automne, axe hache, badger blaireau, bagpipe cornemuse, bamboo bambou, barley orge, barn grange,
barrel tonneau, basket panier, bat chauve-souris, bay baie, beach plage, bean haricot, bear ours, beaver castor, bee
abeille, bell cloche, bench banc, birch bouleau, bird oiseau, boat bateau, bone os, book livre, boot botte, bottle
bouteille, bow arc, bowl bol, box boite, bread pain, brick brique, bridge pont, brook ruisseau, broom balai, bucket
seau, butter beurre, button bouton, cabin cabane, cake gateau, camel chameau, candle bougie, canoe canoe, cape cap,
carrot carotte, cart charrette, castle chateau, cat chat, cave caverne, cedar cedre, chair chaise, chalk craie, cherry
cerise, chess echecs, chestnut marron, chick poussin, church eglise, clay argile, cliff falaise, clock horloge, cloud
nuage, clover trefle, coal charbon, coast cote, coat manteau, coin piece, comet comete, compass boussole, copper
cuivre, coral corail, cork bouchon, corn mais, cow vache, crab crabe, crane grue, crow corbeau, crown couronne,
crystal cristal, cup tasse, curtain rideau, daisy paquerette, dance danse, dawn aube, deer cerf, desert desert, dew
rosee, diamond diamant, dog chien, dolphin dauphin, donkey ane, door porte, dove colombe, dragon dragon, dream reve,
drum tambour, duck canard, dune dune, eagle aigle, earth terre, east est, egg oeuf, elephant elephant, elm orme, ember
braise, falcon faucon, feather plume, fern fougere, ferry bac, field champ, fig figue, fire feu, fish poisson, flag
drapeau, flame flamme, flour farine, flower fleur, flute flute, fog brume, forest foret, fork fourchette, fountain
fontaine, fox renard, frog grenouille, frost givre, garden jardin, garlic ail, gate portail, ghost fantome, giant
geant, giraffe girafe, glass verre, glove gant, goat chevre, gold or, goose oie, grape raisin, grass herbe, guitar
guitare, hail grele, hammer marteau, harbour havre, hare lievre, harp harpe, hat chapeau, hawk epervier, hay foin,
hazel noisette, heart coeur, hedge haie, hen poule, hero heros, heron heron, hill colline, holly houx, honey miel,
hook hamecon, horn corne, horse cheval, hut hutte, ice glace, ink encre, iron fer, island ile, ivory ivoire, ivy
lierre, jam confiture, jelly gelee, jewel joyau, juice jus, key cle, king roi, kite cerf-volant, knight chevalier,
knot noeud, ladder echelle, lake lac, lamb agneau, lamp lampe, lantern lanterne, lark alouette, laurel laurier, lava
lave, lavender lavande, leaf feuille, lemon citron, letter lettre, lily lis, lion lion, lizard lezard, lobster homard,
lute luth, magnet aimant, map carte, maple erable, marble marbre, market marche, mask masque, meadow prairie, melon
melon, milk lait, mill moulin, mint menthe, mirror miroir, mole taupe, moon lune, moss mousse, mountain montagne,
mouse souris, mushroom champignon, nail clou, needle aiguille, nest nid, north nord, nut noix, oak chene, oar rame,
oat avoine, ocean ocean, olive olive, onion oignon, orange orange, otter loutre, owl hibou, ox boeuf, palm palmier,
paper papier, parrot perroquet, path sentier, peach peche, pear poire, pearl perle, pencil crayon, pepper poivre,
piano piano, pigeon pigeon, pine pin, pirate pirate, planet planete, plum prune, pond etang, poppy coquelicot, potato
patate, queen reine, rabbit lapin, rain pluie, rainbow arc-en-ciel, river riviere, sun soleil
"""

ENGLISH: tuple[str, ...]
FRENCH: tuple[str, ...]
_words = [pair.split() for pair in _PAIRS.replace("\n", " ").split(",") if pair.strip()][:256]
ENGLISH, FRENCH = tuple(pair[0] for pair in _words), tuple(pair[1] for pair in _words)
_INDEX = {word: i for words in (FRENCH, ENGLISH) for i, word in enumerate(words)}


def new_code(rng: Random) -> str:
    """Three different words, in English: the canonical form."""
    return " ".join(rng.sample(ENGLISH, 3))


def in_french(code: str) -> str:
    """A canonical code as it is said in French."""
    return " ".join(FRENCH[_INDEX[word]] for word in code.split())


def read_code(text: str) -> str:
    """The canonical form of three words as somebody typed them, in either language; "" when they are no code."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("œ", "oe").replace(",", " "))
    words = "".join(c for c in plain if not unicodedata.combining(c)).split()
    if len(words) != 3 or any(word not in _INDEX for word in words):
        return ""
    return " ".join(ENGLISH[_INDEX[word]] for word in words)
