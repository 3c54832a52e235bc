"""What is searched and what a slice of a search gives, as values: no file, no process, no window."""
