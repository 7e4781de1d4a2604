"""Work in processes of their own, so that the event loop never waits: bots, slow studies, records played again."""
