internal import Foundation
internal import Parlance

/// Events of groups for the delegates, as the vendor delivers them.
///
/// There are two sources: the change (`groupEvent`), and the notification among the group's messages, which also names
/// its author (`groupNotifications`). This account's own joining and leaving is reported from the first, as the second
/// does not reach everyone who leaves. Everything else is reported from the second, which arrives once for each change,
/// after it was applied, also at a device that was offline.
extension ClientCore {
  /// Notifies the delegates of a change; called on the callback queue.
  func groupEvent(_ event: DeviceEvent, _ device: Device) {
    switch event {
    case .groupAdded:
      groupListChanged(device)
    case .groupRemoved(let group, let reason, _):
      let object = AgoraChatGroup(group, core: self)
      let reason = AgoraChatGroupLeaveReason(reason)
      reportGroups(device) { $0.didLeave(object, reason: reason) }
      groupListChanged(device)
    default: break
    }
  }

  /// Calls the group delegates by the spelling from which all others follow.
  private func reportGroups(_ device: Device, _ body: @escaping (any AgoraChatGroupManagerDelegateCalls) -> Void) {
    groupDelegates.notify(from: device) { body($0) }
  }

  private func groupListChanged(_ device: Device) {
    let groups = device.groups().map { AgoraChatGroup($0, core: self) }
    reportGroups(device) { $0.groupListDidUpdate(groups) }
  }

  /// Notifies the delegates of the notifications among a group's messages; called on the callback queue. Other messages
  /// are ignored.
  func groupNotifications(_ messages: [Message], _ device: Device) {
    for message in messages where message.kind == .notification {
      // What happened before this device came is in its history, and no news.
      if let begun = device.firstLogin, message.time < begun { continue }
      guard case .group(let id) = message.conversation, let group = device.group(id),
        case .notification(let notification) = message.body.content
      else { continue }
      report(notification, AgoraChatGroup(group, members: device.members(ofGroup: id) ?? [], core: self), device)
    }
  }

  private func report(_ notification: GroupNotification, _ group: AgoraChatGroup, _ device: Device) {
    let actor = notification.actor
    let targets = notification.targets.map(\.name)
    let isActor = actor == device.account
    let isTarget = notification.targets.contains(device.account)
    let role = group.state.role ?? .ordinary
    switch notification.operation {
    case .membersAdded:
      membersAdded(notification, group, device)
    case .memberJoined, .invitationAccepted:
      guard !isTarget else { return }
      each(targets, device) { $0.userDidJoin(group, user: $1) }
    case .membersRemoved, .memberLeft:
      guard !isTarget else { return }
      each(targets, device) { $0.userDidLeave(group, user: $1) }
    case .managersAdded:
      guard isTarget || role > .ordinary else { return }
      each(targets, device) { $0.groupAdminListDidUpdate(group, addedAdmin: $1) }
    case .managersRemoved:
      guard isTarget || role > .ordinary else { return }
      each(targets, device) { $0.groupAdminListDidUpdate(group, removedAdmin: $1) }
    case .ownerChanged:
      each(targets, device) { $0.groupOwnerDidUpdate(group, newOwner: $1, oldOwner: actor.name) }
    case .memberMuted:
      guard !isActor, isTarget || role > .ordinary else { return }
      let expiry = notification.changes[GroupInfo.Property.mutedUntil].flatMap { Int($0) } ?? -1
      reportGroups(device) {
        $0.groupMuteListDidUpdate(group, addedMutedMembers: targets, muteExpire: expiry)
      }
    case .memberUnmuted:
      guard !isActor, isTarget || role > .ordinary else { return }
      reportGroups(device) { $0.groupMuteListDidUpdate(group, removedMutedMembers: targets) }
    case .profileChanged:
      profileChanged(notification.changes, group, isActor: isActor, device)
    // The last four are of chat rooms.
    case .dismissed, .membersBlocked, .membersUnblocked, .membersAllowed, .membersDisallowed: break
    @unknown default: break
    }
  }

  private func each(
    _ names: [String], _ device: Device, _ report: @escaping (any AgoraChatGroupManagerDelegateCalls, String) -> Void
  ) {
    for name in names { reportGroups(device) { report($0, name) } }
  }

  private func membersAdded(_ notification: GroupNotification, _ group: AgoraChatGroup, _ device: Device) {
    if notification.targets.contains(device.account) {
      reportGroups(device) {
        $0.didJoin(group, inviter: notification.actor.name, message: notification.attachment)
      }
      return
    }
    let targets = notification.targets.map(\.name)
    if notification.actor == device.account, group.state.group?.asksInvited == true {
      each(targets, device) { $0.groupInvitationDidAccept(group, invitee: $1) }
    }
    each(targets, device) { $0.userDidJoin(group, user: $1) }
  }

  private func profileChanged(
    _ changes: [String: String], _ group: AgoraChatGroup, isActor: Bool, _ device: Device
  ) {
    var others = changes
    if let muted = others.removeValue(forKey: GroupInfo.Property.muted), !isActor {
      reportGroups(device) {
        $0.groupAllMemberMuteChanged(group, isAllMemberMuted: muted == "true")
      }
    }
    if let announcement = others.removeValue(forKey: GroupInfo.Property.announcement) {
      reportGroups(device) { $0.groupAnnouncementDidUpdate(group, announcement: announcement) }
    }
    if !others.isEmpty { reportGroups(device) { $0.groupSpecificationDidUpdate(group) } }
  }
}

extension AgoraChatGroupLeaveReason {
  init(_ departure: GroupDeparture) {
    switch departure {
    case .left: self = .userLeave
    case .removed, .blocked: self = .beRemoved
    case .dismissed: self = .destroyed
    @unknown default: self = .beRemoved
    }
  }
}
