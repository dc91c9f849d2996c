internal import Foundation
internal import Parlance

extension ClientCore {
  /// Notifies the delegates of a chat room's events; called on the callback queue.
  func roomEvent(_ event: DeviceEvent, _ device: Device) {
    switch event {
    case .roomMembersChanged(let info, let entered, let left):
      let room = AgoraChatroom(info, members: nil, role: info.owner == device.account ? .owner : .ordinary)
      for member in entered {
        reportRooms(device) {
          $0.userDidJoin(room, user: member.account.name, ext: member.custom)
        }
      }
      for name in left.map(\.name) {
        reportRooms(device) { $0.userDidLeave(room, user: name) }
      }
    case .roomRemoved(let id, let departure, _):
      guard let room = AgoraChatroom(id: id) else { return }
      let reason = AgoraChatroomBeKickedReason(departure)
      reportRooms(device) { $0.didDismiss(from: room, reason: reason) }
    default: break
    }
  }

  /// Calls the chat room delegates by the spelling from which all others follow.
  private func reportRooms(_ device: Device, _ body: @escaping (any AgoraChatroomManagerDelegateCalls) -> Void) {
    roomDelegates.notify(from: device) { body($0) }
  }
}

extension AgoraChatroomBeKickedReason {
  init(_ departure: GroupDeparture) {
    switch departure {
    case .removed, .left: self = .beRemoved
    case .dismissed: self = .destroyed
    @unknown default: self = .beRemoved
    }
  }
}
