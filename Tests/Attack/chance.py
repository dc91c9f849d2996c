"""Requests and frames that chance has changed. The gateway may refuse them or not; it does not end or grow."""

import random
import secrets

from cases import DIRECT, Case, Outcome
from order import still_there
from sizes import NOISE, growth, megabytes
from smuggling import get, post
from users import login_packet, new_account
from wire import BINARY, CLOSE, CONTINUATION, PING, ask, frame, handshake, over_link

COUNT = 150


def cases():
    yield Case(f"{COUNT} requests that chance has changed", by_chance(requests, ask), alone=True, slow=True, doors=DIRECT)
    yield Case(f"{COUNT} handshakes that chance has changed", by_chance(handshakes, ask), alone=True, slow=True, doors=DIRECT)
    yield Case(f"{COUNT} links whose frames chance has changed", by_chance(frames, over_link), alone=True, slow=True,
               doors=DIRECT)


def by_chance(make, deliver):
    """Delivers changed bytes many times. The seed in the words repeats them."""

    def play(door):
        seed = secrets.randbits(32)
        chance = random.Random(seed)
        before = door.memory
        for _ in range(COUNT):
            deliver(door, changed(make(door, chance), chance), patience=0.05, quiet=0.02)
            if not door.is_alive:
                return Outcome(True, f"seed {seed}")
        outcome = still_there(door)
        grown = growth(door, before)
        return Outcome(outcome.succeeded or grown > 2 * NOISE, f"seed {seed}, {outcome.words}, {megabytes(grown)}")

    return play


def changed(data, chance):
    """Returns bytes some of which are others, gone, doubled or cut off."""
    data = bytearray(data)
    for _ in range(chance.randint(1, 6)):
        if not data:
            break
        place = chance.randrange(len(data))
        kind = chance.randrange(5)
        if kind == 0:
            data[place] = chance.randrange(256)
        elif kind == 1:
            del data[place:place + chance.randint(1, 8)]
        elif kind == 2:
            data[place:place] = data[place:place + chance.randint(1, 32)]
        elif kind == 3:
            data[place] ^= 1 << chance.randrange(8)
        else:
            data[place:place] = chance.choice([b"\r\n", b"\n", b"\0", b":", b" ", b"\xff", b"\r\n\r\n", b"0" * 40])
    return bytes(data)


def requests(door, chance):
    return chance.choice([
        lambda: get(door) + "\r\n",
        lambda: get(door, "Range: bytes=0-9,20-", path=f"/v1/media/{door.media}") + "\r\n",
        lambda: post(door, "Content-Length: 2") + "\r\n{}",
        lambda: post(door, "Transfer-Encoding: chunked") + "\r\n2\r\n{}\r\n0\r\n\r\n",
        lambda: post(door, "Expect: 100-continue", "Content-Length: 2") + "\r\n{}",
        lambda: (get(door) + "\r\n") * 3,
    ])().encode("latin-1")


def handshakes(door, chance):
    return handshake(door.host) + frame(BINARY, login_packet(door, new_account()))


def frames(door, chance):
    packet = login_packet(door, new_account())
    return b"".join(chance.choices([
        frame(BINARY, packet), frame(PING, b"p" * 20),
        frame(BINARY, packet[:9], is_final=False) + frame(CONTINUATION, packet[9:]), frame(CLOSE, b"\x03\xe8"),
        frame(BINARY, packet, width=8), frame(CONTINUATION)], k=3))
