#!/usr/bin/env python3
"""One list of jobs by one machine, by GNU parallel and by Dask: the same report, whatever dies. engines.py LAYOUTSHOT

What is not installed (GNU parallel, the Python package `distributed`, nginx) is left out, and said so.
"""
import glob
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from project import Project, report, same

HERE = os.path.dirname(os.path.abspath(__file__))
DASK = os.path.join(os.path.dirname(os.path.dirname(HERE)), "Examples", "Integrations", "dask")


def has_dask():
    return subprocess.run([sys.executable, "-c", "import distributed"], capture_output=True).returncode == 0


def work(project, cache, ids):
    for job in ids:
        project.run("work", "jobs.jsonl", "--cache", cache, "-q", "--job", job, statuses=(0, 1))


def parallel(project, cache, ids):
    line = f"{project.tool} work jobs.jsonl --cache {cache} -q -j 1 --job {{}}; [ $? -le 1 ]"
    subprocess.run(
        ["parallel", "--will-cite", "-j", "2", "--retries", "3", line], input="\n".join(ids) + "\n", text=True,
        cwd=project.path, check=True)


def dask_command(project, cache):
    return [sys.executable, "-m", "layoutshot_dask", "jobs.jsonl", "--cache", cache, "--workers", "2",
            "--layoutshot", project.tool]


def dask(project, cache, ids):
    environment = dict(os.environ, PYTHONPATH=DASK)
    result = subprocess.run(dask_command(project, cache), cwd=project.path, env=environment, text=True,
                            capture_output=True)
    assert result.returncode in (0, 1), result.stderr


def dask_killed(project, cache, ids):
    """A client that is killed, then one whose workers are killed while they work."""
    environment = dict(os.environ, PYTHONPATH=DASK)
    for victim in ("client", "workers", None):
        process = subprocess.Popen(dask_command(project, cache), cwd=project.path, env=environment, text=True,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
        done = len(glob.glob(f"{project.path}/{cache}/ac/*"))
        end = time.monotonic() + 60
        while victim and process.poll() is None and time.monotonic() < end:
            if len(glob.glob(f"{project.path}/{cache}/ac/*")) > done:
                break
            time.sleep(0.02)
        if victim == "client":
            # Nobody is left of its session: that is how a machine goes down.
            os.killpg(process.pid, signal.SIGKILL)
        elif victim == "workers":
            for child in children(process.pid):
                if "spawn_main" in command(child):
                    os.kill(child, signal.SIGKILL)
        _, errors = process.communicate(timeout=300)
        if victim is None:
            assert process.returncode in (0, 1), errors


def children(root):
    """The processes below one."""
    parents = {}
    for place in glob.glob("/proc/[0-9]*/stat"):
        try:
            text = open(place).read()
        except OSError:
            continue
        words = text[text.rindex(")") + 2:].split()
        parents[int(text.split(" ", 1)[0])] = int(words[1])
    found, waiting = [], [root]
    while waiting:
        place = waiting.pop()
        below = [child for child, parent in parents.items() if parent == place]
        found += below
        waiting += below
    return found


def command(process):
    try:
        return open(f"/proc/{process}/cmdline").read()
    except OSError:
        return ""


class Server:
    """nginx with what its module for WebDAV has of Bazel's remote cache."""

    def __init__(self, folder, port=18765):
        self.folder, self.url = folder, f"http://127.0.0.1:{port}"
        os.makedirs(folder + "/data")
        with open(folder + "/nginx.conf", "w") as file:
            file.write(f"""
                pid {folder}/pid; error_log {folder}/error.log; daemon off; master_process off; events {{}}
                http {{ access_log off; client_body_temp_path {folder}/body; client_max_body_size 1G;
                  server {{ listen 127.0.0.1:{port}; location / {{
                    root {folder}/data; dav_methods PUT; create_full_put_path on; }} }} }}
                """)
        self.process = subprocess.Popen(
            [shutil.which("nginx") or "/usr/sbin/nginx", "-c", folder + "/nginx.conf", "-p", folder],
            stderr=subprocess.DEVNULL)
        time.sleep(1)

    def stop(self):
        self.process.kill()
        self.process.wait()


def main(tool):
    with tempfile.TemporaryDirectory() as folder:
        project = Project(tool, folder + "/project")
        project.make(documents=12)
        project.change()
        whole = report(project, "verify")
        ids = project.run("plan", "-o", "jobs.jsonl", "--target-seconds", "0.2").split()
        print(f"{len(ids)} jobs")
        engines = [("one machine", work)]
        engines += [("GNU parallel", parallel)] if shutil.which("parallel") else []
        engines += [("Dask", dask), ("Dask, killed", dask_killed)] if has_dask() else []
        missing = {"GNU parallel", "Dask"} - {name for name, _ in engines}
        for name in sorted(missing):
            print(f"{name}: left out, it is not installed")
        for number, (name, engine) in enumerate(engines):
            for place in glob.glob(project.path + "/*.done"):
                os.remove(place)
            engine(project, f"cache{number}", ids)
            same(report(project, "merge-reports", "jobs.jsonl", "--cache", f"cache{number}"), whole, name)
        if os.path.exists("/usr/sbin/nginx") or shutil.which("nginx"):
            server = Server(folder + "/server")
            try:
                work(project, server.url, ids)
                same(report(project, "merge-reports", "jobs.jsonl", "--cache", server.url), whole, "nginx")
            finally:
                server.stop()
            refused = project.run("verify", "--cache", server.url, statuses=(2,), errors=True)
            assert "warning: [cache]" in refused, refused
            print("nginx that is gone: one warning")
        project.edit_one()
        todo = project.run("plan", "-o", "jobs.jsonl", "--cache", "cache0", "--target-seconds", "0.2", "--todo").split()
        assert len(todo) == 1, todo
        text = project.run("work", "jobs.jsonl", "--cache", "cache0", statuses=(0, 1))
        done = [int(word) for word in text.split() if word.isdigit()]
        assert done[0] - done[1] == 1, text
        print(f"one document changed: {text.strip()}")
        same(report(project, "merge-reports", "jobs.jsonl", "--cache", "cache0"), report(project, "verify"), "after it")
    print("engines: all the same")


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]))
