"""Designing puzzles: a window for sets of parts, cuts and challenges; and what is told of a drawing."""
