public import Foundation

/// Messages and conversations. Completions run on the environment's callback queue.
public protocol IAgoraChatManager: NSObjectProtocol {
  // MARK: delegates

  /// Adds a delegate, which is not kept; one that was added before stays as it is.
  ///
  /// - parameter aQueue: Where it is called; nil for the environment's callback queue.
  func add(_ aDelegate: (any AgoraChatManagerDelegate)?, delegateQueue aQueue: DispatchQueue?)
  /// Removes a delegate.
  func remove(_ aDelegate: any AgoraChatManagerDelegate)

  // MARK: conversations

  /// The conversations of the local database, the newest first.
  func getAllConversations() -> [AgoraChatConversation]?
  /// The same; in no particular order unless sorted.
  func getAllConversations(_ isSort: Bool) -> [AgoraChatConversation]?
  /// Those conversations that a filter lets pass.
  ///
  /// - parameter cleanMemoryCache: Without effect: conversations are read from the database at each look.
  func filterConversationsFromDB(
    cleanMemoryCache: Bool, filter: ((AgoraChatConversation) -> Bool)?
  ) -> [AgoraChatConversation]?
  /// The conversation with an id, of whatever kind; nil if there is none.
  func getConversationWithConvId(_ aConversationId: String?) -> AgoraChatConversation?
  /// A conversation of the local database.
  ///
  /// - parameter aIfCreate: Puts it into the local list if it is not there; the server and other devices learn nothing.
  /// - returns: nil without a login, and for one that is not there and not to be created.
  func getConversation(
    _ aConversationId: String, type aType: AgoraChatConversationType, createIfNotExist aIfCreate: Bool
  ) -> AgoraChatConversation?
  /// Takes a conversation off the local list.
  ///
  /// - parameter aIsDeleteMessages: With its messages.
  /// - parameter aCompletionBlock: Gets the conversation's id.
  func deleteConversation(
    _ aConversationId: String, isDeleteMessages aIsDeleteMessages: Bool,
    completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)
  /// Takes conversations off the local list.
  func delete(
    _ aConversations: [AgoraChatConversation]?, isDeleteMessages aIsDeleteMessages: Bool,
    completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Puts conversations into the local list.
  func `import`(_ aConversations: [AgoraChatConversation]?, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Marks all conversations as read on this device.
  ///
  /// - returns: An error with the code `noError` if it was done.
  @discardableResult func markAllConversationsAsRead() -> AgoraChatError
  /// Deletes all messages and conversations of this account.
  ///
  /// - parameter clearServerData: From its history at the server too.
  func deleteAllMessagesAndConversations(
    _ clearServerData: Bool, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)

  // MARK: messages of the local database

  /// A message of the local database.
  func getMessageWithMessageId(_ aMessageId: String) -> AgoraChatMessage?
  /// Puts messages into the local database, each into the conversation that it names; those that are there stay as they
  /// are.
  func `import`(_ aMessages: [AgoraChatMessage], completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Puts what the app changed of a message into the local database.
  func update(
    _ aMessage: AgoraChatMessage, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)
  /// Deletes all messages up to a time, inclusive, in milliseconds since 1970, from the local database.
  func deleteMessages(before aTimestamp: UInt, completion aCompletion: ((AgoraChatError?) -> Void)!)
  /// How many messages the local database has.
  func getMessageCount(completion: @escaping (Int, AgoraChatError?) -> Void)

  // MARK: sending

  /// Sends a message. It is stored first, and waits for a network where there is none.
  ///
  /// - parameter aProgressBlock: Gets how much of its files the server has, in percent, and 100 once it has the message.
  /// - parameter aCompletionBlock: Gets the message, and nil once the server has accepted it; otherwise 201 (no login),
  ///   500 (invalid), 510 (larger than 3 KB), 400 (its file is not there), 401 (empty or unreadable), 405 (beyond 10 MB),
  ///   402 (the upload failed), or why the server refused: for a CMD that takes a message back 504 (too
  ///   late), 210 and in groups 603 (not one's own).
  func send(
    _ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)
  /// Sends a message that failed again, under its id.
  func resend(
    _ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)
  /// Takes a message back, which the server allows its sender for two minutes.
  ///
  /// - parameter aCompletionBlock: 504 for too late, 210 and in groups 603 for a message that is not one's own, 500 for
  ///   one that is not here, 300 without a connection.
  func recallMessage(withMessageId aMessageId: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// The same with words that come with `messagesInfoDidRecall`.
  func recallMessage(
    withMessageId aMessageId: String, ext: String?, completion aCompletionBlock: @escaping (AgoraChatError?) -> Void)

  // MARK: files of messages

  /// Downloads the messages of a combined message; at once if they are here.
  ///
  /// They are as they were when they were combined, and in no conversation of this device; their own files can be
  /// downloaded like those of other messages.
  ///
  /// - parameter aCompletionBlock: Gets the messages in the order of `messageIdList`; otherwise 500 (no combined message
  ///   that was sent or received, or nothing that could be read), and what `downloadMessageAttachment` says.
  func downloadAndParseCombineMessage(
    _ aMessage: AgoraChatMessage, completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)?)

  /// Downloads the file of a message; at once if it is here.
  ///
  /// - parameter aProgressBlock: Gets how much has arrived, in percent.
  /// - parameter aCompletionBlock: Gets the message, and nil once the file is at `localPath`; otherwise 201 (no login), 400
  ///   (the server has no such file), 407 (it expired), 403 (it cannot be had or written), 500 (the message has no file).
  func downloadMessageAttachment(
    _ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)
  /// Downloads the thumbnail of a picture or film, which the SDK does itself unless
  /// `AgoraChatOptions.autoDownloadThumbnail` is off.
  ///
  /// - parameter aProgressBlock: As for `downloadMessageAttachment`.
  /// - parameter aCompletionBlock: As for `downloadMessageAttachment`; 400 for a film without a thumbnail.
  func downloadMessageThumbnail(
    _ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)

  // MARK: receipts

  /// Tells the peer of a one-to-one chat that one of its messages was read.
  ///
  /// - parameter aCompletionBlock: 505 while `AgoraChatOptions.enableRequireReadAck` is off, 500 for a message of a group
  ///   or of one's own.
  func sendMessageReadAck(
    _ aMessageId: String, toUser aUsername: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Tells the sender of a message in a group that it was read.
  ///
  /// - parameter aContent: What the sender gets with it.
  /// - parameter aCompletionBlock: 500 for a message that asked for no acknowledgement or was taken back.
  func sendGroupMessageReadAck(
    _ aMessageId: String, toGroup aGroupId: String, content aContent: String?,
    completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Tells the peer of a one-to-one chat, and this account's other devices, that all of it was read. The local count
  /// stays.
  func ackConversationRead(_ conversationId: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Who acknowledged having read a group's message of this account, in the order of reading.
  ///
  /// - parameter aGroupAckId: Behind which acknowledgement to begin; empty for the first.
  /// - parameter aCompletionBlock: Gets them, and how many there are in all.
  func asyncFetchGroupMessageAcks(
    fromServer aMessageId: String, groupId aGroupId: String, startGroupAckId aGroupAckId: String,
    pageSize aPageSize: Int32,
    completion aCompletionBlock: ((AgoraChatCursorResult<AgoraChatGroupMessageAck>?, AgoraChatError?, Int32) -> Void)?)

  // MARK: the server's history

  /// Messages from the server's history, put into the local database too; waits for them.
  ///
  /// - parameter aStartMessageId: Behind which message to begin; nil or empty for the newest upwards, or the oldest
  ///   downwards.
  /// - parameter aPageSize: How many, 1 to 100.
  /// - returns: The messages, oldest first; the cursor is the next `aStartMessageId`, empty at the end. nil with an error.
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
  /// Messages from the server's history that fit.
  ///
  /// - parameter cursor: The cursor of the part before; nil or empty for the first.
  /// - parameter pageSize: How many, 1 to 100.
  /// - parameter option: Which ones; all if nil.
  func fetchMessagesFromServer(
    by conversationId: String, conversationType type: AgoraChatConversationType, cursor: String?, pageSize: UInt,
    option: AgoraChatFetchServerMessagesOption?,
    completion aCompletionBlock: ((AgoraChatCursorResult<AgoraChatMessage>?, AgoraChatError?) -> Void)?)
  /// Deletes messages from this account's history, at the server and on its devices.
  func removeMessagesFromServer(
    with conversation: AgoraChatConversation, messageIds: [String],
    completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Deletes the messages up to a time, inclusive, in milliseconds since 1970, from this account's history, at the server
  /// and on its devices.
  func removeMessagesFromServer(
    with conversation: AgoraChatConversation, timeStamp beforeTimeStamp: TimeInterval,
    completion aCompletionBlock: ((AgoraChatError?) -> Void)?)

  // MARK: older versions, which answer with whether it was done

  /// `deleteConversation(_:isDeleteMessages:completion:)` at once.
  @discardableResult func deleteConversation(_ aConversationId: String!, deleteMessages aDeleteMessage: Bool) -> Bool
  /// `delete(_:isDeleteMessages:completion:)` at once.
  @discardableResult func deleteConversations(_ aConversations: [Any]!, deleteMessages aDeleteMessage: Bool) -> Bool
  /// `import` of conversations at once.
  @discardableResult func importConversations(_ aConversations: [Any]!) -> Bool
  /// `import` of messages at once.
  @discardableResult func importMessages(_ aMessages: [Any]!) -> Bool
  /// `update(_:completion:)` at once.
  @discardableResult func update(_ aMessage: AgoraChatMessage!) -> Bool

  // MARK: looking in all conversations

  /// Messages of one type; as in `AgoraChatConversation`.
  func loadMessages(
    with aType: AgoraChatMessageBodyType, timestamp aTimestamp: Int64, count aCount: Int32,
    fromUser aUsername: String?, searchDirection aDirection: AgoraChatMessageSearchDirection
  ) -> [AgoraChatMessage]?
  /// The same, told on the callback queue.
  func loadMessages(
    with aType: AgoraChatMessageBodyType, timestamp aTimestamp: Int64, count aCount: Int32,
    fromUser aUsername: String!, searchDirection aDirection: AgoraChatMessageSearchDirection,
    completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)!)
  /// Messages of several types; as in `AgoraChatConversation`.
  func searchMessages(
    withTypes aTypes: [NSNumber], timestamp aTimestamp: Int64, count aCount: Int32, fromUser aUsername: String?,
    searchDirection aDirection: AgoraChatMessageSearchDirection,
    completion aCompletionBlock: @escaping ([AgoraChatMessage]?, AgoraChatError?) -> Void)
  /// Messages that contain a word; as in `AgoraChatConversation`.
  func loadMessages(
    withKeyword aKeywords: String!, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String!,
    searchDirection aDirection: AgoraChatMessageSearchDirection
  ) -> [AgoraChatMessage]!
  /// The same, told on the callback queue.
  func loadMessages(
    withKeyword aKeywords: String!, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String!,
    searchDirection aDirection: AgoraChatMessageSearchDirection,
    completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)!)
  /// Messages that contain a word in what they say, in their extension, or in either.
  func loadMessages(
    withKeyword aKeywords: String!, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String!,
    searchDirection aDirection: AgoraChatMessageSearchDirection, scope aScope: AgoraChatMessageSearchScope,
    completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)!)
}
