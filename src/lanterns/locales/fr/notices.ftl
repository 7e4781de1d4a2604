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
notice-reminder-title = Toujours à vous : { $game }
notice-reminder = { $hours ->
    [0] Votre temps est presque écoulé.
    [one] Il reste une heure.
   *[other] Il reste { $hours } heures.
} { notice-turn }
notice-answer = C’est à vous.
notice-digest-title = { $count ->
    [0] Aucune table ne vous attend
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

# La carte
notices = Quand c’est à vous de jouer
notices-push = Sur cet appareil
notices-push-about = Un avis, même quand la page est fermée.
notices-push-unable = Ce navigateur ne prend pas d’avis ici ; il lui faut une adresse https.
notices-push-refused = Vous avez dit non à ce navigateur. Autorisez d’abord les avis dans ses réglages pour ce site.
notices-push-failed = Le navigateur n’a pas pu joindre son service d’avis. Réessayez quand vous serez en ligne.
notices-push-elsewhere = { $n ->
    [one] Aussi sur un autre appareil.
   *[other] Aussi sur { $n } autres appareils.
}
notices-mail = Par e-mail
notices-mail-about = Une fois par tour, 3 par jour au plus.
notices-mail-none = Ce serveur n’envoie pas d’e-mail.
notices-mail-on = À { $address }, une fois par tour, { $n } par jour au plus.
notices-mail-asked = Un lien part vers { $address } : suivez-le pour commencer.
notices-mail-address = Adresse e-mail
notices-mail-example = nom@example.org
notices-mail-ask = M’envoyer un lien
notices-hook = Webhook
notices-hook-about = Pour votre propre salon de discussion.
notices-hook-webhook = Pour votre propre salon, en simple JSON.
notices-hook-discord = Pour votre propre salon, comme Discord le veut.
notices-hook-address = Adresse du webhook
notices-hook-shape = Comment c’est dit
notices-shape-webhook = Simple
notices-shape-discord = Discord
notices-hook-use = L’utiliser
notices-most = Au plus
notices-a-day = { $n } par jour
notices-quiet = Heures calmes
notices-quiet-about = Aucun avis la nuit.
notices-quiet-on = de { $from } à { $to }
notices-from = de
notices-to = à
notices-at = à
notices-digest = Une fois par jour
notices-digest-about = Toutes les tables en un seul avis.
notices-zone = Heures de { $zone }.
notices-zone-here = Prendre celles de { $zone }
notices-fault = Le dernier avis n’est pas arrivé.
notices-test = M’envoyer un essai
notices-sent = Envoyé
notices-way-push = Sur un appareil : { $said }
notices-way-mail = Par e-mail : { $said }
notices-way-webhook = Webhook : { $said }
notices-way-discord = Discord : { $said }

# Où mènent les liens des e-mails
notices-page = Avis
notices-confirm = C’est mon adresse
notices-confirm-ask = Voulez-vous être prévenu à cette adresse quand c’est à vous de jouer ?
notices-confirm-done = Votre adresse est confirmée : on vous y prévient quand c’est à vous.
notices-off = Ne plus rien envoyer
notices-off-ask = Ne voulez-vous plus d’avis à cette adresse ?
notices-off-done = Plus aucun avis ne vient à cette adresse.
