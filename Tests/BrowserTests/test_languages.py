"""The two languages: a complete table, and no text on the page outside of it."""

import re

from play_case import SCENE, PlayCase, direct
from play_server import ROOT

PAGE = ROOT / "Examples" / "ParlancePlay" / "Page"
TABLE = "const done = arguments[0]; import('/page/texts.js').then((module) => done(module.texts))"


class LanguageTests(PlayCase):
    def _table(self):
        return self.browser.driver.execute_async_script(TABLE)

    def test_both_languages_are_complete(self):
        table = self._table()
        self.assertEqual(set(table), {"en", "zh"})
        self.assertEqual(list(table["en"]), list(table["zh"]), "the same keys in the same order")
        for key, words in table["en"].items():
            values = re.compile(r"\{\w+\}")
            self.assertEqual(set(values.findall(words)), set(values.findall(table["zh"][key])), key)
            self.assertTrue(words.strip() and table["zh"][key].strip(), key)
            if re.search(r"[a-z]{4}", values.sub("", words)) and key != "language.english":
                self.assertRegex(table["zh"][key], r"[\u4e00-\u9fff]", f"{key} is translated")
            self.assertNotRegex(words.replace("中文", ""), r"[\u3000-\u9fff\uff00-\uffef]", key)

    def test_every_text_is_used_and_exists(self):
        keys = set(self._table()["en"])
        sources = "\n".join(
            path.read_text(encoding="utf-8") for path in sorted(PAGE.iterdir())
            if path.suffix in (".js", ".html") and path.name != "texts.js")
        named = set(re.findall(r'"([a-z]+\.[a-zA-Z]+)"', sources))
        # Keys of which a part is data, such as `state.${message.state}`.
        patterns = [re.sub(r"\\\$\\\{[^}]*\\\}", r"[a-zA-Z]+", re.escape(key))
                    for key in re.findall(r"`([a-z]+\.[a-zA-Z]*\$\{[^}]*\}[a-zA-Z]*)`", sources)]
        built = {key for key in keys if any(re.fullmatch(pattern, key) for pattern in patterns)}
        self.assertEqual({key for key in named if key.split(".")[0] in {k.split(".")[0] for k in keys}} - keys, set())
        self.assertEqual(keys - named - built, set(), "a text is never shown")

    def test_switching_changes_every_text_and_keeps_the_rest(self):
        english, chinese = self._table()["en"], self._table()["zh"]
        self.pair("nim", "qd")
        self.exchange("nim", "qd", "Stay as I am")
        self.browser.on("agora", ".chat").click()
        field = self.browser.on("nim", ".field")
        field.send_keys("A draft")
        self.browser.click('[data-language="zh"]')
        self.assertEqual(self.browser.find("html").get_attribute("lang"), "zh")
        self.assertEqual(self.browser.find("#hub-heading").text, chinese["hub.heading"])
        self.assertEqual(field.get_attribute("value"), "A draft")
        self.assertTrue(self.browser.has_words("qd", "Stay as I am"))
        self.browser.until(
            "it is sent", lambda: chinese["state.sent"] in self.browser.message("nim", "Stay as I am")["foot"])
        self.assertEqual(self._left_in(english, chinese), [])
        self.browser.keep_picture("chinese")
        self.browser.driver.refresh()
        self.browser.until(
            "the page remembers the language", lambda: self.browser.find("html").get_attribute("lang") == "zh")
        self.browser.until("the phones are there", lambda: len(self.browser.find_all("[data-phone]")) == 7)
        self.browser.click('[data-language="en"]')
        self.assertEqual(self._left_in(chinese, english), [])

    def test_lacks_are_told_in_both_languages(self):
        lacks = self.phones["rtm"]["lacks"]
        for code, key in (("zh", "wordsZh"), ("en", "words")):
            self.browser.click(f'[data-language="{code}"]')
            self.assertEqual(self.browser.phone("rtm")["lacks"], list(dict.fromkeys(lack[key] for lack in lacks)))
        for lack in (lack for phone in self.phones.values() for lack in phone["lacks"]):
            self.assertRegex(lack["wordsZh"], r"[\u4e00-\u9fff]", lack["words"])

    def _left_in(self, language, other):
        """Returns the visible texts and names that are still in a language."""
        words = {text for key, text in language.items() if text not in other.values()}
        seen = self.browser.run("""
          const found = [];
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const node = walker.currentNode;
            // A name of code has places for ends of lines in it.
            const isName = node.parentElement.querySelector(":scope > wbr") !== null;
            found.push((isName ? node.parentElement.textContent : node.data).trim());
          }
          for (const name of ["aria-label", "title", "placeholder", "alt"]) {
            for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name));
          }
          return found;
        """)
        return [text for text in seen if text in words]

    def test_scenes_are_told_in_both_languages(self):
        scene = self.server.state()["scenes"][0]
        self.browser.click('[data-language="zh"]')
        button = self.browser.find(f'[data-scene="{scene["id"]}"]')
        self.assertEqual(button.text, scene["titleZh"])
        button.click()
        self.browser.until(
            "the scene ends",
            lambda: self.browser.find("#scene-line").get_attribute("data-state") == "over", SCENE)
        self.assertRegex(self.browser.find("#scene-sentence").text, r"[\u4e00-\u9fff]")
        chinese = self.browser.find("#scene-sentence").text
        self.browser.click('[data-language="en"]')
        self.assertNotEqual(self.browser.find("#scene-sentence").text, chinese)

    def test_phones_of_a_move_are_labelled_in_both_languages(self):
        scene = next(scene for scene in self.server.state()["scenes"] if scene["id"] == "moving-house")
        button = self.browser.find('[data-scene="moving-house"]')
        button.click()
        self.browser.until(
            "the scene ends",
            lambda: self.browser.find("#scene-line").get_attribute("data-state") == "over", SCENE)
        clouds = {"old-olga": "old", "old-paul": "old", "new-paul": "new", "new-olga": "new"}
        order = [phone.get_attribute("data-phone") for phone in self.browser.find_all("[data-phone]")]
        self.assertEqual(order, [*clouds, *self.phones], "they come first")
        table = self._table()
        for code, title in (("zh", scene["titleZh"]), ("en", scene["title"])):
            self.browser.click(f'[data-language="{code}"]')
            self.assertEqual(button.text, title)
            for phone, cloud in clouds.items():
                self.assertEqual(self.browser.on(phone, ".phone-cloud").text, table[code][f"cloud.{cloud}"])
                marks = self.browser.find_all(f'[data-phone="{phone}"] .past')
                shown = [mark.text for mark in marks if mark.is_displayed()]
                self.assertEqual(shown, [table[code]["message.past"]] * (2 if cloud == "new" else 0), phone)
            self.assertFalse(self.browser.on("nim", ".phone-cloud").is_displayed())
            other = "en" if code == "zh" else "zh"
            self.assertEqual(self._left_in(table[other], table[code]), [])
            self.browser.keep_picture(f"moving-{code}")
