public import Foundation
internal import Parlance

/// The smallest number of users of a group, as the vendor names it.
public var KSDK_GROUP_MINUSERSCOUNT: Int32 { 3 }
/// The usual maximum number of users of a group.
public var KSDK_GROUP_USERSCOUNTDEFAULT: Int32 { 200 }

/// The settings of a group.
open class AgoraChatGroupOptions: NSObject {
  /// The way of joining and inviting; `privateOnlyOwnerInvite` unless set.
  open var style = AgoraChatGroupStyle.privateOnlyOwnerInvite
  /// The maximum number of members, the owner included; 200 unless set. The server's limit has priority.
  open var maxUsers = 200
  /// A Boolean value that indicates whether accounts that are invited are asked; otherwise they are members at once. Those whose app
  /// accepts by itself (`AgoraChatOptions.autoAcceptGroupInvitation`) are members as soon as one of their devices, which knows the
  /// account already, is connected.
  open var isInviteNeedConfirm = false
  /// The app's own data with the group.
  open var ext: String!

  /// The former name of `maxUsers`.
  open var maxUsersCount: Int {
    get { maxUsers }
    set { maxUsers = newValue }
  }

  /// Creates options with the default values.
  public override init() { super.init() }

  /// Creates the current options of a group.
  init(_ group: GroupInfo) {
    style = AgoraChatGroupStyle(group)
    maxUsers = group.memberLimit
    isInviteNeedConfirm = group.asksInvitees
    ext = group.properties[GroupInfo.Property.custom]
    super.init()
  }

  /// A new group's properties.
  func group(named name: String?, description: String?, owner: AccountID) -> GroupInfo {
    var group = GroupInfo(
      id: "", name: name ?? "", owner: owner, memberLimit: maxUsers, joinsFreely: style == .publicOpenJoin,
      membersMayInvite: style == .privateMemberCanInvite)
    if let description { group.properties[GroupInfo.Property.introduction] = description }
    if let ext { group.properties[GroupInfo.Property.custom] = ext }
    group.takesJoinRequests = style == .publicJoinNeedApproval
    group.asksInvitees = isInviteNeedConfirm
    return group
  }
}

extension AgoraChatGroupStyle {
  /// The style of a group, which may have been made by another kind of app.
  init(_ group: GroupInfo) {
    if group.joinsFreely {
      self = .publicOpenJoin
    } else if group.takesJoinRequests {
      self = .publicJoinNeedApproval
    } else {
      self = group.membersMayInvite ? .privateMemberCanInvite : .privateOnlyOwnerInvite
    }
  }
}
