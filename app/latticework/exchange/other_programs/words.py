"""The words of a text one after the other: words, numbers and single signs, comments after #."""

import re

from latticework.errors import FileRefusedError, shown
from latticework.exchange.other_programs.drafts import Where
from latticework.phrases import phrase

_WORD = re.compile(r"#[^\n]*|[\x00-\x20,;]+|([-A-Za-z0-9^_'.\\/]+|.)", re.DOTALL)
_PAIR = re.compile(r"[ \t]*\((\d{1,4})[, ](\d{1,4})\)", re.ASCII)
_NUMBER = re.compile(r"[+-]?\d{1,9}", re.ASCII)


class Words:
    """Gives the words of a text in lower case; "" is what comes after the last."""

    def __init__(self, text: str, where: Where, first_line: int = 1) -> None:
        self.text, self.where, self.first_line = text, where, first_line
        self.at = self.start = 0
        self.ahead: str | None = None

    def peek(self) -> str:
        """Return the next word."""
        if self.ahead is None:
            self.ahead = self._next()
        return self.ahead

    def take(self) -> str:
        """Return the next word and go on to the one after it."""
        word = self.peek()
        self.ahead = None
        return word

    def _next(self) -> str:
        while match := _WORD.match(self.text, self.at):
            self.at = match.end()
            if match[1] is not None:
                self.start = match.start()
                return match[1].lower()
        self.start = len(self.text)
        return ""

    def skip_to(self, word: str) -> None:
        """Go on to a word that begins a line, or to the end."""
        self.ahead = None
        found = re.compile(rf"^[ \t]*{word}\b", re.MULTILINE | re.IGNORECASE).search(self.text, self.at)
        self.at = found.start() if found else len(self.text)

    def pair(self) -> tuple[int, int] | None:
        """Return two small numbers in brackets, None where something else comes; much faster than word by word."""
        match = _PAIR.match(self.text, self.start if self.ahead is not None else self.at)
        if match is None:
            return None
        self.ahead, self.at = None, match.end()
        return int(match[1]), int(match[2])

    def fault(self, reason: str) -> FileRefusedError:
        """Return the error for the word that was read last."""
        line = self.first_line + self.text.count("\n", 0, self.start)
        return FileRefusedError(self.where, reason, phrase("line {number}", number=str(line)))

    def expect(self, sign: str) -> None:
        """Go on past a sign; raises FileRefusedError where something else stands there."""
        word = self.take()
        if word != sign:
            raise self.fault(phrase("{given} should be {wanted}", given=_named(word), wanted=shown(sign)))

    def number(self, least: int, most: int) -> int:
        """Return the next word as a number; raises FileRefusedError where it is none within the bounds."""
        word = self.take()
        if not _NUMBER.fullmatch(word) or not least <= int(word) <= most:
            raise self.fault(phrase("{given} should be a whole number from {least} to {most}", given=_named(word),
                                     least=least, most=most))
        return int(word)


def _named(word: str) -> str:
    return shown(word) if word else phrase("the end of the file")
