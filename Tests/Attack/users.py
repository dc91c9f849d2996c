"""Users of a gateway, who log in and write to one another with the client of Tests/PythonClient."""

import os
import pathlib
import secrets
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "PythonClient"))

import parlance_codec as codec  # noqa: E402
from parlance_session import Session, new_message_id  # noqa: E402
from parlance_websocket import BINARY, CLOSE, WebSocket, WebSocketError  # noqa: E402, F401

BEGIN_UPLOAD, APPEND_UPLOAD, FINISH_UPLOAD, UPLOAD_ACCESS = 80, 81, 82, 86


class Unserved(Exception):
    """An answer or an event for a user did not arrive in time."""


class UserSocket(WebSocket):
    """A WebSocket that does not wait for ever."""

    def __init__(self, url, patience):
        super().__init__(url, "parlance.1", timeout=patience)
        self._socket.settimeout(patience)


class User:
    """An account that is logged in. Everything happens while it waits for something."""

    def __init__(self, door, account, patience=15):
        if door.is_encrypted:
            os.environ["SSL_CERT_FILE"] = str(door.certificate)
        self.account = account
        self.events = []
        self.replies = {}
        self.socket = UserSocket(door.link, patience)
        self.session = Session(account, door.token(account), f"device-{secrets.token_hex(4)}", self.socket.send, self._emit)
        self.session.opened()
        self.wait("synchronized")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.leave()

    def leave(self):
        self.socket.abandon()

    def _emit(self, event, **fields):
        self.events.append({"event": event, **fields})

    def step(self):
        """Receives the next message; raises an exception if none arrives."""
        opcode, value = self.socket.receive()
        if opcode == CLOSE:
            raise Unserved(f"{self.account}'s link ended with {value}")
        if opcode != BINARY:
            return
        for tag, content in codec.frames(value):
            if tag == codec.REPLY:
                number = content.uint()
                if number in self.replies:
                    self.replies[number] = codec.outcome(content)
        self.session.receive(value)

    def wait(self, name, **fields):
        """Returns the next event with this name and these fields."""
        while True:
            for index, event in enumerate(self.events):
                if event["event"] == name and all(event.get(key) == value for key, value in fields.items()):
                    return self.events.pop(index)
            self.step()

    def call(self, call, content=b""):
        """Makes any call, and returns a reader of its reply."""
        self.session.number += 1
        number = self.session.number
        self.replies[number] = None
        self.socket.send(codec.packet(codec.request(number, call, content)))
        while self.replies[number] is None:
            self.step()
        reply, error = self.replies.pop(number)
        if error is not None:
            raise Unserved(f"the hub refused: {error[0]} {error[1]}")
        return reply

    def send(self, peer, text):
        self.session.send_text(peer, text)

    def upload(self, content, is_whole=True):
        """Uploads a file, and returns its id; for a partial upload, the id and the secret for the rest."""
        media = secrets.token_hex(16)
        descriptor = codec.Writer()
        descriptor.string("")
        descriptor.int(len(content))
        for text in ("", "", "application/octet-stream"):
            descriptor.string(text)
        descriptor.data += bytes(5)  # No name, no size in pixels, no duration, no end.
        options = codec.Writer()
        options.bytes(descriptor.data)
        options.bool(False)
        identifier = codec.Writer()
        identifier.string(media)
        self.call(BEGIN_UPLOAD, bytes(identifier.data + options.data))
        if not is_whole:
            return media, self.call(UPLOAD_ACCESS, bytes(identifier.data)).string()
        for start in range(0, len(content), 1 << 18):
            chunk = codec.Writer()
            chunk.string(media)
            chunk.int(start)
            chunk.bytes(content[start:start + (1 << 18)])
            self.call(APPEND_UPLOAD, bytes(chunk.data))
        self.call(FINISH_UPLOAD, bytes(identifier.data))
        return media


def round_trip(sender, receiver):
    """Returns the time that a text takes from one user to another, in seconds."""
    text = secrets.token_hex(8)
    begin = time.perf_counter()
    sender.send(receiver.account, text)
    receiver.wait("message", text=text)
    return time.perf_counter() - begin


def login_packet(door, account, token=None, number=1):
    """Returns the packet with which a device logs in."""
    return codec.packet(login_request(door, account, token, number))


def login_request(door, account, token=None, number=1, device=None):
    token = door.token(account) if token is None else token
    fields = codec.connect(account, token, f"device-{secrets.token_hex(4)}" if device is None else device, "python")
    return codec.request(number, codec.CONNECT, fields)


def text_packet(peer, text, number, is_group=False):
    conversation = (codec.GROUP if is_group else codec.DIRECT, peer)
    content = codec.submit(new_message_id(), conversation, codec.text_body(text))
    return codec.packet(codec.request(number, codec.SUBMIT, content))


def replies(frames):
    """Returns the outcome of each request whose reply is among the frames: "ok", or the error's code."""
    found = {}
    for opcode, payload in frames:
        if opcode != BINARY:
            continue
        for tag, content in codec.frames(payload):
            if tag == codec.REPLY:
                number = content.uint()
                _, error = codec.outcome(content)
                found[number] = "ok" if error is None else error[0]
    return found


def new_account():
    """Returns an unused account name."""
    return f"account-{secrets.token_hex(6)}"
