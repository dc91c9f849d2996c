internal import Foundation
internal import Parlance

/// A chat room that this device is in, as the events so far left it.
struct KnownRoom {
  var info: RoomInfo
  /// This account's role.
  var role: Member.Role

  /// Makes the change that a notification reports.
  mutating func apply(_ notification: GroupNotification, _ account: AccountID) {
    let concerns = notification.targets.contains(account)
    switch notification.operation {
    case .profileChanged:
      for (name, value) in notification.changes { info.apply(value, to: name) }
    case .managersAdded where concerns: role = .manager
    case .managersRemoved where concerns: role = .ordinary
    case .ownerChanged:
      info.owner = notification.targets.first ?? info.owner
      if concerns { role = .owner } else if role == .owner { role = .ordinary }
    default: break
    }
  }
}

/// Events of chat rooms for the delegates, as the vendor delivers them.
///
/// As with groups there are two sources: who came and went (`roomEvent`), and the notifications among the messages
/// (`roomNotifications`). These name their author, but not the chat room's properties and this account's role, which
/// are noted when this device enters and with each event. A device that was away is not notified of what it missed.
extension ClientCore {
  /// Notes what the server says of a chat room, for its later events, if this device is in it.
  func note(_ room: RoomInfo, _ role: Member.Role, _ device: Device) {
    guard let login = slot.current, login.device === device, device.rooms.contains(room.id) else { return }
    login.details.withLock { $0.rooms[room.id] = KnownRoom(info: room, role: role) }
  }

  /// Notifies the delegates of a chat room's events; called on the callback queue.
  func roomEvent(_ event: DeviceEvent, _ login: Login) {
    let device = login.device
    switch event {
    case .roomMembersChanged(let info, let entered, let left):
      let room = AgoraChatroom(info, members: nil, role: noted(info, login))
      for member in entered {
        reportRooms(device) {
          $0.userDidJoin(room, user: member.account.name, ext: member.custom)
        }
      }
      for name in left.map(\.name) {
        reportRooms(device) { $0.userDidLeave(room, user: name) }
      }
    case .roomRemoved(let id, let departure, _, _):
      login.details.withLock { $0.rooms[id] = nil }
      guard let room = AgoraChatroom(id: id) else { return }
      let reason = AgoraChatroomBeKickedReason(departure)
      reportRooms(device) { $0.didDismiss(from: room, reason: reason) }
    default: break
    }
  }

  /// Notes the properties of a chat room.
  ///
  /// - returns: This account's role.
  private func noted(_ info: RoomInfo, _ login: Login) -> Member.Role {
    login.details.withLock { notes in
      let former = notes.rooms[info.id]?.role ?? .ordinary
      let role = info.owner == login.account ? .owner : former == .owner ? .ordinary : former
      notes.rooms[info.id] = KnownRoom(info: info, role: role)
      return role
    }
  }

  /// Notifies the delegates of the notifications among the messages of chat rooms; called on the callback queue. Other
  /// messages are ignored.
  func roomNotifications(_ messages: [Message], _ login: Login) {
    for message in messages {
      guard case .room(let id) = message.conversation, case .notification(let notification) = message.body.content
      else { continue }
      let (former, now) = login.details.withLock { notes in
        let former = notes.rooms[id]
        notes.rooms[id]?.apply(notification, login.account)
        return (former, notes.rooms[id])
      }
      guard let former, let now else { continue }
      report(notification, now, formerOwner: former.info.owner, login.device)
    }
  }

  private func report(
    _ notification: GroupNotification, _ known: KnownRoom, formerOwner: AccountID, _ device: Device
  ) {
    let room = AgoraChatroom(known.info, members: nil, role: known.role)
    let targets = notification.targets.map(\.name)
    let isActor = notification.actor == device.account
    // Lists of users concern these, the owner and the admins.
    let isConcerned = notification.targets.contains(device.account) || known.role > .ordinary
    switch notification.operation {
    case .managersAdded where isConcerned:
      for name in targets { reportRooms(device) { $0.chatroomAdminListDidUpdate(room, addedAdmin: name) } }
    case .managersRemoved where isConcerned:
      for name in targets { reportRooms(device) { $0.chatroomAdminListDidUpdate(room, removedAdmin: name) } }
    case .memberMuted where isConcerned && !isActor:
      let expiry = notification.changes[GroupInfo.Property.mutedUntil].flatMap { Int($0) } ?? -1
      reportRooms(device) { $0.chatroomMuteListDidUpdate(room, addedMutedMembers: targets, muteExpire: expiry) }
    case .memberUnmuted where isConcerned && !isActor:
      reportRooms(device) { $0.chatroomMuteListDidUpdate(room, removedMutedMembers: targets) }
    case .membersAllowed where isConcerned && !isActor:
      reportRooms(device) { $0.chatroomWhiteListDidUpdate(room, addedWhiteListMembers: targets) }
    case .membersDisallowed where isConcerned && !isActor:
      reportRooms(device) { $0.chatroomWhiteListDidUpdate(room, removedWhiteListMembers: targets) }
    case .ownerChanged:
      // If the new owner was fetched before, the one who handed the chat room over is the former.
      let former = formerOwner == known.info.owner ? notification.actor : formerOwner
      for name in targets {
        reportRooms(device) { $0.chatroomOwnerDidUpdate(room, newOwner: name, oldOwner: former.name) }
      }
    case .profileChanged: profileChanged(notification.changes, room, isActor: isActor, device)
    case .entriesSet where !isActor, .entriesUpdated where !isActor:
      let (id, user) = (known.info.id, notification.actor.name)
      reportRooms(device) { $0.chatroomAttributesDidUpdated(id, attributeMap: notification.changes, from: user) }
    case .entriesRemoved where !isActor, .entriesCleared where !isActor, .entriesExpired where !isActor:
      let (id, user) = (known.info.id, notification.actor.name)
      let keys = notification.changes.keys.sorted()
      reportRooms(device) { $0.chatroomAttributesDidRemoved(id, attributes: keys, from: user) }
    // The vendor has no callback for black lists: those who are blocked leave, as those do who are removed.
    default: break
    }
  }

  private func profileChanged(
    _ changes: [String: String], _ room: AgoraChatroom, isActor: Bool, _ device: Device
  ) {
    var others = changes
    if let muted = others.removeValue(forKey: GroupInfo.Property.muted), !isActor {
      reportRooms(device) { $0.chatroomAllMemberMuteChanged(room, isAllMemberMuted: muted == "true") }
    }
    if let announcement = others.removeValue(forKey: GroupInfo.Property.announcement) {
      reportRooms(device) { $0.chatroomAnnouncementDidUpdate(room, announcement: announcement) }
    }
    if !others.isEmpty { reportRooms(device) { $0.chatroomSpecificationDidUpdate(room) } }
  }

  /// Calls the chat room delegates by the spelling from which all others follow.
  private func reportRooms(_ device: Device, _ body: @escaping (any AgoraChatroomManagerDelegateCalls) -> Void) {
    roomDelegates.notify(from: device) { body($0) }
  }
}

extension AgoraChatroomBeKickedReason {
  init(_ departure: GroupDeparture) {
    switch departure {
    case .removed, .blocked, .left: self = .beRemoved
    case .dismissed: self = .destroyed
    @unknown default: self = .beRemoved
    }
  }
}
