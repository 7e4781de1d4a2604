"""Tables in use: their sessions and locks, commands and what is shown of them, streams, alarms, the bots at them."""
