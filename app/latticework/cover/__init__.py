"""Exact cover: reduction of a puzzle to items and options, symmetry, the way back."""
