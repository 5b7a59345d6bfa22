"""Hunts that scripts start: the program is built, and what runs is ended with the script."""
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))


def build(configuration="debug", skipping=False):
    """Builds the command line, unless that is to be skipped; where it is."""
    command = ["swift", "build", "-c", configuration]
    if not skipping:
        subprocess.run([*command, "--quiet", "--product", "binding-laws"], cwd=ROOT, check=True)
    path = subprocess.run([*command, "--show-bin-path"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return str(Path(path.stdout.strip()) / "binding-laws")


@contextmanager
def started(command, **streams):
    """A process that does not outlive the block; those that it started end with it."""
    process = subprocess.Popen(command, **streams)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def children(process):
    """The numbers of the processes that a process has started."""
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], stdout=subprocess.PIPE, text=True)
    return sorted(map(int, found.stdout.split()))
