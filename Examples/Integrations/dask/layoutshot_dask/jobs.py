"""Lists of jobs, and which jobs of them are done."""

import hashlib
import json
import os
from dataclasses import dataclass


@dataclass(frozen=True)
class Job:
    """Some documents that one process works on."""

    id: str
    seconds: float
    documents: tuple


def read_jobs(path):
    """Returns the jobs of a list that ``layoutshot plan`` wrote, those that take longest first."""
    jobs = []
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            if not line.strip():
                continue
            try:
                value = json.loads(line)
                documents = tuple(document["path"] for document in value["documents"])
                jobs.append(Job(value["id"], float(value["seconds"]), documents))
            except (ValueError, KeyError, TypeError) as error:
                raise ValueError(f"{path}:{number}: no job of 'layoutshot plan' ({error})") from None
    return sorted(jobs, key=lambda job: -job.seconds)


class Progress:
    """The jobs of a list that are done, in a file beside it: what one run leaves, the next one goes on with.

    Results are in the cache, whatever becomes of this file; it only saves asking for them. It counts for the list as it is:
    another list begins anew.
    """

    def __init__(self, path, jobs_path):
        self.path = path
        with open(jobs_path, "rb") as file:
            self.head = "jobs " + hashlib.sha256(file.read()).hexdigest()
        self.statuses = self._read()
        self.file = open(path, "a" if self.statuses is not None else "w", encoding="utf-8")
        if self.statuses is None:
            self.statuses = {}
            self._write(self.head)

    def _read(self):
        try:
            with open(self.path, encoding="utf-8") as file:
                lines = file.read().split("\n")
        except (OSError, UnicodeDecodeError):
            return None
        # What is behind the last line feed is half a line: the client was killed.
        whole = lines[:-1]
        if lines[-1] or not whole or whole[0] != self.head:
            if whole[:1] != [self.head]:
                return None
            with open(self.path, "w", encoding="utf-8") as file:
                file.write("\n".join(whole) + "\n")
        statuses = {}
        for line in whole[1:]:
            words = line.split(" ")
            if len(words) == 2 and words[1] in ("0", "1"):
                statuses[words[0]] = int(words[1])
        return statuses

    def note(self, job_id, status):
        """Notes the answer of a job."""
        self.statuses[job_id] = status
        self._write(f"{job_id} {status}")

    def _write(self, line):
        self.file.write(line + "\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    def close(self):
        self.file.close()
