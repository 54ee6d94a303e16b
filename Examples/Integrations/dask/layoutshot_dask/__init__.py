"""Runs the jobs of ``layoutshot plan`` on a Dask cluster."""

from .engine import Engine
from .jobs import Job, read_jobs

__all__ = ["Engine", "Job", "read_jobs"]
