"""Animations as GIF, WebP and MP4; the first two repeat without end."""

import io
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec

import imageio.v3 as iio
import numpy as np
from PIL import Image

from latticework.apart.assembly_moves import NO_ASSEMBLY
from latticework.apart.courses import find_course
from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError
from latticework.files.opened_and_written import Contents
from latticework.files.pictures.images import painted
from latticework.files.pictures.settings import (
    ASSEMBLY,
    DISASSEMBLY,
    DRAWING,
    EXPLOSION,
    TURNTABLE,
    WHITE,
    AnimationSettings,
)
from latticework.phrases import phrase
from latticework.picture import animation_frames
from latticework.picture.scenes import target_scene
from latticework.picture.sheet import Sheet
from latticework.picture.solution_drawing import Shown

_MAKERS = {TURNTABLE: animation_frames.turntable, EXPLOSION: animation_frames.explosion,
           ASSEMBLY: animation_frames.assembly, DISASSEMBLY: animation_frames.disassembly}
_SAMPLES, _SAMPLE_SIZE = 12, 200
_MOST_PIXELS = 400_000_000
"""The most pixels of all frames of a GIF, a byte each."""

_CLEAR = 255
"""The number of transparent pixels in the palette."""


def gif_bytes(contents: Contents, settings: AnimationSettings) -> bytes:
    """Return an animation as GIF, with one palette for all frames so that no colour flickers.

    Raises LatticeworkError where its frames, which are all kept until the last is made, would take too much memory.
    """
    # Refused before drawing: Pillow keeps all frames until the file is written.
    most = max(2, _MOST_PIXELS // settings.frame_size**2)
    if settings.frames > most:
        raise LatticeworkError(phrase(
            "a GIF has at most {most} frames of {size} pixels, and {seconds} seconds take {count}; make it shorter "
            "or smaller, with fewer frames a second, or write .webp or .mp4", most=most, size=settings.frame_size,
            seconds=f"{settings.seconds:g}", count=settings.frames))
    palette = _palette(contents, settings)
    frames = (_with_palette(frame, palette) for frame in _frames(contents, settings))
    # Disposal 2 clears each frame: else earlier ones would show through the transparent pixels.
    clear = {"transparency": _CLEAR, "disposal": 2} if settings.ground is None else {}
    return _saved(frames, "GIF", settings, optimize=False, palette=bytes(palette.getpalette() or ()), **clear)


def webp_bytes(contents: Contents, settings: AnimationSettings) -> bytes:
    """Return an animation as WebP with lossy compression; without loss, one of balls would be five times as large."""
    return _saved(_frames(contents, settings), "WEBP", settings, quality=80, method=3)


def mp4_bytes(contents: Contents, settings: AnimationSettings) -> bytes:
    """Return an animation as a film in H.264, which every browser plays; its sides are even, as H.264 requires.

    Raises LatticeworkError where PyAV is missing, as in most bundles: it is 100 MB and under the GPL with its codecs.
    """
    if find_spec("av") is None:
        raise LatticeworkError(phrase("this installation writes no MP4 films, as it does not have the package PyAV; "
                                      "write .webp or .gif, which have the same animation"))
    stream = io.BytesIO()
    with iio.imopen(stream, "w", plugin="pyav", extension=".mp4") as film:
        film.init_video_stream("libx264", fps=settings.frame_rate, pixel_format="yuv420p")
        for frame in _frames(contents, settings):
            film.write_frame(np.asarray(_even(frame)))
    return stream.getvalue()


def _frames(contents: Contents, settings: AnimationSettings) -> Iterator[Image.Image]:
    return frames(contents, settings, settings.frames, settings.frame_size)


def frames(contents: Contents, settings: AnimationSettings, count: int, size: int) -> Iterator[Image.Image]:
    """Yield so many frames of so many pixels; raises LatticeworkError."""
    for number, sheet in enumerate(_sheets(contents, settings, count)):
        checkpoint(DRAWING, number / count)
        yield painted(sheet, size, settings.ground)


def _sheets(contents: Contents, settings: AnimationSettings, count: int) -> Iterator[Sheet]:
    """Yield the sheets of so many frames; raises LatticeworkError."""
    puzzle, solution = contents.of_puzzle() if settings.animation == TURNTABLE else contents.solved()
    still = replace(settings.view(puzzle, solution), arrows=settings.arrows)
    moving = settings.animation in {ASSEMBLY, DISASSEMBLY} or still.step is not None
    assembly = find_course(puzzle, solution).assembly if solution is not None and moving else NO_ASSEMBLY
    if settings.animation in {ASSEMBLY, DISASSEMBLY} and len(assembly.held) == len(solution or ()):
        raise LatticeworkError(phrase("{name}: no straight slide moves any part of this solution, so a film of it "
                                      "coming together or apart would stand still; animation should be {others}",
                                      name=puzzle.name, others=f"{TURNTABLE} or {EXPLOSION}"))
    shown = Shown(puzzle, solution, assembly=assembly)
    if len(still.hidden) >= len(shown.shapes):
        raise LatticeworkError(phrase("{name}: has nothing to draw; show more parts, or give it a target",
                                      name=puzzle.name))
    ground = target_scene(puzzle) if puzzle.lattice.flat and settings.animation == ASSEMBLY else []
    glass = shown.glass if settings.animation in {ASSEMBLY, DISASSEMBLY} else set()
    made = animation_frames.sheets(puzzle, _MAKERS[settings.animation](puzzle, shown, still), count, ground, glass)
    return map(settings.lined, made)


def _saved(frames: Iterator[Image.Image], kind: str, settings: AnimationSettings, **options: object) -> bytes:
    """Return frames as an image file of Pillow that repeats without end."""
    ends = np.rint(100 / settings.frame_rate * np.arange(settings.frames + 1)).astype(int) * 10  # GIF counts so
    stream = io.BytesIO()
    next(frames).save(stream, kind, save_all=True, append_images=frames, loop=0, duration=np.diff(ends).tolist(),
                      **options)
    return stream.getvalue()


def _palette(contents: Contents, settings: AnimationSettings) -> Image.Image:
    """Return an image with the palette of all frames, made from some small frames."""
    size = min(_SAMPLE_SIZE, settings.frame_size)
    rows = [np.asarray(painted(sheet, size, WHITE)) for sheet in _sheets(contents, settings, _SAMPLES)]
    palette = Image.fromarray(np.concatenate(rows)).quantize(_CLEAR)
    palette.putpalette(bytes(palette.getpalette() or ()).ljust(3 * (_CLEAR + 1), b"\0"))
    return palette


def _with_palette(frame: Image.Image, palette: Image.Image) -> Image.Image:
    """Return a frame in the colours of a palette, transparent where alpha is below one half."""
    if frame.mode == "RGB":
        # Without dithering, whose dots would flicker from frame to frame.
        return frame.quantize(palette=palette, dither=Image.Dither.NONE)
    ground = Image.new("RGBA", frame.size, WHITE)
    ground.alpha_composite(frame)
    made = ground.convert("RGB").quantize(palette=palette, dither=Image.Dither.NONE)
    made.paste(_CLEAR, mask=frame.getchannel("A").point(lambda alpha: 255 * (alpha < 128)))
    return made


def _even(frame: Image.Image) -> Image.Image:
    """Return a frame with a row or a column added where its sides are odd."""
    width, height = frame.size
    ground = Image.new("RGB", (width + width % 2, height + height % 2), WHITE)
    ground.paste(frame)
    return ground
