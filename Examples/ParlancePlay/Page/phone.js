// One phone: its head, its chats, the open chat, the device's switches, and the transcript below it.

import { ConversationList } from "/page/conversations.js";
import { Device } from "/page/device.js";
import { element } from "/page/dom.js";
import { say, show } from "/page/language.js";
import { Messages } from "/page/messages.js";
import { RequestError, act } from "/page/server.js";
import { Transcript } from "/page/transcript.js";

/** Shows a phone and carries out what is done on it. */
export class PhoneView {
  /** The conversation shown; null shows the list. */
  #shown = null;
  #opened = null;
  #phone = null;
  #pending = 0;

  /** `look` is one of seven sets of colours and shapes, from 1. */
  constructor(phone, look) {
    this.id = phone.id;
    const name = `phone-${phone.id}`;
    this.style = element("h2", { id: name, class: "phone-style" });
    this.cloud = element("p", { id: `${name}-cloud`, class: "phone-cloud" });
    this.person = element("p", { class: "phone-person" });
    this.alert = element("div", { class: "phone-alert", role: "alert" });
    this.list = new ConversationList((conversation) => this.open(conversation));
    this.messages = new Messages(this);
    this.device = new Device(this);
    this.transcript = new Transcript(phone.id);
    this.node = element(
      "article", {
        class: "phone", "data-phone": phone.id, "data-look": String(look),
        "aria-labelledby": phone.cloud ? `${name} ${name}-cloud` : name,
      },
      element(
        "div", { class: "device" },
        element("header", { class: "phone-head" }, this.style, this.cloud, this.person, this.device.status),
        this.device.banner, this.alert, this.list.node, this.messages.node, this.device.node),
      this.transcript.node);
  }

  /** Shows the phone's newest state. */
  update(phone) {
    const opened = phone.conversation ?? null;
    if (opened !== this.#opened) {
      this.#opened = opened;
      this.#shown = opened;
    }
    this.#phone = phone;
    show(this.style, phone.style);
    this.cloud.hidden = !phone.cloud;
    if (phone.cloud) say(this.cloud, `cloud.${phone.cloud}`);
    this.node.dataset.cloud = phone.cloud ?? "";
    say(this.person, "phone.person", { person: phone.person, module: phone.module });
    this.device.update(phone);
    this.#showScreen();
  }

  #showScreen() {
    const phone = this.#phone;
    const conversation = phone.conversations.find((conversation) => conversation.id === this.#shown);
    this.list.node.hidden = conversation !== undefined;
    this.messages.node.hidden = conversation === undefined;
    if (conversation) this.messages.update(phone, conversation);
    else this.list.update(phone);
  }

  /** Shows a conversation and opens it in the app. */
  async open(conversation) {
    this.#shown = conversation;
    this.#opened = conversation;
    this.#showScreen();
    this.messages.focus();
    await this.perform("open", { conversation });
  }

  /** Shows the list of conversations again. */
  back() {
    const left = this.#shown;
    this.#shown = null;
    this.#showScreen();
    this.list.focus(left);
  }

  /** Carries out an action on this phone; returns whether it succeeded, after showing the vendor's error if not. */
  async perform(action, parameters = {}) {
    let error;
    this.#mark(1);
    try {
      error = await act({ phone: this.id, action, ...parameters });
    } catch (failure) {
      if (!(failure instanceof RequestError)) throw failure;
      this.fail(failure.status === null ? "request.unanswered" : "request.failed", { status: failure.status });
      return false;
    } finally {
      this.#mark(-1);
    }
    this.#showError(error ? [element("span", {}, error.text), element("code", {}, error.code ?? "")] : []);
    return error === null;
  }

  /** Notes that an action began or ended. */
  #mark(change) {
    this.#pending += change;
    this.node.toggleAttribute("data-busy", this.#pending > 0);
  }

  /** Shows an error of the page's own. */
  fail(key, values) {
    const words = element("span");
    say(words, key, values);
    this.#showError([words]);
  }

  #showError(words) {
    if (words.length === 0) return this.alert.replaceChildren();
    const dismiss = element("button", { type: "button", class: "dismiss", on: { click: () => this.#dismiss() } }, "×");
    say(dismiss, "phone.dismiss", {}, "label");
    this.alert.replaceChildren(element("p", {}, ...words), dismiss);
  }

  #dismiss() {
    this.alert.replaceChildren();
    this.messages.focus();
  }
}
