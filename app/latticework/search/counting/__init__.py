"""Counting solutions without listing them: partial solutions that cover the same items are merged."""
