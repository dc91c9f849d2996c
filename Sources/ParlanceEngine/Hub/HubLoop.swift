package import ParlanceCore

/// A hub as links and the administration see it. Its members forward to a turn of `HubRunner`.
package final class HubLoop: Sendable {
  let runner: HubRunner

  package init(
    hub: Hub, clock: any MessagingClock, queue: any SerialQueue, statistics: EngineStatistics = EngineStatistics()
  ) {
    runner = HubRunner(hub: hub, clock: clock, queue: queue, statistics: statistics)
  }

  /// The time of the hub's clock.
  package var now: Timestamp { runner.now }
  /// The bus to the hubs that share the store; nil if the hub is alone.
  package var bus: (any Bus)? { runner.bus }
  /// A Boolean value that indicates whether a login shows a token.
  package var needsTokens: Bool { runner.needsTokens }
  package var statistics: EngineStatistics { runner.statistics }
  /// The numbers of the events for other services.
  package var serviceEventBoard: ServiceEventBoard { runner.serviceEventBoard }
  /// The number of requests and other inputs that wait for a turn.
  package var waiting: Int { runner.inbox.waiting }
  /// The number of requests of devices that came since the hub was opened.
  package var requestCount: Int { runner.inbox.requestCount }

  // MARK: links

  /// Creates the hub's end of a link.
  package func makeSession(outlet: any SessionOutlet) -> HubSession { runner.makeSession(outlet: outlet) }

  /// Requests of a session, for the next turns.
  package func submit(_ frames: [OutboundFrame], from session: HubSession) { runner.submit(frames, from: session) }

  /// Takes requests from a link of bytes, where some may not have been requests.
  package func submit(_ frames: [ReceivedFrame], from session: HubSession) { runner.submit(frames, from: session) }

  /// Closes a session whose link is gone.
  package func close(_ session: HubSession) { runner.enqueue(.closed(session)) }

  // MARK: the administration

  /// Runs work of the administration in a turn of its own and waits until it is durable and delivered.
  package func perform<Value>(_ body: (TurnContext) throws(MessagingError) -> Value) throws(MessagingError) -> Value {
    try runner.perform(body)
  }

  /// Runs something on the hub's own queue, outside its turns; for the tests of what its store does.
  package func onQueue(_ body: () throws(MessagingError) -> Void) throws(MessagingError) { try runner.onQueue(body) }

  /// Runs what is left and then takes nothing more.
  package func stop() { runner.stop() }

  /// Closes the hub's store; called last.
  package func closeHub() { runner.closeHub() }

  /// Sets the check of messages before they are sent; nil for none.
  package func setMessageCheck(_ check: MessageCheck?) { runner.setMessageCheck(check) }
}

extension HubLoop: AdministrationPort {
  package func createAccount(_ account: AccountID) throws(MessagingError) {
    try perform { turn throws(MessagingError) in try turn.lookup.createAccount(account) }
  }

  package func createGroup(
    id: String?, name: String, owner: AccountID, members: [AccountID], isLarge: Bool = false
  ) throws(MessagingError) -> String {
    try perform { turn throws(MessagingError) in
      try turn.groups.createGroup(id: id, name: name, owner: owner, members: members, isLarge: isLarge)
    }
  }

  /// - parameter properties: Properties by the names in `GroupInfo.Property` and `RoomInfo.Property`, within their limits.
  package func createRoom(
    id: String?, name: String, owner: AccountID, properties: [String: String] = [:]
  ) throws(MessagingError) -> String {
    try perform { turn throws(MessagingError) in
      try turn.rooms.createRoom(id: id, name: name, owner: owner, properties: properties)
    }
  }

  package func revoke(
    _ id: MessageID, sender: AccountID?, scope: Revocation.Scope, request: RevocationRequest
  ) throws(MessagingError) {
    try perform { turn throws(MessagingError) in try turn.revocations.revoke(id, sender: sender, scope: scope, request)
    }
  }

  package func broadcastToRooms(
    _ body: MessageBody, from sender: AccountID, id: MessageID?
  ) throws(MessagingError) -> Int {
    let id = id ?? MessageID.generate(at: now)
    let counts = try runner.performInParts(from: StreamNumber.zero) {
      (turn, after) throws(MessagingError) -> (Int, StreamNumber?) in
      let part = try turn.broadcasts.broadcast(body, id, from: sender, after: after)
      return (part.count, part.next)
    }
    return counts.reduce(0, +)
  }

  package func endSessions(of account: AccountID, reason: String) throws(MessagingError) {
    try perform { turn throws(MessagingError) in try turn.sessions.endSessions(of: account, reason: reason) }
  }

  package func settings() throws(MessagingError) -> HubSettings { try runner.settings() }

  package func updateSettings(_ change: (inout HubSettings) -> Void) throws(MessagingError) {
    try runner.updateSettings(change)
  }
}
