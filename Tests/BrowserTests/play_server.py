"""The program under test: parlance-play as a process, and requests to it."""

import json
import os
import pathlib
import re
import selectors
import subprocess
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
# How long tests wait for what must come, in seconds; only what never comes takes so long.
DEADLINE = int(os.environ.get("PARLANCE_DEADLINE", 60))


class PlayServer:
    """A parlance-play of its own on a free port."""

    def __init__(self, deadline=DEADLINE):
        program = os.environ["PARLANCE_PLAY"].split()
        self.process = subprocess.Popen(
            [*program, "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, bufsize=1)
        try:
            self.address = self._read_address(time.monotonic() + deadline)
        except BaseException:
            self.stop()
            raise

    def _read_address(self, end):
        """Returns the address that the program prints once it listens."""
        printed = ""
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdout, selectors.EVENT_READ)
            while selector.select(max(0, end - time.monotonic())):
                line = self.process.stdout.readline()
                printed += line
                found = re.search(r"http://127\.0\.0\.1:\d+", line)
                if found:
                    return found.group()
                if not line:
                    raise AssertionError(f"parlance-play ended: {printed}")
        raise AssertionError(f"parlance-play printed no address: {printed}")

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(10)
        self.process.stdout.close()

    def get(self, path):
        with urllib.request.urlopen(self.address + path, timeout=DEADLINE) as response:
            return json.load(response)

    def get_bytes(self, path):
        """Returns a response's bytes and headers."""
        with urllib.request.urlopen(self.address + path, timeout=DEADLINE) as response:
            return response.read(), response.headers

    def post(self, path, body):
        request = urllib.request.Request(
            self.address + path, data=json.dumps(body).encode(), headers={"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=DEADLINE) as response:
            return json.load(response)

    def act(self, action, phone=None, **parameters):
        """Carries out an action that has to succeed."""
        whose = {} if phone is None else {"phone": phone}
        answer = self.post("/play/actions", {**whose, "action": action, **parameters})
        if "error" in answer:
            raise AssertionError(f"{action} on {phone}: {answer['error']}")

    def reset(self):
        """Resets everything; returns when the new phones are logged in."""
        self.act("reset")

    def state(self):
        return self.get("/play/state")

    def phones(self):
        """Returns the phones by id."""
        return {phone["id"]: phone for phone in self.state()["phones"]}

    def callbacks(self):
        """Returns the callbacks of each phone, oldest first, as names with arguments."""
        state = self.state()
        found = {phone["id"]: [] for phone in state["phones"]}
        # Without any event the server would wait for one.
        first = state["first"]
        events = self.get(f"/play/events?after={first}") if state["number"] > first else {"events": []}
        for event in events["events"]:
            if "callback" in event:
                callback = event["callback"]
                found[callback["phone"]].append([callback["name"], *callback["arguments"]])
        return found
