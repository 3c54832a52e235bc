"""Slices done by the workers of a Dask cluster; `distributed` is imported only where a cluster is asked for."""
