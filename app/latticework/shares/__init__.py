"""Parts of a search for other machines, and certificates of what it found."""
