"""Jitted search kernels behind one pure function."""
