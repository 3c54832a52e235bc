"""Burrs of six rods: which pieces there are, how they go together, how they come apart, and finding better ones."""
