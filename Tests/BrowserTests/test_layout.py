"""Wide and narrow windows, and the keyboard alone."""

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from play_case import PlayCase, direct


class LayoutTests(PlayCase):
    def _overflow(self):
        return self.browser.run("return document.scrollingElement.scrollWidth - document.documentElement.clientWidth")

    def test_seven_phones_fit_side_by_side(self):
        for width in (1600, 1920):
            self.browser.resize(width, 1000)
            tops = {self.browser.on(name, ".device").location["y"] for name in self.phones}
            self.assertEqual(len(tops), 1, "one row")
            self.assertEqual(self._overflow(), 0)

    def test_no_window_scrolls_sideways(self):
        self.browser.open("nim", self.group)
        for width in (320, 480, 701, 900, 1280):
            self.browser.resize(width, 800)
            self.assertLessEqual(self._overflow(), 0, width)
        self.browser.keep_picture("medium")

    def test_narrow_window_shows_one_phone_at_a_time(self):
        self.browser.resize(360, 740)
        for name in self.phones:
            with self.subTest(name):
                self.browser.click(f'[data-switch="{name}"]')
                visible = [node.get_attribute("data-phone") for node in self.browser.find_all("[data-phone]")
                           if node.is_displayed()]
                self.assertEqual(visible, [name])
                self.assertLessEqual(self._overflow(), 0)
        self.browser.click('[data-switch="nim"]')
        self.browser.open("nim", self.group)
        self.browser.write("nim", "From a narrow window, with_a_word_that_is_too_long_for_any_line_of_it")
        self.browser.message("nim", "From a narrow window, with_a_word_that_is_too_long_for_any_line_of_it")
        self.assertLessEqual(self._overflow(), 0)
        self.browser.until(
            "another phone's button counts the message", lambda: 0 < self._unread("qd") == self._counted("qd"))
        self.browser.click('[data-switch="qd"]')
        self.browser.open("qd", self.group)
        self.browser.message("qd", "From a narrow window, with_a_word_that_is_too_long_for_any_line_of_it")
        self.assert_shown("qd")
        self.browser.keep_picture("narrow")

    def _unread(self, name):
        return sum(chat["unread"] for chat in self.server.phones()[name]["conversations"])

    def _counted(self, name):
        return int(self.browser.find(f'[data-switch="{name}"] .badge').text or "0")

    def test_dialogs_and_menus_fit_into_a_narrow_window(self):
        self.browser.resize(360, 740)
        self.browser.open("nim", self.group)
        self.browser.write("nim", "A message")
        self.browser.open_menu("nim", self.browser.message("nim", "A message")["id"])
        self._assert_inside("#message-menu")
        ActionChains(self.browser.driver).send_keys(Keys.ESCAPE).perform()
        self.browser.click("#save-link")
        self.browser.until("the dialog is open", lambda: self.browser.find("#save-dialog").is_displayed())
        self._assert_inside("#save-dialog")
        self.browser.keep_picture("narrow-dialog")

    def _assert_inside(self, selector):
        edges = self.browser.run(
            "const box = arguments[0].getBoundingClientRect(); return [box.left, box.top, box.right, box.bottom]",
            self.browser.find(selector))
        self.assertGreaterEqual(min(edges[:2]), 0)
        self.assertLessEqual(edges[2], 360)
        self.assertLessEqual(edges[3], 740)


class KeyboardTests(PlayCase):
    def _press(self, *keys):
        ActionChains(self.browser.driver).send_keys(*keys).perform()

    def _focus(self):
        return self.browser.driver.switch_to.active_element

    def _tab_to(self, what, selector, limit=80, backward=False):
        """Presses Tab until the focus is on an element; each element on the way shows that it has the focus."""
        for _ in range(limit):
            if backward:
                ActionChains(self.browser.driver).key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT).perform()
            else:
                self._press(Keys.TAB)
            if self.browser.run("return document.activeElement === document.body"):
                continue
            self.assertTrue(self.browser.run("""
              const style = getComputedStyle(document.activeElement);
              return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
            """), f"the focus is visible: {self._focus().get_attribute('outerHTML')[:200]}")
            if self.browser.run("return document.activeElement.matches(arguments[0])", selector):
                return
        self.fail(f"Tab does not reach {what}")

    def test_send_and_revoke_with_the_keyboard(self):
        chat = direct(self.phones["qd"])
        self._tab_to("a chat", f'[data-phone="nim"] .chat[data-conversation="{chat}"]')
        self._press(Keys.ENTER)
        self.browser.until(
            "the field has the focus", lambda: self.browser.run(
                """return document.activeElement.matches('[data-phone="nim"] .field')"""))
        self._press("By keyboard", Keys.ENTER)
        self.browser.message("nim", "By keyboard")
        self._tab_to("the message's menu", '[data-phone="nim"] .more', limit=3, backward=True)
        self._press(Keys.ENTER)
        self._assert_menu(open=True)
        self._press(Keys.ESCAPE)
        self._assert_menu(open=False)
        self.assertTrue(self.browser.run("return document.activeElement.matches('.more')"), "the focus returns")
        self._press(Keys.ENTER)
        self._assert_menu(open=True)
        self._press(Keys.END, Keys.HOME, Keys.ARROW_DOWN, Keys.ARROW_UP)
        self.assertEqual(self._focus().get_attribute("data-action"), "revoke")
        self._press(Keys.ENTER)
        self.browser.until("the text is gone", lambda: not self.browser.has_words("nim", "By keyboard"))
        self.browser.until(
            "the focus is still in the phone", lambda: self.browser.run(
                """return document.activeElement.closest('[data-phone="nim"]') !== null"""))
        self.assert_shown("nim")

    def _assert_menu(self, open):
        self.browser.until(
            f"the menu is {'open' if open else 'closed'}",
            lambda: self.browser.find("#message-menu").is_displayed() is open
            and self.browser.on("nim", ".more").get_attribute("aria-expanded") == ("true" if open else "false"))

    def test_back_to_the_list_returns_to_its_row(self):
        chat = direct(self.phones["qd"])
        self.browser.open("nim", chat)
        self.browser.on("nim", ".back").send_keys(Keys.ENTER)
        self.assertEqual(self._focus().get_attribute("data-conversation"), chat)

    def test_tabs_follow_the_arrow_keys(self):
        self._tab_to("the tabs", '[data-phone="nim"] [role=tab]')
        for key, name in (
                (Keys.ARROW_RIGHT, "code"), (Keys.ARROW_RIGHT, "lacks"), (Keys.ARROW_RIGHT, "callbacks"),
                (Keys.END, "lacks"), (Keys.HOME, "callbacks"), (Keys.ARROW_LEFT, "lacks")):
            self._press(key)
            self.assertEqual(self._focus().get_attribute("data-tab"), name)
            panel = self._focus().get_attribute("aria-controls")
            self.assertTrue(self.browser.find(f"#{panel}").is_displayed())
            self.assertEqual(len(self.browser.run("""
              return [...document.querySelectorAll('[data-phone="nim"] .panel')].filter((p) => p.checkVisibility());
            """)), 1)

    def test_skip_links(self):
        for words, target in (("Skip to the phones", "phones"), ("Skip to the hub", "hub")):
            self.browser.load(self.server.address)
            self._tab_to(words, f'.skip[href="#{target}"]', limit=3)
            self.assertEqual(self._focus().text, words)
            self._press(Keys.ENTER)
            self.assertEqual(self._focus().get_attribute("id"), target)

    def test_switch_by_space(self):
        self._tab_to("the network's switch", '[data-phone="nim"] [role=switch]')
        self._press(Keys.SPACE)
        self.browser.until("the phone is offline", lambda: not self.browser.phone("nim")["online"])
