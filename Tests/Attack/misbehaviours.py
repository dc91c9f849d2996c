"""Misbehaviours of a server to which a device connects."""

import base64
import hashlib
import os
import re
import time

import wire
from users import codec, new_account, new_message_id
from wire import BINARY, CLOSE, CONTINUATION, PING, TEXT, reset, send

# The time for which a server watches the device's reaction, in seconds.
WATCH = 2

# The text that a device would show if it accepted a message of this server.
FORGED = "forged"


class Misbehaviour:
    """A server's handling of one connection.

    `play` takes the visit. A device that logs in over it has been deceived, unless the server `is_right` after all.
    `limit` is the time within which the device must be back at the gateway, in seconds.
    """

    def __init__(self, name, play, is_right=False, limit=12, is_short=False):
        self.name, self.play, self.is_right, self.limit, self.is_short = name, play, is_right, limit, is_short


class Visit:
    """One connection of a device: its request has been read."""

    def __init__(self, connection, request, log_in):
        self.connection, self.request = connection, request
        # Has the real gateway answer a device's first packet.
        self.log_in = log_in
        self.went_on = False
        # What a server that does nothing wrong found wrong with the device.
        self.disagreement = None

    def say(self, data):
        return send(self.connection, data)

    def agreement(self, accept=None, subprotocol="parlance.1", upgrade=True, status="HTTP/1.1 101 Switching Protocols",
                  more=()):
        """Returns the answer to the device's handshake, with some of it changed or left out."""
        key = re.search(rb"(?i)sec-websocket-key: *(\S+)", self.request).group(1)
        if accept is None:
            digest = hashlib.sha1(key + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest()
            accept = base64.b64encode(digest).decode("ascii")
        lines = [status]
        if upgrade:
            lines += ["Upgrade: websocket", "Connection: Upgrade"]
        if accept:
            lines.append(f"Sec-WebSocket-Accept: {accept}")
        if subprotocol:
            lines.append(f"Sec-WebSocket-Protocol: {subprotocol}")
        return ("\r\n".join([*lines, *more]) + "\r\n\r\n").encode("latin-1")

    def answer_login(self, form):
        """Reads the device's login and answers it as the gateway does, and with a message; the frames have a form."""
        # A device that is busy logs in late.
        frames = client_frames(self.connection, pause=5 * WATCH)
        packet = next(payload for opcode, payload in frames if opcode == BINARY)
        for part in form(self.log_in(packet)), form(forged_message()):
            for piece in [part] if isinstance(part, bytes) else part:
                if not self.say(piece):
                    return
        self.watch(frames)

    def watch(self, frames=None):
        """Records whether the device continues as logged in."""
        end = time.monotonic() + WATCH
        for opcode, _ in frames or client_frames(self.connection, end):
            if opcode == BINARY:
                self.went_on = True
                return
            if opcode == CLOSE or time.monotonic() > end:
                return


def client_frames(connection, end=None, pause=WATCH):
    """Yields the frames that a device sends, until it is silent for a pause, in seconds, or until an end."""
    data = b""
    while True:
        frame, data = first_frame(data)
        if frame is not None:
            yield frame
            continue
        connection.settimeout(pause if end is None else max(0.1, end - time.monotonic()))
        try:
            part = connection.recv(1 << 16)
        except OSError:
            return
        if not part:
            return
        data += part


def first_frame(data):
    """Returns the first frame of a client's bytes, and the rest; None for the frame if it is incomplete."""
    if len(data) < 2:
        return None, data
    length, start = data[1] & 0x7F, 2
    if length >= 126:
        size = 2 if length == 126 else 8
        length, start = int.from_bytes(data[2:2 + size], "big"), 2 + size
    if len(data) < start + 4 + length:
        return None, data
    key, payload = data[start:start + 4], data[start + 4:start + 4 + length]
    payload = bytes(byte ^ key[index & 3] for index, byte in enumerate(payload))
    return (data[0] & 0x0F, payload), data[start + 4 + length:]


def forged_message():
    """Returns a packet with a forged message, the first one in a conversation."""
    sender = new_account()
    message = codec.Writer()
    message.byte(10)
    message.string(new_message_id())
    message.string(sender)
    message.int(1)
    message.int(1)
    message.uint(codec.ORDINARY)
    message.byte(0)
    message.byte(codec.TEXT)
    message.bytes(codec.text_body(FORGED))
    event = codec.Writer()
    event.stream((codec.DIRECT, sender))
    event.int(1)
    event.int(int(time.time() * 1000))
    event.bytes(message.data)
    writer = codec.Writer()
    writer.byte(codec.EVENT)
    writer.bytes(event.data)
    return codec.packet(bytes(writer.data))


# MARK: forms of frames


def frame(opcode, payload=b"", **options):
    return wire.frame(opcode, payload, **{"is_masked": False, **options})


def close_frame(code, reason=b""):
    return frame(CLOSE, code.to_bytes(2, "big") + reason)


def whole(packet):
    return frame(BINARY, packet)


def in_fragments(packet):
    return (frame(BINARY, packet[:1], is_final=False) + frame(PING, b"x") + frame(CONTINUATION, packet[1:5], is_final=False)
            + frame(CONTINUATION, is_final=False) + frame(CONTINUATION, packet[5:]))


def byte_by_byte(packet):
    return [bytes([byte]) for byte in whole(packet)]


def padded(packet):
    """The length in more bytes than it needs."""
    return frame(BINARY, packet, width=8)


# MARK: kinds of play


def says(data):
    """Answers the handshake with something else."""
    return lambda visit: (visit.say(data() if callable(data) else data), time.sleep(0.2))


def agrees(form=whole, begin=b"", **changes):
    """Answers the handshake, in a way of its own, and the login."""

    def play(visit):
        visit.say(visit.agreement(**changes) + begin)
        visit.answer_login(form)

    return play


def then_says(data):
    """Answers the handshake, and then sends something that is not an answer to a login."""

    def play(visit):
        visit.say(visit.agreement())
        time.sleep(0.1)
        for part in data() if callable(data) else [data]:
            if not visit.say(part):
                break
        time.sleep(WATCH)

    return play


def waits(visit, seconds=60):
    """Sends nothing until the device disconnects."""
    visit.connection.settimeout(seconds)
    try:
        while visit.connection.recv(1 << 16):
            pass
    except OSError:
        pass


def endless_header(visit):
    visit.say(b"HTTP/1.1 101 Switching Protocols\r\n")
    for _ in range(2000):
        if not visit.say(b"X-A: " + b"a" * 50_000 + b"\r\n"):
            return


def dripping_header(visit):
    visit.say(b"HTTP/1.1 101 Switching Protocols\r\n")
    for _ in range(300):
        if not visit.say(b"X-A: a\r\n"):
            return
        time.sleep(0.1)


def cut(visit, end):
    visit.say(visit.agreement())
    time.sleep(0.1)
    visit.say(frame(BINARY, b"a" * 1000)[:500])
    time.sleep(0.1)
    end(visit.connection)


def many_pings(visit):
    visit.say(visit.agreement())
    time.sleep(0.1)
    visit.connection.settimeout(5)
    visit.say(frame(PING, b"p" * 100) * 20_000)
    time.sleep(WATCH)


def silence(visit):
    visit.say(visit.agreement())
    waits(visit)


def large(size, piece=None):
    """A message of so many bytes, in fragments of a size."""
    if piece is None:
        return lambda: [frame(BINARY, b"a" * size)]
    return lambda: [frame(BINARY, b"a" * piece, is_final=False), *[frame(CONTINUATION, b"a" * piece, is_final=False)]
                    * (size // piece)]


MISBEHAVIOURS = [
    # Servers that do nothing wrong, to show that a device logs in where it may.
    Misbehaviour("does nothing wrong", agrees(), is_right=True, is_short=True),
    Misbehaviour("sends a frame behind its answer", agrees(begin=frame(PING, b"x")), is_right=True),
    Misbehaviour("sends fragments with a ping between", agrees(in_fragments), is_right=True, is_short=True),
    Misbehaviour("sends byte by byte", agrees(byte_by_byte), is_right=True),

    Misbehaviour("does not answer", waits, limit=20),
    Misbehaviour("closes at once", lambda visit: visit.connection.close()),
    Misbehaviour("resets at once", lambda visit: reset(visit.connection), is_short=True),
    Misbehaviour("answers 200", says(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")),
    Misbehaviour("answers 404", says(b"HTTP/1.1 404 Not Found\r\nContent-Length: 5\r\n\r\nnope!"), is_short=True),
    Misbehaviour("answers 503 without an end", lambda visit: (
        visit.say(b"HTTP/1.1 503 Busy\r\n\r\n"), waits(visit)), limit=20),
    Misbehaviour("sends the device elsewhere", says(
        b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n")),
    Misbehaviour("asks for a password", says(
        b'HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm="a"\r\nContent-Length: 0\r\n\r\n')),
    Misbehaviour("answers with another key", agrees(accept="AAAAAAAAAAAAAAAAAAAAAAAAAAA="), is_short=True),
    Misbehaviour("answers without a key", agrees(accept="")),
    Misbehaviour("answers without Upgrade", agrees(upgrade=False)),
    Misbehaviour("chooses another subprotocol", agrees(subprotocol="chat.9"), is_short=True),
    Misbehaviour("chooses no subprotocol", agrees(subprotocol="")),
    Misbehaviour("answers in HTTP/1.0", agrees(status="HTTP/1.0 101 x")),
    Misbehaviour("uses an extension that nobody asked for", agrees(more=["Sec-WebSocket-Extensions: permessage-deflate"])),
    Misbehaviour("has a zero in a field", agrees(more=["X-A: a\0b"])),
    Misbehaviour("answers with two keys", agrees(more=["Sec-WebSocket-Accept: AAAAAAAAAAAAAAAAAAAAAAAAAAA="])),
    Misbehaviour("answers with a status beside 101", agrees(status="HTTP/1.1 102 Processing")),
    Misbehaviour("sends random bytes", says(lambda: os.urandom(5000)), is_short=True),
    Misbehaviour("sends a header without an end", endless_header),
    Misbehaviour("sends a header drop by drop", dripping_header, limit=20),

    Misbehaviour("sends text", agrees(lambda packet: frame(TEXT, packet)), is_short=True),
    Misbehaviour("masks", agrees(lambda packet: frame(BINARY, packet, is_masked=True))),
    # Which leaves the bytes as they are.
    Misbehaviour("masks with a key of zeros", agrees(
        lambda packet: frame(BINARY, packet, is_masked=True, key=bytes(4))), is_short=True),
    Misbehaviour("sets the first reserved bit", agrees(lambda packet: frame(BINARY, packet, reserved=4))),
    Misbehaviour("sets the second reserved bit", agrees(lambda packet: frame(BINARY, packet, reserved=2))),
    Misbehaviour("sets the third reserved bit", agrees(lambda packet: frame(BINARY, packet, reserved=1))),
    Misbehaviour("sends opcode 3", agrees(lambda packet: frame(3, b"") + whole(packet))),
    Misbehaviour("sends opcode 11", agrees(lambda packet: frame(11, b"") + whole(packet))),
    Misbehaviour("sends a ping of 126 bytes", agrees(lambda packet: frame(PING, b"a" * 126) + whole(packet))),
    Misbehaviour("sends a ping in fragments", agrees(lambda packet: frame(PING, b"a", is_final=False) + whole(packet))),
    Misbehaviour("announces 2^62 bytes", agrees(lambda packet: frame(BINARY, packet, length=1 << 62, width=8))),
    Misbehaviour("announces 2^63 bytes", agrees(lambda packet: frame(BINARY, packet, length=1 << 63, width=8))),
    Misbehaviour("gives a length in more bytes than it needs", agrees(padded)),
    Misbehaviour("sends 5 MB", then_says(large(5 << 20)), is_short=True),
    Misbehaviour("sends 40 MB", then_says(large(40 << 20))),
    Misbehaviour("sends fragments of 12 MB", then_says(large(12 << 20, 60_000))),
    Misbehaviour("sends fragments of 100 MB", then_says(large(100 << 20, 1 << 20))),
    Misbehaviour("continues nothing", agrees(lambda packet: frame(CONTINUATION, packet))),
    Misbehaviour("begins a message within a message", agrees(
        lambda packet: frame(BINARY, packet[:5], is_final=False) + whole(packet))),
    Misbehaviour("sends a malformed packet", then_says(frame(BINARY, b"\1" + b"\xff" * 100))),
    Misbehaviour("sends a packet that is cut off", agrees(lambda packet: frame(BINARY, packet[:-3]))),
    Misbehaviour("sends a packet of another version", agrees(lambda packet: frame(BINARY, b"\7" + packet[1:]))),

    Misbehaviour("closes with 1000", then_says(close_frame(1000))),
    Misbehaviour("closes with 4013 and a reason", then_says(close_frame(4013, b"later")), limit=20),
    Misbehaviour("closes with 999", then_says(close_frame(999))),
    Misbehaviour("closes with one byte", then_says(frame(CLOSE, b"a")), is_short=True),
    Misbehaviour("closes with 1005", then_says(close_frame(1005))),
    Misbehaviour("closes with a reason that is not UTF-8", then_says(close_frame(1000, b"\xff\xfe"))),
    Misbehaviour("answers a login behind a close", agrees(lambda packet: close_frame(1000) + whole(packet))),
    Misbehaviour("resets within a frame", lambda visit: cut(visit, reset)),
    Misbehaviour("ends within a frame", lambda visit: cut(visit, lambda connection: connection.close())),
    Misbehaviour("pings 20,000 times and reads nothing", many_pings),
    Misbehaviour("says nothing after the handshake", silence, limit=60),
]
