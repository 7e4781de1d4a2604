# Ce qu’apporterait de relancer encore, la Nuit.

luck-temple = { $temple } achevé
luck-goblin = { $head } : gobelin vaincu
luck-book = Livre { $spell } à portée
luck-other = { $goal } : voir un autre but
luck-exhausted = épuisé
luck-this = ce lancer
luck-turn = à votre tour
luck-lap = tour suivant
luck-roll-1 = ce lancer
luck-roll-2 = deux lancers
luck-roll-3 = trois lancers
luck-percent = { $percent } %
luck-stake = Épuisé, vos héros rentrent sans rien et votre niveau de sort est { $level }.
luck-how = Environ : { $walks } Nuits jouées
luck-policy = Personne ne s’y repose. Tous les dés servent, la Force ne forge que la dernière pierre d’un temple, on se défend dès 3 Force ou pour ne pas être épuisé.
luck-wait = Beaucoup de Nuits se jouent…
luck-failed = Impossible à compter pour l’instant. Les chances de ce lancer restent valables.
