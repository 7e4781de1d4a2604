"""Exact search for the best path on a laid board, and to lay a hand best; knows the board alone [rules 7]."""
