internal import Foundation

/// Calls as 3.x and older versions spell them.
extension IAgoraChatManager {
  /// Calls `add(_:delegateQueue:)` without a queue.
  public func add(_ aDelegate: (any AgoraChatManagerDelegate)!) { add(aDelegate, delegateQueue: nil) }

  /// The form of `getConversation` with the type of 3.x.
  @_disfavoredOverload
  public func getConversation(
    _ aConversationId: String!, type aType: AgoraConversationType, createIfNotExist aIfCreate: Bool
  ) -> AgoraChatConversation! {
    guard let aConversationId else { return nil }
    return getConversation(aConversationId, type: aType.shipped, createIfNotExist: aIfCreate)
  }

  /// The form of `fetchHistoryMessages` with the type of 3.x.
  @_disfavoredOverload
  public func fetchHistoryMessages(
    fromServer aConversationId: String!, conversationType aConversationType: AgoraConversationType,
    startMessageId aStartMessageId: String!, pageSize aPageSize: Int32,
    error pError: UnsafeMutablePointer<AgoraChatError?>!
  ) -> AgoraChatCursorResult<AgoraChatMessage>! {
    fetchHistoryMessages(
      fromServer: aConversationId ?? "", conversationType: aConversationType.shipped, startMessageId: aStartMessageId,
      pageSize: aPageSize, error: pError)
  }

  /// The form of `asyncFetchHistoryMessages` with the type of 3.x.
  @_disfavoredOverload
  public func asyncFetchHistoryMessages(
    fromServer aConversationId: String!, conversationType aConversationType: AgoraConversationType,
    startMessageId aStartMessageId: String!, pageSize aPageSize: Int32,
    completion aCompletionBlock: ((AgoraChatCursorResult<AgoraChatMessage>?, AgoraChatError?) -> Void)!
  ) {
    asyncFetchHistoryMessages(
      fromServer: aConversationId ?? "", conversationType: aConversationType.shipped, startMessageId: aStartMessageId,
      pageSize: aPageSize, completion: aCompletionBlock)
  }

  /// The name of `getAllConversations` in 3.x.
  public func loadAllConversationsFromDB() -> [Any]! { getAllConversations() }

  /// The name of `delete(_:isDeleteMessages:completion:)` in 3.x.
  public func deleteConversations(
    _ aConversations: [Any]!, isDeleteMessages aIsDeleteMessages: Bool,
    completion aCompletionBlock: ((AgoraChatError?) -> Void)!
  ) {
    delete(
      (aConversations ?? []).compactMap { $0 as? AgoraChatConversation }, isDeleteMessages: aIsDeleteMessages,
      completion: aCompletionBlock)
  }

  /// The name of `import` of conversations in 3.x.
  public func importConversations(_ aConversations: [Any]!, completion aCompletionBlock: ((AgoraChatError?) -> Void)!) {
    let conversations = (aConversations ?? []).compactMap { $0 as? AgoraChatConversation }
    `import`(conversations as [AgoraChatConversation]?, completion: aCompletionBlock)
  }

  /// The name of `import` of messages in 3.x.
  public func importMessages(_ aMessages: [Any]!, completion aCompletionBlock: ((AgoraChatError?) -> Void)!) {
    let messages = (aMessages ?? []).compactMap { $0 as? AgoraChatMessage }
    `import`(messages as [AgoraChatMessage], completion: aCompletionBlock)
  }

  /// The name of `sendMessageReadAck(_:toUser:completion:)` in 3.x.
  public func sendMessageReadAck(
    _ aMessage: AgoraChatMessage!, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)!
  ) {
    sendMessageReadAck(aMessage?.messageId ?? "", toUser: aMessage?.from ?? "") { aCompletionBlock?(aMessage, $0) }
  }

  /// The name of `sendMessageReadAck` in older versions.
  public func asyncSendReadAck(for aMessage: AgoraChatMessage!) { sendMessageReadAck(aMessage, completion: nil) }

  /// The name of `recallMessage(withMessageId:completion:)` in 3.5.
  public func recall(
    _ aMessage: AgoraChatMessage!, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)!
  ) {
    recallMessage(withMessageId: aMessage?.messageId ?? "") { aCompletionBlock?(aMessage, $0) }
  }

  /// The name of `send` in older versions.
  public func asyncSend(
    _ aMessage: AgoraChatMessage!, progress aProgressCompletion: ((Int32) -> Void)!,
    completion aCompletion: ((AgoraChatMessage?, AgoraChatError?) -> Void)!
  ) {
    send(aMessage ?? .missing, progress: aProgressCompletion, completion: aCompletion)
  }

  /// The name of `resend` in older versions.
  public func asyncResend(
    _ aMessage: AgoraChatMessage!, progress aProgressCompletion: ((Int32) -> Void)!,
    completion aCompletion: ((AgoraChatMessage?, AgoraChatError?) -> Void)!
  ) {
    resend(aMessage ?? .missing, progress: aProgressCompletion, completion: aCompletion)
  }

  /// The name of `downloadMessageAttachment` in older versions.
  public func asyncDownloadMessageAttachments(
    _ aMessage: AgoraChatMessage!, progress aProgressCompletion: ((Int32) -> Void)!,
    completion aCompletion: ((AgoraChatMessage?, AgoraChatError?) -> Void)!
  ) {
    downloadMessageAttachment(aMessage ?? .missing, progress: aProgressCompletion, completion: aCompletion)
  }

  /// The name of `downloadMessageThumbnail` in older versions.
  public func asyncDownloadMessageThumbnail(
    _ aMessage: AgoraChatMessage!, progress aProgressCompletion: ((Int32) -> Void)!,
    completion aCompletion: ((AgoraChatMessage?, AgoraChatError?) -> Void)!
  ) {
    downloadMessageThumbnail(aMessage ?? .missing, progress: aProgressCompletion, completion: aCompletion)
  }
}
