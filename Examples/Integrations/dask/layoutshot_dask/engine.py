"""Hands jobs out to the workers of a cluster, and failures to other workers."""

import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field

from distributed import as_completed, get_worker

ANSWERS = (0, 1)


@dataclass
class Outcome:
    """What became of one process."""

    status: int
    worker: str = ""
    words: str = ""

    @property
    def is_answer(self):
        return self.status in ANSWERS


def run_process(command, directory, time_limit):
    """Runs a command on a worker; a negative status is the number of a signal, None a time-out."""
    try:
        worker = get_worker().address
    except ValueError:
        worker = ""
    try:
        process = subprocess.Popen(
            command, cwd=directory, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE, start_new_session=True,
        )
    except OSError as error:
        return Outcome(2, worker, f"{command[0]}: {error.strerror}")
    try:
        _, errors = process.communicate(timeout=time_limit)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return Outcome(-signal.SIGKILL, worker, f"took longer than {time_limit:g} seconds")
    words = errors.decode("utf-8", "replace").strip().splitlines()
    return Outcome(process.returncode, worker, words[-1] if words else "")


@dataclass
class Task:
    """A job, or one document of it, on its way to an answer."""

    job: object
    document: str = None
    is_last: bool = False
    attempts: int = 0
    failed_on: set = field(default_factory=set)


class Engine:
    """Runs jobs on the workers of a client until each has an answer or nothing is left to try.

    An exit status of 0 or 1 is an answer. Anything else is a failure: the job is tried on other workers, then each of its
    documents alone, and a document that fails alone is handed to ``layoutshot work --split``, which notes how it ended.
    """

    def __init__(self, client, jobs_path, cache, options=(), layoutshot="layoutshot", directory=None,
                 retries=2, time_limit=600.0, log=None):
        self.client = client
        self.command = [layoutshot, "work", jobs_path, "--cache", cache, "--jobs", "1", "--quiet", *options]
        self.directory = directory
        self.retries = retries
        self.time_limit = time_limit
        self.log = log or (lambda words: print(words, file=sys.stderr))
        self.numbers = 0

    def run(self, jobs, note=lambda job_id, status: None):
        """Returns the exit status of each job by its id; ``note`` is called with each answer as it arrives."""
        statuses = {}
        left = {}
        total = sum(job.seconds for job in jobs) or 1.0
        done, start, finished = 0.0, time.monotonic(), 0
        tasks = {}
        queue = as_completed(with_results=False)
        for job in jobs:
            self._submit(Task(job), tasks, queue)
        for future in queue:
            task = tasks.pop(future.key)
            outcome = self._outcome(future)
            future.release()
            answer = self._settle(task, outcome, tasks, queue, left)
            if answer is None:
                continue
            job = task.job
            statuses[job.id] = answer
            if answer in ANSWERS:
                note(job.id, answer)
            done, finished = done + job.seconds, finished + 1
            passed = time.monotonic() - start
            rest = passed * (total - done) / done if done else 0
            self.progress(finished, len(jobs), rest)
        return statuses

    def progress(self, finished, count, rest):
        """Tells how far the run is."""
        if sys.stderr.isatty():
            print(f"\r\033[K{finished} of {count} jobs, some {rest:.0f} s left", end="", file=sys.stderr, flush=True)

    def _outcome(self, future):
        try:
            return future.result()
        except Exception as error:  # The worker died, or lost its connection, more often than Dask puts up with.
            return Outcome(-signal.SIGKILL, getattr(error, "last_worker", None) and error.last_worker.address or "",
                           f"the worker failed: {error.__class__.__name__}")

    def _settle(self, task, outcome, tasks, queue, left):
        """Returns the answer of the task's job, or None if something of it is still on its way."""
        job = task.job
        if not outcome.is_answer and not task.is_last:
            self._retry(task, outcome, tasks, queue, left)
            return None
        status = outcome.status if outcome.is_answer else 2
        if status == 2:
            self.log(f"job {job.id}: {task.document} has no result: {outcome.words or outcome.status}")
        if task.document is None:
            return status
        parts = left[job.id]
        parts[task.document] = status
        return max(parts.values()) if None not in parts.values() else None

    def _retry(self, task, outcome, tasks, queue, left):
        job = task.job
        task.attempts += 1
        if outcome.worker:
            task.failed_on.add(outcome.worker)
        name = task.document or f"{len(job.documents)} documents"
        self.log(f"job {job.id} ({name}) failed with {outcome.status} on {outcome.worker or 'a worker'}"
                 f"{': ' + outcome.words if outcome.words else ''}")
        if task.attempts <= self.retries:
            self._submit(task, tasks, queue)
        elif task.document is None:
            left[job.id] = {document: None for document in job.documents}
            for document in job.documents:
                self._submit(Task(job, document), tasks, queue)
        else:
            self._submit(Task(job, task.document, is_last=True), tasks, queue)

    def _submit(self, task, tasks, queue):
        command = self.command + ["--job", task.job.id]
        limit = self.time_limit
        if task.document is not None:
            command += ["--document", task.document]
        if task.is_last:
            # The process watches over another one, and says how that ended.
            command += ["--split", "--time-limit", f"{self.time_limit:g}"]
            limit += 60
        self.numbers += 1
        future = self.client.submit(
            run_process, command, self.directory, limit, key=f"layoutshot-{task.job.id}-{self.numbers}",
            pure=False, priority=task.job.seconds, **self._elsewhere(task),
        )
        tasks[future.key] = task
        queue.add(future)

    def _elsewhere(self, task):
        """Where a task that failed is tried next: on any worker that it has not failed on, if there is one."""
        if not task.failed_on:
            return {}
        others = [address for address in self.client.ncores() if address not in task.failed_on]
        return {"workers": others, "allow_other_workers": True} if others else {}
