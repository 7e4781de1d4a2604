"""What is done at a table and shown of it, whoever carries the question: HTTP, or the engine in a browser's page.

It knows the tables and the JSON of docs/server.md; neither a store, nor an event loop, nor the framework of the server.
"""
