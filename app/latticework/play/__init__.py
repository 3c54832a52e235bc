"""Playing by hand: parts in the hand and on the target, how they turn and snap, whether they can stay, kept games."""
