"""Prunings: tests that no solution lies below a node, for every engine."""
