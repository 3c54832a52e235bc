"""What several panels share: actions, icons, theme, message boxes."""
