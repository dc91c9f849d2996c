internal import Parlance

/// A snapshot of a group.
public struct AgoraGroup: Hashable, Sendable {
  private let group: GroupInfo
  private let members: [String]
  private let isBlocked: Bool

  /// - parameter isBlocked: This account blocks its messages.
  init(_ group: GroupInfo, _ members: [Member], isBlocked: Bool = false) {
    self.group = group
    self.isBlocked = isBlocked
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
  /// Returns whether others find it: anyone may join, or ask to.
  public func isPublic() -> Bool { group.joinsFreely || group.takesJoinRequests }
  /// Returns whether accounts join only by being added, or after their application was accepted.
  public func isMembersOnly() -> Bool { !group.joinsFreely }
  /// Returns whether members may add others.
  public func isAllowInvites() -> Bool { group.membersMayInvite }
  /// Returns whether this account blocked its messages (`AgoraGroupManager.blockGroupMessage(_:)`).
  public func isMsgBlocked() -> Bool { isBlocked }
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
  /// An account asks to join a group that this one owns or manages.
  func onApplicationReceived(_ groupId: String, _ groupName: String, _ applyer: String, _ reason: String)
  /// This account's application to join a group was accepted; it is a member now.
  func onApplicationAccept(_ groupId: String, _ groupName: String, _ accepter: String)
  /// This account's application to join a group was declined.
  func onApplicationDeclined(_ groupId: String, _ groupName: String, _ decliner: String, _ reason: String)
  /// An account accepted this one's invitation into a group that asks whom its members invite.
  ///
  /// - parameter groupId: The group's id.
  /// - parameter inviter: The account that accepted; the vendor named the parameter so.
  /// - parameter reason: The words that came with it.
  func onInvitationAccpted(_ groupId: String, _ inviter: String, _ reason: String)
  /// An account declined this one's invitation into a group.
  func onInvitationDeclined(_ groupId: String, _ invitee: String, _ reason: String)
  /// This account was removed from a group.
  func onUserRemoved(_ groupId: String, _ groupName: String)
  /// A group that this account was in was destroyed.
  func onGroupDestroy(_ groupId: String, _ groupName: String)
}

extension AgoraGroupChangeListener {
  public func onApplicationReceived(_ groupId: String, _ groupName: String, _ applyer: String, _ reason: String) {}
  public func onApplicationAccept(_ groupId: String, _ groupName: String, _ accepter: String) {}
  public func onApplicationDeclined(_ groupId: String, _ groupName: String, _ decliner: String, _ reason: String) {}
  public func onInvitationAccpted(_ groupId: String, _ inviter: String, _ reason: String) {}
  public func onInvitationDeclined(_ groupId: String, _ invitee: String, _ reason: String) {}
}

extension ClientCore {
  /// Notifies the listeners of a change of a request to become a member. Invitations of this account are accepted by the device.
  func reportRequest(_ change: GroupRequestChange, _ login: Login) {
    let request = change.request
    let (id, name, actor, reason) = (request.group, request.groupName, change.actor.name, change.message ?? "")
    let isOwn = request.account == login.account
    for listener in groupListeners.all {
      switch (request.kind, change.action) {
      case (.application, .made): listener.onApplicationReceived(id, name, actor, request.message ?? "")
      case (.application, .accepted): if isOwn { listener.onApplicationAccept(id, name, actor) }
      case (.application, .declined): if isOwn { listener.onApplicationDeclined(id, name, actor, reason) }
      case (.invitation, .accepted): if !isOwn { listener.onInvitationAccpted(id, actor, reason) }
      case (.invitation, .declined): if !isOwn { listener.onInvitationDeclined(id, actor, reason) }
      case (.invitation, .made), (_, .withdrawn): break
      }
    }
  }

  func reportAdded(to group: GroupInfo, _ login: Login) {
    let me = login.device.members(ofGroup: group.id)?.first { $0.account == login.account }
    let inviter = me?.inviter?.name ?? ""
    // Who made or joined a group knows, and who asked to join is notified of the answer.
    if let me, me.inviter == nil { return }
    if AccountID(inviter) == login.account || group.owner == login.account { return }
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
