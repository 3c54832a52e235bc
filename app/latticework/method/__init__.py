"""Choosing how to search: random probes, estimates, and what follows from them."""
