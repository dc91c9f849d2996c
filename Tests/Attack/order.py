"""Requests one after the other on one connection, their bodies, and connections that end within one."""

import base64
import json
import time

from cases import DIRECT, Case, Outcome, answered, refusal, single
from smuggling import get, post
from users import User, new_account
from wire import ask, read, reset, send


def cases():
    def case(name, data, judge, **options):
        return Case(name, lambda door: judge(door, ask(door, data(door))), **options)

    yield case("a request that is right", lambda door: get(door) + "\r\n", answered(200))
    yield case("three requests in one segment", lambda door: (get(door) + "\r\n") * 3, answered(200, 200, 200))
    yield Case("1000 requests in one segment", many_requests)
    yield case("a POST and a GET in one segment", lambda door: post(door, "Content-Length: 2") + "\r\n{}" + get(door) + "\r\n",
               answered(201, 200))
    yield Case("HEAD with a body in its answer", head)
    yield Case("a body that waits to be asked for", expectation)
    yield Case("a part of a file", part_of_a_file)
    yield Case("a GET with a body, then a GET", body_of_get, doors=DIRECT)
    yield Case("a reset within a body", reset_in_body)
    yield Case("a reset within an answer", reset_in_answer)
    yield Case("answers out of order", order_of_answers)
    yield case("an expectation that nobody meets", lambda door: post(
        door, "Expect: 200-ok", "Content-Length: 2") + "\r\n{}", single, doors=DIRECT)
    yield Case("an upload at the wrong place", upload_at_wrong_place)
    yield Case("an upload that is cut off and goes on", upload_cut_off)
    yield Case("an upload with another's secret", upload_with_other_secret)
    yield case("the API without a token", lambda door: get(door, path="/v1/accounts") + "\r\n", refusal)
    yield case("the API with a user's token", lambda door: get(
        door, f"Authorization: Bearer {door.token('anna')}", path="/v1/accounts") + "\r\n", refusal)
    yield Case("the API with a token that nobody signed", unsigned_token)


def many_requests(door):
    seen = ask(door, (get(door) + "\r\n") * 1000, patience=20, quiet=2)
    return Outcome(seen.answers != [200] * 1000, f"{len(seen.answers)} answers, {seen.answers.count(200)} of them 200")


def head(door):
    seen = ask(door, f"HEAD {door.page} HTTP/1.1\r\nHost: {door.host}\r\n\r\n" + get(door) + "\r\n")
    first = seen.data.split(b"HTTP/1.1 ")[1:2]
    has_body = bool(first) and not first[0].endswith(b"\r\n\r\n")
    return Outcome(seen.answers != [200, 200] or has_body, f"{seen}, {'a body' if has_body else 'no body'}")


def expectation(door):
    with door.connect() as connection:
        send(connection, (post(door, "Expect: 100-continue", "Content-Length: 2") + "\r\n").encode("ascii"))
        first = read(connection, patience=2)
        send(connection, b"{}")
        second = read(connection)
    return Outcome(first.statuses != [100] or second.answers != [201], f"{first.statuses}, then {second.statuses}")


def part_of_a_file(door):
    seen = ask(door, get(door, "Range: bytes=26-30", path=f"/v1/media/{door.media}") + "\r\n")
    return Outcome(seen.answers != [206] or not seen.data.endswith(b"abcde"), f"{seen}, {seen.data[-5:]}")


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
               patience=10, quiet=1)
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
        count = None
        while time.monotonic() < end:
            count = received(door, upload, secret)
            if count:
                break
            time.sleep(0.1)
        seen = ask(door, patch(door, upload, secret, count or 0, 400_000 - (count or 0)) + b"a" * (400_000 - (count or 0)),
                   patience=10)
        return Outcome(not count or seen.answers != [204], f"{count} bytes were kept; {seen}")

    return with_upload(door, play)


def upload_with_other_secret(door):
    def play(upload, secret):
        seen = ask(door, patch(door, upload, door.operator[:40], 0, 5) + b"hello")
        return Outcome(seen.answers[:1] != [401] or received(door, upload, secret) != 0, seen)

    return with_upload(door, play)


def unsigned_token(door):
    parts = [{"alg": "none", "typ": "JWT"}, {"sub": "operator", "exp": int(time.time()) + 60, "scope": "admin"}]
    text = ".".join(base64.urlsafe_b64encode(json.dumps(part).encode()).rstrip(b"=").decode() for part in parts)
    return refusal(door, ask(door, get(door, f"Authorization: Bearer {text}.", path="/v1/accounts") + "\r\n"))


