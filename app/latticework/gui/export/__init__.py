"""Exporting puzzles and solutions: the dialog with a page for each format, its preview, and writing the files."""
