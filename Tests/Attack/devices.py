"""Devices whose server misbehaves. The device must reconnect to the gateway soon, and accept no forged message."""

import concurrent.futures
import pathlib
import re
import secrets
import shutil
import socket
import subprocess
import tempfile
import threading
import time

from cases import MEGABYTE, Outcome
from doors import Door, Missing
from foreign_servers import FOREIGN_SERVERS, Disagreement
from misbehaviours import FORGED, MISBEHAVIOURS, Visit
from users import Unserved, User, WebSocketError
from wire import BINARY, frame, open_link, read, read_frames, send

# The number of devices that share the list.
DEVICES = 6

# The maximum time until a device reconnects after a cut, in seconds.
PAUSE = 10

# The maximum growth of a device's memory, in bytes.
GROWTH = 48 * MEGABYTE


class Gate:
    """The address of a device's server. It forwards connections to the gateway, except for one that is to misbehave."""

    def __init__(self, door):
        self.door = door
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.lock = threading.Lock()
        self.misbehaviour = self.visit = self.began = None
        self.is_over = threading.Event()
        self.relayed = set()
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self):
        self.listener.close()
        self.cut()

    def misbehave(self, misbehaviour):
        """Ends the device's connection, and meets it with this when it comes back."""
        with self.lock:
            self.misbehaviour, self.visit, self.began = misbehaviour, None, None
            self.is_over.clear()
        self.cut()

    def cut(self):
        with self.lock:
            relayed, self.relayed = self.relayed, set()
        for connection in relayed:
            try:
                connection.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def _accept(self):
        while True:
            try:
                connection, _ = self.listener.accept()
            except OSError:
                return
            with self.lock:
                misbehaviour, self.misbehaviour = self.misbehaviour, None
                if misbehaviour is not None:
                    self.began = time.monotonic()
            threading.Thread(target=self._serve, args=(connection, misbehaviour), daemon=True).start()

    def _serve(self, connection, misbehaviour):
        if misbehaviour is None:
            return self._relay(connection)
        with connection:
            try:
                connection.settimeout(10)
                request = b""
                while b"\r\n\r\n" not in request:
                    part = connection.recv(1 << 12)
                    if not part:
                        break
                    request += part
                self.visit = Visit(connection, request, self._log_in)
                misbehaviour.play(self.visit)
            except (OSError, StopIteration):
                pass
            except Disagreement as disagreement:
                self.visit.disagreement = str(disagreement)
        self.is_over.set()

    def _log_in(self, packet):
        """Returns the gateway's answer to a device's first packet."""
        with open_link(self.door) as link:
            send(link, frame(BINARY, packet))
            seen = read(link, until=lambda data: len(read_frames(data)) > 0)
        return next(payload for opcode, payload in read_frames(seen.data) if opcode == BINARY)

    def _relay(self, connection):
        try:
            other = self.door.connect()
        except OSError:
            connection.close()
            return
        other.settimeout(None)
        with self.lock:
            self.relayed.update((connection, other))
        threading.Thread(target=self._pass, args=(other, connection), daemon=True).start()
        self._pass(connection, other)

    def _pass(self, source, target):
        try:
            while data := source.recv(1 << 16):
                target.sendall(data)
        except OSError:
            pass
        for connection in (source, target):
            try:
                connection.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
        with self.lock:
            self.relayed.discard(source)


class Device:
    """A sample app as a process, and its output."""

    def __init__(self, program, door, gate, account, folder):
        command = [program, "--account", account, "--token", door.token(account), "--endpoint", f"ws://127.0.0.1:{gate.port}",
                   "--folder", str(folder / account)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.shown = []
        self.changed = threading.Condition()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            with self.changed:
                self.shown.append(line.decode("utf-8", "replace").rstrip("\n"))
                self.changed.notify_all()
        with self.changed:
            self.changed.notify_all()

    def shows(self, text, seconds):
        """Returns whether it shows a line with a text, within a time."""
        end = time.monotonic() + seconds
        with self.changed:
            while not any(text in line for line in self.shown):
                left = end - time.monotonic()
                if left <= 0 or self.process.poll() is not None:
                    return False
                self.changed.wait(min(left, 1))
        return True

    def take(self, text):
        """Returns the lines with a text, and forgets them."""
        with self.changed:
            found = [line for line in self.shown if text in line]
            self.shown = [line for line in self.shown if text not in line]
        return found

    @property
    def memory(self):
        try:
            status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        except OSError:
            return 0
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found.group(1)) * 1024 if found else 0

    def stop(self):
        self.process.stdin.close()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Ordeal:
    """One device after the other, if they end, with a part of the list."""

    def __init__(self, program, door, number, folder, patience):
        self.program, self.door, self.folder = program, door, folder
        # So many times the limits.
        self.patience = patience
        self.number, self.attempt = number, 0
        self.gate = Gate(door)
        self.device = None

    def run(self, misbehaviours):
        """Returns the outcomes."""
        outcomes = []
        with User(self.door, f"writer-{self.number}", patience=30) as writer:
            self.renew()
            before = self.device.memory
            for misbehaviour in misbehaviours:
                outcome = self.play(misbehaviour, writer)
                outcomes.append((misbehaviour.name, outcome))
                if outcome.succeeded:
                    self.renew()
                    before = self.device.memory
            grown = self.device.memory - before
            outcomes.append((f"memory of device {self.number} after {len(misbehaviours)} servers",
                             Outcome(grown > GROWTH, f"{grown / MEGABYTE:+.1f} MB")))
        self.device.stop()
        self.gate.close()
        return outcomes

    def renew(self):
        """Starts a device in the place of one that is of no use any more."""
        if self.device is not None:
            self.device.stop()
        self.attempt += 1
        self.account = f"device-{self.number}-{self.attempt}"
        self.device = Device(self.program, self.door, self.gate, self.account, self.folder)
        if not self.device.shows("logged in as", 60):
            raise Missing(f"{self.program} does not log in: {self.device.shown[-3:]}")

    def play(self, misbehaviour, writer):
        limit = self.patience * misbehaviour.limit
        self.gate.misbehave(misbehaviour)
        # Until it notices that its connection was lost, and tries again.
        if not self.gate.is_over.wait(limit + self.patience * PAUSE):
            return self.judged(misbehaviour, "the device does not come, or does not leave again")
        # A text of another user says that the device is served; the first may come while it is away.
        text = secrets.token_hex(8)
        writer.send(self.account, text)
        writer.wait("sent")
        if not self.device.shows(text, self.gate.began + limit - time.monotonic()):
            return self.judged(misbehaviour, f"not back after {limit} s")
        return self.judged(misbehaviour, None, f"back after {time.monotonic() - self.gate.began:.1f} s")

    def judged(self, misbehaviour, problem, words=""):
        visit, status = self.gate.visit, self.device.process.poll()
        shown = self.device.take(FORGED)
        believed = bool(shown) or visit is not None and visit.went_on
        if status is not None:
            problem = f"the device ended with {status}"
        elif misbehaviour.is_right:
            problem = problem or visit and visit.disagreement or (None if believed else "the device does not log in")
        elif believed:
            problem = "the device shows a message that nobody sent" if shown else "the device took the server for its gateway"
        return Outcome(problem is not None, problem or words)


def attack(program, sample, report, is_short=False, only=""):
    """Lets devices of a sample meet every misbehaviour, and notes what became of them."""
    chosen = [entry for entry in [*MISBEHAVIOURS, *FOREIGN_SERVERS]
              if (entry.is_short or not is_short) and only in f"devices: a server {entry.name}"]
    if not chosen:
        return
    # Those that take longest are divided among the devices first.
    chosen.sort(key=lambda entry: -entry.limit)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="parlance-devices-"))
    count = min(DEVICES, len(chosen))
    try:
        with Door(program) as door, concurrent.futures.ThreadPoolExecutor(count) as pool:
            # The short form is played on machines that have much else to do.
            ordeals = [Ordeal(sample, door, number, folder, 3 if is_short else 1) for number in range(count)]
            tasks = [pool.submit(ordeal.run, chosen[number::count]) for number, ordeal in enumerate(ordeals)]
            for task in tasks:
                try:
                    for name, outcome in task.result():
                        report.note("devices", name if name.startswith("memory") else f"a server {name}", outcome)
                except (OSError, Unserved, WebSocketError) as error:
                    report.note("devices", "the users that write to them", Outcome(True, f"{type(error).__name__}: {error}"))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
