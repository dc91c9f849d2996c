internal import Foundation

/// Calls of 3.x whose arguments may be nil there. A nil id is refused as an empty one is.
extension IAgoraChatroomManager {
  /// The 3.x form of `add(_:delegateQueue:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func add(_ aDelegate: (any AgoraChatroomManagerDelegate)!, delegateQueue aQueue: DispatchQueue?) {
    if let aDelegate { add(aDelegate, delegateQueue: aQueue) }
  }

  /// The 3.x form of `remove(_:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func remove(_ aDelegate: (any AgoraChatroomManagerDelegate)!) {
    if let aDelegate { remove(aDelegate) }
  }

  /// The 3.x form of `joinChatroom(_:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func joinChatroom(_ aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatroom!
  {
    joinChatroom(aChatroomId ?? "", error: pError)
  }

  /// The 3.x form of `joinChatroom(_:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func joinChatroom(
    _ aChatroomId: String!, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    joinChatroom(aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `leaveChatroom(_:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func leaveChatroom(_ aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) {
    leaveChatroom(aChatroomId ?? "", error: pError)
  }

  /// The 3.x form of `leaveChatroom(_:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func leaveChatroom(_ aChatroomId: String!, completion aCompletionBlock: ((AgoraChatError?) -> Void)?) {
    leaveChatroom(aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `destroyChatroom(_:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func destroyChatroom(_ aChatroomId: String!) -> AgoraChatError? {
    destroyChatroom(aChatroomId ?? "")
  }

  /// The 3.x form of `destroyChatroom(_:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func destroyChatroom(_ aChatroomId: String!, completion aCompletionBlock: ((AgoraChatError?) -> Void)?) {
    destroyChatroom(aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `removeMembers(_:fromChatroom:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func removeMembers(
    _ aMembers: [Any]!, fromChatroom aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    removeMembers((aMembers ?? []).compactMap { $0 as? String }, fromChatroom: aChatroomId ?? "", error: pError)
  }

  /// The 3.x form of `removeMembers(_:fromChatroom:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func removeMembers(
    _ aMembers: [Any]!, fromChatroom aChatroomId: String!,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    removeMembers(
      (aMembers ?? []).compactMap { $0 as? String }, fromChatroom: aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `getChatroomSpecificationFromServer(withId:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func getChatroomSpecificationFromServer(
    withId aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>!
  ) -> AgoraChatroom? {
    getChatroomSpecificationFromServer(withId: aChatroomId ?? "", error: pError)
  }

  /// The 3.x form of `getChatroomSpecificationFromServer(withId:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func getChatroomSpecificationFromServer(
    withId aChatroomId: String!, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    getChatroomSpecificationFromServer(withId: aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `getChatroomMemberListFromServer(withId:cursor:pageSize:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func getChatroomMemberListFromServer(
    withId aChatroomId: String!, cursor aCursor: String?, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatCursorResult<NSString>? {
    getChatroomMemberListFromServer(withId: aChatroomId ?? "", cursor: aCursor, pageSize: aPageSize, error: pError)
  }

  /// The 3.x form of `getChatroomMemberListFromServer(withId:cursor:pageSize:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func getChatroomMemberListFromServer(
    withId aChatroomId: String!, cursor aCursor: String?, pageSize aPageSize: Int,
    completion aCompletionBlock: ((AgoraChatCursorResult<NSString>?, AgoraChatError?) -> Void)?
  ) {
    getChatroomMemberListFromServer(
      withId: aChatroomId ?? "", cursor: aCursor, pageSize: aPageSize, completion: aCompletionBlock)
  }

  /// The 3.x form of `getChatroomAnnouncement(withId:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func getChatroomAnnouncement(withId aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> String?
  {
    getChatroomAnnouncement(withId: aChatroomId ?? "", error: pError)
  }

  /// The 3.x form of `getChatroomAnnouncement(withId:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func getChatroomAnnouncement(
    withId aChatroomId: String!, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?
  ) {
    getChatroomAnnouncement(withId: aChatroomId ?? "", completion: aCompletionBlock)
  }
}
