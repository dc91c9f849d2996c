public import ParlanceCore

/// Events as they happen. `MessagingStream` describes what a stream carries and how it ends.
extension MessagingClient {
  /// Returns a stream of everything that happens.
  public func events() -> MessagingStream<DeviceEvent> {
    MessagingStream(core, .events) { event, _ in event }
  }

  /// Returns a stream of received messages, one by one: of other accounts, and of this account from its other devices.
  ///
  /// - parameter conversation: The conversation whose messages it carries; nil for all.
  public func messages(in conversation: ConversationID? = nil) -> MessagingStream<Message> {
    MessagingStream(core, .messages(conversation?.normalized)) { event, index in
      if case .received(let messages) = event { messages[index] } else { nil }
    }
  }

  /// Returns a stream of received commands: they stand in no local database.
  public func commands() -> MessagingStream<Message> {
    MessagingStream(core, .commands) { event, index in
      if case .commands(let commands) = event { commands[index] } else { nil }
    }
  }

  /// Returns a stream of receipts for this account's messages: who read them, and which were delivered.
  public func receipts() -> MessagingStream<Receipt> {
    MessagingStream(core, .receipts) { event, index in
      if case .receipts(let receipts) = event { receipts[index] } else { nil }
    }
  }

  /// Returns a stream of messages that were taken back, by anyone.
  public func revocations() -> MessagingStream<ReportedRevocation> {
    MessagingStream(core, .revocations) { event, _ in
      if case .revoked(let reported) = event { reported } else { nil }
    }
  }

  /// Returns a stream of changes in the list of recent conversations, with their unread counts.
  public func conversations() -> MessagingStream<ConversationChange> {
    MessagingStream(core, .conversations) { event, _ in
      if case .conversation(let change) = event { change } else { nil }
    }
  }

  /// Returns a stream of the steps of the connection to the hub.
  public func connection() -> MessagingStream<ConnectionChange> {
    MessagingStream(core, .connection) { event, _ in
      if case .connection(let change) = event { change } else { nil }
    }
  }

  /// Returns a stream of what the account's other devices do, such as removing a contact, leaving a group or pinning a
  /// conversation. It carries nothing that this client does itself.
  public func ownActions() -> MessagingStream<OwnAction> {
    MessagingStream(core, .ownActions) { event, _ in
      if case .ownAction(let action) = event { action } else { nil }
    }
  }
}
