public import ParlanceCore
internal import ParlanceEngine

/// Rooms. A message reaches those who are in the room at the time. Calls throw `roomNotFound`.
///
/// Being in a room ends with the login. After a break of the link the device enters it again by itself.
extension MessagingClient {
  /// Enters a room.
  ///
  /// - parameter id: The room.
  /// - parameter nickname: The name that this account uses there.
  /// - parameter custom: Text that the app keeps with the account there.
  /// - returns: The room, and how this account appears in it.
  /// - throws: `MessagingError` with code `invalidArgument`, `limitExceeded` for too many rooms, besides the usual
  ///   ones.
  @discardableResult
  public func enterRoom(
    _ id: String, nickname: String? = nil, custom: String? = nil
  ) async throws(MessagingError) -> (room: RoomInfo, member: Member) {
    try await result { $0.enterRoom(id, nickname: nickname, custom: custom, completion: $1) }
  }

  /// Returns the rooms that this device is in, or will be once the link is back.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`.
  public func rooms() throws(MessagingError) -> [String] { try read { $0.rooms } }

  /// Leaves a room. Its events are not reported from this call on, unless the hub refuses.
  ///
  /// - throws: `MessagingError` with code `notMember` if the account is not in the room.
  public func leaveRoom(_ id: String) async throws(MessagingError) {
    try await outcome { $0.leaveRoom(id, completion: $1) }
  }

  /// Dismisses a room. Only its owner may, whether in the room or not.
  ///
  /// - throws: `MessagingError` with code `forbidden` for anyone else.
  public func dismissRoom(_ id: String) async throws(MessagingError) {
    try await outcome { $0.dismissRoom(id, completion: $1) }
  }

  /// Removes accounts from a room, which they may enter again. Its owner and managers may, managers for ordinary accounts.
  ///
  /// - returns: The room and its remaining occupants.
  /// - throws: `MessagingError` with code `forbidden` for anyone else, `notMember` for an account that is not
  ///   in it.
  @discardableResult
  public func removeMembers(
    _ accounts: [AccountID], fromRoom id: String
  ) async throws(MessagingError) -> (room: RoomInfo, members: [Member]) {
    try await result { $0.removeMembers(accounts, fromRoom: id, completion: $1) }
  }

  /// Returns a room and its current occupants.
  public func fetchRoom(_ id: String) async throws(MessagingError) -> (room: RoomInfo, members: [Member]) {
    try await result { $0.fetchRoom(id, completion: $1) }
  }
}
