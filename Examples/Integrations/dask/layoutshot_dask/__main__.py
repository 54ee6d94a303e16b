"""``python -m layoutshot_dask JOBS --cache DIR|URL``"""

import argparse
import os
import sys

from distributed import Client, LocalCluster

from .engine import Engine
from .jobs import Progress, read_jobs


def arguments(words):
    parser = argparse.ArgumentParser(
        prog="layoutshot-dask", description="Runs the jobs of 'layoutshot plan' on a Dask cluster.",
        epilog="Options of 'layoutshot work', such as --fail-on, go behind --. Exit status: 0 nothing differs, 1 something "
               "does, 2 a job has no result, 130 interrupted: the same command goes on.")
    parser.add_argument("jobs", help="the list, at the same path on every worker")
    parser.add_argument("--cache", required=True, help="the folder or URL for results, the same for every worker")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--scheduler", help="address of a running cluster, such as tcp://10.0.0.1:8786")
    where.add_argument("--workers", type=int, default=os.cpu_count(), help="processes on this machine (default: cores)")
    parser.add_argument("--directory", default=os.getcwd(), help="the project's checkout on the workers (default: as here)")
    parser.add_argument("--layoutshot", default="layoutshot", help="the command on the workers")
    parser.add_argument("--retries", type=int, default=2, help="tries on other workers (default 2)")
    parser.add_argument("--time-limit", type=float, default=600, help="seconds a job may take (default 600)")
    parser.add_argument("--state", help="file that says which jobs are done (default: JOBS.done)")
    parser.add_argument("options", nargs="*", help=argparse.SUPPRESS)
    return parser.parse_args(words)


def cluster(settings):
    """A client of the cluster that was asked for."""
    if settings.scheduler:
        return Client(settings.scheduler)
    local = LocalCluster(
        n_workers=settings.workers, threads_per_worker=1, processes=True, dashboard_address=None)
    return Client(local)


def main(words=None):
    settings = arguments(words)
    try:
        jobs = read_jobs(settings.jobs)
        progress = Progress(settings.state or settings.jobs + ".done", settings.jobs)
    except (OSError, ValueError) as error:
        print(f"layoutshot-dask: {error}", file=sys.stderr)
        return 2
    known = dict(progress.statuses)
    rest = [job for job in jobs if job.id not in known]
    client = cluster(settings)
    try:
        engine = Engine(
            client, settings.jobs, settings.cache, settings.options, settings.layoutshot, settings.directory,
            settings.retries, settings.time_limit)
        statuses = engine.run(rest, progress.note)
    except KeyboardInterrupt:
        print(f"\nlayoutshot-dask: {len(progress.statuses)} of {len(jobs)} jobs are done; the same command goes on",
              file=sys.stderr)
        return 130
    finally:
        progress.close()
        close(client)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    print(f"{len(jobs)} jobs, {len(known)} of them done before")
    return max([*known.values(), *statuses.values(), 0])


def close(client):
    """Ends the client, and the cluster if it is this program's own."""
    local = client.cluster
    client.close(timeout=5)
    if local is not None:
        local.close(timeout=5)


if __name__ == "__main__":
    sys.exit(main())
