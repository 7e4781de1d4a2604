"""Before the routes: who comes in, from where and how fast; what a connection may do, and what the log tells of it."""
