public import Foundation

/// Enters chat rooms and fetches their members.
///
/// Methods with an `error` wait for the server and may be called on any thread; the error is nil after a success. The
/// others return at once, and their completions run on the environment's callback queue.
///
/// Errors: 705 (no such chat room), 702 (not in it), 703 (not allowed), 110 (an invalid parameter), 300 (not
/// connected), 201 (no login).
public protocol IAgoraChatroomManager: NSObjectProtocol {
  /// Adds a delegate, which is held weakly; adding it again has no effect.
  ///
  /// - parameter aDelegate: The delegate.
  /// - parameter aQueue: The queue it is called on; nil for the environment's callback queue, the main one unless set.
  func add(_ aDelegate: any AgoraChatroomManagerDelegate, delegateQueue aQueue: DispatchQueue?)
  /// Adds a delegate to be called on the environment's callback queue; nil has no effect.
  func add(_ aDelegate: (any AgoraChatroomManagerDelegate)!)
  /// Removes a delegate.
  func remove(_ aDelegate: any AgoraChatroomManagerDelegate)
  /// Enters a chat room.
  @discardableResult
  func joinChatroom(_ aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom!
  /// Enters a chat room.
  func joinChatroom(_ aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Enters a chat room.
  ///
  /// - parameter aChatroomId: The chat room's id.
  /// - parameter ext: Data for its members.
  /// - parameter leaveOtherRooms: A Boolean value that indicates whether to leave the device's other chat rooms, once
  ///   it has entered this one.
  /// - parameter aCompletionBlock: Receives the chat room, or the error.
  func joinChatroom(
    _ aChatroomId: String, ext: String?, leaveOtherRooms: Bool,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Leaves a chat room.
  func leaveChatroom(_ aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
  /// Leaves a chat room.
  func leaveChatroom(_ aChatroomId: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Destroys a chat room; only its owner may. Waits for the server.
  ///
  /// - returns: The error; nil if it succeeded.
  @discardableResult
  func destroyChatroom(_ aChatroomId: String) -> AgoraChatError?
  /// Destroys a chat room; only its owner may.
  func destroyChatroom(_ aChatroomId: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Removes users from a chat room, which they may enter again; only its owner may.
  @discardableResult
  func removeMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom?
  /// Removes users from a chat room, which they may enter again; only its owner may.
  func removeMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Fetches a chat room from the server.
  @discardableResult
  func getChatroomSpecificationFromServer(
    withId aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>!
  ) -> AgoraChatroom?
  /// Fetches a chat room from the server.
  func getChatroomSpecificationFromServer(
    withId aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Fetches a chat room from the server, with its members if requested.
  func getChatroomSpecificationFromServer(
    withId aChatroomId: String, fetchMembers aFetchMembers: Bool,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Fetches from the server the names of the members who are neither the owner nor admins.
  ///
  /// - parameter aChatroomId: The chat room's id.
  /// - parameter aCursor: The cursor of the part before; nil or empty for the first.
  /// - parameter aPageSize: The maximum number of names, at least 1.
  /// - parameter pError: Receives the error; nil after a success.
  @discardableResult
  func getChatroomMemberListFromServer(
    withId aChatroomId: String, cursor aCursor: String?, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatCursorResult<NSString>?
  /// Fetches from the server the names of the members who are neither the owner nor admins.
  ///
  /// - parameter aChatroomId: The chat room's id.
  /// - parameter aCursor: The cursor of the part before; nil or empty for the first.
  /// - parameter aPageSize: The maximum number of names, at least 1.
  /// - parameter aCompletionBlock: Receives the names, with the cursor of the next part, which is nil at the end; or
  ///   the error.
  func getChatroomMemberListFromServer(
    withId aChatroomId: String, cursor aCursor: String?, pageSize aPageSize: Int,
    completion aCompletionBlock: ((AgoraChatCursorResult<NSString>?, AgoraChatError?) -> Void)?)
  /// Fetches the announcement from the server; empty if there is none.
  @discardableResult
  func getChatroomAnnouncement(
    withId aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> String?
  /// Fetches the announcement from the server; empty if there is none.
  func getChatroomAnnouncement(
    withId aChatroomId: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)
  /// Fetches a chat room from the server: the former form.
  @discardableResult
  func fetchChatroomInfo(
    _ aChatroomId: String!, includeMembersList aIncludeMembersList: Bool,
    error pError: UnsafeMutablePointer<AgoraChatError?>!
  ) -> AgoraChatroom!
  /// Fetches a chat room from the server: the former form.
  func getChatroomSpecificationFromServer(
    byID aChatroomId: String!, includeMembersList aIncludeMembersList: Bool,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)!)
  /// Enters a chat room: the former form.
  func asyncJoinChatroom(
    _ aChatroomId: String!, success aSuccessBlock: ((AgoraChatroom?) -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!)
  /// Leaves a chat room: the former form. The completion receives a chat room with its id alone.
  func asyncLeaveChatroom(
    _ aChatroomId: String!, success aSuccessBlock: ((AgoraChatroom?) -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!)
  /// Fetches a chat room from the server: the former form.
  func asyncFetchChatroomInfo(
    _ aChatroomId: String!, includeMembersList aIncludeMembersList: Bool,
    success aSuccessBlock: ((AgoraChatroom?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)
}

extension IAgoraChatroomManager {
  /// Enters a chat room.
  public func joinChatroom(_ aChatroomId: String) { joinChatroom(aChatroomId, completion: nil) }
  /// Enters a chat room.
  public func joinChatroom(_ aChatroomId: String, ext: String?, leaveOtherRooms: Bool) {
    joinChatroom(aChatroomId, ext: ext, leaveOtherRooms: leaveOtherRooms, completion: nil)
  }
  /// Leaves a chat room.
  public func leaveChatroom(_ aChatroomId: String) { leaveChatroom(aChatroomId, completion: nil) }
  /// Removes users from a chat room, which they may enter again; only its owner may.
  public func removeMembers(_ aMembers: [String], fromChatroom aChatroomId: String) {
    removeMembers(aMembers, fromChatroom: aChatroomId, completion: nil)
  }
  /// Fetches a chat room from the server.
  public func getChatroomSpecificationFromServer(withId aChatroomId: String) {
    getChatroomSpecificationFromServer(withId: aChatroomId, completion: nil)
  }
  /// Fetches a chat room from the server, with its members if requested.
  public func getChatroomSpecificationFromServer(withId aChatroomId: String, fetchMembers aFetchMembers: Bool) {
    getChatroomSpecificationFromServer(withId: aChatroomId, fetchMembers: aFetchMembers, completion: nil)
  }
  /// Fetches from the server the names of the members who are neither the owner nor admins.
  public func getChatroomMemberListFromServer(
    withId aChatroomId: String, cursor aCursor: String?, pageSize aPageSize: Int
  ) {
    getChatroomMemberListFromServer(withId: aChatroomId, cursor: aCursor, pageSize: aPageSize, completion: nil)
  }
  /// Fetches the announcement from the server; empty if there is none.
  public func getChatroomAnnouncement(withId aChatroomId: String) {
    getChatroomAnnouncement(withId: aChatroomId, completion: nil)
  }
}
