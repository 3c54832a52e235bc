"""Solid bodies of parts to be made: printed, or cut by a laser."""
