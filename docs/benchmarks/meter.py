"""Measures whole processes: time from start to exit, peak memory, instructions."""

import os
import random
import re
import statistics
import subprocess
import time

NOTHING = os.open(os.devnull, os.O_RDWR)
SILENT = [(os.POSIX_SPAWN_DUP2, NOTHING, number) for number in (0, 1, 2)]


class Program:
    """A command line with its environment, and one that puts its data back after each run."""

    def __init__(self, words, environment=None, after=None):
        self.words, self.after = words, after
        self.environment = dict(PATH=os.environ["PATH"], TZ="Europe/Zurich", LC_ALL="C.UTF-8", HOME="/nonexistent")
        self.environment |= environment or {}

    def run(self):
        """Milliseconds that a person waits."""
        start = time.perf_counter()
        process = os.posix_spawnp(self.words[0], self.words, self.environment, file_actions=SILENT)
        status = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
        taken = (time.perf_counter() - start) * 1_000
        if status != 0:
            raise SystemExit(f"{' '.join(self.words)}: exit status {status}")
        if self.after:
            subprocess.run(self.after, env=self.environment, check=True, stdin=NOTHING, stdout=NOTHING,
                           stderr=NOTHING)
        return taken

    def megabytes(self):
        """Peak memory. GNU time is small itself, so what it counts of its own never hides a child's."""
        measured = subprocess.run(["/usr/bin/time", "-f", "peak %M", *self.words], env=self.environment, stdin=NOTHING,
                                  stdout=NOTHING, stderr=subprocess.PIPE, text=True)
        if self.after:
            subprocess.run(self.after, env=self.environment, check=True, stdin=NOTHING, stdout=NOTHING,
                           stderr=NOTHING)
        return int(re.findall(r"peak (\d+)", measured.stderr)[-1]) / 1_024

    def instructions(self):
        """Millions of instructions, the same in every run on one kind of machine."""
        measured = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *self.words],
                                  env=self.environment, stdin=NOTHING, stdout=NOTHING, stderr=subprocess.PIPE, text=True)
        return int(re.search(r"Collected : (\d+)", measured.stderr)[1]) / 1_000_000


def medians(programs, runs, seconds=6):
    """The median of each program, in ms.

    They take turns, in another order each time: so whatever the machine does meets all of them, and none always
    finds the caches as the same other one has left them.
    """
    chance = random.Random(1)
    order = list(programs)
    times = {name: [] for name in programs}
    for program in programs.values():
        program.run()
    begin = time.perf_counter()
    for _ in range(runs):
        chance.shuffle(order)
        for name in order:
            times[name].append(programs[name].run())
        enough = min(map(len, times.values())) >= 5
        if enough and time.perf_counter() - begin > seconds * len(programs):
            break
    return {name: statistics.median(all_of_it) for name, all_of_it in times.items()}
