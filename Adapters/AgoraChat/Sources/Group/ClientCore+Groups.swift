internal import Foundation
internal import Parlance

/// Events of groups for the delegates, as the vendor delivers them.
///
/// There are two sources: the change (`groupEvent`), and the notification among the group's messages, which also names
/// its author (`groupNotifications`). This account's own joining and leaving is reported from the first, as the second
/// does not reach everyone who leaves. Everything else is reported from the second, which arrives once for each change,
/// after it was applied, also at a device that was offline.
extension ClientCore {
  /// Puts groups on the list of this device again, from which the app removed all.
  func listGroupsAgain(_ ids: [String], _ device: Device) {
    guard let login = slot.current, login.device === device else { return }
    login.details.withLock { $0.removedGroups.subtract(ids) }
  }

  /// Notifies the delegates of a change; called on the callback queue.
  func groupEvent(_ event: DeviceEvent, _ device: Device) {
    switch event {
    case .groupAdded(let group):
      listGroupsAgain([group.id], device)
      groupListChanged(device)
    case .groupRemoved(let group, let reason, _):
      let object = AgoraChatGroup(group, core: self)
      let reason = AgoraChatGroupLeaveReason(reason)
      reportGroups(device) { $0.didLeave(object, reason: reason) }
      groupListChanged(device)
    case .groupUpdated(let group): listGroupsAgain([group.id], device)
    default: break
    }
  }

  /// Notifies the delegates of a change of what a group keeps beside its properties; called on the callback queue.
  func groupDetailChanged(_ change: GroupDetailChange, _ device: Device) {
    guard change.actor != device.account, let info = device.group(change.group) else { return }
    let group = AgoraChatGroup(info, members: device.members(ofGroup: info.id) ?? [], core: self)
    switch change.detail {
    case .allowed(let accounts, let isAllowed):
      // The list concerns these, the owner and the admins.
      guard accounts.contains(device.account) || group.state.role ?? .ordinary > .ordinary else { return }
      let names = accounts.map(\.name)
      reportGroups(device) {
        if isAllowed {
          $0.groupWhiteListDidUpdate(group, addedWhiteListMembers: names)
        } else {
          $0.groupWhiteListDidUpdate(group, removedWhiteListMembers: names)
        }
      }
    case .fileAdded(let file):
      let object = AgoraChatGroupSharedFile(file)
      reportGroups(device) { $0.groupFileListDidUpdate(group, addedSharedFile: object) }
    case .fileRemoved(let file):
      reportGroups(device) { $0.groupFileListDidUpdate(group, removedSharedFile: file.id.string) }
    case .attributes(let attributes, let account):
      reportGroups(device) {
        $0.onAttributesChangedOfGroupMember(
          change.group, userId: account.name, attributes: attributes, operatorId: change.actor.name)
      }
    @unknown default: break
    }
  }

  /// Calls the group delegates by the spelling from which all others follow.
  private func reportGroups(_ device: Device, _ body: @escaping (any AgoraChatGroupManagerDelegateCalls) -> Void) {
    groupDelegates.notify(from: device) { body($0) }
  }

  private func groupListChanged(_ device: Device) {
    let removed = slot.current?.details.withLock { $0.removedGroups } ?? []
    let groups = device.groups().filter { !removed.contains($0.id) }.map { AgoraChatGroup($0, core: self) }
    reportGroups(device) { $0.groupListDidUpdate(groups) }
  }

  /// Notifies the delegates of the notifications among a group's messages; called on the callback queue. Other messages
  /// are ignored.
  func groupNotifications(_ messages: [Message], _ device: Device) {
    for message in messages where message.kind == .notification {
      // What happened before this device came is in its history, and is not reported.
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
      guard !isTarget else { return invitationAccepted(notification, group, device) }
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
    // All but the first are of chat rooms.
    case .dismissed, .membersBlocked, .membersUnblocked, .membersAllowed, .membersDisallowed, .entriesSet,
      .entriesUpdated, .entriesRemoved, .entriesCleared, .entriesExpired, .regularsAdded, .regularsRemoved,
      .memberUpdated, .memberTagsChanged, .tagMuted, .tagUnmuted:
      break
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
    each(targets, device) { $0.userDidJoin(group, user: $1) }
  }

  /// Reports that this account is in a group whose invitation its SDK accepted; an app that accepted knows.
  private func invitationAccepted(_ notification: GroupNotification, _ group: AgoraChatGroup, _ device: Device) {
    guard options.autoAcceptGroupInvitation, let inviter = notification.changes[GroupInfo.Property.inviter] else {
      return
    }
    let message = notification.changes[GroupInfo.Property.invitationMessage]
    reportGroups(device) { $0.didJoin(group, inviter: inviter, message: message) }
  }

  /// Notifies the delegates of a change of a request to become a member; called on the callback queue.
  func groupRequestChanged(_ change: GroupRequestChange, _ device: Device) {
    let request = change.request
    let isOwn = request.account == device.account
    func group() -> AgoraChatGroup {
      let known = device.group(request.group)
      return AgoraChatGroup(
        known ?? GroupInfo(id: request.group, name: request.groupName, owner: AccountID("")),
        members: device.members(ofGroup: request.group) ?? [], core: self)
    }
    switch (request.kind, change.action) {
    case (.invitation, .made):
      reportGroups(device) {
        $0.groupInvitationDidReceive(
          request.group, groupName: request.groupName, inviter: change.actor.name, message: request.message)
      }
    case (.invitation, .accepted):
      reportGroups(device) { [object = group()] in
        $0.groupInvitationDidAccept(object, invitee: request.account.name)
      }
    case (.invitation, .declined):
      reportGroups(device) { [object = group()] in
        $0.groupInvitationDidDecline(object, invitee: request.account.name, reason: change.message)
      }
    case (.application, .made):
      reportGroups(device) { [object = group()] in
        $0.joinGroupRequestDidReceive(object, user: request.account.name, reason: request.message)
      }
    // The other managers are notified of the new member alone, as the vendor does.
    case (.application, .accepted):
      guard isOwn else { return }
      reportGroups(device) { [object = group()] in $0.joinGroupRequestDidApprove(object) }
    case (.application, .declined):
      guard isOwn else { return }
      reportGroups(device) {
        $0.joinGroupRequestDidDecline(
          request.group, reason: change.message, decliner: change.actor.name, applicant: request.account.name)
      }
    // The vendor has no callback for what was taken back.
    case (_, .withdrawn): break
    }
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
    if let disabled = others.removeValue(forKey: GroupInfo.Property.disabled) {
      reportGroups(device) { $0.groupStateChanged(group, isDisabled: disabled == "true") }
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
