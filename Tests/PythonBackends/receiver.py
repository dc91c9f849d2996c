"""A server at the customer's side, to which a gateway sends events over HTTP."""
import http.server
import queue
import threading


class Receiver:
    """Takes requests until `stop`. What arrives is read, and its signature checked, by `read` of the class of a vendor."""

    PATH = '/'

    def __init__(self):
        self.arrived = queue.Queue()
        # The statuses of the next answers; 200 after them.
        self.statuses = queue.Queue()
        receiver = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers['Content-Length']))
                receiver.arrived.put(receiver.read(self.headers, body))
                self.send_response(receiver.statuses.get() if not receiver.statuses.empty() else 200)
                self.send_header('Content-Length', '0')
                self.end_headers()

            def log_message(self, *arguments):
                pass

        self.server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def url(self):
        return f'http://127.0.0.1:{self.server.server_port}{self.PATH}'

    def next(self, *kinds):
        """Returns what arrives next of some kinds; others are passed over."""
        while True:
            event = self.arrived.get(timeout=60)
            if self.kind(event['members']) in kinds:
                return event

    def stop(self):
        self.server.shutdown()
        self.server.server_close()
