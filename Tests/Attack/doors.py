"""Gateways to attack: a fresh one on this machine, plain, with TLS, or behind the proxy that is shipped."""

import base64
import hashlib
import hmac
import json
import os
import pathlib
import random
import re
import secrets
import shutil
import socket
import ssl
import subprocess
import tempfile
import threading
import time

from cases import PLAIN, PROXY, TLS

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROXY_PROGRAM = "/usr/sbin/haproxy"


class Missing(Exception):
    """Something that has to be installed or built first."""


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Door:
    """A gateway with a folder of its own, and the way to it.

    `page` is a path for every client. `media` is the id of a file with `content`, and `small` that of one with three bytes,
    once there are any.
    """

    def __init__(self, program, kind=PLAIN, options=(), has_tokens=True):
        self.program, self.kind, self.options, self.has_tokens = program, kind, options, has_tokens
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="parlance-attack-"))
        self.host = "127.0.0.1"
        self.process = self.proxy = None
        self.said = []
        self.page = "/healthz"
        # Chance, so that no two parts of it are the same.
        self.content = b"abcdefghijklmnopqrstuvwxyzabcde" + random.Random(1).randbytes((8 << 20) - 31)
        self.media = self.small = None
        self.is_encrypted = kind != PLAIN
        self._secret = secrets.token_hex(32).encode("ascii")
        key = self.folder / "tokens"
        key.write_bytes(self._secret)
        key.chmod(0o600)
        self.gateway_port = free_port()
        self.port = free_port() if kind == PROXY else self.gateway_port
        if self.is_encrypted:
            self._make_certificate()

    def __enter__(self):
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    # MARK: processes

    def start(self):
        """Starts the gateway, and the proxy if it is not there yet; returns when they answer."""
        command = [self.program, "serve", "--data", str(self.folder / "data"), "--listen", f"127.0.0.1:{self.gateway_port}",
                   "--open-registration", *self.options]
        if self.has_tokens:
            command += ["--token-key", str(self.folder / "tokens")]
        if self.kind == TLS:
            command += ["--tls-cert", str(self.certificate), "--tls-key", str(self.key)]
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        listening = threading.Event()
        threading.Thread(target=self._note, args=(self.process, listening), daemon=True).start()
        if not listening.wait(60) or not self.is_alive:
            raise Missing(f"{self.program} does not serve: {''.join(self.said[-5:])}")
        if self.kind == PROXY and self.proxy is None:
            self._start_proxy()
        self._wait_for_answer()

    def stop(self):
        for process in (self.proxy, self.process):
            if process is not None and process.poll() is None:
                process.terminate()
                try:
                    process.wait(15)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()

    def revive(self):
        """Starts the gateway again after an attack that ended it."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.start()

    def _note(self, process, listening):
        for line in process.stdout:
            self.said.append(line.decode("utf-8", "replace"))
            del self.said[:-200]
            if re.search(rb"listening on wss?://", line):
                listening.set()
        listening.set()

    def _make_certificate(self):
        self.certificate, self.key = self.folder / "certificate.pem", self.folder / "key.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
             "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(self.key),
             "-out", str(self.certificate)],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.key.chmod(0o600)
        self.context = ssl.create_default_context(cafile=str(self.certificate))

    def _start_proxy(self):
        """Starts the proxy with the shipped configuration; only where it listens is another place."""
        if not os.access(PROXY_PROGRAM, os.X_OK):
            raise Missing("HAProxy is not installed: Scripts/install-dependencies Demo")
        front = self.folder / "front.pem"
        front.write_bytes(self.certificate.read_bytes() + self.key.read_bytes())
        shipped = (ROOT / "deploy" / "cluster" / "haproxy.cfg").read_text(encoding="utf-8")
        settings, count = re.subn(r"(?m)^  bind :8443 ", f"  bind 127.0.0.1:{self.port} ", shipped)
        if count != 1:
            raise Missing("deploy/cluster/haproxy.cfg does not listen where it did")
        # Without the rights of root as many connections cannot be had, nor are they needed.
        settings = settings.replace("maxconn 100000", "maxconn 4000")
        file = self.folder / "haproxy.cfg"
        file.write_text(settings, encoding="utf-8")
        gateways = {f"GATEWAY_{number}": f"127.0.0.1:{self.gateway_port}" for number in (1, 2, 3)}
        variables = {**os.environ, **gateways, "CERTIFICATE": str(front)}
        log = open(self.folder / "haproxy.log", "wb")
        self.proxy = subprocess.Popen([PROXY_PROGRAM, "-db", "-f", str(file)], env=variables, stdin=subprocess.DEVNULL,
                                      stdout=log, stderr=log)
        log.close()

    def _wait_for_answer(self):
        end = time.monotonic() + 30
        while time.monotonic() < end:
            try:
                if self.request("GET", "/v1/media/none")[0] == 404:
                    return
            except OSError:
                pass
            time.sleep(0.1)
        raise Missing(f"nothing answers at port {self.port}")

    # MARK: the way there

    @property
    def is_alive(self):
        return self.process.poll() is None

    @property
    def memory(self):
        """The memory of the gateway, in bytes; 0 if it has ended."""
        try:
            status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        except OSError:
            return 0
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found.group(1)) * 1024 if found else 0

    @property
    def work(self):
        """The time that the gateway has computed, in seconds."""
        try:
            fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        except OSError:
            return 0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def connect(self, timeout=10):
        """Returns a connection to the door, under TLS where it has that."""
        connection = socket.create_connection((self.host, self.port), timeout)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if not self.is_encrypted:
            return connection
        try:
            return self.context.wrap_socket(connection, server_hostname=self.host)
        except BaseException:
            connection.close()
            raise

    @property
    def link(self):
        """The address of its links."""
        return f"{'wss' if self.is_encrypted else 'ws'}://{self.host}:{self.port}"

    @property
    def site(self):
        return f"{'https' if self.is_encrypted else 'http'}://{self.host}:{self.port}"

    # MARK: rights

    def token(self, account, **claims):
        """Returns a token of an account; `scope="admin"` makes it an operator's."""
        if not self.has_tokens:
            return ""
        now = int(time.time())
        parts = [{"alg": "HS256", "typ": "JWT"}, {"sub": account, "iat": now - 5, "exp": now + 3600, **claims}]
        text = ".".join(_encoded(json.dumps(part).encode("utf-8")) for part in parts)
        return f"{text}.{_encoded(hmac.new(self._secret, text.encode('ascii'), hashlib.sha256).digest())}"

    @property
    def operator(self):
        return self.token("operator", scope="admin")

    def request(self, method, path, body=None, timeout=30, token=None):
        """Sends a request as an operator, and returns the status and what its JSON says."""
        content = b"" if body is None else json.dumps(body).encode("utf-8")
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}", f"Authorization: Bearer {token or self.operator}",
                 "Connection: close"]
        if body is not None:
            lines += ["Content-Type: application/json", f"Content-Length: {len(content)}"]
        data = bytearray()
        with self.connect(timeout) as connection:
            connection.sendall("\r\n".join(lines).encode("ascii") + b"\r\n\r\n" + content)
            while part := connection.recv(1 << 16):
                data += part
        head, _, text = bytes(data).partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1."):
            raise ConnectionError("no answer")
        try:
            return int(head.split(b" ")[1]), json.loads(text)
        except ValueError:
            return int(head.split(b" ")[1]), None


def _encoded(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")
