#!/usr/bin/env python3
"""What can go wrong on a machine, done to layoutshot on purpose: faults.py LAYOUTSHOT [ROUNDS [SEED]]

Kills at random moments, full disks, folders that cannot be written, runs at once, clocks that go backwards. After each of
them the same command, run again, has to come to where it would have come. Full disks and read-only folders need root, for
small file systems of their own; what cannot be done here is left out, and said so.
"""
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from project import Project, files, report, same



class Faults:
    def __init__(self, tool, folder, rounds, seed):
        self.tool, self.folder, self.rounds = tool, folder, rounds
        self.random = random.Random(seed)
        self.number = 0

    def project(self):
        """A project with golden images, as others are; the first one is kept to copy."""
        self.number += 1
        path = f"{self.folder}/{self.number}"
        if self.number == 1:
            project = Project(self.tool, path)
            project.make(documents=6)
            self.origin = path
            return self.project()
        shutil.copytree(self.origin, path)
        project = Project.__new__(Project)
        project.tool, project.path = self.tool, path
        return project

    def killed(self, project, *words, statuses=(0,), reset=lambda: None, check=lambda: None):
        """Runs a command, kills it at some moment, and runs it again; as often as rounds say."""
        start = time.monotonic()
        project.run(*words, statuses=statuses)
        whole = time.monotonic() - start
        kills = 0
        for _ in range(self.rounds):
            reset()
            process = subprocess.Popen([self.tool, *words], cwd=project.path, stdout=subprocess.DEVNULL,
                                       stderr=subprocess.DEVNULL)
            try:
                process.wait(timeout=self.random.uniform(0, whole))
            except subprocess.TimeoutExpired:
                process.send_signal(signal.SIGKILL)
                process.wait()
                kills += 1
            project.run(*words, statuses=statuses)
            check()
        print(f"{words[0]}: killed {kills} times")

    # MARK: Kills

    def kill_record(self):
        project = self.project()
        goldens = project.path + "/Goldens"
        wanted = files(goldens)
        self.killed(project, "record", "-q", reset=lambda: shutil.rmtree(goldens),
                    check=lambda: equal(goldens, wanted, project))

    def kill_accept(self):
        project = self.project()
        project.change()
        os.remove(project.path + "/App/Broken.xib")
        goldens = project.path + "/Goldens"
        project.run("verify", "-q", statuses=(1,))
        for name in ("Goldens", "layoutshot-failures"):
            shutil.copytree(f"{project.path}/{name}", f"{project.path}.{name}")
        project.run("accept", "--all", "-q")
        wanted = files(goldens)

        def reset():
            for name in ("Goldens", "layoutshot-failures"):
                shutil.rmtree(f"{project.path}/{name}", ignore_errors=True)
                shutil.copytree(f"{project.path}.{name}", f"{project.path}/{name}")

        reset()
        # What was accepted before the kill is no part of the report any more, or is accepted once more.
        self.killed(project, "accept", "--all", "-q", reset=reset, check=lambda: equal(goldens, wanted, project))

    def kill_rebase(self):
        project = self.project()
        goldens = project.path + "/Goldens"
        wanted = files(goldens)
        # Pictures and hashes of another text under trees of this one: that is what another renderer leaves.
        other = self.project()
        for number in range(6):
            other.write(f"App/Screen{number:05d}.xib", other.document(number, text="Other"))
        other.run("record", "-q", "--mode", "all")
        drawn = files(other.path + "/Goldens")
        theirs = dict(line.rsplit(" ", 1)[::-1] for line in drawn["goldens.lock"].decode().splitlines()[1:])
        lines = wanted["goldens.lock"].decode().splitlines()
        lock = lines[:1]
        for line in lines[1:]:
            _, tree, renderer, path = line.split(" ")
            lock.append(f"{theirs[path].split(' ')[0]} {tree} {renderer} {path}")

        def reset():
            for path, content in drawn.items():
                if path.endswith(".png"):
                    with open(f"{goldens}/{path}", "wb") as file:
                        file.write(content)
            project.write("Goldens/goldens.lock", "\n".join(lock) + "\n")

        reset()
        self.killed(project, "rebase", "-q", reset=reset, check=lambda: equal(goldens, wanted, project))

    def kill_work_and_merge(self):
        project = self.project()
        project.change()
        whole = report(project, "verify")
        project.run("plan", "-o", "jobs.jsonl")

        def merged():
            same(report(project, "merge-reports", "jobs.jsonl", "--cache", "cache"), whole, "merged")

        self.killed(project, "work", "jobs.jsonl", "--cache", "cache", "-q", statuses=(1,),
                    reset=lambda: shutil.rmtree(project.path + "/cache"), check=merged)
        self.killed(project, "merge-reports", "jobs.jsonl", "--cache", "cache", "-q", statuses=(2,), check=merged)

    # MARK: Disks

    def full_cache(self):
        project = self.project()
        project.change()
        whole = report(project, "verify")
        project.run("plan", "-o", "jobs.jsonl")
        with Disk(project.path + "/cache", "64k") as disk:
            words = project.run("work", "jobs.jsonl", "--cache", "cache", statuses=(2,), errors=True)
            assert words.count("results are not kept: ") >= 1 and "No space left on device" in words, words
            # Once more, with the half that is there.
            status, out, errors, left = report(project, "verify", "--cache", "cache")
            assert (status, out, left) == (whole[0], whole[1], whole[3]), errors
            assert "warning: [cache]" in errors, errors
            disk.resize("64m")
            project.run("work", "jobs.jsonl", "--cache", "cache", "-q", statuses=(1,))
            same(report(project, "merge-reports", "jobs.jsonl", "--cache", "cache"), whole, "full cache")
            disk.read_only()
            same(report(project, "verify", "--cache", "cache"), whole, "read-only cache with everything")
            project.edit_one()
            words = project.run("verify", "--cache", "cache", statuses=(2,), errors=True)
            assert "Read-only file system" in words, words
            print("read-only cache: one warning")

    def full_goldens(self):
        project = self.project()
        goldens = project.path + "/Goldens"
        wanted = files(goldens)
        shutil.rmtree(goldens)
        with Disk(goldens, "40k") as disk:
            words = project.run("record", "-q", statuses=(2,), errors=True)
            assert "No space left on device" in words, words
            for path, content in files(goldens).items():
                assert path == "goldens.lock" or wanted.get(path) == content, f"{path} is not what it should be"
            disk.resize("64m")
            project.run("record", "-q")
            equal(goldens, wanted, project)
            project.change()
            disk.read_only()
            words = project.run("record", "-q", "--mode", "all", statuses=(1, 2), errors=True)
            assert "Read-only file system" in words, words
            equal(goldens, wanted)
        print("full and read-only goldens: nothing half-written")

    # MARK: Runs at once, clocks

    def at_once(self):
        project = self.project()
        goldens = project.path + "/Goldens"
        wanted = files(goldens)
        for _ in range(self.rounds):
            shutil.rmtree(goldens)
            both(project, "record", "-q")
            equal(goldens, wanted, project)
        project.change()
        whole = report(project, "verify")
        project.run("plan", "-o", "jobs.jsonl")
        for _ in range(self.rounds):
            shutil.rmtree(project.path + "/cache", ignore_errors=True)
            both(project, "work", "jobs.jsonl", "--cache", "cache", "-q")
            same(report(project, "merge-reports", "jobs.jsonl", "--cache", "cache"), whole, "two at once")

    def clock_backwards(self):
        project = self.project()
        project.change()
        whole = report(project, "verify")
        for days in ("+400d", "-4000d"):
            words = ["faketime", "-f", days, self.tool, "verify", "-q", "--cache", "cache"]
            result = subprocess.run(words, cwd=project.path, capture_output=True, text=True)
            assert result.returncode == whole[0], result.stderr
        same(report(project, "merge-reports", "--cache", "cache"), whole, "clock backwards")


class Disk:
    """A file system of its own for a folder."""

    def __init__(self, path, size):
        self.path, self.size = path, size

    def __enter__(self):
        os.makedirs(self.path, exist_ok=True)
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={self.size}", "layoutshot", self.path], check=True)
        return self

    def __exit__(self, *_):
        subprocess.run(["umount", "-l", self.path], check=True)

    def resize(self, size):
        subprocess.run(["mount", "-o", f"remount,size={size}", self.path], check=True)

    def read_only(self):
        subprocess.run(["mount", "-o", "remount,ro", self.path], check=True)


def can_mount():
    with tempfile.TemporaryDirectory() as folder:
        try:
            with Disk(folder, "64k"):
                return True
        except (subprocess.CalledProcessError, OSError):
            return False


def both(project, *words):
    """Runs a command twice at the same time."""
    runs = [subprocess.Popen([project.tool, *words], cwd=project.path, stdout=subprocess.DEVNULL,
                             stderr=subprocess.PIPE, text=True) for _ in range(2)]
    for run in runs:
        _, errors = run.communicate()
        assert run.returncode in (0, 1), errors


def equal(folder, wanted, project=None):
    """Ends the program where a folder is not as it should be, but for leftovers that `prune` takes away."""
    if project:
        project.run("prune", "-q")
    found = files(folder)
    assert sorted(found) == sorted(wanted), set(found) ^ set(wanted)
    for path in wanted:
        assert found[path] == wanted[path], f"{path} differs"


def main(tool, rounds=5, seed=1):
    with tempfile.TemporaryDirectory() as folder:
        faults = Faults(os.path.abspath(tool), folder, rounds, seed)
        faults.kill_record()
        faults.kill_accept()
        faults.kill_rebase()
        faults.kill_work_and_merge()
        faults.at_once()
        if can_mount():
            faults.full_cache()
            faults.full_goldens()
        else:
            print("full and read-only disks: left out, they need root")
        if shutil.which("faketime"):
            faults.clock_backwards()
        else:
            print("clock backwards: left out, there is no faketime (apt-get install faketime)")
    print("faults: nothing was lost")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
