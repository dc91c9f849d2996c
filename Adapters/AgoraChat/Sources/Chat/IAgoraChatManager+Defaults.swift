public import Foundation

/// Calls without the arguments that may be left out in the vendor's interface, which protocols cannot have.
extension IAgoraChatManager {
  /// `filterConversationsFromDB` of all.
  public func filterConversationsFromDB(cleanMemoryCache: Bool) -> [AgoraChatConversation]? {
    filterConversationsFromDB(cleanMemoryCache: cleanMemoryCache, filter: nil)
  }

  /// `deleteConversation` without a completion.
  public func deleteConversation(_ aConversationId: String, isDeleteMessages aIsDeleteMessages: Bool) {
    deleteConversation(aConversationId, isDeleteMessages: aIsDeleteMessages, completion: nil)
  }

  /// `delete` without a completion.
  public func delete(_ aConversations: [AgoraChatConversation]?, isDeleteMessages aIsDeleteMessages: Bool) {
    delete(aConversations, isDeleteMessages: aIsDeleteMessages, completion: nil)
  }

  /// `import` of conversations without a completion.
  public func `import`(_ aConversations: [AgoraChatConversation]?) { `import`(aConversations, completion: nil) }

  /// `import` of messages without a completion.
  public func `import`(_ aMessages: [AgoraChatMessage]) { `import`(aMessages, completion: nil) }

  /// `deleteAllMessagesAndConversations` without a completion.
  public func deleteAllMessagesAndConversations(_ clearServerData: Bool) {
    deleteAllMessagesAndConversations(clearServerData, completion: nil)
  }

  /// `send` without a completion.
  public func send(_ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?) {
    send(aMessage, progress: aProgressBlock, completion: nil)
  }

  /// `resend` without a completion.
  public func resend(_ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?) {
    resend(aMessage, progress: aProgressBlock, completion: nil)
  }

  /// `downloadMessageAttachment` without a completion.
  public func downloadMessageAttachment(_ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?) {
    downloadMessageAttachment(aMessage, progress: aProgressBlock, completion: nil)
  }

  /// `downloadMessageThumbnail` without a completion.
  public func downloadMessageThumbnail(_ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?) {
    downloadMessageThumbnail(aMessage, progress: aProgressBlock, completion: nil)
  }

  /// `downloadAndParseCombineMessage` without a completion.
  public func downloadAndParseCombineMessage(_ aMessage: AgoraChatMessage) {
    downloadAndParseCombineMessage(aMessage, completion: nil)
  }

  /// `recallMessage` without a completion.
  public func recallMessage(withMessageId aMessageId: String) {
    recallMessage(withMessageId: aMessageId, completion: nil)
  }

  /// `sendMessageReadAck` without a completion.
  public func sendMessageReadAck(_ aMessageId: String, toUser aUsername: String) {
    sendMessageReadAck(aMessageId, toUser: aUsername, completion: nil)
  }

  /// `sendGroupMessageReadAck` without a completion.
  public func sendGroupMessageReadAck(_ aMessageId: String, toGroup aGroupId: String, content aContent: String?) {
    sendGroupMessageReadAck(aMessageId, toGroup: aGroupId, content: aContent, completion: nil)
  }

  /// `ackConversationRead` without a completion.
  public func ackConversationRead(_ conversationId: String) { ackConversationRead(conversationId, completion: nil) }

  /// `removeMessagesFromServer` without a completion.
  public func removeMessagesFromServer(with conversation: AgoraChatConversation, messageIds: [String]) {
    removeMessagesFromServer(with: conversation, messageIds: messageIds, completion: nil)
  }

  /// `removeMessagesFromServer` without a completion.
  public func removeMessagesFromServer(
    with conversation: AgoraChatConversation, timeStamp beforeTimeStamp: TimeInterval
  ) {
    removeMessagesFromServer(with: conversation, timeStamp: beforeTimeStamp, completion: nil)
  }
}
