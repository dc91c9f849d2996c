"""The page in each size of the window, each colour scheme and both languages."""

from play_case import PlayCase

# Boxes that cover one another, or leave the one that they are in, and texts that are cut.
PROBLEMS = """
  const found = [];
  const name = (node) =>
    `${node.tagName.toLowerCase()}.${node.className} ${JSON.stringify(node.textContent.slice(0, 40))}`;
  const isOut = (node) => ["absolute", "fixed", "sticky"].includes(getComputedStyle(node).position);
  const seen = (node) => node.checkVisibility({visibilityProperty: true}) && !node.closest(".hidden, .skip, noscript");
  for (const node of document.body.querySelectorAll("*")) {
    if (!seen(node)) continue;
    const style = getComputedStyle(node);
    const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
    const box = node.getBoundingClientRect();
    if (box.right > innerWidth + 1 || box.left < -1) found.push(`outside of the window: ${name(node)}`);
    // The last words of a chat are cut on purpose.
    if (node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1 && !node.matches(".chat-last, textarea")) {
      found.push(`too wide by ${node.scrollWidth - node.clientWidth}: ${name(node)}`);
    }
    if (!scrolls && style.overflowY === "hidden" && node.scrollHeight > node.clientHeight + 1) {
      found.push(`too high by ${node.scrollHeight - node.clientHeight}: ${name(node)}`);
    }
    if (style.display === "inline") continue;
    const inside = [...node.children].filter((child) => seen(child) && getComputedStyle(child).display !== "inline");
    const boxes = inside.filter((child) => !isOut(child)).map((child) => [child, child.getBoundingClientRect()]);
    for (const [child, other] of boxes) {
      if (other.right > box.right + 1 || other.left < box.left - 1) found.push(`beside ${name(node)}: ${name(child)}`);
    }
    boxes.forEach(([one, first], index) => {
      for (const [other, second] of boxes.slice(index + 1)) {
        const across = Math.min(first.right, second.right) - Math.max(first.left, second.left);
        const down = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
        if (across > 1 && down > 1) found.push(`${name(one)} covers ${name(other)}`);
      }
    });
  }
  // The button of a message's menu lies in the corner of its bubble, beside the line below the text.
  for (const more of document.querySelectorAll(".more")) {
    if (!seen(more)) continue;
    const range = document.createRange();
    range.selectNodeContents(more.parentElement.querySelector(".foot"));
    const [words, button] = [range.getBoundingClientRect(), more.getBoundingClientRect()];
    const covers = words.right > button.left + 5 && words.bottom > button.top + 1;
    if (covers) found.push(`a menu covers ${name(more.parentElement)}`);
  }
  return [...new Set(found)];
"""

# The visible texts that are not code, and not what people wrote or are called.
TEXTS = """
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent.checkVisibility() || parent.closest("code, pre, noscript, [lang=en], script")) continue;
    // A name of code has places for ends of lines in it.
    found.push((parent.querySelector(":scope > wbr") ? parent.textContent : walker.currentNode.data).trim());
  }
  for (const name of ["aria-label", "title", "placeholder", "alt"]) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (element.checkVisibility()) found.push(element.getAttribute(name));
    }
  }
  return found.filter((text) => text !== "");
"""


class FormCase(PlayCase):
    """A test of where things are, and of the language in which they are."""

    def in_each_form(self, sizes, check=lambda width, height: None, picture="geometry"):
        """Carries out a check in windows of these sizes, in light, dark and Chinese."""
        for width, height in sizes:
            self.browser.resize(width, height)
            for form, scheme, language in (("light", "light", "en"), ("dark", "dark", "en"), ("zh", "light", "zh")):
                with self.subTest(f"{width} x {height}, {form}"):
                    self.browser.prefer(color_scheme=scheme, reduced_motion="reduce")
                    self.browser.find(f'[data-language="{language}"]').click()
                    self.browser.run("scrollTo(0, 0)")
                    self.browser.keep_picture(f"{picture}-{width}-{form}")
                    self.assertEqual(self.browser.run(PROBLEMS), [])
                    check(width, height)
            self.browser.find('[data-language="en"]').click()

    def english(self, written, named):
        """Returns the visible texts with English words that are neither written by someone nor names."""
        found = []
        for text in self.browser.run(TEXTS):
            rest = text
            for words in sorted(written, key=len, reverse=True):
                rest = rest.replace(words, " ")
            words = "".join(letter if letter.isascii() and letter.isalpha() else " " for letter in rest).split()
            if any(word not in named and len(word) > 2 for word in words):
                found.append(text)
        return found
