/// A change of what a group keeps beside its properties and its list of members.
public struct GroupDetailChange: Hashable, Sendable {
  /// The kinds of change, with the new values.
  public enum Detail: Hashable, Sendable {
    /// Members may write although all are muted (`isAllowed`), or no longer.
    case allowed([AccountID], isAllowed: Bool)
    /// Attributes of a member were set; those with an empty value were removed.
    case attributes([String: String], of: AccountID)
    /// A file was added to those of the group.
    case fileAdded(GroupFile)
    /// A file of the group was removed.
    case fileRemoved(GroupFile)
  }

  /// The id of the group.
  public var group: String
  /// The kind of change, with the new values.
  public var detail: Detail
  /// The account that made the change.
  public var actor: AccountID

  /// Creates a change.
  public init(_ detail: Detail, of group: String, by actor: AccountID) {
    self.group = group
    self.detail = detail
    self.actor = actor
  }
}
