import Parlance

extension World {
  /// The state that one client shows, to be compared before and after a restart.
  private struct Snapshot: Equatable {
    var histories: [ConversationID: [StoredMessage]] = [:]
    var unread: [ConversationID: Int] = [:]
  }

  /// Checks what holds after every scenario: everything accepted arrived where it belongs, each once and in order;
  /// the histories agree; nothing is pending; no general promise was broken; and, where the store is on disk, the
  /// reopened store gives the same answers.
  public func checkInvariants() async throws {
    try await everythingArrived()
    try await nothingIsPending()
    try await historiesAgree()
    try arrivalsAreOrderly()
    if cell.store == .sqlite {
      let before = try await snapshots()
      try await restart()
      let after = try await snapshots()
      for (client, (old, new)) in zip(clients, zip(before, after)) where old != new {
        throw ConformanceFailure("\(client.log.name) shows \(new) after reopening, and \(old) before")
      }
      try arrivalsAreOrderly()
    }
    let violations = clients.flatMap(\.log.violations)
    try require(violations.isEmpty, violations.joined(separator: "; "))
  }

  private func isAccepted(_ entry: Ledger.Entry) -> Bool {
    clients.contains { client in
      ObjectIdentifier(client) == entry.client
        && client.log.entries.contains {
          if case .sent(entry.id, nil) = $0.observation { true } else { false }
        }
    }
  }

  /// Returns the messages that a client has to have in a place, by the world's ledger.
  private func expected(of client: Client, in place: Place) -> [MessageID] {
    guard ledger.withLock({ $0.participants(of: place) }).contains(client.account) else { return [] }
    return ledger.withLock(\.entries).enumerated().compactMap { number, entry in
      entry.place == place && client.mustHave(entry, number: number) && isAccepted(entry) ? entry.id : nil
    }
  }

  private func everythingArrived() async throws {
    for entry in ledger.withLock(\.entries) {
      guard let sender = clients.first(where: { ObjectIdentifier($0) == entry.client }) else { continue }
      if sender.isLoggedIn { _ = try await sender.outcome(of: entry.id) }
    }
    for client in clients where client.isLoggedIn {
      for place in ledger.withLock(\.places) {
        let wanted = Set(expected(of: client, in: place))
        _ = try await client.log.wait(for: "everything sent in \(place)") { entries -> Bool? in
          let sent = entries.compactMap { if case .sent(let id, nil) = $0.observation { id } else { nil } }
          return wanted.subtracting(Client.received(in: entries).map(\.id)).subtracting(sent).isEmpty ? true : nil
        }
      }
    }
  }

  private func nothingIsPending() async throws {
    for entry in ledger.withLock(\.entries) {
      for client in clients where ObjectIdentifier(client) == entry.client && client.isLoggedIn {
        guard let conversation = entry.place.conversation(for: client.account) else { continue }
        let isPending = try await client.isPending(entry.id, in: conversation)
        try require(!isPending, "\(client.log.name) still has \(entry.id) in transport")
      }
    }
  }

  private func historiesAgree() async throws {
    for place in ledger.withLock(\.places) {
      let known = Set(ledger.withLock(\.entries).filter { $0.place == place }.map(\.id))
      var reference: (client: Client, ids: [MessageID])?
      for client in clients where client.isLoggedIn {
        guard let conversation = place.conversation(for: client.account) else { continue }
        let history = try await client.history(conversation).filter { known.contains($0.id) }
        let ids = history.map(\.id)
        try require(Set(ids).count == ids.count, "\(client.log.name) shows a message twice: \(ids)")
        let times = history.map(\.time)
        try require(times == times.sorted(), "\(client.log.name) shows messages out of the order of time: \(history)")
        let missing = Set(expected(of: client, in: place)).subtracting(ids)
        try require(missing.isEmpty, "\(client.log.name) lacks \(missing) in \(place)")
        guard let first = reference else {
          reference = (client, ids)
          continue
        }
        let common = Set(ids).intersection(first.ids)
        try requireEqual(
          ids.filter(common.contains), first.ids.filter(common.contains),
          "order at \(client.log.name) against \(first.client.log.name)")
      }
    }
  }

  private func arrivalsAreOrderly() throws {
    for client in clients {
      let sent = client.log.entries.compactMap { if case .sent(let id, nil) = $0.observation { id } else { nil } }
      try require(Set(sent).count == sent.count, "\(client.log.name) was told twice that it sent something: \(sent)")
      // Ids are those of a conversation.
      var seen: [ConversationID: Set<MessageID>] = [:]
      var newest: [ConversationID: Timestamp] = [:]
      for entry in client.log.entries {
        guard case .received(let batch) = entry.observation else { continue }
        try require(!batch.isEmpty, "\(client.log.name) was handed no messages at all")
        try require(
          Set(batch.map(\.conversation)).count == 1, "\(client.log.name) was handed a mixed batch: \(entry.raw)")
        for message in batch {
          let isNew = seen[message.conversation, default: []].insert(message.id).inserted
          try require(isNew, "\(client.log.name) received \(message.id) twice")
          let last = newest[message.conversation] ?? .zero
          try require(last <= message.time, "\(client.log.name) received \(message.id) out of the order of time")
          newest[message.conversation] = message.time
        }
      }
    }
  }

  private func snapshots() async throws -> [Snapshot] {
    var snapshots: [Snapshot] = []
    for client in clients {
      var snapshot = Snapshot()
      if client.isLoggedIn {
        for place in ledger.withLock(\.places) {
          if case .room = place { continue }
          guard let conversation = place.conversation(for: client.account) else { continue }
          snapshot.histories[conversation] = try await client.history(conversation)
          snapshot.unread[conversation] = try await client.unreadCount(conversation)
        }
      }
      snapshots.append(snapshot)
    }
    return snapshots
  }
}
