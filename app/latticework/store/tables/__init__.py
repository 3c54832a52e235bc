"""The tables of a search file, each with its SQL, its checks and its hash."""
