"""Choosing how to search, by random probes and estimates."""
