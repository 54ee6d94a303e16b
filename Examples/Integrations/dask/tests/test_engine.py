"""The engine with a stand-in for layoutshot that fails on command."""

import json
import os
import pathlib
import signal
import stat
import subprocess
import sys
import tempfile
import time
import unittest

from distributed import Client, LocalCluster

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from layoutshot_dask import Engine, read_jobs  # noqa: E402
from layoutshot_dask.jobs import Progress  # noqa: E402

# Notes its arguments and does what the document's name says: status1, status2, kill, sleep, worker, once-status2.
STAND_IN = f"""\
#!{sys.executable}
import json, os, signal, sys, time
words = sys.argv[1:]
documents = json.load(open("documents.json"))
job = words[words.index("--job") + 1]
chosen = [words[words.index("--document") + 1]] if "--document" in words else documents[job]
with open("calls", "a") as file:
    file.write(json.dumps([job, chosen, "--split" in words]) + "\\n")
if "--split" in words:
    sys.exit(1)
status = 0
for name in chosen:
    if name.startswith("once-"):
        try:
            os.close(os.open("seen-" + name, os.O_CREAT | os.O_EXCL))
            name = name[5:]
        except FileExistsError:
            name = ""
    if name.startswith("status"): status = max(status, int(name[6]))
    if name.startswith("kill"): os.kill(os.getpid(), signal.SIGKILL)
    if name.startswith("worker"): os.kill(os.getppid(), signal.SIGKILL)
    if name.startswith("sleep"): time.sleep(60)
print("a message", file=sys.stderr)
sys.exit(status)
"""


class EngineTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.cluster = LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None)
        cls.client = Client(cls.cluster)

    @classmethod
    def tearDownClass(cls):
        cls.client.close()
        cls.cluster.close()

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = pathlib.Path(self.folder.name)
        (self.path / "stand-in").write_text(STAND_IN)
        (self.path / "stand-in").chmod(stat.S_IRWXU)

    def tearDown(self):
        self.folder.cleanup()

    def write(self, **jobs):
        (self.path / "documents.json").write_text(json.dumps(jobs))
        lines = [
            json.dumps({"layoutshot": 1, "id": name, "seconds": len(documents),
                        "documents": [{"path": path} for path in documents]})
            for name, documents in jobs.items()
        ]
        (self.path / "jobs").write_text("\n".join(lines) + "\n")
        return read_jobs(self.path / "jobs")

    def run_jobs(self, jobs, **settings):
        self.messages = []
        engine = Engine(self.client, "jobs", "cache", layoutshot=str(self.path / "stand-in"),
                        directory=str(self.path), log=self.messages.append, **settings)
        return engine.run(jobs)

    @property
    def calls(self):
        return [json.loads(line) for line in (self.path / "calls").read_text().splitlines()]

    def test_answers_are_not_tried_again(self):
        jobs = self.write(a=["x", "y"], b=["status1"])
        self.assertEqual(self.run_jobs(jobs), {"a": 0, "b": 1})
        self.assertEqual(sorted(call[0] for call in self.calls), ["a", "b"])
        self.assertEqual(self.messages, [])

    def test_a_failure_is_tried_again(self):
        jobs = self.write(a=["once-status2"], b=["once-kill"], c=["z"])
        self.assertEqual(self.run_jobs(jobs), {"a": 0, "b": 0, "c": 0})
        self.assertEqual(len(self.messages), 2)

    def test_what_fails_is_split_down_to_its_document(self):
        jobs = self.write(a=["x", "kill", "status1"])
        self.assertEqual(self.run_jobs(jobs, retries=1), {"a": 1})
        whole = [call for call in self.calls if len(call[1]) == 3]
        alone = [call for call in self.calls if call[1] == ["kill"]]
        self.assertEqual((len(whole), [call[2] for call in alone]), (2, [False, False, True]))
        self.assertEqual(sum(call[1] == ["x"] for call in self.calls), 1)

    def test_time_outs_are_failures(self):
        jobs = self.write(a=["sleep"], b=["x"])
        self.assertEqual(self.run_jobs(jobs, retries=0, time_limit=0.5), {"a": 1, "b": 0})
        self.assertTrue(any("took longer" in words for words in self.messages))

    def test_a_dead_worker_loses_nothing(self):
        jobs = self.write(a=["once-worker"], b=["x"], c=["y"])
        self.assertEqual(self.run_jobs(jobs), {"a": 0, "b": 0, "c": 0})

    def test_no_program_is_no_result(self):
        jobs = self.write(a=["x"])
        (self.path / "stand-in").unlink()
        self.assertEqual(self.run_jobs(jobs, retries=0), {"a": 2})
        self.assertIn("No such file or directory", self.messages[-1])


class ProgressTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.jobs = os.path.join(self.folder.name, "jobs")
        self.state = self.jobs + ".done"
        pathlib.Path(self.jobs).write_text("{}\n")

    def tearDown(self):
        self.folder.cleanup()

    def open(self):
        progress = Progress(self.state, self.jobs)
        self.addCleanup(progress.close)
        return progress

    def test_a_killed_client_goes_on(self):
        progress = self.open()
        progress.note("a", 0)
        progress.note("b", 1)
        progress.close()
        with open(self.state, "a") as file:
            file.write("c")
        again = self.open()
        self.assertEqual(again.statuses, {"a": 0, "b": 1})
        again.note("c", 0)
        again.close()
        self.assertEqual(self.open().statuses, {"a": 0, "b": 1, "c": 0})

    def test_another_list_begins_anew(self):
        progress = self.open()
        progress.note("a", 0)
        progress.close()
        pathlib.Path(self.jobs).write_text("{ }\n")
        self.assertEqual(self.open().statuses, {})

    def test_what_is_no_list_is_located(self):
        pathlib.Path(self.jobs).write_text('\n{"id": 3}\n')
        with self.assertRaisesRegex(ValueError, "jobs:2: no job of 'layoutshot plan'"):
            read_jobs(self.jobs)


class CommandTests(unittest.TestCase):
    def test_interrupted_it_goes_on(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder)
            (path / "stand-in").write_text(STAND_IN)
            (path / "stand-in").chmod(stat.S_IRWXU)
            jobs = {"a": ["x"], "b": ["once-sleep"], "c": ["status1"]}
            (path / "documents.json").write_text(json.dumps(jobs))
            (path / "jobs").write_text("".join(
                json.dumps({"id": name, "seconds": 3 - place, "documents": [{"path": documents[0]}]}) + "\n"
                for place, (name, documents) in enumerate(jobs.items())))
            command = [sys.executable, "-m", "layoutshot_dask", "jobs", "--cache", "cache", "--workers", "1",
                       "--layoutshot", str(path / "stand-in")]
            environment = dict(os.environ, PYTHONPATH=str(pathlib.Path(__file__).resolve().parents[1]))
            first = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE,
                                     stderr=subprocess.PIPE, text=True)
            end = time.monotonic() + 60
            while time.monotonic() < end and not (path / "seen-once-sleep").exists():
                time.sleep(0.1)
            first.send_signal(signal.SIGINT)
            _, errors = first.communicate(timeout=60)
            self.assertEqual(first.returncode, 130, errors)
            self.assertIn("1 of 3 jobs are done", errors)
            again = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=120)
            self.assertEqual((again.returncode, again.stdout), (1, "3 jobs, 1 of them done before\n"), again.stderr)


if __name__ == "__main__":
    unittest.main()
