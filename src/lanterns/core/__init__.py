"""The contract that every game keeps: state, step, verb, chance, event, view, record, scenario. Knows no game."""
