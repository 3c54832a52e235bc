"""The console of Python in the window."""
