// The state of the phones, the hub and the clock as the server last reported it.

const kept = 300;

/** The page's copy of the server's state. */
export class Model {
  number = 0;
  /** The number behind which the server has kept all events. */
  first = 0;
  phones = new Map();
  callbacks = new Map();
  code = new Map();
  hub = { streams: [] };
  /** The address at which other apps join the hub. */
  gateway = null;
  clock = { now: 0, ahead: 0, heard: 0 };
  /** Whether transfers of files are held halfway. */
  filesHeld = false;
  scenes = [];
  scene = null;
  /** The last sentence of a scene that is over. */
  former = null;
  /** Messages that came since the last call of `takeArrivals`. */
  #arrivals = [];
  #count = 0;

  /** Replaces everything with a snapshot. */
  load(state) {
    this.number = state.number;
    this.first = state.first ?? 0;
    this.phones = new Map(state.phones.map((phone) => [phone.id, phone]));
    this.callbacks = new Map(state.phones.map((phone) => [phone.id, []]));
    this.code = new Map(state.phones.map((phone) => [phone.id, []]));
    this.hub = state.hub;
    this.gateway = state.gateway ?? null;
    this.filesHeld = state.filesHeld;
    this.scenes = state.scenes;
    this.scene = state.scene ?? null;
    this.former = null;
    this.#arrivals = [];
    this.#setClock(state.clock);
  }

  /** Adds the callbacks and the code of events whose other effects a snapshot has already. */
  recall(events) {
    for (const event of events.filter((event) => event.number <= this.number)) this.#record(event);
  }

  /** Applies events in their order; those that were applied before change nothing. */
  apply(events) {
    for (const event of events) {
      if (event.number <= this.number) continue;
      this.number = event.number;
      this.#record(event);
      if (event.phones) this.#setPhones(event.phones);
      if (event.phone) {
        this.#noteArrivals(this.phones.get(event.phone.id), event.phone);
        this.phones.set(event.phone.id, event.phone);
      }
      if (event.hub) this.hub = event.hub;
      if (event.clock) this.#setClock(event.clock);
      if ("filesHeld" in event) this.filesHeld = event.filesHeld;
      if ("scene" in event) {
        if (event.scene === null && this.scene) this.former = this.scene;
        this.scene = event.scene;
      }
    }
  }

  /** Returns the messages that came since the last call, each with its phone. */
  takeArrivals() {
    const arrivals = this.#arrivals;
    this.#arrivals = [];
    return arrivals;
  }

  /** The time of the hub's clock, which runs on between two reports. */
  get time() {
    return this.clock.now + performance.now() - this.clock.heard;
  }

  #setClock(clock) {
    this.clock = { ...clock, heard: performance.now() };
  }

  #setPhones(phones) {
    for (const phone of phones) this.#noteArrivals(this.phones.get(phone.id), phone);
    this.phones = new Map(phones.map((phone) => [phone.id, phone]));
  }

  #record(event) {
    if (event.callback) this.#keep(this.callbacks, event.callback);
    if (event.code) this.#keep(this.code, event.code);
  }

  /** Adds an item to the list of its phone, which may come with a later event. */
  #keep(lists, item) {
    if (!lists.has(item.phone)) lists.set(item.phone, []);
    const list = lists.get(item.phone);
    list.push({ key: ++this.#count, ...item });
    if (list.length > kept) list.splice(0, list.length - kept);
  }

  #noteArrivals(former, phone) {
    const known = new Set();
    for (const conversation of former?.conversations ?? []) {
      for (const message of conversation.messages) known.add(message.id);
    }
    for (const conversation of phone.conversations) {
      for (const message of conversation.messages) {
        if (!message.mine && message.kind !== "note" && !known.has(message.id)) {
          this.#arrivals.push({ phone, message });
        }
      }
    }
  }
}
