// The choice of the phone that a narrow window shows.

import { element, keyed } from "/page/dom.js";
import { say, show, text } from "/page/language.js";

/** A row of buttons, one for each phone; a wide window shows all phones and hides the row. */
export class Switcher {
  /** The id of the phone chosen. */
  chosen = null;
  #model;

  constructor(model, views) {
    this.#model = model;
    this.node = document.getElementById("switcher");
    this.views = views;
  }

  update() {
    const phones = [...this.#model.phones.values()];
    if (!this.#model.phones.has(this.chosen)) this.chosen = phones[0]?.id ?? null;
    keyed(this.node, phones, (phone) => phone.id, (phone) => this.#button(phone));
    for (const [id, view] of this.views) view.node.classList.toggle("chosen", id === this.chosen);
  }

  #button({ id }) {
    const name = element("span");
    const count = element("span", { class: "badge" });
    const choose = () => {
      this.chosen = id;
      this.update();
    };
    const node = element("button", { type: "button", "data-switch": id, on: { click: choose } }, name, count);
    const update = (phone) => {
      const unread = phone.conversations.reduce((sum, conversation) => sum + conversation.unread, 0);
      const style = phone.cloud ? `${phone.person}: ${text(`cloud.${phone.cloud}`)}` : phone.style;
      show(name, style);
      count.hidden = unread === 0;
      show(count, String(unread));
      if (unread > 0) say(node, "switcher.unread", { style, count: unread }, "label");
      else show(node, style, "label");
      node.setAttribute("aria-pressed", String(id === this.chosen));
    };
    return { node, update };
  }
}
