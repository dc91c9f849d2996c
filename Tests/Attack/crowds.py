"""Many strangers at once, while users must still be served."""

import contextlib
import pathlib
import socket
import statistics
import subprocess
import sys
import time

from cases import DIRECT, EVERY_DOOR, MEGABYTE, PLAIN, TLS, Case, Outcome
from smuggling import get
from users import Unserved, User, WebSocketError, codec, login_packet, round_trip, text_packet
from wire import BINARY, PING, ask, frame, open_link, read, read_frames, send

STRANGERS = 300
SLOW_BODIES = 260
OTHER_ADDRESS = "127.0.0.2"

# The longest that a text may take from one user to another while strangers attack, and a request or a login, in seconds; on a
# machine that is slow without an attack, the limit is a multiple of the time that they take then.
ROUND_TRIP, ANSWER = 0.050, 0.100
SLOWDOWN = 4
TRIES = 3


def cases():
    for kind in ("silent", "half a header", "half a handshake", "not logged in, with pings", "tiny frames", "tiny fragments",
                 "requests that are refused"):
        yield Case(f"{STRANGERS} strangers: {kind}", lambda door, kind=kind: crowd(door, kind, STRANGERS), alone=True,
                   slow=True)
    # A stranger that is always served first would keep out all other clients that have not logged in.
    for kind in ("tiny frames", "requests that are refused"):
        yield Case(f"1 stranger: {kind}", lambda door, kind=kind: crowd(door, kind, 1), alone=True, slow=True)
    yield Case(f"{STRANGERS} strangers: TLS hellos", lambda door: crowd(door, "TLS hellos", STRANGERS), alone=True, slow=True,
               doors=(TLS, "proxy"))
    yield Case(f"{SLOW_BODIES} bodies of one byte a second", lambda door: crowd(door, "slow bodies", SLOW_BODIES), alone=True,
               slow=True, doors=EVERY_DOOR)
    # More than one address may have.
    yield Case("2500 strangers of another address: silent", lambda door: crowd(door, "silent", 2500, OTHER_ADDRESS),
               alone=True, slow=True, doors=DIRECT)
    yield Case("50 users who read nothing while others write", deaf_users, alone=True, slow=True, doors=DIRECT)
    yield Case("a user who asks without reading the answers", deaf_asker, alone=True, slow=True, doors=(PLAIN,))
    yield Case("a user who is told that he does not read", slow_reader, alone=True, slow=True, doors=(PLAIN,))


@contextlib.contextmanager
def strangers(door, kind, count, source):
    """Runs `count` strangers while the context lasts; yields the number that connected at first."""
    script = pathlib.Path(__file__).resolve().with_name("strangers.py")
    command = [sys.executable, "-B", str(script), kind, str(count), source, door.host, str(door.port)]
    if door.is_encrypted:
        command.append(str(door.certificate))
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        yield int(process.stdout.readline() or 0)
    finally:
        process.stdin.close()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def times(action, count):
    """Returns how long an action takes in nine of ten tries, in seconds; a failure takes for ever."""
    taken = []
    for _ in range(count):
        begin = time.perf_counter()
        try:
            action()
        except (OSError, Unserved, WebSocketError):
            return float("inf")
        taken.append(time.perf_counter() - begin)
    return statistics.quantiles(taken, n=10)[-1]


def log_in(door):
    User(door, "late", patience=5).leave()


def ask_page(door):
    seen = ask(door, get(door) + "Connection: close\r\n\r\n", patience=5)
    if seen.answers != [200]:
        raise Unserved(str(seen))


def measure(door, anna, ben):
    """Returns the times of a text, of a request and of a login."""
    return (times(lambda: round_trip(anna, ben), 30), times(lambda: ask_page(door), 12), times(lambda: log_in(door), 12))


def settle(door):
    """Waits until the gateway has done what earlier attacks left it to do."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        before = door.work
        time.sleep(0.3)
        if door.work - before < 0.03:
            return


def crowd(door, kind, count, source="127.0.0.1"):
    settle(door)
    with User(door, "anna", patience=8) as anna, User(door, "ben", patience=8) as ben:
        before = measure(door, anna, ben)
        limits = [max(limit, SLOWDOWN * time) for limit, time in zip((ROUND_TRIP, ANSWER, ANSWER), before)]
        memory = door.memory
        with strangers(door, kind, count, source) as present:
            if present == 0:
                raise Unserved("no stranger came")
            # Try again: a delay that other processes cause does not repeat each time.
            for _ in range(TRIES):
                during = measure(door, anna, ben)
                is_slow = any(time > limit for time, limit in zip(during, limits))
                if not is_slow or float("inf") in during:
                    break
            grown = door.memory - memory
    words = ", ".join(f"{name} {1000 * time:.0f} ms (undisturbed {1000 * quiet:.0f})"
                      for name, time, quiet in zip(("a text", "a request", "a login"), during, before))
    return Outcome(is_slow or grown > 96 * MEGABYTE, f"{present} there; {words}; memory {grown / MEGABYTE:+.0f} MB")


def deaf_users(door):
    """The memory for users who do not read is bounded, however many there are."""
    members = [f"deaf-{index}" for index in range(50)]
    connections = []
    try:
        for name in members:
            connection = deaf_link(door, name)
            connections.append(connection)
        with User(door, "speaker", patience=30) as speaker:
            status, _ = door.request(
                "POST", "/v1/groups", {"name": "all", "owner": "speaker", "id": "all", "members": members})
            before, most = door.memory, 0
            text = "x" * 120_000
            sent = 0
            end = time.monotonic() + 60
            while sent < 80 and time.monotonic() < end:
                speaker.socket.send(text_packet("all", text, 1000 + sent, is_group=True))
                sent += 1
                speaker.call(codec.TIME)
                most = max(most, door.memory)
    finally:
        for connection in connections:
            connection.close()
    words = f"{sent} texts of 120 KB to {len(members)} users, group {status}: {(most - before) / MEGABYTE:+.0f} MB"
    return Outcome(status != 201 or most - before > (256 + 64) * MEGABYTE, words)


def deaf_link(door, name):
    """Returns the connection of a user who is logged in and stops reading."""
    connection = open_link(door)
    send(connection, frame(BINARY, login_packet(door, name)))
    read(connection, until=lambda data: len(read_frames(data)) > 0)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    return connection


def deaf_asker(door):
    """The gateway stops reading requests from a client that does not read the answers, so that no queue grows."""
    with deaf_link(door, "asker") as connection:
        before, most = door.memory, 0
        connection.settimeout(0.5)
        for start in range(0, 200_000, 500):
            requests = [codec.request(10 + start + index, codec.TIME, b"") for index in range(500)]
            if not send(connection, frame(BINARY, codec.packet(*requests))):
                break
            most = max(most, door.memory)
        for _ in range(40):
            most = max(most, door.memory)
            time.sleep(0.05)
    return Outcome(most - before > 32 * MEGABYTE, f"memory {(most - before) / MEGABYTE:+.0f} MB")


def slow_reader(door):
    """A user who does not read for a moment, and sends a hundred thousand pings."""
    with deaf_link(door, "pinger") as connection:
        before, most = door.memory, 0
        connection.settimeout(0.5)
        for _ in range(100):
            if not send(connection, frame(PING, b"p" * 125) * 1000):
                break
            most = max(most, door.memory)
        time.sleep(0.5)
        most = max(most, door.memory)
    return Outcome(most - before > 16 * MEGABYTE, f"memory {(most - before) / MEGABYTE:+.0f} MB")
