"""What is searched, and the results of its slices, as values: no file, no process, no window."""
