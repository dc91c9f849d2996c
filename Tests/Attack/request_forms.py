"""Requests that are not valid HTTP/1.1: invalid bytes in headers, hosts, request lines, line ends."""

import os

from cases import DIRECT, PROXY, Case, Outcome, refusal, request, single
from smuggling import get
from wire import ask

WRONG_FIELDS = {
    "a zero in a value": "X-A: a\0b",
    "a zero in a name": "X\0A: b",
    "a zero before the colon": "X-A\0: b",
    "a control character in a value": "X-A: a\x01b",
    "a space in a name": "X A: b",
    "a field without a name": ": b",
    "a field without a colon": "XA",
    "brackets in a name": "X[A]: b",
    "a byte beyond ASCII in a name": "X\xe9: b",
}

# The lines that replace the request line and the host.
WRONG_REQUESTS = {
    "a zero in the target": "GET /heal\0thz HTTP/1.1\r\nHost: a\r\n\r\n",
    "a space before the first field": "GET {page} HTTP/1.1\r\n Host: a\r\nHost: b\r\n\r\n",
    "two hosts": "GET {page} HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    "version 1.1x": "GET {page} HTTP/1.1x\r\nHost: a\r\n\r\n",
    "version 11": "GET {page} HTTP/11\r\nHost: a\r\n\r\n",
    "no version": "GET {page}\r\n\r\n",
    "a space in the target": "GET /heal thz HTTP/1.1\r\nHost: a\r\n\r\n",
    "a method that is not a word": "G(T {page} HTTP/1.1\r\nHost: a\r\n\r\n",
}

# The proxy understands these, and passes on a request that is right.
WRONG_FOR_GATEWAYS = {
    "no host": "GET {page} HTTP/1.1\r\n\r\n",
    "version 2.0": "GET {page} HTTP/2.0\r\nHost: a\r\n\r\n",
    "tabs in the request line": "GET\t{page}\tHTTP/1.1\r\nHost: a\r\n\r\n",
    "the preface of HTTP/2": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
}

# A server that knows one path by several names is not protected by a proxy that denies one of them.
NAMES_OF_METRICS = (
    "/metrics", "/%6detrics", "/%6Detrics", "//metrics", "/./metrics", "/x/../metrics", "/metrics/", "/metrics?",
    "/metrics?x=y", "/metrics%00", "/metrics;x", "/METRICS", "/%2e/metrics", "/x/%2e%2e/metrics", "/%2fmetrics", "\\metrics",
    "/metrics%20", "/metrics#", "http://127.0.0.1/metrics", "http://a/metrics", "/x%2f..%2fmetrics")


def cases():
    def case(name, data, judge=refusal, **options):
        return request(name, data, judge, **options)

    for name, field in WRONG_FIELDS.items():
        yield case(name, lambda door, field=field: get(door, field) + "\r\n")
    for name, text in WRONG_REQUESTS.items():
        yield case(name, lambda door, text=text: text.format(page=door.page))
    for name, text in WRONG_FOR_GATEWAYS.items():
        yield case(name, lambda door, text=text: text.format(page=door.page), doors=DIRECT)
    yield case("lines that end with a line feed alone", lambda door: (
        f"GET {door.page} HTTP/1.1\nHost: {door.host}\n\n"), single)
    yield case("a TLS hello inside the connection", lambda door: (
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + os.urandom(500) + b"\r\n\r\n"))
    yield case("random bytes", lambda door: os.urandom(3000) + b"\r\n\r\n")
    for path in NAMES_OF_METRICS:
        yield case(f"behind the proxy, {path!a} in the place of /metrics", lambda door, path=path: (
            get(door, path=path) + "\r\n"), hidden_by_proxy, doors=(PROXY,))
    yield case("two values of Authorization", lambda door: get(
        door, f"Authorization: Bearer {door.token('anna')}", f"Authorization: Bearer {door.operator}",
        path="/v1/accounts") + "\r\n")
    yield case("a target with another host", lambda door: get(door, path="http://elsewhere.example/v1/accounts") + "\r\n")
    yield case("CONNECT", lambda door: f"CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: {door.host}\r\n\r\n")
    yield case("OPTIONS *", lambda door: f"OPTIONS * HTTP/1.1\r\nHost: {door.host}\r\n\r\n")
    yield case("TRACE", lambda door: f"TRACE {door.page} HTTP/1.1\r\nHost: {door.host}\r\n\r\n")
    yield Case("Upgrade to HTTP/2 in the clear", upgrade_to_http2)


def hidden_by_proxy(door, seen):
    return Outcome(seen.has_metrics or 200 in seen.answers or not (seen.answers or seen.is_closed), seen)


def upgrade_to_http2(door):
    """The gateway may answer the request itself, but does not change the protocol."""
    settings = "HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA"
    seen = ask(door, get(door, "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", settings) + "\r\n")
    return Outcome(101 in seen.statuses or not seen.answers and not seen.is_closed, seen)
