"""What bots of Coop make of the planner: from what a seat knows to its next answer."""
