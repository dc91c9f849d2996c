// The menu of a message: what can be done with it, and what its vendor's API lacks.

import { element } from "/page/dom.js";
import { language, say } from "/page/language.js";

/** The reactions that the menu offers. */
const offered = ["👍", "❤️", "😂"];

const menu = document.getElementById("message-menu");
let opener = null;

/**
 * Returns the entries of a message's menu. An entry has a text with values, and an action with parameters; an entry of
 * what the API lacks has the words that say so instead.
 */
export function actionsFor({ phone, conversation, message }) {
  if (message.kind === "note" || message.revoked) return [];
  const entries = [];
  const name = message.fromName ?? message.from;
  const reading = conversation.kind === "group" ? "groupRead" : "read";
  const add = (what, key, action, parameters = {}) => {
    const lack = phone.lacks.find((lack) => lack.what === what);
    if (phone.can.includes(what)) entries.push({ key, values: { name, text: parameters.text }, action, parameters });
    else if (lack && !entries.some((entry) => entry.words === wordsOf(lack))) entries.push({ words: wordsOf(lack) });
  };
  if (!message.mine) add(reading, "menu.read", "read");
  if (message.mine) add("revoke", "menu.revoke", "revoke");
  for (const text of offered) {
    const isOn = message.reactions.some((reaction) => reaction.text === text && reaction.mine);
    add("react", isOn ? "menu.unreact" : "menu.react", "react", { text, on: !isOn });
  }
  if (message.mine && message.kind === "text") add("edit", "menu.edit", "edit");
  add("pin", message.pinnedBy ? "menu.unpin" : "menu.pin", "pin", { on: !message.pinnedBy });
  add("delete", "menu.delete", "delete");
  if (!message.mine && conversation.kind === "group") {
    // Parameters name the member; the action's message is only where the menu was opened.
    add("mute", "menu.mute", "mute", { account: message.from, on: true, message: undefined });
    add("mute", "menu.unmute", "mute", { account: message.from, on: false, message: undefined });
  }
  return entries;
}

/** Returns the sentence about what an API lacks, in the page's language. */
export function wordsOf(lack) {
  return language() === "zh" ? lack.wordsZh : lack.words;
}

/** Shows a menu beside the button that opens it; calls `choose(action, parameters)` with the entry that is chosen. */
export function openMenu(button, entries, choose) {
  const items = entries.filter((entry) => entry.action).map((entry) => {
    const item = element("button", {
      type: "button", role: "menuitem", tabindex: "-1", "data-action": entry.action,
      on: { click: () => { menu.hidePopover(); choose(entry.action, entry.parameters); } },
    });
    say(item, entry.key, entry.values);
    return item;
  });
  const lacks = entries.filter((entry) => entry.words).map((entry) =>
    element("div", { role: "menuitem", "aria-disabled": "true", class: "lack", tabindex: "-1" }, entry.words));
  menu.replaceChildren(...items, ...lacks);
  say(menu, "message.actions", {}, "label");
  opener = button;
  menu.showPopover();
  place(button);
  button.setAttribute("aria-expanded", "true");
  menu.firstChild.focus();
}

function place(button) {
  const anchor = button.getBoundingClientRect();
  const size = menu.getBoundingClientRect();
  const below = anchor.bottom + 2;
  const top = below + size.height <= innerHeight ? below : Math.max(4, anchor.top - size.height - 2);
  const left = Math.min(Math.max(4, anchor.right - size.width), innerWidth - size.width - 4);
  menu.style.top = `${top}px`;
  menu.style.left = `${left}px`;
}

// Hiding returns the focus to the button.
menu.addEventListener("toggle", (event) => {
  if (event.newState === "closed") opener?.setAttribute("aria-expanded", "false");
});

menu.addEventListener("keydown", (event) => {
  const items = [...menu.children];
  const at = items.indexOf(document.activeElement);
  const targets = {
    ArrowDown: (at + 1) % items.length, ArrowUp: (at - 1 + items.length) % items.length, Home: 0, End: items.length - 1,
  };
  if (event.key in targets) items[targets[event.key]].focus();
  else if (event.key === "Escape" || event.key === "Tab") menu.hidePopover();
  else return;
  event.preventDefault();
});

// The menu belongs to a place on the screen, which scrolling moves away: that of the page, or of the list in which it was opened.
addEventListener("scroll", ({ target }) => {
  if (menu.matches(":popover-open") && target.contains(opener)) menu.hidePopover();
}, true);
