public import ParlanceCore
internal import ParlanceEngine

/// The account's settings of its conversations, which are the same on all of its devices, and their list at the hub.
///
/// Changes that other devices of the account make are reported as `DeviceEvent.conversationSettings`. Changes throw
/// `unsupported` for a room, `accountNotFound`, `groupNotFound`, `notMember`, `limitExceeded`.
extension MessagingClient {
  /// Returns this device's copy of the settings of a conversation; nil if nothing is set.
  ///
  /// - parameter conversation: The conversation.
  /// - throws: `MessagingError` with code `notLoggedIn`, `storageDamaged`.
  public func settings(of conversation: ConversationID) throws(MessagingError) -> ConversationSettings? {
    try read { $0.settings(of: conversation) }
  }

  /// Returns this device's copy of all settings, in the order in which it came to know the conversations.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`, `storageDamaged`.
  public func conversationSettings() throws(MessagingError) -> [ConversationSettings] {
    try read { $0.conversationSettings() }
  }

  /// Pins a conversation. One that is pinned keeps its place and takes the note.
  ///
  /// - parameter conversation: The conversation to pin.
  /// - parameter note: The text to keep with the pin, at most 2 KiB of UTF-8.
  /// - returns: The settings as they are now.
  @discardableResult
  public func pin(
    _ conversation: ConversationID, note: String? = nil
  ) async throws(MessagingError) -> ConversationSettings {
    try await change(conversation, .pin(note: note))
  }

  /// Takes the pin off a conversation; one that is not pinned stays as it is.
  ///
  /// - parameter conversation: The conversation.
  public func unpin(_ conversation: ConversationID) async throws(MessagingError) {
    _ = try await change(conversation, .unpin)
  }

  /// Puts a mark on conversations: on all of them, or on none.
  ///
  /// - parameter mark: The mark, a number from 0 to 19; `invalidArgument` for any other.
  /// - parameter conversations: The conversations to mark, at most 100.
  public func mark(_ mark: Int, on conversations: [ConversationID]) async throws(MessagingError) {
    _ = try await result { $0.changeSettings(of: conversations, .mark(mark), completion: $1) }
  }

  /// Takes a mark off conversations: off all of them, or off none.
  ///
  /// - parameter mark: The mark, a number from 0 to 19; `invalidArgument` for any other.
  /// - parameter conversations: The conversations, at most 100.
  public func unmark(_ mark: Int, on conversations: [ConversationID]) async throws(MessagingError) {
    _ = try await result { $0.changeSettings(of: conversations, .unmark(mark), completion: $1) }
  }

  /// Replaces the text that the app keeps with a conversation.
  ///
  /// - parameter note: The text, at most 2 KiB of UTF-8; nil removes it.
  /// - parameter conversation: The conversation.
  /// - returns: The settings as they are now.
  @discardableResult
  public func setNote(
    _ note: String?, of conversation: ConversationID
  ) async throws(MessagingError) -> ConversationSettings {
    try await change(conversation, .note(note))
  }

  private func change(
    _ conversation: ConversationID, _ change: ConversationSettingsChange
  ) async throws(MessagingError) -> ConversationSettings {
    let settings: [ConversationSettings] = try await result {
      $0.changeSettings(of: [conversation], change, completion: $1)
    }
    return settings.first ?? ConversationSettings(conversation: conversation)
  }

  /// Fetches a page of the account's conversations from the hub.
  ///
  /// A page may be shorter than asked for though more follows; its `next` says so.
  ///
  /// - parameter query: The conversations to fetch.
  /// - throws: `MessagingError` with code `invalidArgument` for a limit outside 1 to 100.
  public func listedConversations(_ query: ConversationListQuery) async throws(MessagingError) -> ConversationPage {
    try await result { $0.fetchConversations(query, completion: $1) }
  }

  /// Fetches one of the account's conversations from the hub, with its last message; nil if it is not in the list.
  ///
  /// - parameter conversation: The conversation.
  public func listedConversation(
    _ conversation: ConversationID
  ) async throws(MessagingError) -> ListedConversation? {
    try await result { $0.fetchConversation(conversation, completion: $1) }
  }

  /// Takes conversations off the account's list at the hub. One comes back with the next message in it. The lists and
  /// messages of the account's devices stay, and so do the settings.
  ///
  /// - parameter conversations: The conversations to take off, at most 100.
  /// - parameter clearsHistory: A Boolean value that indicates whether this account's history of them is cleared at the
  ///   hub, too.
  public func delist(_ conversations: [ConversationID], clearsHistory: Bool = false) async throws(MessagingError) {
    try await outcome { $0.delistConversations(conversations, clearsHistory: clearsHistory, completion: $1) }
  }
}
