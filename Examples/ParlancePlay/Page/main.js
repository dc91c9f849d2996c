// Starts the page: loads the state, follows the server's events, and shows both.

import { announce } from "/page/announcer.js";
import { Bar } from "/page/bar.js";
import { HubView } from "/page/hub.js";
import { applyLanguage, onLanguage, say, show } from "/page/language.js";
import { Model } from "/page/model.js";
import { PhoneView } from "/page/phone.js";
import { RequestError, loadEvents, loadState } from "/page/server.js";
import { Sessions } from "/page/session.js";
import { Switcher } from "/page/switcher.js";

const longestPause = 5000;
// A server that starts anew is silent for a moment, which is nothing to complain about.
const patience = 2000;

const model = new Model();
const views = new Map();
const phones = document.getElementById("phones");
const connection = document.getElementById("connection");
const hub = new HubView();
const bar = new Bar(model, report);
const switcher = new Switcher(model, views);
const sessions = new Sessions(report);

/** Says what a request that belongs to no phone failed with; nothing for null. */
function report(error) {
  if (error === null) return show(connection, "");
  if (error instanceof Error && !(error instanceof RequestError)) throw error;
  if (error.text) show(connection, error.text);
  else if (error.status === null) say(connection, "request.unanswered");
  else say(connection, "request.failed", { status: error.status });
}

function render() {
  const ids = [...model.phones.keys()];
  if (ids.join() !== [...views.keys()].join()) {
    const former = new Map(views);
    views.clear();
    for (const id of ids) views.set(id, former.get(id) ?? new PhoneView(model.phones.get(id), look(id)));
    arrange([...views.values()].map((view) => view.node));
  }
  for (const [id, view] of views) {
    const phone = model.phones.get(id);
    view.update(phone);
    view.transcript.update(phone, model.callbacks.get(id) ?? [], model.code.get(id) ?? []);
  }
  switcher.update();
  hub.update(model.hub, model.gateway);
  bar.update();
}

/** Puts the phones into their order; those that stay are not moved, which would scroll them back. */
function arrange(nodes) {
  for (const node of [...phones.children]) if (!nodes.includes(node)) node.remove();
  nodes.forEach((node, index) => {
    if (phones.children[index] !== node) phones.insertBefore(node, phones.children[index] ?? null);
  });
}

/** Returns the look of a phone: one that moves looks as that of its vendor. */
function look(id) {
  const styles = [...model.phones.values()].filter((phone) => !phone.cloud).map((phone) => phone.style);
  return (styles.indexOf(model.phones.get(id).style) % 7) + 1;
}

async function load() {
  model.load(await loadState());
  // A server without any event would wait for one.
  const past = model.number > model.first ? await loadEvents(model.first) : {};
  if (past.events) {
    model.recall(past.events);
    model.apply(past.events);
  }
  model.takeArrivals();
  for (const view of views.values()) view.reset();
  render();
}

async function follow() {
  const answer = await loadEvents(model.number);
  if (answer.reset) return load();
  model.apply(answer.events);
  render();
  announce(model.takeArrivals(), switcher.chosen);
}

/** Follows the server for as long as the page is open, and begins anew after it was gone. */
async function run() {
  let pause = 0;
  let silentSince = null;
  let isLoaded = false;
  for (;;) {
    try {
      await (isLoaded ? follow() : load());
      isLoaded = true;
      if (silentSince !== null) show(connection, "");
      silentSince = null;
      pause = 0;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      isLoaded = false;
      silentSince ??= performance.now();
      if (performance.now() - silentSince > patience) say(connection, "connection.lost");
      pause = Math.min(longestPause, Math.max(100, pause * 2));
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

applyLanguage();
onLanguage(render);
sessions.offerReplay();
run();
