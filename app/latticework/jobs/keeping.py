"""Which of the solutions that a search finds it stores."""

import re
from dataclasses import dataclass, replace

from latticework.phrases import phrase

ALL, THAT_COME_APART, NONE, BY_PARTS = "", "apart", "none", "by parts"
"""Each solution; only those that may come apart; none, so that they are only counted; none, but how many there are of
each set of parts."""

EVERY = 1 << 64
"""The hash of every solution is below this."""

MOST_SAMPLED = 10**9
_SAMPLE = re.compile(r"sample ([1-9][0-9]{0,9})(?: below ([0-9a-f]{16}))?")


def sample(most: int) -> str:
    """Return the text for keeping an even sample of at most so many solutions."""
    return f"sample {most}"


@dataclass(frozen=True)
class Keeping:
    """What a search stores: one of ALL, THAT_COME_APART, NONE and BY_PARTS; or a sample of at most `most` solutions.

    In a sample are the solutions of the least hashes, so whether one is in it depends on nothing but those that were
    found: every one has the same chance, and no order of slices makes a difference. below: of what is found from now
    on, a solution is stored where the hash of its class is less.
    """

    what: str = ALL
    most: int = 0
    below: int = EVERY

    @staticmethod
    def of(text: str) -> "Keeping":
        """Return what a text as `str` writes it means; raises ValueError for a text that this program cannot read."""
        if text in {ALL, THAT_COME_APART}:
            return Keeping(text)
        if text in {NONE, BY_PARTS}:
            return Keeping(text, below=0)
        found = _SAMPLE.fullmatch(text)
        # The text comes from files, too, so what it asks for is bounded.
        if found is None or int(found[1]) > MOST_SAMPLED:
            raise ValueError(f"it keeps {text!r:.40}, which this program does not know")
        return Keeping(sample(int(found[1])), int(found[1]), int(found[2], 16) if found[2] else EVERY)

    def __str__(self) -> str:
        return f"{self.what} below {self.below:016x}" if self.most and self.below < EVERY else self.what

    @property
    def has_all(self) -> bool:
        """Whether all solutions found are stored: a sample leaves out none before it is full."""
        return self.what == ALL or (self.most > 0 and self.below == EVERY)

    @property
    def is_none(self) -> bool:
        """Whether no solution is stored."""
        return self.below == 0

    @property
    def is_fewer(self) -> bool:
        """Whether it is a sample, or none are stored."""
        return self.most > 0 or self.is_none

    def room(self, complete: bool) -> int:
        """Return how many solutions of a sample may be stored.

        While the search goes on it is a quarter more, so that few commits have to thin it out.
        """
        return self.most if complete else self.most + self.most // 4

    def limited(self, below: int) -> "Keeping":
        """Return the same with a lower limit on the hashes from now on."""
        return replace(self, below=below)

    @property
    def in_words(self) -> str:
        """What is stored, in words: "all solutions"."""
        if self.most:
            return phrase("a sample of at most {most} solutions", most=str(self.most))
        return {ALL: phrase("all solutions"), THAT_COME_APART: phrase("only solutions that come apart"),
                NONE: phrase("no solutions"),
                BY_PARTS: phrase("how many solutions there are of each set of parts")}[self.what]
