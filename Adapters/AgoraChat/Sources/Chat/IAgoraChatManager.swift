public import Foundation

/// Manages messages and conversations. Completions run on the environment's callback queue.
public protocol IAgoraChatManager: NSObjectProtocol {
  // MARK: delegates

  /// Adds a delegate, which is held weakly; adding it again has no effect.
  ///
  /// - parameter aDelegate: The delegate.
  /// - parameter aQueue: The queue it is called on; nil for the environment's callback queue.
  func add(_ aDelegate: (any AgoraChatManagerDelegate)?, delegateQueue aQueue: DispatchQueue?)
  /// Removes a delegate.
  func remove(_ aDelegate: any AgoraChatManagerDelegate)

  // MARK: conversations

  /// Returns the conversations of the local database, the newest first.
  func getAllConversations() -> [AgoraChatConversation]?
  /// Returns the conversations of the local database, the newest first.
  ///
  /// - parameter isSort: Returns the pinned ones before all others, the one that was pinned last first.
  func getAllConversations(_ isSort: Bool) -> [AgoraChatConversation]?
  /// Returns the conversations that pass a filter.
  ///
  /// - parameter cleanMemoryCache: Without effect: conversations are read from the database each time.
  /// - parameter filter: Returns whether a conversation passes; every one does if nil.
  func filterConversationsFromDB(
    cleanMemoryCache: Bool, filter: ((AgoraChatConversation) -> Bool)?
  ) -> [AgoraChatConversation]?
  /// Returns the conversation with an id, of whatever kind; nil if there is none.
  func getConversationWithConvId(_ aConversationId: String?) -> AgoraChatConversation?
  /// Returns a conversation of the local database.
  ///
  /// - parameter aConversationId: The peer's account, or the id of the group or chat room.
  /// - parameter aType: The type of the conversation.
  /// - parameter aIfCreate: A Boolean value that indicates whether to add it to the local list if it is missing; the
  ///   server and other devices are not notified.
  /// - returns: nil without a login, and for a missing conversation that is not to be created.
  func getConversation(
    _ aConversationId: String, type aType: AgoraChatConversationType, createIfNotExist aIfCreate: Bool
  ) -> AgoraChatConversation?
  /// Removes a conversation from the local list.
  ///
  /// - parameter aConversationId: The peer's account, or the id of the group or chat room.
  /// - parameter aIsDeleteMessages: A Boolean value that indicates whether to delete its messages too.
  /// - parameter aCompletionBlock: Receives the conversation's id.
  func deleteConversation(
    _ aConversationId: String, isDeleteMessages aIsDeleteMessages: Bool,
    completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)
  /// Removes conversations from the local list.
  func delete(
    _ aConversations: [AgoraChatConversation]?, isDeleteMessages aIsDeleteMessages: Bool,
    completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Adds conversations to the local list.
  func `import`(_ aConversations: [AgoraChatConversation]?, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Marks all conversations as read on this device.
  ///
  /// - returns: An error with the code `noError` if it succeeded.
  @discardableResult func markAllConversationsAsRead() -> AgoraChatError
  /// Deletes all messages and conversations of this account.
  ///
  /// - parameter clearServerData: A Boolean value that indicates whether to delete them from its history at the server
  ///   too.
  /// - parameter aCompletionBlock: Receives nil, or the error.
  func deleteAllMessagesAndConversations(
    _ clearServerData: Bool, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)

  /// Discards the conversations that are kept in memory. Without effect: none are, for each object asks the local database.
  func cleanConversationsMemoryCache()
  /// Returns a conversation, as `getConversation(_:type:createIfNotExist:)` does.
  ///
  /// - parameter aConversationId: The peer, or the id of the group or chatroom.
  /// - parameter aType: The kind of conversation.
  /// - parameter aIfCreate: A Boolean value that indicates whether one that does not exist is created.
  /// - parameter isThread: A Boolean value that indicates whether it is a thread, which `groupChat` conversations alone are. Since
  ///   a thread is on no list, nothing is created: with `aIfCreate` there is an object for any id, without it for the threads
  ///   that this device knows.
  func getConversation(
    _ aConversationId: String, type aType: AgoraChatConversationType, createIfNotExist aIfCreate: Bool, isThread: Bool
  ) -> AgoraChatConversation?

  // MARK: messages of the local database

  /// Returns a message of the local database.
  func getMessageWithMessageId(_ aMessageId: String) -> AgoraChatMessage?
  /// Puts messages into the local database, each into its own conversation; existing messages are not changed.
  func `import`(_ aMessages: [AgoraChatMessage], completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Stores an app's changes to a message in the local database.
  func update(
    _ aMessage: AgoraChatMessage, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)
  /// Deletes all messages before a time, exclusive, in milliseconds since 1970, from the local database.
  func deleteMessages(before aTimestamp: UInt, completion aCompletion: ((AgoraChatError?) -> Void)!)
  /// Passes the number of messages in the local database to a completion.
  func getMessageCount(completion: @escaping (Int, AgoraChatError?) -> Void)

  // MARK: sending

  /// Sends a message. It is stored first, and waits until the network is available.
  ///
  /// - parameter aMessage: The message to send, which the completion passes back.
  /// - parameter aProgressBlock: Receives the part of its files that the server has, in percent, and 100 once it has
  ///   the message.
  /// - parameter aCompletionBlock: Receives the message, and nil once the server has accepted it; otherwise 201 (no
  ///   login), 500 (invalid), 510 (larger than 3 KB), 400 (its file does not exist), 401 (empty or unreadable), 405
  ///   (beyond 10 MB), 402 (the upload failed), or the server's error: for a CMD that recalls a message 504 (too late),
  ///   210 and in groups 603 (another account's message).
  func send(
    _ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)
  /// Sends a message that failed again, with the same id.
  func resend(
    _ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)
  /// Recalls a message, which the server allows its sender for two minutes.
  ///
  /// - parameter aMessageId: The id of the message to recall.
  /// - parameter aCompletionBlock: 504 for too late, 210 and in groups 603 for another account's message, 500 for one
  ///   that is not on this device, 300 without a connection.
  func recallMessage(withMessageId aMessageId: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// The same with data that `messagesInfoDidRecall` passes to the receivers.
  func recallMessage(
    withMessageId aMessageId: String, ext: String?, completion aCompletionBlock: @escaping (AgoraChatError?) -> Void)

  // MARK: files of messages

  /// Returns the folder in which this device keeps the files of messages: one for all conversations, so that an app which
  /// empties it removes the files of the others, too.
  ///
  /// - parameter aConversationId: The peer, or the id of the group or chatroom.
  /// - returns: The full path, of a folder that is made with the first file; nil for a conversation that does not exist, and
  ///   without a login.
  func getMessageAttachmentPath(_ aConversationId: String) -> String!

  /// Downloads the messages of a combined message; completes at once if this device has them.
  ///
  /// They are as they were when they were combined, and in no conversation of this device; their own files can be
  /// downloaded like those of other messages.
  ///
  /// - parameter aMessage: The combined message.
  /// - parameter aCompletionBlock: Receives the messages in the order of `messageIdList`; otherwise 500 (no combined
  ///   message that was sent or received, or a file that cannot be read), and the errors of
  ///   `downloadMessageAttachment`.
  func downloadAndParseCombineMessage(
    _ aMessage: AgoraChatMessage, completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)?)

  /// Downloads the file of a message; completes at once if this device has it.
  ///
  /// - parameter aMessage: The message with the file.
  /// - parameter aProgressBlock: Receives the progress in percent.
  /// - parameter aCompletionBlock: Receives the message, and nil once the file is at `localPath`; otherwise 201 (no
  ///   login), 400 (the server has no such file), 407 (it expired), 403 (it cannot be fetched or written), 500 (the
  ///   message has no file).
  func downloadMessageAttachment(
    _ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)
  /// Downloads the thumbnail of a picture or film, as the SDK does automatically unless
  /// `AgoraChatOptions.autoDownloadThumbnail` is off.
  ///
  /// - parameter aMessage: The message with the picture or film.
  /// - parameter aProgressBlock: As for `downloadMessageAttachment`.
  /// - parameter aCompletionBlock: As for `downloadMessageAttachment`; 400 for a film without a thumbnail.
  func downloadMessageThumbnail(
    _ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)

  // MARK: receipts

  /// Notifies the peer of a one-to-one chat that one of its messages was read.
  ///
  /// - parameter aMessageId: The id of the message that was read.
  /// - parameter aUsername: The peer, who sent it.
  /// - parameter aCompletionBlock: 505 while `AgoraChatOptions.enableRequireReadAck` is off, 500 for a message of a
  ///   group or of this account.
  func sendMessageReadAck(
    _ aMessageId: String, toUser aUsername: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Notifies the sender of a message in a group that it was read.
  ///
  /// - parameter aMessageId: The id of the message that was read.
  /// - parameter aGroupId: The group's id.
  /// - parameter aContent: Data for the sender.
  /// - parameter aCompletionBlock: 500 for a message that requested no acknowledgement or was recalled.
  func sendGroupMessageReadAck(
    _ aMessageId: String, toGroup aGroupId: String, content aContent: String?,
    completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Notifies the peer of a one-to-one chat, and this account's other devices, that all of it was read. The local count
  /// does not change.
  func ackConversationRead(_ conversationId: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Fetches the acknowledgements that a group's message of this account was read, in the order of reading.
  ///
  /// - parameter aMessageId: The id of the message.
  /// - parameter aGroupId: The group's id.
  /// - parameter aGroupAckId: The acknowledgement after which to begin; empty for the first.
  /// - parameter aPageSize: The maximum number of acknowledgements; 1 if smaller.
  /// - parameter aCompletionBlock: Receives the acknowledgements, and their total number.
  func asyncFetchGroupMessageAcks(
    fromServer aMessageId: String, groupId aGroupId: String, startGroupAckId aGroupAckId: String,
    pageSize aPageSize: Int32,
    completion aCompletionBlock: ((AgoraChatCursorResult<AgoraChatGroupMessageAck>?, AgoraChatError?, Int32) -> Void)?)

  // MARK: edits

  /// Changes the text of a message that the server has. The other members, and this account's other devices, are notified by
  /// `onMessageContentChanged`.
  ///
  /// - parameter messageId: A text message of the local database: of this account, or, in a group that it owns or
  ///   administers, of a member with a lower role.
  /// - parameter body: The new text.
  /// - parameter completionBlock: Receives the message as it is now, or the error: 500 (no such message, an empty
  ///   text), 111 (not a text message, a chat room), 210 or in groups 603 (another account's message), 4 (changed ten
  ///   times), 510 (too long).
  func modifyMessage(
    _ messageId: String, body: AgoraChatMessageBody,
    completion completionBlock: @escaping (AgoraChatError?, AgoraChatMessage?) -> Void)

  // MARK: pins

  /// Pins a message for everyone in its conversation. One that is pinned already stays as it is.
  ///
  /// - parameter messageId: A message of the local database, of a one-to-one chat or a group.
  /// - parameter aCompletionBlock: Receives the message, or the error: 500 (no such message), 111 (a chat room), 4 (100
  ///   messages are pinned), 602 (not a member of the group).
  func pinMessage(
    _ messageId: String, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)
  /// Unpins a message that any account pinned. Succeeds without effect if the message is not pinned.
  ///
  /// - parameter messageId: A message of the local database.
  /// - parameter aCompletionBlock: Receives the message, or the error, as for `pinMessage`.
  func unpinMessage(
    _ messageId: String, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)
  /// Fetches the pinned messages of a conversation; the local pins follow.
  ///
  /// - parameter conversationId: The peer, or the id of the group.
  /// - parameter aCompletionBlock: Receives the messages, those first that were pinned last, or the error.
  func getPinnedMessages(
    fromServer conversationId: String, completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)?)

  // MARK: reports

  /// Reports a message to the operator. Its sender is not notified. Another report of the same message replaces the previous
  /// one unless the operator has closed that.
  ///
  /// - parameter aMessageId: A message of the local database.
  /// - parameter aTag: The category, in the app's words; 256 bytes at most.
  /// - parameter aReason: The user's words; 4 KB at most.
  /// - parameter aCompletion: Receives nil, or the error: 500 (no such message), 510 (a text is too long), 4 (100 reports of
  ///   this user are open), 201 (no login), 300 (no network), 602 (not a member of the group).
  func reportMessage(
    withId aMessageId: String, tag aTag: String, reason aReason: String,
    completion aCompletion: ((AgoraChatError?) -> Void)?)

  // MARK: translation

  /// Requests the translation of a text message. There is no translation service, so the call always fails.
  ///
  /// - parameter aMessage: The message; a text.
  /// - parameter aLanguages: The codes of the languages.
  /// - parameter aCompletionBlock: Receives nil and the error: 1110 (not a text message, or no language), 1111 (the service
  ///   is not enabled), 201 (no login).
  func translate(
    _ aMessage: AgoraChatMessage, targetLanguages aLanguages: [String],
    completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)
  /// Requests the languages of the translation service. There is no translation service, so the call always fails.
  ///
  /// - parameter aCompletionBlock: Receives nil and the error: 1111 (the service is not enabled), 201 (no login).
  func fetchSupportedLanguages(
    _ aCompletionBlock: (([AgoraChatTranslateLanguage]?, AgoraChatError?) -> Void)?)

  // MARK: reactions

  /// Adds a reaction of this account to a message.
  ///
  /// - parameter reaction: The text, an emoji mostly.
  /// - parameter messageId: A message of the local database.
  /// - parameter completion: nil, or 1301 (this account has reacted with it already), 1300 (there are too many
  ///   reactions to the message), 1302 (the message is of a chat room), 110 (no text), 500 (no such message).
  func addReaction(_ reaction: String, toMessage messageId: String, completion: ((AgoraChatError?) -> Void)?)
  /// Removes a reaction of this account from a message.
  ///
  /// - parameter reaction: The text.
  /// - parameter messageId: A message of the local database.
  /// - parameter completion: nil, or 1301 (this account has not reacted with it), 1302 (the message is of a chat room),
  ///   500 (no such message).
  func removeReaction(_ reaction: String, fromMessage messageId: String, completion: ((AgoraChatError?) -> Void)?)
  /// Fetches the reactions to messages; the local database follows.
  ///
  /// - parameter messageIds: Messages of the group, or those of one-to-one chats that the local database has.
  /// - parameter groupId: The group's id with `groupChat`.
  /// - parameter chatType: The type of the chat.
  /// - parameter completion: Receives the reactions by the messages' ids, or the error: 110 without a group's id, 111 for
  ///   chat rooms, 602 (not a member).
  func getReactionList(
    _ messageIds: [String], groupId: String?, chatType: AgoraChatType,
    completion: @escaping ([String: [AgoraChatMessageReaction]], AgoraChatError?) -> Void)
  /// Fetches who reacted to a message with one text, page by page.
  ///
  /// - parameter messageId: A message of the local database.
  /// - parameter reaction: The text.
  /// - parameter cursor: The cursor of the page before; nil or empty for the first.
  /// - parameter pageSize: The number of accounts, 1 to 100.
  /// - parameter completion: Receives the reaction with the page's accounts, and the cursor of the next page, empty at
  ///   the end; or the error.
  func getReactionDetail(
    _ messageId: String, reaction: String, cursor: String?, pageSize: UInt64,
    completion: @escaping (AgoraChatMessageReaction, String?, AgoraChatError?) -> Void)

  // MARK: the server's history

  /// Fetches messages from the server's history and stores them in the local database; waits for them.
  ///
  /// - parameter aConversationId: The peer's account, or the id of the group or chat room.
  /// - parameter aConversationType: The type of the conversation.
  /// - parameter aStartMessageId: The message after which to begin; nil or empty for the newest upwards, or the oldest
  ///   downwards.
  /// - parameter direction: The direction: `up` to older messages, `down` to newer ones.
  /// - parameter aPageSize: The number of messages, 1 to 100.
  /// - parameter pError: Receives the error; nil after a success.
  /// - returns: The messages, oldest first; the cursor is the next `aStartMessageId`, empty at the end. nil with an
  ///   error.
  func fetchHistoryMessages(
    fromServer aConversationId: String, conversationType aConversationType: AgoraChatConversationType,
    startMessageId aStartMessageId: String?, fetch direction: AgoraChatMessageFetchHistoryDirection,
    pageSize aPageSize: Int32, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatCursorResult<AgoraChatMessage>?
  /// The same upwards.
  func fetchHistoryMessages(
    fromServer aConversationId: String, conversationType aConversationType: AgoraChatConversationType,
    startMessageId aStartMessageId: String?, pageSize aPageSize: Int32,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatCursorResult<AgoraChatMessage>?
  /// The same upwards, without waiting.
  func asyncFetchHistoryMessages(
    fromServer aConversationId: String, conversationType aConversationType: AgoraChatConversationType,
    startMessageId aStartMessageId: String?, pageSize aPageSize: Int32,
    completion aCompletionBlock: ((AgoraChatCursorResult<AgoraChatMessage>?, AgoraChatError?) -> Void)?)
  /// The same without waiting.
  func asyncFetchHistoryMessages(
    fromServer aConversationId: String, conversationType aConversationType: AgoraChatConversationType,
    startMessageId aStartMessageId: String?, fetch direction: AgoraChatMessageFetchHistoryDirection,
    pageSize aPageSize: Int32,
    completion aCompletionBlock: ((AgoraChatCursorResult<AgoraChatMessage>?, AgoraChatError?) -> Void)?)
  /// Fetches messages from the server's history that match an option.
  ///
  /// - parameter conversationId: The peer's account, or the id of the group or chat room.
  /// - parameter type: The type of the conversation.
  /// - parameter cursor: The cursor of the part before; nil or empty for the first.
  /// - parameter pageSize: The number of messages, 1 to 100.
  /// - parameter option: The messages to fetch; all if nil.
  /// - parameter aCompletionBlock: Receives the messages, oldest first, with the cursor of the next part, which is
  ///   empty at the end; or the error.
  func fetchMessagesFromServer(
    by conversationId: String, conversationType type: AgoraChatConversationType, cursor: String?, pageSize: UInt,
    option: AgoraChatFetchServerMessagesOption?,
    completion aCompletionBlock: ((AgoraChatCursorResult<AgoraChatMessage>?, AgoraChatError?) -> Void)?)
  /// Deletes messages from this account's history, at the server and on its devices.
  func removeMessagesFromServer(
    with conversation: AgoraChatConversation, messageIds: [String],
    completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Deletes the messages up to a time, inclusive, in milliseconds since 1970, from this account's history, at the
  /// server and on its devices.
  func removeMessagesFromServer(
    with conversation: AgoraChatConversation, timeStamp beforeTimeStamp: TimeInterval,
    completion aCompletionBlock: ((AgoraChatError?) -> Void)?)

  // MARK: the server's conversations

  /// Fetches the account's conversations from the server, the newest first, at most 100.
  ///
  /// - parameter aCompletionBlock: Receives the conversations, or the error.
  func getConversationsFromServer(_ aCompletionBlock: (([AgoraChatConversation]?, AgoraChatError?) -> Void)?)
  /// Fetches a page of the account's conversations from the server, the newest first.
  ///
  /// - parameter pageNumber: The page, from 1.
  /// - parameter pageSize: The number of conversations of a page.
  /// - parameter aCompletionBlock: Receives the conversations, or the error.
  func getConversationsFromServer(
    byPage pageNumber: UInt, pageSize: UInt,
    completion aCompletionBlock: (([AgoraChatConversation]?, AgoraChatError?) -> Void)?)
  /// Fetches a part of the account's conversations from the server, the newest first.
  ///
  /// - parameter cursor: The cursor of the part before; nil or empty for the first.
  /// - parameter pageSize: The largest number of conversations, 1 to 100.
  /// - parameter completionBlock: Receives the conversations with the cursor of the next part, which is empty at the
  ///   end; or the error.
  func getConversationsFromServer(
    withCursor cursor: String?, pageSize: UInt8,
    completion completionBlock: @escaping (AgoraChatCursorResult<AgoraChatConversation>?, AgoraChatError?) -> Void)
  /// Fetches a part of the pinned conversations from the server, the one that was pinned last first.
  ///
  /// - parameter cursor: The cursor of the part before; nil or empty for the first.
  /// - parameter limit: The largest number of conversations, 1 to 100.
  /// - parameter completionBlock: Receives the conversations with the cursor of the next part, which is empty at the
  ///   end; or the error.
  func getPinnedConversationsFromServer(
    withCursor cursor: String?, pageSize limit: UInt8,
    completion completionBlock: @escaping (AgoraChatCursorResult<AgoraChatConversation>?, AgoraChatError?) -> Void)
  /// Fetches a part of the conversations with a mark from the server, the newest first.
  ///
  /// - parameter cursor: The cursor of the part before; nil or empty for the first.
  /// - parameter filter: The mark, and the largest number of conversations.
  /// - parameter completionBlock: Receives the conversations with the cursor of the next part, which is empty at the
  ///   end; or the error.
  func getConversationsFromServer(
    withCursor cursor: String?, filter: AgoraChatConversationFilter,
    completion completionBlock: @escaping (AgoraChatCursorResult<AgoraChatConversation>?, AgoraChatError?) -> Void)
  /// Pins a conversation on all devices of the account, or takes the pin off.
  ///
  /// - parameter conversationId: The peer's account, or the id of the group.
  /// - parameter isPinned: True to pin it. One that is pinned keeps its time.
  /// - parameter completionBlock: Receives nil, or the error.
  func pinConversation(_ conversationId: String, isPinned: Bool, completionBlock: ((AgoraChatError?) -> Void)?)
  /// Puts a mark on conversations, on all devices of the account: on all of them, or on none.
  ///
  /// - parameter conversationIds: The peers' accounts, or the ids of the groups.
  /// - parameter mark: The mark.
  /// - parameter completion: Receives nil, or the error.
  func addConversationMark(
    _ conversationIds: [String], mark: AgoraChatMarkType, completion: ((AgoraChatError?) -> Void)?)
  /// Takes a mark off conversations, on all devices of the account: off all of them, or off none.
  ///
  /// - parameter conversationIds: The peers' accounts, or the ids of the groups.
  /// - parameter mark: The mark.
  /// - parameter completion: Receives nil, or the error.
  func removeConversationMark(
    _ conversationIds: [String], mark: AgoraChatMarkType, completion: ((AgoraChatError?) -> Void)?)
  /// Takes a conversation off the server's list for this account, until the next message in it. What is on devices
  /// stays.
  ///
  /// - parameter aConversationId: The peer's account, or the id of the group.
  /// - parameter aConversationType: The type of the conversation.
  /// - parameter aIsDeleteServerMessages: True to clear this account's history of it at the server, too.
  /// - parameter aCompletionBlock: Receives the conversation's id, and nil or the error.
  func deleteServerConversation(
    _ aConversationId: String, conversationType aConversationType: AgoraChatConversationType,
    isDeleteServerMessages aIsDeleteServerMessages: Bool,
    completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)

  // MARK: older versions, which answer with whether it was done

  /// The synchronous form of `deleteConversation(_:isDeleteMessages:completion:)`.
  @discardableResult func deleteConversation(_ aConversationId: String!, deleteMessages aDeleteMessage: Bool) -> Bool
  /// The synchronous form of `delete(_:isDeleteMessages:completion:)`.
  @discardableResult func deleteConversations(_ aConversations: [Any]!, deleteMessages aDeleteMessage: Bool) -> Bool
  /// The synchronous form of `import` of conversations.
  @discardableResult func importConversations(_ aConversations: [Any]!) -> Bool
  /// The synchronous form of `import` of messages.
  @discardableResult func importMessages(_ aMessages: [Any]!) -> Bool
  /// The synchronous form of `update(_:completion:)`.
  @discardableResult func update(_ aMessage: AgoraChatMessage!) -> Bool

  // MARK: looking in all conversations

  /// Returns messages of one type; as in `AgoraChatConversation`.
  func loadMessages(
    with aType: AgoraChatMessageBodyType, timestamp aTimestamp: Int64, count aCount: Int32,
    fromUser aUsername: String?, searchDirection aDirection: AgoraChatMessageSearchDirection
  ) -> [AgoraChatMessage]?
  /// The same, with a completion on the callback queue.
  func loadMessages(
    with aType: AgoraChatMessageBodyType, timestamp aTimestamp: Int64, count aCount: Int32,
    fromUser aUsername: String!, searchDirection aDirection: AgoraChatMessageSearchDirection,
    completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)!)
  /// Finds messages of several types; as in `AgoraChatConversation`.
  func searchMessages(
    withTypes aTypes: [NSNumber], timestamp aTimestamp: Int64, count aCount: Int32, fromUser aUsername: String?,
    searchDirection aDirection: AgoraChatMessageSearchDirection,
    completion aCompletionBlock: @escaping ([AgoraChatMessage]?, AgoraChatError?) -> Void)
  /// Returns messages that contain a word; as in `AgoraChatConversation`.
  func loadMessages(
    withKeyword aKeywords: String!, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String!,
    searchDirection aDirection: AgoraChatMessageSearchDirection
  ) -> [AgoraChatMessage]!
  /// The same, with a completion on the callback queue.
  func loadMessages(
    withKeyword aKeywords: String!, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String!,
    searchDirection aDirection: AgoraChatMessageSearchDirection,
    completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)!)
  /// Finds messages that contain a word in their content, their extension, or either.
  func loadMessages(
    withKeyword aKeywords: String!, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String!,
    searchDirection aDirection: AgoraChatMessageSearchDirection, scope aScope: AgoraChatMessageSearchScope,
    completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)!)
}
