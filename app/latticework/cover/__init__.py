"""Exact cover: reduction of puzzles to items and options and back, symmetries, and proofs before any search."""

from latticework.cover.cover_arrays import Cover, make_cover
from latticework.cover.exact_cover_document import ExactCover
from latticework.cover.exact_cover_problem import PosedCover, pose
from latticework.cover.item_order import ORDERS, item_order
from latticework.cover.reasons import Reason, check, check_volume
from latticework.cover.reduction import Reduction, reduce
from latticework.cover.regions import Regions, regions
from latticework.cover.symmetry_group import (
    Candidate,
    Filtered,
    Group,
    Restriction,
    candidate,
    candidates,
    expand,
    least_image,
    least_of_images,
    only_first_orientations,
    restrict,
    symmetry_group,
)

__all__ = [
    "ORDERS", "Candidate", "Cover", "ExactCover", "Filtered", "Group", "PosedCover", "Reason", "Reduction",
    "Regions", "Restriction", "candidate", "candidates", "check", "check_volume", "expand", "item_order",
    "least_image", "least_of_images", "make_cover", "only_first_orientations", "pose", "reduce", "regions",
    "restrict", "symmetry_group",
]
