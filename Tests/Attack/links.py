"""WebSockets: handshakes, frames, closes. Input that RFC 6455 forbids must be refused; input that it allows must pass."""

import os
import socket
import time

from cases import DIRECT, Case, Outcome, closed_with, link_words
from order import still_there
from users import codec, login_packet, login_request, new_account, new_message_id, replies
from wire import (
    BINARY, CLOSE, CONTINUATION, PING, PONG, SAMPLE_KEY, TEXT, ask, close_frame, frame, handshake, has_reply, open_link,
    over_link, read, read_frames, reset, send)

# Codes that say that the protocol was not kept; RFC 6455 leaves a server the choice.
PROTOCOL = closed_with(1002)
LARGE = closed_with(1002, 1009)
WORDS = closed_with(1002, 1003, 1007)

WRONG_HANDSHAKES = {
    "without a key": {"without": ["key"]},
    "of version 8": {"revision": "8"},
    "without a version": {"without": ["revision"]},
    "with POST": {"method": "POST"},
    "in HTTP/1.0": {"version": "HTTP/1.0"},
    "without Connection": {"without": ["connection"]},
    "without a host": {"without": ["host"]},
    "with a short key": {"key": "YWJj"},
    "with a key that is not Base64": {"key": "!!!!!!!!!!!!!!!!!!!!!!=="},
    "with two keys": {"more": ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]},
    "for another protocol": {"upgrade": "telnet"},
    "for another subprotocol": {"subprotocol": "chat.9"},
    "without a subprotocol": {"without": ["subprotocol"]},
    "for another path": {"path": "/v1/links"},
    "for a path above the link": {"path": "/v1/link/.."},
    "from another origin": {"more": ["Origin: https://elsewhere.example"]},
    "from the origin null": {"more": ["Origin: null"]},
    "from an origin that begins like this one": {"more": ["Origin: http://127.0.0.1.elsewhere.example"]},
    "with two hosts": {"more": ["Host: elsewhere.example"]},
    "with a host of two names": {"host": "127.0.0.1, elsewhere.example"},
}

# Close codes that must not be sent.
WRONG_CODES = (0, 999, 1004, 1005, 1006, 1015, 2999, 5000)


def cases():
    # The message is a login: if it passes, there is an answer.
    def login(door):
        return login_packet(door, new_account())

    def case(name, data, judge, **options):
        until = has_reply if judge in (logged_in, logged_in_with_pong) else None
        return Case(name, lambda door: judge(door, over_link(door, data(login(door)), until=until)), **options)

    for name, changes in WRONG_HANDSHAKES.items():
        yield Case(f"a handshake {name}", lambda door, changes=changes: no_link(
            door, handshake(**{"host": door.host, **changes})))
    yield Case("a handshake that names an extension", extension)
    yield Case("a frame in one segment with its handshake", early_frame)

    yield case("a login", lambda packet: frame(BINARY, packet), logged_in)
    yield case("a login in fragments with a ping between", lambda packet: (
        frame(BINARY, packet[:2], is_final=False) + frame(PING, b"p") + frame(CONTINUATION, packet[2:9], is_final=False)
        + frame(CONTINUATION, packet[9:])), logged_in_with_pong)
    yield Case("frames split at every byte", split_everywhere, doors=DIRECT)
    yield Case("a login and its handshake byte by byte", byte_by_byte)
    yield Case("masked pings of every length", masked_pings, doors=DIRECT)
    yield Case("masked logins of many lengths", masked_logins)
    yield case("a frame without a mask", lambda packet: frame(BINARY, packet, is_masked=False), PROTOCOL)
    for bits in (1, 2, 4):
        yield case(f"reserved bits {bits}", lambda packet, bits=bits: frame(BINARY, packet, reserved=bits), PROTOCOL)
    for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15):
        yield case(f"opcode {opcode}", lambda packet, opcode=opcode: (
            frame(opcode, packet[:100]) + frame(BINARY, packet)), PROTOCOL)
    yield case("a ping of 126 bytes", lambda packet: frame(PING, b"a" * 126) + frame(BINARY, packet), PROTOCOL)
    yield case("a ping in fragments", lambda packet: frame(PING, b"a", is_final=False) + frame(BINARY, packet), PROTOCOL)
    yield case("a close of 126 bytes", lambda packet: frame(CLOSE, b"\x03\xe8" + b"a" * 124) + frame(BINARY, packet), PROTOCOL)
    yield case("a continuation of nothing", lambda packet: frame(CONTINUATION, packet), PROTOCOL)
    yield case("a message within a message", lambda packet: (
        frame(BINARY, packet[:5], is_final=False) + frame(BINARY, packet)), PROTOCOL)
    yield case("a text within a message", lambda packet: (
        frame(BINARY, packet[:5], is_final=False) + frame(TEXT, packet[5:])), PROTOCOL)
    for width in (2, 8):
        yield case(f"a length of 5 in {8 * width} bits", lambda packet, width=width: (
            frame(BINARY, packet[:5], is_final=False, width=width) + frame(CONTINUATION, packet[5:])), PROTOCOL)
    yield case("a length of 63 bits and more", lambda packet: frame(BINARY, length=1 << 63, width=8), LARGE)
    yield case("a length of 62 bits", lambda packet: frame(BINARY, packet, length=1 << 62, width=8), LARGE)
    yield case("a length of 40 bits", lambda packet: frame(BINARY, packet, length=1 << 40, width=8), LARGE)
    yield case("a packet of 5 MB", lambda packet: frame(BINARY, b"\1" * (5 << 20)), LARGE)
    yield case("fragments beyond 4 MB", lambda packet: (
        frame(BINARY, b"\1", is_final=False) + frame(CONTINUATION, b"a" * 90_000, is_final=False) * 60), LARGE)
    yield case("a text", lambda packet: frame(TEXT, packet), WORDS)
    yield case("a text that is not UTF-8", lambda packet: frame(TEXT, b"\xff\xfe"), WORDS)
    yield case("a packet of nothing", lambda packet: frame(BINARY, b""), PROTOCOL)
    for code in WRONG_CODES:
        yield case(f"close code {code}", lambda packet, code=code: close_frame(code) + frame(BINARY, packet), PROTOCOL)
    yield case("a close of one byte", lambda packet: frame(CLOSE, b"a") + frame(BINARY, packet), PROTOCOL)
    yield case("a close whose reason is not UTF-8", lambda packet: close_frame(1000, b"\xff\xfe"), closed_with(1002, 1007))
    yield case("a close whose reason ends within a character", lambda packet: close_frame(1000, b"\xe2\x82"),
               closed_with(1002, 1007))
    yield case("a close that is right", lambda packet: close_frame(1000, b"bye"), answered_close)
    yield case("a close without a code", lambda packet: frame(CLOSE), closed_with(0, 1000, 1005))
    yield case("a login behind a close", lambda packet: close_frame(1000) + frame(BINARY, packet), closed_with(1000))
    yield case("random bytes in the place of frames", lambda packet: os.urandom(5000), closed_with(
        1000, 1002, 1003, 1007, 1009))
    yield case("a pong that nobody asked for", lambda packet: frame(PONG, b"p") + frame(BINARY, packet), logged_in)
    yield case("a thousand pings", lambda packet: frame(PING, b"p" * 125) * 1000 + frame(BINARY, packet), logged_in_with_pong)
    yield Case("a reset within a frame", reset_in_frame)
    yield Case("the end of one side", half_close, doors=DIRECT)
    yield Case("two logins on one link", two_logins)
    yield Case("a request before the login", request_before_login)
    yield Case("a login with a packet of another version", lambda door: PROTOCOL(door, over_link(
        door, frame(BINARY, b"\2" + login_request(door, new_account())))))
    yield Case("a request over HTTP on a link", lambda door: closed_with(1000, 1002, 1003, 1007, 1009)(door, over_link(
        door, b"GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n")))
    yield Case("handshakes for the same link one after the other", second_handshake)


def no_link(door, data):
    seen = ask(door, data)
    return Outcome(101 in seen.statuses or not seen.statuses and not seen.is_closed, seen)


def logged_in(door, seen):
    """A login that must be answered with success."""
    outcome = replies(seen.frames).get(1)
    return Outcome(outcome != "ok" or CLOSE in seen.opcodes, f"the login: {outcome}; {link_words(seen)}")


def logged_in_with_pong(door, seen):
    outcome = logged_in(door, seen)
    return Outcome(outcome.succeeded or PONG not in seen.opcodes, outcome.words)


def answered_close(door, seen):
    return Outcome(seen.close_code not in (1000, 0) or not seen.is_closed, link_words(seen))


def extension(door):
    """An extension that the gateway did not agree to must not be used, so it must not agree to one that it does not have."""
    with door.connect() as connection:
        offer = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits, x"
        send(connection, handshake(door.host, more=[offer]))
        seen = read(connection)
        agreed = b"sec-websocket-extensions" in seen.data.lower()
        send(connection, frame(BINARY, login_packet(door, new_account()), reserved=0 if agreed else 4))
        answer = read(connection, patience=3)
    passed = any(opcode == BINARY for opcode, _ in read_frames(answer.data))
    words = "agreed to an extension" if agreed else "no extension"
    return Outcome(101 in seen.statuses and (agreed or passed), f"{seen}, {words}")


def early_frame(door):
    """Taken, or refused; not lost."""
    seen = ask(door, handshake(door.host) + frame(BINARY, login_packet(door, new_account())), until=has_reply)
    taken = 101 in seen.statuses and BINARY in seen.opcodes
    refused = bool(seen.statuses) and (seen.statuses[0] >= 400 or seen.is_closed) or not seen.statuses and seen.is_closed
    return Outcome(not taken and not refused, f"{seen}, {link_words(seen)}")


def split_everywhere(door):
    """Frames that arrive in two parts, divided at any byte, are read like whole ones."""
    with open_link(door) as connection:
        send(connection, frame(BINARY, login_packet(door, new_account())))
        if replies(read_frames(read(connection, until=has_reply).data)).get(1) != "ok":
            return Outcome(True, "no login")
        answered = 0
        packet = codec.packet(codec.request(2, codec.TIME, b""))
        data = frame(BINARY, packet[:2], is_final=False) + frame(PING, b"p") + frame(CONTINUATION, packet[2:])
        for place in range(1, len(data)):
            send(connection, data[:place])
            time.sleep(0.003)
            send(connection, data[place:])
            seen = read(connection, until=lambda data: len(read_frames(data)) > 1)
            answered += sorted(opcode for opcode, _ in read_frames(seen.data)) == [BINARY, PONG]
    return Outcome(answered != len(data) - 1, f"{answered} of {len(data) - 1} answered")


def masked_pings(door):
    """A masked payload is read back unchanged, whatever its length."""
    wrong = []
    with open_link(door) as connection:
        for length in range(126):
            payload = os.urandom(length)
            send(connection, frame(PING, payload))
            seen = read(connection, until=lambda data: len(read_frames(data)) > 0)
            if read_frames(seen.data) != [(PONG, payload)]:
                wrong.append(length)
    return Outcome(wrong, f"wrong for lengths {wrong}" if wrong else "126 lengths")


def masked_logins(door):
    wrong = []
    for length in range(1, 33):
        packet = codec.packet(login_request(door, new_account(), device="d" * length))
        if replies(over_link(door, frame(BINARY, packet), until=has_reply).frames).get(1) != "ok":
            wrong.append(len(packet))
    return Outcome(wrong, f"refused at lengths {wrong}" if wrong else "32 lengths")


def byte_by_byte(door):
    with door.connect() as connection:
        for part in handshake(door.host):
            send(connection, bytes([part]))
        seen = read(connection, until=lambda data: b"\r\n\r\n" in data)
        for part in frame(BINARY, login_packet(door, new_account())):
            send(connection, bytes([part]))
        answer = read(connection, until=has_reply)
    opcodes = [opcode for opcode, _ in read_frames(answer.data)]
    return Outcome(seen.statuses != [101] or opcodes[:1] != [BINARY], f"{seen}, frames {opcodes[:3]}")


def reset_in_frame(door):
    connection = open_link(door)
    send(connection, frame(BINARY, b"a" * 1000)[:500])
    reset(connection)
    return still_there(door)


def half_close(door):
    """A client that stops in the middle of a frame is closed."""
    with open_link(door) as connection:
        send(connection, frame(BINARY, b"a" * 1000)[:500])
        connection.shutdown(socket.SHUT_WR)
        seen = read(connection, patience=5)
    return Outcome(not seen.is_closed, link_words(seen))


def two_logins(door):
    """A second login on a link without a token is refused, and no session remains under the victim's name."""
    first, second = login_packet(door, new_account()), login_packet(door, "victim", token="", number=2)
    text = codec.packet(codec.request(3, codec.SUBMIT, codec.submit(
        new_message_id(), (codec.DIRECT, "anna"), codec.text_body("from the victim"))))
    seen = over_link(door, frame(BINARY, first) + frame(BINARY, second) + frame(BINARY, text))
    outcomes = replies(seen.frames)
    return Outcome("ok" in (outcomes.get(2), outcomes.get(3)), f"{outcomes}, {link_words(seen)}")


def request_before_login(door):
    packet = codec.packet(codec.request(1, codec.SUBMIT, codec.submit(
        new_message_id(), (codec.DIRECT, "anna"), codec.text_body("from nobody"))))
    seen = over_link(door, frame(BINARY, packet))
    return Outcome(replies(seen.frames).get(1) == "ok", f"{replies(seen.frames)}, {link_words(seen)}")


def second_handshake(door):
    seen = over_link(door, handshake(door.host, key=SAMPLE_KEY))
    return closed_with(1000, 1002, 1003, 1007, 1009)(door, seen)

