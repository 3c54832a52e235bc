"""Puzzles that other programs keep as text: PolySolver, polysolve, polycube and more, a file for each format."""
