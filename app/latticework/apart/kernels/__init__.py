"""The compiled part of taking apart: how far pieces can go, which can move, the search over arrangements."""
