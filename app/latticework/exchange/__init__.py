"""Files of other programs and pictures, in and out."""
