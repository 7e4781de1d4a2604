"""Bots against each other: matches and ratings, balance, simulations, and the figures of speed."""
