"""Attacks gateways and devices as strangers would, and shows which attacks succeed.

    python3 attack.py --program parlance [--device sample-qd] [--short] [--doors plain,tls,proxy] [--only WORDS]

A line for each attack says what was seen. The exit status is 1 if one succeeded.
"""

import argparse
import concurrent.futures
import os
import resource
import signal
import sys
import time

import chance
import crowds
import devices
import encryption
import interoperation
import links
import order
import request_forms
import rights
import sizes
import slowness
import smuggling
from cases import EVERY_DOOR, PLAIN, Outcome
from doors import Door, Missing
from users import Unserved, User, WebSocketError, round_trip

MODULES = (order, smuggling, request_forms, sizes, links, rights, encryption, chance, slowness, crowds,
           interoperation)

# The number of concurrent attacks; those that measure run alone.
AT_ONCE = 8


class Campaign:
    """All attacks on one door, and their outcomes."""

    def __init__(self, report):
        self.report = report

    def play(self, door, cases):
        together = [case for case in cases if not case.alone]
        # What waits for deadlines begins first, and lets others pass meanwhile.
        slow = [case for case in together if case.slow]
        with concurrent.futures.ThreadPoolExecutor(AT_ONCE + len(slow)) as pool:
            tasks = [(case, pool.submit(self.carry_out, door, case)) for case in slow]
            quick = [case for case in together if not case.slow]
            with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as others:
                outcomes = list(others.map(lambda case: self.carry_out(door, case), quick))
            finished = list(zip(quick, outcomes)) + [(case, task.result()) for case, task in tasks]
        if door.is_alive:
            for case, outcome in finished:
                self.report.note(door.kind, case.name, outcome)
        else:
            # Which of them ended the gateway shows when they come one by one.
            print("The gateway has ended; its attacks come one by one.", flush=True)
            door.revive()
            for case in together:
                self.play_alone(door, case)
        for case in cases:
            if case.alone:
                self.play_alone(door, case)

    def play_alone(self, door, case):
        outcome = self.carry_out(door, case)
        if not door.is_alive:
            outcome = Outcome(True, f"the gateway ended with {door.process.wait()}; {outcome.words}")
            door.revive()
        self.report.note(door.kind, case.name, outcome)

    @staticmethod
    def carry_out(door, case):
        try:
            return case.play(door)
        except Exception as error:  # Whatever keeps an attack from its end must be seen.
            return Outcome(True, f"{type(error).__name__}: {error}")


class Report:
    """The lines for the attacks, and the sum."""

    def __init__(self):
        self.count = 0
        self.succeeded = []

    def note(self, place, name, outcome):
        self.count += 1
        title = f"{place}: {name}"
        if outcome.succeeded:
            self.succeeded.append(title)
        print(f"{'SUCCEEDED' if outcome.succeeded else 'withstood'}  {title} | {outcome.words}", flush=True)

    def conclude(self):
        print(f"\n{len(self.succeeded)} of {self.count} succeeded")
        for title in self.succeeded:
            print(f"  {title}")
        return 1 if self.succeeded else 0


def prepare(door):
    """Makes what the attacks need: accounts, and a file of some megabytes."""
    with User(door, "anna") as anna, User(door, "ben") as ben:
        door.media = anna.upload(door.content)
        door.small = anna.upload(b"ok\n")
        round_trip(anna, ben)
    if door.kind == "proxy":
        # The proxy keeps the pages for operators to itself.
        door.page = f"/v1/media/{door.small}"


def attack(program, kind, cases, report):
    """Plays attacks against a gateway of a kind, while its users are served."""
    with Door(program, kind) as door:
        try:
            prepare(door)
        except (OSError, Unserved, WebSocketError) as error:
            report.note(kind, "users are served", Outcome(True, f"{type(error).__name__}: {error}; nothing else was played"))
            return
        Campaign(report).play(door, cases)
        report.note(kind, "users are served afterwards", users_are_served(door))


def users_are_served(door):
    try:
        with User(door, "anna") as anna, User(door, "ben") as ben:
            return Outcome(False, f"a text takes {1000 * round_trip(anna, ben):.0f} ms")
    except (OSError, Unserved, WebSocketError) as error:
        return Outcome(True, f"{type(error).__name__}: {error}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--program", required=True, help="the program parlance")
    parser.add_argument("--device", help="a sample app; devices are not attacked without it")
    parser.add_argument("--short", action="store_true", help="leave out what is slow, and play against a plain gateway alone")
    parser.add_argument("--doors", default=",".join(EVERY_DOOR), help="the gateways to attack, with commas between")
    parser.add_argument("--only", default="", help="play only attacks with these words in their names or modules")
    options = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    # So that processes end and folders go.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    begin = time.monotonic()
    report = Report()
    try:
        for program in filter(None, (options.program, options.device)):
            if not os.access(program, os.X_OK):
                raise Missing(f"There is no program {program}.")
        interoperation.check_packages()
        for kind in [PLAIN] if options.short else options.doors.split(","):
            cases = [case for module in MODULES for case in module.cases()
                     if kind in case.doors and not (options.short and case.slow)
                     and options.only in f"{module.__name__}: {case.name}"]
            if cases:
                attack(options.program, kind, cases, report)
        if options.device:
            devices.attack(options.program, options.device, report, is_short=options.short, only=options.only)
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 2
    if report.count == 0:
        print(f"No attack has the words {options.only}.", file=sys.stderr)
        return 2
    print(f"{time.monotonic() - begin:.0f} s")
    return report.conclude()


if __name__ == "__main__":
    try:
        status = main()
    except SystemExit as end:
        status = end.code
    sys.stdout.flush()
    os._exit(status)
