/// The treatment of a message in which a word of the operator's list occurs.
public enum WordOperation: UInt8, Hashable, Sendable, CaseIterable {
  /// The sender's app replaces the word before it sends the message. The hub does nothing.
  case replace = 1
  /// The sender's app does not send the message. The hub does nothing.
  case forbid = 2
  /// The hub accepts the message, and delivers it only to the sender's own devices.
  case withhold = 3
  /// The hub refuses the message with `contentForbidden`.
  case refuse = 4
  /// The hub replaces each character of the word with an asterisk and accepts the message. Devices do not receive such words.
  case mask = 5

  /// A Boolean value that indicates whether the hub carries the operation out, whatever the sender's app does.
  public var isOfHub: Bool { self == .withhold || self == .refuse || self == .mask }
}

/// A word of the operator's list.
public struct FilteredWord: Hashable, Sendable {
  /// The word, or several; it is found in any case, and inside of longer words.
  public var text: String
  /// The treatment of a message that has it.
  public var operation: WordOperation

  /// Creates an entry of the list.
  public init(_ text: String, _ operation: WordOperation) {
    self.text = text
    self.operation = operation
  }
}

/// The operator's list of words, as the hub has it and as devices keep it.
public struct WordList: Hashable, Sendable {
  /// The number of this list: the hub's time at which it was set, in milliseconds; 0 if none was ever set.
  public var version: Int64
  /// The words, in the order in which the operator gave them.
  public var words: [FilteredWord]

  package init(version: Int64 = 0, words: [FilteredWord] = []) {
    self.version = version
    self.words = words
  }
}

/// The outcome of a search of a text for the words of a list.
public struct WordCheck: Hashable, Sendable {
  /// The operation of the words that were found; nil if there are none. Of several, the first one in this order:
  /// `forbid`, `refuse`, `withhold`, `replace`.
  public var operation: WordOperation?
  /// The text to send: with `replace`, that in which the words are replaced; otherwise the text that was checked.
  public var text: String

  /// Creates an outcome.
  public init(operation: WordOperation?, text: String) {
    self.operation = operation
    self.text = text
  }
}
