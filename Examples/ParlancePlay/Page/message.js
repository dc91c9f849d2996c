// One message in an open conversation.

import { summary } from "/page/conversations.js";
import { element, keyed } from "/page/dom.js";
import { say, show, spoken, text } from "/page/language.js";
import { actionsFor, openMenu } from "/page/menu.js";
import { fileAddress, thumbnailAddress } from "/page/server.js";
import { minuteOf, sizeOf } from "/page/units.js";

const files = new Set(["image", "file", "audio", "video"]);

/** Shows a message with its state, its transfer and the button of its menu. */
export class MessageView {
  #view;
  #item = null;
  #picture = null;

  constructor(view) {
    this.#view = view;
    this.from = element("span", { class: "from", dir: "auto" });
    this.kind = element("span", { class: "kind" });
    this.words = element("span", { class: "words", dir: "auto" });
    this.media = element("span", { class: "media" });
    this.progress = element("progress", { max: "1" });
    this.download = element(
      "button", { type: "button", class: "small", on: { click: () => this.#perform("download") } });
    this.past = element("span", { class: "past" });
    this.pinned = element("span", { class: "pinned" });
    this.reactions = element("ul", { class: "reactions" });
    this.foot = element("span", { class: "foot" });
    this.menu = element("button", {
      type: "button", class: "more", "aria-haspopup": "menu", "aria-expanded": "false",
      on: { click: () => openMenu(this.menu, actionsFor(this.#item), (...chosen) => this.#perform(...chosen)) },
    }, "⋯");
    this.bubble = element(
      "div", { class: "bubble" },
      this.from, this.past, this.pinned, this.kind, this.media, this.words, this.progress, this.download, this.reactions,
      this.foot, this.menu);
    this.node = element("li", { class: "message" }, this.bubble);
    say(this.download, "message.download");
    say(this.past, "message.past");
  }

  update(item) {
    this.#item = item;
    const { conversation, message } = item;
    const isNote = message.kind === "note";
    this.node.dataset.message = message.id;
    this.node.dataset.side = isNote ? "note" : message.mine ? "mine" : "theirs";
    this.node.dataset.state = message.state;
    this.node.classList.toggle("revoked", message.revoked);
    this.past.hidden = !message.past;
    this.pinned.hidden = !message.pinnedBy;
    if (message.pinnedBy) say(this.pinned, "message.pinned", { name: message.pinnedBy });
    this.from.hidden = isNote || message.mine || conversation.kind !== "group";
    show(this.from, message.fromName ?? "");
    this.kind.hidden = isNote || message.kind === "text" || message.kind === "image";
    say(this.kind, `kind.${message.kind}`);
    this.#showWords(message);
    this.#showMedia(item);
    this.reactions.hidden = message.reactions.length === 0;
    keyed(this.reactions, message.reactions, (reaction) => reaction.text, (reaction) => this.#reaction(reaction));
    this.#showFoot(message);
    this.menu.hidden = actionsFor(item).length === 0;
    say(this.menu, "message.menu", { text: summary(message) }, "label");
  }

  #showWords(message) {
    if (message.revoked && !message.text) say(this.words, "message.revoked");
    else show(this.words, spoken(message.text ?? "", message.textZh));
    this.words.hidden = this.words.textContent === "";
  }

  #showMedia({ phone, message }) {
    const isFile = files.has(message.kind) && !message.revoked;
    this.media.hidden = !isFile;
    this.progress.hidden = !isFile || message.progress === null || message.progress === undefined;
    this.download.hidden = !isFile || message.file || !this.progress.hidden || !phone.can.includes("download");
    if (!isFile) return;
    const name = message.name ?? "";
    say(this.download, "message.downloadNamed", { name }, "label");
    say(this.progress, "message.transfer", { name }, "label");
    if (!this.progress.hidden) this.progress.value = message.progress;
    const shows = message.kind === "image" && (message.thumbnail || message.file);
    const state = `${shows} ${message.thumbnail} ${message.file} ${name} ${message.size}`;
    if (state === this.#picture) return;
    this.#picture = state;
    const content = shows ? [this.#image(phone, message, name)] : [];
    const size = message.size === undefined ? "" : sizeOf(message.size);
    content.push(element("span", { class: "file-name", dir: "auto" }, name), element("span", { class: "file-size" }, size));
    if (!message.file) return this.media.replaceChildren(...content);
    const link = element(
      "a", { class: "file", href: fileAddress(phone.id, message.id), target: "_blank", rel: "noopener" }, ...content);
    say(link, "message.open", { name }, "label");
    this.media.replaceChildren(link);
  }

  #image(phone, message, name) {
    const address = message.thumbnail ? thumbnailAddress(phone.id, message.id) : fileAddress(phone.id, message.id);
    const image = element("img", { src: address });
    say(image, "message.picture", { name }, "alt");
    return image;
  }

  /** Returns a reaction with its accounts, a button that adds or removes the person's own. */
  #reaction({ text }) {
    let isMine = false;
    const button = element("button", {
      type: "button", class: "reaction", on: { click: () => this.#perform("react", { text, on: !isMine }) },
    });
    const update = (reaction) => {
      isMine = reaction.mine;
      const names = reaction.accounts.join(", ");
      button.setAttribute("aria-pressed", String(isMine));
      show(button, `${text} ${names}`);
      say(button, "reaction.by", { text, names }, "label");
    };
    return { node: element("li", {}, button), update };
  }

  #showFoot(message) {
    this.foot.hidden = message.kind === "note";
    const parts = [minuteOf(message.time)];
    if (message.mine && message.state !== "received") parts.push(text(`state.${message.state}`));
    if (message.receipt) parts.push(receiptWords(message.receipt));
    if (message.edited) parts.push(text("message.edited"));
    show(this.foot, parts.join(" · "));
  }

  #perform(action, parameters = {}) {
    const { conversation, message } = this.#item;
    if (action === "edit") return this.#view.messages.edit(message);
    return this.#view.perform(action, { conversation: conversation.id, message: message.id, ...parameters });
  }
}

function receiptWords(receipt) {
  const counts = receipt.match(/^read by (\d+) of (\d+)$/);
  if (counts) return text("receipt.readBy", { count: counts[1], all: counts[2] });
  return receipt === "read" ? text("receipt.read") : receipt;
}
