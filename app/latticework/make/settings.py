"""The settings of parts to print and of parts to cut by laser."""

from dataclasses import dataclass

from latticework.lattice import Lattice
from latticework.phrases import translatable
from latticework.settings import setting

MM = translatable("mm")


@dataclass(frozen=True)
class PartSizes:
    """How large parts are to be made, in millimetres."""

    cell: float = setting(12.0, translatable("Cell size: how far apart the nearest cells of one kind lie; for "
                                             "cubes, their edge"), MM, 0.5, 1000)
    play: float = setting(0.2, translatable("Gap between parts that touch"), MM, 0, 20)

    @property
    def inset(self) -> float:
        """The distance from each face to the surface of the cells around it."""
        return self.play / 2


@dataclass(frozen=True)
class PrintSettings(PartSizes):
    """The settings of parts to be printed, in millimetres."""

    thickness: float = setting(5.0, translatable("Thickness of flat cells"), MM, 0.2, 500)
    edges: str = setting("sharp", translatable("Edges"), choices=("sharp", "bevelled", "rounded"))
    edge: float = setting(0.8, translatable("Width of bevelled edges, radius of rounded ones"), MM, 0.05, 50)
    bridge: float = setting(4.0, translatable("Diameter of the bridges between balls"), MM, 0.2, 500)
    joint: float = setting(3.0, translatable("Diameter of joints where cells of a part only touch at an edge or a "
                                             "corner, 0 for none"), MM, 0, 500)
    wall: float = setting(0.0, translatable("Thickness of the walls of hollow parts, 0 for full ones"), MM, 0, 500)
    drain: float = setting(0.0, translatable("Diameter of the drain hole of a hollow part, 0 for none"), MM, 0, 500)
    density: float = setting(1.24, translatable("Density of the material, for the weight; 1.24 is PLA"),
                             translatable("g/cm^3"), 0.01, 30)
    arrange: str = setting("plate", translatable("Arrange: laid out on a plate, or as in the solution"),
                           choices=("plate", "assembled"))
    files: str = setting("one", translatable("Files: one for all parts, one for each plate, or one for each part"),
                         choices=("one", "plates", "each"))
    plate_width: float = setting(220.0, translatable("Width of the plate"), MM, 20, 5000)
    plate_depth: float = setting(220.0, translatable("Depth of the plate"), MM, 20, 5000)

    def idle(self, lattice: Lattice) -> set[str]:
        """Return the names of settings that have no effect for parts of a lattice with the other settings."""
        angular, balls = (any(getattr(kind, of) for kind in lattice.kinds) for of in ("faces", "radius"))
        used = {"thickness": lattice.flat and angular, "edges": angular, "joint": angular, "bridge": balls,
                "edge": angular and self.edges != "sharp", "wall": angular or balls,
                "drain": (angular or balls) and self.wall > 0, "plate_width": self.arrange == "plate",
                "plate_depth": self.arrange == "plate"}
        return {name for name, is_used in used.items() if not is_used}


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
