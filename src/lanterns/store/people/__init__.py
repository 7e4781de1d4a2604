"""People beyond one table: open tables, who was asked where, who has blocked whom, who keeps order."""
