# Le temps que chacun a pour répondre : les choix d’une nouvelle table, le temps qui reste, les congés.

pace = Temps pour répondre
pace-off = Sans horloge
pace-off-about = Chacun prend le temps qu’il lui faut.
pace-live = { $time } par décision, et { $bank } en plus
pace-live-about = Pour une soirée : chaque décision a son temps, et ce qui dure davantage vient de la réserve.
pace-turns = { $time } pour répondre
pace-turns-about = Tour par tour, sur des jours : passez quand vous voulez, on vous prévient quand c’est à vous.
pace-after = Quand le temps est écoulé
pace-after-bot = Un robot joue la suite
pace-after-bot-about = Jusqu’à ce que son joueur se rassoie.
pace-after-resign = La place est abandonnée
pace-after-resign-about = Pour de bon ; un robot la joue jusqu’au bout.
pace-away = Qui est parti
pace-away-0 = On l’attend
pace-away-0-about = Les autres peuvent laisser un robot jouer pour lui après une minute.
pace-away-60 = 1 minute
pace-away-60-about = Un robot joue pour qui doit répondre et reste parti si longtemps, jusqu’à son retour.
pace-away-180 = 3 minutes
pace-away-180-about = Un robot joue pour qui doit répondre et reste parti si longtemps, jusqu’à son retour.
pace-away-rule = Un robot joue pour qui doit répondre et reste parti { $time }
pace-mine = Il vous reste { $time }
pace-theirs = { $name } a encore { $time }
pace-rest = { $name } est en congé jusqu’au { $day }
pace-holiday = Congé
pace-holiday-about = Vos horloges s’arrêtent à toutes les tables tour par tour, et les autres y voient jusqu’à quand.
pace-holiday-days = Pour
pace-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
pace-holiday-take = Arrêter mes horloges
pace-holiday-until = Arrêtées jusqu’au { $when }
pace-holiday-end = Je suis de retour
pace-holiday-left = { $n ->
    [one] Il reste { $n } jour sur { $most } cette année.
   *[other] Il reste { $n } jours sur { $most } cette année.
}
