"""Exact cover: reduction of a puzzle to items and options, symmetry, the way back."""

from latticework.cover.check import Reason, check, check_volume
from latticework.cover.group import Group, symmetry_group
from latticework.cover.order import ORDERS, item_order
from latticework.cover.problem import Cover, make_cover
from latticework.cover.reduction import Reduction, reduce
from latticework.cover.restrict import Filtered, Restriction, expand, least_image, least_of_images, restrict

__all__ = ["ORDERS", "Cover", "Filtered", "Group", "Reason", "Reduction", "Restriction", "check", "check_volume",
           "expand", "item_order", "least_image", "least_of_images", "make_cover", "reduce", "restrict", "symmetry_group"]
