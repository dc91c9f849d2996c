// The list of a phone's conversations.

import { element, keyed } from "/page/dom.js";
import { say, show, text } from "/page/language.js";
import { minuteOf } from "/page/units.js";

/** Returns a message in a few words, as a list of chats shows it. */
export function summary(message) {
  if (message.kind === "text" || message.kind === "note") return message.text || text(`kind.${message.kind}`);
  return `${text(`kind.${message.kind}`)}${message.name ? `: ${message.name}` : ""}`;
}

/** The screen with all conversations of a phone. */
export class ConversationList {
  #open;

  constructor(open) {
    this.#open = open;
    this.heading = element("h3");
    this.items = element("ul", { class: "chats" });
    this.node = element(
      "section", { class: "screen" }, element("div", { class: "screen-head" }, this.heading), this.items);
    say(this.heading, "list.heading");
  }

  update(phone) {
    keyed(this.items, phone.conversations, (chat) => chat.id, (chat) => this.#row(chat));
  }

  /** Moves the focus to a conversation's row. */
  focus(id) {
    for (const row of this.items.children) {
      if (row.firstChild.dataset.conversation === id) row.firstChild.focus();
    }
  }

  #row({ id }) {
    const title = element("span", { class: "chat-title" });
    const last = element("span", { class: "chat-last" });
    const time = element("span", { class: "chat-time" });
    const unread = element("span", { class: "badge" });
    const button = element(
      "button", { type: "button", class: "chat", "data-conversation": id, on: { click: () => this.#open(id) } },
      title, time, last, unread);
    const update = (conversation) => {
      const message = conversation.messages.at(-1);
      button.dataset.kind = conversation.kind;
      show(title, conversation.title);
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
