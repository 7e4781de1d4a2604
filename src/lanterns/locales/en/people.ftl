# Texts about people beyond one table: open tables, invitations, who is blocked, what is reported.

people-open = Open tables here
people-room = { $n ->
    [one] { $n } person is in the room
   *[other] { $n } people are in the room
}
people-waits = { $n ->
    [one] { $name } waits for one more
   *[other] { $name } waits for { $n }
}
people-play = { $n ->
    [one] { $names } plays
   *[other] { $names } play
}
people-turns = by turns
people-in-en = in English
people-in-fr = in French
people-level-beginner = for beginners
people-level-strong = for strong players
people-watch = Watch
people-back = Go back
people-none = No table is open. Open one and others will see it here; or sit down with bots at once.
people-open-one = Open a table
people-bots = Play with bots
people-all = All open tables ({ $n })
people-none-fits = None of the open tables is like that.
people-which-game = Game
people-every-game = Every game
people-somebody = Somebody

people-list = Show it to everybody here
people-list-hint = Whoever opens this server finds the table in a list, and sits down by a press.
people-list-watch = Others may watch the game
people-listed = This table is in the list of open tables: anybody here may sit down.
people-language = Language at the table
people-language-any = Any language
people-level = Who should come
people-wish-beginner = Beginners
people-wish-any = Anybody
people-wish-strong = Strong players

people-invite = Invite people you have met
people-invite-text = They find it at home the next time they look, and say yes or no.
people-invite-go = { $n ->
    [0] Invite
    [one] Invite one
   *[other] Invite { $n }
}
people-invited = { $n ->
    [one] One person is asked.
   *[other] { $n } people are asked.
}
people-games = { $n ->
    [one] { $n } game together
   *[other] { $n } games together
}
people-invitations = You are asked
people-asks = { $name } asks you to a table
people-asks-again = { $name } wants to play again
people-decline = No, thanks

people-block = Block
people-block-text = Whom you block cannot sit down at your open tables nor invite you, and you do not read what they write. They are not told.
people-blocked = { $name } is blocked. Your page lists whom you have blocked.
people-is-blocked = blocked
people-blocks = Blocked
people-blocks-text = They cannot sit down at your open tables nor invite you, and you do not read what they write.
people-unblock = Unblock
people-report = Report
people-report-who = Report { $name }
people-report-text = It goes to whoever runs this server, with the lines that you choose, and to nobody else.
people-report-lines = What they wrote
people-report-what = What happened?
people-report-send = Send it
people-reported = It was sent to whoever runs this server.
