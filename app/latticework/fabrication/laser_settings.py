"""What parts cut by a laser may be asked to be like."""

from dataclasses import dataclass

from latticework.fabrication.part_sizes import MM, PartSizes
from latticework.phrases import translatable
from latticework.settings import setting


@dataclass(frozen=True)
class LaserSettings(PartSizes):
    """The settings of flat parts to be cut from a sheet, in millimetres."""

    kerf: float = setting(0.15, translatable("Width of the cut: what the laser burns away"), MM, 0, 5)
    rounding: float = setting(0.0, translatable("Radius of the corners of parts, 0 for sharp ones"), MM, 0, 50)
    neck: float = setting(0.0, translatable("Width of necks between cells that touch only in a corner, 0 for none"),
                          MM, 0, 100)
    copies: int = setting(1, translatable("How many sets of parts"), "", 1, 100)
    labels: bool = setting(True, translatable("Engrave the names of parts"))
    tray: bool = setting(False, translatable("Add a tray: a frame around the target, and its base"))
    margin: float = setting(10.0, translatable("Width of the frame of the tray"), MM, 1, 500)
    sheet_width: float = setting(600.0, translatable("Width of the sheet"), MM, 10, 5000)
    sheet_depth: float = setting(400.0, translatable("Depth of the sheet"), MM, 10, 5000)
    gap: float = setting(2.0, translatable("Least distance between cuts of two parts, and to the edge of the sheet"),
                         MM, 0, 100)
