"""Requests one after the other on one connection, their bodies, and connections that end within one."""

import base64
import json
import socket
import time

from cases import DIRECT, Case, Outcome, answered, refusal, request, single
from smuggling import get, post
from users import User, new_account
from wire import ask, read, reset, send


RANGES = {
    "a thousand parts": "0-" + ",0-" * 1000,
    "a part that ends before it begins": "5-2",
    "a part behind the end": f"{1 << 40}-",
    "the last none bytes": "-0",
    "a part of 20 digits": "99999999999999999999-",
    "a part with a sign": "+1-5",
}


def cases():
    yield request("a request that is right", lambda door: get(door) + "\r\n", answered(200))
    yield request("three requests in one segment", lambda door: (get(door) + "\r\n") * 3, answered(200, 200, 200))
    yield Case("1000 requests in one segment", many_requests)
    yield request("a POST and a GET in one segment", lambda door: (
        post(door, "Content-Length: 2") + "\r\n{}" + get(door) + "\r\n"), answered(201, 200))
    yield Case("HEAD with a body in its answer", head)
    yield Case("a body that waits to be asked for", expectation)
    yield Case("a part of a file", part_of_a_file)
    yield Case("a small file 300 times, one after the other", small_files)
    yield Case("a large file that is read slowly", slow_download, slow=True)
    yield Case("a GET with a body, then a GET", body_of_get, doors=DIRECT)
    yield Case("a reset within a body", reset_in_body)
    yield Case("a reset within an answer", reset_in_answer)
    yield Case("answers out of order", order_of_answers)
    yield request("an expectation that nobody meets", lambda door: post(
        door, "Expect: 200-ok", "Content-Length: 2") + "\r\n{}", single, doors=DIRECT)
    yield Case("an upload at the wrong place", upload_at_wrong_place)
    yield Case("an upload that is cut off and goes on", upload_cut_off)
    yield Case("an upload with another's secret", upload_with_other_secret)
    yield Case("an upload in chunks", upload_in_chunks)
    yield Case("an upload beyond what was announced", upload_beyond)
    for name, range in RANGES.items():
        yield Case(f"{name} of a file", lambda door, range=range: parts(door, range))
    yield Case("the end of a line in a query", injected_line)
    yield request("the API without a token", lambda door: get(door, path="/v1/accounts") + "\r\n", refusal)
    yield request("the API with a user's token", lambda door: get(
        door, f"Authorization: Bearer {door.token('anna')}", path="/v1/accounts") + "\r\n", refusal)
    yield Case("the API with a token that nobody signed", unsigned_token)


def many_requests(door):
    seen = ask(door, (get(door) + "\r\n") * 1000, patience=30, expected=1000)
    return Outcome(seen.answers != [200] * 1000, f"{len(seen.answers)} answers, {seen.answers.count(200)} of them 200")


def head(door):
    seen = ask(door, f"HEAD {door.page} HTTP/1.1\r\nHost: {door.host}\r\n\r\n" + get(door) + "\r\n", expected=2)
    first = seen.data.split(b"HTTP/1.1 ")[1:2]
    has_body = bool(first) and not first[0].endswith(b"\r\n\r\n")
    return Outcome(seen.answers != [200, 200] or has_body, f"{seen}, {'a body' if has_body else 'no body'}")


def expectation(door):
    with door.connect() as connection:
        send(connection, (post(door, "Expect: 100-continue", "Content-Length: 2") + "\r\n").encode("ascii"))
        first = read(connection)
        send(connection, b"{}")
        second = read(connection)
    return Outcome(first.statuses != [100] or second.answers != [201], f"{first.statuses}, then {second.statuses}")


def part_of_a_file(door):
    seen = ask(door, get(door, "Range: bytes=26-30", path=f"/v1/media/{door.media}") + "\r\n",
               until=lambda data: data.endswith(b"abcde"))
    return Outcome(seen.answers != [206] or not seen.data.endswith(b"abcde"), f"{seen}, {seen.data[-5:]}")


def small_files(door):
    """An answer without its body would make the next answer its body."""
    with door.connect() as connection:
        for index in range(300):
            send(connection, (get(door, path=f"/v1/media/{door.small}") + "\r\n").encode("ascii"))
            seen = read(connection, until=lambda data: data.endswith(b"\r\n\r\nok\n"))
            if not seen.data.endswith(b"\r\n\r\nok\n"):
                return Outcome(True, f"number {index} has no body: {seen}")
    return Outcome(False, "all are whole")


def slow_download(door):
    """A file that is read in small parts, with pauses, arrives unchanged."""
    data = bytearray()
    with door.connect() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 16)
        send(connection, (get(door, "Connection: close", path=f"/v1/media/{door.media}") + "\r\n").encode("ascii"))
        connection.settimeout(10)
        try:
            while part := connection.recv(50_000):
                data += part
                if len(data) < 1 << 20:
                    time.sleep(0.002)
        except OSError:
            pass
    content = bytes(data).partition(b"\r\n\r\n")[2]
    return Outcome(content != door.content, f"{len(content)} bytes, {'the file' if content == door.content else 'another file'}")


def body_of_get(door):
    seen = ask(door, f"GET /nowhere HTTP/1.1\r\nHost: {door.host}\r\nContent-Length: 5\r\n\r\nhello" + get(door) + "\r\n")
    return Outcome(seen.answers not in ([404, 200], [404], [400]), seen)


def still_there(door):
    seen = ask(door, get(door) + "\r\n")
    return Outcome(seen.answers != [200], f"afterwards {seen.answers}")


def reset_in_body(door):
    connection = door.connect()
    send(connection, (post(door, "Content-Length: 100") + "\r\n{").encode("ascii"))
    reset(connection)
    return still_there(door)


def reset_in_answer(door):
    connection = door.connect()
    send(connection, (get(door, path=f"/v1/media/{door.media}") + "\r\n").encode("ascii"))
    connection.recv(10)
    reset(connection)
    return still_there(door)


def order_of_answers(door):
    """A slow request before quick ones: each answer belongs to its request."""
    paths = ["/v1/accounts?limit=1", "/v1/media/none", "/v1/nothing", "/v1/accounts?limit=0", "/v1/accounts?limit=2"]
    seen = ask(door, "".join(get(door, f"Authorization: Bearer {door.operator}", path=path) + "\r\n" for path in paths * 20),
               patience=30, expected=100)
    return Outcome(seen.answers != [200, 404, 404, 400, 200] * 20, f"{len(seen.answers)} answers")


def patch(door, upload, secret, offset, length):
    return (f"PATCH /v1/uploads/{upload} HTTP/1.1\r\nHost: {door.host}\r\nAuthorization: Bearer {secret}\r\n"
            f"Upload-Offset: {offset}\r\nContent-Length: {length}\r\n\r\n").encode("ascii")


def received(door, upload, secret):
    """Returns how many bytes of an upload the hub has."""
    seen = ask(door, f"HEAD /v1/uploads/{upload} HTTP/1.1\r\nHost: {door.host}\r\nAuthorization: Bearer {secret}\r\n\r\n")
    for line in seen.data.lower().split(b"\r\n"):
        if line.startswith(b"upload-offset:"):
            return int(line.split(b":")[1])
    return None


def with_upload(door, play):
    with User(door, new_account()) as user:
        upload, secret = user.upload(b"a" * 400_000, is_whole=False)
        return play(upload, secret)


def upload_at_wrong_place(door):
    def play(upload, secret):
        seen = ask(door, patch(door, upload, secret, 17, 5) + b"hello")
        return Outcome(seen.answers != [409] or received(door, upload, secret) != 0, seen)

    return with_upload(door, play)


def upload_cut_off(door):
    def play(upload, secret):
        connection = door.connect()
        send(connection, patch(door, upload, secret, 0, 400_000) + b"a" * 300_000)
        time.sleep(0.5)
        connection.close()
        end = time.monotonic() + 10
        count, seen = 0, None
        while time.monotonic() < end:
            count = received(door, upload, secret)
            if count:
                rest = 400_000 - count
                seen = ask(door, patch(door, upload, secret, count, rest) + b"a" * rest, patience=10)
                # The last bytes before the cut may be stored after this question; the client then has to ask again.
                if seen.answers != [409]:
                    break
            time.sleep(0.1)
        return Outcome(seen is None or seen.answers != [204], f"{count} bytes were kept; {seen}")

    return with_upload(door, play)


def upload_with_other_secret(door):
    def play(upload, secret):
        seen = ask(door, patch(door, upload, door.operator[:40], 0, 5) + b"hello")
        return Outcome(seen.answers[:1] != [401] or received(door, upload, secret) != 0, seen)

    return with_upload(door, play)


def upload_in_chunks(door):
    def play(upload, secret):
        head = patch(door, upload, secret, 0, 5).replace(b"Content-Length: 5", b"Transfer-Encoding: chunked")
        return refusal(door, ask(door, head + b"5\r\nhello\r\n0\r\n\r\n"))

    return with_upload(door, play)


def upload_beyond(door):
    def play(upload, secret):
        seen = ask(door, patch(door, upload, secret, 0, 500_000) + b"a" * 500_000)
        count = received(door, upload, secret)
        return Outcome(seen.answers[:1] != [413] or (count or 0) > 400_000, f"{seen}, {count} bytes were kept")

    return with_upload(door, play)


def parts(door, range):
    """One part, the whole file or a refusal is allowed; several parts, or more than the file, are not."""
    seen = ask(door, get(door, f"Range: bytes={range}", "Connection: close", path=f"/v1/media/{door.media}") + "\r\n",
               patience=10, most=4 * len(door.content))
    is_right = len(seen.answers) == 1 and seen.answers[0] in (200, 206, 400, 416) and len(seen.data) < len(door.content) + 4096
    return Outcome(not is_right, f"{seen}, {len(seen.data)} bytes")


def injected_line(door):
    """Text of a request must not become a field of the answer."""
    path = "/v1/accounts?a%0d%0aX-Injected:%20b=1"
    seen = ask(door, get(door, f"Authorization: Bearer {door.operator}", path=path) + "\r\n")
    is_injected = b"\nx-injected:" in seen.data.lower().partition(b"\r\n\r\n")[0]
    return Outcome(is_injected or not (seen.answers or seen.is_closed), seen)


def unsigned_token(door):
    parts = [{"alg": "none", "typ": "JWT"}, {"sub": "operator", "exp": int(time.time()) + 60, "scope": "admin"}]
    text = ".".join(base64.urlsafe_b64encode(json.dumps(part).encode()).rstrip(b"=").decode() for part in parts)
    return refusal(door, ask(door, get(door, f"Authorization: Bearer {text}.", path="/v1/accounts") + "\r\n"))


