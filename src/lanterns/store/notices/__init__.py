"""How people are told that a table waits for them, as it is kept: their channels, the outbox, the server's keys."""
