"""The panel with the puzzles that ship and the files opened last."""
