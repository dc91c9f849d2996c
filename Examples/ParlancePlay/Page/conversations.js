// The list of a phone's conversations.

import { stateOf } from "/page/details.js";
import { element, keyed } from "/page/dom.js";
import { say, show, spoken, text } from "/page/language.js";
import { TextForm } from "/page/textform.js";
import { minuteOf } from "/page/units.js";

/** Returns a message in a few words, as a list of chats shows it. */
export function summary(message) {
  if (message.kind === "text" || message.kind === "note") {
    return spoken(message.text, message.textZh) || text(`kind.${message.kind}`);
  }
  return `${text(`kind.${message.kind}`)}${message.name ? `: ${message.name}` : ""}`;
}

/** The screen with all conversations of a phone. */
export class ConversationList {
  #open;

  /** `publish(text)` has the person's status published, and returns a promise that it was. */
  constructor(open, publish) {
    this.#open = open;
    this.heading = element("h3");
    this.items = element("ul", { class: "chats" });
    this.status = element("button", {
      type: "button", class: "to-status small", "aria-expanded": "false",
      on: { click: () => this.#showStatus(this.form.node.hidden) },
    });
    const keys = { button: "status.publish", field: "status.publishField", hint: "status.publishField" };
    this.form = new TextForm(keys, "publishStatus", async (text) => {
      const isDone = await publish(text);
      if (isDone) this.#showStatus(false);
      return isDone;
    });
    this.form.node.classList.add("own-status");
    this.form.node.hidden = true;
    this.node = element(
      "section", { class: "screen" },
      element("div", { class: "screen-head" }, this.heading, this.status), this.form.node, this.items);
    say(this.heading, "list.heading");
    say(this.status, "status.open");
  }

  #showStatus(isShown) {
    this.form.node.hidden = !isShown;
    this.status.setAttribute("aria-expanded", String(isShown));
    (isShown ? this.form.field : this.status).focus();
  }

  update(phone) {
    this.status.hidden = !phone.can.includes("publishStatus");
    keyed(this.items, phone.conversations, (chat) => chat.id, (chat) => this.#row(chat));
  }

  /** Moves the focus to a conversation's row. */
  focus(id) {
    for (const row of this.items.children) {
      if (row.firstChild.dataset.conversation === id) row.firstChild.focus();
    }
  }

  #row({ id }) {
    const title = element("span", { class: "chat-title", dir: "auto" });
    const last = element("span", { class: "chat-last", dir: "auto" });
    const presence = element("span", { class: "chat-presence" });
    const time = element("span", { class: "chat-time" });
    const unread = element("span", { class: "badge" });
    const button = element(
      "button", { type: "button", class: "chat", "data-conversation": id, on: { click: () => this.#open(id) } },
      title, presence, time, last, unread);
    const update = (conversation) => {
      const message = conversation.messages.at(-1);
      button.dataset.kind = conversation.kind;
      show(title, conversation.title);
      const { contact } = conversation;
      presence.hidden = contact?.online === undefined;
      if (!presence.hidden) {
        presence.dataset.state = stateOf(contact);
        say(presence, `presence.${stateOf(contact)}`);
      }
      if (message) show(last, summary(message));
      else say(last, "list.noMessages");
      show(time, message ? minuteOf(message.time) : "");
      unread.hidden = conversation.unread === 0;
      show(unread, String(conversation.unread));
      say(unread, "list.unread", { count: conversation.unread }, "label");
    };
    return { node: element("li", {}, button), update };
  }
}
