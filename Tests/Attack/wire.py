"""Connections on which any bytes can be sent, and the answers: those of HTTP, and frames of RFC 6455."""

import os
import re
import socket
import struct
import time

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10

# The time to wait for what must come, and after that for more that must not, in seconds.
PATIENCE = 10
QUIET = 0.4

SAMPLE_KEY = "dGhlIHNhbXBsZSBub25jZQ=="


class Seen:
    """The bytes of a connection, whether the other end closed it, and the seconds until the first of either."""

    def __init__(self, data, is_closed, waited=0.0):
        self.data, self.is_closed, self.waited = data, is_closed, waited

    @property
    def statuses(self):
        """The statuses of all answers over HTTP."""
        return [int(digits) for digits in re.findall(rb"HTTP/1\.[01] (\d\d\d)", self.data)]

    @property
    def answers(self):
        """The statuses without interim ones."""
        return [status for status in self.statuses if status != 100]

    @property
    def has_metrics(self):
        return b"# TYPE " in self.data

    @property
    def frames(self):
        """The frames behind the answer to a handshake: pairs of an opcode and a payload."""
        start = self.data.find(b"\r\n\r\n") + 4 if self.data.startswith(b"HTTP/1.") else 0
        return read_frames(self.data[start:])

    @property
    def opcodes(self):
        return [opcode for opcode, _ in self.frames]

    @property
    def close_code(self):
        """The code of the close frame: 0 if it has none, None without a close frame."""
        for opcode, payload in self.frames:
            if opcode == CLOSE:
                return struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else 0
        return None

    def __str__(self):
        statuses = self.statuses
        words = str(statuses or "none") if len(statuses) <= 8 else f"{statuses[:8]} and {len(statuses) - 8} more"
        late = f" after {self.waited:.1f} s" if self.waited > 1 else ""
        return f"answers {words}{late}, {'closed' if self.is_closed else 'open'}"


def read_frames(data):
    """Returns the complete frames at the beginning of a server's bytes."""
    frames, index = [], 0
    while index + 2 <= len(data):
        length, start = data[index + 1] & 0x7F, index + 2
        if length >= 126:
            size = 2 if length == 126 else 8
            length, start = int.from_bytes(data[start:start + size], "big"), start + size
        if start + length > len(data):
            break
        frames.append((data[index] & 0x0F, data[start:start + length]))
        index = start + length
    return frames


def send(connection, data):
    """Sends bytes, and returns whether the other end took them all."""
    try:
        connection.sendall(data)
        return True
    except OSError:
        return False


def read(connection, patience=PATIENCE, quiet=QUIET, most=4 << 20, until=None, expected=1):
    """Reads until the other end closes, or `until` holds of the bytes.

    Once as many answers came as are expected, it reads on until nothing comes for a while.
    """
    data = bytearray()
    begin = time.monotonic()
    first = None
    is_closed = False
    while len(data) < most:
        left = begin + patience - time.monotonic()
        if left <= 0:
            break
        is_enough = bool(data) and (expected <= 1 or data.count(b"HTTP/1.1 ") >= expected)
        connection.settimeout(min(left, quiet) if is_enough and until is None else left)
        try:
            part = connection.recv(1 << 16)
        except TimeoutError:
            break
        except OSError:
            part = b""
        first = first or time.monotonic()
        if not part:
            is_closed = True
            break
        data += part
        if until is not None and until(data):
            break
    return Seen(bytes(data), is_closed, (first or time.monotonic()) - begin)


def has_reply(data):
    """Returns whether a message or a close frame of the gateway has arrived."""
    return any(opcode in (BINARY, CLOSE) for opcode, _ in Seen(bytes(data), False).frames)


def ask(door, data, **options):
    """Sends bytes over a new connection, and returns what was received."""
    if isinstance(data, str):
        data = data.encode("latin-1")
    with door.connect() as connection:
        send(connection, data)
        return read(connection, **options)


def reset(connection):
    """Ends a connection at once: the other end sees an error."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()


def frame(opcode, payload=b"", is_final=True, reserved=0, is_masked=True, length=None, width=None,
          key=None):
    """Returns one frame, right or wrong.

    `length` replaces the true length, and `width` is the number of bytes in which it is written. The
    mask's `key` is random unless given.
    """
    count = len(payload) if length is None else length
    if width is None:
        width = 0 if count < 126 else 2 if count < 1 << 16 else 8
    mark = 0x80 if is_masked else 0
    head = bytes([(0x80 if is_final else 0) | reserved << 4 | opcode])
    if width == 0:
        head += bytes([mark | count])
    else:
        head += bytes([mark | (126 if width == 2 else 127)]) + count.to_bytes(width, "big")
    if not is_masked:
        return head + payload
    key = key or os.urandom(4)
    whole = int.from_bytes(payload, "big") ^ int.from_bytes((key * (len(payload) // 4 + 1))[:len(payload)], "big")
    return head + key + whole.to_bytes(len(payload), "big")


def close_frame(code, reason=b""):
    return frame(CLOSE, struct.pack(">H", code) + reason)


def handshake(host, path="/v1/link", method="GET", version="HTTP/1.1", more=(), without=(), **changed):
    """Returns the request for a WebSocket, with some of its fields changed (`key`, `upgrade`, …) or left out."""
    fields = {
        "host": ("Host", host),
        "upgrade": ("Upgrade", "websocket"),
        "connection": ("Connection", "Upgrade"),
        "key": ("Sec-WebSocket-Key", SAMPLE_KEY),
        "revision": ("Sec-WebSocket-Version", "13"),
        "subprotocol": ("Sec-WebSocket-Protocol", "parlance.1"),
    }
    lines = [f"{method} {path} {version}"]
    for name, (field, value) in fields.items():
        if name not in without:
            lines.append(f"{field}: {changed.get(name, value)}")
    return ("\r\n".join([*lines, *more]) + "\r\n\r\n").encode("latin-1")


def open_link(door):
    """Returns a connection that is a WebSocket."""
    connection = door.connect()
    send(connection, handshake(door.host))
    seen = read(connection, patience=10, until=lambda data: b"\r\n\r\n" in data)
    if seen.statuses[:1] != [101]:
        connection.close()
        raise ConnectionError(f"no WebSocket: {seen}")
    return connection


def over_link(door, data, **options):
    """Sends bytes over a new WebSocket, and returns what was received."""
    with open_link(door) as connection:
        send(connection, data)
        return read(connection, **options)
