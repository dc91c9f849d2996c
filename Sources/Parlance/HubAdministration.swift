public import ParlanceCore

/// The operations of a hub's operator. Each call waits until the hub has made it durable; none may be made from a
/// callback of the push notifier.
public struct HubAdministration: Sendable {
  let port: Result<any AdministrationPort, MessagingError>

  /// Registers an account.
  ///
  /// - throws: `MessagingError` with code `accountExists`, or `invalidArgument` for an empty name or one above 64
  ///   bytes.
  public func createAccount(_ account: AccountID) throws(MessagingError) {
    try port.get().createAccount(account)
  }

  /// Creates a group.
  ///
  /// - parameter id: Its id, unique among groups and rooms; ten generated digits unless given.
  /// - parameter name: Its name.
  /// - parameter owner: The account that owns it.
  /// - parameter members: Its further members; they must exist.
  /// - returns: The id.
  /// - throws: `MessagingError` with code `accountNotFound`, `groupExists`, `groupFull`, `tooManyGroups` or
  ///   `invalidArgument`.
  @discardableResult
  public func createGroup(
    id: String? = nil, name: String, owner: AccountID, members: [AccountID]
  ) throws(MessagingError) -> String {
    try createGroup(id: id, name: name, owner: owner, members: members, isLarge: false)
  }

  /// Creates a group, or a large one.
  ///
  /// - parameter id: Its id, unique among groups and rooms; ten generated digits unless given.
  /// - parameter name: Its name.
  /// - parameter owner: The account that owns it.
  /// - parameter members: Its further members; they must exist.
  /// - parameter isLarge: A Boolean value that indicates whether it is a large group (`GroupInfo.isLarge`), for good.
  /// - returns: The id.
  /// - throws: `MessagingError` with code `accountNotFound`, `groupExists`, `groupFull`, `tooManyGroups` or
  ///   `invalidArgument`.
  @discardableResult
  public func createGroup(
    id: String? = nil, name: String, owner: AccountID, members: [AccountID], isLarge: Bool
  ) throws(MessagingError) -> String {
    try port.get().createGroup(id: id, name: name, owner: owner, members: members, isLarge: isLarge)
  }

  /// Disables a group, or enables it again. No account writes in a disabled group or joins it, and it is not in the list of
  /// public groups; its members are notified.
  ///
  /// - parameter isDisabled: A Boolean value that indicates whether the group is to be disabled.
  /// - parameter id: The group's id.
  /// - returns: The group after the change.
  /// - throws: `MessagingError` with code `groupNotFound`.
  @discardableResult
  public func setDisabled(_ isDisabled: Bool, group id: String) throws(MessagingError) -> GroupInfo {
    try port.get().setDisabled(isDisabled, group: id)
  }

  /// Creates a room.
  ///
  /// - parameter id: Its id, unique among groups and rooms; ten generated digits unless given.
  /// - parameter name: Its name.
  /// - parameter owner: The account that owns it.
  /// - returns: The id.
  /// - throws: `MessagingError` with code `accountNotFound`, `groupExists` or `invalidArgument`.
  @discardableResult
  public func createRoom(id: String? = nil, name: String, owner: AccountID) throws(MessagingError) -> String {
    try port.get().createRoom(id: id, name: name, owner: owner, properties: [:])
  }

  /// Creates a room in which only so many accounts can be at the same time.
  ///
  /// - parameter id: Its id, unique among groups and rooms; ten generated digits unless given.
  /// - parameter name: Its name.
  /// - parameter owner: The account that owns it.
  /// - parameter occupantLimit: The maximum number of accounts in it, at least 1.
  /// - returns: The id.
  /// - throws: `MessagingError` with code `accountNotFound`, `groupExists` or `invalidArgument`.
  @discardableResult
  public func createRoom(
    id: String? = nil, name: String, owner: AccountID, occupantLimit: Int
  ) throws(MessagingError) -> String {
    guard occupantLimit > 0 else { throw MessagingError(.invalidArgument, RoomInfo.Property.occupantLimit) }
    return try port.get().createRoom(
      id: id, name: name, owner: owner, properties: [RoomInfo.Property.occupantLimit: String(occupantLimit)])
  }

  /// Takes a message back in its sender's name, whatever its age.
  ///
  /// - parameter id: The message's id.
  /// - parameter sender: The message's sender. An id is unique within a conversation only, so several messages may have
  ///   it.
  /// - parameter scope: From everyone, or from all but the sender, who is not notified.
  /// - parameter request: Words and attachments for the accounts that are notified.
  /// - throws: `MessagingError` with code `messageNotFound`, or `invalidArgument` if several messages have the id.
  public func revoke(
    _ id: MessageID, sender: AccountID? = nil, scope: Revocation.Scope,
    request: RevocationRequest = RevocationRequest()
  ) throws(MessagingError) {
    try port.get().revoke(id, sender: sender, scope: scope, request: request)
  }

  /// Sends a message to every occupied room, in the name of an account that need not be in the rooms.
  ///
  /// The message is marked as a broadcast (`MessageBody.isBroadcast`). It is not stored in empty rooms. The operator's word
  /// list does not apply to it.
  ///
  /// - parameter body: The message. It must not have addressees or be a reply.
  /// - parameter sender: The message's sender.
  /// - parameter id: The message's id in all rooms, generated unless given. A room that has a message with this id does not
  ///   have another, so that a broadcast can be sent again after an error.
  /// - returns: The number of rooms to which it was sent now.
  /// - throws: `MessagingError` with code `accountNotFound`, `invalidArgument` or `messageTooLarge`.
  @discardableResult
  public func broadcastToRooms(
    _ body: MessageBody, from sender: AccountID, id: MessageID? = nil
  ) throws(MessagingError) -> Int {
    try port.get().broadcastToRooms(body, from: sender, id: id)
  }

  /// Ends all logins of an account.
  ///
  /// - parameter account: The account.
  /// - parameter reason: A text for the account's devices.
  public func endSessions(of account: AccountID, reason: String) throws(MessagingError) {
    try port.get().endSessions(of: account, reason: reason)
  }

  /// The hub's settings.
  public var settings: HubSettings {
    get throws(MessagingError) { try port.get().settings() }
  }

  /// Changes the hub's settings, from the next request on.
  public func updateSettings(_ change: (inout HubSettings) -> Void) throws(MessagingError) {
    try port.get().updateSettings(change)
  }
}
