"""Sets of options as bits, one bit an option: what the bit-set engine and the random probes have in common."""

MOST_KEEP = 1 << 23
"""Words of the table of what each option leaves, 64 MB; larger problems do without."""
