"""A program that can be killed and started again on the same data, and waits for conditions."""
import http.client
import json
import os
import socket
import subprocess
import time
import urllib.parse

from gateway import program

# A machine at work is slow; a condition that does not hold in this time, in seconds, never does.
PATIENCE = 180


def until(what, condition, patience=PATIENCE):
    """Waits until a condition returns something true, and returns that."""
    deadline = time.monotonic() + patience
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > deadline:
            raise AssertionError(f'{what}: not within {patience} seconds')
        time.sleep(0.05)


def free_port():
    """Returns a port on which nothing listens."""
    with socket.create_server(('127.0.0.1', 0)) as server:
        return server.getsockname()[1]


def run(*arguments):
    """Runs the command to its end, and returns what it wrote."""
    done = subprocess.run([program(), *map(str, arguments)], capture_output=True, text=True)
    if done.returncode != 0:
        raise AssertionError(f'parlance {arguments[0]}: {done.stdout}{done.stderr}')
    return done.stdout


class Killable:
    """`parlance` with arguments, which listens on a port of this machine."""

    def __init__(self, name, log, port, arguments):
        """Starts it. What it logs goes to a file, which grows with each start."""
        self.name, self.log, self.port, self.arguments = name, log, port, arguments
        self.kills = 0
        self.process = None
        self.start()

    @property
    def address(self):
        return f'127.0.0.1:{self.port}'

    def start(self):
        """Starts it, and waits until it answers."""
        with open(self.log, 'a') as log:
            self.process = subprocess.Popen(
                [program(), *map(str, self.arguments), '--listen', self.address], stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                env={name: value for name, value in os.environ.items() if not name.startswith('PARLANCE_')})
        until(f'{self.name} answers', self.answers)

    def answers(self):
        if self.process.poll() is not None:
            raise AssertionError(f'{self.name} ended: {self.written()[-2000:]}')
        connection = http.client.HTTPConnection(self.address, timeout=5)
        try:
            connection.request('GET', '/healthz')
            return connection.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()

    def kill(self):
        """Ends it at once, without a chance to write anything."""
        self.process.kill()
        self.process.wait()
        self.kills += 1

    def stop(self):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def written(self):
        return self.log.read_text(errors='replace')


class Unclear(Exception):
    """A request has no answer: it may have been taken, or not."""


class API:
    """The gateway's own API under /v1."""

    def __init__(self, address):
        self.address = address

    def call(self, method, path, body=None):
        """Sends a request once, and returns its answer."""
        content_type = None if body is None else 'application/json'
        return self.send(method, path, None if body is None else json.dumps(body), content_type)

    def upload(self, account, name, content_type, content):
        """Uploads a file in the name of an account, and returns its description."""
        query = urllib.parse.urlencode({'account': account, 'name': name})
        return self.send('POST', f'/files?{query}', content, content_type)['file']

    def send(self, method, path, body, content_type):
        connection = http.client.HTTPConnection(self.address, timeout=30)
        try:
            headers = {} if content_type is None else {'Content-Type': content_type}
            connection.request(method, '/v1' + path, body, headers)
            answer = connection.getresponse()
            status, content = answer.status, answer.read()
        except (OSError, http.client.HTTPException) as failure:
            raise Unclear(path) from failure
        finally:
            connection.close()
        if status >= 500:
            raise Unclear(f'{path}: {status}')
        if status not in (200, 201):
            raise AssertionError(f'{path}: {status} {content!r}')
        return json.loads(content)
