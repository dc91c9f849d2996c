"""A browser with the page, and a person's views and actions there."""

import os
import shutil

from selenium import webdriver
from selenium.common.exceptions import (
    ElementClickInterceptedException, ElementNotInteractableException, StaleElementReferenceException, TimeoutException)
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

from play_server import DEADLINE, ROOT

# Met by conditions that look at an element or click it while the page changes.
CHANGING = [ElementClickInterceptedException, ElementNotInteractableException, StaleElementReferenceException]
PICTURES = ROOT / ".build" / "play-screenshots"

SHOWN = """
  const seen = (node) => node !== null && node.checkVisibility();
  const text = (node, selector) => {
    const found = node.querySelector(selector);
    return seen(found) ? found.textContent : "";
  };
  return Object.fromEntries([...document.querySelectorAll("[data-phone]")].map((phone) => [phone.dataset.phone, {
    busy: phone.hasAttribute("data-busy"),
    style: text(phone, ".phone-style"),
    words: text(phone, ".status-words"),
    online: phone.querySelector("[role=switch]").getAttribute("aria-checked") === "true",
    alert: text(phone, ".phone-alert p"),
    banner: text(phone, ".phone-banner"),
    title: seen(phone.querySelector(".back")) ? text(phone, ".back + h3") : null,
    chats: [...phone.querySelectorAll(".chat")].filter(seen).map((chat) => ({
      id: chat.dataset.conversation, title: text(chat, ".chat-title"), last: text(chat, ".chat-last"),
      unread: seen(chat.querySelector(".badge")) ? Number(text(chat, ".badge")) : 0,
    })),
    messages: [...phone.querySelectorAll(".message")].filter(seen).map((message) => ({
      id: message.dataset.message, side: message.dataset.side, state: message.dataset.state,
      revoked: message.classList.contains("revoked"), from: text(message, ".from"), pinned: text(message, ".pinned"), words: text(message, ".words"),
      foot: text(message, ".foot"), file: text(message, ".file-name"),
      reactions: [...message.querySelectorAll(".reaction")].filter(seen).map((reaction) => reaction.textContent),
    })),
    callbacks: [...phone.querySelectorAll(".callbacks > li")].map((row) =>
      [...row.querySelectorAll("code")].map((code) => code.textContent)),
    code: [...phone.querySelectorAll(".code pre")].map((block) => block.textContent),
    lacks: [...phone.querySelectorAll(".lacks > li")].map((row) => row.textContent),
  }]));
"""


class PlayBrowser:
    """Chromium without a window."""

    def __init__(self):
        options = Options()
        options.binary_location = shutil.which("chromium")
        for argument in ("--headless=new", "--window-size=1600,1100", "--force-device-scale-factor=1", "--lang=en"):
            options.add_argument(argument)
        if os.geteuid() == 0:
            # Chromium's sandbox does not run as root, which containers are.
            options.add_argument("--no-sandbox")
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
        self.driver.set_page_load_timeout(DEADLINE)
        self.driver.set_script_timeout(DEADLINE)
        PICTURES.mkdir(parents=True, exist_ok=True)

    def stop(self):
        self.driver.quit()

    # Waiting

    def until(self, what, condition, seconds=DEADLINE):
        """Waits until a condition holds and returns its value; fails with `what` at the deadline."""
        try:
            wait = WebDriverWait(self.driver, seconds, poll_frequency=0.05, ignored_exceptions=CHANGING)
            return wait.until(lambda _: condition())
        except TimeoutException:
            raise AssertionError(f"not within {seconds} s: {what}; on the page: {self.shown()}") from None

    # Seeing

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def shown(self):
        """Returns what each phone shows."""
        return self.run(SHOWN)

    def phone(self, name):
        return self.shown()[name]

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def find_all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def on(self, phone, selector):
        """Returns the element of a phone."""
        return self.find(f'[data-phone="{phone}"] {selector}')

    def has_words(self, phone, words):
        """Returns whether a phone shows a message with these words."""
        return any(message["words"] == words for message in self.phone(phone)["messages"])

    def message(self, phone, words):
        """Waits for a message with these words on a phone, and returns its shown state."""
        def find():
            return next((m for m in reversed(self.phone(phone)["messages"]) if m["words"] == words), None)
        return self.until(f"{phone} shows {words!r}", find)

    def keep_picture(self, name):
        self.driver.save_screenshot(str(PICTURES / f"{name}.png"))

    def log(self):
        """Returns the browser's complaints since the last call: errors of scripts, refused styles, missing files.

        Requests without a server are left out: one test stops the program.
        """
        complaints = [entry for entry in self.driver.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]
        return [entry["message"] for entry in complaints if "net::ERR_" not in entry["message"]]

    # Doing

    def load(self, address, phones=7):
        self.driver.get("about:blank")
        self.driver.get(address)
        self.until("the phones are there", lambda: len(self.find_all("[data-phone]")) == phones)

    def click(self, selector):
        self.find(selector).click()

    def open(self, phone, conversation):
        """Opens a conversation on a phone."""
        if self.phone(phone)["title"] is not None:
            self.on(phone, ".back").click()
            # Two requests at once go over two connections, in any order.
            self.until(f"{phone} is idle", lambda: self.is_idle(phone))
        self.on(phone, f'.chat[data-conversation="{conversation}"]').click()
        self.until(
            f"{phone} opens {conversation}", lambda: self.phone(phone)["title"] is not None and self.is_idle(phone))

    def write(self, phone, words):
        field = self.on(phone, ".field")
        field.clear()
        field.send_keys(words)
        self.on(phone, ".send").click()

    def is_idle(self, phone):
        """Returns whether the actions of a phone were answered."""
        return not self.phone(phone)["busy"]

    def choose(self, phone, message, action, words=""):
        """Chooses an action in a message's menu, the one whose text begins with `words`."""
        self.choose_in_menu(phone, f'[data-message="{message}"] .more', action, words)

    def choose_in_menu(self, phone, button, action, words=""):
        """Chooses an action in a menu, which closes when what it belongs to is scrolled: then it is opened again."""
        def is_chosen():
            if not self.find("#message-menu").is_displayed():
                self.on(phone, button).click()
            items = self.find_all(f'#message-menu [data-action="{action}"]')
            item = next((item for item in items if item.is_displayed() and item.text.startswith(words)), None)
            if item is not None:
                item.click()
            return item is not None
        self.until(f"{action} is chosen", is_chosen)

    def open_menu(self, phone, message):
        def is_open():
            if not self.find("#message-menu").is_displayed():
                self.on(phone, f'[data-message="{message}"] .more').click()
            return self.find("#message-menu").is_displayed()
        self.until("the menu is open", is_open)

    # The window

    def resize(self, width, height):
        """Sets the window's size, and waits until the page was drawn with it: parts of it move when a frame begins."""
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        self.driver.execute_async_script(
            "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()));")

    def prefer(self, **features):
        """Sets the person's preferences: `color_scheme="dark"`, `reduced_motion="reduce"`; none without any."""
        named = [{"name": f"prefers-{key.replace('_', '-')}", "value": value} for key, value in features.items()]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": named})
