"""Search files: nobody else knows their SQL."""
