package import ParlanceCore

/// Finding messages and conversations. Each call waits until it is durable.
extension HubLoop {
  /// Returns the messages that have an id, in whatever conversations they are: at most a few, since ids are random.
  package func messages(id: MessageID) throws(MessagingError) -> [LocatedMessage] {
    try perform { turn throws(MessagingError) in try turn.administration.messages(id: id) }
  }

  /// Returns a page of the conversations that have an entry of a time or later, each once.
  ///
  /// - parameter place: The place behind which they are, from the page before; nil for the first page.
  package func conversations(
    activeSince time: Timestamp, after place: ActivePlace?
  ) throws(MessagingError) -> ActiveConversations {
    try perform { turn throws(MessagingError) in try turn.administration.conversations(activeSince: time, after: place)
    }
  }

  /// Returns a page of the direct conversations and the groups of an account that have an entry of a time or later, the newest
  /// first.
  ///
  /// - parameter place: The place behind which they are, from the page before; nil for the first page.
  package func conversations(
    of account: AccountID, activeSince time: Timestamp, after place: ActivePlace?
  ) throws(MessagingError) -> ActiveConversations {
    try perform { turn throws(MessagingError) in
      try turn.administration.conversations(
        of: try turn.lookup.existingAccount(account), activeSince: time, after: place)
    }
  }

  /// Returns the group or the room of an id; nil if there is none, or one that was dismissed.
  package func place(ifThere id: String) throws(MessagingError) -> AdministeredConversation? {
    try perform { turn throws(MessagingError) in try turn.administration.place(ifThere: id) }
  }

  /// Returns the group or the room of an id; if there is none, a room without an owner comes into being, as it does when a device
  /// subscribes to it.
  ///
  /// - throws: `groupNotFound` or `roomNotFound` for one that was dismissed lately.
  package func place(_ id: String, openedBy account: AccountID) throws(MessagingError) -> ConversationID {
    try perform { turn throws(MessagingError) in try turn.administration.place(id, openedBy: account) }
  }
}

extension AdministrationRules {
  fileprivate func place(ifThere id: String) throws(MessagingError) -> AdministeredConversation? {
    do throws(MessagingError) {
      return try turn.lookup.groupOrRoom(CanonicalName.normalized(id))?.administered(first: .zero)
    } catch {
      guard [.groupNotFound, .roomNotFound].contains(error.code) else { throw error }
      return nil
    }
  }

  fileprivate func place(_ id: String, openedBy account: AccountID) throws(MessagingError) -> ConversationID {
    let id = CanonicalName.normalized(id)
    if let known = try turn.lookup.groupOrRoom(id) { return known.administered(first: .zero).nameForFirst }
    return .room(try turn.rooms.createRoom(id: id, name: id, owner: account, isOpen: true))
  }
}
