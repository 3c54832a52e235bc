"""Dancing cells (Knuth 2023): exact cover by sparse sets."""
