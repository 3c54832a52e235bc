"""The main window, and what belongs to the program as a whole: menus, preferences, language, crashes, closing."""
