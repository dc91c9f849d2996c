"""Tests of the judges: `python3 -m unittest` in this folder."""

import types
import unittest

import attack
import cases
import foreign_servers
import misbehaviours
import wire
from wire import BINARY, CLOSE, CONTINUATION, PING, Seen

DIRECT = types.SimpleNamespace(kind=cases.PLAIN)
BEHIND = types.SimpleNamespace(kind=cases.PROXY)

OK = b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nok\n"
REFUSED = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n"
METRICS = b"HTTP/1.1 200 OK\r\nContent-Length: 22\r\n\r\n# TYPE a_count counter"
AGREED = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"


class Judges(unittest.TestCase):
    def succeeded(self, judge, data, is_closed=False, door=DIRECT):
        return judge(door, Seen(data, is_closed)).succeeded

    def test_refusal_is_one_answer_or_an_end(self):
        self.assertFalse(self.succeeded(cases.refusal, REFUSED))
        self.assertFalse(self.succeeded(cases.refusal, b"", is_closed=True))
        self.assertTrue(self.succeeded(cases.refusal, b""))
        self.assertTrue(self.succeeded(cases.refusal, OK, is_closed=True))
        self.assertTrue(self.succeeded(cases.refusal, REFUSED + REFUSED))
        self.assertTrue(self.succeeded(cases.refusal, REFUSED + METRICS, door=BEHIND))
        self.assertFalse(self.succeeded(cases.refusal, REFUSED + REFUSED, door=BEHIND))
        self.assertTrue(cases.refusal(DIRECT, Seen(b"", True, waited=cases.HANG + 1)).succeeded)

    def test_one_request_is_not_two(self):
        self.assertFalse(self.succeeded(cases.single, OK))
        self.assertTrue(self.succeeded(cases.single, OK + OK))
        self.assertTrue(self.succeeded(cases.not_smuggled, OK + METRICS))
        self.assertTrue(self.succeeded(cases.not_smuggled, OK + METRICS, door=BEHIND))
        self.assertFalse(self.succeeded(cases.not_smuggled, OK + REFUSED, door=BEHIND))
        self.assertTrue(self.succeeded(cases.not_smuggled, b""))

    def test_frames_that_pass_are_answered(self):
        judge = cases.closed_with(1002)
        close = bytes([0x80 | CLOSE, 2, 0x03, 0xEA])
        self.assertFalse(self.succeeded(judge, close))
        self.assertFalse(self.succeeded(judge, b"", is_closed=True))
        self.assertTrue(self.succeeded(judge, b""))
        self.assertTrue(self.succeeded(judge, bytes([0x80 | BINARY, 1, 1]) + close))
        self.assertTrue(self.succeeded(judge, bytes([0x80 | CLOSE, 2, 0x03, 0xE8])))

    def test_answers_and_frames_behind_a_handshake(self):
        seen = Seen(AGREED + bytes([0x80 | PING, 1, 7, 0x80 | CLOSE, 2, 0x0F, 0xAD, 0x82]), False)
        self.assertEqual(seen.statuses, [101])
        self.assertEqual(seen.frames, [(PING, b"\7"), (CLOSE, b"\x0f\xad")])
        self.assertEqual(seen.close_code, 4013)
        self.assertEqual(Seen(b"HTTP/1.1 100 Continue\r\n\r\n" + OK, False).answers, [200])


class Forms(unittest.TestCase):
    def test_frames_say_what_they_are_told_to(self):
        data = wire.frame(BINARY, b"abcdefg")
        self.assertEqual(data[:2], bytes([0x82, 0x87]))
        self.assertEqual(bytes(byte ^ data[2 + index % 4] for index, byte in enumerate(data[6:])), b"abcdefg")
        self.assertEqual(wire.frame(CONTINUATION, b"a", is_final=False, reserved=4, is_masked=False, width=2),
                         bytes([0x40, 126, 0, 1]) + b"a")
        self.assertEqual(wire.frame(BINARY, length=1 << 63, width=8)[2:10], bytes([0x80]) + bytes(7))

    def test_servers_read_what_clients_mask(self):
        data = bytes([0x82, 0x82, 1, 2, 3, 4, ord("a") ^ 1, ord("b") ^ 2])
        self.assertEqual(misbehaviours.first_frame(data + b"x"), ((BINARY, b"ab"), b"x"))
        self.assertEqual(misbehaviours.first_frame(data[:-1]), (None, data[:-1]))

    def test_names_are_told_apart(self):
        names = [case.name for module in attack.MODULES for case in module.cases()]
        self.assertEqual(sorted(set(names)), sorted(names))
        names = [entry.name for entry in [*misbehaviours.MISBEHAVIOURS, *foreign_servers.FOREIGN_SERVERS]]
        self.assertEqual(sorted(set(names)), sorted(names))


if __name__ == "__main__":
    unittest.main()
