public import ParlanceCore
internal import ParlanceEngine

/// Presence: the accounts that are online, and those that attend a room or group now. `events()` reports changes as
/// `presence`.
extension MessagingClient {
  /// Returns whether accounts are online now, in their order; those that do not exist are not.
  ///
  /// - throws: `MessagingError` with code `limitExceeded` for too many accounts.
  public func presence(of accounts: [AccountID]) async throws(MessagingError) -> [AccountPresence] {
    try await result { $0.fetchPresence(of: accounts, completion: $1) }
  }

  /// Reports from now on how the presence of accounts changes, and first how it is, until the login ends.
  ///
  /// - throws: `MessagingError` with code `limitExceeded` for too many accounts.
  public func watchPresence(of accounts: [AccountID]) async throws(MessagingError) {
    try await outcome { $0.watchPresence(of: accounts, completion: $1) }
  }

  /// Stops reporting the presence of accounts.
  public func stopWatchingPresence(of accounts: [AccountID]) async throws(MessagingError) {
    try await outcome { $0.stopWatchingPresence(of: accounts, completion: $1) }
  }

  /// Returns the accounts that this device watches, by name.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`.
  public func watchedAccounts() throws(MessagingError) -> [AccountID] { try read { $0.watchedAccounts } }

  // MARK: attendance

  /// Attends a room, or a group that this account is in, until it stops or the login ends.
  ///
  /// The messages of groups arrive without it; attendance shows who is there at the same time, and reports changes of
  /// attributes.
  ///
  /// - parameter id: The room's or group's id.
  /// - parameter createsRoom: Makes a room of this id if there is neither.
  /// - returns: Who attends, this account among them.
  /// - throws: `MessagingError` with code `roomNotFound`, `groupNotFound`, `notMember` of a group, `invalidArgument`,
  ///   `limitExceeded`.
  @discardableResult
  public func attend(_ id: String, createsRoom: Bool = false) async throws(MessagingError) -> Attendance {
    try await result { $0.attend(id, createsRoom: createsRoom, completion: $1) }
  }

  /// Stops attending a room or group; leaves no group.
  ///
  /// - throws: `MessagingError` with code `notMember` if it is not attended.
  public func stopAttending(_ id: String) async throws(MessagingError) {
    try await outcome { $0.stopAttending(id, completion: $1) }
  }

  /// Returns the accounts that attend what this device attends.
  ///
  /// - throws: `MessagingError` with code `notMember` if it is not attended.
  public func attendance(of id: String) async throws(MessagingError) -> Attendance {
    try await result { $0.fetchAttendance(of: id, completion: $1) }
  }

  /// Returns the number of accounts that attend rooms and groups, by id; nobody attends what does not exist.
  public func attendanceCounts(of ids: [String]) async throws(MessagingError) -> [String: Int] {
    try await result { $0.fetchAttendanceCounts(of: ids, completion: $1) }
  }
}
