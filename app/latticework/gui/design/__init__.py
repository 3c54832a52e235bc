"""The window that finds sets of parts: what is wanted, the search for all sets at once, the sets as pictures."""
