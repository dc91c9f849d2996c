// What ran behind a phone: the vendor's callbacks, the code that called the vendor's API, and what that API lacks.

import { copy, element, followEnd, keyed } from "/page/dom.js";
import { say, show, showNames } from "/page/language.js";
import { wordsOf } from "/page/menu.js";
import { instantOf } from "/page/units.js";

/** Three tabs below a phone. */
export class Transcript {
  constructor(id) {
    this.tabs = element("div", { class: "tabs", role: "tablist", on: { keydown: (event) => this.#move(event) } });
    this.node = element("section", { class: "transcript" }, this.tabs);
    this.callbacks = this.#add(id, "callbacks", "ol");
    this.code = this.#add(id, "code", "div");
    this.lacks = this.#add(id, "lacks", "ul");
    this.copy = element("button", { type: "button", class: "small copy", on: { click: () => this.#copyCode() } });
    this.code.panel.append(this.copy);
    say(this.copy, "transcript.copy");
    say(this.callbacks.empty, "transcript.noCallbacks");
    say(this.code.empty, "transcript.noCode");
    say(this.lacks.empty, "transcript.noLacks");
    this.#select(this.callbacks);
  }

  update(phone, callbacks, code) {
    say(this.tabs, "transcript.label", { style: phone.style }, "label");
    this.#fill(this.callbacks, callbacks, (callback) => callback.key, callbackRow);
    this.#fill(this.code, code, (code) => code.key, codeRow);
    // One sentence may be about several calls.
    const all = phone.lacks;
    const lacks = all.filter((lack, index) => all.findIndex((other) => other.words === lack.words) === index);
    this.#fill(this.lacks, lacks, (lack) => `${lack.what} ${lack.words}`, lackRow);
    this.copy.hidden = code.length === 0;
    say(this.copy, "transcript.copy");
  }

  #add(id, name, listName) {
    const count = element("span", { class: "count" });
    const label = element("span");
    const tab = element("button", {
      type: "button", role: "tab", id: `tab-${id}-${name}`, "aria-controls": `panel-${id}-${name}`,
      "data-tab": name, on: { click: () => this.#select(part) },
    }, label, count);
    const list = element(listName, { class: `entries ${name}` });
    const empty = element("p", { class: "empty" });
    const panel = element("div", {
      class: "panel", role: "tabpanel", id: `panel-${id}-${name}`, "aria-labelledby": tab.id, tabindex: "0",
    }, empty, list);
    const part = { tab, panel, list, empty, count };
    say(label, `transcript.${name}`);
    this.tabs.append(tab);
    this.node.append(panel);
    return part;
  }

  get #parts() {
    return [this.callbacks, this.code, this.lacks];
  }

  #select(chosen) {
    for (const part of this.#parts) {
      const isChosen = part === chosen;
      part.tab.setAttribute("aria-selected", String(isChosen));
      part.tab.tabIndex = isChosen ? 0 : -1;
      part.panel.hidden = !isChosen;
    }
    chosen.panel.scrollTop = chosen === this.lacks ? 0 : chosen.panel.scrollHeight;
  }

  #move(event) {
    const tabs = this.#parts.map((part) => part.tab);
    const at = tabs.indexOf(document.activeElement);
    const last = tabs.length - 1;
    const targets = {
      ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last,
    };
    if (!(event.key in targets)) return;
    event.preventDefault();
    tabs[targets[event.key]].focus();
    this.#select(this.#parts[targets[event.key]]);
  }

  #fill(part, items, keyOf, create) {
    followEnd(part.panel, () => keyed(part.list, items, keyOf, create));
    part.empty.hidden = items.length > 0;
    show(part.count, items.length > 0 ? String(items.length) : "");
  }

  async #copyCode() {
    const blocks = [...this.code.list.children].map((block) => block.querySelector("pre").textContent);
    if (await copy(blocks.join("\n\n"))) say(this.copy, "transcript.copied");
  }
}

function callbackRow(callback) {
  const time = element("time");
  const code = (name, content) => {
    const node = element("code", { class: name });
    showNames(node, content);
    return node;
  };
  const node = element(
    "li", {}, time, ...installation(callback), code("name", callback.name),
    ...callback.arguments.map((argument) => code("argument", argument)));
  return { node, update: () => show(time, instantOf(callback.time)) };
}

function codeRow(code) {
  const lines = element("code");
  showNames(lines, code.lines.join("\n"));
  const node = element("div", {}, ...installation(code), element("pre", {}, lines));
  return { node, update: () => {} };
}

/** Returns the remark that something ran on the account's other installation. */
function installation(item) {
  if (!item.second) return [];
  const remark = element("span", { class: "installation" });
  say(remark, "transcript.second");
  return [remark];
}

function lackRow(lack) {
  const node = element("li");
  return { node, update: () => show(node, wordsOf(lack)) };
}
