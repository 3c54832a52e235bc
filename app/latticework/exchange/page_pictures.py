"""Pages of paper as pictures, to be looked at before they are printed."""

from collections.abc import Iterator

from PIL import Image, ImageDraw, ImageFont

from latticework import paths
from latticework.cancel import checkpoint
from latticework.exchange.page_drawing import DrawnPages
from latticework.exchange.picture_settings import DRAWING, WHITE
from latticework.exchange.pictures import painted


def page_pictures(pages: DrawnPages, size: int) -> Iterator[Image.Image]:
    """Yield the pages, the longer side so many pixels, once all of them are there."""
    pages.output()  # writes the foot of the last page
    scale = size / max(pages.w, pages.h)
    for number in sorted(pages.contents):
        checkpoint(DRAWING, (number - 1) / len(pages.contents))
        content = pages.contents[number]
        picture = Image.new("RGB", (round(pages.w * scale), round(pages.h * scale)), WHITE)
        for sheet, (x, y), unit in content.sheets:
            small = painted(sheet, max(2, round(float(max(sheet.size)) * unit * scale)), None)
            picture.paste(small, (round(x * scale), round(y * scale)), small)
        draw = ImageDraw.Draw(picture)
        for text, (x, y), high, color in content.texts:
            font = ImageFont.truetype(paths.font(), max(1.0, high * scale))
            draw.text((x * scale, y * scale), text, fill=color, font=font, anchor="ls")
        yield picture
