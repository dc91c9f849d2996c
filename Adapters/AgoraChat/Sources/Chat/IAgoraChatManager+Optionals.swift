internal import Foundation

/// Calls of 3.x whose arguments may be nil there. An id that is nil is refused as an empty one is, and so is a message.
extension IAgoraChatManager {
  /// `remove(_:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func remove(_ aDelegate: (any AgoraChatManagerDelegate)!) {
    if let aDelegate { remove(aDelegate) }
  }

  /// `getConversation(_:type:createIfNotExist:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func getConversation(
    _ aConversationId: String!, type aType: AgoraChatConversationType, createIfNotExist aIfCreate: Bool
  ) -> AgoraChatConversation? {
    getConversation(aConversationId ?? "", type: aType, createIfNotExist: aIfCreate)
  }

  /// `deleteConversation(_:isDeleteMessages:completion:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func deleteConversation(
    _ aConversationId: String!, isDeleteMessages aIsDeleteMessages: Bool,
    completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?
  ) {
    deleteConversation(aConversationId ?? "", isDeleteMessages: aIsDeleteMessages, completion: aCompletionBlock)
  }

  /// `update(_:completion:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func update(
    _ aMessage: AgoraChatMessage!, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
  ) {
    update(aMessage ?? .missing, completion: aCompletionBlock)
  }

  /// `send(_:progress:completion:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func send(
    _ aMessage: AgoraChatMessage!, progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
  ) {
    send(aMessage ?? .missing, progress: aProgressBlock, completion: aCompletionBlock)
  }

  /// `resend(_:progress:completion:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func resend(
    _ aMessage: AgoraChatMessage!, progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
  ) {
    resend(aMessage ?? .missing, progress: aProgressBlock, completion: aCompletionBlock)
  }

  /// `downloadMessageAttachment(_:progress:completion:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func downloadMessageAttachment(
    _ aMessage: AgoraChatMessage!, progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
  ) {
    downloadMessageAttachment(aMessage ?? .missing, progress: aProgressBlock, completion: aCompletionBlock)
  }

  /// `downloadMessageThumbnail(_:progress:completion:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func downloadMessageThumbnail(
    _ aMessage: AgoraChatMessage!, progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
  ) {
    downloadMessageThumbnail(aMessage ?? .missing, progress: aProgressBlock, completion: aCompletionBlock)
  }

  /// `fetchHistoryMessages(fromServer:conversationType:startMessageId:pageSize:error:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func fetchHistoryMessages(
    fromServer aConversationId: String!, conversationType aConversationType: AgoraChatConversationType,
    startMessageId aStartMessageId: String?, pageSize aPageSize: Int32,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatCursorResult<AgoraChatMessage>? {
    fetchHistoryMessages(
      fromServer: aConversationId ?? "", conversationType: aConversationType, startMessageId: aStartMessageId,
      pageSize: aPageSize, error: pError)
  }

  /// `asyncFetchHistoryMessages(fromServer:conversationType:startMessageId:pageSize:completion:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func asyncFetchHistoryMessages(
    fromServer aConversationId: String!, conversationType aConversationType: AgoraChatConversationType,
    startMessageId aStartMessageId: String?, pageSize aPageSize: Int32,
    completion aCompletionBlock: ((AgoraChatCursorResult<AgoraChatMessage>?, AgoraChatError?) -> Void)?
  ) {
    asyncFetchHistoryMessages(
      fromServer: aConversationId ?? "", conversationType: aConversationType, startMessageId: aStartMessageId,
      pageSize: aPageSize, completion: aCompletionBlock)
  }
}
