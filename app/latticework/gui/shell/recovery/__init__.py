"""Copies of puzzles that are being edited, so that nothing is lost when the program is killed or crashes."""
