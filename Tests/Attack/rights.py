"""Strangers who use the rights of others: pages of other origins, names that lead here, and an account's share of the work."""

import select
import statistics
import threading
import time

from cases import DIRECT, PLAIN, Case, Outcome, refusal
from doors import Door
from smuggling import get
from users import User, codec, login_request
from wire import BINARY, ask, frame, handshake, open_link, read, send

OTHER_ORIGINS = ("https://elsewhere.example", "null", "http://127.0.0.1:1", "http://127.0.0.1.elsewhere.example", "http://",
                 "file://", "http://127.0.0.1@elsewhere.example")
OTHER_HOSTS = ("elsewhere.example", "127.0.0.1.elsewhere.example", "localhost.elsewhere.example", "elsewhere.example:80",
               "127.0.0.1:80:80", "[::1", "127.0.0.1/", "127.0.0.1@elsewhere.example")


def cases():
    for origin in OTHER_ORIGINS:
        yield Case(f"a page of the origin {origin!a} asks the API", lambda door, origin=origin: refusal(door, ask(door, get(
            door, f"Origin: {origin}", f"Authorization: Bearer {door.operator}", path="/v1/accounts") + "\r\n")))
    yield Case("two origins, of which one is allowed", lambda door: refusal(door, ask(door, get(
        door, f"Origin: {door.site}", "Origin: https://elsewhere.example", f"Authorization: Bearer {door.operator}",
        path="/v1/accounts") + "\r\n")), doors=DIRECT)
    yield Case("names that lead to a gateway of this machine alone", other_hosts, doors=(PLAIN,), alone=True)
    for name, requests in BOTH_NAMES.items():
        yield Case(f"a login and a victim's name in one packet, with {name}",
                   lambda door, requests=requests: victims_pace(door, requests), doors=(PLAIN,), alone=True,
                   slow=name != "a device without a name")


def other_hosts(door):
    """A gateway without tokens: a page whose name leads here must reach neither its API nor its links."""
    reached = []
    with Door(door.program, options=["--open-api"], has_tokens=False) as open_door:
        if ask(open_door, get(open_door, path="/v1/accounts") + "\r\n").answers != [200]:
            return Outcome(True, "its own name is refused")
        for host in OTHER_HOSTS:
            seen = ask(open_door, f"GET /v1/accounts HTTP/1.1\r\nHost: {host}\r\n\r\n")
            if min(seen.answers, default=400) < 400:
                reached.append(f"Host {host!a} asks the API")
            if 101 in ask(open_door, handshake(host), patience=2).statuses:
                reached.append(f"Host {host!a} opens a link")
        for origin in OTHER_ORIGINS:
            if 101 in ask(open_door, handshake(open_door.host, more=[f"Origin: {origin}"]), patience=2).statuses:
                reached.append(f"Origin {origin!a} opens a link")
    return Outcome(reached, ", ".join(reached) or f"{2 * len(OTHER_HOSTS) + len(OTHER_ORIGINS)} refused")


# The time for which an account with a pace of its own does not wait, in seconds; a machine that has other things to do is
# asked again.
SLOW, TRIES = 0.2, 3

# Logins of an account that has a token and of a victim, in a packet of which at most one holds.
BOTH_NAMES = {
    "a device without a name": lambda door: [
        login_request(door, "mallory"), login_request(door, "victim", "", 2, device="")],
    "a wrong token": lambda door: [login_request(door, "mallory"), login_request(door, "victim", "", 2)],
    "a wrong token before the own login": lambda door: [
        login_request(door, "victim", "", 1), login_request(door, "mallory", number=2)],
    "a token that is too long": lambda door: [
        login_request(door, "mallory"), login_request(door, "victim", "x" * 20_000, 2)],
}


def victims_pace(door, requests):
    """A device logs in and names another account in the same packet. What it asks for afterwards is its own account's."""
    with User(door, "victim") as victim:
        for _ in range(TRIES):
            undisturbed = statistics.median(response_time(victim) for _ in range(5))
            disturbed = disturb(door, victim, requests)
            limit = max(SLOW, 10 * undisturbed)
            if disturbed <= limit:
                break
    return Outcome(disturbed > limit,
                   f"the victim waits {1000 * disturbed:.0f} ms; {1000 * undisturbed:.0f} ms before")


def disturb(door, victim, requests):
    """Returns how long the victim waits while the account of another asks for more than an account may at once."""
    is_over = threading.Event()
    links = [threading.Thread(target=ask_much, args=(door, codec.packet(*requests(door)), is_over)) for _ in range(4)]
    for link in links:
        link.start()
    # What may be asked at once is used up by then.
    time.sleep(3)
    waited = statistics.median(response_time(victim) for _ in range(5))
    is_over.set()
    for link in links:
        link.join()
    return waited


def ask_much(door, login, is_over):
    """Logs in and asks as much as the gateway reads."""
    with open_link(door) as connection:
        send(connection, frame(BINARY, login))
        read(connection, patience=2, quiet=0.3)
        packet = frame(BINARY, codec.packet(*[codec.request(10 + index, codec.TIME, b"") for index in range(500)]))
        connection.setblocking(False)
        rest = b""
        while not is_over.is_set():
            readable, writable, _ = select.select([connection], [connection], [], 0.1)
            try:
                if readable and not connection.recv(1 << 18):
                    return
                if writable:
                    rest = rest or packet
                    rest = rest[connection.send(rest):]
            except OSError:
                return


def response_time(user):
    begin = time.perf_counter()
    user.call(codec.TIME)
    return time.perf_counter() - begin
