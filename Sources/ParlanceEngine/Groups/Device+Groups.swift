public import ParlanceCore

/// Groups. Refusals: `groupNotFound`, `notMember`, `forbidden`, `alreadyMember`, `groupFull`, `tooManyGroups`, `accountNotFound`,
/// `invalidArgument`, `notConnected`, `notLoggedIn`.
extension Device {
  /// Returns the groups that this account is in, as this device knows them.
  public func groups() -> [GroupInfo] {
    runner.read { core in
      core.conversations.byID.values.compactMap(\.group).filter { $0.thread == nil }.sorted { $0.id < $1.id }
    } ?? []
  }

  /// Returns one of the account's groups.
  public func group(_ id: String) -> GroupInfo? {
    runner.read { $0.groups.group(id) } ?? nil
  }

  /// Returns whether a group is a large one (`GroupInfo.isLarge`), as this device knows it, also after the account left it; nil for one
  /// that it does not know.
  public func isLargeGroup(_ id: String) -> Bool? {
    runner.read { $0.conversations.byID[.group(CanonicalName.normalized(id))]?.isLargeGroup } ?? nil
  }

  /// Returns the ids of the large groups that this device knows, also of those that the account left.
  public func largeGroups() -> [String] {
    runner.read { $0.groups.largeGroups() } ?? []
  }

  /// Fetches a group's properties from the hub, without its members.
  public func fetchGroupInformation(
    _ id: String, completion: @escaping (Result<GroupInfo, MessagingError>) -> Void
  ) {
    runner.ask(GroupInformationCall(id: id), completion: completion) { _, reply in reply.group }
  }

  /// Returns the members of a group, as this device knows them: owner, managers, then the others by name.
  public func members(ofGroup id: String) -> [Member]? {
    runner.read { $0.groups.members(of: id) } ?? nil
  }

  /// Creates a group owned by this account.
  ///
  /// - parameter group: Its properties; the hub sets id, owner and counts.
  /// - parameter members: The accounts to add at once.
  /// - parameter note: Words for the notification.
  /// - parameter completion: Receives the group and the accounts that could not be added. Those that are asked first are not among
  ///   them.
  public func createGroup(
    _ group: GroupInfo, members: [AccountID], note: String?,
    completion: @escaping (Result<(group: GroupInfo, refused: [AccountID]), MessagingError>) -> Void
  ) {
    runner.ask(DeviceGroups.creation(of: group, members, note), completion: completion) { _, reply in
      (reply.group, reply.refused)
    }
  }

  /// Ends a group; its owner may.
  public func dismissGroup(_ id: String, completion: @escaping (MessagingError?) -> Void) {
    runner.ask(DismissGroupCall(id: id), completion: completion)
  }

  /// Leaves a group; anyone but its owner may.
  public func leaveGroup(_ id: String, completion: @escaping (MessagingError?) -> Void) {
    runner.ask(LeaveGroupCall(id: id), completion: completion)
  }

  /// Joins a group that anyone may join; `applyToGroup(_:message:completion:)` also asks to join one.
  public func joinGroup(_ id: String, completion: @escaping (MessagingError?) -> Void) {
    runner.ask(JoinGroupCall(id: id), completion: completion)
  }

  /// Adds members, or invites them if the group asks whom it invites (`GroupInfo.asksInvitees`).
  ///
  /// - parameter accounts: The accounts to add.
  /// - parameter id: The group.
  /// - parameter note: Words for the notification, or for those who are asked.
  /// - parameter attachment: Text of the app for those who are asked, and for the notification in place of the note.
  /// - parameter completion: Receives the new members, the accounts that are asked first, and those that could not be added.
  public func addMembers(
    _ accounts: [AccountID], toGroup id: String, note: String?, attachment: String? = nil,
    completion:
      @escaping (
        Result<(added: [Member], invited: [AccountID], refused: [AccountID]), MessagingError>
      ) -> Void
  ) {
    let call = AddMembersCall(id: id, accounts: accounts, note: note, attachment: attachment)
    runner.ask(call, completion: completion) { _, reply in (reply.members, reply.invited, reply.refused) }
  }

  /// Removes members of a lower role than this account's.
  public func removeMembers(
    _ accounts: [AccountID], fromGroup id: String, completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(RemoveMembersCall(id: id, accounts: accounts), completion: completion)
  }

  /// Changes properties, by the names in `GroupInfo.Property`.
  public func updateGroup(_ id: String, _ changes: [String: String], completion: @escaping (MessagingError?) -> Void) {
    runner.ask(UpdateGroupCall(id: id, changes: changes), completion: completion)
  }

  /// Makes members managers, or managers ordinary members; the owner may.
  public func setRole(
    _ role: Member.Role, of accounts: [AccountID], inGroup id: String, completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(SetRoleCall(id: id, accounts: accounts, role: role), completion: completion)
  }

  /// Hands a group to another member.
  public func transferGroup(
    _ id: String, to account: AccountID, leaves: Bool, completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(TransferGroupCall(id: id, account: account, leaves: leaves), completion: completion)
  }

  /// Forbids members of a lower role to write, or allows it again.
  ///
  /// - parameter isMuted: A Boolean value that indicates whether they are forbidden to write.
  /// - parameter accounts: The members.
  /// - parameter id: The group.
  /// - parameter until: The time at which a silence ends by itself; never if nil.
  /// - parameter completion: Receives nil, or the reason why nothing was changed.
  public func setMuted(
    _ isMuted: Bool, _ accounts: [AccountID], inGroup id: String, until: Timestamp? = nil,
    completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(MuteMembersCall(id: id, accounts: accounts, isMuted: isMuted, until: until), completion: completion)
  }

  /// Changes a member's nickname or custom text; nil leaves one as it is.
  public func updateMember(
    _ account: AccountID, inGroup id: String, nickname: String?, custom: String?,
    completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(UpdateMemberCall(id: id, account: account, nickname: nickname, custom: custom), completion: completion)
  }

  /// Fetches the groups that this account is in, from the hub.
  public func fetchGroups(completion: @escaping (Result<[GroupInfo], MessagingError>) -> Void) {
    runner.ask(completion: completion) { core, end in core.pages.fetchGroups(then: end) }
  }

  /// Fetches a group and its members from the hub; members only for members.
  public func fetchGroup(
    _ id: String, completion: @escaping (Result<(group: GroupInfo, members: [Member]), MessagingError>) -> Void
  ) {
    runner.ask(completion: completion) { core, end in core.groups.fetchGroup(id, then: end) }
  }

  /// Fetches the members of a group from the hub, which names them to members only; others receive `notMember`.
  public func fetchMembers(
    ofGroup id: String, completion: @escaping (Result<[Member], MessagingError>) -> Void
  ) {
    runner.ask(completion: completion) { core, end in core.groups.fetchMembers(of: id, then: end) }
  }
}

extension DeviceGroups {
  /// Returns a group that is not a thread.
  fileprivate func group(_ id: String) -> GroupInfo? {
    core.conversations.byID[.group(id)]?.group.flatMap { $0.thread == nil ? $0 : nil }
  }

  fileprivate func largeGroups() -> [String] {
    core.conversations.byID.compactMap { $1.isLargeGroup == true ? $0.name : nil }
  }

  /// Returns the call that creates a group; without an id the hub chooses one.
  fileprivate static func creation(of group: GroupInfo, _ members: [AccountID], _ note: String?) -> CreateGroupCall {
    CreateGroupCall(id: group.id.isEmpty ? nil : group.id, group: group, members: members, note: note)
  }

  fileprivate func members(of id: String) -> [Member]? {
    guard let conversation = core.conversations.byID[.group(id)], conversation.group != nil else { return nil }
    return conversation.members
  }

  fileprivate func fetchGroup(
    _ id: String,
    then end: @escaping (DeviceCore, Result<(group: GroupInfo, members: [Member]), MessagingError>) -> Void
  ) {
    core.rosters.fetchMembers(of: id) { core, result in
      // The hub knows whether the account is a member; this device may not know it yet.
      if case .failure(let error) = result, error.code == .notMember {
        core.request(GroupInformationCall(id: id)) { core, result in
          end(core, result.map { ($0.group, $0.members) })
        }
        return
      }
      if case .success(let reply) = result { core.groups.note(reply, ofGroup: id) }
      end(core, result.map { ($0.group, $0.members) })
    }
  }

  fileprivate func fetchMembers(
    of id: String, then end: @escaping (DeviceCore, Result<[Member], MessagingError>) -> Void
  ) {
    core.rosters.fetchMembers(of: id) { core, result in
      if case .success(let reply) = result { core.groups.note(reply, ofGroup: id) }
      end(core, result.map(\.members))
    }
  }

  /// Keeps what was fetched of a group that the device follows, unless it is older.
  private func note(_ reply: GroupReply, ofGroup id: String) {
    guard let known = core.conversations.byID[.group(id)], let old = known.group, reply.group.id == id,
      old.version <= reply.group.version
    else { return }
    known.setGroup(reply.group, reply.members)
    core.turn.change(known)
  }
}
