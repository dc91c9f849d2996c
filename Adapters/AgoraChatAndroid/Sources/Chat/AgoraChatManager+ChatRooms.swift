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
  /// Returns the number of its members, as last reported.
  public func getAffiliationsCount() -> Int { room.memberCount }
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
  /// - parameter callback: Receives the chat room, or 705 (no such room), 201, 300.
  public func joinChatRoom(_ roomId: String, _ callback: some AgoraValueCallBack<AgoraChatRoom>) {
    let fail = { (error: MessagingError) in
      callback.onError(AgoraErrorNumber.number(error, in: .room), error.description)
    }
    do throws(MessagingError) {
      try core.device().enterRoom(roomId, nickname: nil, custom: nil) { result in
        switch result {
        case .success(let entered): callback.onSuccess(AgoraChatRoom(entered.room))
        case .failure(let error): fail(error)
        }
      }
    } catch {
      core.afterCallbacks { fail(error) }
    }
  }

  /// Leaves a chat room, without waiting.
  public func leaveChatRoom(_ roomId: String) {
    try? core.device().leaveRoom(roomId) { _ in }
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

extension ChatCore {
  func reportRoomMembers(_ room: RoomInfo, entered: [AccountID], left: [AccountID]) {
    for listener in roomListeners.all {
      for account in entered { listener.onMemberJoined(room.id, account.name) }
      for account in left { listener.onMemberExited(room.id, room.name, account.name) }
    }
  }

  /// The room's name is not reported with its end, so it is empty.
  func reportRemoved(fromRoom id: String, _ reason: GroupDeparture, _ session: Session) {
    for listener in roomListeners.all {
      if reason == .dismissed {
        listener.onChatRoomDestroyed(id, "")
      } else {
        listener.onMemberKicked(id, "", session.account.name)
      }
    }
  }
}
