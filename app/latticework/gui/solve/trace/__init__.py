"""The trace: a search that is walked through step by step, to see how it goes."""
