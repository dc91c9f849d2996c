/// A file that a group keeps for its members.
public struct GroupFile: Hashable, Sendable {
  /// The id, with which its content is downloaded.
  public var id: MediaID
  /// The name to show.
  public var name: String
  /// The account that added it.
  public var owner: AccountID
  /// The length in bytes.
  public var size: Int64
  /// The time at which it was added.
  public var added: Timestamp

  /// Creates a file.
  public init(id: MediaID, name: String, owner: AccountID, size: Int64, added: Timestamp = .zero) {
    self.id = id
    self.name = name
    self.owner = owner
    self.size = size
    self.added = added
  }
}

extension MessagingError {
  /// The detail of `mediaNotFound` for a file that a group does not have.
  public static let noGroupFile = "no file of the group"
}
