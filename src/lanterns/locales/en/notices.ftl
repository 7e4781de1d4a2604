# When it is somebody's turn: what a notice says, and the card with which each is switched on.

# What is sent
notice-turn-title = Your turn: { $game }
notice-turn = { $titled ->
    [no] { $question } { $others } { $count ->
        [one] waits for you.
       *[other] wait for you.
    }
   *[other] { $table }: { $question } { $others } { $count ->
        [one] waits for you.
       *[other] wait for you.
    }
}
notice-reminder-title = Still your turn: { $game }
notice-reminder = { $hours ->
    [0] Your time is nearly over.
    [one] One hour is left.
   *[other] { $hours } hours are left.
} { notice-turn }
notice-answer = It is your turn.
notice-digest-title = { $count ->
    [0] No table waits for you
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
notice-digest = { $count ->
    [one] It is your turn here: { $tables }.
   *[other] It is your turn at these: { $tables }.
}
notice-test-title = A test from Three Lanterns
notice-test = This is how you hear that it is your turn.
notice-confirm-title = Is this your address?
notice-confirm = Somebody wants to be told at this address when it is their turn at Three Lanterns. If it was you, follow the link within a day; if not, do nothing, and no other e-mail comes.
notice-mail-off = To get no more of these:

# The card
notices = When it is your turn
notices-push = On this device
notices-push-about = A notice, even when the page is closed.
notices-push-unable = This browser takes no notices here; it needs an https address.
notices-push-refused = You told this browser no. Allow notices in its settings for this site first.
notices-push-failed = The browser could not reach its service for notices. Try again when you are online.
notices-push-elsewhere = { $n ->
    [one] On one other device too.
   *[other] On { $n } other devices too.
}
notices-mail = By e-mail
notices-mail-about = Once per turn, at most 3 a day.
notices-mail-none = This server sends no e-mail.
notices-mail-on = To { $address }, once per turn, at most { $n } a day.
notices-mail-asked = A link is on its way to { $address }: follow it to begin.
notices-mail-address = E-mail address
notices-mail-example = name@example.org
notices-mail-ask = Send me a link
notices-hook = Webhook
notices-hook-about = For your own chat room.
notices-hook-webhook = For your own chat room, as plain JSON.
notices-hook-discord = For your own chat room, as Discord wants it.
notices-hook-address = Address of the webhook
notices-hook-shape = How it is told
notices-shape-webhook = Plain
notices-shape-discord = Discord
notices-hook-use = Use it
notices-most = At most
notices-a-day = { $n } a day
notices-quiet = Quiet hours
notices-quiet-about = No notice at night.
notices-quiet-on = { $from } to { $to }
notices-from = from
notices-to = to
notices-at = at
notices-digest = Once a day
notices-digest-about = All tables in one notice.
notices-zone = Times of { $zone }.
notices-zone-here = Use those of { $zone }
notices-fault = The last notice did not arrive.
notices-test = Send me a test
notices-sent = Sent
notices-way-push = On a device: { $said }
notices-way-mail = By e-mail: { $said }
notices-way-webhook = Webhook: { $said }
notices-way-discord = Discord: { $said }

# Where links of e-mails lead
notices-page = Notices
notices-confirm = It is my address
notices-confirm-ask = Do you want to be told at this address when it is your turn?
notices-confirm-done = Your address is confirmed: you are told here when it is your turn.
notices-off = Send no more
notices-off-ask = Do you want no more notices at this address?
notices-off-done = No more notices come to this address.
