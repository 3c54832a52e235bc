"""Pictures of puzzles and solutions: for the screen, for paper, moving, and on a web page."""
