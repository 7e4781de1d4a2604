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
notice-answer = It is your turn.
notice-digest-title = { $count ->
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
