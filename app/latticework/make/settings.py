"""The settings of parts to print and of parts to cut by laser."""

from dataclasses import dataclass

from latticework.lattice import Lattice
from latticework.phrases import translatable
from latticework.settings import setting

MM = translatable("millimetres")


@dataclass(frozen=True)
class PartSizes:
    """How large parts are to be made, in millimetres."""

    cell: float = setting(12.0, translatable("Size of a cell"), MM, 0.5, 1000, hint=translatable(
        "how far apart the nearest cells of one kind lie; for cubes, their edge"))
    play: float = setting(0.2, translatable("Gap between parts"), MM, 0, 20)

    @property
    def inset(self) -> float:
        """The distance from each face to the surface of the cells around it."""
        return self.play / 2


@dataclass(frozen=True)
class PrintSettings(PartSizes):
    """The settings of parts to be printed, in millimetres."""

    thickness: float = setting(5.0, translatable("Thickness of flat parts"), MM, 0.2, 500)
    edges: str = setting("sharp", translatable("Edges"), choices=("sharp", "bevelled", "rounded"))
    edge: float = setting(0.8, translatable("Width of the edges"), MM, 0.05, 50, hint=translatable(
        "how far bevelled ones reach, or the radius of rounded ones"))
    bridge: float = setting(4.0, translatable("Thickness of bridges between balls"), MM, 0.2, 500)
    joint: float = setting(3.0, translatable("Thickness of joints"), MM, 0, 500, hint=translatable(
        "where cells of a part only touch at an edge or a corner; 0 for none"))
    wall: float = setting(0.0, translatable("Thickness of walls"), MM, 0, 500, hint=translatable(
        "of hollow parts; 0 for full ones"))
    drain: float = setting(0.0, translatable("Width of the drain hole"), MM, 0, 500, hint=translatable(
        "of a hollow part; 0 for none"))
    density: float = setting(1.24, translatable("Weight of a cubic centimetre"), translatable("grams"), 0.01, 30,
                             hint=translatable("of the material; 1.24 is PLA"))
    arrange: str = setting("plate", translatable("Parts lie"), choices={
        "plate": translatable("on a plate"), "assembled": translatable("as in the solution")})
    files: str = setting("one", translatable("Files"), choices={
        "one": translatable("one for all parts"), "plates": translatable("one for each plate"),
        "each": translatable("one for each part")})
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

    kerf: float = setting(0.15, translatable("Width of the cut"), MM, 0, 5, hint=translatable(
        "what the laser burns away"))
    rounding: float = setting(0.0, translatable("Radius of corners"), MM, 0, 50, hint=translatable(
        "of those that stick out; 0 for sharp ones"))
    neck: float = setting(0.0, translatable("Width of necks"), MM, 0, 100, hint=translatable(
        "between cells that touch only in a corner; 0 for none"))
    copies: int = setting(1, translatable("How many sets of parts"), "", 1, 100)
    labels: bool = setting(True, translatable("Engrave the names of parts"))
    tray: bool = setting(False, translatable("Add a tray"), hint=translatable(
        "a frame around the target, and its base"))
    margin: float = setting(10.0, translatable("Width of the tray's frame"), MM, 1, 500)
    sheet_width: float = setting(600.0, translatable("Width of the sheet"), MM, 10, 5000)
    sheet_depth: float = setting(400.0, translatable("Depth of the sheet"), MM, 10, 5000)
    gap: float = setting(2.0, translatable("Least distance between cuts"), MM, 0, 100, hint=translatable(
        "of two parts, and to the edge of the sheet"))
