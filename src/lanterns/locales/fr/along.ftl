# A game that is taken along from the server, to be played in the browser without a network, and brought back.

along-title = Sans réseau
along-why = Emportez cette partie : elle continue dans ce navigateur, même sans réseau, et vous la rapporterez plus tard. La première fois, { $size } Mo environ sont chargés. Une partie emportée n’allume aucune lanterne et ne compte pas sur votre page.
along-take = Emporter la partie
along-loading = Chargement du moteur : { $part } %
along-here = Vous avez emporté cette partie : ce navigateur seul la garde. Avec un réseau, vous pouvez la rapporter au serveur.
along-open = Le moteur n’est pas encore gardé : d’ici là, la partie ne continue que dans cette page.
along-bring = Rapporter la partie
along-moved = Depuis, la table du serveur a avancé ou n’est plus là. Vous pouvez garder cette partie comme une table à part.
along-own = En faire une table à part
