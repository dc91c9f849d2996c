// One phone: its head, its chats, the open chat, the device's switches, and the transcript below it.

import { ConversationList } from "/page/conversations.js";
import { Details } from "/page/details.js";
import { Device } from "/page/device.js";
import { element } from "/page/dom.js";
import { say, show, showNames, spoken } from "/page/language.js";
import { Messages } from "/page/messages.js";
import { RequestError, act } from "/page/server.js";
import { Transcript } from "/page/transcript.js";

/** Shows a phone and carries out what is done on it. */
export class PhoneView {
  /** The conversation shown; null shows the list. */
  #shown = null;
  #opened = null;
  /** What was chosen in this window and is not yet reported; undefined if nothing is awaited. */
  #chosen;
  /** Whether the details of the conversation are shown in the place of its messages. */
  #showsDetails = false;
  #phone = null;
  #pending = 0;
  /** The error that is shown, and the element of its words. */
  #problem = null;
  #problemWords = null;

  /** `look` is one of seven sets of colours and shapes, from 1. */
  constructor(phone, look) {
    this.id = phone.id;
    const name = `phone-${phone.id}`;
    this.style = element("h2", { id: name, class: "phone-style" });
    this.cloud = element("p", { id: `${name}-cloud`, class: "phone-cloud" });
    this.person = element("p", { class: "phone-person" });
    this.alert = element("div", { class: "phone-alert", role: "alert" });
    this.list = new ConversationList(
      (conversation) => this.open(conversation), (text) => this.perform("publishStatus", { text }));
    this.messages = new Messages(this);
    this.details = new Details(this);
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
        this.device.banner, this.alert, this.list.node, this.messages.node, this.details.node, this.device.node),
      this.transcript.node);
  }

  /** Shows the phone's newest state. */
  update(phone) {
    const opened = phone.conversation ?? null;
    if (opened === this.#chosen || !phone.status.open) this.#chosen = undefined;
    // Reports from before the choice do not undo it.
    if (this.#chosen === undefined && opened !== this.#opened) {
      this.#opened = opened;
      // A window that closes a conversation does not close it in others. One of an app that starts anew is closed.
      if (opened !== null || !phone.status.open) this.#show(opened);
    }
    this.#phone = phone;
    show(this.style, phone.style);
    this.cloud.hidden = !phone.cloud;
    if (phone.cloud) say(this.cloud, `cloud.${phone.cloud}`);
    this.node.dataset.cloud = phone.cloud ?? "";
    say(this.person, "phone.person", { person: phone.person, module: phone.module });
    this.device.update(phone);
    this.#showProblem();
    this.#showScreen();
  }

  /** Shows the list, as before anything was opened. */
  reset() {
    this.#show(null);
    this.#opened = null;
    this.#chosen = undefined;
    this.#showError(null);
  }

  /** Chooses the conversation that is shown: its messages. */
  #show(conversation) {
    this.#shown = conversation;
    this.#showsDetails = false;
  }

  #showScreen() {
    const phone = this.#phone;
    const conversation = phone.conversations.find((conversation) => conversation.id === this.#shown);
    this.list.node.hidden = conversation !== undefined;
    this.messages.node.hidden = conversation === undefined || this.#showsDetails;
    this.details.node.hidden = conversation === undefined || !this.#showsDetails;
    if (!conversation) this.list.update(phone);
    else if (this.#showsDetails) this.details.update(phone, conversation);
    else this.messages.update(phone, conversation);
  }

  /** Shows a conversation and opens it in the app. */
  async open(conversation) {
    this.#show(conversation);
    this.#opened = conversation;
    this.#showScreen();
    this.messages.focus();
    await this.#choose(conversation, "open", { conversation });
  }

  /** Shows the list of conversations again. */
  back() {
    const left = this.#shown;
    this.#show(null);
    this.#showScreen();
    this.list.focus(left);
    this.#choose(null, "close");
  }

  /** Tells the app what was chosen: a conversation, or null for the list. */
  async #choose(conversation, action, parameters = {}) {
    this.#chosen = conversation;
    const isDone = await this.perform(action, parameters);
    if (!isDone && this.#chosen === conversation) this.#chosen = undefined;
  }

  /** Shows the details of the open conversation; those of a group are read anew. */
  openDetails() {
    this.#showsDetails = true;
    this.#showScreen();
    this.details.focus();
    if (this.#shown.startsWith("group:")) this.perform("loadGroup", { conversation: this.#shown });
  }

  /** Shows the messages of the open conversation again. */
  closeDetails() {
    this.#showsDetails = false;
    this.#showScreen();
    this.messages.details.focus({ preventScroll: true });
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
    this.#showError(error);
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
    this.#problem = null;
    this.#showAlert(words);
  }

  /** Shows an action's error; none for null. */
  #showError(error) {
    this.#problem = error;
    if (!error) return this.alert.replaceChildren();
    this.#problemWords = element("span", { dir: "auto" });
    this.#showAlert(this.#problemWords, element("code", {}, error.code ?? ""));
    this.#showProblem();
  }

  #showProblem() {
    if (this.#problem) showNames(this.#problemWords, spoken(this.#problem.text, this.#problem.textZh));
  }

  #showAlert(...words) {
    const dismiss = element("button", { type: "button", class: "dismiss", on: { click: () => this.#dismiss() } }, "×");
    say(dismiss, "phone.dismiss", {}, "label");
    this.alert.replaceChildren(element("p", {}, ...words), dismiss);
  }

  #dismiss() {
    this.#showError(null);
    this.messages.focus();
  }
}
