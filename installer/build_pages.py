"""Write what is made from the program itself for a desktop: `build_pages.py FOLDER`, run by `build.py`.

The man page and the completion of bash come from the parser of the command line, icons from the drawing.
"""

import argparse
import datetime
import gzip
import os
import sys
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from latticework import paths
from latticework.cli.main import COMMANDS, parser
from latticework.version import __version__

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
_USES = """\
Without a command it opens the window, with a puzzle, a search file or a puzzle of another program if FILE names one.
FILE may also be the name of a puzzle of the library, such as soma."""
_STATUSES = """\
0 done, 1 there is no solution, 2 wrong usage or a file that is refused, 3 stopped, 4 failed, 5 not all could be
checked, 6 something was checked and is wrong."""
_FILES = """\
Searches of the window, own lattices and games are in ~/.local/share/latticework, compiled kernels in
~/.cache/latticework."""


def command_parser(name: str) -> argparse.ArgumentParser:
    """Return the parser of one command with its arguments."""
    (commands,) = (action for action in parser(name)._actions if isinstance(action, argparse._SubParsersAction))
    return commands.choices[name]


def actions(command: argparse.ArgumentParser) -> list[argparse.Action]:
    """Return the arguments of a command that its help shows."""
    return [action for action in command._actions if action.help != argparse.SUPPRESS]


def roff(text: str) -> str:
    """Return text as the source of a man page, in which no character steers."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join(f"\\&{line}" if line.startswith((".", "'")) else line for line in escaped.splitlines())


def man_page(day: datetime.date) -> str:
    """Return the man page of the program and all its commands."""
    lines = [f'.TH LATTICEWORK 1 "{day}" "Latticework {__version__}" "User Commands"',
             ".SH NAME", "latticework \\- solve put\\-together puzzles on any structured lattice",
             ".SH SYNOPSIS", ".B latticework", ".RI [ FILE ]", ".br",
             ".B latticework", ".I COMMAND", ".RI [ ARGUMENTS ]", ".SH DESCRIPTION", roff(_USES), ".SH COMMANDS"]
    for name in COMMANDS:
        lines += _section(command_parser(name))
    lines += [".SH EXIT STATUS", _STATUSES, ".SH FILES", roff(_FILES)]
    return "\n".join(lines) + "\n"


def _section(command: argparse.ArgumentParser) -> list[str]:
    formatter = argparse.HelpFormatter(command.prog)
    usage = " ".join(command.format_usage().removeprefix("usage: ").split())
    lines = [f".SS {roff(command.prog)}", roff(usage), ".PP", roff(command.description or "")]
    for action in actions(command):
        lines += [".TP", f".B {roff(formatter._format_action_invocation(action))}",
                  roff(formatter._expand_help(action) if action.help else "")]
    return lines


def bash_completion() -> str:
    """Return a script for bash that completes commands, their options, and the words that options take."""
    cases, words = [], []
    for name in COMMANDS:
        shown = [action for action in actions(command_parser(name)) if action.option_strings]
        options = " ".join(option for action in shown for option in action.option_strings)
        cases.append(f'        {name}) options="{options}" ;;')
        words += [f'        "{name} {option}") options="{" ".join(map(str, action.choices))}" ;;'
                  for action in shown if action.choices for option in action.option_strings]
    return _COMPLETION.replace("@COMMANDS@", " ".join(COMMANDS)).replace("@OPTIONS@", "\n".join(cases)).replace(
        "@WORDS@", "\n".join(words))


_COMPLETION = """\
# Completion of latticework for bash.
_latticework() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} options=""
    compopt -o filenames
    if [ "$COMP_CWORD" -eq 1 ]; then
        mapfile -t COMPREPLY < <(compgen -W "@COMMANDS@ --help --version" -- "$word"; compgen -f -- "$word")
        return
    fi
    case "${COMP_WORDS[1]} $before" in
@WORDS@
    esac
    if [ -n "$options" ]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
        return
    fi
    case "${COMP_WORDS[1]}" in
@OPTIONS@
    esac
    case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word") ;;
        *) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
    esac
}
complete -F _latticework latticework
"""


def write_icons(folder: Path) -> None:
    """Write the icon in all usual sizes into a folder of icons of desktops."""
    drawing = paths.resources() / "icons" / "latticework.svg"
    renderer = QSvgRenderer(str(drawing))
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        renderer.render(painter, QRectF(0, 0, size, size))
        painter.end()
        target = folder / f"{size}x{size}" / "apps" / "latticework.png"
        target.parent.mkdir(parents=True)
        if not image.save(str(target)):
            raise OSError(f"{target}: could not be written")
    scalable = folder / "scalable" / "apps" / "latticework.svg"
    scalable.parent.mkdir(parents=True)
    scalable.write_bytes(drawing.read_bytes())


def main(share: Path) -> None:
    """Write all into a folder that is laid out as /usr/share."""
    day = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.UTC).date()
    page = share / "man" / "man1" / "latticework.1.gz"
    completion = share / "bash-completion" / "completions" / "latticework"
    for file in (page, completion):
        file.parent.mkdir(parents=True)
    page.write_bytes(gzip.compress(man_page(day).encode(), 9, mtime=0))
    completion.write_text(bash_completion(), "utf-8")
    write_icons(share / "icons" / "hicolor")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
