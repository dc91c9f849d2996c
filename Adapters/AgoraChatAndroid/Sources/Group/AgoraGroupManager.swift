internal import Parlance

/// Groups, as far as messages need them. May be used from any thread. Methods that ask the server wait for its answer
/// and throw `EaseMobException`: 201 (no login), 300 (no connection), 603 (not allowed), 606 (no such group), 601, 602,
/// 604, 204.
open class AgoraGroupManager: @unchecked Sendable {
  // Safe to share: the core is.
  private static let singletons = SharedInstances<AgoraGroupManager>()
  private let core: ClientCore

  /// Returns the group manager of `AgoraChatManager.getInstance()`; a subclass has one of its own.
  open class func getInstance() -> Self {
    singletons.instance(of: self) { self.init(AgoraChatManager.getInstance()) }
  }

  /// Creates a group manager of another chat manager's account (ours).
  public required init(_ chatManager: AgoraChatManager) { core = chatManager.core }

  /// Reads the groups from the local database, as apps do after the login. They are available when this returns, and
  /// were before.
  public func loadAllGroups() { _ = core.login?.device.groups() }

  /// Returns the account's groups, as this device knows them.
  public func getAllGroups() -> [AgoraGroup] {
    guard let device = core.login?.device else { return [] }
    return device.groups().map { group($0, device) }
  }

  /// Returns one of the account's groups, as this device knows it; nil if the account is not in it.
  public func getGroup(_ groupId: String) -> AgoraGroup? {
    guard let device = core.login?.device, let group = device.group(groupId) else { return nil }
    return self.group(group, device)
  }

  private func group(_ group: GroupInfo, _ device: Device) -> AgoraGroup {
    AgoraGroup(
      group, device.members(ofGroup: group.id) ?? [],
      isBlocked: device.settings(of: .group(group.id))?.isBlocked ?? false)
  }

  /// Blocks the messages of a group for this account, on all of its devices: they do not arrive, nor later. The account is still a
  /// member. The owner cannot (603).
  public func blockGroupMessage(_ groupId: String) throws(EaseMobException) {
    try core.wait(in: .group) { device, completion in
      device.setBlocked(true, group: groupId, completion: completion)
    }
  }

  /// Ends the block of a group's messages.
  public func unblockGroupMessage(_ groupId: String) throws(EaseMobException) {
    try core.wait(in: .group) { device, completion in
      device.setBlocked(false, group: groupId, completion: completion)
    }
  }

  /// Fetches a group from the server; with its members if the account is one of them. For others it throws 602 if not
  /// everybody may join the group.
  public func getGroupFromServer(_ groupId: String) throws(EaseMobException) -> AgoraGroup {
    let found = try core.wait(in: .group) { device, completion in
      device.fetchGroup(groupId, completion: completion)
    }
    return AgoraGroup(found.group, found.members)
  }

  /// Creates a private group: accounts join only by being added. Members that cannot be added are left out.
  ///
  /// - parameter groupName: The group's name.
  /// - parameter desc: The group's description; none if empty.
  /// - parameter members: The accounts to add, beside this one, which owns the group.
  /// - parameter allowInvite: A Boolean value that indicates whether members may add others.
  @discardableResult
  public func createPrivateGroup(
    _ groupName: String, _ desc: String, _ members: [String], _ allowInvite: Bool
  ) throws(EaseMobException) -> AgoraGroup {
    try create(groupName, desc, members) { $0.membersMayInvite = allowInvite }
  }

  /// Creates a group. Members that cannot be added are left out.
  ///
  /// - parameter groupName: The group's name.
  /// - parameter desc: The group's description; none if empty.
  /// - parameter members: The accounts to add, beside this one, which owns the group.
  /// - parameter needApprovalRequired: A Boolean value that indicates whether accounts have to ask to join; else anyone can join.
  @discardableResult
  public func createPublicGroup(
    _ groupName: String, _ desc: String, _ members: [String], _ needApprovalRequired: Bool
  ) throws(EaseMobException) -> AgoraGroup {
    try create(groupName, desc, members) {
      $0.joinsFreely = !needApprovalRequired
      $0.takesJoinRequests = needApprovalRequired
    }
  }

  private func create(
    _ name: String, _ description: String, _ members: [String], _ set: (inout GroupInfo) -> Void
  ) throws(EaseMobException) -> AgoraGroup {
    var group = GroupInfo(id: "", name: name, owner: "", joinsFreely: false)
    if !description.isEmpty { group.properties[GroupInfo.Property.introduction] = description }
    set(&group)
    let made = try core.wait(in: .group) { device, completion in
      device.createGroup(group, members: members.map { AccountID($0) }, note: nil, completion: completion)
    }
    return getGroup(made.group.id) ?? AgoraGroup(made.group, [])
  }

  /// Adds members.
  ///
  /// - throws: 204 if one of them does not exist; 7 if some could not be added.
  public func addUsersToGroup(_ groupId: String, _ members: [String]) throws(EaseMobException) {
    let result = try core.wait(in: .group) { device, completion in
      device.addMembers(members.map { AccountID($0) }, toGroup: groupId, note: nil, completion: completion)
    }
    if !result.refused.isEmpty { throw EaseMobException(MessagingError(.partialSuccess), in: .group) }
  }

  /// Removes a member.
  public func removeUserFromGroup(_ groupId: String, _ username: String) throws(EaseMobException) {
    try core.wait(in: .group) { device, completion in
      device.removeMembers([AccountID(username)], fromGroup: groupId, completion: completion)
    }
  }

  /// Joins a group that anyone may join.
  public func joinGroup(_ groupId: String) throws(EaseMobException) {
    try core.wait(in: .group) { device, completion in device.joinGroup(groupId, completion: completion) }
  }

  /// Asks to join a group; the account is a member at once if anyone may join.
  ///
  /// - parameter groupId: The group's id.
  /// - parameter reason: The words for its owner and managers.
  public func applyJoinToGroup(_ groupId: String, _ reason: String) throws(EaseMobException) {
    _ = try core.wait(in: .group) { device, completion in
      device.applyToGroup(groupId, message: reason, completion: completion)
    }
  }

  /// Lets an account that asked to join into a group; its owner and managers can.
  public func acceptApplication(_ username: String, _ groupId: String) throws(EaseMobException) {
    _ = try core.wait(in: .group) { device, completion in
      device.answerApplication(of: AccountID(username), toGroup: groupId, accepts: true, completion: completion)
    }
  }

  /// Declines the application of an account to join a group; its owner and managers can.
  public func declineApplication(
    _ username: String, _ groupId: String, _ reason: String
  ) throws(EaseMobException) {
    _ = try core.wait(in: .group) { device, completion in
      device.answerApplication(
        of: AccountID(username), toGroup: groupId, accepts: false, message: reason, completion: completion)
    }
  }

  /// Invites accounts into a group; members can, where the group lets them. They are members at once unless the group asks them.
  ///
  /// - parameter groupId: The group's id.
  /// - parameter usernames: The accounts.
  /// - parameter reason: The words for them.
  public func inviteUser(
    _ groupId: String, _ usernames: [String], _ reason: String
  ) throws(EaseMobException) {
    let result = try core.wait(in: .group) { device, completion in
      device.addMembers(usernames.map { AccountID($0) }, toGroup: groupId, note: reason, completion: completion)
    }
    if !result.refused.isEmpty { throw EaseMobException(MessagingError(.partialSuccess), in: .group) }
  }

  /// Leaves a group; its owner cannot.
  public func exitFromGroup(_ groupId: String) throws(EaseMobException) {
    try core.wait(in: .group) { device, completion in device.leaveGroup(groupId, completion: completion) }
  }

  /// Destroys a group; its owner can.
  public func exitAndDeleteGroup(_ groupId: String) throws(EaseMobException) {
    try core.wait(in: .group) { device, completion in device.dismissGroup(groupId, completion: completion) }
  }

  /// Adds a listener for events of the account's groups. It is held until it is removed.
  public func addGroupChangeListener(_ listener: any AgoraGroupChangeListener) {
    core.groupListeners.add(listener, listener)
  }

  /// Removes a listener.
  public func removeGroupChangeListener(_ listener: any AgoraGroupChangeListener) {
    core.groupListeners.remove(listener)
  }
}
