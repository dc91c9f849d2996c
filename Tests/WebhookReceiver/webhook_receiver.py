"""A back end that takes a gateway's webhooks: it checks their signatures and prints a line of JSON for each request.

Usage: webhook_receiver.py PORT SECRET_FILE [ANSWER...]

An answer is a status, or "slow" for none at all, or "cut" for the end of the connection. After the last one, all are 200. It
ends with its standard input.
"""

import hashlib
import hmac
import json
import os
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

with open(sys.argv[2], "rb") as file:
    SECRET = file.read().split()[0]
answers = sys.argv[3:]
lock = threading.Lock()


def is_signed(header, body):
    """Returns whether one of the signatures in a header is that of the body."""
    fields = [field.split("=", 1) for field in header.split(",")]
    time = dict(fields)["t"]
    code = hmac.new(SECRET, time.encode() + b"." + body, hashlib.sha256).hexdigest()
    return any(name == "v1" and hmac.compare_digest(value, code) for name, value in fields)


class Receiver(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        with lock:
            answer = answers.pop(0) if answers else "200"
            self.report(
                {
                    "isSigned": is_signed(self.headers["Parlance-Signature"], body),
                    "signature": self.headers["Parlance-Signature"],
                    "delivery": self.headers["Parlance-Delivery"],
                    "type": self.headers["Content-Type"],
                    "answer": answer,
                    "events": json.loads(body)["events"],
                }
            )
        if answer == "slow":
            # Until the gateway gives up.
            self.rfile.read(1)
        if answer in ("slow", "cut"):
            self.close_connection = True
            return
        self.send_response(int(answer))
        if answer.startswith("3"):
            self.send_header("Location", "/elsewhere")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def do_GET(self):
        with lock:
            self.report({"answer": "GET"})
        self.send_error(405)

    def report(self, value):
        print(json.dumps(value), flush=True)

    def log_message(self, *arguments):
        pass


server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Receiver)
server.daemon_threads = True
print(server.server_port, flush=True)
threading.Thread(target=server.serve_forever, daemon=True).start()
sys.stdin.read()
os._exit(0)
