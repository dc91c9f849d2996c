public import ParlanceCore

/// The settings that the account keeps at the hub about its conversations, and the list of them there.
///
/// This device's copy of the settings is up to date once it has fetched what it missed. Refusals: `unsupported` for a
/// room, `accountNotFound`, `groupNotFound`, `notMember`, `invalidArgument`, `limitExceeded`, `notConnected`,
/// `notLoggedIn`.
extension Device {
  /// Returns this device's copy of the settings of a conversation; nil if nothing is set.
  ///
  /// - parameter conversation: The conversation.
  public func settings(of conversation: ConversationID) -> ConversationSettings? {
    runner.read { core in core.conversations.byID[conversation]?.settings } ?? nil
  }

  /// Returns this device's copy of all settings, in the order in which it came to know the conversations.
  public func conversationSettings() -> [ConversationSettings] {
    runner.read { core in core.conversations.allSettings } ?? []
  }

  /// Changes the settings of conversations: of all that are named, or of none. The account's other devices report
  /// `conversationSettings`.
  ///
  /// - parameter conversations: The conversations to change, at most 100.
  /// - parameter change: The change of each.
  /// - parameter completion: Receives the settings of each as they are now, in the order of the conversations, or the
  ///   reason why nothing was changed: `invalidArgument` for a mark that does not exist and for the note of a pin that
  ///   is not there, too.
  public func changeSettings(
    of conversations: [ConversationID], _ change: ConversationSettingsChange,
    completion: @escaping (Result<[ConversationSettings], MessagingError>) -> Void
  ) {
    runner.ask(
      ChangeConversationSettingsCall(conversations: conversations, change: change), completion: completion,
      apply: { core, settings throws(MessagingError) in try core.conversations.taken(settings) })
  }

  /// Fetches a page of the account's conversations from the hub.
  ///
  /// A page may be shorter than asked for though more follows; its `next` says so.
  ///
  /// - parameter query: The conversations to fetch.
  /// - parameter completion: Receives the page, or `invalidArgument` (a limit outside 1 to 100), `notConnected`,
  ///   `notLoggedIn`.
  public func fetchConversations(
    _ query: ConversationListQuery, completion: @escaping (Result<ConversationPage, MessagingError>) -> Void
  ) {
    runner.ask(
      ListConversationsCall(query), completion: completion,
      apply: { core, page throws(MessagingError) in try core.conversations.listed(page) })
  }

  /// Fetches one of the account's conversations from the hub, with its last message.
  ///
  /// - parameter conversation: The conversation.
  /// - parameter completion: Receives the conversation, nil if it is not in the list, or the reason why it could not be
  ///   fetched.
  public func fetchConversation(
    _ conversation: ConversationID, completion: @escaping (Result<ListedConversation?, MessagingError>) -> Void
  ) {
    runner.ask(
      ListedConversationCall(conversation: conversation), completion: completion,
      apply: { core, entries throws(MessagingError) in
        try entries.first.map { entry throws(MessagingError) in try core.conversations.listed(entry) }
      })
  }

  /// Takes conversations off the account's list at the hub. One comes back with the next message in it. This device's
  /// own list and messages stay, and so do the settings.
  ///
  /// - parameter conversations: The conversations to take off, at most 100.
  /// - parameter clearsHistory: A Boolean value that indicates whether this account's history of them is cleared at the
  ///   hub, too.
  /// - parameter completion: Receives nil, or the reason why all of them stay.
  public func delistConversations(
    _ conversations: [ConversationID], clearsHistory: Bool, completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(
      DelistConversationsCall(conversations: conversations, clearsHistory: clearsHistory), completion: completion)
  }
}

extension DeviceConversations {
  /// Takes settings that the hub answered, which are not reported, and returns them.
  func taken(_ settings: [ConversationSettings]) throws(MessagingError) -> [ConversationSettings] {
    for settings in settings { try applySettings(settings, settings.updated, reports: false) }
    return settings
  }
}
