#if Server
  package import ParlanceCore

  /// The numbers of a bridge, from its store.
  package struct BridgeStatus: Hashable, Sendable {
    package var incoming: Int64
    package var outgoing: Int64
    /// The age of the oldest event that waits, in milliseconds; 0 if none does.
    package var incomingAge: Int64
    package var outgoingAge: Int64
    package var dead: Int64
    package var counts: [String: Int64]
    package var accounts: [String: Int64]
    /// The times of the last callback, and of the last request of the gateway; nil if there was none.
    package var lastCallback: Int64?
    package var lastWebhook: Int64?
    /// The time of the last fetch of what callbacks did not bring; nil if there was none.
    package var lastFetch: Int64?
    /// The time from a message's writing at the service to its acceptance by the hub, by the clocks of both, in milliseconds.
    package var lag: Int64?

    package init(_ store: BridgeStore, at time: Int64) throws(MessagingError) {
      let (service, hub) = (try store.waiting(from: .service), try store.waiting(from: .hub))
      (incoming, outgoing) = (service.count, hub.count)
      (incomingAge, outgoingAge) = (service.since.map { time - $0 } ?? 0, hub.since.map { time - $0 } ?? 0)
      dead = try store.deadCount()
      counts = try store.counts()
      accounts = try store.accountCounts()
      (lastCallback, lastWebhook) = (try store.number("in.last"), try store.number("out.last"))
      lastFetch = try store.number("gap.last")
      lag = try store.number("lag.service")
    }
  }
#endif
