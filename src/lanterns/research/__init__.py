"""For researchers: positions as arrays, adapters to the interfaces of other projects, many games stepped at once.

An extra (`pip install three-lanterns[research]`); nothing else of the house imports it but the commands that need it.
`encoder`, `episode` and `fleet` need the standard library only; the other modules need what they are named after.
"""
