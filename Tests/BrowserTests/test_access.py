"""Names, contrast, structure and announcements, as assistive technology and tired eyes need them."""

import re

from play_case import PlayCase, direct

CONTROLS = {
    "button", "link", "textbox", "switch", "tab", "tablist", "tabpanel", "menu", "menuitem", "image", "img", "dialog",
    "group", "region", "navigation", "progressbar", "list box", "article", "heading",
}

# Every visible text with its contrast against what is behind it, as the WCAG compute it.
CONTRASTS = """
  const parse = (color) => {
    const numbers = color.match(/[\\d.]+/g).map(Number);
    const scale = color.startsWith("rgb") ? 255 : 1;
    return [numbers[0] / scale, numbers[1] / scale, numbers[2] / scale, numbers[3] ?? 1];
  };
  const luminance = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const behind = (element) => {
    for (let node = element; node; node = node.parentElement) {
      const color = parse(getComputedStyle(node).backgroundColor);
      if (color[3] === 1) return color;
      if (color[3] !== 0) throw new Error(`half transparent: ${node.className}`);
    }
    return [1, 1, 1, 1];
  };
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (walker.currentNode.data.trim() === "" || !element.checkVisibility()) continue;
    if (element.closest(".hidden, noscript")) continue;
    const [one, other] = [parse(getComputedStyle(element).color), behind(element)].map(luminance);
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    found.push([contrast, element.className, walker.currentNode.data]);
  }
  return found;
"""


class AccessTests(PlayCase):
    def _fill(self):
        """Brings as many parts of the page to light as one screen can have."""
        self.pair("nim", "qd")
        sent, _ = self.exchange("nim", "qd", "A text")
        self.browser.open("agora", self.group)
        self.browser.write("agora", "For everyone")
        self.browser.open("android", self.group)
        self.browser.message("android", "For everyone")
        self.exchange("nim", "qd", "A slip")
        self.browser.choose("nim", self.browser.message("nim", "A slip")["id"], "revoke")
        self.browser.until("the slip is gone", lambda: not self.browser.has_words("qd", "A slip"))
        self.server.act("logOut", phone="hyphenate")
        self.browser.until("a banner is shown", lambda: self.browser.phone("hyphenate")["banner"])
        for_all = self.browser.message("agora", "For everyone")["id"]
        self.browser.choose("agora", for_all, "react", "React")
        self.browser.until("a reaction is shown", lambda: self.browser.message("agora", "For everyone")["reactions"])
        self.browser.on("qd", '[data-tab="code"]').click()
        self.browser.on("rtm", '[data-tab="lacks"]').click()
        self.browser.click('[data-forward="300000"]')
        self.browser.until("the clock follows", lambda: "ahead" in self.browser.find("#clock").text)
        self.browser.choose("nim", sent, "revoke")
        self.browser.until("an error is shown", lambda: self.browser.phone("nim")["alert"])
        return sent

    def test_every_control_has_a_name(self):
        sent = self._fill()
        self.browser.open_menu("nim", sent)
        self._assert_named()
        self.browser.run("document.getElementById('message-menu').hidePopover()")
        self.browser.click("#save-test")
        self.browser.until("the dialog is open", lambda: self.browser.find("#save-dialog").is_displayed())
        self._assert_named()

    def _assert_named(self):
        nodes = self.browser.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        roles = [node for node in nodes if not node["ignored"] and node.get("role", {}).get("value") in CONTROLS]
        self.assertGreater(len(roles), 3)
        nameless = [
            (node["role"]["value"], node.get("backendDOMNodeId")) for node in roles
            if not re.search(r"\w", node.get("name", {}).get("value", ""))]
        self.assertEqual(nameless, [])

    def test_contrast(self):
        self._fill()
        for scheme in ("light", "dark"):
            self.browser.prefer(color_scheme=scheme, reduced_motion="reduce")
            contrasts = self.browser.run(CONTRASTS)
            self.assertGreater(len(contrasts), 150)
            self.assertEqual([found for found in contrasts if found[0] < 4.5], [], scheme)
            self.browser.keep_picture(f"filled-{scheme}")

    def test_reduced_motion(self):
        self.browser.prefer(reduced_motion="reduce")
        self._fill()
        moving = self.browser.run("""
          return [...document.querySelectorAll("*")].filter((element) => {
            const style = getComputedStyle(element);
            return style.animationName !== "none" || style.transitionDuration !== "0s";
          }).map((element) => element.className);
        """)
        self.assertEqual(moving, [])

    def test_targets_are_large_enough(self):
        self._fill()
        small = self.browser.run("""
          return [...document.querySelectorAll("button, a, input:not(.hidden)")]
            .filter((element) => element.checkVisibility() && !element.matches(".skip, .hidden"))
            .map((element) => [element.outerHTML.slice(0, 120), element.getBoundingClientRect()])
            .filter(([, box]) => box.width < 24 || box.height < 24)
            .map(([markup, box]) => [markup, box.width, box.height]);
        """)
        self.assertEqual(small, [])

    def test_structure(self):
        self._fill()
        for landmark in ("header.bar", "main", "main nav", "nav.scenes"):
            self.assertEqual(len(self.browser.find_all(landmark)), 1, landmark)
        problems = self.browser.run("""
          const problems = [];
          const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
          if (new Set(ids).size !== ids.length) problems.push("an id is used twice");
          for (const name of ["aria-controls", "aria-labelledby"]) {
            for (const element of document.querySelectorAll(`[${name}]`)) {
              const target = document.getElementById(element.getAttribute(name));
              if (!target) problems.push(`${name} leads nowhere`);
            }
          }
          let level = 0;
          for (const heading of document.querySelectorAll("h1, h2, h3, h4")) {
            if (!heading.checkVisibility()) continue;
            const next = Number(heading.tagName[1]);
            if (next > level + 1) problems.push(`h${next} follows h${level}`);
            level = next;
          }
          if (document.querySelectorAll("h1").length !== 1) problems.push("not one h1");
          if (document.querySelector("[style]:not([popover])")) problems.push("an inline style");
          if (document.querySelector("[onclick], script:not([src])")) problems.push("an inline script");
          return problems;
        """)
        self.assertEqual(problems, [])

    def test_new_messages_are_announced_for_the_phone_in_use(self):
        self.pair("nim", "qd")
        self.browser.on("qd", ".field").click()
        self.server.act("sendText", phone="nim", conversation=direct(self.phones["qd"]), text="Listen")
        self.browser.until(
            "the message is announced", lambda: self.browser.find("#announcer").get_attribute("textContent")
            == f"QD: {self.phones['nim']['person']}: Listen")
        self.server.act("sendText", phone="nim", conversation=direct(self.phones["agora"]), text="Elsewhere")
        chat = direct(self.phones["nim"])
        self.browser.until("the other phone shows it", lambda: any(
            row["id"] == chat and row["last"] == "Elsewhere" for row in self.browser.phone("agora")["chats"]))
        self.assertNotIn("Elsewhere", self.browser.find("#announcer").get_attribute("textContent"))

    def test_scenes_and_errors_are_live(self):
        self.assertEqual(self.browser.find("#scene-line").get_attribute("role"), "status")
        self.assertEqual(self.browser.find("#connection").get_attribute("role"), "alert")
        for alert in self.browser.find_all(".phone-alert"):
            self.assertEqual(alert.get_attribute("role"), "alert")
