"""Tables by turns and clocks, as the API tells them."""
