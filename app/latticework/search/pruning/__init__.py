"""Prunings: tests that there is no solution below a node, for all engines."""
