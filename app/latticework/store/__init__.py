"""Search files: the only room with SQL."""
