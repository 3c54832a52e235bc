"""Dancing links (Knuth 2000)."""
