/// The last change of a message's content.
public struct MessageEdit: Hashable, Sendable {
  /// The account that changed it: the sender, or a manager of the group.
  public var editor: AccountID
  /// The time at which the hub accepted the change.
  public var time: Timestamp
  /// The number of changes so far, this one included.
  public var count: Int

  /// Creates an edit.
  public init(editor: AccountID, time: Timestamp, count: Int) {
    self.editor = editor
    self.time = time
    self.count = count
  }
}
