"""Playing by hand in the window: the target with what is laid, the tray, hints and checks."""
