"""Requests that are too large, and memory: a stranger must not make the gateway keep much."""

import time

from cases import DIRECT, MEGABYTE, PLAIN, Case, Outcome, refusal
from smuggling import get, post
from wire import ask, handshake, over_link, open_link, frame, send, read, BINARY, CONTINUATION, PING

# The freed memory that an allocator keeps, and the noise of a running program.
NOISE = 8 * MEGABYTE


def growth(door, before):
    return door.memory - before


def megabytes(count):
    return f"memory {count / MEGABYTE:+.1f} MB"


def measured(attack, judge, limit=NOISE):
    """Plays an attack, and judges the answer that it returns and the growth of the gateway's memory."""

    def play(door):
        before = door.memory
        seen = attack(door)
        grown = growth(door, before)
        outcome = judge(door, seen)
        return Outcome(outcome.succeeded or grown > limit, f"{outcome.words}, {megabytes(grown)}")

    return play


def anything(door, seen):
    return Outcome(False, seen)


def refused_in_the_end(door, seen):
    """An endless request must be closed, or answered with an error."""
    return Outcome(not seen.is_closed and not (seen.answers and seen.answers[0] >= 400), seen)


def closed_or_quiet(door, seen):
    return Outcome(False, f"frames {len(seen.frames)}, {'closed' if seen.is_closed else 'open'}")


def cases():
    large = {
        "a field of 64 KB": lambda door: get(door, "X-A: " + "a" * 65536) + "\r\n",
        "3000 fields": lambda door: get(door) + "X-A: b\r\n" * 3000 + "\r\n",
        "a target of 1 MB": lambda door: get(door, path="/" + "a" * 1_000_000) + "\r\n",
        "a name of 64 KB": lambda door: get(door, "X" * 65536 + ": a") + "\r\n",
        "4 MB before a header ends": lambda door: get(door) + "X-A: " + "a" * (4 << 20),
        "a method of 64 KB": lambda door: "G" * 65536 + " / HTTP/1.1\r\n\r\n",
        "a body beyond the limit, announced": lambda door: post(door, f"Content-Length: {1 << 40}") + "\r\n",
        "a body beyond the limit, sent": lambda door: post(door, f"Content-Length: {8 << 20}") + "\r\n" + "a" * (8 << 20),
    }
    for name, data in large.items():
        yield Case(name, measured(lambda door, data=data: ask(door, data(door)), refusal), alone=True)
    yield Case("a chunk's extension of 8 MB", measured(lambda door: ask(door, (
        post(door, "Transfer-Encoding: chunked") + "\r\n2;" + "a" * 8_000_000)), refused_in_the_end), alone=True)
    yield Case("3 MB of trailers", measured(lambda door: ask(door, (
        post(door, "Transfer-Encoding: chunked") + "\r\n0\r\n" + "X-A: b\r\n" * 400_000)), refused_in_the_end), alone=True)
    yield Case("4 MB before a handshake ends", measured(lambda door: ask(
        door, handshake(door.host)[:-2] + b"X-A: " + b"a" * (4 << 20)), refusal), alone=True)
    yield Case("50 large downloads that nobody reads", unread_downloads, alone=True, slow=True)
    yield Case("200,000 empty fragments", measured(lambda door: over_link(
        door, frame(BINARY, b"\1", is_final=False) + frame(CONTINUATION, is_final=False) * 200_000, patience=2),
        closed_or_quiet), alone=True)
    yield Case("10 MB of pings whose answers nobody reads", measured(unread_pongs, closed_or_quiet), alone=True)
    yield Case("a frame that announces 1 TB", measured(lambda door: over_link(
        door, frame(BINARY, b"\1" * 1000, length=1 << 40, width=8), patience=3), closed_or_quiet), alone=True)
    yield Case("200 strangers who send 4 MB each before a login", unfinished_packets, alone=True, slow=True, doors=(PLAIN,))
    yield Case("2000 requests in one segment, whose answers nobody reads", measured(unread_answers, anything), alone=True,
               doors=DIRECT)


def unread_downloads(door):
    before = door.memory
    connections = []
    for _ in range(50):
        connection = door.connect()
        send(connection, get(door, path=f"/v1/media/{door.media}").encode("ascii") + b"\r\n")
        connections.append(connection)
    most = highest(door, 2)
    for connection in connections:
        connection.close()
    # Each may have what its connection takes in one piece.
    return Outcome(most - before > 32 * MEGABYTE, megabytes(most - before))


def highest(door, seconds):
    """Returns the most memory that the gateway has within a time."""
    end = time.monotonic() + seconds
    most = 0
    while time.monotonic() < end:
        most = max(most, door.memory)
        time.sleep(0.05)
    return most


def unread_pongs(door):
    with open_link(door) as connection:
        connection.settimeout(1)
        pings = frame(PING, b"p" * 125) * 1000
        for _ in range(80):
            if not send(connection, pings):
                break
        time.sleep(0.3)
        return read(connection, patience=0.2)


def unread_answers(door):
    with door.connect() as connection:
        connection.settimeout(2)
        send(connection, (get(door) + "\r\n").encode("ascii") * 2000)
        time.sleep(1)
        return read(connection, patience=0.1)


def unfinished_packets(door):
    before = door.memory
    connections, most = [], 0
    packet = frame(BINARY, b"\1" * ((4 << 20) - 1), length=4 << 20, width=8)
    for _ in range(200):
        connection = open_link(door)
        connection.settimeout(0.5)
        send(connection, packet)
        connections.append(connection)
        most = max(most, door.memory)
    most = max(most, highest(door, 1))
    for connection in connections:
        connection.close()
    return Outcome(most - before > (64 + 16) * MEGABYTE, megabytes(most - before))
