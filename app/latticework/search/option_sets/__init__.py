"""Sets of options as bits, one bit an option: what the bit-set engine and the random probes have in common."""
