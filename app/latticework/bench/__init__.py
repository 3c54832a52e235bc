"""Measuring the engines, and the solvers of other people, on the same exact cover problems."""
