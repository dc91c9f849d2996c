"""A process of many strangers who attack one gateway: `python3 strangers.py KIND COUNT SOURCE HOST PORT [CERTIFICATE]`.

It prints a line when all are connected, and runs until its standard input ends. Strangers that are closed reconnect.
"""

import os
import random
import socket
import ssl
import sys
import threading
import time

import wire

HELLO = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"


class Target:
    """The gateway, as far as strangers need it."""

    def __init__(self, source, host, port, certificate):
        self.source, self.host, self.port = source, host, port
        self.context = ssl.create_default_context(cafile=certificate) if certificate else None

    def connect(self):
        connection = self.connect_plainly()
        if self.context is None:
            return connection
        try:
            return self.context.wrap_socket(connection, server_hostname=self.host)
        except BaseException:
            connection.close()
            raise

    def connect_plainly(self):
        connection = socket.create_connection((self.host, self.port), 10, (self.source, 0))
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return connection


class Kind:
    """The behaviour of a stranger: its first bytes, and those that it repeats, with a pause in seconds."""

    def __init__(self, begin=b"", again=None, pause=1.0, opens_link=False, is_plain=False):
        self.begin, self.again, self.pause = begin, again, pause
        self.opens_link, self.is_plain = opens_link, is_plain

    def arrive(self, target):
        connection = target.connect_plainly() if self.is_plain else target.connect()
        try:
            if self.opens_link:
                wire.send(connection, wire.handshake(target.host))
                seen = wire.read(connection, patience=10, until=lambda data: b"\r\n\r\n" in data)
                if seen.statuses[:1] != [101]:
                    raise ConnectionError(f"no WebSocket: {seen}")
            else:
                connection.sendall(self.begin)
            connection.setblocking(False)
        except BaseException:
            connection.close()
            raise
        return connection


KINDS = {
    "silent": Kind(is_plain=True),
    "half a header": Kind(b"GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: ", b"a"),
    "half a handshake": Kind(wire.handshake("127.0.0.1")[:-2] + b"X-A: ", b"a"),
    "not logged in, with pings": Kind(again=wire.frame(wire.PING, b"p" * 100), pause=0.1, opens_link=True),
    "tiny frames": Kind(again=wire.frame(wire.PONG) * 10_000, pause=0, opens_link=True),
    "tiny fragments": Kind(again=wire.frame(wire.BINARY, b"\1", is_final=False)
                           + wire.frame(wire.CONTINUATION, is_final=False) * 9999, pause=0, opens_link=True),
    "TLS hellos": Kind(HELLO, is_plain=True),
    "slow bodies": Kind(b"POST /v1/accounts HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
                        b"Content-Length: 1000\r\n\r\n{", b" "),
    "requests that are refused": Kind(again=b"GET /v1/accounts HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 50, pause=0),
}


class Crowd:
    """So many strangers of a kind."""

    def __init__(self, kind, count, target):
        self.kind, self.count, self.target = kind, count, target
        self.lock = threading.Lock()
        self.present = set()

    def gather(self):
        """Brings strangers until there are enough."""
        while len(self.present) < self.count:
            try:
                connection = self.kind.arrive(self.target)
            except OSError:
                time.sleep(0.02)
                continue
            with self.lock:
                self.present.add(connection)

    def keep_up(self):
        while True:
            self.gather()
            time.sleep(0.2)

    def speak(self):
        """Lets every stranger repeat its bytes, and drops the answers."""
        while True:
            begin = time.monotonic()
            with self.lock:
                everybody = list(self.present)
            random.shuffle(everybody)
            for connection in everybody:
                if not self.turn(connection):
                    with self.lock:
                        self.present.discard(connection)
                    connection.close()
            time.sleep(max(0.001, begin + self.kind.pause - time.monotonic()))

    def turn(self, connection):
        try:
            if connection.recv(1 << 16) == b"":
                return False
        except (BlockingIOError, ssl.SSLWantReadError, ssl.SSLWantWriteError):
            pass
        except OSError:
            return False
        if self.kind.again is None:
            return True
        try:
            # Bytes that do not fit are dropped, which cuts a frame: a stranger need not be correct.
            connection.send(self.kind.again)
        except (BlockingIOError, ssl.SSLWantReadError, ssl.SSLWantWriteError):
            pass
        except OSError:
            return False
        return True


def main():
    name, count, source, host, port, *certificate = sys.argv[1:]
    target = Target(source, host, int(port), certificate[0] if certificate else None)
    # The gateway and its users, who measure it, have priority over this process.
    os.nice(5)
    crowd = Crowd(KINDS[name], int(count), target)
    gathering = threading.Thread(target=crowd.keep_up, daemon=True)
    gathering.start()
    end = time.monotonic() + 15
    while len(crowd.present) < crowd.count and time.monotonic() < end:
        time.sleep(0.05)
    print(len(crowd.present), flush=True)
    threading.Thread(target=crowd.speak, daemon=True).start()
    sys.stdin.buffer.read()
    os._exit(0)


if __name__ == "__main__":
    main()
