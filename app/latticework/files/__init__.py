"""Files in and out: our own formats, those of other programs, pictures, and what is printed or cut."""
