# La page comme application installée : ce que dit son manifeste, et qu’il y a une version plus récente.

product-short = Lanternes
product-about = Une table numérique pour trois jeux d’aventure en boîte, avec des amis ou des robots, et un compagnon pour les boîtes elles-mêmes.
newer = Une nouvelle version est là.
newer-take = La prendre
newer-later = Plus tard
