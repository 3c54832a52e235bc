"""Searching many small puzzles that choose their parts from the same placements."""
