/// A carrier of news from the hub that made them durable to the hubs that have the links of those concerned.
///
/// A hint and no more: what is lost here is found by the cursors of the devices.
package protocol Bus: AnyObject, Sendable {
  /// Takes what a turn has for logins of other hubs; returns at once.
  func publish(_ messages: [BusMessage])
  /// Sets the handler for the messages of others; called once, before the first `publish`.
  func subscribe(_ handler: @escaping @Sendable ([BusMessage]) -> Void)
}

package enum BusMessage: Sendable {
  /// An entry of a stream, for those of its audience that are elsewhere.
  case announcement(Announcement)
  /// Anything else for one login.
  case frame(SessionID, InboundFrame)
}

/// An entry of a stream and whom it concerns.
package final class Announcement: Sendable {
  package let stream: Int64
  package let sequence: Int64
  package let time: Timestamp
  package let payload: SharedPayload
  /// The names of the stream.
  package let naming: StreamNaming
  /// The logins that are notified, in their order.
  package let audience: [Recipient]
  /// The login that caused it and knows it, though it is in the audience.
  package let except: SessionID?
  /// An account from which the payload is hidden: it receives the number alone.
  package let hiddenFrom: Int64?

  package init(
    stream: Int64, sequence: Int64, time: Timestamp, payload: EventPayload, naming: StreamNaming,
    audience: [Recipient], except: SessionID? = nil, hiddenFrom: Int64? = nil
  ) {
    self.except = except
    self.stream = stream
    self.sequence = sequence
    self.time = time
    self.payload = SharedPayload(payload)
    self.naming = naming
    self.audience = audience
    self.hiddenFrom = hiddenFrom
  }
}

/// The names of a stream for those who follow it.
package enum StreamNaming: Sendable {
  case account
  /// Each of two accounts calls it by the other.
  case direct(AccountRecord, AccountRecord)
  case group(String)
  case room(String)

  /// Returns an account's name for the conversation.
  package func conversation(for account: Int64) -> ConversationID? {
    switch self {
    case .account: nil
    case .direct(let first, let second): .direct(first.number == account ? second.id : first.id)
    case .group(let id): .group(id)
    case .room(let id): .room(id)
    }
  }

  package func stream(for account: Int64) -> StreamName {
    conversation(for: account).map { .conversation($0) } ?? .account
  }
}
