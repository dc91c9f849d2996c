internal import AgoraChatCommon
public import Foundation
internal import Parlance

/// The settings of a group.
open class AgoraChatGroupOptions: NSObject {
  /// The way of joining and inviting; `privateOnlyOwnerInvite` unless set.
  open var style = AgoraChatGroupStyle.privateOnlyOwnerInvite
  /// The maximum number of members, the owner included; 200 unless set. The server's limit has priority.
  open var maxUsers = 200
  /// A Boolean value that indicates whether invited accounts accept for themselves.
  ///
  /// They are members at once either way, as with the SDK's `autoAcceptGroupInvitation`; if this is set, the inviter is
  /// notified that they accepted.
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
    isInviteNeedConfirm = group.asksInvited
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
    if style == .publicJoinNeedApproval { group.properties[AgoraStyle.GroupTag.needsApproval] = "true" }
    if isInviteNeedConfirm { group.properties[AgoraStyle.GroupTag.asksInvited] = "true" }
    return group
  }
}

extension GroupInfo {
  var asksInvited: Bool { properties[AgoraStyle.GroupTag.asksInvited] == "true" }
}

extension AgoraChatGroupStyle {
  /// The style of a group, which may have been made by another kind of app.
  init(_ group: GroupInfo) {
    if group.joinsFreely {
      self = .publicOpenJoin
    } else if group.properties[AgoraStyle.GroupTag.needsApproval] == "true" {
      self = .publicJoinNeedApproval
    } else {
      self = group.membersMayInvite ? .privateMemberCanInvite : .privateOnlyOwnerInvite
    }
  }
}
