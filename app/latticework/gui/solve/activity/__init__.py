"""What a search is doing, seen: parts being placed, plots, workers, statistics, a comparison of methods."""
