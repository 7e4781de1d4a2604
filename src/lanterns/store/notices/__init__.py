"""How people are told that a table waits for them, as it is kept: the channels of a profile, the outbox, and what signs."""
