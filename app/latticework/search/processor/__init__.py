"""The puzzle processor (Verhoeff 2001): puzzles compiled to programs of five instructions."""
