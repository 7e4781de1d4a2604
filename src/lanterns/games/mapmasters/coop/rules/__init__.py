"""The chapters of the rules of Coop: what is asked, and what follows [rules M10-M16]."""
