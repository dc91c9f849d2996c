// Announcements of new messages to assistive technology.

import { summary } from "/page/conversations.js";
import { say, show } from "/page/language.js";

const announcer = document.getElementById("announcer");

/**
 * Announces the messages that came on the phone in use: the one with the focus, otherwise the one that a narrow window
 * shows. Announcing those of seven phones at once would drown the person's own.
 */
export function announce(arrivals, chosen) {
  const focused = document.activeElement?.closest("[data-phone]")?.dataset.phone;
  const isNarrow = getComputedStyle(document.getElementById("switcher")).display !== "none";
  const used = focused ?? (isNarrow ? chosen : null);
  const heard = arrivals.filter((arrival) => arrival.phone.id === used);
  if (heard.length === 0) return;
  const { phone, message } = heard[0];
  // The same words twice in a row are announced only if the region was emptied between them.
  show(announcer, "");
  if (heard.length > 1) say(announcer, "announce.messages", { style: phone.style, count: heard.length });
  else say(announcer, "announce.message", { style: phone.style, from: message.fromName, text: summary(message) });
}
