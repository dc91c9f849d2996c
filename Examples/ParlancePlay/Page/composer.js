// The field in which a message is written, and the button for pictures and files.

import { element } from "/page/dom.js";
import { say } from "/page/language.js";

const largest = 8 * 1024 * 1024;
// The height of a line of the field, in pixels.
const lineHeight = 18;

/** Sends texts and files in the open conversation of a phone. */
export class Composer {
  #view;
  #conversation = null;
  #drafts = new Map();
  /** The id of the message whose text is changed; null while a new one is written. */
  #edited = null;

  constructor(view) {
    this.#view = view;
    this.field = element("textarea", {
      class: "field", rows: "1", autocomplete: "off", enterkeyhint: "send", dir: "auto",
      on: { input: () => this.#fit(), keydown: (event) => this.#key(event) },
    });
    this.chooser = element(
      "input", { type: "file", class: "hidden", tabindex: "-1", on: { change: () => this.#sendFiles() } });
    this.attach = element(
      "button", { type: "button", class: "attach", on: { click: () => this.chooser.click() } }, "+");
    this.send = element("button", { type: "submit", class: "send" });
    const words = element("span");
    const keep = element("button", { type: "button", on: { click: () => this.#endEdit() } });
    this.editing = element("div", { class: "editing", hidden: true }, words, keep);
    this.node = element(
      "form", { class: "composer", on: { submit: (event) => this.#submit(event) } },
      this.editing, this.attach, this.chooser, this.field, this.send);
    say(words, "composer.editing");
    say(keep, "composer.keep");
    say(this.attach, "composer.attach", {}, "label");
    say(this.attach, "composer.attach", {}, "hint");
    say(this.chooser, "composer.attach", {}, "label");
    say(this.field, "composer.placeholder", {}, "placeholder");
    say(this.send, "composer.send");
  }

  update(conversation) {
    say(this.field, "composer.label", { title: conversation.title }, "label");
    if (conversation.id === this.#conversation) return;
    this.#edited = null;
    this.editing.hidden = true;
    this.#drafts.set(this.#conversation, this.field.value);
    this.#conversation = conversation.id;
    this.field.value = this.#drafts.get(conversation.id) ?? "";
    this.#fit();
  }

  /** Has the person change a message's text, which the field shows. */
  edit(message) {
    this.#edited = message.id;
    this.editing.hidden = false;
    this.field.value = message.text;
    this.#fit();
    this.focus();
  }

  #endEdit() {
    this.#edited = null;
    this.editing.hidden = true;
    this.field.value = "";
    this.#fit();
    this.focus();
  }

  /** Makes the field as high as its lines, up to four of them. */
  #fit() {
    this.field.rows = 1;
    const { scrollHeight, clientHeight } = this.field;
    const lines = this.field.value.split("\n").length;
    // A line that is too long for the field takes several.
    const more = clientHeight > 0 ? Math.ceil((scrollHeight - clientHeight) / lineHeight - 0.2) : 0;
    this.field.rows = Math.min(4, Math.max(lines, 1 + more));
  }

  /** Enter sends; with Shift it begins a line. While an input method composes a word it belongs to that. */
  #key(event) {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    this.node.requestSubmit();
  }

  focus() {
    this.field.focus({ preventScroll: true });
  }

  #submit(event) {
    event.preventDefault();
    const text = this.field.value;
    if (text === "") return;
    const message = this.#edited;
    this.#endEdit();
    if (message === null) this.#view.perform("sendText", { conversation: this.#conversation, text });
    else this.#view.perform("edit", { conversation: this.#conversation, message, text });
  }

  async #sendFiles() {
    const conversation = this.#conversation;
    const [file] = this.chooser.files;
    if (!file) return;
    const { name } = file;
    if (file.size > largest) this.#view.fail("composer.tooLarge", { name });
    else if (file.size === 0) this.#view.fail("composer.empty", { name });
    else {
      const data = await base64(file);
      if (data === null) this.#view.fail("composer.unreadable", { name });
      else await this.#view.perform("sendFile", { conversation, kind: kindOf(file), name, data });
    }
    // The same file can be chosen again, which is no change otherwise.
    this.chooser.value = "";
  }
}

function kindOf(file) {
  const [kind] = file.type.split("/");
  return ["image", "audio", "video"].includes(kind) ? kind : "file";
}

function base64(file) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result.slice(reader.result.indexOf(",") + 1)));
    reader.addEventListener("error", () => resolve(null));
    reader.readAsDataURL(file);
  });
}
