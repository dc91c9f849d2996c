"""The hub's receipts, as phones show them."""

from play_case import PlayCase


class HubTests(PlayCase):
    def _rows(self, stream):
        """Returns the rows of a stream: the words of each entry, and those of its receipts as far as they are shown."""
        return self.browser.run("""
          const shown = (row, selector) => {
            const found = row.querySelector(selector);
            return found.checkVisibility() ? found.textContent : "";
          };
          return [...document.querySelectorAll(`[data-stream="${arguments[0]}"] .stream-entries li`)].map((row) =>
            [row.querySelector(".entry-words").textContent, shown(row, ".entry-readers")]);
        """, stream)

    def _marks(self, stream):
        return [row.text for row in self.browser.find_all(f'[data-stream="{stream}"] .stream-marks li')]

    def test_group_receipts(self):
        for name in ("nim", "qd", "agora"):
            self.browser.open(name, self.group)
        self.browser.write("nim", "Who has read this?")
        own = self.browser.message("nim", "Who has read this?")["id"]
        row = "nina: Who has read this?"
        self.browser.until("the hub expects receipts", lambda: [row, "read by 0 of 6"] in self._rows(self.group))
        for count, reader in ((1, "qd"), (2, "agora")):
            message = self.browser.message(reader, "Who has read this?")["id"]
            self.browser.choose(reader, message, "read")
            self.browser.until(
                f"the sender's phone counts {count}",
                lambda: self.browser.message("nim", "Who has read this?")["foot"].endswith(f"read by {count} of 6"))
        self.browser.until(
            "the hub names the readers", lambda: [row, "read by quinn, gina: 2 of 6"] in self._rows(self.group))
        self.assertEqual(self.browser.message("nim", "Who has read this?")["id"], own)
        self.assert_shown("nim", "qd", "agora")
        self.browser.keep_picture("group-receipts")
        self.browser.click('[data-language="zh"]')
        self.browser.until(
            "the receipts follow the language", lambda: [row, "quinn, gina 已读：6 人中 2 人"] in self._rows(self.group))
        self.browser.click('[data-language="en"]')

    def test_mark_of_a_direct_conversation(self):
        self.pair("nim", "qd")
        self.exchange("nim", "qd", "One")
        _, received = self.exchange("nim", "qd", "Two")
        stream = "direct:nina+quinn"
        self.browser.until("the hub has both", lambda: len(self._rows(stream)) == 2)
        self.assertEqual(self._marks(stream), [])
        self.browser.choose("qd", received, "read")
        number = self.browser.find(f'[data-stream="{stream}"] li:last-child .entry-number').text
        self.browser.until(
            "the hub shows the mark", lambda: self._marks(stream) == [f"quinn has read up to {number}"])

    def test_receipt_of_one_message(self):
        self.pair("nim", "agora")
        _, first = self.exchange("nim", "agora", "One")
        self.exchange("nim", "agora", "Two")
        self.browser.choose("agora", first, "read")
        self.browser.until(
            "the hub names the reader of the first alone",
            lambda: self._rows("direct:gina+nina") == [["nina: One", "read by gina"], ["nina: Two", ""]])
