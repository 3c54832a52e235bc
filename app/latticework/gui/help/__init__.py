"""The manual within the program, and tours that lead a newcomer through the window step by step."""
