"""Requests of which a part is another request: one that is read twice differently gives a stranger the rights of a proxy."""

import secrets

from cases import DIRECT, Case, Outcome, not_smuggled, refusal, request, single
from wire import ask

# Names that a parser which compares a name with the beginning of others takes for one of those.
PREFIXES = ("Foo", "X", "A", "T", "Ac", "Co", "Con", "Content", "Transfer")

# Of a body with two bytes.
WRONG_LENGTHS = ("2, 3", "+2", "-1", "0x2", "2 2", "", "18446744073709551618", "2;", "2a", "\uff12")

WRONG_CODINGS = ("xchunked", "chunked, identity", "identity", "\x0bchunked", "chunked\0", "gzip", '"chunked"', "chunked;q=1",
                 "chunked, chunked")

WRONG_CHUNKS = {
    "with a size that is not a number": "g\r\n{{}}\r\n0\r\n\r\n",
    "with a size beyond 64 bits": "10000000000000002\r\n{{}}\r\n0\r\n\r\n",
    "with the largest size": "ffffffffffffffff\r\n{{}}\r\n0\r\n\r\n",
    "with a negative size": "-2\r\n{{}}\r\n0\r\n\r\n",
    "with a plus sign": "+2\r\n{{}}\r\n0\r\n\r\n",
    "with 0x before its size": "0x2\r\n{{}}\r\n0\r\n\r\n",
    "without an end of its line": "2\r\n{{}}XX0\r\n\r\n",
    "longer than it says": "1\r\n{{}}\r\n0\r\n\r\n",
    "without a size": "\r\n{{}}\r\n0\r\n\r\n",
    "with bare line feeds": "2\n{{}}\n0\n\n",
    "with a space before its size": " 2\r\n{{}}\r\n0\r\n\r\n",
    "with a line feed in its extension": "2;\n{{}}\r\n0\r\n\r\n",
}


def hidden(door):
    """The request that a stranger smuggles in, whose answer can be recognised by its content."""
    return f"GET /metrics HTTP/1.1\r\nHost: {door.host}\r\n\r\n"


def get(door, *fields, path=None):
    return "".join([f"GET {path or door.page} HTTP/1.1\r\n", f"Host: {door.host}\r\n", *(f"{field}\r\n" for field in fields)])


def post(door, *fields, version="HTTP/1.1"):
    """The beginning of an operator's request with a body of JSON, which `{}` is; its length is missing."""
    lines = [f"POST /v1/accounts/anna/tokens {version}", f"Host: {door.host}", f"Authorization: Bearer {door.operator}",
             "Content-Type: application/json", *fields]
    return "".join(f"{line}\r\n" for line in lines)


def cases():
    def case(name, judge, data, **options):
        return request(name, data, judge, **options)

    for prefix in PREFIXES:
        yield case(f"a body behind the field {prefix}", not_smuggled, lambda door, prefix=prefix: (
            get(door, f"{prefix}: v", f"Content-Length: {len(hidden(door))}") + "\r\n" + hidden(door)))
    yield case("a chunked body behind the field X", not_smuggled, lambda door: (
        get(door, "X: v", "Transfer-Encoding: chunked") + f"\r\n{len(hidden(door)):x}\r\n" + hidden(door) + "\r\n0\r\n\r\n"))
    yield case("a space before the colon of Content-Length", refusal, lambda door: (
        post(door, f"Content-Length : {len(hidden(door))}") + "\r\n" + hidden(door)), doors=DIRECT)
    yield case("a space before the colon of Transfer-Encoding", refusal, lambda door: (
        post(door, "Transfer-Encoding : chunked") + "\r\n0\r\n\r\n" + hidden(door)), doors=DIRECT)
    yield case("two lengths that differ", refusal, lambda door: (
        post(door, "Content-Length: 0", f"Content-Length: {len(hidden(door))}") + "\r\n" + hidden(door)))
    yield case("two lengths that are equal", single, lambda door: (
        post(door, "Content-Length: 2", "Content-Length: 2") + "\r\n{}"))
    for length in WRONG_LENGTHS:
        yield case(f"a length of {length!a}", refusal, lambda door, length=length: (
            (post(door) + "Content-Length: ").encode("latin-1") + length.encode("utf-8") + b"\r\n\r\n{}"
            + hidden(door).encode("latin-1")))
    yield case("a length and chunks", not_smuggled, lambda door: (
        post(door, f"Content-Length: {5 + len(hidden(door))}", "Transfer-Encoding: chunked") + "\r\n0\r\n\r\n" + hidden(door)))
    yield case("chunks and a length", not_smuggled, lambda door: (
        post(door, "Transfer-Encoding: chunked", f"Content-Length: {5 + len(hidden(door))}") + "\r\n0\r\n\r\n" + hidden(door)))
    for coding in WRONG_CODINGS:
        yield case(f"a transfer coding of {coding!a}", refusal, lambda door, coding=coding: (
            post(door, f"Transfer-Encoding: {coding}") + "\r\n0\r\n\r\n" + hidden(door)))
    yield case("chunks in HTTP/1.0", not_smuggled, lambda door: (
        post(door, "Transfer-Encoding: chunked", version="HTTP/1.0") + "\r\n0\r\n\r\n" + hidden(door)))
    # The gateway refuses chunks, even valid ones: it requires a length, so that a body's end differs from a broken
    # connection.
    yield case("chunks that are right", refusal, lambda door: (
        post(door, "Transfer-Encoding: chunked") + "\r\n2\r\n{}\r\n0\r\n\r\n" + hidden(door)))
    yield case("chunks with extensions and a trailer", refusal, lambda door: (
        post(door, "Transfer-Encoding: chunked") + '\r\n2;a=b;c="d"\r\n{}\r\n0\r\nX-T: v\r\n\r\n' + hidden(door)))
    for name, chunks in WRONG_CHUNKS.items():
        yield case(f"a chunk {name}", refusal, lambda door, chunks=chunks: (
            post(door, "Transfer-Encoding: chunked") + "\r\n" + chunks.format() + hidden(door)))
    yield case("a trailer with a length", refusal, lambda door: (
        post(door, "Transfer-Encoding: chunked") + f"\r\n2\r\n{{}}\r\n0\r\nContent-Length: {len(hidden(door))}\r\n\r\n"
        + hidden(door)))
    yield case("a length behind a bare line feed", not_smuggled, lambda door: (
        get(door, f"X-A: b\nContent-Length: {len(hidden(door))}") + "\r\n" + hidden(door)))
    yield case("a length behind a bare carriage return", refusal, lambda door: (
        get(door, f"X-A: b\rContent-Length: {len(hidden(door))}") + "\r\n"))
    yield Case("a length in a folded line", folded_length)
    yield case("a folded length", single, lambda door: post(door, "Content-Length:\r\n 2") + "\r\n{}")
    yield case("a request for a WebSocket with a body", not_smuggled, lambda door: (
        get(door, "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13", "Sec-WebSocket-Protocol: parlance.1", f"Content-Length: {len(hidden(door))}",
            path="/v1/link") + "\r\n" + hidden(door)))
    for name, form in OPERATORS_BODIES.items():
        yield Case(f"an operator's request whose body removes a group, {name}", lambda door, form=form: (
            remove_group(door, form)))


def folded_length(door):
    """A fold belongs to the line before it, where the field has no length, or the request is refused."""
    seen = ask(door, get(door, f"X-A: b\r\n Content-Length: {len(hidden(door))}") + "\r\n" + get(door) + "\r\n", expected=2)
    is_unfolded = seen.answers == [200, 200]
    is_refused = len(seen.answers) <= 1 and min(seen.answers, default=400) >= 400 and (seen.answers or seen.is_closed)
    return Outcome(seen.has_metrics or not is_unfolded and not is_refused, seen)


# How an operator's request can carry another one: fields, and what surrounds it.
OPERATORS_BODIES = {
    "behind the field X": ("GET", lambda body: (["X: v", f"Content-Length: {len(body)}"], body)),
    "behind the field Con": ("GET", lambda body: (["Con: v", f"Content-Length: {len(body)}"], body)),
    "with a length": ("GET", lambda body: ([f"Content-Length: {len(body)}"], body)),
    "with HEAD": ("HEAD", lambda body: ([f"Content-Length: {len(body)}"], body)),
    "in a chunk": ("GET", lambda body: (["Transfer-Encoding: chunked"], f"{len(body):x}\r\n{body}\r\n0\r\n\r\n")),
    "in a chunk behind the field X": (
        "GET", lambda body: (["X: v", "Transfer-Encoding: chunked"], f"{len(body):x}\r\n{body}\r\n0\r\n\r\n")),
    "in a request for a WebSocket": ("GET", lambda body: (
        ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
         "Sec-WebSocket-Version: 13", f"Content-Length: {len(body)}"], body)),
    "with Expect": ("GET", lambda body: (["Expect: 100-continue", f"Content-Length: {len(body)}"], body)),
}


def remove_group(door, form):
    """A stranger chooses what an operator's program asks for, and with what body; the group must stay."""
    method, carry = form
    path = f"/v1/groups/{secrets.token_hex(8)}"
    door.request("POST", "/v1/groups", {"name": "kept", "owner": "anna", "id": path.rpartition("/")[2]})
    removal = f"DELETE {path} HTTP/1.1\r\nHost: {door.host}\r\nAuthorization: Bearer {door.operator}\r\n\r\n"
    fields, body = carry(removal)
    lines = [f"{method} {path} HTTP/1.1", f"Host: {door.host}", f"Authorization: Bearer {door.operator}", *fields]
    seen = ask(door, "\r\n".join(lines) + "\r\n\r\n" + body)
    status, _ = door.request("GET", path)
    return Outcome(status != 200, f"{seen}; the group is {'there' if status == 200 else 'gone'}")
