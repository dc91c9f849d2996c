public import Foundation

/// Comes into chat rooms and knows who is in them.
///
/// Methods with an `error` wait for the server and may be called on any thread; the error is nil after a success. The
/// others return at once, and their completions run on the environment's callback queue.
///
/// Errors: 705 (no such chat room), 702 (not in it), 703 (may not), 110 (a parameter makes no sense), 300 (not
/// connected), 201 (no login).
public protocol IAgoraChatroomManager: NSObjectProtocol {
  /// Adds a delegate, which is held weakly; adding it twice is adding it once.
  ///
  /// - parameter aQueue: Where it is called; nil for the environment's callback queue, the main one unless set.
  func add(_ aDelegate: any AgoraChatroomManagerDelegate, delegateQueue aQueue: DispatchQueue?)
  /// Adds a delegate to be called on the environment's callback queue; nil is nobody.
  func add(_ aDelegate: (any AgoraChatroomManagerDelegate)!)
  /// Removes a delegate.
  func remove(_ aDelegate: any AgoraChatroomManagerDelegate)
  /// Comes into a chat room.
  @discardableResult
  func joinChatroom(_ aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom!
  /// Comes into a chat room.
  func joinChatroom(_ aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Comes into a chat room.
  ///
  /// - parameter ext: What those who are in it are told with it.
  /// - parameter leaveOtherRooms: Leaves the chat rooms that this device was in, once it is in this one.
  func joinChatroom(
    _ aChatroomId: String, ext: String?, leaveOtherRooms: Bool,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Leaves a chat room.
  func leaveChatroom(_ aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
  /// Leaves a chat room.
  func leaveChatroom(_ aChatroomId: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Ends a chat room: its owner may. Waits for the server.
  ///
  /// - returns: What went wrong; nil if nothing did.
  @discardableResult
  func destroyChatroom(_ aChatroomId: String) -> AgoraChatError?
  /// Ends a chat room: its owner may.
  func destroyChatroom(_ aChatroomId: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Removes users from a chat room, into which they may come again: its owner may.
  @discardableResult
  func removeMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom?
  /// Removes users from a chat room, into which they may come again: its owner may.
  func removeMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// A chat room, from the server.
  @discardableResult
  func getChatroomSpecificationFromServer(
    withId aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>!
  ) -> AgoraChatroom?
  /// A chat room, from the server.
  func getChatroomSpecificationFromServer(
    withId aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// A chat room, from the server, with who is in it if asked for.
  func getChatroomSpecificationFromServer(
    withId aChatroomId: String, fetchMembers aFetchMembers: Bool,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Who is in a chat room and neither its owner nor an admin, by name, from the server.
  ///
  /// - parameter aCursor: Where the part before ended; nil or empty for the first.
  @discardableResult
  func getChatroomMemberListFromServer(
    withId aChatroomId: String, cursor aCursor: String?, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatCursorResult<NSString>?
  /// Who is in a chat room and neither its owner nor an admin, by name, from the server.
  ///
  /// - parameter aCursor: Where the part before ended; nil or empty for the first.
  func getChatroomMemberListFromServer(
    withId aChatroomId: String, cursor aCursor: String?, pageSize aPageSize: Int,
    completion aCompletionBlock: ((AgoraChatCursorResult<NSString>?, AgoraChatError?) -> Void)?)
  /// The announcement, from the server; empty if there is none.
  @discardableResult
  func getChatroomAnnouncement(
    withId aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> String?
  /// The announcement, from the server; empty if there is none.
  func getChatroomAnnouncement(
    withId aChatroomId: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)
  /// A chat room, from the server: the former form.
  @discardableResult
  func fetchChatroomInfo(
    _ aChatroomId: String!, includeMembersList aIncludeMembersList: Bool,
    error pError: UnsafeMutablePointer<AgoraChatError?>!
  ) -> AgoraChatroom!
  /// A chat room, from the server: the former form.
  func getChatroomSpecificationFromServer(
    byID aChatroomId: String!, includeMembersList aIncludeMembersList: Bool,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)!)
  /// Comes into a chat room: the former form.
  func asyncJoinChatroom(
    _ aChatroomId: String!, success aSuccessBlock: ((AgoraChatroom?) -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!)
  /// Leaves a chat room: the former form. What was left is known by its id alone.
  func asyncLeaveChatroom(
    _ aChatroomId: String!, success aSuccessBlock: ((AgoraChatroom?) -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!)
  /// A chat room, from the server: the former form.
  func asyncFetchChatroomInfo(
    _ aChatroomId: String!, includeMembersList aIncludeMembersList: Bool,
    success aSuccessBlock: ((AgoraChatroom?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)
}

extension IAgoraChatroomManager {
  /// Comes into a chat room.
  public func joinChatroom(_ aChatroomId: String) { joinChatroom(aChatroomId, completion: nil) }
  /// Comes into a chat room.
  public func joinChatroom(_ aChatroomId: String, ext: String?, leaveOtherRooms: Bool) {
    joinChatroom(aChatroomId, ext: ext, leaveOtherRooms: leaveOtherRooms, completion: nil)
  }
  /// Leaves a chat room.
  public func leaveChatroom(_ aChatroomId: String) { leaveChatroom(aChatroomId, completion: nil) }
  /// Removes users from a chat room, into which they may come again: its owner may.
  public func removeMembers(_ aMembers: [String], fromChatroom aChatroomId: String) {
    removeMembers(aMembers, fromChatroom: aChatroomId, completion: nil)
  }
  /// A chat room, from the server.
  public func getChatroomSpecificationFromServer(withId aChatroomId: String) {
    getChatroomSpecificationFromServer(withId: aChatroomId, completion: nil)
  }
  /// A chat room, from the server, with who is in it if asked for.
  public func getChatroomSpecificationFromServer(withId aChatroomId: String, fetchMembers aFetchMembers: Bool) {
    getChatroomSpecificationFromServer(withId: aChatroomId, fetchMembers: aFetchMembers, completion: nil)
  }
  /// Who is in a chat room and neither its owner nor an admin, by name, from the server.
  public func getChatroomMemberListFromServer(
    withId aChatroomId: String, cursor aCursor: String?, pageSize aPageSize: Int
  ) {
    getChatroomMemberListFromServer(withId: aChatroomId, cursor: aCursor, pageSize: aPageSize, completion: nil)
  }
  /// The announcement, from the server; empty if there is none.
  public func getChatroomAnnouncement(withId aChatroomId: String) {
    getChatroomAnnouncement(withId: aChatroomId, completion: nil)
  }
}
