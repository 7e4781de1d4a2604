# Quand c’est à quelqu’un de jouer : ce que dit un avis, et la carte où chacun s’active.

# Ce qui est envoyé
notice-turn-title = À vous de jouer : { $game }
notice-turn = { $titled ->
    [no] { $question } { $others } { $count ->
        [one] vous attend.
       *[other] vous attendent.
    }
   *[other] { $table } : { $question } { $others } { $count ->
        [one] vous attend.
       *[other] vous attendent.
    }
}
notice-answer = C’est à vous.
notice-digest-title = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
}
notice-digest = { $count ->
    [one] C’est à vous de jouer ici : { $tables }.
   *[other] C’est à vous de jouer à ces tables : { $tables }.
}
notice-test-title = Un essai de Three Lanterns
notice-test = Voici comment vous apprendrez que c’est à vous.
notice-confirm-title = Est-ce votre adresse ?
notice-confirm = Quelqu’un veut être prévenu à cette adresse quand c’est son tour à Three Lanterns. Si c’était vous, suivez le lien dans la journée ; sinon, ne faites rien, et aucun autre e-mail ne viendra.
notice-mail-off = Pour ne plus en recevoir :
