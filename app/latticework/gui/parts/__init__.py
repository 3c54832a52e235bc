"""The list of parts: pictures, names, copies, colours, allowed motions."""
