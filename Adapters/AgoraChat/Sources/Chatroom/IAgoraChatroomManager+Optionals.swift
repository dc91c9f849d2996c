internal import Foundation

/// Calls of 3.x whose arguments may be nil there. An id that is nil is refused as an empty one is.
extension IAgoraChatroomManager {
  /// `add(_:delegateQueue:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func add(_ aDelegate: (any AgoraChatroomManagerDelegate)!, delegateQueue aQueue: DispatchQueue?) {
    if let aDelegate { add(aDelegate, delegateQueue: aQueue) }
  }

  /// `remove(_:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func remove(_ aDelegate: (any AgoraChatroomManagerDelegate)!) {
    if let aDelegate { remove(aDelegate) }
  }

  /// `joinChatroom(_:error:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func joinChatroom(_ aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatroom!
  {
    joinChatroom(aChatroomId ?? "", error: pError)
  }

  /// `joinChatroom(_:completion:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func joinChatroom(
    _ aChatroomId: String!, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    joinChatroom(aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// `leaveChatroom(_:error:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func leaveChatroom(_ aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) {
    leaveChatroom(aChatroomId ?? "", error: pError)
  }

  /// `leaveChatroom(_:completion:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func leaveChatroom(_ aChatroomId: String!, completion aCompletionBlock: ((AgoraChatError?) -> Void)?) {
    leaveChatroom(aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// `destroyChatroom(_:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func destroyChatroom(_ aChatroomId: String!) -> AgoraChatError? {
    destroyChatroom(aChatroomId ?? "")
  }

  /// `destroyChatroom(_:completion:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func destroyChatroom(_ aChatroomId: String!, completion aCompletionBlock: ((AgoraChatError?) -> Void)?) {
    destroyChatroom(aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// `removeMembers(_:fromChatroom:error:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func removeMembers(
    _ aMembers: [Any]!, fromChatroom aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    removeMembers((aMembers ?? []).compactMap { $0 as? String }, fromChatroom: aChatroomId ?? "", error: pError)
  }

  /// `removeMembers(_:fromChatroom:completion:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func removeMembers(
    _ aMembers: [Any]!, fromChatroom aChatroomId: String!,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    removeMembers(
      (aMembers ?? []).compactMap { $0 as? String }, fromChatroom: aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// `getChatroomSpecificationFromServer(withId:error:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func getChatroomSpecificationFromServer(
    withId aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>!
  ) -> AgoraChatroom? {
    getChatroomSpecificationFromServer(withId: aChatroomId ?? "", error: pError)
  }

  /// `getChatroomSpecificationFromServer(withId:completion:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func getChatroomSpecificationFromServer(
    withId aChatroomId: String!, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    getChatroomSpecificationFromServer(withId: aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// `getChatroomMemberListFromServer(withId:cursor:pageSize:error:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func getChatroomMemberListFromServer(
    withId aChatroomId: String!, cursor aCursor: String?, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatCursorResult<NSString>? {
    getChatroomMemberListFromServer(withId: aChatroomId ?? "", cursor: aCursor, pageSize: aPageSize, error: pError)
  }

  /// `getChatroomMemberListFromServer(withId:cursor:pageSize:completion:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func getChatroomMemberListFromServer(
    withId aChatroomId: String!, cursor aCursor: String?, pageSize aPageSize: Int,
    completion aCompletionBlock: ((AgoraChatCursorResult<NSString>?, AgoraChatError?) -> Void)?
  ) {
    getChatroomMemberListFromServer(
      withId: aChatroomId ?? "", cursor: aCursor, pageSize: aPageSize, completion: aCompletionBlock)
  }

  /// `getChatroomAnnouncement(withId:error:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func getChatroomAnnouncement(withId aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> String?
  {
    getChatroomAnnouncement(withId: aChatroomId ?? "", error: pError)
  }

  /// `getChatroomAnnouncement(withId:completion:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func getChatroomAnnouncement(
    withId aChatroomId: String!, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?
  ) {
    getChatroomAnnouncement(withId: aChatroomId ?? "", completion: aCompletionBlock)
  }
}
