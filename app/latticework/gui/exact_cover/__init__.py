"""Exact cover problems in the window: their options and items as tables."""
