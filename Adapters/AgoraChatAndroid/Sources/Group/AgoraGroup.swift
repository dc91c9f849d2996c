internal import Parlance

/// A group.
public struct AgoraGroup: Hashable, Sendable {
  private let group: GroupInfo
  private let members: [String]

  init(_ group: GroupInfo, _ members: [Member]) {
    self.group = group
    self.members = members.map(\.account.name)
  }

  /// Its id.
  public func getGroupId() -> String { group.id }
  /// Its name.
  public func getGroupName() -> String { group.name }
  /// What is said of it.
  public func getDescription() -> String { group.properties[GroupInfo.Property.introduction] ?? "" }
  /// The account that owns it.
  public func getOwner() -> String { group.owner.name }
  /// Its members, the owner first; empty where this account is none.
  public func getMembers() -> [String] { members }
  /// How many members it has.
  public func getAffiliationsCount() -> Int { group.memberCount }
  /// How many members it may have.
  public func getMaxUsers() -> Int { group.memberLimit }
  /// Whether anyone may join.
  public func isPublic() -> Bool { group.joinsFreely }
  /// Whether members may add others.
  public func isAllowInvites() -> Bool { group.membersMayInvite }
}

/// What happens to the account's groups. Arrives on the environment's callback queue.
public protocol AgoraGroupChangeListener: AnyObject {
  /// This account was added to a group; it is a member already.
  ///
  /// - parameter inviter: Who added it; empty if it is not known.
  /// - parameter reason: Always empty: nothing is said with it.
  func onInvitationReceived(_ groupId: String, _ groupName: String, _ inviter: String, _ reason: String)
  /// This account was put out of a group.
  func onUserRemoved(_ groupId: String, _ groupName: String)
  /// A group in which this account was is no more.
  func onGroupDestroy(_ groupId: String, _ groupName: String)
}

extension ChatCore {
  func tellAdded(to group: GroupInfo, _ session: Session) {
    let me = session.device.members(ofGroup: group.id)?.first { $0.account == session.account }
    let inviter = me?.inviter?.name ?? ""
    // Who made or joined a group knows.
    if AccountID(inviter) == session.account || group.owner == session.account { return }
    for listener in groupListeners.all { listener.onInvitationReceived(group.id, group.name, inviter, "") }
  }

  func tellRemoved(from group: GroupInfo, _ reason: GroupDeparture) {
    for listener in groupListeners.all {
      switch reason {
      case .left: break
      case .removed: listener.onUserRemoved(group.id, group.name)
      case .dismissed: listener.onGroupDestroy(group.id, group.name)
      }
    }
  }
}
