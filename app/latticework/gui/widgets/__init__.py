"""What several panels share: texts and names, actions and icons, dialogs, docks, painting, preferences."""
