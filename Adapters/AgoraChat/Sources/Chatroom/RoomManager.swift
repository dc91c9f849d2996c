internal import Foundation
internal import Parlance

/// The chat room manager of one client.
final class RoomManager: NSObject, IAgoraChatroomManager {
  let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  var calls: RoomCalls { RoomCalls(core: core) }

  func add(_ aDelegate: any AgoraChatroomManagerDelegate, delegateQueue aQueue: DispatchQueue?) {
    core.roomDelegates.add(aDelegate, queue: aQueue) { [weak aDelegate] in aDelegate }
  }

  func add(_ aDelegate: (any AgoraChatroomManagerDelegate)!) {
    if let aDelegate { add(aDelegate, delegateQueue: nil) }
  }

  func remove(_ aDelegate: any AgoraChatroomManagerDelegate) { core.roomDelegates.remove(aDelegate) }

  // MARK: coming and going

  private func join(_ id: String, ext: String? = nil, leavesOthers: Bool = false) -> Call<AgoraChatroom> {
    { [core] device, done in
      let others = leavesOthers ? device.rooms.filter { $0 != id } : []
      device.enterRoom(id, nickname: nil, custom: ext) { result in
        // In the new one or not: the old ones are left only for it.
        if case .success(let entered) = result {
          core.note(entered.room, entered.member.role, device)
          for other in others { device.leaveRoom(other) { _ in } }
        }
        done(result.map { AgoraChatroom($0.room, members: nil, role: $0.member.role) })
      }
    }
  }

  func joinChatroom(_ aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom! {
    core.wait(in: .room, pError, join(aChatroomId))
  }

  func joinChatroom(
    _ aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .room, aCompletionBlock, join(aChatroomId))
  }

  func joinChatroom(
    _ aChatroomId: String, ext: String?, leaveOtherRooms: Bool,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .room, aCompletionBlock, join(aChatroomId, ext: ext, leavesOthers: leaveOtherRooms))
  }

  private func leave(_ id: String) -> Call<Void> {
    { [core] device, done in
      device.leaveRoom(id) { error in
        if error == nil, core.options.deleteMessagesOnLeaveChatroom { core.forget(.room(id), device) }
        done(error.map { .failure($0) } ?? .success(()))
      }
    }
  }

  /// Tells whether this account owns a room that it may not leave, as the options say; asked only then.
  private func isKept(_ id: String) -> Call<Bool> {
    { [core] device, done in
      guard !core.options.canChatroomOwnerLeave else { return done(.success(false)) }
      device.fetchRoom(id) { done($0.map { $0.room.owner == device.account }) }
    }
  }

  private static var ownerStays: AgoraChatError {
    AgoraChatError(description: "the options keep an owner in the room", code: .chatroomOwnerNotAllowLeave)
  }

  func leaveChatroom(_ aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) {
    guard let isKept = core.wait(in: .room, pError, isKept(aChatroomId)) else { return }
    if isKept {
      pError?.pointee = Self.ownerStays
    } else {
      _ = core.wait(in: .room, pError, leave(aChatroomId))
    }
  }

  func leaveChatroom(_ aChatroomId: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?) {
    let proceed = { [core, leave] in core.fetch(in: .room, { aCompletionBlock?($1) }, leave(aChatroomId)) }
    guard !core.options.canChatroomOwnerLeave else { return proceed() }
    core.fetch(
      in: .room,
      { isKept, error in
        switch isKept {
        case true?: aCompletionBlock?(Self.ownerStays)
        case false?: proceed()
        case nil: aCompletionBlock?(error)
        }
      }, isKept(aChatroomId))
  }

  private func destroy(_ id: String) -> Call<Void> {
    { device, done in device.dismissRoom(id) { done($0.map { .failure($0) } ?? .success(())) } }
  }

  func destroyChatroom(_ aChatroomId: String) -> AgoraChatError? {
    var error: AgoraChatError?
    _ = core.wait(in: .room, &error, destroy(aChatroomId))
    return error
  }

  func destroyChatroom(_ aChatroomId: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?) {
    core.fetch(in: .room, { aCompletionBlock?($1) }, destroy(aChatroomId))
  }

  private func remove(_ users: [String], _ id: String) -> Call<AgoraChatroom> {
    { device, done in
      device.removeMembers(users.map { AccountID($0) }, fromRoom: id) { result in
        done(
          result.map { room, members in
            let own = members.first { $0.account == device.account }
            return AgoraChatroom(room, members: members, role: own?.role)
          })
      }
    }
  }

  func removeMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    core.wait(in: .room, pError, remove(aMembers, aChatroomId))
  }

  func removeMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .room, aCompletionBlock, remove(aMembers, aChatroomId))
  }

  // MARK: questions

  private func fetchRoom<Value>(
    _ id: String, _ answer: @escaping (Device, RoomInfo, [Member]) throws(MessagingError) -> Value
  ) -> Call<Value> {
    { device, done in
      device.fetchRoom(id) { result in
        do throws(MessagingError) {
          let (room, members) = try result.get()
          done(.success(try answer(device, room, members)))
        } catch {
          done(.failure(error))
        }
      }
    }
  }

  private func specification(_ id: String, withMembers: Bool) -> Call<AgoraChatroom> {
    fetchRoom(id) { [core] device, room, members in
      let own = members.first { $0.account == device.account }
      if let own { core.note(room, own.role, device) }
      return AgoraChatroom(room, members: withMembers ? members : nil, role: own?.role)
    }
  }

  /// Waits for a chat room, then for its lists.
  func specification(
    _ id: String, withMembers: Bool, _ pointer: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    guard let room = core.wait(in: .room, pointer, specification(id, withMembers: withMembers)),
      let lists = core.wait(in: .room, pointer, calls.lists(id))
    else { return nil }
    return room.adding(lists)
  }

  /// Fetches a chat room, then its lists.
  func specification(
    _ id: String, withMembers: Bool, _ completion: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(
      in: .room,
      { [core, calls] room, error in
        guard let room else {
          completion?(nil, error)
          return
        }
        core.fetch(
          in: .room, { lists, error in completion?(lists.map { room.adding($0) }, error) }, calls.lists(id))
      }, specification(id, withMembers: withMembers))
  }

  private func members(_ id: String, _ cursor: String?, _ size: Int) -> Call<AgoraChatCursorResult<NSString>> {
    fetchRoom(id) { _, _, members throws(MessagingError) in
      try members.filter { $0.role == .ordinary }.map(\.account.name).part(after: cursor, size: size)
    }
  }

  private func announcement(_ id: String) -> Call<String> {
    fetchRoom(id) { _, room, _ in room.properties[GroupInfo.Property.announcement] ?? "" }
  }

  func getChatroomSpecificationFromServer(
    withId aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>!
  ) -> AgoraChatroom? {
    specification(aChatroomId, withMembers: false, pError)
  }

  func getChatroomSpecificationFromServer(
    withId aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    specification(aChatroomId, withMembers: false, aCompletionBlock)
  }

  func getChatroomSpecificationFromServer(
    withId aChatroomId: String, fetchMembers aFetchMembers: Bool,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    specification(aChatroomId, withMembers: aFetchMembers, aCompletionBlock)
  }

  func getChatroomMemberListFromServer(
    withId aChatroomId: String, cursor aCursor: String?, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatCursorResult<NSString>? {
    core.wait(in: .room, pError, members(aChatroomId, aCursor, aPageSize))
  }

  func getChatroomMemberListFromServer(
    withId aChatroomId: String, cursor aCursor: String?, pageSize aPageSize: Int,
    completion aCompletionBlock: ((AgoraChatCursorResult<NSString>?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .room, aCompletionBlock, members(aChatroomId, aCursor, aPageSize))
  }

  func getChatroomAnnouncement(
    withId aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> String? {
    core.wait(in: .room, pError, announcement(aChatroomId))
  }

  func getChatroomAnnouncement(
    withId aChatroomId: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .room, aCompletionBlock, announcement(aChatroomId))
  }
}
