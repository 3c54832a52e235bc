"""One run of a search: workers, the slices that they are given, and how it stands."""
