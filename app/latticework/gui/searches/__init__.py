"""The panel of all searches kept: how far they are, going on with several one after the other, counts by target."""
