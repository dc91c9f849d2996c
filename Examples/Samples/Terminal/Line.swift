/// A message as a line of the screen.
public struct Line: CustomStringConvertible, Sendable {
  /// The id of the message; nil if the vendor gives none.
  var id: String?
  private var sender: String
  private var words: String
  private var isRead: Bool

  /// Creates a line.
  ///
  /// - parameter id: The id of the message, by which it is shown once; nil if the vendor gives none.
  /// - parameter sender: The account that sent it.
  /// - parameter words: Its content in words.
  /// - parameter isRead: A Boolean value that indicates whether a receiver has read it.
  public init(_ id: String?, from sender: String, _ words: String, isRead: Bool = false) {
    self.id = id
    self.sender = sender
    self.words = words
    self.isRead = isRead
  }

  public var description: String { "\(sender): \(words)\(isRead ? " (read)" : "")" }
}
