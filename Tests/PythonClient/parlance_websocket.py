"""A small WebSocket client (RFC 6455) on the standard library: handshake, masking, fragmentation, ping, pong, close."""

import base64
import hashlib
import os
import socket
import ssl
import struct
import threading
from urllib.parse import urlsplit

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10

_KEY_SUFFIX = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class WebSocketError(Exception):
    """The peer does not keep to the protocol, or the handshake failed; `code` is the close code to send."""

    def __init__(self, text, code=1002):
        super().__init__(text)
        self.code = code


def accept_key(key):
    """Returns the server's proof for a client's key."""
    return base64.b64encode(hashlib.sha1((key + _KEY_SUFFIX).encode("ascii")).digest()).decode("ascii")


def mask(payload, key):
    """Returns the bytes with a four-byte key laid over them."""
    count = len(payload)
    whole = int.from_bytes(payload, "big") ^ int.from_bytes((key * (count // 4 + 1))[:count], "big")
    return whole.to_bytes(count, "big")


def encode_frame(opcode, payload, is_final=True, key=None):
    """Returns one frame as a client sends it, masked."""
    key = key or os.urandom(4)
    head = bytes([(0x80 if is_final else 0) | opcode])
    if len(payload) < 126:
        head += bytes([0x80 | len(payload)])
    elif len(payload) < 1 << 16:
        head += bytes([0x80 | 126]) + struct.pack(">H", len(payload))
    else:
        head += bytes([0x80 | 127]) + struct.pack(">Q", len(payload))
    return head + key + mask(payload, key)


class FrameParser:
    """Makes messages of the bytes that a server sends, however they are divided."""

    def __init__(self, limit):
        self.limit = limit
        self._bytes = bytearray()
        self._opcode = None
        self._parts = bytearray()

    def feed(self, data):
        """Takes bytes, and returns the complete messages: pairs of an opcode and a payload."""
        self._bytes += data
        messages = []
        while True:
            frame = self._next_frame()
            if frame is None:
                return messages
            message = self._take(*frame)
            if message is not None:
                messages.append(message)

    def _next_frame(self):
        if len(self._bytes) < 2:
            return None
        first, second = self._bytes[0], self._bytes[1]
        if first & 0x70:
            raise WebSocketError("reserved bits")
        if second & 0x80:
            raise WebSocketError("a server does not mask")
        length, start = second & 0x7F, 2
        if length >= 126:
            size = 2 if length == 126 else 8
            if len(self._bytes) < 2 + size:
                return None
            length, start = int.from_bytes(self._bytes[2:2 + size], "big"), 2 + size
        opcode, is_final = first & 0x0F, bool(first & 0x80)
        if opcode >= CLOSE and (length > 125 or not is_final):
            raise WebSocketError("control frame")
        if length > self.limit:
            raise WebSocketError("message too large", 1009)
        if len(self._bytes) < start + length:
            return None
        payload = bytes(self._bytes[start:start + length])
        del self._bytes[:start + length]
        return opcode, payload, is_final

    def _take(self, opcode, payload, is_final):
        if opcode in (CLOSE, PING, PONG):
            return opcode, payload
        if opcode == CONTINUATION:
            if self._opcode is None:
                raise WebSocketError("nothing to continue")
        elif opcode in (TEXT, BINARY):
            if self._opcode is not None:
                raise WebSocketError("a message within a message")
            self._opcode = opcode
        else:
            raise WebSocketError("opcode")
        self._parts += payload
        if len(self._parts) > self.limit:
            raise WebSocketError("message too large", 1009)
        if not is_final:
            return None
        message = self._opcode, bytes(self._parts)
        self._opcode, self._parts = None, bytearray()
        return message


class WebSocket:
    """One connection. `receive` blocks until the next message; everything else may be called by any thread."""

    def __init__(self, url, subprotocol, path="/v1/link", timeout=10, limit=64 << 20, fragment=64 << 10):
        parts = urlsplit(url)
        if parts.scheme not in ("ws", "wss"):
            raise WebSocketError("the URL begins with neither ws:// nor wss://")
        port = parts.port or (443 if parts.scheme == "wss" else 80)
        self._lock = threading.Lock()
        self._fragment = fragment
        self._parser = FrameParser(limit)
        self._waiting = []
        self._has_closed = False
        self._socket = socket.create_connection((parts.hostname, port), timeout)
        try:
            self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if parts.scheme == "wss":
                self._socket = ssl.create_default_context().wrap_socket(self._socket, server_hostname=parts.hostname)
            target = path if parts.path in ("", "/") else parts.path
            self._shake_hands(parts.netloc, target + ("?" + parts.query if parts.query else ""), subprotocol)
            self._socket.settimeout(None)
        except BaseException:
            self._socket.close()
            raise

    def _shake_hands(self, host, target, subprotocol):
        key = base64.b64encode(os.urandom(16)).decode("ascii")
        lines = [
            f"GET {target} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Protocol: {subprotocol}",
        ]
        self._socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode("ascii"))
        head = bytearray()
        while b"\r\n\r\n" not in head:
            data = self._socket.recv(4096)
            if not data or len(head) > 1 << 16:
                raise WebSocketError("no answer to the handshake")
            head += data
        text, rest = bytes(head).split(b"\r\n\r\n", 1)
        status, *fields = text.decode("latin-1").split("\r\n")
        headers = {name.strip().lower(): value.strip() for name, _, value in (field.partition(":") for field in fields)}
        if status.split(" ")[1:2] != ["101"]:
            raise WebSocketError(f"the server answered {status}")
        if headers.get("sec-websocket-accept") != accept_key(key):
            raise WebSocketError("the server is not a WebSocket server")
        if headers.get("sec-websocket-protocol") != subprotocol:
            raise WebSocketError("the server does not speak this protocol")
        self._waiting = self._parser.feed(rest)

    def receive(self):
        """Returns the next message, a pong as well: a pair of an opcode and a payload. Pings are answered.

        For the end of the connection the opcode is `CLOSE` and the payload the close code; 1006 without one.
        """
        while True:
            while not self._waiting:
                try:
                    data = self._socket.recv(1 << 16)
                except OSError:
                    data = b""
                if not data:
                    return CLOSE, 1006
                try:
                    self._waiting = self._parser.feed(data)
                except WebSocketError as error:
                    self.close(error.code)
                    return CLOSE, error.code
            opcode, payload = self._waiting.pop(0)
            if opcode == PING:
                self._send(PONG, payload)
            elif opcode == CLOSE:
                self.close(1000)
                return CLOSE, struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else 1005
            else:
                return opcode, payload

    def send(self, payload):
        """Sends a binary message, in fragments if it is long."""
        pieces = [payload[start:start + self._fragment] for start in range(0, len(payload), self._fragment)] or [b""]
        frames = [
            encode_frame(BINARY if index == 0 else CONTINUATION, piece, index == len(pieces) - 1)
            for index, piece in enumerate(pieces)
        ]
        self._write(b"".join(frames))

    def ping(self):
        self._send(PING, b"")

    def close(self, code=1000):
        """Sends the close frame, once."""
        with self._lock:
            if self._has_closed:
                return
            self._has_closed = True
            try:
                self._socket.sendall(encode_frame(CLOSE, struct.pack(">H", code)))
                self._socket.shutdown(socket.SHUT_WR)
            except OSError:
                pass

    def abandon(self):
        """Drops the connection without a close frame; a thread in `receive` returns."""
        try:
            self._socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        self._socket.close()

    def _send(self, opcode, payload):
        self._write(encode_frame(opcode, payload))

    def _write(self, data):
        with self._lock:
            if self._has_closed:
                return
            try:
                self._socket.sendall(data)
            except OSError:
                pass
