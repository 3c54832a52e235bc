"""What these tests share with those of the other rooms of a search."""

from search_fixtures import crew, expected, prepared

__all__ = ["crew", "expected", "prepared"]
