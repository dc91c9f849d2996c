"""Where things are: nothing overlaps or is cut, in each size of the window, each colour scheme and both languages."""

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from play_case import direct
from play_forms import PROBLEMS, FormCase

# Words of code that a line breaks although they would fit into one.
BROKEN = """
  const found = [];
  // A message's id has no words.
  const word = /[0-9a-f]{20,}|[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;
  const names = ".entries code, .status-words, .stream h3 span, .phone-person, h2, h3";
  for (const node of document.querySelectorAll(names)) {
    if (!node.checkVisibility()) continue;
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      for (const match of text.data.matchAll(word)) {
        if (match[0].length > 16) continue;
        const range = document.createRange();
        range.setStart(text, match.index);
        range.setEnd(text, match.index + match[0].length);
        const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
        const lines = new Set(boxes.map((box) => Math.round(box.top)));
        if (lines.size > 1) found.push(`${match[0]} in ${node.textContent.slice(0, 80)}`);
      }
    }
  }
  return found;
"""

RIGHT_TO_LEFT = "שלום, נתראה בצהריים?"
LINES = "Bring:\n– boots\n– a map"


class GeometryTests(FormCase):
    def _fill(self):
        """Opens chats with short and long texts, several lines, a reaction, a remark, an error and a banner."""
        self.pair("nim", "qd")
        sent, _ = self.exchange("nim", "qd", "A text")
        for words in (RIGHT_TO_LEFT, "a_word_that_is_too_long_for_any_line_of_a_phone_beside_six_others", "A slip"):
            self.exchange("qd", "nim", words)
        self.browser.choose("qd", self.browser.message("qd", "A slip")["id"], "revoke")
        self.browser.until("the slip is gone", lambda: not self.browser.has_words("nim", "A slip"))
        for name in ("agora", "android", "classic"):
            self.browser.open(name, self.group)
        self.server.act("sendText", phone="agora", conversation=self.group, text=LINES)
        for name in ("agora", "android", "classic"):
            self.browser.message(name, LINES)
        self.browser.choose("agora", self.browser.message("agora", LINES)["id"], "react", "React")
        self.browser.until("a reaction is shown", lambda: self.browser.message("agora", LINES)["reactions"])
        self.server.act("logOut", phone="hyphenate")
        self.browser.until("a banner is shown", lambda: self.browser.phone("hyphenate")["banner"])
        self.browser.on("qd", '[data-tab="code"]').click()
        self.browser.on("rtm", '[data-tab="lacks"]').click()
        self.browser.click('[data-forward="300000"]')
        self.browser.until("the clock follows", lambda: "ahead" in self.browser.find("#clock").text)
        self.browser.choose("nim", sent, "revoke")
        self.browser.until("an error is shown", lambda: self.browser.phone("nim")["alert"])

    def _box(self, selector):
        return self.browser.run("return arguments[0].getBoundingClientRect()", self.browser.find(selector))

    def test_one_row_and_the_hub_in_the_window(self):
        self._fill()

        def check(width, height):
            boxes = [self._box(f'[data-phone="{name}"] .device') for name in self.phones]
            self.assertEqual(len({box["top"] for box in boxes}), 1, "one row")
            lefts = [box["left"] for box in boxes]
            self.assertEqual(lefts, sorted(lefts), "the order of the phones")
            self.assertEqual(len({round(box["width"]) for box in boxes}), 1, "phones of one width")
            self.assertGreaterEqual(boxes[0]["width"], 180)
            hub, entry = self._box("#hub-heading"), self._box(".stream-entries li")
            self.assertLessEqual(hub["bottom"], height)
            self.assertLessEqual(entry["bottom"], height, "an entry of the hub is in the window")
            last = boxes[-1]
            self.assertTrue(hub["left"] >= last["right"] or hub["top"] >= last["bottom"], "beside or below the phones")
        self.in_each_form(((1400, 900), (1920, 1080)), check)

    def test_order_of_the_phones(self):
        order = [phone.get_attribute("data-phone") for phone in self.browser.find_all("[data-phone]")]
        self.assertEqual(order, ["nim", "qd", "agora", "classic", "hyphenate", "android", "rtm"])

    def test_window_of_a_phone_begins_with_a_phone(self):
        self._fill()

        def check(width, height):
            phone = self._box('[data-phone="nim"] .device')
            self.assertLess(phone["top"], height / 2)
            for selector in ("#tools", "#scene-list", "#hub-heading"):
                self.assertGreaterEqual(self._box(selector)["top"], phone["bottom"], f"{selector} comes behind")
            self.assertTrue(self.browser.run(
                "return Boolean(arguments[0].compareDocumentPosition(arguments[1]) & Node.DOCUMENT_POSITION_FOLLOWING)",
                self.browser.find('[data-phone="nim"]'), self.browser.find("#tools")), "the keyboard follows the eyes")
        self.in_each_form(((390, 844),), check)
        self.browser.click("#reset")
        self.browser.until("the controls work there", lambda: "ahead" not in self.browser.find("#clock").text)
        self.browser.resize(1400, 900)
        self.browser.until(
            "a wide window has them above again",
            lambda: self._box("#tools")["bottom"] <= self._box('[data-phone="nim"]')["top"])

    def test_windows_between(self):
        self._fill()
        self.in_each_form(((701, 900), (1024, 768), (1366, 768)), lambda width, height: None)

    def test_names_break_between_words(self):
        self._fill()
        for width in (390, 1400, 1920):
            self.browser.resize(width, 900)
            for tab in ("callbacks", "code"):
                for name in self.phones:
                    if self.browser.on(name, f'[data-tab="{tab}"]').is_displayed():
                        self.browser.on(name, f'[data-tab="{tab}"]').click()
                self.assertEqual(self.browser.run(BROKEN), [], (width, tab))
            self.browser.keep_picture(f"names-{width}")

    def test_right_to_left_text_begins_at_the_right(self):
        self.pair("nim", "qd")
        self.exchange("nim", "qd", RIGHT_TO_LEFT)
        self.exchange("nim", "qd", "Left to right")
        directions = self.browser.run("""
          return Object.fromEntries([...document.querySelectorAll('[data-phone="qd"] .words')]
            .map((words) => [words.textContent, getComputedStyle(words).direction]));
        """)
        self.assertEqual(directions, {RIGHT_TO_LEFT: "rtl", "Left to right": "ltr"})
        field = self.browser.on("nim", ".field")
        field.send_keys(RIGHT_TO_LEFT)
        self.assertEqual(self.browser.run("return getComputedStyle(arguments[0]).direction", field), "rtl")
        self.assertEqual([
            node.get_attribute("dir") for selector in (".words", ".chat-last", ".chat-title", ".field", ".entry-words")
            for node in self.browser.find_all(selector) if node.get_attribute("dir") != "auto"], [])

    def test_chinese_page_has_no_english_left(self):
        self._fill()
        self.browser.on("hyphenate", ".app-switch").click()
        self.browser.until("the app is closed", lambda: self.browser.phone("hyphenate")["words"] == "closed")
        self.browser.on("hyphenate", ".chat").click()
        self.browser.until("the refusal is shown", lambda: self.browser.phone("hyphenate")["alert"])
        self.browser.on("android", ".phone-status button").click()
        self.browser.until("the app is logged out", lambda: self.browser.phone("android")["banner"])
        self.browser.open_menu("agora", self.browser.message("agora", LINES)["id"])
        self.browser.run("document.getElementById('message-menu').hidePopover()")
        self.browser.click('[data-language="zh"]')
        self.assertIn("应用已关闭。", self.browser.phone("hyphenate")["alert"])
        self.assertEqual(self.browser.phone("qd")["messages"][-1]["words"], "你撤回了一条消息。")
        self.assertEqual(self.browser.phone("nim")["messages"][-1]["words"], "quinn 撤回了一条消息。")
        named = {"Parlance", "English", "API", "Swift", "iOS", "Android", "NIM", "QD", "RTM", "KiB"}
        written = [LINES, RIGHT_TO_LEFT, "A text", "a_word_that_is_too_long_for_any_line_of_a_phone_beside_six_others"]
        for phone in self.server.phones().values():
            named |= {phone["account"], phone["person"], *phone["module"].split("_"), *phone["style"].split()}
            # The words of the vendors: names of their states, and their errors.
            written += [phone["status"]["words"]] if "wordsZh" not in phone["status"] else []
            written += [chat["title"] for chat in phone["conversations"]]
        written.append(self.browser.on("nim", ".phone-alert p span").text)
        written += [scene["document"] for scene in self.server.state()["scenes"]] + ["trip"]
        self.assertEqual(self.english(written, named), [])
        self.browser.keep_picture("geometry-chinese")

    def test_message_of_several_lines(self):
        self.pair("nim", "qd")
        field = self.browser.on("nim", ".field")
        low = self._box('[data-phone="nim"] .field')["height"]
        self.browser.run("""
          const field = arguments[0];
          field.focus();
          field.value = arguments[1];
          field.dispatchEvent(new InputEvent("input", {bubbles: true}));
        """, field, LINES)
        self.assertGreater(self._box('[data-phone="nim"] .field')["height"], low + 20, "the field shows the lines")
        self.assertEqual(self.browser.run(PROBLEMS), [])
        self.browser.on("nim", ".send").click()
        for name in ("nim", "qd"):
            message = self.browser.message(name, LINES)["id"]
            words = self.browser.on(name, f'[data-message="{message}"] .words')
            self.assertEqual(len(words.text.split("\n")), 3)
            self.assertGreater(words.size["height"], 45)
        self.assertEqual(self._box('[data-phone="nim"] .field')["height"], low, "the field is empty again")
        self.browser.keep_picture("lines")

    def test_enter_sends_and_shift_enter_begins_a_line(self):
        self.browser.open("nim", direct(self.phones["qd"]))
        self.browser.on("nim", ".field").click()
        keys = ActionChains(self.browser.driver).send_keys("one").key_down(Keys.SHIFT).send_keys(Keys.ENTER)
        keys.key_up(Keys.SHIFT).send_keys("two").send_keys(Keys.ENTER).perform()
        self.browser.message("nim", "one\ntwo")
        self.assertEqual(self.browser.on("nim", ".field").get_attribute("value"), "")
        self.browser.run("""
          const field = arguments[0];
          field.value = "拼";
          const key = {key: "Enter", isComposing: true, bubbles: true, cancelable: true};
          field.dispatchEvent(new KeyboardEvent("keydown", key));
        """, self.browser.on("nim", ".field"))
        self.assertEqual(
            self.browser.on("nim", ".field").get_attribute("value"), "拼", "Enter belongs to the input method")
