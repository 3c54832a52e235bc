"""The puzzle being edited, with undo, and the dialogs to open, save and describe it."""
