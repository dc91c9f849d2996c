"""Tests of the client: `python3 -m unittest` in this folder."""

import io
import json
import pathlib
import re
import socket
import threading
import unittest

import parlance_codec as codec
from parlance_client import Client
from parlance_session import Session, new_message_id
from parlance_websocket import (
    BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, FrameParser, WebSocket, WebSocketError, accept_key, encode_frame, mask)


def examples():
    """Returns the examples of the document by name."""
    text = (pathlib.Path(__file__).resolve().parents[2] / "PROTOCOL.md").read_text(encoding="utf-8")
    found = {}
    for name, block in re.findall(r"^```hex (\w+)\n(.*?)^```", text, re.M | re.S):
        found[name] = bytes.fromhex("".join(line.split("  ")[0] for line in block.splitlines()))
    return found


def frame(tag, content):
    writer = codec.Writer()
    writer.byte(tag)
    writer.bytes(content)
    return bytes(writer.data)


def answer(number, reply):
    """Returns a packet with one reply."""
    writer = codec.Writer()
    writer.uint(number)
    writer.byte(0)
    writer.bytes(reply)
    return codec.packet(frame(codec.REPLY, writer.data))


def refusal(number, code):
    writer = codec.Writer()
    writer.uint(number)
    writer.byte(1)
    error = codec.Writer()
    error.string(code)
    error.string("")
    writer.bytes(error.data)
    return codec.packet(frame(codec.REPLY, writer.data))


def acceptance(message_id, sequence):
    writer = codec.Writer()
    writer.string(message_id)
    for value in (sequence, 1_700_000_000_000, 1, 1):
        writer.int(value)
    writer.data += bytes(7)  # No roster, four times false, the conversation's name was right, no words were masked.
    return bytes(writer.data)


def message_event(conversation, sequence, message_id, sender, text, options=codec.ORDINARY):
    payload = codec.Writer()
    payload.byte(10)
    payload.string(message_id)
    payload.string(sender)
    payload.int(sequence)
    payload.int(sequence)
    payload.uint(options)
    payload.byte(0)
    payload.byte(codec.TEXT)
    payload.bytes(codec.text_body(text))
    writer = codec.Writer()
    writer.stream(conversation)
    writer.int(sequence)
    writer.int(1_700_000_000_000 + sequence)
    writer.bytes(payload.data)
    return bytes(writer.data)


def pulled(conversation, events, up_to, has_more=False):
    part = codec.Writer()
    part.stream(conversation)
    part.array(events, part.bytes)
    part.int(up_to)
    part.bool(False)
    part.bool(has_more)
    part.int(0)
    part.uint(0)
    writer = codec.Writer()
    writer.uint(1)
    writer.bytes(part.data)
    return bytes(writer.data)


class ExampleTests(unittest.TestCase):
    """The examples of the document, byte for byte."""

    ID = "018bcfe5687b0123456789abcdef0123"

    def test_login(self):
        content = codec.connect("ann", "secret", "phone", "python")
        self.assertEqual(codec.packet(codec.request(1, codec.CONNECT, content)), examples()["login"])

    def test_submit(self):
        content = codec.submit(self.ID, (codec.DIRECT, "bob"), codec.text_body("hello"))
        packet = codec.packet(codec.request(2, codec.SUBMIT, content), codec.request(3, codec.TIME, b""))
        self.assertEqual(packet, examples()["submit"])

    def test_connected(self):
        (tag, content), = codec.frames(examples()["connected"])
        self.assertEqual((tag, content.uint()), (codec.REPLY, 1))
        reply, error = codec.outcome(content)
        self.assertIsNone(error)
        value = codec.connect_reply(reply)["connected"]
        self.assertEqual(value["limits"], {"ids": 500, "accounts": 2500, "positions": 500, "messageSize": 131072})
        self.assertEqual((value["time"], value["upTo"]), (1_700_000_000_123, 1_700_000_000_000))
        self.assertEqual((value["login"], value["account"], value["generations"]), (42, "Ann", [(7, 0)]))
        self.assertEqual([head["stream"] for head in value["heads"]], [None, (codec.DIRECT, "bob")])
        self.assertEqual(value["heads"][1]["ownRead"], 7)
        self.assertFalse(value["isForked"])
        self.assertIsNone(value["next"])
        self.assertTrue(reply.is_at_end)

    def test_answers(self):
        accepted, refused, pushed = codec.frames(examples()["answers"])
        self.assertEqual(accepted[1].uint(), 2)
        reply, _ = codec.outcome(accepted[1])
        value = codec.acceptance(reply)
        self.assertEqual((value["id"], value["sequence"], value["number"]), (self.ID, 9, 5))
        self.assertTrue(reply.is_at_end and accepted[1].is_at_end)
        self.assertEqual(refused[1].uint(), 4)
        self.assertEqual(codec.outcome(refused[1])[1], ("messageNotFound", ""))
        event = codec.stream_event(pushed[1])
        self.assertEqual((event["stream"], event["sequence"]), ((codec.DIRECT, "Bob"), 10))
        self.assertEqual(codec.body_text(event["message"]["body"]), "hi")
        self.assertTrue(pushed[1].is_at_end)


class CodecTests(unittest.TestCase):
    def test_integers(self):
        for value in (0, -1, 1, -2, 63, -64, 64, 2 ** 63 - 1, -2 ** 63):
            writer = codec.Writer()
            writer.int(value)
            self.assertEqual(codec.Reader(writer.data).int(), value)
        for value in (0, 127, 128, 2 ** 64 - 1):
            writer = codec.Writer()
            writer.uint(value)
            self.assertEqual(codec.Reader(writer.data).uint(), value)
        self.assertEqual([self.zigzag(value) for value in (0, -1, 1, -2)], [0, 1, 2, 3])

    def zigzag(self, value):
        writer = codec.Writer()
        writer.int(value)
        return writer.data[0]

    def test_malformed_bytes_are_refused(self):
        for data in (b"", b"\x80", b"\xff" * 9 + b"\x02", b"\xff" * 11):
            with self.assertRaises(codec.Malformed):
                codec.Reader(data).uint()
        for data in (b"\x05ab", b"\x02\xff\xfe"):
            with self.assertRaises(codec.Malformed):
                codec.Reader(data).string()
        with self.assertRaises(codec.Malformed):
            codec.Reader(b"\x02").bool()
        with self.assertRaises(codec.Malformed):
            codec.frames(b"\x02")
        for packet in examples().values():
            with self.assertRaises(codec.Malformed):
                codec.frames(packet[:-1])

    def test_later_versions_are_understood(self):
        # A field behind the last one, an entry of an unknown kind, and an end of an unknown kind.
        self.assertEqual(codec.acceptance(codec.Reader(acceptance("m", 4) + b"new"))["sequence"], 4)
        event = codec.Writer()
        event.stream(None)
        event.int(7)
        event.int(0)
        event.bytes(b"\xc8\x01\x02")
        self.assertEqual(codec.stream_event(codec.Reader(event.data))["entry"], "nothing")
        self.assertEqual(codec.session_end(codec.Reader(b"\x63"))["reason"], "administration")

    def test_ends_are_understood(self):
        replaced = codec.session_end(codec.Reader(b"\x01\x02\x01\x02hi"))
        self.assertEqual(replaced, {"reason": "replaced", "platform": 2, "note": "hi"})
        self.assertEqual(codec.session_end(codec.Reader(b"\x02\x07")), {"reason": "requested", "platform": 7})

    def test_text_of_other_contents_is_the_fallback(self):
        writer = codec.Writer()
        for byte in (1, 99):
            writer.byte(byte)
        writer.bytes(b"whatever")
        writer.optional("{}", writer.string)
        writer.optional("a picture", writer.string)
        self.assertEqual(codec.body_text(writer.data), "a picture")
        self.assertIsNone(codec.body_text(b"\x01\x01\x05a"))

    def test_ids(self):
        first, second = new_message_id(), new_message_id()
        self.assertRegex(first, r"^[0-9a-f]{32}$")
        self.assertNotEqual(first, second)


class SessionTests(unittest.TestCase):
    BOB = (codec.DIRECT, "bob")

    def setUp(self):
        self.sent, self.events = [], []
        self.session = Session(
            "ann", "secret", "phone", self.sent.append, lambda event, **fields: self.events.append((event, fields)))

    def log_in(self):
        self.session.opened()
        self.assertEqual(self.sent, [examples()["login"]])
        self.session.receive(examples()["connected"])
        # Bob's conversation has eight entries that are not here.
        self.assertEqual(self.last_call(), (2, codec.PULL))
        events = [message_event(self.BOB, number, f"m{number}", "Bob", f"text {number}") for number in (7, 8)]
        self.session.receive(answer(2, pulled(self.BOB, events, 8)))
        self.sent.clear()
        self.events.clear()

    def last_call(self):
        reader = codec.Reader(self.sent[-1][1:])
        number = reader.uint()
        reader.int()
        return number, reader.byte()

    def names(self):
        return [name for name, _ in self.events]

    def push(self, event):
        self.session.receive(codec.packet(frame(codec.EVENT, event)))

    def test_login_fetches_what_was_missed(self):
        self.session.opened()
        self.session.receive(examples()["connected"])
        self.assertEqual(self.names(), ["connected"])
        self.session.receive(answer(2, pulled(self.BOB, [message_event(self.BOB, 3, "m3", "Bob", "a")], 3, True)))
        self.assertEqual(self.last_call(), (3, codec.PULL))
        self.session.receive(answer(3, pulled(self.BOB, [message_event(self.BOB, 8, "m8", "Bob", "b")], 8)))
        self.assertEqual(self.names(), ["connected", "message", "message", "synchronized"])
        self.assertEqual(self.session.up_to, 1_700_000_000_000)

    def paged_login(self):
        """A login of which there is another page: the packet ends with the cursor, which the client takes as it is."""
        self.session.opened()
        self.session.receive(answer(1, CONNECTED[:-1] + b"\x01\x03" + b"\x07\x08\x09"))

    def page(self, heads, cursor=None):
        writer = codec.Writer()

        def head(value):
            inner = codec.Writer()
            inner.stream(value[0])
            for number in (value[1], 0, 0, 0):
                inner.int(number)
            writer.bytes(inner.data)

        writer.array(heads, head)
        writer.uint(0)
        writer.bool(False)
        writer.optional(cursor, writer.bytes)
        return bytes(writer.data)

    def test_login_follows_its_pages(self):
        self.paged_login()
        self.assertEqual(self.names(), [])
        self.assertEqual(self.last_call(), (2, codec.STANDING))
        self.assertTrue(self.sent[-1].endswith(b"\x04\x03\x07\x08\x09"))
        self.session.receive(answer(2, self.page([(None, 5), (self.BOB, 2)], b"next")))
        self.assertEqual(self.last_call(), (3, codec.STANDING))
        # Entries that are pushed before the last page are fetched after it, once.
        carol = (codec.DIRECT, "carol")
        self.push(message_event(carol, 1, "c1", "Carol", "early"))
        self.push(message_event(self.BOB, 3, "m3", "Bob", "early"))
        self.assertEqual(self.names(), [])
        self.session.receive(answer(3, self.page([(None, 6)])))
        self.assertEqual(self.names(), ["connected"])
        self.assertEqual(self.last_call(), (5, codec.PULL))
        events = [message_event(self.BOB, number, f"m{number}", "Bob", "text") for number in (1, 2, 3)]
        self.session.receive(answer(4, pulled(self.BOB, events, 3)))
        self.session.receive(answer(5, pulled(carol, [message_event(carol, 1, "c1", "Carol", "early")], 1)))
        self.assertEqual(self.names(), ["connected", "message", "message", "message", "message", "synchronized"])
        # The cursor of the account's own stream is that of the first page.
        self.assertEqual(self.session.cursors[None], 3)

    def test_login_that_breaks_between_pages_begins_again(self):
        self.paged_login()
        self.session.opened()
        self.assertEqual(self.last_call(), (1, codec.CONNECT))
        self.assertIsNone(self.session.login)
        self.session.receive(answer(1, CONNECTED))
        self.assertEqual(self.names(), ["connected", "synchronized"])

    def test_refused_login_is_over(self):
        self.session.opened()
        self.session.receive(refusal(1, "invalidToken"))
        self.assertTrue(self.session.is_over)
        self.assertEqual(self.events, [("refused", {"code": "invalidToken", "detail": ""})])

    def test_pushes_are_applied_in_order(self):
        self.log_in()
        self.push(message_event(self.BOB, 9, "m9", "Bob", "nine"))
        self.push(message_event(self.BOB, 9, "m9", "Bob", "nine"))
        self.push(message_event(self.BOB, 11, "m11", "Bob", "eleven"))
        self.assertEqual(self.names(), ["message"])
        self.assertEqual(self.last_call(), (3, codec.PULL))
        missing = [message_event(self.BOB, number, f"m{number}", "Bob", "x") for number in (10, 11)]
        self.session.receive(answer(3, pulled(self.BOB, missing, 11)))
        self.assertEqual([fields["id"] for name, fields in self.events if name == "message"], ["m9", "m10", "m11"])

    def test_own_message_moves_the_cursor(self):
        self.log_in()
        self.session.send_text("bob", "hello")
        message_id, = self.session.outbox
        self.session.receive(answer(3, acceptance(message_id, 9)))
        self.push(message_event(self.BOB, 10, "m10", "Bob", "hi"))
        self.assertEqual(self.names(), ["sent", "message"])
        self.assertEqual(self.session.outbox, {})

    def test_message_without_an_answer_is_sent_again(self):
        self.log_in()
        self.session.send_text("bob", "hello")
        message_id, = self.session.outbox
        self.session.opened()
        login = codec.Reader(self.sent[-1])
        self.assertIn(b"python", login.data)
        self.session.receive(examples()["connected"])
        self.assertIn(message_id.encode(), self.sent[-1])

    def test_message_refused_for_now_is_sent_again_after_a_pause(self):
        self.log_in()
        self.session.send_text("bob", "one")
        self.session.send_text("bob", "two")
        first, second = self.session.outbox
        self.session.receive(refusal(3, "storageFull"))
        self.assertFalse(self.session.may_retry)
        self.session.receive(refusal(4, "storageFailed"))
        self.assertTrue(self.session.may_retry)
        self.sent.clear()
        self.session.send_text("bob", "three")
        self.assertEqual(self.sent, [])
        self.session.submit_all(resumes=True)
        self.assertEqual([packet[-1] for packet in self.sent], [1, 0, 0])
        self.assertIn(first.encode(), self.sent[0])
        self.assertIn(second.encode(), self.sent[1])

    def test_login_ends_with_its_token(self):
        self.log_in()
        self.session.receive(examples()["expiry"])
        self.assertEqual(self.names(), ["token will expire", "ended"])
        self.assertTrue(self.session.is_over)

    def test_refused_message_fails(self):
        self.log_in()
        self.session.send_text("bob", "hello")
        self.session.receive(refusal(3, "accountNotFound"))
        self.assertEqual(self.names(), ["failed"])
        self.assertEqual(self.session.outbox, {})

    def test_revoke_and_read(self):
        self.log_in()
        self.session.revoke("m8")
        self.session.receive(answer(3, b""))
        self.session.read("bob")
        reader = codec.Reader(self.sent[-1][1:])
        reader.uint(), reader.int()
        self.assertEqual((reader.byte(), reader.nested().data), (codec.READ_DIRECT, codec.read_direct(self.BOB, 8)))
        self.session.receive(answer(4, b""))
        self.session.revoke("unknown")
        self.assertEqual(self.names(), ["done", "done", "failed"])

    def test_delivery_is_confirmed(self):
        self.log_in()
        self.push(message_event(self.BOB, 9, "m9", "Bob", "x", codec.ORDINARY | codec.WANTS_CONFIRMATION))
        self.assertEqual(self.last_call(), (3, codec.DELIVERED))

    def test_revocation_is_shown(self):
        self.log_in()
        payload = codec.Writer()
        payload.byte(9)
        payload.string("m8")
        payload.string("Bob")
        event = codec.Writer()
        event.stream(self.BOB)
        event.int(9)
        event.int(0)
        event.bytes(payload.data)
        self.push(bytes(event.data))
        self.assertEqual(self.events[0][0], "revoked")
        self.assertEqual(self.events[0][1]["id"], "m8")


class WebSocketTests(unittest.TestCase):
    def test_vectors_of_the_standard(self):
        self.assertEqual(accept_key("dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        masked = encode_frame(TEXT, b"Hello", key=bytes.fromhex("37fa213d"))
        self.assertEqual(masked, bytes.fromhex("818537fa213d7f9f4d5158"))
        self.assertEqual(mask(mask(b"abcdefg", b"1234"), b"1234"), b"abcdefg")

    def server_frame(self, opcode, payload, is_final=True):
        head = bytes([(0x80 if is_final else 0) | opcode])
        if len(payload) < 126:
            return head + bytes([len(payload)]) + payload
        return head + bytes([126]) + len(payload).to_bytes(2, "big") + payload

    def test_messages_survive_every_division(self):
        stream = b"".join([
            self.server_frame(BINARY, b"one"), self.server_frame(BINARY, b"tw", False), self.server_frame(PING, b"?"),
            self.server_frame(CONTINUATION, b"o"), self.server_frame(BINARY, b"x" * 300),
        ])
        expected = [(BINARY, b"one"), (PING, b"?"), (BINARY, b"two"), (BINARY, b"x" * 300)]
        for size in (1, 2, 3, 7, len(stream)):
            parser = FrameParser(1000)
            found = []
            for start in range(0, len(stream), size):
                found += parser.feed(stream[start:start + size])
            self.assertEqual(found, expected)

    def test_bad_frames_are_refused(self):
        for data in (
            b"\xc2\x00", b"\x82\x80abcd", self.server_frame(CONTINUATION, b"x"), self.server_frame(PING, b"", False),
            self.server_frame(BINARY, b"x", False) + self.server_frame(BINARY, b"y"), self.server_frame(3, b""),
        ):
            with self.assertRaises(WebSocketError):
                FrameParser(1000).feed(data)
        with self.assertRaises(WebSocketError) as refusal:
            FrameParser(10).feed(self.server_frame(BINARY, b"x" * 11))
        self.assertEqual(refusal.exception.code, 1009)


class Server:
    """A server of one connection after another, on a thread; each is a function of the connection."""

    def __init__(self, *connections):
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"ws://127.0.0.1:{self.listener.getsockname()[1]}"
        self.request = ""
        self.error = None
        self.thread = threading.Thread(target=self._run, args=(connections,), daemon=True)
        self.thread.start()

    def _run(self, connections):
        try:
            for body in connections:
                connection, _ = self.listener.accept()
                with connection:
                    connection.settimeout(60)
                    self._shake_hands(connection)
                    body(self, connection)
        except Exception as error:
            self.error = error
        self.listener.close()

    def _shake_hands(self, connection):
        head = b""
        while b"\r\n\r\n" not in head:
            head += connection.recv(4096)
        self.request = head.decode("ascii")
        key = re.search(r"Sec-WebSocket-Key: (.+)\r\n", self.request).group(1)
        connection.sendall((
            "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Accept: {accept_key(key)}\r\nSec-WebSocket-Protocol: parlance.1\r\n\r\n").encode("ascii"))

    @staticmethod
    def send(connection, payload, opcode=BINARY):
        size = bytes([len(payload)]) if len(payload) < 126 else bytes([126]) + len(payload).to_bytes(2, "big")
        connection.sendall(bytes([0x80 | opcode]) + size + payload)

    @staticmethod
    def take(connection, count):
        data = b""
        while len(data) < count:
            part = connection.recv(count - len(data))
            if not part:
                raise EOFError
            data += part
        return data

    def receive(self, connection):
        """Returns the next message of the client, and how many frames it had."""
        parts, opcode, count = b"", None, 0
        while True:
            first, second = self.take(connection, 2)
            if not second & 0x80:
                raise ValueError("a client masks")
            length = second & 0x7F
            if length >= 126:
                length = int.from_bytes(self.take(connection, 2 if length == 126 else 8), "big")
            key = self.take(connection, 4)
            parts += mask(self.take(connection, length), key)
            opcode, count = opcode or first & 0x0F, count + 1
            if first & 0x80:
                return opcode, parts, count


class ConnectionTests(unittest.TestCase):
    def test_connection(self):
        seen = {}

        def body(server, connection):
            seen["message"] = server.receive(connection)
            server.send(connection, b"who", PING)
            seen["pong"] = server.receive(connection)
            server.send(connection, b"back")
            server.send(connection, (4000).to_bytes(2, "big") + b"ended", CLOSE)
            seen["close"] = server.receive(connection)

        server = Server(body)
        client = WebSocket(server.url, "parlance.1", fragment=100)
        client.send(b"x" * 250)
        self.assertEqual(client.receive(), (BINARY, b"back"))
        self.assertEqual(client.receive(), (CLOSE, 4000))
        server.thread.join(60)
        client.abandon()
        self.assertIsNone(server.error)
        self.assertTrue(server.request.startswith("GET /v1/link HTTP/1.1\r\n"))
        self.assertEqual(seen["message"], (BINARY, b"x" * 250, 3))
        self.assertEqual(seen["pong"], (PONG, b"who", 1))
        self.assertEqual(seen["close"][:2], (CLOSE, (1000).to_bytes(2, "big")))

    def test_other_protocol_is_refused(self):
        server = Server(lambda server, connection: None)
        with self.assertRaises(WebSocketError):
            WebSocket(server.url, "parlance.2")

    def test_client_comes_back_and_sends_again(self):
        calls = []

        def log_in(server, connection):
            packet = server.receive(connection)[1]
            calls.append(packet)
            server.send(connection, answer(1, CONNECTED))

        def broken(server, connection):
            log_in(server, connection)
            calls.append(server.receive(connection)[1])

        def whole(server, connection):
            log_in(server, connection)
            packet = server.receive(connection)[1]
            calls.append(packet)
            server.send(connection, answer(2, acceptance(re.search(rb"[0-9a-f]{32}", packet).group().decode(), 1)))
            lines.release()
            calls.append(server.receive(connection)[1])
            server.send(connection, answer(3, b""))
            calls.append(server.receive(connection)[0])

        lines = threading.Semaphore(0)

        def commands():
            yield "send bob hello\n"
            lines.acquire(timeout=60)
            yield "quit\n"

        server = Server(broken, whole)
        output = io.StringIO()
        Client(server.url, "ann", device="phone", output=output).run(commands())
        server.thread.join(60)
        self.assertIsNone(server.error)
        events = [json.loads(line) for line in output.getvalue().splitlines()]
        self.assertEqual(
            [event["event"] for event in events],
            ["connected", "synchronized", "lost", "connected", "synchronized", "sent", "loggedOut"])
        self.assertEqual(calls[1], calls[3])  # The same id, and so the same message.
        self.assertEqual(calls[5], CLOSE)


# The account's own stream alone.
CONNECTED = bytes.fromhex(
    "01" "0c011009e8078827e807808010" "f6a1abfef962" "80a0abfef962" "54" "03416e6e" "01020e00" "00"
    "01" "050006000000" "0000000000")


if __name__ == "__main__":
    unittest.main()
