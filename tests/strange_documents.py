"""Strange puzzle and lattice files, and reading them while time and memory are watched.

As a program: `python strange_documents.py FOLDER FIRST LAST` reads the documents with the numbers FIRST to LAST - 1;
`python strange_documents.py FILE ...` reads each file in a process of its own. Both print what happened.
"""

import json
import os
import random
import resource
import sys
import time
import tomllib
import warnings
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path
from typing import Any

from latticework import paths
from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.lattice import motions
from latticework.lattice.motion import label_permutation
from latticework.puzzle import dump, load_any, parse
from latticework.puzzle.toml import write_toml

NUMBERS = ["0x" + "f" * 5_000, "9" * 5_000, "9" * 400, "0b1" + "0" * 64, str(2**63 - 1), str(-(2**63) - 1), "1e999",
           "-1e-999", "nan", "inf", "-inf", "1e-300", "-0.0", "1_0", "0", "-1", "20001", "100001", "0.5"]
WORDS = ["\ufeff", "\x00", "\r", "\r\n", "\u2028", "\U0001f9e9", "\x7f", "\\ud800", "\\u0000", "\\", '"', "'", '"""',
         "'''", "#", "[", "]", "{", "}", "[[", "]]", "=", ",", ".", "\n", ' . "a" . ', "a.b.c.d = 1\n", "[target]\n",
         "[[parts]]\n", "[a.b.c]\n", "true", "1979-05-27T07:32:00Z", "+", "#" * 300, "[" * 2_000, "{a=" * 2_000,
         '"a".' * 2_000, " " * 5_000]
VALUES: list[Callable[[random.Random], Any]] = [
    lambda rng: rng.choice([0, 1, -1, 2**63 - 1, -(2**63), 10**6, rng.randrange(-50, 50)]),
    lambda rng: rng.choice([0.0, -0.0, 1e-300, 1e300, float("nan"), float("inf"), rng.uniform(-2, 2)]),
    lambda rng: rng.choice(["", "square", "cubic", "../x.toml", "a\x00.toml", "turn", "placed", "#", "+\n\n+",
                            "\x1b[31m", "é" * 300, "#" * 25_000, "white", "#ffffff"]),
    lambda rng: rng.choice([True, False, date(1, 1, 1), datetime(9999, 12, 31, tzinfo=UTC)]),
    lambda rng: [rng.randrange(-3, 4) for _ in range(rng.randrange(6))],
    lambda rng: [[rng.randrange(-9, 9) for _ in range(rng.randrange(1, 5))] for _ in range(rng.randrange(9))],
    lambda rng: {rng.choice(["a", "", "x.y", '"', "name", "cells"]): rng.choice([1, {}, [], [{}], "#"])},
    lambda rng: nested(rng.randrange(1, 40), rng.random() < 0.5),
]


def nested(depth: int, lists: bool) -> Any:
    """Return a list or a table within each other."""
    value: Any = 1
    for _ in range(depth):
        value = [value] if lists else {"a": value}
    return value


@cache
def documents() -> list[str]:
    """Return the puzzles and lattices that ship, and a puzzle that holds its lattice."""
    files = [*sorted(paths.library().glob("*/*.toml")), *sorted((paths.resources() / "lattices").glob("*.toml"))]
    texts = [path.read_text() for path in files]
    own = write_toml({"format": 1, "lattice": tomllib.loads(texts[-1]), "target": {"cells": [[0, 0, 0]]}})
    return [text for text in texts if len(text) < 20_000] + [own] * 20


def document(number: int) -> bytes:
    """Return a document with a few faults, the same each time."""
    rng = random.Random(number)
    text = rng.choice(documents())
    for change in rng.choices([of_values, of_lines, of_words, of_numbers], [5, 1, 1, 1], k=rng.choice([1, 1, 2])):
        text = change(rng, text)
    data = text[: rng.randrange(len(text) + 1)].encode() if rng.random() < 0.05 else text.encode()
    if rng.random() < 0.1:
        at = rng.randrange(len(data) + 1)
        data = data[:at] + rng.choice([b"\xff", b"\xed\xa0\x80", b"\x00", b"\xef\xbb\xbf", b"\x80"]) + data[at:]
    return b"\xef\xbb\xbf" + data if rng.random() < 0.05 else data


def of_values(rng: random.Random, text: str) -> str:
    """Change the contents of a document, as far as it is one."""
    try:
        data = tomllib.loads(text)
        list(places(data))
    except (ValueError, RecursionError):
        return text
    for _ in range(rng.randrange(1, 4)):
        inside, key = rng.choice(list(places(data)))
        value = inside[key]
        match rng.randrange(10):
            case 0:
                del inside[key]
            case 1 if isinstance(value, list) and value:
                inside[key] = value * rng.choice([2, 50, 2_000 // len(value) + 1])
            case 2 if isinstance(value, str):
                inside[key] = value * rng.choice([2, 50, 5_000])
            case 3:
                other, source = rng.choice(list(places(data)))
                inside[key] = json.loads(json.dumps(other[source], default=str))
            case 4:
                inside[key] = rng.choice(VALUES)(rng)
            case _:
                inside[key] = nearby(rng, value)
        if not data:
            return ""
    with suppress(RecursionError, ValueError):  # what another change made can be too much to write
        return write_toml(data)
    return text


def nearby(rng: random.Random, value: Any) -> Any:
    """Return another value of the same type."""
    if isinstance(value, int):
        return rng.choice([value + 1, value - 1, -value, 0, 10_000, 2 * value])
    if isinstance(value, float):
        return rng.choice([value + 1e-6, value + 0.1, -value, 0.0, 2 * value, 1e-300, 1e-3, 1e6])
    if isinstance(value, str):
        return rng.choice([value[::-1], f"{value}x", value[:1], "+" * len(value), value.replace("#", "+"), "turn"])
    if isinstance(value, list):
        return rng.choice([value[::-1], value[1:], value + value[:1], rng.sample(value, len(value))])
    return dict(reversed(value.items())) if isinstance(value, dict) else value


def places(value: Any) -> Iterable[tuple[Any, Any]]:
    """Yield every list and table of a document with each of its keys."""
    for key in value if isinstance(value, dict) else range(len(value)):
        yield value, key
        if isinstance(value[key], dict | list):
            yield from places(value[key])


def of_lines(rng: random.Random, text: str) -> str:
    """Leave a line out, repeat it, or put it elsewhere."""
    lines = text.split("\n")
    line = lines.pop(rng.randrange(len(lines)))
    for _ in range(rng.choice([0, 1, 2, 30, 500])):
        lines.insert(rng.randrange(len(lines) + 1), line)
    return "\n".join(lines)


def of_words(rng: random.Random, text: str) -> str:
    """Put words in that mean something in such files, or nothing in any."""
    for _ in range(rng.randrange(1, 5)):
        at, length = rng.randrange(len(text) + 1), rng.choice([0, 0, 1, 5])
        text = text[:at] + rng.choice(WORDS) + text[at + length :]
    return text


def of_numbers(rng: random.Random, text: str) -> str:
    """Put another number in the place of one."""
    starts = [at for at, char in enumerate(text) if char.isdigit()]
    if not starts:
        return text
    at = rng.choice(starts)
    end = next((i for i in range(at, len(text)) if not (text[i].isdigit() or text[i] == ".")), len(text))
    return text[:at] + rng.choice(NUMBERS) + text[end:]


def read(path: Path) -> Iterator[str]:
    """Read a file as the window, `info` and `lattices --check` do, and write it; yield the name of each step done."""
    if path.suffix != ".toml":
        formats.read_document(path)
        yield "opened"
        return
    puzzle, _ = load_any(path)
    yield "opened"
    if puzzle.lattice.data is not None:
        symmetries = [motion for motion in motions(puzzle.lattice) if label_permutation(puzzle.lattice, motion)]
        assert symmetries[0] is motions(puzzle.lattice)[0]
    yield "looked at"
    text = dump(puzzle)
    yield "written"
    if len(text) < 100_000:
        assert dump(parse(text, path)) == text


def watched(path: Path) -> dict[str, Any]:
    """Return what came of reading a file, the CPU seconds of each step, and the MB by which this process grew."""
    before, begun = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.process_time()
    message, seconds = "", {"opened": 0.0}
    try:
        for step in read(path):
            seconds[step], begun = time.process_time() - begun, time.process_time()
    except LatticeworkError as error:
        message = str(error)
        seconds["opened"] = time.process_time() - begun
    assert "\n" not in message
    assert message.startswith(str(path)) or not message
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024  # which are KiB on Linux
    return {"came": "refused" if message else "read", "seconds": max(seconds.values()), "megabytes": grown}


def watch(path: Path) -> None:
    """Print what came of reading a file in a process of its own, which ends when it takes far too long."""
    child = os.fork()
    if not child:
        resource.setrlimit(resource.RLIMIT_CPU, (20, 20))
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
        print(json.dumps({"file": path.name} | watched(path)), flush=True)  # noqa: T201
        os._exit(0)
    if os.waitpid(child, 0)[1]:
        print(json.dumps({"file": path.name, "came": "to a bad end", "seconds": 20, "megabytes": 0}))  # noqa: T201


def main(arguments: list[str]) -> None:
    warnings.simplefilter("error")  # a division by zero is none of the errors that are declared
    if not Path(arguments[0]).is_dir():
        for name in arguments:
            watch(Path(name))
        return
    path, happened, most = Path(arguments[0]) / "strange.toml", Counter[str](), {"seconds": 0.0, "megabytes": 0.0}
    for number in range(int(arguments[1]), int(arguments[2])):
        path.write_bytes(document(number))
        try:
            seen = watched(path)
        except BaseException as error:
            error.add_note(f"document {number}")
            raise
        happened[seen["came"]] += 1
        most = {key: max(value, seen[key]) for key, value in most.items()}
        if seen["seconds"] > 1:
            print(number, seen, file=sys.stderr)  # noqa: T201
    print(json.dumps(happened | most))  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])
