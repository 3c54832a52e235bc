"""Probing a search tree: random dives, its size from them, its open subtrees, first solutions."""
