"""Texts, pictures, receipts, revocation and what else a person does with messages."""

import pathlib
import tempfile

from selenium.webdriver.common.keys import Keys

from play_case import PlayCase, direct
from play_picture import picture

PICTURE = picture()


class MessageTests(PlayCase):
    def test_text_from_every_style_to_every_style(self):
        names = list(self.phones)
        for index, sender in enumerate(names):
            receiver = names[(index + 1) % len(names)]
            with self.subTest(f"{sender} to {receiver}"):
                self.pair(sender, receiver)
                self.exchange(sender, receiver, f"Hello from {sender}")
                self.assert_shown(sender, receiver)
        self.browser.keep_picture("direct")

    def test_text_in_the_group_reaches_all(self):
        for name in self.phones:
            self.browser.open(name, self.group)
        self.browser.write("nim", "Who comes along?")
        for name in self.phones:
            self.browser.message(name, "Who comes along?")
        self.assert_shown(*self.phones)
        stream = f'[data-stream="{self.group}"] .entry-words'
        self.browser.until("the hub shows the message in the group's stream", lambda: any(
            row.get_attribute("textContent").endswith(": Who comes along?") for row in self.browser.find_all(stream)))
        self.browser.keep_picture("group")

    def test_unread_messages_are_counted(self):
        self.browser.open("nim", direct(self.phones["qd"]))
        self.browser.write("nim", "one")
        self.browser.write("nim", "two")
        chat = direct(self.phones["nim"])

        def unread():
            return next(row["unread"] for row in self.browser.phone("qd")["chats"] if row["id"] == chat)
        self.browser.until("two unread messages", lambda: unread() == 2)
        self.browser.open("qd", chat)
        self.browser.on("qd", ".back").click()
        self.browser.until("none is unread any more", lambda: unread() == 0)
        self.assert_shown("nim", "qd")

    def test_open_conversation_reads_what_comes(self):
        for name in self.phones:
            sender = "nim" if name != "nim" else "qd"
            with self.subTest(name):
                self.pair(sender, name)
                for words in ("one", "two"):
                    self.exchange(sender, name, f"{words} for {name}")
                chat = direct(self.phones[sender])

                def unread():
                    chats = self.server.phones()[name]["conversations"]
                    return next(row["unread"] for row in chats if row["id"] == chat)
                self.browser.until("both are read", lambda: unread() == 0)
                self.browser.on(name, ".back").click()
                self.browser.until("it is closed", lambda: "conversation" not in self.server.phones()[name])
                self.browser.write(sender, "three")
                self.browser.until("the list counts one", lambda: unread() == 1)
                self.assertIsNone(self.browser.phone(name)["title"])
                self.assert_shown(name)

    def test_receipt(self):
        reader = next(name for name in self.able("read") if name != "nim")
        self.pair("nim", reader)
        sent, received = self.exchange("nim", reader, "Have you read this?")
        self.browser.choose(reader, received, "read")
        self.browser.until(
            "the sender sees the receipt",
            lambda: self.browser.message("nim", "Have you read this?")["foot"].endswith("read"))
        self.assert_shown("nim", reader)

    def test_revocation_by_every_style_that_has_it(self):
        names = list(self.phones)
        for sender in self.able("revoke"):
            receiver = names[(names.index(sender) + 1) % len(names)]
            with self.subTest(f"{sender} to {receiver}"):
                words = f"A slip of {sender}"
                self.pair(sender, receiver)
                sent, _ = self.exchange(sender, receiver, words)
                self.browser.choose(sender, sent, "revoke")
                self.browser.until("the sender's text is gone", lambda: not self.browser.has_words(sender, words))
                if "revoke" in self.phones[receiver]["can"]:
                    self.browser.until(
                        "the receiver's text is gone", lambda: not self.browser.has_words(receiver, words))
                self.assert_shown(sender, receiver)
        self.browser.keep_picture("revoked")

    def test_revocation_after_the_time_is_refused(self):
        self.pair("nim", "qd")
        sent, _ = self.exchange("nim", "qd", "Too late")
        self.browser.click('[data-forward="300000"]')
        self.browser.until(
            "the clock is five minutes ahead", lambda: self.browser.find("#clock").text.endswith("5 min ahead"))
        self.browser.choose("nim", sent, "revoke")
        alert = self.browser.until("the error is shown", lambda: self.browser.phone("nim")["alert"])
        self.assertIn("508", alert)
        self.assertTrue(self.browser.has_words("nim", "Too late"))
        self.assertTrue(self.browser.has_words("qd", "Too late"))
        self.browser.keep_picture("refused")
        self.browser.on("nim", ".dismiss").click()
        self.assertEqual(self.browser.phone("nim")["alert"], "")

    def test_reaction(self):
        self.pair("nim", "agora")
        _, received = self.exchange("agora", "nim", "Lunch?")
        self.browser.on("nim", f'[data-message="{received}"] .more').send_keys(Keys.ENTER)
        self.browser.until("the menu is open", lambda: self.browser.find("#message-menu").is_displayed())
        self.browser.driver.switch_to.active_element.send_keys(Keys.ARROW_DOWN)
        item = self.browser.driver.switch_to.active_element
        self.assertEqual(item.text, "React with \N{THUMBS UP SIGN}")
        item.send_keys(Keys.ENTER)
        account = self.phones["nim"]["account"]
        pill = f"\N{THUMBS UP SIGN} {account}"
        for name in ("nim", "agora"):
            self.browser.until(f"{name} shows the reaction", lambda: self._reactions(name) == [pill])
        self.assert_shown("nim", "agora")
        own, other = (self.browser.on(name, ".reaction") for name in ("nim", "agora"))
        self.assertEqual(
            [button.accessible_name for button in (own, other)],
            [f"\N{THUMBS UP SIGN}, reaction of {account}"] * 2)
        self.assertEqual([button.get_attribute("aria-pressed") for button in (own, other)], ["true", "false"])
        self.browser.keep_picture("reaction")
        other.click()
        both = [f"{pill}, {self.phones['agora']['account']}"]
        for name in ("nim", "agora"):
            self.browser.until(f"{name} shows both", lambda: self._reactions(name) == both)
        self.browser.open_menu("nim", received)
        items = [
            item.get_attribute("textContent") for item in self.browser.find_all('#message-menu [data-action="react"]')]
        self.assertEqual(items[0], "Remove \N{THUMBS UP SIGN}")
        self.browser.run("document.getElementById('message-menu').hidePopover()")
        for name in ("nim", "agora"):
            self.browser.until(f"{name} is idle", lambda: self.browser.is_idle(name))
            self.browser.on(name, ".reaction").click()
        for name in ("nim", "agora"):
            self.browser.until(f"{name} shows no reaction", lambda: self._reactions(name) == [])
        self.assert_shown("nim", "agora")

    def test_edit(self):
        for sender, receiver in (("agora", "hyphenate"), ("hyphenate", "agora")):
            with self.subTest(f"{sender} to {receiver}"):
                self.pair(sender, receiver)
                sent, _ = self.exchange(sender, receiver, f"Lunch at elven, {receiver}?")
                self.browser.choose(sender, sent, "edit")
                field = self.browser.on(sender, ".field")
                self.assertEqual(field.get_attribute("value"), f"Lunch at elven, {receiver}?")
                self.browser.on(sender, ".editing button").click()
                self.assertEqual(field.get_attribute("value"), "", "nothing is changed")
                self.browser.choose(sender, sent, "edit")
                self.browser.write(sender, f"Lunch at eleven, {receiver}?")
                for name in (sender, receiver):
                    message = self.browser.message(name, f"Lunch at eleven, {receiver}?")
                    self.assertTrue(message["foot"].endswith("edited"))
                    self.assertFalse(self.browser.has_words(name, f"Lunch at elven, {receiver}?"))
                self.assert_shown(sender, receiver)
        self.browser.keep_picture("edited")

    def test_pin(self):
        for sender, receiver in (("nim", "agora"), ("agora", "nim"), ("hyphenate", "nim")):
            with self.subTest(f"{sender} to {receiver}"):
                self.pair(sender, receiver)
                sent, _ = self.exchange(sender, receiver, f"The key is under the mat, {receiver}")
                words = f"Pinned by {self.phones[sender]['account']}"
                for action, pinned in (("Pin", words), ("Unpin", "")):
                    self.browser.choose(sender, sent, "pin", action)
                    for name in (sender, receiver):
                        self.browser.until(
                            f"{name} shows {pinned!r}", lambda: self.browser.message(
                                name, f"The key is under the mat, {receiver}")["pinned"] == pinned)
                    if pinned:
                        self.browser.keep_picture(f"pinned-{sender}")
                self.assert_shown(sender, receiver)

    def _reactions(self, name):
        return self.browser.message(name, "Lunch?")["reactions"]

    def test_deletion_is_local(self):
        name = next(name for name in self.able("delete") if name != "nim")
        self.pair("nim", name)
        _, received = self.exchange("nim", name, "Delete me")
        self.browser.choose(name, received, "delete")
        self.browser.until("the text is gone", lambda: not self.browser.has_words(name, "Delete me"))
        self.assertTrue(self.browser.has_words("nim", "Delete me"))
        self.assert_shown("nim", name)

    def test_picture_crosses(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "square.png"
            path.write_bytes(PICTURE)
            for sender, receiver in (("nim", "rtm"), ("rtm", "agora"), ("agora", "qd")):
                with self.subTest(f"{sender} to {receiver}"):
                    self.pair(sender, receiver)
                    self.browser.on(sender, "input[type=file]").send_keys(str(path))
                    self._receive(receiver)
                    self.assert_shown(sender, receiver)
        self.browser.keep_picture("picture")

    def _receive(self, receiver):
        def last():
            messages = self.browser.phone(receiver)["messages"]
            return messages[-1]["id"] if messages and messages[-1]["file"].endswith("square.png") else None
        message = self.browser.until(f"{receiver} has the picture", last)
        shown = f'[data-message="{message}"]'

        def is_here():
            for button in self.browser.find_all(f'[data-phone="{receiver}"] {shown} .bubble > .small'):
                if button.is_displayed() and button.is_enabled():
                    button.click()
            return self.browser.find_all(f'[data-phone="{receiver}"] {shown} a.file')
        self.browser.until("its bytes are here", is_here)
        address = self.browser.on(receiver, f"{shown} a.file").get_attribute("href")
        data, headers = self.server.get_bytes(address.removeprefix(self.server.address))
        self.assertEqual(data, PICTURE)
        self.assertEqual(headers["Content-Type"], "image/png")
        self.browser.until("the picture is drawn", lambda: self.browser.run(
            "return arguments[0].complete && arguments[0].naturalWidth > 0", self.browser.on(receiver, f"{shown} img")))

    def test_muted_member_is_refused(self):
        self.browser.open("nim", self.group)
        self.browser.open("qd", self.group)
        self.browser.write("qd", "I talk too much")
        message = self.browser.message("nim", "I talk too much")["id"]
        self.browser.choose("nim", message, "mute", "Mute ")
        self.browser.until("the mute is answered", lambda: self.browser.is_idle("nim"))
        self.browser.write("qd", "May I?")
        self.browser.until("the refusal is shown", lambda: self.browser.phone("qd")["alert"])
        self.browser.until("it has failed", lambda: self.browser.message("qd", "May I?")["state"] == "failed")
        self.assert_shown("nim", "qd")
        self.browser.keep_picture("muted")
        self.browser.choose("nim", message, "mute", "Unmute ")
        self.browser.until("its end is answered", lambda: self.browser.is_idle("nim"))
        self.assertFalse(self.browser.has_words("nim", "May I?"))
        self.browser.write("qd", "Thank you")
        self.browser.message("nim", "Thank you")
        self.assert_shown("nim", "qd")

    def test_markup_stays_text(self):
        words = "<script>document.title = 'run'</script><img src=x onerror=\"document.title='run'\">"
        self.pair("nim", "qd")
        self.exchange("nim", "qd", words)
        self.assert_shown("nim", "qd")
        self.browser.on("qd", ".back").click()
        self.assert_shown("qd")
        self.assertEqual(self.browser.driver.title, "Parlance")
        self.assertEqual(self.browser.find_all("main img, main script"), [])

    def test_too_large_file_is_refused_by_the_page(self):
        self.browser.open("nim", direct(self.phones["qd"]))
        with tempfile.NamedTemporaryFile(suffix=".bin") as file:
            file.truncate(8 * 1024 * 1024 + 1)
            self.browser.on("nim", "input[type=file]").send_keys(file.name)
            self.browser.until("the page says so", lambda: "larger than 8 MiB" in self.browser.phone("nim")["alert"])
        self.assertEqual(self.browser.phone("nim")["messages"], [])

    def test_what_a_style_lacks_is_said(self):
        self.pair("nim", "rtm")
        _, received = self.exchange("nim", "rtm", "Can you revoke?")
        sent, _ = self.exchange("rtm", "nim", "No, I cannot.")
        lacks = {lack["what"]: lack["words"] for lack in self.phones["rtm"]["lacks"]}
        self.browser.open_menu("rtm", sent)
        items = [item.get_attribute("textContent") for item in self.browser.find_all("#message-menu > *")]
        self.assertIn(lacks["revoke"], items)
        self.browser.keep_picture("lacks")
        self.assertNotIn("Revoke", items)
