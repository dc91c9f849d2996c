"""The base of the browser's tests: one server and one browser for all, and a fresh world for each."""

import atexit
import signal
import sys
import unittest

from play_browser import PlayBrowser
from play_screen import expected_screen
from play_server import DEADLINE, PlayServer

# How long a scene takes at most, in seconds; the longest has pauses of half a minute.
SCENE = 4 * DEADLINE

_shared = {}

# A run that is ended from outside stops the program and the browser, too.
signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))


def _start(name, kind):
    if name not in _shared:
        _shared[name] = kind()
        atexit.register(_shared[name].stop)
    return _shared[name]


def direct(phone):
    """Returns the conversation with a phone's person, as others name it."""
    return f"direct:{phone['account']}"


class PlayCase(unittest.TestCase):
    """A test that begins with the page just opened and every phone as it is at the start."""

    maxDiff = 4000

    def setUp(self):
        self.server = _start("server", PlayServer)
        self.browser = _start("browser", PlayBrowser)
        self.server.reset()
        self.phones = self.server.phones()
        self.group = next(chat["id"] for chat in self.phones["nim"]["conversations"] if chat["kind"] == "group")
        self.browser.resize(1600, 1100)
        self.browser.prefer()
        self.browser.load(self.server.address)
        self.browser.log()

    def tearDown(self):
        self.browser.run("localStorage.clear()")
        self.assertEqual(self.browser.log(), [], "the browser complained")

    def able(self, *actions):
        """Returns the phones that can do all of these."""
        return [name for name, phone in self.phones.items() if all(action in phone["can"] for action in actions)]

    def pair(self, sender, receiver):
        """Opens the conversation of two phones on both."""
        self.browser.open(sender, direct(self.phones[receiver]))
        self.browser.open(receiver, direct(self.phones[sender]))

    def exchange(self, sender, receiver, words):
        """Sends a text between two phones that show their conversation; returns its id on each."""
        self.browser.write(sender, words)
        return self.browser.message(sender, words)["id"], self.browser.message(receiver, words)["id"]

    def assert_shown(self, *names):
        """Waits until phones show what their adapters report."""
        for name in names:
            compared = []

            def agrees():
                compared[:] = self._compare(name)
                return compared[0] == compared[1]
            try:
                self.browser.until(f"{name} shows its state", agrees)
            except AssertionError:
                # The difference says more than that there is one.
                self.assertEqual(*compared)
                raise

    def _compare(self, name):
        shown = self.browser.phone(name)
        expected = expected_screen(self.server.phones()[name], shown["title"] is not None)
        return {key: shown[key] for key in expected}, expected
