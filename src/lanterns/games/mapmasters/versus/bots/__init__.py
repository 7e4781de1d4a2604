"""What bots of Versus know beside the rules: what things are worth, and what to do next."""
