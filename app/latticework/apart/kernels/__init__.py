"""The compiled part of taking apart: how far pieces can go, what can move, the search over arrangements."""
