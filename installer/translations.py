"""Bring the files of translations up to date with the texts of the window, or check that they are.

    python installer/translations.py              bring resources/translations/*.ts up to date
    python installer/translations.py ja           the same, and begin a translation into Japanese
    python installer/translations.py --check      change nothing; say what is wrong and exit with 1
    python installer/translations.py --pseudo DIR write two made-up languages, which show what is cut off or forgotten

Needs Python only. Each text has one entry in latticework.ts, which has no translations: the others are made from it.
"""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from pseudo_languages import write_pseudo
from translation_files import catalogue, entries, lost_fields
from translation_texts import ROOT, MistakeError, all_texts

FOLDER = ROOT / "resources" / "translations"
TEMPLATE = FOLDER / "latticework.ts"


def check(languages: Iterable[Path]) -> list[str]:
    """Return what is wrong with the files of translations."""
    texts = all_texts().values()
    found = []
    for path in languages:
        language = "" if path == TEMPLATE else path.stem
        if not path.exists() or path.read_text("utf-8") != catalogue(texts, language, entries(path)):
            found.append(f"{path.name}: is not up to date: run python installer/translations.py")
        found += lost_fields(path)
    return found


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("language", nargs="*", help="a language to begin, as in ja or pt_BR")
    parser.add_argument("--check", action="store_true", help="change nothing, say what is wrong")
    parser.add_argument("--pseudo", type=Path, metavar="DIR", help="write two made-up languages there")
    asked = parser.parse_args(arguments)
    files = sorted({TEMPLATE, *FOLDER.glob("*.ts"), *(FOLDER / f"{name}.ts" for name in asked.language)})
    if asked.pseudo:
        write_pseudo(asked.pseudo)
    elif not asked.check:
        texts = all_texts().values()
        FOLDER.mkdir(exist_ok=True)
        for path in files:
            path.write_text(catalogue(texts, "" if path == TEMPLATE else path.stem, entries(path)), "utf-8")
    wrong = check(files) if not asked.pseudo else []
    print("\n".join(wrong) or f"{len(all_texts())} texts", file=sys.stderr if wrong else sys.stdout)
    return int(bool(wrong))


if __name__ == "__main__":
    try:
        sys.exit(main())
    except MistakeError as mistake:
        sys.exit(str(mistake))
