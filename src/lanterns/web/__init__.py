"""The web table: a Litestar application over `lanterns.store`, and the client that the browser loads.

`lanterns.web.app.create_app` makes it, `lanterns.web.serve.serve` runs it; docs/server.md tells its routes and shapes.
Nothing is imported here, so that `lanterns` stays quick to start.
"""
