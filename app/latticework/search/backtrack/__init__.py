"""Back-tracking: fill the first empty cell by each placement that fits there."""
