"""Proofs that checkers of others accept: that the solutions found are solutions, and that there are no others."""
