internal import Foundation

/// Calls of 3.x whose arguments may be nil there. A nil id is refused as an empty one is, and so is a nil message.
extension IAgoraChatManager {
  /// The 3.x form of `remove(_:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func remove(_ aDelegate: (any AgoraChatManagerDelegate)!) {
    if let aDelegate { remove(aDelegate) }
  }

  /// The 3.x form of `getConversation(_:type:createIfNotExist:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func getConversation(
    _ aConversationId: String!, type aType: AgoraChatConversationType, createIfNotExist aIfCreate: Bool
  ) -> AgoraChatConversation? {
    getConversation(aConversationId ?? "", type: aType, createIfNotExist: aIfCreate)
  }

  /// The 3.x form of `getMessageAttachmentPath(_:)`, whose argument may be nil.
  @_disfavoredOverload
  public func getMessageAttachmentPath(_ aConversationId: String!) -> String! {
    getMessageAttachmentPath(aConversationId ?? "")
  }

  /// The 3.x form of `deleteConversation(_:isDeleteMessages:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func deleteConversation(
    _ aConversationId: String!, isDeleteMessages aIsDeleteMessages: Bool,
    completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?
  ) {
    deleteConversation(aConversationId ?? "", isDeleteMessages: aIsDeleteMessages, completion: aCompletionBlock)
  }

  /// The 3.x form of `update(_:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func update(
    _ aMessage: AgoraChatMessage!, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
  ) {
    update(aMessage ?? .missing, completion: aCompletionBlock)
  }

  /// The 3.x form of `send(_:progress:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func send(
    _ aMessage: AgoraChatMessage!, progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
  ) {
    send(aMessage ?? .missing, progress: aProgressBlock, completion: aCompletionBlock)
  }

  /// The 3.x form of `resend(_:progress:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func resend(
    _ aMessage: AgoraChatMessage!, progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
  ) {
    resend(aMessage ?? .missing, progress: aProgressBlock, completion: aCompletionBlock)
  }

  /// The 3.x form of `downloadMessageAttachment(_:progress:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func downloadMessageAttachment(
    _ aMessage: AgoraChatMessage!, progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
  ) {
    downloadMessageAttachment(aMessage ?? .missing, progress: aProgressBlock, completion: aCompletionBlock)
  }

  /// The 3.x form of `downloadMessageThumbnail(_:progress:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func downloadMessageThumbnail(
    _ aMessage: AgoraChatMessage!, progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
  ) {
    downloadMessageThumbnail(aMessage ?? .missing, progress: aProgressBlock, completion: aCompletionBlock)
  }

  /// The 3.x form of `fetchHistoryMessages(fromServer:conversationType:startMessageId:pageSize:error:)`, whose
  /// arguments may be nil.
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

  /// The 3.x form of `asyncFetchHistoryMessages(fromServer:conversationType:startMessageId:pageSize:completion:)`,
  /// whose arguments may be nil.
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
