"""Indices in the arrays that all kernels share."""

WHOLE = 1 << 62
"""The share of the root of a search tree."""

NODES, UPDATES, FOUND, DONE, CUT, N_COUNTERS = 0, 1, 2, 3, 4, 8
"""In the array of counters: nodes entered, updates, solutions found, share explored; what each pruning cut off."""

ITEM, OPTION, LAST = 0, 1, 2
"""Columns of the table of levels."""

STUCK, SOLVED, OPEN = 0, 1, 2
"""How a way down the tree ends: nothing can be chosen, all is covered, or it could go on."""

MOST_KEEP = 1 << 23
"""Words of the table of what each option leaves, 64 MB; the bit sets of larger problems do without."""
