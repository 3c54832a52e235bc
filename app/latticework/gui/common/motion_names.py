"""What the rules of motion are called on the screen."""

from latticework.gui.common.translation import translatable, translated

NAMES = {"placed": translatable("placed"), "fixed": translatable("fixed"), "turn": translatable("turn"),
         "turn over": translatable("turn over"), "mirror": translatable("mirror")}


def motion_name(rule: str) -> str:
    """Return the name of a rule of motion, which is a word of puzzle files, in the user's language.

    >>> motion_name("turn over")
    'turn over'
    """
    return translated(NAMES.get(rule, rule))
