internal import Foundation
internal import Parlance

/// Changes of chatrooms by their creators and managers.
extension ChatroomManager {
  func updateChatroomInfo(_ request: NIMChatroomUpdateRequest, completion: (((any Error)?) -> Void)?) {
    let (id, note, announces) = (request.roomId, request.notifyExt, request.needNotify)
    core.client(inRoom: id).request(completion) { device, completion in
      var changes: [String: String] = [:]
      for (key, value) in request.updateInfo {
        // The vendor's header: values are texts or numbers, and invalid ones are filtered.
        guard let number = (key.base as? NSNumber)?.intValue ?? key.base as? Int,
          let tag = NIMChatroomUpdateTag(rawValue: number),
          let text = value as? String ?? (value as? NSNumber)?.stringValue ?? (value as? Int).map({ String($0) })
        else { continue }
        switch tag {
        case .name:
          guard !text.isEmpty else { throw NSError.invalidParameter("empty chatroom name") }
          changes[GroupInfo.Property.name] = text
        case .announcement: changes[GroupInfo.Property.announcement] = text
        case .broadcastUrl: changes[RoomInfo.Property.broadcastAddress] = text
        case .ext: changes[GroupInfo.Property.custom] = text
        case .queueModificationLevel:
          guard ["0", "1"].contains(text) else { continue }
          changes[RoomInfo.Property.queueLevel] = text == "1" ? "manager" : ""
        }
      }
      guard !id.isEmpty, !changes.isEmpty else { throw NSError.invalidParameter("nothing to change") }
      device.updateRoom(id, changes, note: note, announces: announces) { completion($0?.nim(in: .room(id))) }
    }
  }

  func markMemberManager(_ request: NIMChatroomMemberUpdateRequest, completion: (((any Error)?) -> Void)?) {
    change(request, .manager(request.enable), completion)
  }

  func markNormalMember(_ request: NIMChatroomMemberUpdateRequest, completion: (((any Error)?) -> Void)?) {
    change(request, .regular(request.enable), completion)
  }

  func updateMemberBlack(_ request: NIMChatroomMemberUpdateRequest, completion: (((any Error)?) -> Void)?) {
    change(request, .blocked(request.enable), completion)
  }

  func updateMemberMute(_ request: NIMChatroomMemberUpdateRequest, completion: (((any Error)?) -> Void)?) {
    change(request, .muted(request.enable), completion)
  }

  func updateMemberTempMute(
    _ request: NIMChatroomMemberUpdateRequest, duration: UInt64, completion: (((any Error)?) -> Void)?
  ) {
    let isSet = request.enable && duration > 0
    let length = Int64(clamping: min(duration, Limits.longestChatroomSilence)) * 1000
    change(request, .mutedUntil(isSet ? core.now.advanced(byMilliseconds: length) : nil), completion)
  }

  private func change(
    _ request: NIMChatroomMemberUpdateRequest, _ change: RoomStandingChange,
    _ completion: (((any Error)?) -> Void)?
  ) {
    let (id, account, note) = (request.roomId, request.userId, request.notifyExt)
    core.client(inRoom: id).request(completion) { device, completion in
      guard !id.isEmpty, !account.isEmpty else { throw NSError.invalidParameter("empty chatroom id or account") }
      device.changeStandings(of: [AccountID(account)], inRoom: id, change, note: note) {
        completion($0?.nim(in: .room(id)))
      }
    }
  }

  func kickMember(_ request: NIMChatroomMemberKickRequest, completion: (((any Error)?) -> Void)?) {
    let (id, account) = (request.roomId, request.userId)
    core.client(inRoom: id).request(completion) { device, completion in
      guard !id.isEmpty, !account.isEmpty else { throw NSError.invalidParameter("empty chatroom id or account") }
      device.removeMembers([AccountID(account)], fromRoom: id) { result in
        if case .failure(let error) = result { completion(error.nim(in: .room(id))) } else { completion(nil) }
      }
    }
  }
}
