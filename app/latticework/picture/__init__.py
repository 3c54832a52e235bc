"""Bodies in space without Qt: shapes of parts, their decoration, projection, and the layout of pictures."""
