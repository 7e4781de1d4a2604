# Texts of the page of whoever runs the server.

host = This server
host-open-title = The page of whoever runs this server
host-open-text = It opens on this device, and this link is used up by it. Keep it to yourself: who has the page can close tables and shut people out.
host-open = Open it here
host-shut = Not for this device
host-count-people = In the room
host-count-running = Being played
host-count-open = In the list
host-count-lobbies = Before the start
host-count-finished = Finished
host-reports = Reports
host-reports-none = Nothing was reported.
host-table-gone = the table is gone
host-unknown = They left before it was reported: nothing is known of them here, so they cannot be shut out.
host-settle = Dealt with
host-somebody = Somebody
host-nobody = Nobody
host-ban = Shut out
host-ban-who = Shut out { $name }
host-ban-text = On all their devices they can still read, take out and delete what is theirs, and do nothing else.
host-ban-days = For how long
host-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
host-ban-ever = for good
host-ban-why = Why (only you read it)
host-bans = Shut out
host-bans-none = Nobody is shut out.
host-until = until { $when }
host-lift = Let in again
host-tables = Tables
host-tables-none = There is no table that is not over.
host-lobby = before the start
host-playing = being played
host-listed = in the list
host-unlist = Take off the list
host-close = Hold to close the table
host-closing = Keep holding …
host-close-text = A table that is closed is gone for everybody, with its game. What was reported of it stays.
host-leave = Leave this page on this device
host-leave-text = A new link is made by “lanterns host-link” on the machine that runs the server.
