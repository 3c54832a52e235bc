"""Puzzles of BurrTools, `.xmpuzzle`: read and written."""
