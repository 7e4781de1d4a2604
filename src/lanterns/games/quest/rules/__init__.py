"""What the rulebook says: one module per chapter, with the steps that carry it out and the rules that they cite."""
