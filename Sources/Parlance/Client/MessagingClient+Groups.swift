public import ParlanceCore
internal import ParlanceEngine

/// The groups of this account. Calls that ask the hub also throw `groupNotFound`, `notMember`, and `forbidden` where
/// the account's role does not suffice.
extension MessagingClient {
  /// Returns the groups that this account is in, as this device knows them.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`, `storageDamaged`.
  public func groups() throws(MessagingError) -> [GroupInfo] { try read { $0.groups() } }

  /// Returns one of the account's groups, as this device knows it; nil if it is in no such group.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`, `storageDamaged`.
  public func group(_ id: String) throws(MessagingError) -> GroupInfo? { try read { $0.group(id) } }

  /// Returns the members of a group, as this device knows them: owner, managers, then the others by name; nil if the
  /// account is in no such group.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`, `storageDamaged`.
  public func members(ofGroup id: String) throws(MessagingError) -> [Member]? { try read { $0.members(ofGroup: id) } }

  /// Returns the groups that this account is in, from the hub.
  public func fetchGroups() async throws(MessagingError) -> [GroupInfo] {
    try await result { $0.fetchGroups(completion: $1) }
  }

  /// Returns a group from the hub, and its members if this account is one of them.
  ///
  /// - throws: `MessagingError` with code `groupNotFound`, `notMember` for a group that not anyone may join.
  public func fetchGroup(_ id: String) async throws(MessagingError) -> (group: GroupInfo, members: [Member]) {
    try await result { $0.fetchGroup(id, completion: $1) }
  }

  /// Creates a group owned by this account.
  ///
  /// - parameter name: Its name.
  /// - parameter members: The accounts to add at once.
  /// - parameter note: A text for the notification of the members.
  /// - returns: The group, and the accounts that could not be added: they do not exist, or are in the maximum number of
  ///   groups.
  /// - throws: `MessagingError` with code `groupFull`, `tooManyGroups`, `invalidArgument`, `limitExceeded`.
  @discardableResult
  public func createGroup(
    named name: String, members: [AccountID], note: String? = nil
  ) async throws(MessagingError) -> (group: GroupInfo, refused: [AccountID]) {
    try await createGroup(
      GroupInfo(id: "", name: name, owner: account, memberLimit: 0), members: members, note: note)
  }

  /// Creates a group with further properties.
  ///
  /// - parameter group: Its properties. The hub assigns an id if it is empty, and its default limit for a member limit
  ///   of 0; it sets the owner and the counts.
  /// - parameter members: The accounts to add at once.
  /// - parameter note: A text for the notification of the members.
  /// - returns: The group, and the accounts that could not be added: they do not exist, or are in the maximum number of
  ///   groups. A group that asks whom it invites (`GroupInfo.asksInvitees`) has its owner alone at first.
  /// - throws: `MessagingError` with code `groupExists` for an id that is taken, `groupFull`, `tooManyGroups`,
  ///   `invalidArgument`, `limitExceeded`.
  @discardableResult
  public func createGroup(
    _ group: GroupInfo, members: [AccountID], note: String? = nil
  ) async throws(MessagingError) -> (group: GroupInfo, refused: [AccountID]) {
    try await result { $0.createGroup(group, members: members, note: note, completion: $1) }
  }

  /// Changes a group's properties.
  ///
  /// - throws: `MessagingError` with code `invalidArgument`, `limitExceeded` besides the usual ones.
  public func updateGroup(_ id: String, _ update: GroupUpdate) async throws(MessagingError) {
    try await outcome { $0.updateGroup(id, update.changes, completion: $1) }
  }

  /// Ends a group; its owner may.
  public func dismissGroup(_ id: String) async throws(MessagingError) {
    try await outcome { $0.dismissGroup(id, completion: $1) }
  }

  /// Joins a group that anyone may join; `applyToGroup(_:message:)` also asks to join one.
  ///
  /// - throws: `MessagingError` with code `alreadyMember`, `groupFull`, `tooManyGroups` besides the usual ones.
  public func joinGroup(_ id: String) async throws(MessagingError) {
    try await outcome { $0.joinGroup(id, completion: $1) }
  }

  /// Leaves a group; anyone but its owner may.
  public func leaveGroup(_ id: String) async throws(MessagingError) {
    try await outcome { $0.leaveGroup(id, completion: $1) }
  }

  /// Hands a group to another member; its owner may.
  ///
  /// - parameter id: The group.
  /// - parameter account: The member who becomes its owner.
  /// - parameter leaves: This account leaves the group then.
  public func transferGroup(
    _ id: String, to account: AccountID, leaves: Bool = false
  ) async throws(MessagingError) {
    try await outcome { $0.transferGroup(id, to: account, leaves: leaves, completion: $1) }
  }
}
