/// A search of the history that the hub keeps for an account.
///
/// It finds the messages of the account's conversations that have all keywords in one of their texts each and meet the other
/// conditions: what the account may read, and has neither deleted nor cleared. The texts are those that `MessageSearch` looks
/// through as content; they are compared as `SearchKeyword` says.
public struct HistorySearch: Hashable, Sendable {
  /// The keywords, all of which must occur; an empty one occurs in every message. 512 bytes together at most.
  public var keywords: [SearchKeyword]
  /// The conversations to search, 100 at most; all direct ones and groups that the account is in if empty. Rooms are not searched.
  public var conversations: [ConversationID]
  /// The accounts that wrote the messages; all if empty.
  public var senders: [AccountID]
  /// The kinds of messages; all if empty.
  public var kinds: Set<MessageKind>
  /// The time after which the messages were accepted, exclusive.
  public var after: Timestamp
  /// The time before which the messages were accepted, exclusive; now if nil.
  public var before: Timestamp?
  /// A Boolean value that indicates whether the oldest messages come first instead of the newest.
  public var oldestFirst: Bool

  /// Creates a search.
  ///
  /// - parameter keywords: The keywords, all of which must occur.
  /// - parameter conversations: The conversations to search; all if empty.
  /// - parameter senders: The accounts that wrote the messages; all if empty.
  /// - parameter kinds: The kinds of messages; all if empty.
  /// - parameter after: The time after which the messages were accepted, exclusive.
  /// - parameter before: The time before which they were accepted, exclusive; now if nil.
  /// - parameter oldestFirst: Whether the oldest come first instead of the newest.
  public init(
    _ keywords: [SearchKeyword], in conversations: [ConversationID] = [], by senders: [AccountID] = [],
    kinds: Set<MessageKind> = [], after: Timestamp = .zero, before: Timestamp? = nil, oldestFirst: Bool = false
  ) {
    self.keywords = keywords
    self.conversations = conversations
    self.senders = senders
    self.kinds = kinds
    self.after = after
    self.before = before
    self.oldestFirst = oldestFirst
  }
}
