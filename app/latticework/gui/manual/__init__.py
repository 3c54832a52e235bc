"""The manual within the program."""
