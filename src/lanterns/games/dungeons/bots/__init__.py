"""Opinion: how well a seat stands and what to do next. The rules know nothing of it."""
