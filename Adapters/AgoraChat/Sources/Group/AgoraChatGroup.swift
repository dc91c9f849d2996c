public import Foundation
internal import Parlance

/// A group.
///
/// While this account is a member, the object shows the group as this device knows it now; afterwards as it was when it
/// was last read. A group that was fetched without being a member stays as it was fetched.
open class AgoraChatGroup: NSObject, @unchecked Sendable {
  // Safe to share: what changes is in `last`, which locks itself.

  /// A group as it is at one moment.
  struct State {
    var group: GroupInfo?
    var members: [Member] = []
    /// The role of this account in it; nil if it is not a member.
    var role: Member.Role?
  }

  private let id: String
  private let core: ClientCore
  private let last: Lock<State>
  private let blocked: [String]?
  private let files: [GroupFile]?

  /// Creates a group without an id, which describes no group.
  public override convenience init() { self.init(id: nil) }

  /// Creates a group with its id, as `AgoraChatClient.shared` knows it; without data if this account is not a member.
  public init!(id aGroupId: String!) {
    id = aGroupId ?? ""
    core = AgoraChatClient.shared.core
    last = Lock(State())
    (blocked, files) = (nil, nil)
    super.init()
  }

  /// - parameter blocked: The block list; nil if it was not asked for.
  /// - parameter files: The shared files; nil if they were not asked for.
  init(
    _ group: GroupInfo, members: [Member] = [], blocked: [String]? = nil, files: [GroupFile]? = nil, core: ClientCore
  ) {
    id = group.id
    self.core = core
    (self.blocked, self.files) = (blocked, files)
    last = Lock(State(group: group, members: members))
    super.init()
  }

  /// The group now.
  var state: State {
    guard let device = core.device, let group = device.group(id) else {
      return last.withLock { last in
        last.role = nil
        return last
      }
    }
    let members = device.members(ofGroup: id) ?? []
    let own = members.first { $0.account == device.account }
    let role = group.owner == device.account ? Member.Role.owner : own?.role ?? .ordinary
    let state = State(group: group, members: members, role: role)
    last.withLock { $0 = state }
    return state
  }

  private func property(_ name: String) -> String? { state.group?.properties[name] }

  private func names(_ isWanted: (Member) -> Bool) -> [String]! {
    let state = state
    guard state.group != nil else { return nil }
    return state.members.filter(isWanted).map(\.account.name)
  }

  /// The group's id.
  open var groupId: String! { id.isEmpty ? nil : id }
  /// The name; nil if it is unknown.
  open var groupName: String! { state.group?.name }
  /// The name of 3.x for `groupName`.
  open var subject: String! { groupName }
  /// The description; empty if there is none.
  ///
  /// Unlike the vendor's, it is not optional: Swift declares `NSObject.description` so.
  open override var description: String { property(GroupInfo.Property.introduction) ?? "" }
  /// The announcement; nil if there is none.
  open var announcement: String! { property(GroupInfo.Property.announcement) }
  /// The settings of the group; nil if they are unknown.
  open var settings: AgoraChatGroupOptions! { state.group.map { AgoraChatGroupOptions($0) } }
  /// The account that owns it; nil if it is unknown.
  open var owner: String! { state.group?.owner.name }
  /// The admins, without the owner.
  open var adminList: [String]! { names { $0.role == .manager } }
  /// The members who are neither the owner nor admins.
  open var memberList: [String]! { names { $0.role == .ordinary } }
  /// The members who may not write now.
  open var muteList: [String]! {
    let now = core.device?.now ?? core.slot.environment.clock.now()
    return names { $0.isMuted(at: now) }
  }
  /// The users who may not become members. Only groups that the calls of the block list return have it; nil for others.
  open var blacklist: [String]! { blocked }
  /// The shared files. Only groups that the calls of shared files return have them; nil for others.
  open var sharedFileList: [AgoraChatGroupSharedFile]! { files?.map { AgoraChatGroupSharedFile($0) } }
  /// The members who may write although all are muted; nil for accounts other than the owner and admins.
  open var whiteList: [String]! {
    let state = state
    guard let role = state.role, role > .ordinary else { return nil }
    return state.members.filter(\.isAllowed).map(\.account.name)
  }
  /// A Boolean value that indicates whether anyone can find it: its style is `publicOpenJoin` or
  /// `publicJoinNeedApproval`.
  open var isPublic: Bool {
    guard let group = state.group else { return false }
    let style = AgoraChatGroupStyle(group)
    return style == .publicOpenJoin || style == .publicJoinNeedApproval
  }
  /// The role of this account in it.
  open var permissionType: AgoraChatGroupPermissionType {
    switch state.role {
    case nil: .none
    case .ordinary: .member
    case .manager: .admin
    case .owner: .owner
    }
  }
  /// All members: the owner, the admins, the others.
  open var users: [String]! { names { _ in true } }
  /// The number of its members.
  open var occupantsCount: Int { state.group?.memberCount ?? 0 }
  /// A Boolean value that indicates whether its messages cause notifications, as this device knows it.
  open var isPushNotificationEnabled: Bool {
    guard let settings = core.device?.pushSettings() else { return true }
    return (settings[.group(id)]?.selection ?? settings.account.selection) != .nothing
  }
  /// A Boolean value that indicates whether this account blocks its messages, as this device knows it.
  open var isBlocked: Bool { core.device?.settings(of: .group(id))?.isBlocked ?? false }
  /// A Boolean value that indicates whether only the owner and admins may write.
  open var isMuteAllMembers: Bool { state.group?.isMuted ?? false }

  /// A Boolean value that indicates whether the operator disabled it: members cannot write in it, and users cannot join.
  open var isDisabled: Bool { state.group?.isDisabled ?? false }

  /// The former name of `settings`.
  open var setting: AgoraChatGroupOptions! { settings }
  /// The former name of `users`.
  open var occupants: [Any]! { users }
  /// The name of 3.x for `memberList`.
  open var members: [Any]! { memberList }
  /// The name of 3.x for `occupantsCount`.
  open var membersCount: Int { occupantsCount }
  /// The name of 3.x for `blacklist`.
  open var blackList: [Any]! { blacklist }
  /// The name of 3.x for `blacklist`.
  open var bans: [Any]! { blacklist }
}
