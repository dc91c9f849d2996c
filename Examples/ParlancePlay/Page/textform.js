// A field with a button that does something with its text.

import { element } from "/page/dom.js";
import { say } from "/page/language.js";

/** A form for one short text; `done(text)` is called with it and returns a promise that it was carried out. */
export class TextForm {
  /** `keys` has those of the `button`'s text, of the `field`'s name, and of a shorter `hint` in the empty field. */
  constructor(keys, action, done) {
    this.field = element("input", { type: "text", class: "text-field", autocomplete: "off", dir: "auto" });
    this.button = element("button", { type: "submit", class: "small" });
    this.node = element("form", { class: "text-form", "data-action": action }, this.field, this.button);
    say(this.field, keys.field, {}, "label");
    say(this.field, keys.hint, {}, "placeholder");
    say(this.button, keys.button);
    this.node.addEventListener("submit", async (event) => {
      event.preventDefault();
      // What was refused stays in the field.
      if (this.field.value !== "" && (await done(this.field.value))) this.field.value = "";
    });
  }
}
