package import ParlanceCore

/// Views of a hub between two turns, for tests of what turns leave behind.
extension Hub {
  /// Waits until everything that turns asked for has its outcome, and that is on its way to a turn.
  package func waitForOutcomes() {
    tokens?.drain()
    media?.drain()
  }

  /// Counts of what the hub keeps for links.
  package var load: HubLoad {
    HubLoad(
      sessions: delivery.sessionCount, tokenChecks: tokens?.pendingCount ?? 0, heldMessages: messageChecker.count,
      mediaRequests: media?.underWayCount ?? 0)
  }

  /// Returns descriptions of what the cache has otherwise than the store.
  ///
  /// - parameter allowsOlder: A Boolean value that indicates whether other hubs may have changed conversations since.
  package func cacheErrors(allowsOlder: Bool) throws(MessagingError) -> [String] {
    let contents = cache.contents
    var errors: [String] = []
    for (folded, account) in contents.accountsByName where try store.account(folded: folded) != account {
      errors.append("account \(folded)")
    }
    for (number, account) in contents.accountsByNumber where try store.account(number: number) != account {
      errors.append("account \(number)")
    }
    for (account, stream) in contents.accountStreams
    where try store.stream(key: StreamKey.account(account))?.number != stream {
      errors.append("stream of account \(account)")
    }
    for (pair, stream) in contents.directStreams
    where try store.stream(key: StreamKey.direct(low: pair.low, high: pair.high))?.number != stream {
      errors.append("stream of accounts \(pair.low) and \(pair.high)")
    }
    for (account, settings) in contents.pushSettings {
      let record = try store.stream(key: KeptValueKind.pushSettings.key(account))
      let stored = try record.map { record throws(MessagingError) in
        var reader = ByteReader(record.profile)
        return try KeptPushSettings(from: &reader)
      }
      if (stored ?? KeptPushSettings()) != settings { errors.append("push settings of account \(account)") }
    }
    if let words = contents.words, !allowsOlder {
      let stored = try store.stream(key: WordRules.wordListKey).map { record throws(MessagingError) in
        var reader = ByteReader(record.profile)
        return try WordList(from: &reader)
      }
      if (stored ?? WordList()) != words { errors.append("list of words") }
    }
    for (stream, conversation) in contents.conversations {
      guard let record = try store.stream(number: stream), record.kind == conversation.kind else {
        errors.append("conversation \(stream): no such stream")
        continue
      }
      if conversation.version < record.version && allowsOlder { continue }
      if let error = try difference(of: conversation, from: record) {
        errors.append("conversation \(stream): \(error)")
      }
    }
    return errors
  }

  /// Returns what differs between a remembered conversation and its stored stream.
  private func difference(
    of conversation: HubConversation, from record: StreamRecord
  ) throws(MessagingError) -> String? {
    guard conversation.stream == record.number, conversation.version == record.version else { return "version" }
    switch record.kind {
    case .account: return "an account's stream"
    case .direct:
      let key = conversation.pair.map { StreamKey.direct(low: $0.0.number, high: $0.1.number) }
      return key == record.key ? nil : "pair"
    case .room:
      // A dismissed room has no properties.
      guard !record.isDismissed else { return nil }
      let profile = try RoomProfile(decoding: record.profile)
      guard conversation.room == profile.room, conversation.isOpen == profile.isOpen else { return "room" }
      guard conversation.standings == profile.standings else { return "standings" }
      return conversation.hasTransientEntries == profile.hasTransientEntries ? nil : "entries"
    case .group:
      var members: [AccountNumber: HubMember] = [:]
      for member in try store.members(stream: record.number) {
        members[member.account] = try HubMember(member)
      }
      guard conversation.members == members else { return "members" }
      guard !record.isDismissed else { return conversation.group == nil ? nil : "dismissed" }
      let profile = try GroupProfile(decoding: record.profile)
      guard conversation.group == profile.group else { return "group" }
      guard conversation.requests == profile.requests else { return "requests" }
      guard conversation.blocked == profile.blocked else { return "blocks" }
      guard conversation.files == profile.files else { return "files" }
      return conversation.silenced == profile.silenced ? nil : "silences"
    }
  }
}

/// Counts of what a hub keeps for links.
package struct HubLoad: Hashable, Sendable {
  /// Links from which something came and that are not closed.
  package var sessions: Int
  /// Sessions whose token is checked.
  package var tokenChecks: Int
  /// Messages that are being checked, or that wait behind such.
  package var heldMessages: Int
  /// Requests for bytes of media that are under way.
  package var mediaRequests: Int

  package init(sessions: Int = 0, tokenChecks: Int = 0, heldMessages: Int = 0, mediaRequests: Int = 0) {
    self.sessions = sessions
    self.tokenChecks = tokenChecks
    self.heldMessages = heldMessages
    self.mediaRequests = mediaRequests
  }
}
