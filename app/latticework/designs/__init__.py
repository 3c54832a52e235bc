"""Designing puzzles: which parts and targets make a good one."""
