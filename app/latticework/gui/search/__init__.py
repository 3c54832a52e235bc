"""The search panel and what runs behind it."""
