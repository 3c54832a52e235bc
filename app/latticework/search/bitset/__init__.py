"""Exact cover on bit sets: the tree of dancing links, node for node, with one bit for each option."""
