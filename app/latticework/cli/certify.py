"""`latticework certify`: a certificate of a search, and checking one."""

import argparse
from contextlib import closing
from pathlib import Path

from latticework.cli import puzzle_source, terminal_output
from latticework.cli.options import whole_number
from latticework.errors import LatticeworkError
from latticework.replaced_files import replace
from latticework.shares.certificate import SLICES, Checked, certify, check
from latticework.shares.certificate_text import FORMAT, WrongCertificateError, is_certificate
from latticework.store.search_file import SearchFile
from latticework.visible_text import counted, percent


def add_certify(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", type=Path, nargs="?", metavar="SEARCH",
                        help="a search file; with --check the search file or puzzle that it should be of")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="write the certificate there")
    parser.add_argument("--slices", type=whole_number, default=SLICES, metavar="N",
                        help="draw N slices of the search, at most 1,000, do them again first, and put them in "
                             "(default %(default)s; fewer prove too little)")
    parser.add_argument("--check", type=Path, metavar="FILE", help="check this certificate")
    parser.add_argument("--target", metavar="NAME", help="with a puzzle: which of several targets")
    parser.add_argument("--json", action="store_true", help="with --check: print one JSON object")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")


def run_certify(chosen: argparse.Namespace) -> int:
    """Write or check a certificate."""
    try:
        return _check(chosen) if chosen.check else _certify(chosen)
    except KeyboardInterrupt:
        terminal_output.fail("latticework: stopped before the end; nothing was written, and nothing is said")
        return terminal_output.STOPPED
    # With a status of its own: a script must not take a wrong certificate for a wrong option.
    except WrongCertificateError as error:
        terminal_output.fail(f"latticework: {error}")
        return terminal_output.WRONG


def _certify(chosen: argparse.Namespace) -> int:
    if chosen.file is None:
        raise LatticeworkError("certify needs a SEARCH, or --check FILE (try latticework certify --help)")
    if is_certificate(chosen.file):
        raise LatticeworkError(f"{chosen.file}: is a certificate, not a search file; to check it: "
                               f"latticework certify --check {terminal_output.typed(chosen.file)}")
    if not puzzle_source.is_search(chosen):
        raise LatticeworkError(f"{chosen.file}: is not a search file; solve the puzzle with --search FILE first, "
                               "then certify that FILE")
    with closing(SearchFile.open(chosen.file)) as file, terminal_output.bar(chosen.quiet) as move:
        text = certify(file, chosen.slices, lambda done, of: move(done / of, _progress(done, of)))
    if chosen.output is None:
        terminal_output.write(text)
    else:
        replace(chosen.output, text.encode())
    return terminal_output.DONE


def _progress(done: int, of: int) -> str:
    return f"{done} of {counted(of, 'slice')} done again"


def _check(chosen: argparse.Namespace) -> int:
    if chosen.output is not None:
        raise LatticeworkError("--output: nothing is written with --check (try latticework certify --help)")
    if chosen.file is not None and is_certificate(chosen.file):
        if is_certificate(chosen.check):
            raise LatticeworkError(f"{chosen.file}: is a certificate too; beside {chosen.check} goes its puzzle or "
                                   "search file")
        # Given the other way round, both are clear.
        chosen.check, chosen.file = chosen.file, chosen.check
    with terminal_output.bar(chosen.quiet) as move:
        def report(done: int, of: int) -> None:
            move(done / of, _progress(done, of))

        if chosen.file is None:
            made = check(chosen.check, report=report)
        elif puzzle_source.is_search(chosen):
            with closing(SearchFile.open(chosen.file)) as search:
                made = check(chosen.check, search.document, search, report)
        else:
            # Read by `puzzle_source`; this command has no such options.
            chosen.verbose, chosen.format = False, None
            made = check(chosen.check, puzzle_source.document(chosen), report=report)
    _report(chosen, made)
    return terminal_output.DONE if made.is_anything else terminal_output.UNCHECKED


def _report(chosen: argparse.Namespace, checked: Checked) -> None:
    made = checked.certificate
    counts = made.solutions
    if chosen.json:
        terminal_output.write_json({
            "name": checked.name, "complete": made.complete, "checked": checked.is_anything,
            "slices": len(made.slices), "slices_total": checked.slices, "nodes_again": checked.nodes,
            "unnoticed_tenth": checked.unnoticed(0.1), "unnoticed_half": checked.unnoticed(0.5),
            "proofs": checked.proofs, "nodes": made.nodes, "solutions_total": counts.all,
            "solutions_rotations": counts.rotations, "solutions_reflections": counts.reflections, "hash": made.hash})
        return
    terminal_output.write_fields({
        "puzzle": checked.name, "all solutions": counts.all, "with mirror images": counts.rotations,
        "different": counts.reflections, "explored": f"{percent(made.explored / 100, 2):.4g} %", "nodes": made.nodes,
        "hash": made.hash})
    terminal_output.write(f"The certificate is as it was signed. {_done_again(checked)}\n")


def _done_again(checked: Checked) -> str:
    """Return sentences on which part of the search was done again, and what that proves."""
    made = checked.certificate
    if checked.proofs:
        unchecked = " The number of nodes was not checked." if made.nodes and not checked.root else ""
        return f"That there is no solution was proved again: {' '.join(checked.proofs)}{unchecked}"
    if made.format != FORMAT:
        return (f"It has format {made.format}, in which slices can be repeated or missing. So nothing in it was "
                "checked. Make it again from the search file with latticework certify.")
    if not checked.root:
        return ("It has no slices, because parts of the search were done by an older version or by another method. "
                "So nothing in it was checked.")
    if checked.is_all:
        return "The whole search was done again and gave the same results."
    again = (f"Its totals are the sums of its hash tree. {len(made.slices):,} of {counted(checked.slices, 'slice')}, "
             f"with {checked.nodes:,} of {counted(made.nodes, 'node')} ({percent(checked.nodes / made.nodes, 1):.3g} "
             "%), were done again and gave the same results. ")
    if not checked.is_anything:
        return f"{again}These are too few to prove anything: make it again with --slices {SLICES} or more."
    return (f"{again}If a tenth of the solutions were invented, or a tenth of the tree left out, this check would "
            f"miss it with a probability of {100 * checked.unnoticed(0.1):.2g} %; if half, with "
            f"{100 * checked.unnoticed(0.5):.2g} %.")
