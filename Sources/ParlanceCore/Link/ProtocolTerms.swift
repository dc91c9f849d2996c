/// The versions of the protocol that a device supports, and its capabilities beyond them.
package struct ProtocolOffer: Hashable, Sendable {
  package var oldest: UInt16
  package var newest: UInt16
  package var capabilities: ProtocolCapabilities

  package init(oldest: UInt16, newest: UInt16, capabilities: ProtocolCapabilities) {
    self.oldest = oldest
    self.newest = newest
    self.capabilities = capabilities
  }

  /// The versions of this code, with the capabilities that every device of it has.
  package static let current = ProtocolOffer(oldest: 1, newest: 1, capabilities: .pages)
}

/// The terms on which both sides agreed at login.
package struct ProtocolTerms: Hashable, Sendable {
  package var version: UInt16
  package var capabilities: ProtocolCapabilities
  /// The limits of one request to the hub.
  package var limits: RequestLimits

  package init(version: UInt16, capabilities: ProtocolCapabilities, limits: RequestLimits) {
    self.version = version
    self.capabilities = capabilities
    self.limits = limits
  }

  /// Creates the terms for an offer; nil if there is no version that both support.
  package init?(for offer: ProtocolOffer, limits: RequestLimits) {
    let own = ProtocolOffer.current
    let version = min(own.newest, offer.newest)
    guard version >= max(own.oldest, offer.oldest) else { return nil }
    self.init(version: version, capabilities: .all.intersection(offer.capabilities), limits: limits)
  }
}

/// The capabilities of a side beyond the version that it supports. Unknown bits are kept and mean nothing.
package struct ProtocolCapabilities: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The device takes invitations to calls (`CallSignal`).
  package static let callInvitations = ProtocolCapabilities(rawValue: 1 << 1)
  /// A device shows threads. From others a hub hides them, with all that they would receive of them.
  package static let threads = ProtocolCapabilities(rawValue: 1 << 2)

  /// The device follows the cursors of the account's standing, of its groups, and of those who are in a group or room
  /// (`Connected.next`, `GroupPage.next`, `GroupReply.next`, `RoomReply.next`, `SubscribersReply.next`). To others a hub gives
  /// all at once, or an error.
  package static let pages = ProtocolCapabilities(rawValue: 1 << 4)

  /// The device takes call channels (`NumberedCallChannelEvent`).
  package static let callChannels = ProtocolCapabilities(rawValue: 1 << 9)

  /// The device takes changes of its own place in a room (`InboundFrame.roomMembersChanged` with its account).
  package static let ownPlace = ProtocolCapabilities(rawValue: 1 << 20)

  package static let all: ProtocolCapabilities = [.callInvitations, .threads, .pages, .callChannels, .ownPlace]
}

/// The limits of one request to the hub; the part of `HubLimits` that devices learn, so that they can divide their
/// requests.
package struct RequestLimits: Hashable, Sendable {
  /// Ids of messages.
  package var ids: Int
  /// Accounts.
  package var accounts: Int
  /// Positions to pull from.
  package var positions: Int
  /// Bytes of a message's body.
  package var messageSize: Int

  package init(ids: Int, accounts: Int, positions: Int, messageSize: Int = 128 * 1024) {
    self.messageSize = messageSize
    self.ids = ids
    self.accounts = accounts
    self.positions = positions
  }

  /// The limits that every hub accepts.
  package static let least = RequestLimits(ids: 100, accounts: 100, positions: 100)
}
