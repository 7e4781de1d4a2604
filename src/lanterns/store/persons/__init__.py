"""What is kept of persons beyond their tables: what they have played and reached, how their page moves, and its end."""
