"""Limits on the size of puzzles: on what is read from files, and so on what edits may produce and files store."""

MAX_CELLS = 20_000
"""The most cells of the target or of a part."""

MAX_ALL_CELLS = 500_000
"""The most cells of all targets and parts together."""

MAX_COORDINATE = 10_000
"""How far a cell may be from the origin along each axis."""

MAX_PARTS = 2_000
MAX_FORMS = 240
"""The most forms of a part, twice as many as the most orientations of a cube's lattice."""

MAX_COPIES = 100_000
MAX_TARGETS = 100_000
MAX_PUBLISHED = 300_000
"""The most published numbers of solutions."""

MAX_NAME = 200
"""The most characters of a name: of a puzzle, a target, a part, a group or a mark."""

MAX_TEXT = 100_000
"""The most characters of notes, and of a picture of cells."""

MAX_YEAR = 9_999
"""The latest year of a puzzle, and the earliest, as a negative number, before our era."""

MAX_LINKS = 100
MAX_LINK = 2_000
"""The most characters of the address of a page about a puzzle."""

MAX_TAGS = 100

MAX_REACH = 100
"""The most cells through which a mark may reach."""

MAX_COLOR_PAIRS = 10_000

MAX_LINES = 1_000
"""The most lines of a target along which marks are different."""

MAX_RULES = 1_000
"""The most pairs of marks that may meet, and the most marks that may face nothing."""

MAX_STEP = 99
"""The largest coordinate of the step that leads straight up."""
