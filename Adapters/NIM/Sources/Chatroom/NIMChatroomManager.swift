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
/// Errors: remote 13002 (no such chatroom), 13003 (blocked there), 804 (not in it); of changes 403 (this account may
/// not) and 404 (no such account).
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
  /// Changes properties of a chatroom; its creator and managers may.
  func updateChatroomInfo(_ request: NIMChatroomUpdateRequest, completion: (((any Error)?) -> Void)?)
  /// Makes an account a manager of a chatroom, or takes that back; only the creator may.
  func markMemberManager(_ request: NIMChatroomMemberUpdateRequest, completion: (((any Error)?) -> Void)?)
  /// Removes an account that may not enter again, or lets it; the creator and managers may.
  func updateMemberBlack(_ request: NIMChatroomMemberUpdateRequest, completion: (((any Error)?) -> Void)?)
  /// Forbids an account to write, or allows it; the creator and managers may.
  func updateMemberMute(_ request: NIMChatroomMemberUpdateRequest, completion: (((any Error)?) -> Void)?)
  /// Removes a member, who may enter again; the creator and managers may.
  func kickMember(_ request: NIMChatroomMemberKickRequest, completion: (((any Error)?) -> Void)?)
  /// Forbids an account to write for a time, or ends that.
  ///
  /// - parameter request: The account; `enable` false ends a time that runs.
  /// - parameter duration: The time in seconds, at most 30 days.
  /// - parameter completion: Receives the error.
  func updateMemberTempMute(
    _ request: NIMChatroomMemberUpdateRequest, duration: UInt64, completion: (((any Error)?) -> Void)?)
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
  /// Changes properties of a chatroom; its creator and managers may.
  public func updateChatroomInfo(_ request: NIMChatroomUpdateRequest) { updateChatroomInfo(request, completion: nil) }
  /// Makes an account a manager of a chatroom, or takes that back; only the creator may.
  public func markMemberManager(_ request: NIMChatroomMemberUpdateRequest) {
    markMemberManager(request, completion: nil)
  }
  /// Removes an account that may not enter again, or lets it; the creator and managers may.
  public func updateMemberBlack(_ request: NIMChatroomMemberUpdateRequest) {
    updateMemberBlack(request, completion: nil)
  }
  /// Forbids an account to write, or allows it; the creator and managers may.
  public func updateMemberMute(_ request: NIMChatroomMemberUpdateRequest) { updateMemberMute(request, completion: nil) }
  /// Removes a member, who may enter again; the creator and managers may.
  public func kickMember(_ request: NIMChatroomMemberKickRequest) { kickMember(request, completion: nil) }
  /// Forbids an account to write for a time, or ends that.
  public func updateMemberTempMute(_ request: NIMChatroomMemberUpdateRequest, duration: UInt64) {
    updateMemberTempMute(request, duration: duration, completion: nil)
  }
}
