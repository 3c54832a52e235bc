"""The puzzle being edited, with undo: its parts and rules, and the dialogs to open, save and describe it."""
