// What a phone's app knows of the other person of a chat, or of its group, and what can be done there.

import { element, keyed } from "/page/dom.js";
import { say, show } from "/page/language.js";
import { openMenu } from "/page/menu.js";
import { TextForm } from "/page/textform.js";

/** The actions of which the details of a chat have controls, by the kind of the chat. */
const controls = {
  direct: ["befriend", "block", "watch"],
  // Each app that reads a group shows it, also one that cannot change it.
  group: ["loadGroup"],
};

/** Returns whether there is something to show beside a chat's messages. */
export function hasDetails(phone, conversation) {
  return controls[conversation.kind].some((action) => phone.can.includes(action));
}

/** The screen with the details of one chat. */
export class Details {
  #view;
  #phone = null;
  #conversation = null;

  constructor(view) {
    this.#view = view;
    this.back = element(
      "button", { type: "button", class: "back-to-chat", on: { click: () => view.closeDetails() } }, "‹");
    this.title = element("h3", { dir: "auto" });
    this.person = new PersonDetails((...chosen) => this.#perform(...chosen));
    this.group = new GroupDetails((...chosen) => this.#perform(...chosen));
    const body = element("div", { class: "details", tabindex: "0" }, this.person.node, this.group.node);
    this.node = element(
      "section", { class: "screen", hidden: true },
      element("div", { class: "screen-head" }, this.back, this.title), body);
    say(this.back, "details.back", {}, "label");
    this.body = body;
  }

  update(phone, conversation) {
    this.#phone = phone;
    this.#conversation = conversation;
    const isGroup = conversation.kind === "group";
    show(this.title, conversation.title);
    say(this.body, isGroup ? "details.ofGroup" : "details.ofPerson", { title: conversation.title }, "label");
    this.person.node.hidden = isGroup;
    this.group.node.hidden = !isGroup;
    if (isGroup) this.group.update(phone, conversation);
    else this.person.update(phone, conversation);
  }

  /** Moves the focus to the button that leads back. */
  focus() {
    this.back.focus({ preventScroll: true });
  }

  #perform(action, parameters = {}) {
    return this.#view.perform(action, { conversation: this.#conversation.id, ...parameters });
  }
}

/** A line of words with buttons that change what they say. */
class Line {
  constructor() {
    this.words = element("p", { dir: "auto" });
    this.buttons = element("div", { class: "detail-buttons" });
    this.node = element("div", { class: "detail" }, this.words, this.buttons);
  }

  /** Each of the buttons has an action, a text, and what is called when it is pressed. */
  update(buttons) {
    keyed(this.buttons, buttons, (button) => button.key, ({ key, action, press }) => {
      const node = element(
        "button", { type: "button", class: "small", "data-action": action, on: { click: () => press() } });
      say(node, key);
      return { node, update: () => {} };
    });
  }
}

/** Presence, friendship and block of the other person of a direct chat. */
class PersonDetails {
  #perform;

  constructor(perform) {
    this.#perform = perform;
    this.presence = new Line();
    this.friendship = new Line();
    this.block = new Line();
    this.node = element("div", {}, this.presence.node, this.friendship.node, this.block.node);
  }

  update(phone, { contact }) {
    const [presence, friendship, block] = [this.presence, this.friendship, this.block];
    presence.node.hidden = !phone.can.includes("watch");
    friendship.node.hidden = !phone.can.includes("befriend");
    block.node.hidden = !phone.can.includes("block");
    const button = (key, action, parameters) => ({ key, action, press: () => this.#perform(action, parameters) });

    const isWatched = contact.online !== undefined;
    if (!isWatched) say(presence.words, "presence.unknown");
    else if (contact.status) say(presence.words, `presence.${stateOf(contact)}With`, { status: contact.status });
    else say(presence.words, `presence.${stateOf(contact)}`);
    presence.update([
      isWatched ? button("presence.unwatch", "watch", { on: false }) : button("presence.watch", "watch", { on: true }),
    ]);

    if (contact.friend) {
      say(friendship.words, "friend.yes");
      friendship.update([button("friend.remove", "unfriend")]);
    } else if (contact.request !== undefined) {
      say(friendship.words, "friend.asks", { words: contact.request });
      friendship.update([
        button("friend.accept", "answerFriend", { on: true }), button("friend.refuse", "answerFriend", { on: false }),
      ]);
    } else {
      say(friendship.words, contact.asked ? "friend.asked" : "friend.no");
      friendship.update(contact.asked ? [] : [button("friend.ask", "befriend", { text: "👋" })]);
    }

    say(block.words, contact.blocked ? "block.yes" : "block.no");
    block.update([
      contact.blocked ? button("block.unblock", "block", { on: false }) : button("block.block", "block", { on: true }),
    ]);
  }
}

/** Returns the name of a contact's presence. */
export function stateOf(contact) {
  return contact.online ? "online" : "offline";
}

/** Announcement, members and administration of a group. */
class GroupDetails {
  #perform;
  #phone = null;

  constructor(perform) {
    this.#perform = perform;
    this.absent = element("p", { class: "detail" });
    this.announcement = element("p", { class: "detail", dir: "auto" });
    this.announce = new TextForm(
      { button: "group.announce", field: "group.announceField", hint: "group.announceHint" }, "announce",
      (text) => perform("announce", { text }));
    this.rename = new TextForm(
      { button: "group.rename", field: "group.renameField", hint: "group.renameHint" }, "renameGroup",
      (text) => perform("renameGroup", { text }));
    this.heading = element("h4");
    this.members = element("ul", { class: "members" });
    this.others = element("div", { class: "detail-buttons" });
    this.node = element(
      "div", {}, this.absent, this.announcement, this.heading, this.members, this.others, this.announce.node,
      this.rename.node);
    say(this.absent, "group.absent");
  }

  update(phone, conversation) {
    this.#phone = phone;
    const group = conversation.group ?? { members: [] };
    const isMember = group.members.length > 0;
    this.absent.hidden = isMember;
    this.announcement.hidden = !group.announcement;
    say(this.announcement, "group.announcement", { text: group.announcement });
    this.heading.hidden = !isMember;
    say(this.heading, "group.members", { count: group.members.length });
    keyed(this.members, group.members, (member) => member.account, (member) => this.#member(member));
    this.announce.node.hidden = !isMember || !phone.can.includes("announce");
    this.rename.node.hidden = !isMember || !phone.can.includes("renameGroup");
    const absent = isMember && phone.can.includes("addMember") ? this.#absent(phone, group) : [];
    keyed(this.others, absent, (account) => account, (account) => this.#addButton(account));
  }

  /** Returns the people whom the phone knows and who are not in the group. */
  #absent(phone, group) {
    const members = new Set([phone.account, ...group.members.map((member) => member.account)]);
    return phone.conversations
      .filter((chat) => chat.kind === "direct").map((chat) => chat.id.slice("direct:".length))
      .filter((account) => !members.has(account));
  }

  #addButton(account) {
    const node = element("button", {
      type: "button", class: "small", "data-action": "addMember",
      on: { click: () => this.#perform("addMember", { account }) },
    });
    say(node, "group.add", { name: account });
    return { node, update: () => {} };
  }

  #member({ account }) {
    const name = element("span", { class: "member-name" }, account);
    const role = element("span", { class: "member-role" });
    const muted = element("span", { class: "member-role" });
    let current = null;
    const menu = element("button", {
      type: "button", class: "member-menu", "aria-haspopup": "menu", "aria-expanded": "false",
      on: { click: () => openMenu(menu, this.#actions(current), (...chosen) => this.#perform(...chosen)) },
    }, "⋯");
    say(muted, "group.muted");
    say(menu, "group.menu", { name: account }, "label");
    const node = element("li", { "data-member": account }, name, role, muted, menu);
    const update = (member) => {
      current = member;
      role.hidden = !member.role || member.role === "member";
      if (!role.hidden) say(role, `role.${member.role}`);
      muted.hidden = !member.muted;
      menu.hidden = this.#actions(member).length === 0;
    };
    return { node, update };
  }

  /** Returns the entries of a member's menu. */
  #actions({ account, role, muted }) {
    const phone = this.#phone;
    if (account === phone.account || role === "owner") return [];
    const values = { name: account };
    const entry = (key, action, parameters = {}) => ({ key, values, action, parameters: { account, ...parameters } });
    const isManager = role === "manager";
    return [
      entry(muted ? "menu.unmute" : "menu.mute", "mute", { on: !muted }),
      entry(isManager ? "menu.demote" : "menu.promote", "manager", { on: !isManager }),
      entry("menu.giveAway", "giveAway"),
      entry("menu.removeMember", "removeMember"),
    ].filter((entry) => phone.can.includes(entry.action));
  }
}
