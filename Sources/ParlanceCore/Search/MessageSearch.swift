/// A search of a device's local database by words and senders.
///
/// It finds the messages that fit its query, have all its keywords in one of their texts each, and are of one of its
/// senders. A database finds them through an index, which a device builds after its first search.
public struct MessageSearch: Hashable, Sendable {
  /// The parts of a message whose texts are looked through.
  public struct Scope: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The content: a text or tip, the title and description of a place, the name of a file, the type of an app's own
    /// content and the values in it.
    public static let content = Scope(rawValue: 1 << 0)
    /// The values of the message's attributes.
    public static let attributes = Scope(rawValue: 1 << 1)
    /// The values of the app's notes on this device (`Message.localExtension`), those of JSON objects that are texts
    /// among them included.
    public static let notes = Scope(rawValue: 1 << 2)
    /// All of them.
    public static let all: Scope = [.content, .attributes, .notes]
  }

  /// The keywords, all of which must occur; an empty one occurs in every message.
  public var keywords: [SearchKeyword]
  /// The parts of a message in which they are looked for. Of JSON objects these are the values, at any depth, and not
  /// their names; a text that is not a JSON object is searched as it is.
  public var scope: Scope
  /// The accounts that wrote the messages to find; all if empty.
  public var senders: Set<AccountID>
  /// The conversation, place, times, kinds, and largest number of the messages to find.
  public var query: MessageQuery

  /// Creates a search.
  ///
  /// - parameter keywords: The keywords, all of which must occur.
  /// - parameter scope: The parts of a message in which they are looked for.
  /// - parameter senders: The accounts that wrote the messages; all if empty.
  /// - parameter query: The conversation, place, times, kinds, and largest number of the messages.
  public init(
    _ keywords: [SearchKeyword], in scope: Scope = .content, by senders: Set<AccountID> = [], among query: MessageQuery
  ) {
    self.keywords = keywords
    self.scope = scope
    self.senders = senders
    self.query = query
  }
}

extension MessageSearch {
  /// The number of messages that a database puts into its index in one step.
  package static let indexStep = 512

  /// A Boolean value that indicates whether it asks for more than its query does.
  package var isNarrow: Bool { !senders.isEmpty || keywords.contains { !$0.isEmpty } }

  /// Returns whether a message that fits the query has the keywords and one of the senders.
  package func fits(_ message: Message) -> Bool {
    guard senders.isEmpty || senders.contains(message.sender) else { return false }
    let keywords = keywords.filter { !$0.isEmpty }
    if keywords.isEmpty { return true }
    let texts = message.texts(in: scope).map(FoldedText.init)
    return keywords.allSatisfy { keyword in texts.contains { keyword.occurs(in: $0) } }
  }
}
