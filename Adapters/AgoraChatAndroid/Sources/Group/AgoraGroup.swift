internal import Parlance

/// A snapshot of a group.
public struct AgoraGroup: Hashable, Sendable {
  private let group: GroupInfo
  private let members: [String]

  init(_ group: GroupInfo, _ members: [Member]) {
    self.group = group
    self.members = members.map(\.account.name)
  }

  /// Returns its id.
  public func getGroupId() -> String { group.id }
  /// Returns its name.
  public func getGroupName() -> String { group.name }
  /// Returns its description.
  public func getDescription() -> String { group.properties[GroupInfo.Property.introduction] ?? "" }
  /// Returns the account that owns it.
  public func getOwner() -> String { group.owner.name }
  /// Returns its members, the owner first; empty if this account is not a member.
  public func getMembers() -> [String] { members }
  /// Returns the number of its members.
  public func getAffiliationsCount() -> Int { group.memberCount }
  /// Returns the maximum number of its members.
  public func getMaxUsers() -> Int { group.memberLimit }
  /// Returns whether anyone may join.
  public func isPublic() -> Bool { group.joinsFreely }
  /// Returns whether members may add others.
  public func isAllowInvites() -> Bool { group.membersMayInvite }
}

/// Methods that receive events of the account's groups, on the environment's callback queue.
public protocol AgoraGroupChangeListener: AnyObject {
  /// This account was added to a group; it is a member already.
  ///
  /// - parameter groupId: The group's id.
  /// - parameter groupName: The group's name.
  /// - parameter inviter: The account that added it; empty if it is unknown.
  /// - parameter reason: Always empty.
  func onInvitationReceived(_ groupId: String, _ groupName: String, _ inviter: String, _ reason: String)
  /// This account was removed from a group.
  func onUserRemoved(_ groupId: String, _ groupName: String)
  /// A group that this account was in was destroyed.
  func onGroupDestroy(_ groupId: String, _ groupName: String)
}

extension ChatCore {
  func reportAdded(to group: GroupInfo, _ session: Session) {
    let me = session.device.members(ofGroup: group.id)?.first { $0.account == session.account }
    let inviter = me?.inviter?.name ?? ""
    // Who made or joined a group knows.
    if AccountID(inviter) == session.account || group.owner == session.account { return }
    for listener in groupListeners.all { listener.onInvitationReceived(group.id, group.name, inviter, "") }
  }

  func reportRemoved(from group: GroupInfo, _ reason: GroupDeparture) {
    for listener in groupListeners.all {
      switch reason {
      case .left: break
      case .removed, .blocked: listener.onUserRemoved(group.id, group.name)
      case .dismissed: listener.onGroupDestroy(group.id, group.name)
      }
    }
  }
}
