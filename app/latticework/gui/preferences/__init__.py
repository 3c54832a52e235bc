"""The dialogs for what the user prefers, and for the keys of all actions."""
