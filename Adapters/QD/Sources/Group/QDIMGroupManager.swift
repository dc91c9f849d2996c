public import Foundation

/// Manages groups. QD: groups. Errors are of `QDErrorDomain`; completions run once, on the environment's callback
/// queue.
public protocol QDIMGroupManager: NSObjectProtocol {
  /// Returns the groups that this account is in, as this device knows them; nil without a login.
  func allMyGroupList() -> [QDGroup]?
  /// Returns a group that this account is in, as this device knows it.
  func group(byId groupId: String) -> QDGroup?
  /// Fetches a group and its members from the server; `notInGroup` for a group that this account is not in.
  func fetchGroupInfo(_ groupId: String, completion: ((QDGroup?, [QDGroupMember]?, (any Error)?) -> Void)?)

  /// Creates a group that this account owns.
  ///
  /// - parameter option: The group's settings; `notSupported` for a type that only the operator creates.
  /// - parameter userList: Its other members; accounts that cannot be members are left out without an error.
  /// - parameter completion: The group, or an error.
  func createGroup(_ option: QDCreateGroupOption, userList: [String]?, completion: ((QDGroup?, (any Error)?) -> Void)?)

  /// Adds members.
  ///
  /// - parameter users: The accounts to add.
  /// - parameter groupId: The group's id.
  /// - parameter completion: `partialSuccess` if some could not be added.
  func addUsers(_ users: [String], toGroup groupId: String, completion: (((any Error)?) -> Void)?)

  /// Removes members (ours).
  func kickUsers(_ users: [String], fromGroup groupId: String, completion: (((any Error)?) -> Void)?)
  /// Leaves a group (ours). `forbidden` for a fixed or a department's group, as QD has it.
  func quitGroup(_ groupId: String, completion: (((any Error)?) -> Void)?)
  /// Dismisses a group that this account owns (ours).
  func dismissGroup(_ groupId: String, completion: (((any Error)?) -> Void)?)

  /// Adds a delegate, which is held weakly; adding it again has no effect (ours).
  func add(_ delegate: any QDGroupManagerDelegate)
  /// Removes a delegate (ours).
  func remove(_ delegate: any QDGroupManagerDelegate)
}

extension QDIMGroupManager {
  /// Calls `createGroup(_:userList:completion:)` without a completion handler.
  public func createGroup(_ option: QDCreateGroupOption, userList: [String]?) {
    createGroup(option, userList: userList, completion: nil)
  }
  /// Calls `addUsers(_:toGroup:completion:)` without a completion handler.
  public func addUsers(_ users: [String], toGroup groupId: String) {
    addUsers(users, toGroup: groupId, completion: nil)
  }
  /// Calls `kickUsers(_:fromGroup:completion:)` without a completion handler.
  public func kickUsers(_ users: [String], fromGroup groupId: String) {
    kickUsers(users, fromGroup: groupId, completion: nil)
  }
  /// Calls `quitGroup(_:completion:)` without a completion handler.
  public func quitGroup(_ groupId: String) { quitGroup(groupId, completion: nil) }
  /// Calls `dismissGroup(_:completion:)` without a completion handler.
  public func dismissGroup(_ groupId: String) { dismissGroup(groupId, completion: nil) }
}

/// Methods that receive events of this account's groups. Ours; every method is optional and arrives on the
/// environment's callback queue.
public protocol QDGroupManagerDelegate: NSObjectProtocol {
  /// This account became a member.
  func onGroupAdded(_ group: QDGroup)
  /// A group's properties changed.
  func onGroupUpdated(_ group: QDGroup)
  /// Members were added, changed or removed.
  func onGroupMembersChanged(_ group: QDGroup, updated: [String], removed: [String])
  /// This account is no longer a member, or the group was dismissed.
  func onGroupRemoved(_ group: QDGroup)
}

extension QDGroupManagerDelegate {
  public func onGroupAdded(_ group: QDGroup) {}
  public func onGroupUpdated(_ group: QDGroup) {}
  public func onGroupMembersChanged(_ group: QDGroup, updated: [String], removed: [String]) {}
  public func onGroupRemoved(_ group: QDGroup) {}
}
