"""Why a puzzle has no solution, or where it is tight: arguments and fit counts as colours on the target."""
