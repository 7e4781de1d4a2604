"""Notices: who is told that a table waits, when, by which way, and that nothing is sent twice."""
