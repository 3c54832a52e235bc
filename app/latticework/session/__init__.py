"""A search in progress: frontier, workers, search file, progress."""
