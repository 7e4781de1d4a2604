"""People beyond one table: open tables, invitations, blocks and reports, the page of whoever runs the server."""
