"""The colours that parts have which are given none of their own."""

USUAL = ("#e6550d", "#3182bd", "#31a354", "#d62790", "#8c6bb1", "#c9a400", "#17becf", "#a0522d",
         "#e7969c", "#6b8e23", "#5254a3", "#fd8d3c", "#2e8b77", "#b3446c", "#7b9fd4", "#98b84a")
"""Those of puzzles that name no palette, as all did before there was another."""

DISTINCT = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7", "#eedd88",
            "#332288", "#882255", "#ffaabb", "#99ddff", "#117733", "#ee6677", "#999933", "#44bb99")
"""Colours that people tell apart who see no difference of red and green.

The first seven are those of M. Okabe and K. Ito, "Color Universal Design" (2002, 2008), without black. The others are
taken from the qualitative schemes of P. Tol, "Colour Schemes" (SRON/EPS/TN/09-002), each the one farthest from all
before it.
"""

PALETTES = {"": USUAL, "distinct": DISTINCT}
"""Palettes by the names that puzzle files give them."""

NEW = "distinct"
"""The palette of puzzles that are begun now."""
