internal import AgoraChatCommon
internal import Parlance

/// A chat room.
public struct AgoraChatRoom: Hashable, Sendable {
  private let room: RoomInfo

  init(_ room: RoomInfo) { self.room = room }

  /// Returns its id.
  public func getId() -> String { room.id }
  /// Returns its name.
  public func getName() -> String { room.name }
  /// Returns its description.
  public func getDescription() -> String { room.properties[GroupInfo.Property.introduction] ?? "" }
  /// Returns the account that owns it.
  public func getOwner() -> String { room.owner.name }
  /// Returns the maximum number of its members; 0 if it has no limit.
  public func getMaxUsers() -> Int { room.occupantLimit ?? 0 }
  /// Returns the number of its members, as last reported.
  public func getAffiliationsCount() -> Int { room.memberCount }
}

/// A part of a list.
public struct AgoraCursorResult<Element: Sendable>: Sendable {
  private let data: [Element]
  private let cursor: String

  init(_ data: [Element], cursor: String) { (self.data, self.cursor) = (data, cursor) }

  /// Returns the part.
  public func getData() -> [Element] { data }
  /// Returns the cursor for the next part; empty if this is the last one.
  public func getCursor() -> String { cursor }
}

/// Methods that receive events of chat rooms, on the environment's callback queue.
public protocol AgoraChatRoomChangeListener: AnyObject {
  /// An account entered a chat room in which this account is.
  func onMemberJoined(_ roomId: String, _ participant: String)
  /// An account left a chat room in which this account is.
  func onMemberExited(_ roomId: String, _ roomName: String, _ participant: String)
  /// A chat room that this account was in was destroyed.
  func onChatRoomDestroyed(_ roomId: String, _ roomName: String)
  /// This account was removed from a chat room.
  func onMemberKicked(_ roomId: String, _ roomName: String, _ participant: String)
}

extension AgoraChatManager {
  /// Enters a chat room; after a lost connection it is entered again automatically.
  ///
  /// - parameter roomId: The chat room's id.
  /// - parameter callback: Receives the chat room, or 705 (no such room), 704 (it is full), 201, 300.
  public func joinChatRoom(_ roomId: String, _ callback: some AgoraValueCallBack<AgoraChatRoom>) {
    let fail = { (error: MessagingError) in
      callback.onError(AgoraErrorNumber.number(error, in: .room), error.description)
    }
    do throws(MessagingError) {
      try core.requireDevice().enterRoom(roomId, nickname: nil, custom: nil) { result in
        switch result {
        case .success(let entered): callback.onSuccess(AgoraChatRoom(entered.room))
        case .failure(let error): fail(error)
        }
      }
    } catch {
      core.afterCallbacks { fail(error) }
    }
  }

  /// Fetches chat rooms from the server, by id, and waits for them.
  ///
  /// - parameter pageSize: The maximum number of chat rooms, at least 1.
  /// - parameter cursor: The cursor of the part before; empty or nil for the first.
  /// - throws: 110 (a size below 1), 703 (the server lists no chat rooms), 201, 300.
  public func fetchPublicChatRoomsFromServer(
    _ pageSize: Int, _ cursor: String?
  ) throws(EaseMobException) -> AgoraCursorResult<AgoraChatRoom> {
    let cursor = cursor.flatMap { $0.isEmpty ? nil : $0 }
    let part = try core.wait(in: .room) { device, completion in
      device.fetchRooms(after: cursor, limit: pageSize, completion: completion)
    }
    return AgoraCursorResult(part.rooms.map { AgoraChatRoom($0) }, cursor: part.next ?? "")
  }

  /// Leaves a chat room, without waiting.
  public func leaveChatRoom(_ roomId: String) {
    try? core.requireDevice().leaveRoom(roomId) { _ in }
  }

  /// Adds a listener for events of chat rooms. It is held until it is removed.
  public func addChatRoomChangeListener(_ listener: any AgoraChatRoomChangeListener) {
    core.roomListeners.add(listener, listener)
  }

  /// Removes a listener.
  public func removeChatRoomChangeListener(_ listener: any AgoraChatRoomChangeListener) {
    core.roomListeners.remove(listener)
  }
}

extension ClientCore {
  func reportRoomMembers(_ room: RoomInfo, entered: [AccountID], left: [AccountID]) {
    for listener in roomListeners.all {
      for account in entered { listener.onMemberJoined(room.id, account.name) }
      for account in left { listener.onMemberExited(room.id, room.name, account.name) }
    }
  }

  /// The room's name is not reported with its end, so it is empty.
  func reportRemoved(fromRoom id: String, _ reason: GroupDeparture, _ login: Login) {
    for listener in roomListeners.all {
      if reason == .dismissed {
        listener.onChatRoomDestroyed(id, "")
      } else {
        listener.onMemberKicked(id, "", login.account.name)
      }
    }
  }
}
