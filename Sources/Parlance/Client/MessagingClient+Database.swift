public import ParlanceCore
internal import ParlanceEngine

/// The messages of this device's local database, and the hub's history.
///
/// Reads throw `notLoggedIn` without a login and `storageDamaged` for a database that cannot be read. Changes concern
/// this device alone, and throw `messageNotStored` for a message that is not there.
extension MessagingClient {
  // MARK: reading

  /// Returns a message; nil if there is none or it was revoked.
  public func message(_ id: MessageID, in conversation: ConversationID) throws(MessagingError) -> Message? {
    try read { $0.message(id, in: conversation) }
  }

  /// Returns messages, oldest first, as they are here now.
  ///
  /// If they end at messages that this device lacks, it begins to fetch them, and reports their conversation as
  /// changed.
  public func storedMessages(_ query: MessageQuery) throws(MessagingError) -> [Message] {
    try read { $0.messages(query) }
  }

  /// Returns messages, oldest first. Fetches missing ones from the hub; without a connection, returns those in the local
  /// database.
  ///
  /// - throws: `MessagingError` with code `storageDamaged`, `storageFailed`, `notLoggedIn`, `cancelled`.
  public func page(_ query: MessageQuery) async throws(MessagingError) -> [Message] {
    try await result { $0.page(query, completion: $1) }
  }

  /// Returns the messages that a search finds, oldest first, as they are here now.
  ///
  /// If they end at messages that this device lacks, it begins to fetch them, and reports their conversation as
  /// changed.
  ///
  /// ```swift
  /// let tea = MessageSearch(["tea"], among: MessageQuery(in: .direct("bob"), limit: 20))
  /// for message in try client.storedMessages(tea) { … }
  /// ```
  ///
  /// - parameter search: The messages to look for.
  public func storedMessages(_ search: MessageSearch) throws(MessagingError) -> [Message] {
    try device.search(search)
  }

  /// Returns the messages that a search finds, oldest first. Fetches missing ones from the hub; without a connection,
  /// searches those in the local database.
  ///
  /// - parameter search: The messages to look for.
  /// - throws: `MessagingError` with code `storageDamaged`, `storageFailed`, `notLoggedIn`, `cancelled`.
  public func search(_ search: MessageSearch) async throws(MessagingError) -> [Message] {
    try await result { $0.search(search, completion: $1) }
  }

  /// Brings the index of this device's texts up to date, which searches use and otherwise do by themselves.
  ///
  /// - throws: `MessagingError` with code `storageDamaged`, `storageFailed`, `notLoggedIn`, `cancelled`.
  public func updateSearchIndex() async throws(MessagingError) {
    try await outcome { $0.updateIndex(completion: $1) }
  }

  /// Discards the index of this device's texts; the next search begins it anew.
  ///
  /// - throws: `MessagingError` with code `storageDamaged`, `storageFailed`, `notLoggedIn`, `cancelled`.
  public func discardSearchIndex() async throws(MessagingError) {
    try await outcome { $0.discardIndex(completion: $1) }
  }

  /// Fetches the newest messages that this device lacks in a conversation; nothing if it lacks none.
  public func fetchMissing(in conversation: ConversationID) async throws(MessagingError) {
    try await outcome { $0.fetchMissing(in: conversation, completion: $1) }
  }

  /// Returns the newest accepted message of this account in a conversation.
  ///
  /// - parameter conversation: The conversation to look in.
  /// - parameter sequence: The last position in the conversation's stream to look at (`Message.sequence`).
  public func newestOwnMessage(
    in conversation: ConversationID, upTo sequence: Int64 = .max
  ) throws(MessagingError) -> Message? {
    try read { $0.newestOwnMessage(in: conversation, upTo: sequence) }
  }

  // MARK: changing

  /// Puts a message into the local database only.
  ///
  /// - parameter draft: The content of the message.
  /// - parameter sender: The account that is shown as its sender.
  /// - parameter announces: Delivers it to the streams as a received one.
  /// - throws: `MessagingError` with code `messageExists` for an id that is in the database already, `invalidArgument`,
  ///   `unsupported` for a command.
  @discardableResult
  public func save(
    _ draft: MessageDraft, sender: AccountID, announces: Bool = false
  ) throws(MessagingError) -> Message {
    try device.save(draft, sender: sender, announces: announces)
  }

  /// Replaces the app's notes on a message; nil removes them.
  ///
  /// - throws: `MessagingError` with code `invalidArgument` for values that are not JSON, `messageNotStored`.
  public func setLocalAttributes(
    _ attributes: [String: JSONValue]?, of message: Message
  ) throws(MessagingError) {
    let text = try attributes.map { attributes throws(MessagingError) in try JSONValue.object(attributes).text() }
    try device.setLocalExtension(text, of: message.id, in: message.conversation)
  }

  /// Replaces the content of a message.
  public func setContent(_ content: MessageContent, of message: Message) throws(MessagingError) {
    try device.setContent(content, of: message.id, in: message.conversation)
  }

  /// Changes the time under which a message stands.
  public func setTime(_ time: Timestamp, of message: Message) throws(MessagingError) {
    try device.setTime(time, of: message.id, in: message.conversation)
  }

  /// Marks a message as played, or not (`MessageMarks.played`).
  public func setPlayed(_ isPlayed: Bool, _ message: Message) throws(MessagingError) {
    try device.setPlayed(isPlayed, message.id, in: message.conversation)
  }

  /// Deletes a message from this device.
  public func delete(_ message: Message) throws(MessagingError) {
    try device.deleteMessage(message.id, in: message.conversation)
  }

  /// Deletes messages from this device.
  ///
  /// - parameter conversation: The conversation whose messages go; all conversations if nil.
  /// - parameter from: Only messages of this time or later.
  /// - parameter until: Only messages of this time or earlier.
  /// - parameter removesConversation: Takes the conversation off the list of recent ones too.
  public func deleteMessages(
    in conversation: ConversationID?, from: Timestamp = .zero, until: Timestamp = Timestamp(milliseconds: .max),
    removesConversation: Bool = false
  ) throws(MessagingError) {
    try device.deleteMessages(
      in: conversation, from: from, until: until, removesConversation: removesConversation)
  }

  // MARK: the hub's history

  /// Returns messages of the hub's history, oldest first.
  ///
  /// - throws: `MessagingError` with code `invalidArgument` for a limit outside 1 to 100, `notMember`.
  public func history(_ query: HistoryQuery) async throws(MessagingError) -> [Message] {
    try await result { $0.fetchHistory(query, completion: $1) }
  }

  /// Searches the history that the hub keeps for this account, and returns what it finds, in the order of the search.
  ///
  /// The hub looks through the messages one by one, in steps between which it serves others: a search of a long history
  /// for something rare takes a while. Messages of before this device's time are found as well; they are not put into the
  /// local database.
  ///
  /// - parameter search: The keywords, conversations, senders, kinds and times.
  /// - parameter limit: The largest number of messages, at least 1: those first in the order of the search.
  /// - parameter conversationLimit: The largest number of conversations, at least 1: of those in which something is found,
  ///   the ones that were written in last. No limit if nil.
  /// - throws: `MessagingError` with code `invalidArgument` for a limit below 1, `messageTooLarge` for keywords longer than 512
  ///   bytes, `limitExceeded` for more than 100 conversations, `unsupported` for a room, `notMember`, `groupNotFound` or
  ///   `accountNotFound` for a conversation that the account is not in.
  public func searchHistory(
    _ search: HistorySearch, limit: Int = 100, conversationLimit: Int? = nil
  ) async throws(MessagingError) -> [Message] {
    try await result {
      $0.searchHistory(search, limit: limit, conversationLimit: conversationLimit, completion: $1)
    }
  }

  /// Deletes messages of one conversation from this account's history, at the hub and on all its devices.
  ///
  /// - parameter messages: The messages to delete.
  /// - parameter note: Words for the account's other devices, which report `messagesDeleted`.
  /// - throws: `MessagingError` with code `invalidArgument` if the messages are of several conversations, `notMember`.
  public func deleteEverywhere(_ messages: [Message], note: String? = nil) async throws(MessagingError) {
    guard let conversation = messages.first?.conversation else { return }
    guard messages.allSatisfy({ $0.conversation == conversation }) else {
      throw MessagingError(.invalidArgument, "several conversations")
    }
    try await outcome { $0.deleteFromHub(conversation, messages.map(\.id), note: note, completion: $1) }
  }

  /// Clears this account's history of a conversation at the hub.
  ///
  /// - parameter conversation: The conversation to clear.
  /// - parameter everywhere: On the account's other devices too, which report `historyCleared`.
  /// - parameter note: Words for them.
  /// - throws: `MessagingError` with code `notMember`.
  public func clearHistory(
    of conversation: ConversationID, everywhere: Bool = false, note: String? = nil
  ) async throws(MessagingError) {
    try await outcome { $0.clearHubHistory(conversation, note: note, everywhere: everywhere, completion: $1) }
  }
}
