// The language in which the page is shown, and the texts of its elements in that language.

import { texts } from "/page/texts.js";

const kept = "parlance-language";
const attributes = { text: null, label: "aria-label", hint: "title", placeholder: "placeholder", alt: "alt" };
// Behind signs, and before a word's capital letter.
const wordEnds = new RegExp(
  "(?<=[.:_,/+(=-])(?=[^\\s.:_,/+()=-])|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[A-Za-z0-9])(?=\\()");
const values = new WeakMap();
const listeners = [];
let current = initial();

function initial() {
  const stored = localStorage.getItem(kept);
  if (stored in texts) return stored;
  return navigator.language.startsWith("zh") ? "zh" : "en";
}

/** The code of the language in which the page is shown. */
export function language() {
  return current;
}

/** Shows the page in another language and remembers it. */
export function setLanguage(code) {
  current = code;
  localStorage.setItem(kept, code);
  applyLanguage();
  for (const listener of listeners) listener();
}

/** Calls a function after each change of the language. */
export function onLanguage(listener) {
  listeners.push(listener);
}

/** Returns a text of the table with its values filled in. */
export function text(key, given = {}) {
  const pattern = texts[current][key];
  if (pattern === undefined) throw new Error(`no text ${key}`);
  return pattern.replace(/\{(\w+)\}/g, (_, name) => String(given[name]));
}

/** Sets an element's content, name, hint or the like to a text of the table; it follows the language from then on. */
export function say(element, key, given = {}, where = "text") {
  const record = values.get(element) ?? {};
  record[where] = given;
  values.set(element, record);
  element.setAttribute(`data-${where}`, key);
  put(element, where, text(key, given));
}

/** Sets an element to a text of data, which no language changes. */
export function show(element, content, where = "text") {
  element.removeAttribute(`data-${where}`);
  put(element, where, content);
}

/** Returns words of data in the page's language: those in Chinese where there are some. */
export function spoken(words, wordsZh) {
  return current === "zh" && wordsZh ? wordsZh : words;
}

/** Sets an element to names of code, which a line breaks between their words. */
export function showNames(element, content) {
  element.removeAttribute("data-text");
  if (element.textContent === content) return;
  const parts = content.split(wordEnds);
  const place = (part, index) => (index > 0 ? [document.createElement("wbr"), part] : [part]);
  element.replaceChildren(...parts.flatMap(place));
}

/** Writes every text of the table into the elements that name one. */
export function applyLanguage() {
  document.documentElement.lang = current;
  for (const where of Object.keys(attributes)) {
    for (const element of document.querySelectorAll(`[data-${where}]`)) {
      put(element, where, text(element.getAttribute(`data-${where}`), values.get(element)?.[where]));
    }
  }
}

// An element that has the text already is left alone, so that a live region does not announce it again.
function put(element, where, content) {
  const attribute = attributes[where];
  if (attribute) {
    if (element.getAttribute(attribute) !== content) element.setAttribute(attribute, content);
  } else if (element.textContent !== content) {
    element.textContent = content;
  }
}
