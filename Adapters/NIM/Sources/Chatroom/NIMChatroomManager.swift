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
  /// The connection is back after a break, and this account cannot enter a chatroom again in which it was: remote error 13002 (the
  /// chatroom was closed), 13003 (this account was blocked) or 419 (it is full). This account is not in it any more.
  func chatroom(_ roomId: String, autoLoginFailed error: any Error)
  /// The tags of this account in a chatroom were changed, by another of its clients or by the server.
  func tagsUpdate(_ event: NIMChatroomTagsUpdateEvent)
}

extension NIMChatroomManagerDelegate {
  public func chatroomBeKicked(_ result: NIMChatroomBeKickedResult) {}
  public func chatroom(_ roomId: String, connectionStateChanged state: NIMChatroomConnectionState) {}
  public func chatroom(_ roomId: String, autoLoginFailed error: any Error) {}
  public func tagsUpdate(_ event: NIMChatroomTagsUpdateEvent) {}
}

/// Enters chatrooms. Their messages go through the chat manager. Completions run on the environment's callback queue.
///
/// Errors: remote 13002 (no such chatroom), 13003 (blocked there), 804 (not in it); of changes 403 (this account may
/// not) and 404 (no such account).
public protocol NIMChatroomManager: NSObjectProtocol {
  /// Enters a chatroom; needs a login.
  func enterChatroom(
    _ request: NIMChatroomEnterRequest, completion: (((any Error)?, NIMChatroom?, NIMChatroomMember?) -> Void)?)
  /// Returns the number of the `NIMChatroomLoginAuthType` with which a chatroom was entered: that of `default`, since chatrooms have no
  /// logins of their own.
  func chatroomAuthMode(_ roomId: String) -> Int
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
  /// Makes an account a fixed member of a chatroom, which lists it whether it is there or not, or takes that back; the creator
  /// and managers may.
  func markNormalMember(_ request: NIMChatroomMemberUpdateRequest, completion: (((any Error)?) -> Void)?)
  /// Changes what this account shows of itself in a chatroom.
  func updateMyChatroomMemberInfo(
    _ request: NIMChatroomMemberInfoUpdateRequest, completion: (((any Error)?) -> Void)?)
  /// Changes the tags of this account in a chatroom that it is in.
  func updateTags(_ tags: NIMChatroomTagsUpdate, completion: (((any Error)?) -> Void)?)
  /// Changes the place of this account in a chatroom that it is in.
  func update(_ location: NIMChatroomLocation, completion: (((any Error)?) -> Void)?)
  /// Forbids those in a chatroom who have a tag to write for a time, or lets them; the creator and managers may.
  func tempMuteTag(_ request: NIMChatroomTempMuteTagRequest, completion: @escaping ((any Error)?) -> Void)
  /// Fetches those in a chatroom who have a tag, those who entered last first.
  func fetchChatroomMembers(
    byTag request: NIMChatroomFetchMembersByTagRequest, completion: (((any Error)?, [NIMChatroomMember]?) -> Void)?)
  /// Counts those in a chatroom who have a tag.
  func queryChatroomMembersCount(
    byTag request: NIMChatroomQueryMembersCountByTagRequest, completion: (((any Error)?, UInt64) -> Void)?)
  /// Fetches messages of a chatroom's history by the tags of those whom they are for. This account receives those that are for it, and
  /// its own.
  func getMessagesByTags(
    _ param: NIMGetMessagesByTagsParam, completion: (((any Error)?, [NIMMessage]?) -> Void)?)
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
  /// Adds an element to a chatroom's queue, or changes the one with its key, whatever account it belongs to. Those in
  /// the chatroom may, or its creator and managers alone, as `NIMChatroom.queueModificationLevel` says.
  func updateChatroomQueueObject(_ request: NIMChatroomQueueUpdateRequest, completion: (((any Error)?) -> Void)?)
  /// Takes an element out of a chatroom's queue; the same accounts may. The error is remote 404 if there is none.
  func removeChatroomQueueObject(
    _ request: NIMChatroomQueueRemoveRequest, completion: (((any Error)?, [String: String]?) -> Void)?)
  /// Fetches a chatroom's queue, in the order in which the elements were added.
  func fetchChatroomQueue(_ roomId: String, completion: (((any Error)?, [[String: String]]?) -> Void)?)
  /// Removes all elements of a chatroom's queue; the accounts that may change it may.
  func dropChatroomQueue(_ roomId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the values of elements of a chatroom's queue; the accounts that may change it may.
  ///
  /// - parameter request: The elements.
  /// - parameter completion: Receives the error, or the keys that the queue does not have.
  func batchUpdateChatroomQueueObject(
    _ request: NIMChatroomQueueBatchUpdateRequest, completion: (((any Error)?, [String]?) -> Void)?)
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
  /// Makes an account a fixed member of a chatroom, or takes that back; the creator and managers may.
  public func markNormalMember(_ request: NIMChatroomMemberUpdateRequest) { markNormalMember(request, completion: nil) }
  /// Changes what this account shows of itself in a chatroom.
  public func updateMyChatroomMemberInfo(_ request: NIMChatroomMemberInfoUpdateRequest) {
    updateMyChatroomMemberInfo(request, completion: nil)
  }
  /// Changes the tags of this account in a chatroom that it is in.
  public func updateTags(_ tags: NIMChatroomTagsUpdate) { updateTags(tags, completion: nil) }
  /// Changes the place of this account in a chatroom that it is in.
  public func update(_ location: NIMChatroomLocation) { update(location, completion: nil) }
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
  /// Adds an element to a chatroom's queue, or changes the one with its key.
  public func updateChatroomQueueObject(_ request: NIMChatroomQueueUpdateRequest) {
    updateChatroomQueueObject(request, completion: nil)
  }
  /// Takes an element out of a chatroom's queue.
  public func removeChatroomQueueObject(_ request: NIMChatroomQueueRemoveRequest) {
    removeChatroomQueueObject(request, completion: nil)
  }
  /// Fetches a chatroom's queue.
  public func fetchChatroomQueue(_ roomId: String) { fetchChatroomQueue(roomId, completion: nil) }
  /// Removes all elements of a chatroom's queue.
  public func dropChatroomQueue(_ roomId: String) { dropChatroomQueue(roomId, completion: nil) }
  /// Changes the values of elements of a chatroom's queue.
  public func batchUpdateChatroomQueueObject(_ request: NIMChatroomQueueBatchUpdateRequest) {
    batchUpdateChatroomQueueObject(request, completion: nil)
  }
}
