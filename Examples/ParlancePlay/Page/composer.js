// The field in which a message is written, and the button for pictures and files.

import { element } from "/page/dom.js";
import { say } from "/page/language.js";

const largest = 8 * 1024 * 1024;

/** Sends texts and files in the open conversation of a phone. */
export class Composer {
  #view;
  #conversation = null;
  #drafts = new Map();

  constructor(view) {
    this.#view = view;
    this.field = element("input", { type: "text", class: "field", autocomplete: "off", enterkeyhint: "send" });
    this.chooser = element(
      "input", { type: "file", class: "hidden", tabindex: "-1", on: { change: () => this.#sendFiles() } });
    this.attach = element(
      "button", { type: "button", class: "attach", on: { click: () => this.chooser.click() } }, "+");
    this.send = element("button", { type: "submit", class: "send" });
    this.node = element(
      "form", { class: "composer", on: { submit: (event) => this.#submit(event) } },
      this.attach, this.chooser, this.field, this.send);
    say(this.attach, "composer.attach", {}, "label");
    say(this.attach, "composer.attach", {}, "hint");
    say(this.chooser, "composer.attach", {}, "label");
    say(this.field, "composer.placeholder", {}, "placeholder");
    say(this.send, "composer.send");
  }

  update(conversation) {
    say(this.field, "composer.label", { title: conversation.title }, "label");
    if (conversation.id === this.#conversation) return;
    this.#drafts.set(this.#conversation, this.field.value);
    this.#conversation = conversation.id;
    this.field.value = this.#drafts.get(conversation.id) ?? "";
  }

  focus() {
    this.field.focus({ preventScroll: true });
  }

  #submit(event) {
    event.preventDefault();
    const text = this.field.value;
    if (text === "") return;
    this.field.value = "";
    this.#view.perform("sendText", { conversation: this.#conversation, text });
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
