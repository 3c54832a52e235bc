"""Tours that lead a newcomer through the window step by step, while the user does each step."""
