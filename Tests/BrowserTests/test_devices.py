"""The network, the login, and a second installation."""

from play_case import PlayCase, direct


class DeviceTests(PlayCase):
    def test_offline_and_back(self):
        for name in self.phones:
            sender = "nim" if name != "nim" else "qd"
            with self.subTest(name):
                words = f"While {name} was away"
                self.pair(sender, name)
                self.browser.on(name, "[role=switch]").click()
                self.browser.until(f"{name} is offline", lambda: not self.browser.phone(name)["online"])
                self.assertFalse(self.server.phones()[name]["status"]["online"])
                self.browser.write(sender, words)
                self.browser.message(sender, words)
                self.assertFalse(self.browser.has_words(name, words))
                self.browser.on(name, "[role=switch]").click()
                self.browser.until(f"{name} is online", lambda: self.browser.phone(name)["online"])
                self.browser.message(name, words)
                self.assert_shown(name, sender)

    def test_sending_while_logged_out_shows_the_vendors_error(self):
        self.browser.open("nim", direct(self.phones["qd"]))
        self._log("nim", out=True)
        self.browser.keep_picture("logged-out")
        self.browser.write("nim", "Nobody hears this")
        alert = self.browser.until("the error is shown", lambda: self.browser.phone("nim")["alert"])
        code = self.browser.on("nim", ".phone-alert code").text
        self.assertRegex(code, r"\d")
        self.assertIn(code, alert)
        self._log("nim", out=False)
        self.assertEqual(self.browser.phone("nim")["alert"], "")
        self.browser.write("nim", "Now it does")
        self.browser.message("nim", "Now it does")
        self.assert_shown("nim")

    def _log(self, name, out):
        self.browser.on(name, ".phone-status button").click()
        self.browser.until("the login follows", lambda: self.server.phones()[name]["status"]["loggedIn"] is not out)
        self.browser.until("the action is answered", lambda: self.browser.is_idle(name))
        self.assert_shown(name)
        self.browser.until("the banner follows", lambda: bool(self.browser.phone(name)["banner"]) is out)

    def test_second_login(self):
        for name in self.able("secondLogin"):
            with self.subTest(name):
                self._toggle_second(name, True)
                phone = self.server.phones()[name]
                self.assertIn(phone["account"], self.browser.phone(name)["banner"])
                self.browser.keep_picture(f"second-login-{name}")
                self._toggle_second(name, False)
                if not self.server.phones()[name]["status"]["loggedIn"]:
                    self._log(name, out=False)
                self.browser.until("the banner is gone", lambda: self.browser.phone(name)["banner"] == "")

    def _toggle_second(self, name, on):
        self.browser.on(name, ".device-controls button:last-child").click()
        self.browser.until(
            f"the second login of {name} is {on}", lambda: self.server.phones()[name]["second"] is on)
        label = "End second login" if on else "Second login"
        self.browser.until(
            "the button follows", lambda: self.browser.on(name, ".device-controls button:last-child").text == label)
        self.assert_shown(name)

    def test_closing_and_opening_the_app(self):
        for name in self.phones:
            sender = "nim" if name != "nim" else "qd"
            with self.subTest(name):
                self.pair(sender, name)
                self.exchange(sender, name, f"Before {name} closes")
                self._switch_app(name, False)
                self.assertEqual(self.browser.phone(name)["banner"], "The app is closed.")
                self.browser.keep_picture(f"closed-{name}")
                self.browser.write(sender, f"While {name} is closed")
                self.browser.message(sender, f"While {name} is closed")
                self._switch_app(name, True)
                self.browser.open(name, direct(self.phones[sender]))
                self.browser.message(name, f"Before {name} closes")
                self.browser.message(name, f"While {name} is closed")
                self.assert_shown(name, sender)

    def _switch_app(self, name, on):
        button = self.browser.on(name, ".app-switch")
        self.assertEqual(button.text, "Open app" if on else "Close app")
        button.click()
        self.browser.until(
            f"the app of {name} follows", lambda: self.server.phones()[name]["status"]["open"] is on)
        self.browser.until(
            f"the login of {name} follows", lambda: self.server.phones()[name]["status"]["loggedIn"] is on)
        self.browser.until(
            "the button follows", lambda: self.browser.on(name, ".app-switch").text == ("Close app" if on else "Open app"))
        self.browser.until("the action is answered", lambda: self.browser.is_idle(name))
        self.assert_shown(name)
