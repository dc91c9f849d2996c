/// An event at a hub that is of interest to other services.
package enum ServiceEvent: Hashable, Sendable {
  /// The hub was opened: all accounts are offline until they are reported otherwise.
  case hubStarted
  /// A message was given its place. Of a direct conversation, the sender is the first account. Commands, online-only messages,
  /// and the hub's own notifications of groups are not reported.
  case messageAccepted(HistoryMessage, in: AdministeredConversation)
  /// A message was taken back. Of a direct conversation, the message's sender is the first account.
  case messageRevoked(RevocationEvent, in: AdministeredConversation)
  /// An account has a device that is connected; with the one that came first, nil if it is gone again.
  case accountOnline(AccountID, OnlineDevice?)
  /// An account has no device that is connected, and the time is over in which a lost one may come back.
  case accountOffline(AccountID)
  /// An absent account is to be notified.
  case pushWanted(PushNotification)
  /// The operator banned an account, or changed its ban.
  case accountBanned(AccountID, AccountBan)
  /// The operator lifted a ban. One that ends by itself is not reported.
  case accountUnbanned(AccountID)
  /// The operator erased an account.
  case accountErased(AccountID)
  /// An account confirmed that it read messages. Of a direct conversation, the reader is the first account.
  case messageRead(MessageReading, in: AdministeredConversation)
  /// A group that is not a thread was changed, or created; with whether it is a large one.
  case groupChanged(String, GroupNotification, isLarge: Bool = false)
  /// A request to become a member of a group was made, answered or taken back.
  case groupRequestChanged(GroupRequestChange)
  /// An account entered or left a room.
  case roomVisited(RoomVisit)
  /// A room was changed, or its entries were, or the rights of accounts in it, and those in it were notified.
  case roomChanged(String, GroupNotification)
  /// An account caused a change of a friendship or a request for one, of which the other account is notified: the account here.
  case contactChanged(AccountID, ContactChange)

  /// The kinds of events.
  package enum Kind: UInt8, CaseIterable, Sendable {
    case hubStarted = 0
    case messageAccepted = 1
    case messageRevoked = 2
    case accountOnline = 3
    case accountOffline = 4
    case pushWanted = 5
    case accountBanned = 6
    case accountUnbanned = 7
    case accountErased = 8
    case messageRead = 9
    case groupChanged = 10
    case groupRequestChanged = 11
    case roomVisited = 12
    case roomChanged = 13
    case contactChanged = 14
  }

  package var kind: Kind {
    switch self {
    case .hubStarted: .hubStarted
    case .messageAccepted: .messageAccepted
    case .messageRevoked: .messageRevoked
    case .accountOnline: .accountOnline
    case .accountOffline: .accountOffline
    case .pushWanted: .pushWanted
    case .accountBanned: .accountBanned
    case .accountUnbanned: .accountUnbanned
    case .accountErased: .accountErased
    case .messageRead: .messageRead
    case .groupChanged: .groupChanged
    case .groupRequestChanged: .groupRequestChanged
    case .roomVisited: .roomVisited
    case .roomChanged: .roomChanged
    case .contactChanged: .contactChanged
    }
  }
}

/// The confirmation of an account that it read messages.
package struct MessageReading: Hashable, Sendable {
  package var reader: AccountID
  /// The message that was read; in a direct conversation the last one, with all before it, which either account may have written.
  package var messageID: MessageID
  package var messageSender: AccountID
  /// The position of the message.
  package var sequence: Int64

  package init(reader: AccountID, messageID: MessageID, messageSender: AccountID, sequence: Int64) {
    self.reader = reader
    self.messageID = messageID
    self.messageSender = messageSender
    self.sequence = sequence
  }
}

/// A set of kinds of events.
package struct ServiceEventKinds: OptionSet, Hashable, Sendable {
  package let rawValue: Int64

  package init(rawValue: Int64) { self.rawValue = rawValue }

  package init(_ kinds: some Sequence<ServiceEvent.Kind>) {
    self.init(rawValue: kinds.reduce(0) { $0 | 1 << Int64($1.rawValue) })
  }

  package static let all = ServiceEventKinds(ServiceEvent.Kind.allCases)

  package func contains(_ kind: ServiceEvent.Kind) -> Bool { rawValue & 1 << Int64(kind.rawValue) != 0 }
}
