internal import ParlanceCore

/// Changes of a group's properties; nil leaves one as it is.
///
/// ```swift
/// var update = GroupUpdate()
/// update.introduction = "for those who sing"
/// update.isMuted = true
/// try await client.updateGroup(group.id, update)
/// ```
public struct GroupUpdate: Hashable, Sendable {
  /// The new name; at most 64 KB of UTF-8, as each of the texts below, unless the hub has another limit.
  public var name: String?
  /// The new text that introduces the group.
  public var introduction: String?
  /// The new announcement to the group's members.
  public var announcement: String?
  /// The address of a picture.
  public var avatar: String?
  /// Text that the app keeps with the group.
  public var custom: String?
  /// A Boolean value that indicates whether only the owner and managers may write.
  public var isMuted: Bool?
  /// A Boolean value that indicates whether anyone may join without asking.
  public var joinsFreely: Bool?
  /// A Boolean value that indicates whether anyone may ask to join.
  public var takesJoinRequests: Bool?
  /// A Boolean value that indicates whether accounts that are invited are asked.
  public var asksInvitees: Bool?
  /// A Boolean value that indicates whether ordinary members may invite too.
  public var membersMayInvite: Bool?
  /// A Boolean value that indicates whether ordinary members may change the profile too.
  public var membersMayEdit: Bool?
  /// Properties with other names. A property above takes precedence where one of them has its name.
  public var properties: [String: String] = [:]

  /// Creates an update that changes nothing.
  public init() {}

  /// Creates an update that changes the name.
  public init(name: String) { self.name = name }

  /// The changes by the names in `GroupInfo.Property`.
  var changes: [String: String] {
    let texts = [
      GroupInfo.Property.name: name, GroupInfo.Property.introduction: introduction,
      GroupInfo.Property.announcement: announcement, GroupInfo.Property.avatar: avatar,
      GroupInfo.Property.custom: custom,
    ]
    let flags = [
      GroupInfo.Property.muted: isMuted, GroupInfo.Property.joinsFreely: joinsFreely,
      GroupInfo.Property.takesJoinRequests: takesJoinRequests, GroupInfo.Property.asksInvitees: asksInvitees,
      GroupInfo.Property.membersMayInvite: membersMayInvite, GroupInfo.Property.membersMayEdit: membersMayEdit,
    ]
    var changes = properties
    for (name, text) in texts { if let text { changes[name] = text } }
    for (name, flag) in flags { if let flag { changes[name] = String(flag) } }
    return changes
  }
}
