public import Foundation

/// Calls without the arguments that are optional in the vendor's interface, which protocols cannot declare.
extension IAgoraChatManager {
  /// Calls `filterConversationsFromDB` without a filter.
  public func filterConversationsFromDB(cleanMemoryCache: Bool) -> [AgoraChatConversation]? {
    filterConversationsFromDB(cleanMemoryCache: cleanMemoryCache, filter: nil)
  }

  /// Calls `deleteConversation` without a completion handler.
  public func deleteConversation(_ aConversationId: String, isDeleteMessages aIsDeleteMessages: Bool) {
    deleteConversation(aConversationId, isDeleteMessages: aIsDeleteMessages, completion: nil)
  }

  /// Calls `delete` without a completion handler.
  public func delete(_ aConversations: [AgoraChatConversation]?, isDeleteMessages aIsDeleteMessages: Bool) {
    delete(aConversations, isDeleteMessages: aIsDeleteMessages, completion: nil)
  }

  /// Calls `import` of conversations without a completion handler.
  public func `import`(_ aConversations: [AgoraChatConversation]?) { `import`(aConversations, completion: nil) }

  /// Calls `import` of messages without a completion handler.
  public func `import`(_ aMessages: [AgoraChatMessage]) { `import`(aMessages, completion: nil) }

  /// Calls `deleteAllMessagesAndConversations` without a completion handler.
  public func deleteAllMessagesAndConversations(_ clearServerData: Bool) {
    deleteAllMessagesAndConversations(clearServerData, completion: nil)
  }

  /// Calls `send` without a completion handler.
  public func send(_ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?) {
    send(aMessage, progress: aProgressBlock, completion: nil)
  }

  /// Calls `resend` without a completion handler.
  public func resend(_ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?) {
    resend(aMessage, progress: aProgressBlock, completion: nil)
  }

  /// Calls `downloadMessageAttachment` without a completion handler.
  public func downloadMessageAttachment(_ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?) {
    downloadMessageAttachment(aMessage, progress: aProgressBlock, completion: nil)
  }

  /// Calls `downloadMessageThumbnail` without a completion handler.
  public func downloadMessageThumbnail(_ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?) {
    downloadMessageThumbnail(aMessage, progress: aProgressBlock, completion: nil)
  }

  /// Calls `downloadAndParseCombineMessage` without a completion handler.
  public func downloadAndParseCombineMessage(_ aMessage: AgoraChatMessage) {
    downloadAndParseCombineMessage(aMessage, completion: nil)
  }

  /// Calls `recallMessage` without a completion handler.
  public func recallMessage(withMessageId aMessageId: String) {
    recallMessage(withMessageId: aMessageId, completion: nil)
  }

  /// Calls `sendMessageReadAck` without a completion handler.
  public func sendMessageReadAck(_ aMessageId: String, toUser aUsername: String) {
    sendMessageReadAck(aMessageId, toUser: aUsername, completion: nil)
  }

  /// Calls `sendGroupMessageReadAck` without a completion handler.
  public func sendGroupMessageReadAck(_ aMessageId: String, toGroup aGroupId: String, content aContent: String?) {
    sendGroupMessageReadAck(aMessageId, toGroup: aGroupId, content: aContent, completion: nil)
  }

  /// Calls `ackConversationRead` without a completion handler.
  public func ackConversationRead(_ conversationId: String) { ackConversationRead(conversationId, completion: nil) }

  /// Calls `removeMessagesFromServer` without a completion handler.
  public func removeMessagesFromServer(with conversation: AgoraChatConversation, messageIds: [String]) {
    removeMessagesFromServer(with: conversation, messageIds: messageIds, completion: nil)
  }

  /// Calls `removeMessagesFromServer` without a completion handler.
  public func removeMessagesFromServer(
    with conversation: AgoraChatConversation, timeStamp beforeTimeStamp: TimeInterval
  ) {
    removeMessagesFromServer(with: conversation, timeStamp: beforeTimeStamp, completion: nil)
  }

  /// Calls `translate` without a completion handler.
  public func translate(_ aMessage: AgoraChatMessage, targetLanguages aLanguages: [String]) {
    translate(aMessage, targetLanguages: aLanguages, completion: nil)
  }

  /// Calls `fetchSupportedLanguages` without a completion handler.
  public func fetchSupportedLanguages() { fetchSupportedLanguages(nil) }

  /// Calls `reportMessage` without a completion handler.
  public func reportMessage(withId aMessageId: String, tag aTag: String, reason aReason: String) {
    reportMessage(withId: aMessageId, tag: aTag, reason: aReason, completion: nil)
  }

  /// Calls `pinMessage` without a completion handler.
  public func pinMessage(_ messageId: String) { pinMessage(messageId, completion: nil) }

  /// Calls `unpinMessage` without a completion handler.
  public func unpinMessage(_ messageId: String) { unpinMessage(messageId, completion: nil) }

  /// Calls `getPinnedMessages` without a completion handler.
  public func getPinnedMessages(fromServer conversationId: String) {
    getPinnedMessages(fromServer: conversationId, completion: nil)
  }

  /// Calls `addReaction` without a completion handler.
  public func addReaction(_ reaction: String, toMessage messageId: String) {
    addReaction(reaction, toMessage: messageId, completion: nil)
  }

  /// Calls `removeReaction` without a completion handler.
  public func removeReaction(_ reaction: String, fromMessage messageId: String) {
    removeReaction(reaction, fromMessage: messageId, completion: nil)
  }

  /// Calls `getConversationsFromServer` without a completion handler.
  public func getConversationsFromServer() { getConversationsFromServer(nil) }

  /// Calls `getConversationsFromServer` without a completion handler.
  public func getConversationsFromServer(byPage pageNumber: UInt, pageSize: UInt) {
    getConversationsFromServer(byPage: pageNumber, pageSize: pageSize, completion: nil)
  }

  /// Calls `pinConversation` without a completion handler.
  public func pinConversation(_ conversationId: String, isPinned: Bool) {
    pinConversation(conversationId, isPinned: isPinned, completionBlock: nil)
  }

  /// Calls `addConversationMark` without a completion handler.
  public func addConversationMark(_ conversationIds: [String], mark: AgoraChatMarkType) {
    addConversationMark(conversationIds, mark: mark, completion: nil)
  }

  /// Calls `removeConversationMark` without a completion handler.
  public func removeConversationMark(_ conversationIds: [String], mark: AgoraChatMarkType) {
    removeConversationMark(conversationIds, mark: mark, completion: nil)
  }

  /// Calls `deleteServerConversation` without a completion handler.
  public func deleteServerConversation(
    _ aConversationId: String, conversationType aConversationType: AgoraChatConversationType,
    isDeleteServerMessages aIsDeleteServerMessages: Bool
  ) {
    deleteServerConversation(
      aConversationId, conversationType: aConversationType, isDeleteServerMessages: aIsDeleteServerMessages,
      completion: nil)
  }
}
