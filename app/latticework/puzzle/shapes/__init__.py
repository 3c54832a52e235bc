"""Ready-made shapes: boxes, pyramids, hexagons and so on, in every lattice that has them."""
