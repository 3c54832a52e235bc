"""Splitting a search into files that are solved anywhere, and merging them again."""
