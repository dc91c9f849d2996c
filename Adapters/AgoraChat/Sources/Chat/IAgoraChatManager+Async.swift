public import Foundation

/// The asynchronous forms of calls: each returns what the completion receives. Calls with a blocking form of the same labels
/// have none. In `async` code, a call without a
/// completion is one of these and has to be awaited; with `completion: nil` it is the form that does not wait.
extension IAgoraChatManager {
  /// Removes a conversation from the local list.
  @discardableResult
  public nonisolated(nonsending) func deleteConversation(
    _ aConversationId: String, isDeleteMessages aIsDeleteMessages: Bool
  ) async -> (String?, AgoraChatError?) {
    await waitedForTwo { deleteConversation(aConversationId, isDeleteMessages: aIsDeleteMessages, completion: $0) }
  }

  /// Removes conversations from the local list.
  @discardableResult
  public nonisolated(nonsending) func delete(
    _ aConversations: [AgoraChatConversation]?, isDeleteMessages aIsDeleteMessages: Bool
  ) async -> AgoraChatError? {
    await waited { delete(aConversations, isDeleteMessages: aIsDeleteMessages, completion: $0) }
  }

  /// Adds conversations to the local list.
  @discardableResult
  public nonisolated(nonsending) func `import`(_ aConversations: [AgoraChatConversation]?) async -> AgoraChatError? {
    await waited { `import`(aConversations, completion: $0) }
  }

  /// Marks all conversations as read on this device.
  @discardableResult
  public nonisolated(nonsending) func deleteAllMessagesAndConversations(_ clearServerData: Bool) async
    -> AgoraChatError?
  {
    await waited { deleteAllMessagesAndConversations(clearServerData, completion: $0) }
  }

  /// Deletes all messages before a time, exclusive, in milliseconds since 1970, from the local database.
  @discardableResult
  public nonisolated(nonsending) func deleteMessages(before aTimestamp: UInt) async -> AgoraChatError? {
    await waited { deleteMessages(before: aTimestamp, completion: $0) }
  }

  /// Passes the number of messages in the local database to a completion.
  @discardableResult
  public nonisolated(nonsending) func messageCount() async -> (Int, AgoraChatError?) {
    await waitedForTwo { getMessageCount(completion: $0) }
  }

  /// Sends a message.
  @discardableResult
  public nonisolated(nonsending) func send(_ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?)
    async -> (AgoraChatMessage?, AgoraChatError?)
  {
    await waitedForTwo { send(aMessage, progress: aProgressBlock, completion: $0) }
  }

  /// Sends a message that failed again, with the same id.
  @discardableResult
  public nonisolated(nonsending) func resend(_ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?)
    async -> (AgoraChatMessage?, AgoraChatError?)
  {
    await waitedForTwo { resend(aMessage, progress: aProgressBlock, completion: $0) }
  }

  /// Recalls a message, which the server allows its sender for two minutes.
  @discardableResult
  public nonisolated(nonsending) func recallMessage(withMessageId aMessageId: String) async -> AgoraChatError? {
    await waited { recallMessage(withMessageId: aMessageId, completion: $0) }
  }

  /// Calls `recallMessage` and waits for its completion.
  @discardableResult
  public nonisolated(nonsending) func recallMessage(withMessageId aMessageId: String, ext: String?) async
    -> AgoraChatError?
  {
    await waited { recallMessage(withMessageId: aMessageId, ext: ext, completion: $0) }
  }

  /// Downloads the messages of a combined message.
  @discardableResult
  public nonisolated(nonsending) func downloadAndParseCombineMessage(_ aMessage: AgoraChatMessage) async -> (
    [AgoraChatMessage]?, AgoraChatError?
  ) {
    await waitedForTwo { downloadAndParseCombineMessage(aMessage, completion: $0) }
  }

  /// Downloads the file of a message.
  @discardableResult
  public nonisolated(nonsending) func downloadMessageAttachment(
    _ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?
  ) async -> (AgoraChatMessage?, AgoraChatError?) {
    await waitedForTwo { downloadMessageAttachment(aMessage, progress: aProgressBlock, completion: $0) }
  }

  /// Downloads the thumbnail of a picture or film, as the SDK does automatically unless
  /// `AgoraChatOptions.autoDownloadThumbnail` is off.
  @discardableResult
  public nonisolated(nonsending) func downloadMessageThumbnail(
    _ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?
  ) async -> (AgoraChatMessage?, AgoraChatError?) {
    await waitedForTwo { downloadMessageThumbnail(aMessage, progress: aProgressBlock, completion: $0) }
  }

  /// Notifies the peer of a one-to-one chat that one of its messages was read.
  @discardableResult
  public nonisolated(nonsending) func sendMessageReadAck(_ aMessageId: String, toUser aUsername: String) async
    -> AgoraChatError?
  {
    await waited { sendMessageReadAck(aMessageId, toUser: aUsername, completion: $0) }
  }

  /// Notifies the sender of a message in a group that it was read.
  @discardableResult
  public nonisolated(nonsending) func sendGroupMessageReadAck(
    _ aMessageId: String, toGroup aGroupId: String, content aContent: String?
  ) async -> AgoraChatError? {
    await waited { sendGroupMessageReadAck(aMessageId, toGroup: aGroupId, content: aContent, completion: $0) }
  }

  /// Notifies the peer of a one-to-one chat, and this account's other devices, that all of it was read.
  @discardableResult
  public nonisolated(nonsending) func ackConversationRead(_ conversationId: String) async -> AgoraChatError? {
    await waited { ackConversationRead(conversationId, completion: $0) }
  }

  /// Fetches the acknowledgements that a group's message of this account was read, in the order of reading.
  @discardableResult
  public nonisolated(nonsending) func asyncFetchGroupMessageAcks(
    fromServer aMessageId: String, groupId aGroupId: String, startGroupAckId aGroupAckId: String,
    pageSize aPageSize: Int32
  ) async -> (AgoraChatCursorResult<AgoraChatGroupMessageAck>?, AgoraChatError?, Int32) {
    await waitedForThree {
      asyncFetchGroupMessageAcks(
        fromServer: aMessageId, groupId: aGroupId, startGroupAckId: aGroupAckId, pageSize: aPageSize, completion: $0)
    }
  }

  /// Changes the text of a message that the server has.
  @discardableResult
  public nonisolated(nonsending) func modifyMessage(_ messageId: String, body: AgoraChatMessageBody) async -> (
    AgoraChatError?, AgoraChatMessage?
  ) {
    await waitedForTwo { modifyMessage(messageId, body: body, completion: $0) }
  }

  /// Pins a message for everyone in its conversation.
  @discardableResult
  public nonisolated(nonsending) func pinMessage(_ messageId: String) async -> (AgoraChatMessage?, AgoraChatError?) {
    await waitedForTwo { pinMessage(messageId, completion: $0) }
  }

  /// Unpins a message that any account pinned.
  @discardableResult
  public nonisolated(nonsending) func unpinMessage(_ messageId: String) async -> (AgoraChatMessage?, AgoraChatError?) {
    await waitedForTwo { unpinMessage(messageId, completion: $0) }
  }

  /// Fetches the pinned messages of a conversation.
  @discardableResult
  public nonisolated(nonsending) func pinnedMessages(fromServer conversationId: String) async -> (
    [AgoraChatMessage]?, AgoraChatError?
  ) {
    await waitedForTwo { getPinnedMessages(fromServer: conversationId, completion: $0) }
  }

  /// Reports a message to the operator.
  @discardableResult
  public nonisolated(nonsending) func reportMessage(withId aMessageId: String, tag aTag: String, reason aReason: String)
    async -> AgoraChatError?
  {
    await waited { reportMessage(withId: aMessageId, tag: aTag, reason: aReason, completion: $0) }
  }

  /// Requests the translation of a text message.
  @discardableResult
  public nonisolated(nonsending) func translate(_ aMessage: AgoraChatMessage, targetLanguages aLanguages: [String])
    async -> (AgoraChatMessage?, AgoraChatError?)
  {
    await waitedForTwo { translate(aMessage, targetLanguages: aLanguages, completion: $0) }
  }

  /// Adds a reaction of this account to a message.
  @discardableResult
  public nonisolated(nonsending) func addReaction(_ reaction: String, toMessage messageId: String) async
    -> AgoraChatError?
  {
    await waited { addReaction(reaction, toMessage: messageId, completion: $0) }
  }

  /// Removes a reaction of this account from a message.
  @discardableResult
  public nonisolated(nonsending) func removeReaction(_ reaction: String, fromMessage messageId: String) async
    -> AgoraChatError?
  {
    await waited { removeReaction(reaction, fromMessage: messageId, completion: $0) }
  }

  /// Fetches the reactions to messages.
  @discardableResult
  public nonisolated(nonsending) func reactionList(_ messageIds: [String], groupId: String?, chatType: AgoraChatType)
    async -> ([String: [AgoraChatMessageReaction]], AgoraChatError?)
  {
    await waitedForTwo { getReactionList(messageIds, groupId: groupId, chatType: chatType, completion: $0) }
  }

  /// Fetches who reacted to a message with one text, page by page.
  @discardableResult
  public nonisolated(nonsending) func reactionDetail(
    _ messageId: String, reaction: String, cursor: String?, pageSize: UInt64
  ) async -> (AgoraChatMessageReaction, String?, AgoraChatError?) {
    await waitedForThree {
      getReactionDetail(messageId, reaction: reaction, cursor: cursor, pageSize: pageSize, completion: $0)
    }
  }

  /// Calls `asyncFetchHistoryMessages` and waits for its completion.
  @discardableResult
  public nonisolated(nonsending) func asyncFetchHistoryMessages(
    fromServer aConversationId: String, conversationType aConversationType: AgoraChatConversationType,
    startMessageId aStartMessageId: String?, pageSize aPageSize: Int32
  ) async -> (AgoraChatCursorResult<AgoraChatMessage>?, AgoraChatError?) {
    await waitedForTwo {
      asyncFetchHistoryMessages(
        fromServer: aConversationId, conversationType: aConversationType, startMessageId: aStartMessageId,
        pageSize: aPageSize, completion: $0)
    }
  }

  /// Calls `asyncFetchHistoryMessages` and waits for its completion.
  @discardableResult
  public nonisolated(nonsending) func asyncFetchHistoryMessages(
    fromServer aConversationId: String, conversationType aConversationType: AgoraChatConversationType,
    startMessageId aStartMessageId: String?, fetch direction: AgoraChatMessageFetchHistoryDirection,
    pageSize aPageSize: Int32
  ) async -> (AgoraChatCursorResult<AgoraChatMessage>?, AgoraChatError?) {
    await waitedForTwo {
      asyncFetchHistoryMessages(
        fromServer: aConversationId, conversationType: aConversationType, startMessageId: aStartMessageId,
        fetch: direction, pageSize: aPageSize, completion: $0)
    }
  }

  /// Fetches messages from the server's history that match an option.
  @discardableResult
  public nonisolated(nonsending) func fetchMessagesFromServer(
    by conversationId: String, conversationType type: AgoraChatConversationType, cursor: String?, pageSize: UInt,
    option: AgoraChatFetchServerMessagesOption?
  ) async -> (AgoraChatCursorResult<AgoraChatMessage>?, AgoraChatError?) {
    await waitedForTwo {
      fetchMessagesFromServer(
        by: conversationId, conversationType: type, cursor: cursor, pageSize: pageSize, option: option, completion: $0)
    }
  }

  /// Deletes messages from this account's history, at the server and on its devices.
  @discardableResult
  public nonisolated(nonsending) func removeMessagesFromServer(
    with conversation: AgoraChatConversation, messageIds: [String]
  ) async -> AgoraChatError? {
    await waited { removeMessagesFromServer(with: conversation, messageIds: messageIds, completion: $0) }
  }

  /// Deletes the messages up to a time, inclusive, in milliseconds since 1970, from this account's history, at the
  /// server and on its devices.
  @discardableResult
  public nonisolated(nonsending) func removeMessagesFromServer(
    with conversation: AgoraChatConversation, timeStamp beforeTimeStamp: TimeInterval
  ) async -> AgoraChatError? {
    await waited { removeMessagesFromServer(with: conversation, timeStamp: beforeTimeStamp, completion: $0) }
  }

  /// Fetches a page of the account's conversations from the server, the newest first.
  @discardableResult
  public nonisolated(nonsending) func conversationsFromServer(byPage pageNumber: UInt, pageSize: UInt) async -> (
    [AgoraChatConversation]?, AgoraChatError?
  ) {
    await waitedForTwo { getConversationsFromServer(byPage: pageNumber, pageSize: pageSize, completion: $0) }
  }

  /// Fetches a part of the account's conversations from the server, the newest first.
  @discardableResult
  public nonisolated(nonsending) func conversationsFromServer(withCursor cursor: String?, pageSize: UInt8) async -> (
    AgoraChatCursorResult<AgoraChatConversation>?, AgoraChatError?
  ) {
    await waitedForTwo { getConversationsFromServer(withCursor: cursor, pageSize: pageSize, completion: $0) }
  }

  /// Fetches a part of the pinned conversations from the server, the one that was pinned last first.
  @discardableResult
  public nonisolated(nonsending) func pinnedConversationsFromServer(withCursor cursor: String?, pageSize limit: UInt8)
    async -> (AgoraChatCursorResult<AgoraChatConversation>?, AgoraChatError?)
  {
    await waitedForTwo { getPinnedConversationsFromServer(withCursor: cursor, pageSize: limit, completion: $0) }
  }

  /// Fetches a part of the conversations with a mark from the server, the newest first.
  @discardableResult
  public nonisolated(nonsending) func conversationsFromServer(
    withCursor cursor: String?, filter: AgoraChatConversationFilter
  ) async -> (AgoraChatCursorResult<AgoraChatConversation>?, AgoraChatError?) {
    await waitedForTwo { getConversationsFromServer(withCursor: cursor, filter: filter, completion: $0) }
  }

  /// Pins a conversation on all devices of the account, or takes the pin off.
  @discardableResult
  public nonisolated(nonsending) func pinConversation(_ conversationId: String, isPinned: Bool) async -> AgoraChatError?
  {
    await waited { pinConversation(conversationId, isPinned: isPinned, completionBlock: $0) }
  }

  /// Puts a mark on conversations, on all devices of the account.
  @discardableResult
  public nonisolated(nonsending) func addConversationMark(_ conversationIds: [String], mark: AgoraChatMarkType) async
    -> AgoraChatError?
  {
    await waited { addConversationMark(conversationIds, mark: mark, completion: $0) }
  }

  /// Takes a mark off conversations, on all devices of the account.
  @discardableResult
  public nonisolated(nonsending) func removeConversationMark(_ conversationIds: [String], mark: AgoraChatMarkType) async
    -> AgoraChatError?
  {
    await waited { removeConversationMark(conversationIds, mark: mark, completion: $0) }
  }

  /// Takes a conversation off the server's list for this account, until the next message in it.
  @discardableResult
  public nonisolated(nonsending) func deleteServerConversation(
    _ aConversationId: String, conversationType aConversationType: AgoraChatConversationType,
    isDeleteServerMessages aIsDeleteServerMessages: Bool
  ) async -> (String?, AgoraChatError?) {
    await waitedForTwo {
      deleteServerConversation(
        aConversationId, conversationType: aConversationType, isDeleteServerMessages: aIsDeleteServerMessages,
        completion: $0)
    }
  }

  /// Finds messages of several types.
  @discardableResult
  public nonisolated(nonsending) func searchMessages(
    withTypes aTypes: [NSNumber], timestamp aTimestamp: Int64, count aCount: Int32, fromUser aUsername: String?,
    searchDirection aDirection: AgoraChatMessageSearchDirection
  ) async -> ([AgoraChatMessage]?, AgoraChatError?) {
    await waitedForTwo {
      searchMessages(
        withTypes: aTypes, timestamp: aTimestamp, count: aCount, fromUser: aUsername, searchDirection: aDirection,
        completion: $0)
    }
  }

  /// Finds messages that contain a word in their content, their extension, or either.
  @discardableResult
  public nonisolated(nonsending) func loadMessages(
    withKeyword aKeywords: String!, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String!,
    searchDirection aDirection: AgoraChatMessageSearchDirection, scope aScope: AgoraChatMessageSearchScope
  ) async -> ([AgoraChatMessage]?, AgoraChatError?) {
    await waitedForTwo {
      loadMessages(
        withKeyword: aKeywords, timestamp: aTimestamp, count: aCount, fromUser: aSender, searchDirection: aDirection,
        scope: aScope, completion: $0)
    }
  }
}
