// The streams of the hub.

import { element, followEnd, keyed } from "/page/dom.js";
import { say, show, showNames, spoken } from "/page/language.js";
import { minuteOf } from "/page/units.js";

/** Shows a card for each stream, that of the newest entry first. */
export class HubView {
  constructor() {
    this.address = document.getElementById("hub-address");
    this.empty = document.getElementById("hub-empty");
    this.streams = document.getElementById("streams");
  }

  /** `address` is where other apps join, or null. */
  update(hub, address) {
    this.address.hidden = address === null;
    say(this.address, "hub.address", { address });
    const streams = hub.streams
      .filter((stream) => stream.entries.length > 0)
      .sort((one, other) => other.entries.at(-1).time - one.entries.at(-1).time);
    this.empty.hidden = streams.length > 0;
    keyed(this.streams, streams, (stream) => stream.id, streamCard);
  }
}

function streamCard({ id }) {
  const [kind, name] = [id.slice(0, id.indexOf(":")), id.slice(id.indexOf(":") + 1)];
  const kindWords = element("span", { class: "stream-kind" });
  const entries = element("ol", { class: "stream-entries", tabindex: "0" });
  const marks = element("ul", { class: "stream-marks" });
  const nameWords = element("span");
  const node = element(
    "section", { class: "stream", "data-stream": id }, element("h3", {}, kindWords, nameWords), entries, marks);
  showNames(nameWords, name);
  say(kindWords, kind === "group" ? "hub.group" : "hub.direct");
  say(entries, "hub.stream", { id: name }, "label");
  const update = (stream) => {
    followEnd(entries, () => keyed(entries, stream.entries, (entry) => entry.number, entryRow));
    marks.hidden = stream.marks.length === 0;
    keyed(marks, stream.marks, (mark) => mark.account, markRow);
  };
  return { node, update };
}

/** Returns how far an account has read. */
function markRow() {
  const node = element("li");
  return { node, update: ({ account, number }) => say(node, "hub.mark", { account, number }) };
}

function entryRow() {
  const number = element("span", { class: "entry-number" });
  const what = element("span", { class: "entry-what" });
  const words = element("span", { class: "entry-words", dir: "auto" });
  const time = element("time");
  const readers = element("span", { class: "entry-readers" });
  const deliveries = element("span", { class: "entry-deliveries" });
  const node = element("li", {}, number, what, words, time, readers, deliveries);
  const update = (entry) => {
    node.dataset.what = entry.what;
    show(number, String(entry.number));
    say(what, `entry.${entry.what}`);
    show(words, spoken(entry.words, entry.wordsZh));
    show(time, minuteOf(entry.time));
    showReceipts(entry.receipts ?? { readers: [], deliveries: [] }, readers, deliveries);
  };
  return { node, update };
}

/** Shows who has read a message and who only has it. A group's message that wants receipts shows their number. */
function showReceipts(receipts, readers, deliveries) {
  const names = receipts.readers.join(", ");
  const expected = receipts.expected ?? null;
  readers.hidden = names === "" && expected === null;
  if (expected === null) say(readers, "hub.readBy", { names });
  else if (names === "") say(readers, "hub.unread", { expected });
  else say(readers, "hub.readByOf", { names, count: receipts.readers.length, expected });
  deliveries.hidden = receipts.deliveries.length === 0;
  say(deliveries, "hub.delivered", { names: receipts.deliveries.join(", ") });
}
