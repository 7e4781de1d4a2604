# Les mots du dessin de Map Masters coopératif dans le terminal.

screen-turn = Tour { $turn } : { $seat }
screen-deck = Cartes restantes : { $count }
screen-if-won = Points d’une victoire : { $points }
screen-coins = Pièces restantes : { $count }
screen-arrive = y arriver
screen-col-number = but
screen-col-place = où
screen-col-asked = demandé
screen-col-after = après le but
screen-col-met = atteint par
screen-col-pawn = groupe
screen-col-stands = se tient
screen-col-carries = porte et a fait
screen-col-payers = peut payer avec
screen-step = sur un palier
screen-boss = à son but
screen-out = est sorti
screen-arrived = Le chemin est arrivé.
screen-arrived-lost = Le chemin est arrivé, mais le groupe n’a rien à y faire : validé maintenant, la mission est perdue. Revenez en arrière.
screen-shuts-in = Posée en { $place }, { $cards } enfermerait { $groups } pour de bon.
screen-shut-in = { $spot }, enfermé
screen-under-way = Le chemin est en route.
