"""What printed parts may be asked to be like."""

from dataclasses import dataclass

from latticework.fabrication.part_sizes import MM, PartSizes
from latticework.lattice import Lattice
from latticework.phrases import translatable
from latticework.settings import setting


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
        """Return the names of settings that change nothing for parts of a lattice as the others are."""
        angular, balls = (any(getattr(kind, of) for kind in lattice.kinds) for of in ("faces", "radius"))
        used = {"thickness": lattice.flat and angular, "edges": angular, "joint": angular, "bridge": balls,
                "edge": angular and self.edges != "sharp", "wall": angular or balls,
                "drain": (angular or balls) and self.wall > 0, "plate_width": self.arrange == "plate",
                "plate_depth": self.arrange == "plate"}
        return {name for name, is_used in used.items() if not is_used}
