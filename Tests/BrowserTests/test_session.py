"""Saving a session, replaying it, resetting, and a server that stops."""

import os
import pathlib
import re
import socket

from play_case import PlayCase, direct
from play_server import DEADLINE, PlayServer


class SessionTests(PlayCase):
    def _save(self, button):
        """Returns the text that a dialog offers to copy."""
        self.browser.click(button)
        self.browser.until("the dialog is open", lambda: self.browser.find("#save-dialog").is_displayed())
        return self.browser.find("#save-text").get_attribute("value")

    def test_link_replays_the_session(self):
        self.pair("nim", "qd")
        self.exchange("nim", "qd", "一 First — “quoted”")
        self.exchange("qd", "nim", "Second")
        self.browser.click('[data-forward="60000"]')
        self.browser.until("the clock follows", lambda: "1 min" in self.browser.find("#clock").text)
        before = self._conversation()
        link = self._save("#save-link")
        self.assertTrue(link.startswith(f"{self.server.address}/#"))
        self.browser.keep_picture("save-link")
        self.server.reset()
        self.assertNotEqual(self._conversation(), before)
        self.browser.load(link)
        self.browser.until("the page asks", lambda: self.browser.find("#replay-dialog").is_displayed())
        self.assertNotEqual(self._conversation(), before, "nothing is replayed before the person agrees")
        self.browser.keep_picture("replay")
        self.browser.click("#replay-yes")
        self.browser.until("the session is replayed", lambda: self._conversation() == before)
        self.browser.message("nim", "Second")
        self.browser.message("qd", "一 First — “quoted”")
        self.assert_shown("nim", "qd")
        self.assertNotIn("#", self.browser.driver.current_url)

    def _conversation(self):
        chat = direct(self.phones["qd"])
        found = next(c for c in self.server.phones()["nim"]["conversations"] if c["id"] == chat)
        return [(message["mine"], message["text"], message["state"]) for message in found["messages"]]

    def test_link_can_be_declined(self):
        self.browser.open("nim", direct(self.phones["qd"]))
        self.browser.write("nim", "Keep me")
        self.browser.message("nim", "Keep me")
        link = self._save("#save-link")
        self.browser.load(link)
        self.browser.until("the page asks", lambda: self.browser.find("#replay-dialog").is_displayed())
        number = self.server.state()["number"]
        self.browser.click("#replay-no")
        self.assertFalse(self.browser.find("#replay-dialog").is_displayed())
        self.browser.message("nim", "Keep me")
        self.assertEqual(self.server.state()["number"], number)

    def test_unreadable_link_is_refused(self):
        self.browser.load(f"{self.server.address}/#W3s%%%")
        self.browser.until("the page says so", lambda: "no session" in self.browser.find("#replay-dialog").text)
        self.assertFalse(self.browser.find("#replay-yes").is_displayed())

    def test_swift_test_is_offered(self):
        self.browser.open("nim", direct(self.phones["qd"]))
        self.browser.write("nim", "Into the test")
        self.browser.message("nim", "Into the test")
        # The test of an action that goes on is another.
        self.browser.until("it is answered", lambda: self.browser.is_idle("nim"))
        source = self._save("#save-test")
        self.assertEqual(source, self.server.get("/play/session")["test"])
        self.assertIn("@Test", source)
        self.assertIn("Into the test", source)
        self.browser.keep_picture("save-test")
        self.browser.click("#save-copy")
        self.browser.until("the page says how it went", lambda: self.browser.find("#save-status").text)

    def test_starting_anew_clears_everything(self):
        self.pair("nim", "qd")
        self.exchange("nim", "qd", "Soon gone")
        self.browser.click('[data-forward="86400000"]')
        self.browser.until("the clock follows", lambda: "1 d ahead" in self.browser.find("#clock").text)
        self.browser.click("#reset")
        self.browser.until(
            "the phones are as at the start",
            lambda: all(phone["title"] is None and not any(chat["last"] == "Soon gone" for chat in phone["chats"])
                        for phone in self.browser.shown().values()))
        self.assert_shown(*self.phones)
        self.assertNotIn("Soon gone", self.browser.find("#hub").text)
        self.assertNotIn("ahead", self.browser.find("#clock").text)
        self.assertNotIn("Soon gone", str([phone["callbacks"] for phone in self.browser.shown().values()]))

    def test_starting_anew_keeps_the_address_of_other_apps(self):
        address, listeners = self.server.state()["gateway"], self._listeners()
        self.assertEqual(len(listeners), 2, "the page's and the hub's")
        for _ in range(3):
            number = self.server.state()["number"]
            with self._join(address) as former:
                self.browser.click("#reset")
                self.browser.until("the server is anew", lambda: self.server.state()["number"] > number + 1)
                while former.recv(1024):
                    pass
            self.browser.until(
                "the same listeners are there, and no others", lambda: self._listeners() == listeners)
            self.assertEqual(self.server.state()["gateway"], address)
            self._join(address).close()
        self.browser.until("the page says so", lambda: address in self.browser.find("#hub-address").text)

    def _join(self, address):
        """Returns the connection of another app's link, which the hub agreed to."""
        host, port = re.fullmatch(r"ws://([\d.]+):(\d+)", address).groups()
        connection = socket.create_connection((host, int(port)), timeout=DEADLINE)
        connection.sendall((
            f"GET /v1/link HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Protocol: parlance.1\r\n\r\n").encode())
        self.assertIn(b" 101 ", connection.recv(1024).split(b"\r\n")[0])
        return connection

    def _listeners(self):
        """Returns the addresses at which the program listens."""
        folder = pathlib.Path(f"/proc/{self.server.process.pid}")
        own = set()
        for descriptor in (folder / "fd").iterdir():
            try:
                own.add(os.readlink(descriptor))
            except FileNotFoundError:
                # It was closed meanwhile.
                continue
        rows = [row.split() for table in ("tcp", "tcp6")
                for row in (folder / "net" / table).read_text().splitlines()[1:]]
        return sorted(row[1] for row in rows if row[3] == "0A" and f"socket:[{row[9]}]" in own)

    def test_loading_anew_shows_the_same(self):
        self.pair("nim", "qd")
        self.exchange("nim", "qd", "Still here")
        callbacks = self.server.callbacks()
        self.assertTrue(callbacks["nim"] and callbacks["qd"])
        self.browser.load(self.server.address)
        self.browser.message("nim", "Still here")
        self.assert_shown("nim", "qd")
        self.browser.until("the same callbacks", lambda: {
            name: phone["callbacks"] for name, phone in self.browser.shown().items()} == self.server.callbacks())
        for name, known in callbacks.items():
            self.assertEqual(self.browser.phone(name)["callbacks"][:len(known)], known)
        self.assertIn("Still here", "\n".join(self.browser.phone("nim")["code"]))

    def test_silence_of_the_server_is_said(self):
        other = PlayServer()
        try:
            self.browser.load(other.address)
        finally:
            other.stop()
        self.browser.until(
            "the page says so", lambda: "does not answer" in self.browser.find("#connection").text)
        self.browser.open("nim", self.group)
        self.browser.write("nim", "Is anybody there?")
        self.browser.until("the phone says so", lambda: "does not answer" in self.browser.phone("nim")["alert"])

    def test_second_window_follows(self):
        first = self.browser.driver.current_window_handle
        self.browser.open("nim", direct(self.phones["qd"]))
        self.browser.driver.switch_to.new_window("tab")
        try:
            self.browser.load(self.server.address)
            self.browser.until("the open chat is shown", lambda: self.browser.phone("nim")["title"] is not None)
            self.browser.write("nim", "From the other window")
            self.browser.driver.switch_to.window(first)
            self.browser.message("nim", "From the other window")
        finally:
            self.browser.driver.switch_to.window(self.browser.driver.window_handles[-1])
            self.browser.driver.close()
            self.browser.driver.switch_to.window(first)
