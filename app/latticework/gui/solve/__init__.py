"""Solving: the settings of a search, what runs behind them, and the one line that says how it is."""
