"""Remake the pictures of the manual page on exports, by the commands that the page shows.

    python installer/export_pictures.py

Runs every command of resources/docs/exports.md in an empty folder and keeps the files that the page shows. Pages of
PDF documents become pictures by pdftoppm, which comes with Poppler.
"""

import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "resources" / "docs" / "exports.md"
LARGEST, LARGEST_OF_ALL = 300_000, 1_500_000
PAGES_IN_A_ROW, DOTS, EDGE = 3, 50, 4


def commands(text: str) -> list[list[str]]:
    """Return the commands of the blocks of a page, without the name of the program."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [shlex.split(line)[1:] for block in blocks for line in block.splitlines()]


def shown(text: str) -> list[str]:
    """Return the names of the files that a page shows or links."""
    return re.findall(r"\]\(exports/([^)]+)\)", text)


def draw_pages(pdf: Path) -> None:
    """Draw the pages of a document beside one another, as a picture of the same name."""
    subprocess.run(["pdftoppm", "-r", str(DOTS), "-png", pdf.name, pdf.stem], cwd=pdf.parent, check=True)
    pages = [Image.open(page) for page in sorted(pdf.parent.glob(f"{pdf.stem}-*.png"))]
    width, height = (max(sides) + EDGE for sides in zip(*(page.size for page in pages), strict=True))
    columns = min(PAGES_IN_A_ROW, len(pages))
    sheet = Image.new("RGB", (columns * width + EDGE, -(-len(pages) // columns) * height + EDGE), "#9aa3ad")
    for number, page in enumerate(pages):
        row, column = divmod(number, columns)
        sheet.paste(page, (column * width + EDGE, row * height + EDGE))
    sheet.quantize(128, dither=Image.Dither.NONE).save(pdf.with_suffix(".png"), optimize=True)


def main() -> int:
    """Make all pictures; return the exit status."""
    text = PAGE.read_text("utf-8")
    target = PAGE.with_suffix("")
    with tempfile.TemporaryDirectory() as made:
        for arguments in commands(text):
            print("latticework", shlex.join(arguments))
            subprocess.run([sys.executable, "-m", "latticework", *arguments], cwd=made, check=True,
                           stdout=subprocess.DEVNULL)
        for pdf in Path(made).glob("*.pdf"):
            draw_pages(pdf)
        sizes = {name: (Path(made) / name).stat().st_size for name in shown(text)}
        for name, size in sizes.items():
            print(f"{size:>9,} {name}")
        if max(sizes.values()) > LARGEST or sum(sizes.values()) > LARGEST_OF_ALL:
            print(f"too large; one should have {LARGEST:,} bytes at most, all of them {LARGEST_OF_ALL:,}")
            return 1
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir()
        for name in sizes:
            shutil.copy(Path(made) / name, target / name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
