"""Drawings in space, turned by mouse and keys: with OpenGL where it works, painted in 2D where it does not."""
