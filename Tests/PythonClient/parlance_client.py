"""A small client of the link protocol, written from PROTOCOL.md alone.

    python3 parlance_client.py ws://127.0.0.1:7788 ann --token secret

reads commands from the standard input, one a line, and prints one JSON object for each event:

    send PEER TEXT    sends a text to an account
    read PEER         tells an account that everything shown was read
    revoke ID         takes a message back
    quit              logs out

It stores nothing between runs. It reconnects by itself when the connection is lost, and repeats unanswered requests
with the same ids.
"""

import argparse
import json
import queue
import random
import secrets
import sys
import threading
import time

import parlance_codec as codec
from parlance_session import Session
from parlance_websocket import BINARY, CLOSE, PONG, WebSocket, WebSocketError

HEARTBEAT = 20
SILENCE = 10


class Client:
    """Runs a session over connections: one thread reads the socket, one the commands, and the main one does the rest."""

    def __init__(self, url, account, token="", device=None, output=sys.stdout):
        self.url, self.output = url, output
        self.inputs = queue.Queue()
        self.socket = self.reader = None
        self.pausing = None  # The connection on which a pause is under way after the hub could take nothing.
        self.attempt = 0
        self.session = Session(account, token, device or f"python-{secrets.token_hex(4)}", self._send, self.emit)
        self.commands = []
        self.is_quitting = False

    def emit(self, event, **fields):
        print(json.dumps({"event": event, **fields}, ensure_ascii=False), file=self.output, flush=True)

    def _send(self, packet):
        if self.socket is not None:
            self.socket.send(packet)

    def run(self, lines):
        """Runs until the user quits or the hub ends the login."""
        threading.Thread(target=self._read_lines, args=(lines,), daemon=True).start()
        self._open()
        heard = time.monotonic()
        pinged = False
        while not self.session.is_over:
            try:
                source, kind, value = self.inputs.get(timeout=1)
            except queue.Empty:
                silence = time.monotonic() - heard
                if silence > HEARTBEAT + SILENCE:
                    self._lose(1006)
                    heard, pinged = time.monotonic(), False
                elif silence > HEARTBEAT and not pinged:
                    self.socket.ping()
                    pinged = True
                continue
            if source is not None and source is not self.socket:
                continue  # From a connection that has ended.
            if kind in ("packet", "pong"):
                heard, pinged = time.monotonic(), False
            self._take(kind, value)
        if self.socket is not None:
            self.socket.close(1000)
            self.reader.join(SILENCE)
            self.socket.abandon()

    def _take(self, kind, value):
        session = self.session
        try:
            if kind == "line":
                self.commands.append(value)
            elif kind == "packet":
                session.receive(value)
            elif kind == "closed":
                self._lose(value)
                return
            elif kind == "retry":
                self.pausing = None
                session.submit_all(resumes=True)
            if session.may_retry and session.is_connected and self.pausing is not self.socket:
                self.pausing = self.socket
                timer = threading.Timer(2, self.inputs.put, [(self.socket, "retry", None)])
                timer.daemon = True
                timer.start()
        except (codec.Malformed, ConnectionError) as error:
            self._lose(1002 if isinstance(error, codec.Malformed) else 4013)
        while self.commands and session.is_synchronized and not session.is_over:
            self._command(self.commands.pop(0))

    def _command(self, line):
        name, _, rest = line.strip().partition(" ")
        peer, _, text = rest.partition(" ")
        if name == "send" and peer and text:
            self.session.send_text(peer, text)
        elif name == "read" and peer:
            self.session.read(peer)
        elif name == "revoke" and peer:
            self.session.revoke(peer)
        elif name == "quit":
            if not self.is_quitting:
                self.session.log_out()
            self.is_quitting = True
        elif name:
            self.emit("error", detail=f"unknown command: {name}")

    def _read_lines(self, lines):
        for line in lines:
            self.inputs.put((None, "line", line))
        self.inputs.put((None, "line", "quit"))

    # MARK: the connection

    def _open(self):
        """Connects, with growing pauses between attempts, and logs in."""
        while True:
            try:
                self.socket = WebSocket(self.url, "parlance.1")
                break
            except (OSError, WebSocketError) as error:
                self.emit("unreachable", detail=str(error))
                self._pause()
        self.reader = threading.Thread(target=self._read_socket, args=(self.socket,), daemon=True)
        self.reader.start()
        self.session.opened()

    def _pause(self, least=0):
        pause = min(30, 0.5 * 2 ** min(self.attempt, 6)) * random.uniform(0.8, 1.2)
        self.attempt += 1
        time.sleep(max(least, pause))

    def _read_socket(self, connection):
        while True:
            opcode, value = connection.receive()
            if opcode == BINARY:
                self.inputs.put((connection, "packet", value))
            elif opcode == PONG:
                self.inputs.put((connection, "pong", None))
            elif opcode == CLOSE:
                self.inputs.put((connection, "closed", value))
                return

    def _lose(self, code):
        """Ends the connection, and opens another unless the login is over."""
        if self.session.is_synchronized:
            self.attempt = 0
        if code == 1002:
            self.socket.close(code)
        self.socket.abandon()
        self.socket = None
        self.session.is_connected = self.session.is_synchronized = False
        self.emit("lost", code=code)
        if self.is_quitting:
            self.session.is_over = True
        if self.session.is_over:
            return
        self._pause(5 if code == 4013 else 0)
        self._open()


def main():
    parser = argparse.ArgumentParser(description="A small chat client; commands come from the standard input.")
    parser.add_argument("url", help="the gateway, such as ws://127.0.0.1:7788")
    parser.add_argument("account")
    parser.add_argument("--token", default="")
    parser.add_argument("--device", help="a name for this installation; made up unless given")
    options = parser.parse_args()
    Client(options.url, options.account, options.token, options.device).run(sys.stdin)


if __name__ == "__main__":
    main()
