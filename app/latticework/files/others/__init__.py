"""Puzzles of other programs with text files: PolySolver, polysolve, polycube and more, a module for each."""
