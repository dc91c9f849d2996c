"""Clients that are slow on purpose. A deadline holds from the beginning: a byte now and then does not put it off."""

import socket
import time

from cases import DIRECT, PLAIN, TLS, Case, Outcome, refusal
from smuggling import get, post
from users import login_packet
from wire import BINARY, PING, ask, frame, handshake, open_link, send

# The time by which each must have been sent away, in seconds: the longest deadline is the login's, of 15.
LIMIT = 22


def cases():
    yield Case("nothing is said", slow(b""), slow=True)
    yield Case("half a header", slow(lambda door: get(door)[:-4].encode("ascii")), slow=True)
    yield Case("a header of one byte a second", slow(lambda door: get(door).encode("ascii") + b"X-A: ", b"a"), slow=True)
    yield Case("a header of one field a second", slow(lambda door: get(door).encode("ascii"), b"X-A: a\r\n"), slow=True)
    yield Case("a request line of one byte a second", slow(b"GET /", b"a"), slow=True)
    yield Case("a body that stops", slow(lambda door: post(door, "Content-Length: 100").encode("ascii") + b"\r\n{"), slow=True)
    yield Case("a body of one byte a second",
               slow(lambda door: post(door, "Content-Length: 100").encode("ascii") + b"\r\n{", b" "), slow=True)
    yield Case("a handshake of one byte a second", slow(lambda door: handshake(door.host)[:-2] + b"X-A: ", b"a"), slow=True)
    yield Case("a link without a login", slow_link(lambda door: b""), slow=True)
    yield Case("a link without a login that asks whether the gateway is there",
               slow_link(lambda door: frame(PING, b"p"), is_repeated=True), slow=True)
    yield Case("a login of one byte a second",
               slow_link(lambda door: frame(BINARY, login_packet(door, "slow")), is_dripping=True), slow=True)
    yield Case("a refused login, and nothing more",
               slow_link(lambda door: frame(BINARY, login_packet(door, "slow", token="wrong"))), slow=True)
    yield Case("a TLS hello of one byte a second", slow_hello, slow=True, doors=(TLS,))
    yield Case("TLS, and nothing said", slow(b""), slow=True, doors=(TLS,))
    yield Case("a proxy's line before the request", proxy_line, doors=(PLAIN,))
    yield Case("a keep-alive that nobody uses", idle, slow=True, doors=DIRECT)


def wait_for_end(connection, drip=None):
    """Returns the seconds until the other end answers or closes; what drips is sent once a second meanwhile."""
    begin = time.monotonic()
    connection.settimeout(1)
    while time.monotonic() - begin < LIMIT:
        try:
            connection.recv(1 << 12)
            break
        except TimeoutError:
            if drip is not None and not send(connection, drip() if callable(drip) else drip):
                break
        except OSError:
            break
    return time.monotonic() - begin


def judged(seconds):
    return Outcome(seconds >= LIMIT, f"over after {seconds:.1f} s" if seconds < LIMIT else f"goes on after {LIMIT} s")


def slow(first, drip=None):
    def play(door):
        with door.connect() as connection:
            send(connection, first(door) if callable(first) else first)
            return judged(wait_for_end(connection, drip))

    return play


def slow_link(data, is_repeated=False, is_dripping=False):
    """Speaks over a link until that is closed; answers and pongs do not count."""

    def play(door):
        content = data(door)
        begin = time.monotonic()
        with open_link(door) as connection:
            position = 0
            if not is_dripping:
                send(connection, content)
            connection.settimeout(1)
            while time.monotonic() - begin < LIMIT:
                try:
                    if not connection.recv(1 << 12):
                        break
                except TimeoutError:
                    if is_repeated:
                        send(connection, content)
                    elif is_dripping:
                        send(connection, content[position:position + 1])
                        position += 1
                except OSError:
                    break
                else:
                    if is_repeated:
                        time.sleep(1)
                        send(connection, content)
        return judged(time.monotonic() - begin)

    return play


def slow_hello(door):
    connection = socket.create_connection((door.host, door.port), 10)
    with connection:
        hello = iter(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(500))
        return judged(wait_for_end(connection, lambda: bytes([next(hello)])))


def idle(door):
    """A connection without a request is kept for a while, and not for ever."""
    with door.connect() as connection:
        send(connection, (get(door) + "\r\n").encode("ascii"))
        connection.recv(1 << 12)
        begin = time.monotonic()
        connection.settimeout(75)
        try:
            connection.recv(1 << 12)
        except TimeoutError:
            return Outcome(True, "goes on after 75 s")
        except OSError:
            pass
        return Outcome(False, f"over after {time.monotonic() - begin:.1f} s")


def proxy_line(door):
    """A client must not change its address with the line by which a proxy names its client."""
    return refusal(door, ask(door, "PROXY TCP4 10.0.0.1 10.0.0.2 1 2\r\n" + get(door) + "\r\n"))
