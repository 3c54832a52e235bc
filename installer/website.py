"""Build the web site of the manual: its pages, and a reference made from the program itself.

    python installer/website.py                 build dist/website; a warning is an error
    python installer/website.py --out DIR       the same, elsewhere

Needs the environment that `start.py` makes, for the program is imported to write its reference. The site generator
has an environment of its own, .venv-website, made from requirements-website.lock.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from setup_console import Stop, run_quietly, say
from setup_environment import PYTHON, ROOT, SITE, lock_fingerprint

DOCS = ROOT / "resources" / "docs"
VENV = ROOT / ".venv-website"
LOCK = "requirements-website.lock"

GROUPS = {
    "First steps": "manual tutorials questions",
    "Puzzles": "rules shapes puzzle_files lattice_files selecting other_programs puzzlecad",
    "Solutions": "why taking_apart exact_cover engines trace",
    "Designing": "designing",
    "To show and to make": "exports printing cutting sharing formats",
    "Reference": "commands terminal library from_python files preferences for_everybody schools cluster",
    "Notebooks": "notebook_own_pieces notebook_exact_cover notebook_taking_apart",
    "Trust": "promises proof_files first_counted where_it_comes_from benchmarks proofs",
    "Taking part": "contributing translating changelog decisions",
}
"""The chapters of the site; a page of the manual in none of them is added to the last."""

SETTINGS = {
    "project": "Latticework",
    "html_title": "Latticework",
    "html_theme": "furo",
    "html_logo": "latticework.svg",
    "html_favicon": "latticework.svg",
    "html_show_copyright": "0",
    "html_show_sourcelink": "0",
    "myst_heading_anchors": "4",
    "extensions": "myst_parser",
    # Blocks of a terminal show a prompt and what is printed, which is no program of any language.
    "highlight_language": "text",
}


def written_sources(folder: Path) -> None:
    """Write the sources of the site: the manual's pages, the reference, and a first page that lists them all."""
    for page in DOCS.glob("*.md"):
        (folder / page.name).write_text(for_web(page.read_text("utf-8")), "utf-8")
    for kind in ("pictures", "exports"):
        shutil.copytree(DOCS / kind, folder / kind)
    shutil.copy(DOCS / "window.png", folder)
    shutil.copy(ROOT / "resources" / "icons" / "latticework.svg", folder)
    for notebook in (DOCS / "notebooks").glob("*.ipynb"):
        (folder / f"notebook_{notebook.stem}.md").write_text(as_page(notebook), "utf-8")
    (folder / "decisions").mkdir()
    for record in sorted((DOCS / "decisions").glob("*.md")):
        (folder / "decisions" / record.name).write_text(for_web(record.read_text("utf-8"), "../"), "utf-8")
    reference = [PYTHON, "-P", ROOT / "installer" / "website_reference.py", folder]
    subprocess.run(reference, check=True, env=os.environ | {"PYTHONPATH": str(ROOT / "app"), "COLUMNS": "100"})
    names = [record.stem for record in sorted((folder / "decisions").glob("*.md"))]
    (folder / "decisions.md").write_text("# Decisions\n\nWhy things are as they are, one record each.\n\n"
                                         + contents("", [f"decisions/{name}" for name in names]), "utf-8")
    (folder / "index.md").write_text(first_page(folder), "utf-8")


def as_page(notebook: Path) -> str:
    """Return a notebook as a page: its texts, and its code in blocks."""
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    texts = [("".join(cell["source"]), cell["cell_type"]) for cell in cells]
    shown = [f"```python\n{text}\n```" if kind == "code" else text for text, kind in texts]
    return "\n\n".join([*shown, ""])


def for_web(text: str, up: str = "") -> str:
    """Return a page as the site's generator reads it: drawings of the code as text, links to folders as their names.

    >>> for_web("[the files](../../puzzles) and [rules](rules.md)")
    'the files and [rules](rules.md)'
    """
    text = text.replace("```mermaid", "```text").replace("](resources/docs/", "](")
    text = re.sub(r"\]\(notebooks/(\w+)\.ipynb\)", r"](notebook_\1.md)", text)
    outside = re.compile(r"\[([^\]]*)\]\((?!https?:|#|" + re.escape(up) + r"[\w/-]+(?:\.[\w-]+)+[#)])[^)]*\)")
    return outside.sub(r"\1", text)


def contents(caption: str, pages: list[str]) -> str:
    """Return a list of pages, which the generator makes a chapter of."""
    return "\n".join(["```{toctree}", ":maxdepth: 1", *([f":caption: {caption}"] if caption else []), "", *pages,
                      "```", ""])


def first_page(folder: Path) -> str:
    """Return the first page: what the README says up to what stands in the manual, and the chapters."""
    there = {page.stem for page in folder.glob("*.md")}
    chapters = {title: [name for name in names.split() if name in there] for title, names in GROUPS.items()}
    left = there - {name for names in chapters.values() for name in names}
    chapters["Taking part"] += sorted(left)
    about = for_web((ROOT / "README.md").read_text("utf-8").partition("## In the terminal")[0])
    lists = [contents(title, names) for title, names in chapters.items() if names]
    return "\n\n".join([about, "## All pages", *lists])


def provide_generator() -> Path:
    """Return the generator's Python, whose environment is made when the lock file is new; raise Stop if it fails."""
    python = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    done, wanted = VENV / "lock", lock_fingerprint(LOCK)
    if not done.exists() or done.read_text("ascii") != wanted:
        say("Installing the site generator in .venv-website")
        exact = ["--require-hashes", "--no-deps", "--only-binary", ":all:", "--disable-pip-version-check", "-q"]
        for command in ([sys.executable, "-I", "-m", "venv", "--clear", str(VENV)],
                        [str(python), "-I", "-m", "pip", "install", *exact, "-r", str(ROOT / "installer" / LOCK)]):
            status, last = run_quietly(command)
            if status:
                raise Stop(f"{last}\nThe site generator could not be installed.")
        done.write_text(wanted, "ascii")
    return python


def build(out: Path) -> int:
    """Build the site and return the exit status of its generator: not 0 when there was any warning."""
    python = provide_generator()
    if not SITE.exists():
        raise Stop("The program's own environment is missing: run python3 installer/start.py --help first.")
    with tempfile.TemporaryDirectory() as place:
        source = Path(place)
        written_sources(source)
        settings = [word for name, value in SETTINGS.items() for word in ("-D", f"{name}={value}")]
        return subprocess.run([python, "-m", "sphinx", "-b", "html", "-C", *settings, "-W", "--keep-going", "-q",
                               "-d", source / ".doctrees", source, out], check=False).returncode


def main() -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--out", type=Path, default=ROOT / "dist" / "website", metavar="DIR", help="where it goes")
    try:
        out = parser.parse_args().out
        status = build(out)
    except Stop as stop:
        sys.exit(str(stop))
    if not status:
        print(out / "index.html")
    return status


if __name__ == "__main__":
    sys.exit(main())
