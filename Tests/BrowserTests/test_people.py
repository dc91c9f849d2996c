"""Friends, blocks, presence and the administration of the group, on the screens of the phones."""

from play_case import direct
from play_forms import PROBLEMS, FormCase

RIGHT_TO_LEFT = "נפגשים בתחנה"
LONG = "Bus_at_a_stop_whose_name_is_too_long_for_any_line_of_a_phone_beside_six_others, 8:15"
DETAILS = """
  const phone = document.querySelector(`[data-phone="${arguments[0]}"]`);
  const seen = (node) => node !== null && node.checkVisibility();
  const text = (node) => (seen(node) ? node.textContent : "");
  return {
    title: text(phone.querySelector(".back-to-chat + h3")),
    lines: [...phone.querySelectorAll("p.detail, .detail > p")].filter(seen).map((line) => line.textContent),
    buttons: [...phone.querySelectorAll(".details button.small")].filter(seen).map((button) => button.textContent),
    members: Object.fromEntries([...phone.querySelectorAll("[data-member]")].filter(seen).map((row) =>
      [row.dataset.member, [...row.querySelectorAll(".member-role")].filter(seen).map((role) => role.textContent)])),
  };
"""


class PeopleTests(FormCase):
    def _details(self, phone):
        return self.browser.run(DETAILS, phone)

    def _leave(self, phone):
        """Returns to the list of a phone's chats."""
        for selector in (".back-to-chat", ".back"):
            if self.browser.on(phone, selector).is_displayed():
                self.browser.on(phone, selector).click()

    def _show(self, phone, conversation):
        """Opens the details of a conversation."""
        self._leave(phone)
        self.browser.open(phone, conversation)
        self.browser.on(phone, ".to-details").click()
        self.browser.until(f"{phone} shows details", lambda: self._details(phone)["title"])

    def _show_each_other(self, phone, other):
        self._show(phone, direct(self.phones[other]))
        self._show(other, direct(self.phones[phone]))

    def _press(self, phone, words):
        button = next(
            button for button in self.browser.find_all(f'[data-phone="{phone}"] .details button.small')
            if button.is_displayed() and button.text == words)
        button.click()

    def _until_lines(self, phone, *lines):
        self.browser.until(
            f"{phone} shows {lines}", lambda: set(lines) <= set(self._details(phone)["lines"]))

    def test_friendship(self):
        for phone, other in (("nim", "agora"), ("classic", "nim"), ("hyphenate", "classic")):
            with self.subTest(f"{phone} and {other}"):
                self._show_each_other(phone, other)
                self._press(phone, "Ask for friendship")
                self._until_lines(phone, "Asked for friendship")
                self._until_lines(other, "Asks for friendship: 👋")
                self.browser.keep_picture(f"friend-request-{phone}")
                self._press(other, "Refuse")
                for name in (phone, other):
                    self._until_lines(name, "Not a friend")
                self._press(phone, "Ask for friendship")
                self._until_lines(other, "Asks for friendship: 👋")
                self._press(other, "Accept")
                for name in (phone, other):
                    self._until_lines(name, "Friend")
                    self.assertIn("Remove friend", self._details(name)["buttons"])
                self.browser.on(other, ".back-to-chat").click()
                account = self.phones[phone]["account"]
                self.browser.message(other, f"{account} asks for friendship: 👋")
                self.browser.message(other, f"You and {account} are friends now.")
                self.assert_shown(other)
                self._press(phone, "Remove friend")
                self.browser.message(other, f"You and {account} are no longer friends.")
                self._until_lines(phone, "Not a friend")

    def test_blocked_person_is_not_heard(self):
        self._show("nim", direct(self.phones["agora"]))
        self.browser.open("agora", direct(self.phones["nim"]))
        self._press("nim", "Block")
        self._until_lines("nim", "Blocked")
        self.browser.write("agora", "In vain")
        self.browser.until("the refusal is shown", lambda: self.browser.phone("agora")["alert"])
        self.browser.until("it has failed", lambda: self.browser.message("agora", "In vain")["state"] == "failed")
        self.browser.keep_picture("blocked")
        self._press("nim", "Unblock")
        self._until_lines("nim", "Not blocked")
        self.browser.write("agora", "Arrives")
        self.browser.on("nim", ".back-to-chat").click()
        self.browser.message("nim", "Arrives")
        self.assertFalse(self.browser.has_words("nim", "In vain"))
        self.assert_shown("nim", "agora")

    def _presence(self, phone, other):
        return self.browser.run("""
          const row = document.querySelector(`[data-phone="${arguments[0]}"] [data-conversation="${arguments[1]}"]`);
          const presence = row.querySelector(".chat-presence");
          return presence.checkVisibility() ? presence.textContent : "";
        """, phone, direct(self.phones[other]))

    def test_presence_and_status(self):
        for phone, other in (("nim", "agora"), ("agora", "hyphenate"), ("rtm", "nim"), ("hyphenate", "nim")):
            with self.subTest(f"{phone} watches {other}"):
                self._show(phone, direct(self.phones[other]))
                self._until_lines(phone, "Presence is not watched.")
                self._press(phone, "Watch presence")
                self._until_lines(phone, "Online")
                self.browser.on(other, "[role=switch]").click()
                self._until_lines(phone, "Offline")
                self.browser.on(other, "[role=switch]").click()
                self._until_lines(phone, "Online")
                if phone != "rtm":
                    self._publish(other, f"Hiking with {phone}")
                    self._until_lines(phone, f"Online: Hiking with {phone}")
                self.browser.keep_picture(f"presence-{phone}")
                self._leave(phone)
                self.browser.until("the list shows it", lambda: self._presence(phone, other) == "Online")
                self._show(phone, direct(self.phones[other]))
                self._press(phone, "Stop watching")
                self._until_lines(phone, "Presence is not watched.")

    def _publish(self, phone, words):
        self._leave(phone)
        self.browser.on(phone, ".to-status").click()
        self.browser.on(phone, ".own-status .text-field").send_keys(words)
        self.browser.on(phone, ".own-status button").click()
        self.browser.until(
            "the form is closed", lambda: not self.browser.on(phone, ".own-status").is_displayed())

    def _choose(self, phone, member, action):
        """Chooses an action in a member's menu."""
        self.browser.choose_in_menu(phone, f'[data-member="{member}"] .member-menu', action)

    def _fill_form(self, phone, action, words):
        field = self.browser.on(phone, f'.text-form[data-action="{action}"] .text-field')
        field.send_keys(words)
        self.browser.on(phone, f'.text-form[data-action="{action}"] button').click()
        self.browser.until("the field is empty", lambda: field.get_attribute("value") == "")

    def _until_member(self, phone, member, roles):
        self.browser.until(
            f"{phone} shows {member} as {roles}", lambda: self._details(phone)["members"].get(member) == roles)

    def test_group_is_run(self):
        names = ("nim", "qd", "agora", "classic", "android")
        for name in names:
            self._show(name, self.group)
        self._until_member("nim", "nina", ["owner"])
        self._until_member("qd", "gina", ["manager"])
        self._fill_form("nim", "announce", "Bus at 8:15")
        for name in ("nim", "qd", "agora", "classic"):
            self._until_lines(name, "Announcement: Bus at 8:15")
        self._choose("agora", "quinn", "mute")
        for name in ("nim", "qd", "agora", "classic"):
            self._until_member(name, "quinn", ["muted"])
        self.browser.keep_picture("group-muted")
        self._choose("agora", "quinn", "mute")
        self._until_member("qd", "quinn", [])
        self._choose("nim", "quinn", "manager")
        for name in ("qd", "agora", "classic"):
            self._until_member(name, "quinn", ["manager"])
        self._choose("classic", "andy", "removeMember")
        self._until_lines("android", "This phone is not in the group.")
        for name in ("nim", "qd", "agora"):
            self.browser.until(f"{name} shows him no more", lambda: "andy" not in self._details(name)["members"])
        self.browser.keep_picture("group-removed")
        self._press("qd", "Add andy")
        for name in names:
            self._until_member(name, "andy", [])
        self._choose("nim", "gina", "giveAway")
        for name in ("nim", "qd", "agora", "classic"):
            self._until_member(name, "gina", ["owner"])
        self._fill_form("agora", "renameGroup", "To the lake")
        # The SDK of 2016 does not notify its app of changes other than the account's own: the app reads the group anew.
        self._show("android", self.group)
        self._until_member("android", "gina", ["owner"])
        for name in names:
            self.browser.until(f"{name} shows the name", lambda: self._details(name)["title"] == "To the lake")
        self.browser.keep_picture("group-given-away")
        for name in names:
            self.browser.on(name, ".back-to-chat").click()
            self.assert_shown(name)

    def test_controls_are_those_of_the_vendor(self):
        for name in self.phones:
            self.browser.open(name, direct(self.phones["nim" if name != "nim" else "qd"]))
            able = any(action in self.phones[name]["can"] for action in ("befriend", "block", "watch"))
            self.assertEqual(self.browser.on(name, ".to-details").is_displayed(), able, name)
            self._show(name, self.group)
            self.browser.until(f"{name} has read the group", lambda: self._details(name)["members"])
            forms = {
                form.get_attribute("data-action")
                for form in self.browser.find_all(f'[data-phone="{name}"] .details .text-form') if form.is_displayed()}
            self.assertEqual(forms, {"announce", "renameGroup"} & set(self.phones[name]["can"]), name)
            menus = [
                menu for menu in self.browser.find_all(f'[data-phone="{name}"] .member-menu') if menu.is_displayed()]
            self.assertEqual(bool(menus), "removeMember" in self.phones[name]["can"], name)
        for name in ("qd", "classic", "android", "rtm"):
            self._leave(name)
            able = "publishStatus" in self.phones[name]["can"]
            self.assertEqual(self.browser.on(name, ".to-status").is_displayed(), able, name)

    def test_keyboard_opens_and_closes_the_details(self):
        self.browser.open("nim", self.group)
        button = self.browser.on("nim", ".to-details")
        button.send_keys("\ue007")
        self.browser.until("the details are shown", lambda: self._details("nim")["title"] == "Trip")
        back = self.browser.driver.switch_to.active_element
        self.assertEqual(back.accessible_name, "Back to the messages")
        back.send_keys("\ue007")
        self.browser.until("the messages are shown", lambda: self._details("nim")["title"] == "")
        self.assertEqual(self.browser.driver.switch_to.active_element, button)

    def _fill(self):
        """Shows details with long and short texts, of people and of the group."""
        self.server.act("announce", phone="nim", conversation=self.group, text=LONG)
        self.server.act("mute", phone="nim", conversation=self.group, account="quinn", on=True)
        self.server.act("removeMember", phone="nim", conversation=self.group, account="rita")
        for phone, other in (("nim", "hyphenate"), ("classic", "hyphenate")):
            self.server.act(
                "befriend", phone=phone, conversation=direct(self.phones[other]), text=RIGHT_TO_LEFT)
        self.server.act("watch", phone="nim", conversation=direct(self.phones["hyphenate"]), on=True)
        self.server.act("publishStatus", phone="hyphenate", text=RIGHT_TO_LEFT)
        for name in ("qd", "agora", "android"):
            self._show(name, self.group)
        self._show("nim", direct(self.phones["hyphenate"]))
        self._show("hyphenate", direct(self.phones["nim"]))
        self._until_lines("nim", f"Online: {RIGHT_TO_LEFT}")
        self._until_lines("hyphenate", f"Asks for friendship: {RIGHT_TO_LEFT}")
        self._until_lines("agora", f"Announcement: {LONG}")
        self.browser.open("classic", self.group)
        self.browser.message("classic", f"Announcement: {LONG}")

    def test_details_fit_in_each_form(self):
        self._fill()
        sizes = ((390, 844), (701, 900), (1024, 768), (1366, 768), (1400, 900), (1920, 1080))
        self.in_each_form(sizes, picture="people")

    def test_each_phone_fits_a_narrow_window(self):
        self._fill()
        self.browser.resize(390, 844)
        for name in ("nim", "qd", "agora", "hyphenate"):
            self.browser.click(f'[data-switch="{name}"]')
            self.browser.keep_picture(f"people-narrow-{name}")
            self.assertEqual(self.browser.run(PROBLEMS), [], name)

    def test_status_form_fits(self):
        for name in self.able("publishStatus"):
            self.browser.on(name, ".to-status").click()
        self.server.act("watch", phone="rtm", conversation=direct(self.phones["nim"]), on=True)
        self.browser.until("the list shows it", lambda: self._presence("rtm", "nim") == "Online")
        self.in_each_form(((390, 844), (1366, 768), (1400, 900)), picture="status")

    def test_texts_keep_their_direction(self):
        self._fill()
        directions = self.browser.run("""
          return [...document.querySelectorAll(".details [dir], .own-status [dir]")]
            .filter((node) => node.getAttribute("dir") !== "auto").map((node) => node.outerHTML);
        """)
        self.assertEqual(directions, [])
        field = self.browser.on("agora", '.text-form[data-action="announce"] .text-field')
        field.send_keys(RIGHT_TO_LEFT)
        self.assertEqual(self.browser.run("return getComputedStyle(arguments[0]).direction", field), "rtl")

    def test_chinese_details_have_no_english_left(self):
        self._fill()
        self.browser.on("agora", '[data-member="quinn"] .member-menu').click()
        self.browser.run("document.getElementById('message-menu').hidePopover()")
        self.browser.click('[data-language="zh"]')
        named = {"Parlance", "English", "API", "Swift", "iOS", "Android", "NIM", "QD", "RTM", "KiB"}
        written = [LONG, RIGHT_TO_LEFT, "trip"]
        for phone in self.server.phones().values():
            named |= {phone["account"], phone["person"], *phone["module"].split("_"), *phone["style"].split()}
            written += [phone["status"]["words"]] if "wordsZh" not in phone["status"] else []
            written += [chat["title"] for chat in phone["conversations"]]
        written += [scene["document"] for scene in self.server.state()["scenes"]]
        self.assertEqual(self.english(written, named), [])
        self.assertIn(f"在线：{RIGHT_TO_LEFT}", self._details("nim")["lines"])
        self.assertIn(f"请求加为好友：{RIGHT_TO_LEFT}", self._details("hyphenate")["lines"])
        self.browser.keep_picture("people-chinese")
