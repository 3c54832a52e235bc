"""`latticework convert`, `render` and `share`: a document, or the solutions of a search, in another format."""

import argparse
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from latticework.cli import puzzle_source, terminal_output
from latticework.cli.options import add_listed, add_output, first_listed, output_of, positive
from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.files.file_format import Format
from latticework.files.opened_and_written import Contents, NeedsSolutionError, Opened
from latticework.files.puzzle_files import code_of
from latticework.puzzle import Puzzle
from latticework.puzzle.targets import only_current_target
from latticework.replaced_files import replace_all
from latticework.settings import Setting, settings_of

if TYPE_CHECKING:
    from latticework.make.report import PartReport

_YES_OR_NO = {"yes": True, "no": False}


def add_convert(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    endings = ", ".join(form.ending for form in formats.writable())
    _add_files(parser, puzzle_source.DOCUMENT, f"the file to write; its ending is its format: {endings}")


def add_render(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    endings = ", ".join(form.ending for form in formats.writable() if form.settings and not form.needs_solution)
    written = f"the file to write; its ending is its format: {endings}"
    _add_files(parser, puzzle_source.SEARCHED_PUZZLE, written)


def _add_files(parser: argparse.ArgumentParser, read: str, written: str) -> None:
    """Declare the file that is read, the one that is written, as OUT or as -o OUT, and the settings of its format."""
    _add_settings(parser)
    puzzle_source.add(parser, read)
    parser.add_argument("--solution", type=positive, metavar="N",
                        help="which solution of a search file (default: all, for a picture the first)")
    add_listed(parser)
    add_output(parser, written)
    parser.add_argument("--json", action="store_true",
                        help="print one JSON object: the file or files, and what was made of each part to be printed")


def run_convert(chosen: argparse.Namespace) -> int:
    """Write a file in another format."""
    output = output_of(chosen)
    form = formats.to_write(output)
    values = _given_settings(chosen, form)
    with ExitStack() as kept:
        contents = _contents(chosen, kept)
        # A search file is read while the output is written, so the two must not be the same file.
        puzzle_source.check_is_another(chosen, output)
        try:
            made, remarks = form.written(contents, output, **values)
            replace_all(made)
            for remark in (*remarks, *_left_behind(chosen, form, contents)):
                terminal_output.fail(f"latticework: {output}: {remark}")
        except NeedsSolutionError as error:
            file = terminal_output.typed(chosen.file)
            raise LatticeworkError(f"{error}; keep the search of the puzzle in a file, latticework solve {file} "
                                   "--search NAME.search, and convert that") from None
        _report(form.part_reports(contents, output, **values), list(made), chosen.json)
    return terminal_output.DONE


# `render` has other help, as most who use it want a picture; it writes all that `convert` writes.
run_render = run_convert


def _report(made: "list[PartReport]", written: list[Path], json: bool) -> None:
    """Print which files were written, and a report on the parts to be printed."""
    if json or made:
        from latticework.make import report  # noqa: PLC0415 pictures need none

        if json:
            names = [str(file) for file in written]
            named = {"file": names[0]} if len(names) == 1 else {"files": names}
            terminal_output.write_json(named | (report.as_json(made) if made else {}))
        else:
            for line in report.lines(made):
                terminal_output.fail(line)


def _left_behind(chosen: argparse.Namespace, form: Format, contents: Contents) -> tuple[str, ...]:
    """Return a remark where the solutions stored in a file of another program are lost, as puzzle files have none."""
    stored = contents.solution is not None and not puzzle_source.is_search(chosen)
    return ("the stored solutions stay behind; a puzzle file has none",) if stored and form is formats.PUZZLE else ()


def _contents(chosen: argparse.Namespace, kept: ExitStack) -> Contents:
    """Return the contents to be written; a search file stays open until they are."""
    if (option := first_listed(chosen)) and chosen.solution is not None:
        raise LatticeworkError(f"{option}: leave it out, or --solution, which names one solution")
    if not puzzle_source.is_search(chosen):
        if option:
            raise LatticeworkError(f"{option}: is for search files; {chosen.file} is none")
        return _of_document(chosen, puzzle_source.opened(chosen))
    from latticework.cli import solutions  # noqa: PLC0415 a puzzle needs no database
    from latticework.files import stored_solutions  # noqa: PLC0415
    from latticework.store.search_file import SearchFile  # noqa: PLC0415

    if chosen.target is not None:
        raise LatticeworkError(f"{chosen.file}: is a search file, which has one target; leave out --target")
    file = kept.enter_context(closing(SearchFile.open(chosen.file)))
    if chosen.solution is not None or not option:
        return stored_solutions.contents(file, chosen.solution)
    return stored_solutions.listed(file, lambda prepared: solutions.arrangement(chosen, file, prepared))


def _of_document(chosen: argparse.Namespace, opened: Opened) -> Contents:
    """Return a document with the solutions that its file keeps, which few formats do."""
    document = opened.document
    place = document.place if isinstance(document, Puzzle) else 0
    whole = opened.contents(place)
    # Solutions belong to a target, and a file of solutions has one.
    if any(opened.solutions[:place] + opened.solutions[place + 1 :]):
        terminal_output.fail(f"latticework: {chosen.file}: the solutions stored of other targets stay behind; "
                             "--target takes those of one")
    contents = whole
    if isinstance(document, Puzzle) and chosen.target:
        contents = replace(whole, document=only_current_target(document))
    if chosen.solution is None:
        return contents
    solutions = list(contents.solutions())
    if not solutions:
        raise LatticeworkError(f"{chosen.file}: is no search file, and keeps no solutions; leave out --solution")
    if chosen.solution > len(solutions):
        raise LatticeworkError(f"{chosen.file}: has no solution number {chosen.solution}; there are {len(solutions)}")
    return Contents(contents.document, solutions[chosen.solution - 1])


def _add_settings(parser: argparse.ArgumentParser) -> None:
    """Declare an option for each setting that any format has; --help FORMAT shows those of one."""
    parser.add_argument("-h", "--help", action=_Help, nargs="?", type=_format_named, metavar="FORMAT",
                        help="show this help message and exit; with a format, as --help stl, show its settings")
    parser.epilog = f"Each format has settings of its own: {parser.prog} --help stl shows those of .stl files."
    for name in _names_of_settings():
        # Those of all formats, as the format is known only when OUT has been parsed.
        parser.add_argument(f"--{_dashed(name)}", dest=_place(name), help=argparse.SUPPRESS)


class _Help(argparse.Action):
    """Shows the options of a command or, with a format, the settings of that one."""

    def __call__(self, parser: argparse.ArgumentParser, _chosen: argparse.Namespace, form: Any, *_: object) -> None:
        """Print the help and end the program."""
        # Settings are hidden in the usual help: those of all formats would fill pages.
        (_settings_parser(parser.prog, form) if form else parser).print_help()
        parser.exit()


def _format_named(ending: str) -> Format:
    return formats.to_write(Path(f".{ending.removeprefix('.')}"))


def _settings_parser(prog: str, form: Format) -> argparse.ArgumentParser:
    """Return a parser of the settings of one format, for its help."""
    settings = settings_of(form.record)
    made = argparse.ArgumentParser(usage=f"{prog} FILE OUT{form.ending} [settings]", add_help=False,
                                   description=None if settings else f"There are no settings of {form.ending} files.")
    group = made.add_argument_group(f"settings of {form.ending} files")
    for setting in settings:
        group.add_argument(f"--{_dashed(setting.name)}", metavar=_metavar(setting), help=_help(setting))
    return made


def _names_of_settings() -> dict[str, None]:
    return dict.fromkeys(setting.name for form in formats.writable() for setting in settings_of(form.record))


def _help(setting: Setting) -> str:
    unit = f" in {setting.unit}" if setting.unit else ""
    hint = f": {setting.hint}" if setting.hint else ""
    words = f": {', or '.join(setting.words)}" if setting.words else ""
    title = f"{setting.title[0].lower()}{setting.title[1:]}{unit}{hint}{words}"
    # Argparse formats help texts with %, so a plain one is doubled.
    return f"{title} (default {_shown(setting)})".replace("%", "%%")


def _shown(setting: Setting) -> str:
    """Return the default of a setting, as it is typed."""
    if setting.kind is bool:
        return "yes" if setting.default else "no"
    return (f"{setting.default:g}" if setting.kind in {int, float} else setting.default) or "none"


def _metavar(setting: Setting) -> str:
    if setting.choices:
        return "{" + ",".join(setting.choices) + "}"
    return {bool: "{yes,no}", int: "N", float: "X"}.get(setting.kind, "TEXT")


def _given_settings(chosen: argparse.Namespace, form: Format) -> dict[str, object]:
    """Return the settings that were typed; raises LatticeworkError where one is not a value of this format."""
    allowed = {setting.name: setting for setting in settings_of(form.record)}
    typed = {name: text for name in _names_of_settings() if (text := getattr(chosen, _place(name))) is not None}
    for name in typed:
        if name not in allowed:
            raise LatticeworkError(f"--{_dashed(name)}: is no setting of {form.ending} files")
    return {name: _value(allowed[name], text) for name, text in typed.items()}


def _value(setting: Setting, text: str) -> object:
    """Return a typed text as the type of its setting, or the text itself, which the setting then refuses."""
    if setting.kind is bool:
        value: object = _YES_OR_NO.get(text, text)
    else:
        try:
            value = setting.kind(text)
        except ValueError:
            value = text
    try:
        return setting.check(value)
    except LatticeworkError:
        raise LatticeworkError(f"--{_dashed(setting.name)}: {text!r} should be {setting.expected}") from None


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _place(name: str) -> str:
    return f"setting_{name}"


def add_share(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    puzzle_source.add(parser, puzzle_source.SEARCHED_PUZZLE)


def run_share(chosen: argparse.Namespace) -> int:
    """Print the code of a puzzle."""
    terminal_output.write(code_of(puzzle_source.puzzle(chosen)) + "\n")
    return terminal_output.DONE
