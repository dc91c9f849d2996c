/// A carrier of news from the hub that made them durable to the hubs that have the links of those concerned.
///
/// A hint and no more: what is lost here is found by the cursors of the devices.
package protocol Bus: AnyObject, Sendable {
  /// Takes what a turn has for logins of another hub; returns at once.
  ///
  /// - parameter hub: The number of the hub that has the logins; `zero` for all others. Nothing comes back to the hub that
  ///   publishes.
  func publish(_ messages: [BusMessage], to hub: HubNumber)
  /// Sets the handler for the messages of others, or changes the number under which they reach this hub.
  ///
  /// The messages of one sender come in the order in which it published them.
  ///
  /// - parameter hub: The number under which others reach this hub; `zero` if it takes only messages for all.
  func subscribe(as hub: HubNumber, _ handler: @escaping @Sendable ([BusMessage]) -> Void)
  /// A Boolean value that indicates whether messages pass now, as far as this hub knows.
  var isConnected: Bool { get }
  /// The number of times that messages may have been lost.
  var lossCount: Int { get }
  /// The work so far; nil for a bus within the process.
  var counts: BusCounts? { get }
  /// Ends the connection; nothing comes afterwards, and nothing is taken.
  func close()
}

extension Bus {
  package var isConnected: Bool { true }
  package var lossCount: Int { 0 }
  package var counts: BusCounts? { nil }
  package func close() {}
}

package enum BusMessage: Sendable {
  /// An entry of a stream, for those of its audience that are elsewhere.
  case announcement(Announcement)
  /// Anything else for one login. The number is that of no other frame, so that one that comes twice is noticed.
  case frame(SessionID, InboundFrame, number: UInt64)
  /// An entry of a stream without its payload, which is in the store: that of an announcement which is too large to be
  /// carried whole.
  case entry(stream: StreamNumber, sequence: Int64, audience: [Recipient], except: SessionID?)
  /// The shared items have a newer version.
  case changed(version: Int64)
}

/// An entry of a stream and whom it concerns.
package final class Announcement: Sendable {
  package let stream: StreamNumber
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
  package let hiddenFrom: AccountNumber?

  package init(
    stream: StreamNumber, sequence: Int64, time: Timestamp, payload: EventPayload, naming: StreamNaming,
    audience: [Recipient], except: SessionID? = nil, hiddenFrom: AccountNumber? = nil
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

  /// Returns the same entry for a part of the audience.
  package func limited(to audience: [Recipient]) -> Announcement {
    Announcement(self, audience)
  }

  private init(_ other: Announcement, _ audience: [Recipient]) {
    stream = other.stream
    sequence = other.sequence
    time = other.time
    payload = other.payload
    naming = other.naming
    self.audience = audience
    except = other.except
    hiddenFrom = other.hiddenFrom
  }
}

/// The names of a stream for those who follow it.
package enum StreamNaming: Sendable {
  case account
  /// Each of two accounts calls it by the other.
  case direct(AccountRecord, AccountRecord)
  case group(String)
  case room(String)

  /// A Boolean value that indicates whether the stream has the same name for all accounts.
  package var isCommon: Bool {
    switch self {
    case .account, .group, .room: true
    case .direct: false
    }
  }

  /// Returns an account's name for the conversation.
  package func conversation(for account: AccountNumber) -> ConversationID? {
    switch self {
    case .account: nil
    case .direct(let first, let second): .direct(first.number == account ? second.id : first.id)
    case .group(let id): .group(id)
    case .room(let id): .room(id)
    }
  }

  package func stream(for account: AccountNumber) -> StreamName {
    conversation(for: account).map { .conversation($0) } ?? .account
  }
}
