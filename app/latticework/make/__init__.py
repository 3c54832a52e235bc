"""Parts as things to make: solids to print, sheets to cut by laser."""
