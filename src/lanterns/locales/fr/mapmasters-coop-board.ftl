# La table de Map Masters Coop dans le navigateur : le tableau, les objectifs, les groupes, les plans.

coop-board = Le tableau : { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}, { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
}
coop-mission-n = Mission { $n }
coop-mission = Mission { $n }, { $level }
coop-turn = Tour { $n }

# Emplacements
coop-place = { $place } (colonne { $column }, rangée { $row })
coop-spot = { $place }, { $side }
coop-pawn-at = { $group }, en { $spot }
coop-cell-flooded = { $at } : sous l’eau
coop-cell-blocked = { $at } : bloqué
coop-cell-empty = { $at } : vide
coop-cell-hidden = { $at } : une cible, face cachée
coop-cell-card = { $at } : carte { $card }, ouverte par { $open }
coop-cell-step = { $at } : carte palier { $card }, ouverte par { $open }
coop-cell-boss = { $at } : boss { $card }

# Objectifs
coop-goals = Objectifs
coop-goal-met = { $group } l’a fait
coop-goal-after = après l’objectif { $goals }
coop-goal-ready = { $group } a un plan pour cela
coop-goal-has = { $group } l’a
coop-goal-planned = { $group }, avec le plan { $have } sur { $of }
coop-goal-so-far = { $group }, { $have } sur { $of }
coop-goal-with = avec { $deed }
coop-goal-other = par un autre groupe que l’objectif { $goal }
coop-goal-gives = donne : { $what }
coop-goal-opens = ouvre { $edges }
coop-goal-together = un tour au plus avant ou après l’objectif { $goal }
coop-goal-until = avant la fin du tour { $turn }, sinon la mission est perdue
coop-goal-out = en sortant entre { $first } et { $last }
coop-goal-on = sur la carte { $card }
coop-goal-take = Prendre : { $what }
coop-goal-reach = Y arriver
coop-deed-monster = { $n ->
    [one] { $n } monstre vaincu
   *[other] { $n } monstres vaincus
  }
coop-deed-lock = { $n ->
    [one] { $n } cadenas ouvert
   *[other] { $n } cadenas ouverts
  }
coop-deed-trap = { $n ->
    [one] { $n } piège franchi
   *[other] { $n } pièges franchis
  }
coop-deed-room = { $n ->
    [one] { $n } salle visitée
   *[other] { $n } salles visitées
  }
coop-deed-stairs = { $n ->
    [one] { $n } escalier emprunté
   *[other] { $n } escaliers empruntés
  }
coop-deed-circle = { $n ->
    [one] { $n } cercle magique trouvé
   *[other] { $n } cercles magiques trouvés
  }
coop-side-top = le haut
coop-side-bottom = le bas
coop-side-left = la gauche
coop-side-right = la droite
coop-at-side = par { $sides }
coop-at-exit = par une sortie marquée
coop-tide = L’eau monte : à la fin du tour { $turn }, les emplacements vides de la rangée { $row } sont inondés.
coop-chase = On les poursuit : dès le tour { $turn }, un tour sans arrivée bloque un emplacement vide.
coop-resign = Proposer d’abandonner

# Groupes et plans
coop-groups = Les groupes
coop-groups-hint = chaque plan a son trait
coop-stage-waiting = pas encore placé
coop-stage-start = part de { $spot }
coop-stage-step = se tient en { $spot }
coop-stage-boss = reste en { $spot }
coop-stage-out = est sorti
coop-has = a { $list }
coop-used-token = { $token }, utilisée
coop-plan = Prévoir un chemin
coop-plan-on = Continuer le plan
coop-erase = Effacer le plan { ELIDE("de", $group) }
coop-planning = Un plan pour { $group }
coop-plan-free = Les plans ne coûtent rien, et tout le monde les voit.
coop-plan-broken = Le plan ne va plus avec le tableau. Reprenez ses derniers pas.
coop-conflict = Le plan { ELIDE("de", $group) } gêne.
coop-line-steps = { $n ->
    [0] Au départ
    [one] { $n } pas
   *[other] { $n } pas
  }
coop-line-found = Trouve { $list }
coop-line-meets = Arrive et peut faire : { $list }
coop-line-hidden = Arrive à une cible face cachée
coop-line-nothing = Arrive, mais n’a rien à y faire : tracé maintenant, la mission serait perdue
coop-shuts-in = enfermerait { $groups } pour de bon
coop-shut-in = Enfermé pour de bon : aucune carte à venir ne peut mener ce groupe ailleurs.
coop-arrives = arrive
coop-stuck = la ligne s’arrête ici
coop-pays-token = paie un jeton
coop-pays-book = utilise un livre
coop-meet = { $goal }{ $extra }
coop-with-token = 1 jeton

# Réponses
coop-turn-card = Tourner la carte
coop-tried = { $card } à l’essai en { $place }.
coop-draw = Prévoir le chemin { ELIDE("de", $group) }
coop-enter = Tracer le chemin { ELIDE("de", $group) }
coop-end-turn = Finir le tour
coop-fairy = Prendre une { $token }
coop-no-fairy = Ne prendre aucune fée
coop-back = Reprendre un pas
coop-abandon = Laisser le chemin
coop-done = Fermer le plan

# Main, marché, score
coop-hand = Votre main
coop-hand-of = La main { ELIDE("de", $who) }
coop-hand-closed = vous seul la voyez
coop-hand-open = les mains sont ouvertes
coop-hand-none = aucune carte
coop-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
coop-deck = { $n ->
    [one] { $n } carte dans la pioche.
   *[other] { $n } cartes dans la pioche.
  }
coop-describe = On peut décrire sa main, pas la montrer.
coop-market = Marché
coop-shop = Le marché : { $coins ->
    [one] reste { $coins } pièce
   *[other] restent { $coins } pièces
  }
coop-shop-for = Pour quel groupe
coop-shop-blind = Livre face cachée (reste { $n })
coop-score = Score
coop-score-short = Score
coop-score-now = Si vous gagnez maintenant
coop-score-base = pour commencer
coop-score-cards = { $n ->
    [one] carte restante
   *[other] cartes restantes
  }
coop-score-tokens = { $n ->
    [one] { $n } jeton inutilisé
   *[other] { $n } jetons inutilisés
  }
coop-score-books = { $n ->
    [one] { $n } livre inutilisé
   *[other] { $n } livres inutilisés
  }
coop-score-coins = { $n ->
    [one] { $n } pièce, par tiers
   *[other] { $n } pièces, par tiers
  }

# Conseils
coop-advice = Qui pourrait chercher quoi ?
coop-advice-short = Conseils
coop-advice-ask = Demander au planificateur
coop-advice-busy = Le planificateur réfléchit
coop-advice-none = Le planificateur ne voit pas encore de chemin. Cela ne prouve rien : il ne cherche qu’un instant.
coop-advice-show = Montrer comme plan
coop-advice-card = avec { $card } en { $place }
coop-advice-later = avec une carte de votre main, à votre tour

# Le briefing, les places conseillées, les plans des autres
coop-brief-again = Relire le briefing
coop-brief-map = La carte avec les buts numérotés
coop-brief-groups = { $n ->
    [one] Un groupe.
   *[other] { $n } groupes.
  }
coop-brief-groups-how = Un pion est un groupe. Chacun part du bord et trace un chemin vers un but.
coop-brief-cards = La carte grandit.
coop-brief-cards-how = À tour de rôle, chacun joue une carte sur une place vide.
coop-brief-plans = Planifiez ensemble.
coop-brief-plans-how = Les plans ne coûtent rien. Inscrivez un chemin quand il est entier.
coop-brief-pawns = Placer les pions
coop-brief-on = À la table
coop-brief-skip = Passer la prochaine fois
coop-near-next = à côté du but { $goal }
coop-near = à { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } du but { $goal }
coop-stars-why = { $n ->
    [one] La place étoilée est près d’un but qui attend un groupe.
   *[other] Les { $n } places étoilées sont près de buts qui attendent un groupe.
  }
coop-star-play = Jouer { $card } en { $place }
coop-goes-on = { $group } continue ici
coop-goes-on-what = { $group } continue ici : { $what }
coop-goes-to = jusqu’au but { $goal }
coop-joins = Le plan { ELIDE("de", $group) } passe par là.
coop-ghost-joins = { $card } · rejoint { $group }
coop-plans-for = { $who } planifie un chemin pour { $group }
coop-follow = Suivre
coop-follow-no = Arrêter
coop-following = Vous suivez le plan { ELIDE("de", $group) }
coop-hand-short = Main
coop-groups-short = Groupes

tally-goals = Objectifs atteints
campaign-won = { $won ->
    [one] { $won } mission gagnée
   *[other] { $won } missions gagnées
} sur { $of }
campaign-lead = Il y a { $missions_word } missions, de la plus facile à la plus difficile. Jouez-les dans n’importe quel ordre, seul ou ensemble ; votre meilleur score à chaque niveau reste ici. Les parties où l’on a repris plus que l’annulation ne permet ne comptent pas.
campaign-origin = La mission 1 suit le livret de règles, sauf la forme de sa grille. Toutes les autres missions, leurs histoires, les faces des cartes et les points sont de notre cru.
campaign-mission = Mission { $n }
campaign-others = À plusieurs
campaign-pawns = { $n ->
    [one] { $n } groupe
   *[other] { $n } groupes
  }
campaign-play = { $mission }, { $level } :
campaign-best = gagnée, meilleur score { $points }
campaign-tried = { $n ->
    [one] essayée une fois, pas encore gagnée
   *[other] essayée { $n } fois, pas encore gagnée
  }
campaign-tries = { $n }×
campaign-new = pas encore jouée
