"""What the set-up says and how it runs other programs quietly."""

import re
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Mapping, Sequence

KEPT_LINES = 8

# Addresses say where this machine fetches from, which nobody reading a log needs to know.
_ADDRESS = re.compile(
    r"""[a-z][a-z0-9+.-]*://[^\s'")\]]+     # a web address
      | (?<=host=')[^']+                    # urllib3: HTTPConnectionPool(host='...')
      | (?<=resolve\ ')[^']+                # Failed to resolve '...' and Could not resolve '...'
      | (?<=connect\ to\ )\S+ | (?<=connection\ to\ )\S+
      | \b(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev)\b(?::\d+)?
    """,
    re.VERBOSE | re.IGNORECASE,
)


class Stop(Exception):  # noqa: N818 - it is the end of the set-up in one plain sentence, not a mishap
    """The set-up cannot go on; the text says why and what to do."""


def say(text: str) -> None:
    """Print a line at once, also into a pipe, so that it stands before what another program prints."""
    print(text, flush=True)


def redact(text: str) -> str:
    """Return the text with every network address replaced by ``...``."""
    return _ADDRESS.sub("...", text)


def run_quietly(
    command: Sequence[str],
    environment: Mapping[str, str] | None = None,
    on_line: Callable[[str], None] | None = None,
) -> tuple[int, str]:
    """Run a program to its end; return its status and its last lines, redacted.

    Each line goes to ``on_line`` as it comes. A program that cannot be started has status 127.
    """
    last: deque[str] = deque(maxlen=KEPT_LINES)
    try:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment,
            text=True,
            errors="replace",
        )
    except OSError as error:
        return 127, redact(str(error))
    with process:
        for line in process.stdout or ():
            last.append(line.rstrip())
            if on_line is not None:
                on_line(line)
    return process.returncode, redact("\n".join(last))


def package_of(line: str) -> str:
    """Return the package a line of pip's output is about to fetch, else an empty string."""
    found = re.match(r"Collecting ([A-Za-z0-9._-]+)", line)
    return found.group(1) if found else ""


def show_package(line: str) -> None:
    """On a terminal, keep one line showing the package that pip is fetching."""
    text = "putting the packages in place" if line.startswith("Installing collected") else package_of(line)
    if text and sys.stdout.isatty():
        print(f"\r  {text:<40}", end="", flush=True)
    if line.startswith(("Successfully installed", "ERROR")) and sys.stdout.isatty():
        print("\r" + " " * 42, end="\r", flush=True)
