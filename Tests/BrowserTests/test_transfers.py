"""Transfers that are held halfway, so that their progress can be seen."""

import pathlib
import tempfile

from play_case import PlayCase, direct

SIZE = 1024 * 1024
# Agora RTM reports the progress of the first bytes, and then nothing for a second; on a busy machine more bytes come later.
HALF = {"rtm": (0.125, 0.25, 0.375, 0.5)}


class TransferTests(PlayCase):
    def _hold(self, on):
        self.browser.click("#hold-files")
        self.browser.until(
            "the switch follows",
            lambda: self.browser.find("#hold-files").get_attribute("aria-checked") == ("true" if on else "false"))
        self.assertEqual(self.server.state()["filesHeld"], on)

    def _shows_half(self, phone):
        bars = self._progress(phone)
        return len(bars) == 1 and bars[0] in HALF.get(phone, (0.5,))

    def _progress(self, phone):
        """Returns the values of the bars that a phone shows."""
        return self.browser.run("""
          return [...document.querySelectorAll(`[data-phone="${arguments[0]}"] .bubble progress`)]
            .filter((bar) => bar.checkVisibility()).map((bar) => bar.value);
        """, phone)

    def test_progress_of_every_style(self):
        names = list(self.phones)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "large.bin")
            path.write_bytes(bytes(range(256)) * (SIZE // 256))
            for index, sender in enumerate(names):
                receiver = names[(index + 1) % len(names)]
                with self.subTest(f"{sender} to {receiver}"):
                    self.pair(sender, receiver)
                    self._send(path, sender)
                    self._download(sender, receiver)

    def _send(self, path, sender):
        self._hold(True)
        self.browser.on(sender, "input[type=file]").send_keys(str(path))
        self.browser.until(f"{sender} shows half of the upload", lambda: self._shows_half(sender))
        self.browser.keep_picture(f"held-upload-{sender}")
        self._hold(False)
        self.browser.until(f"{sender} is done", lambda: self._progress(sender) == [] and self.browser.is_idle(sender))
        self.assert_shown(sender)

    def _download(self, sender, receiver):
        def button():
            found = self.browser.find_all(f'[data-phone="{receiver}"] .bubble > button.small')
            return next((button for button in found if button.is_displayed()), None)
        self.browser.until(f"{receiver} offers the download", button)
        self._hold(True)
        button().click()
        self.browser.until(f"{receiver} shows half of the download", lambda: self._shows_half(receiver))
        self.browser.keep_picture(f"held-download-{receiver}")
        self._hold(False)
        self.browser.until(
            f"{receiver} has the file",
            lambda: self.browser.find_all(f'[data-phone="{receiver}"] a.file') and self._progress(receiver) == [])
        chat = next(
            chat for chat in self.server.phones()[receiver]["conversations"]
            if chat["id"] == direct(self.phones[sender]))
        self.assertTrue(chat["messages"][-1]["file"])
