// Saving the session as a link or a test, and replaying a link.

import { copy } from "/page/dom.js";
import { say, show } from "/page/language.js";
import { loadSession, replaySession } from "/page/server.js";

// The first characters of an array of actions, or of an empty one, in Base64. Other fragments name places of the page.
const beginning = /^#W(3s|10)/;
const find = (id) => document.getElementById(id);

/** The dialogs of a session; `report(error)` is called with what a request failed with, or null. */
export class Sessions {
  #report;
  #session = null;

  constructor(report) {
    this.#report = report;
    find("save-link").addEventListener("click", () => this.#save("link"));
    find("save-test").addEventListener("click", () => this.#save("test"));
    find("save-copy").addEventListener("click", () => this.#copy());
    find("replay-yes").addEventListener("click", () => this.#replay());
    addEventListener("hashchange", () => this.offerReplay());
  }

  async #save(what) {
    let session;
    try {
      session = await loadSession();
    } catch (error) {
      return this.#report(error);
    }
    const field = find("save-text");
    const isTooLong = what === "link" && !session.link;
    if (what === "link") field.value = isTooLong ? "" : `${location.origin}/${session.link}`;
    else field.value = session.test;
    field.rows = what === "link" ? 4 : 18;
    field.hidden = isTooLong;
    find("save-copy").hidden = isTooLong;
    say(find("save-title"), `save.${what}Heading`);
    say(field, `save.${what}Heading`, {}, "label");
    say(find("save-words"), isTooLong ? "save.tooLong" : `save.${what}Words`);
    if (session.isCut) say(find("save-status"), "save.cut");
    else show(find("save-status"), "");
    find("save-dialog").showModal();
    field.select();
  }

  async #copy() {
    const field = find("save-text");
    field.select();
    say(find("save-status"), (await copy(field.value)) ? "dialog.copied" : "dialog.notCopied");
  }

  /** Asks whether the session in the page's address is to be replayed, if it has one. */
  offerReplay() {
    const link = location.hash;
    if (!beginning.test(link)) return;
    // The address is the page's own again: loading it anew must not ask again.
    history.replaceState(null, "", location.pathname);
    this.#session = read(link);
    say(find("replay-words"), this.#session ? "replay.words" : "replay.unreadable");
    find("replay-yes").hidden = this.#session === null;
    find("replay-dialog").showModal();
  }

  async #replay() {
    find("replay-dialog").close();
    try {
      await replaySession(this.#session);
      this.#report(null);
    } catch (error) {
      this.#report(error);
    }
  }
}

/** Returns the session of a link, or null if it has none: the actions as JSON in the URL's form of Base64. */
function read(link) {
  try {
    const binary = atob(link.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const actions = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(actions) ? { actions } : null;
  } catch {
    return null;
  }
}
