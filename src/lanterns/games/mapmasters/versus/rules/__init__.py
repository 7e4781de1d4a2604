"""The chapters of the rules of Versus: what is asked in each phase of a round, and what follows."""
