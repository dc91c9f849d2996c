// What a person does to the device rather than in the app: the network, the login, a second installation.

import { element } from "/page/dom.js";
import { say, show, showNames, spoken } from "/page/language.js";

/** The status in the phone's head, the banner of a second login, and the switches below the screen. */
export class Device {
  #phone = null;

  constructor(view) {
    const button = (on) => element("button", { type: "button", class: "small", on });
    this.words = element("span", { class: "status-words" });
    this.banner = element("p", { class: "phone-banner", hidden: true });
    this.network = button({
      click: () => view.perform(this.#phone.status.online ? "goOffline" : "goOnline"),
    });
    this.network.setAttribute("role", "switch");
    this.login = button({ click: () => view.perform(this.#phone.status.loggedIn ? "logOut" : "logIn") });
    this.status = element(
      "div", { class: "phone-status" }, element("span", { class: "dot" }), this.words, this.login);
    this.second = button({ click: () => view.perform(this.#phone.second ? "endSecondLogin" : "secondLogin") });
    this.app = button({ click: () => view.perform(this.#phone.status.open ? "closeApp" : "openApp") });
    this.app.classList.add("app-switch");
    this.node = element("div", { class: "device-controls", role: "group" }, this.network, this.app, this.second);
    say(this.network, "phone.online");
  }

  update(phone) {
    this.#phone = phone;
    const { online, open, loggedIn } = phone.status;
    const words = spoken(phone.status.words, phone.status.wordsZh);
    this.status.dataset.state = online && loggedIn ? "up" : "down";
    showNames(this.words, words);
    show(this.words, words, "hint");
    say(this.node, "phone.controls", { style: phone.style }, "label");
    this.network.setAttribute("aria-checked", String(online));
    say(this.app, open ? "phone.closeApp" : "phone.openApp");
    this.login.hidden = !open;
    say(this.login, loggedIn ? "phone.logOut" : "phone.logIn");
    say(this.second, phone.second ? "phone.endSecondLogin" : "phone.secondLogin");
    this.second.hidden = !phone.second && !phone.can.includes("secondLogin");
    this.banner.hidden = loggedIn && !phone.second;
    if (!open) say(this.banner, "phone.closed");
    else if (phone.second) say(this.banner, "phone.second", { account: phone.account });
    else say(this.banner, "phone.loggedOut");
  }
}
