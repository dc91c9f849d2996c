// The open conversation of a phone: its messages and the field below them.

import { Composer } from "/page/composer.js";
import { hasDetails } from "/page/details.js";
import { element, followEnd, isAtEnd, keyed } from "/page/dom.js";
import { say, show } from "/page/language.js";
import { MessageView } from "/page/message.js";

/** The screen with one conversation. */
export class Messages {
  #view;
  #conversation = null;
  /** Whether the newest message is in view. */
  #atEnd = true;

  /** `view` is the phone on which the messages are shown. */
  constructor(view) {
    this.#view = view;
    this.back = element("button", { type: "button", class: "back", on: { click: () => view.back() } });
    this.title = element("h3", { dir: "auto" });
    this.details = element(
      "button", { type: "button", class: "to-details", on: { click: () => view.openDetails() } });
    this.items = element("ol", { class: "messages", tabindex: "0" });
    this.empty = element("p", { class: "empty" });
    this.composer = new Composer(view);
    this.node = element(
      "section", { class: "screen" },
      element("div", { class: "screen-head" }, this.back, this.title, this.details), this.empty, this.items,
      this.composer.node);
    say(this.empty, "messages.empty");
    // An alert or a higher field takes room from the messages: the end stays in view.
    this.items.addEventListener("scroll", () => { this.#atEnd = isAtEnd(this.items); });
    new ResizeObserver(() => { if (this.#atEnd) this.items.scrollTop = this.items.scrollHeight; }).observe(this.items);
  }

  update(phone, conversation) {
    const isOther = conversation.id !== this.#conversation;
    this.#conversation = conversation.id;
    const elsewhere = phone.conversations
      .filter((other) => other.id !== conversation.id)
      .reduce((sum, other) => sum + other.unread, 0);
    show(this.back, elsewhere > 0 ? `‹ ${elsewhere}` : "‹");
    say(this.back, elsewhere > 0 ? "list.backUnread" : "list.back", { count: elsewhere }, "label");
    show(this.title, conversation.title);
    this.details.hidden = !hasDetails(phone, conversation);
    say(this.details, `details.${conversation.kind}`);
    say(this.items, "messages.label", { title: conversation.title }, "label");
    this.empty.hidden = conversation.messages.length > 0;
    this.items.hidden = conversation.messages.length === 0;
    const hadFocus = this.items.contains(document.activeElement);
    followEnd(this.items, () => {
      // Conversations may contain messages of the same id, which are different elements.
      const keyOf = (message) => `${conversation.id} ${message.id}`;
      keyed(this.items, conversation.messages.map((message) => ({ phone, conversation, message })),
        (item) => keyOf(item.message), () => new MessageView(this.#view));
    });
    if (isOther) this.items.scrollTop = this.items.scrollHeight;
    this.composer.update(conversation);
    // What had the focus may be gone: a deleted message, a download that is done.
    if (hadFocus && !isOther && !isShown(document.activeElement)) this.focus();
  }

  /** Has the person change a message's text in the field. */
  edit(message) {
    this.composer.edit(message);
  }

  /** Moves the focus to the field in which a message is written. */
  focus() {
    this.composer.focus();
  }
}

function isShown(element) {
  return element !== document.body && element.checkVisibility();
}
