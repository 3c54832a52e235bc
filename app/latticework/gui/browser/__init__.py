"""The list of solutions."""
