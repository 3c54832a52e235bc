"""The main window, and what belongs to the program as a whole: menus, crash reports, closing."""
