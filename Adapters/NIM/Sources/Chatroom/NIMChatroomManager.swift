public import Foundation

/// Receives messages fetched from a chatroom's history.
public typealias NIMFetchChatroomHistoryBlock = ((any Error)?, [NIMMessage]?) -> Void

/// Methods that receive events of chatrooms. Every method is optional; all are called on the environment's callback
/// queue.
public protocol NIMChatroomManagerDelegate: NSObjectProtocol {
  /// This account is no longer in a chatroom, for another reason than leaving it here.
  func chatroomBeKicked(_ result: NIMChatroomBeKickedResult)
  /// The connection to a chatroom changed.
  func chatroom(_ roomId: String, connectionStateChanged state: NIMChatroomConnectionState)
}

extension NIMChatroomManagerDelegate {
  public func chatroomBeKicked(_ result: NIMChatroomBeKickedResult) {}
  public func chatroom(_ roomId: String, connectionStateChanged state: NIMChatroomConnectionState) {}
}

/// Enters chatrooms. Their messages go through the chat manager. Completions run on the environment's callback queue.
///
/// Errors: remote 13002 (no such chatroom), 804 (not in it).
public protocol NIMChatroomManager: NSObjectProtocol {
  /// Enters a chatroom; needs a login.
  func enterChatroom(
    _ request: NIMChatroomEnterRequest, completion: (((any Error)?, NIMChatroom?, NIMChatroomMember?) -> Void)?)
  /// Leaves a chatroom.
  func exitChatroom(_ roomId: String, completion: (((any Error)?) -> Void)?)
  /// Fetches messages of a chatroom's history, in the option's order.
  func fetchMessageHistory(
    _ roomId: String, option: NIMHistoryMessageSearchOption, result: NIMFetchChatroomHistoryBlock?)
  /// Fetches a chatroom.
  func fetchChatroomInfo(_ roomId: String, completion: (((any Error)?, NIMChatroom?) -> Void)?)
  /// Fetches members of a chatroom, those who entered last first.
  func fetchChatroomMembers(
    _ request: NIMChatroomMemberRequest, completion: (((any Error)?, [NIMChatroomMember]?) -> Void)?)
  /// Fetches some members of a chatroom.
  func fetchChatroomMembers(
    byIds request: NIMChatroomMembersByIdsRequest, completion: (((any Error)?, [NIMChatroomMember]?) -> Void)?)
  /// Adds a delegate, which is held weakly; adding it again has no effect.
  func add(_ delegate: any NIMChatroomManagerDelegate)
  /// Removes a delegate.
  func remove(_ delegate: any NIMChatroomManagerDelegate)
}

extension NIMChatroomManager {
  /// Enters a chatroom; needs a login.
  public func enterChatroom(_ request: NIMChatroomEnterRequest) { enterChatroom(request, completion: nil) }
  /// Leaves a chatroom.
  public func exitChatroom(_ roomId: String) { exitChatroom(roomId, completion: nil) }
}
