public import Foundation

/// Receives messages fetched from a history.
public typealias NIMFetchMessageHistoryBlock = ((any Error)?, [NIMMessage]?) -> Void

/// Manages the recent sessions, the unread messages and the history.
public protocol NIMConversationManager: NSObjectProtocol {
  // MARK: deleting

  /// Deletes a message from the local database.
  func delete(_ message: NIMMessage)
  /// Deletes a message from the local database.
  func delete(_ message: NIMMessage, option: NIMDeleteMessageOption?)
  /// Deletes a message from the local database and from this account's history at the server.
  ///
  /// - parameter message: The message to delete.
  /// - parameter ext: Data for the account's other clients.
  /// - parameter block: Receives nil once the server has deleted it, or the error.
  func deleteMessage(fromServer message: NIMMessage, ext: String?, completion block: (((any Error)?) -> Void)?)
  /// Deletes messages of one session from the local database and from this account's history at the server.
  ///
  /// - parameter messages: The messages to delete.
  /// - parameter exts: Data for the account's other clients, by message id.
  /// - parameter completion: Receives nil once the server has deleted them, or the error: local error `invalidParam`
  ///   for messages of several sessions.
  func deleteRemoteMessages(
    _ messages: [NIMMessage], exts: [String: String]?, completion: (((any Error)?) -> Void)?)
  /// Deletes all messages of a session from the local database.
  func deleteAllmessages(in session: NIMSession, option: NIMDeleteMessagesOption?)
  /// Deletes all messages from the local database; reported by `allMessagesDeleted()` alone.
  func deleteAllMessages(_ option: NIMDeleteMessagesOption?)
  /// Deletes the messages of a session in a range of times from the local database.
  func deleteMessages(
    in session: NIMSession, option: NIMBatchDeleteMessagesOption?, completion block: (((any Error)?) -> Void)?)
  /// Clears this account's history of a session, on this device and at the server.
  func deleteAllRemoteMessages(
    in session: NIMSession, options: NIMSessionDeleteAllRemoteMessagesOptions,
    completion: @escaping ((any Error)?) -> Void)
  /// Clears a session here and then at the server; `allMessagesCleared(in:step:)` reports the steps.
  func deleteSelfRemoteSession(
    _ session: NIMSession, option: NIMClearMessagesOption?, completion: (((any Error)?) -> Void)?)

  // MARK: recent sessions

  /// Returns the recent sessions, newest first; nil without a login.
  func allRecentSessions() -> [NIMRecentSession]?
  /// Returns the recent sessions with the last message of other types than some; nil without a login.
  func allRecentSessions(with option: NIMRecentSessionOption) -> [NIMRecentSession]?
  /// Returns the record of a session; nil if it is not in the list.
  func recentSession(by session: NIMSession) -> NIMRecentSession?
  /// Adds an empty session to the list.
  func addEmptyRecentSession(by session: NIMSession)
  /// Adds an empty session to the list, in a place that the option chooses; no effect on a session that is in the list.
  func addEmptyRecentSession(by session: NIMSession, option: NIMAddEmptyRecentSessionBySessionOption)
  /// Adds sessions to the list; those that are in it do not change.
  ///
  /// - parameter importedRecentSession: The sessions with the times of their last updates.
  /// - parameter completion: Receives the sessions that could not be added, and the first error: local errors
  ///   `invalidParam`, `notSupported` and `userInfoNeeded`.
  func `import`(
    _ importedRecentSession: [NIMImportedRecentSession],
    completion: (((any Error)?, [NIMImportedRecentSession]?) -> Void)?)
  /// Removes a session from the list and marks it as read; its messages stay.
  func delete(_ recentSession: NIMRecentSession)
  /// Removes a session from the list, and clears its history at the server where the option says so; its messages on
  /// this device stay.
  ///
  /// - parameter recentSession: The session.
  /// - parameter option: What else is done.
  /// - parameter completion: Receives nil, or the server's error; the session is removed from the list in both cases.
  func delete(
    _ recentSession: NIMRecentSession, option: NIMDeleteRecentSessionOption,
    completion: @escaping ((any Error)?) -> Void)
  /// Changes the app's own data with a session on this device; the object shows it too.
  func updateRecentLocalExt(_ ext: [AnyHashable: Any]?, recentSession: NIMRecentSession)

  // MARK: server sessions

  /// Fetches the sessions that the server lists for this account, newest first.
  ///
  /// - parameter option: The sessions to fetch; nil for the newest 100.
  /// - parameter completion: Receives the sessions, and a Boolean value that indicates whether there are more: fetch them
  ///   with the last one's time, in milliseconds, as `maxTimestamp`.
  func fetchServerSessions(
    _ option: NIMFetchServerSessionOption?, completion: (((any Error)?, [NIMRecentSession]?, Bool) -> Void)?)
  /// Fetches a session as the server lists it; remote error 404 if it does not.
  func fetchServerSession(by session: NIMSession, completion: (((any Error)?, NIMRecentSession?) -> Void)?)
  /// Changes the text that the account keeps with a session, on all of its clients: their `serverExt`.
  func updateServerSessionExt(_ ext: String, session: NIMSession, completion: (((any Error)?) -> Void)?)
  /// Takes sessions off the server's list for this account, until the next message in them. Messages and the lists of
  /// clients stay.
  func deleteServerSessions(_ sessions: [NIMSession], completion: (((any Error)?) -> Void)?)
  /// Takes sessions off the server's list for this account, as `deleteServerSessions(_:completion:)` does.
  func deleteRemoteSessions(_ sessions: [NIMSession], completion: (((any Error)?) -> Void)?)

  // MARK: unread

  /// Returns the number of unread messages.
  func allUnreadCount() -> Int
  /// Returns the number of unread messages in sessions of a type.
  func unreadCount(of type: NIMSessionType) -> Int
  /// Returns the number of unread messages in sessions that notify of new messages (true), or in those that do not.
  func allUnreadCount(_ notify: Bool) -> Int
  /// Returns the unread messages of a session, as `NIMMessage`, oldest first.
  func allUnreadMessages(in session: NIMSession) -> [Any]
  /// Passes the unread messages of a session to a completion, oldest first.
  func allUnreadMessages(in session: NIMSession, completion: @escaping ((any Error)?, [NIMMessage]?) -> Void)
  /// Marks all sessions as read; reported by `allMessagesRead()` alone. No receipts are sent.
  func markAllMessagesRead()
  /// Marks all sessions of a type as read; reported by `messagesRead(of:)` alone.
  func markMessagesRead(of type: NIMSessionType)
  /// Marks sessions as read; reported by `onBatchMarkMessagesRead(in:)` alone.
  func batchMarkMessagesRead(in sessions: [NIMSession])
  /// Marks sessions as read; reported by `onBatchMarkMessagesRead(in:)` alone. The completion gets those that failed.
  func batchMarkMessagesRead(in sessions: [NIMSession], completion: @escaping ((any Error)?, [NIMSession]?) -> Void)
  /// Marks a session as read.
  func markAllMessagesRead(in session: NIMSession)
  /// Marks a session as read.
  func markAllMessagesRead(in session: NIMSession, completion: @escaping ((any Error)?) -> Void)

  // MARK: messages

  /// Changes a stored message: its `localExt`, and the object of a custom message; nothing else.
  func update(_ message: NIMMessage, for session: NIMSession, completion: (((any Error)?) -> Void)?)
  /// Puts a message into the local database only; `onRecvMessages(_:)` reports it, with this same object. A message
  /// that exists already is refused with remote error 417.
  func save(_ message: NIMMessage, for session: NIMSession, completion: (((any Error)?) -> Void)?)
  /// Returns messages of the local database before a message (the newest ones if nil), oldest first; nil without a
  /// login.
  func messages(in session: NIMSession, message: NIMMessage?, limit: Int) -> [NIMMessage]?
  /// The same, with a completion.
  func messages(
    in session: NIMSession, message: NIMMessage?, limit: Int,
    completion: @escaping ((any Error)?, [NIMMessage]?) -> Void)
  /// Returns messages of the local database by their ids, oldest first; nil without a login.
  func messages(in session: NIMSession, messageIds: [String]) -> [NIMMessage]?
  /// Fetches messages of the server's history; while the server cannot be reached, those of the local database.
  ///
  /// - parameter param: The session, and the part of its history to fetch.
  /// - parameter completion: Its second argument is true if the result is the server's.
  func getMessagesDynamically(
    _ param: NIMGetMessagesDynamicallyParam, completion: @escaping ((any Error)?, Bool, [NIMMessage]?) -> Void)
  /// Fetches messages of the server's history of a P2P session or a team, in the option's order.
  func fetchMessageHistory(
    _ session: NIMSession, option: NIMHistoryMessageSearchOption, result: NIMFetchMessageHistoryBlock?)

  // MARK: searching

  /// Finds messages of a P2P session or a team at the server, in the option's order.
  ///
  /// - parameter session: The session.
  /// - parameter option: The messages to find.
  /// - parameter result: Receives the messages, or remote error 414 without a keyword or for a span that ends before it
  ///   begins, local error `invalidParam` for a limit above 100 or a time that is NaN, `notSupported` for a chatroom.
  func retrieveServerMessages(
    _ session: NIMSession, option: NIMMessageServerRetrieveOption, result: NIMRetrieveServerMessagesBlock?)
  /// Finds messages of P2P sessions and teams at the server.
  ///
  /// - parameter option: The messages to find.
  /// - parameter result: Receives the messages, those of each session together and in the option's order, the session with
  ///   the first of them first; or the errors of `retrieveServerMessages(_:option:result:)`.
  func retrieveServerMessages(_ option: NIMMessageFullKeywordSearchOption, result: NIMRetrieveServerMessagesBlock?)
  /// Finds messages of P2P sessions and teams at the server, and passes them on in the option's order whatever session they
  /// are in.
  ///
  /// - parameter option: The messages to find.
  /// - parameter result: Receives the messages, or the errors of `retrieveServerMessages(_:option:result:)`.
  func retrieveServerMessagesOrder(
    byTime option: NIMMessageFullKeywordSearchOrderByTimeOption, result: NIMRetrieveServerMessagesBlock?)
  /// Finds messages of a session in the local database, in the option's order.
  ///
  /// - parameter session: The session.
  /// - parameter option: The messages to find.
  /// - parameter result: Receives the messages, or local error `invalidParam` for a time that is NaN and
  ///   `notSupported` for a type that the engine does not have.
  func searchMessages(_ session: NIMSession, option: NIMMessageSearchOption, result: NIMSearchMessageBlock?)
  /// Finds messages of all P2P sessions and teams in the local database.
  ///
  /// - parameter option: The messages to find; its limit counts those of all sessions together.
  /// - parameter result: Receives the messages of each session in the option's order, or the errors of
  ///   `searchMessages(_:option:result:)`.
  func searchAllMessages(_ option: NIMMessageSearchOption, result: NIMGlobalSearchMessageBlock?)

  // MARK: exports and imports

  /// Writes the messages of the local database into a file of the SDK's, in the place of that of the last export.
  ///
  /// - parameter delegate: Chooses and changes the messages.
  /// - parameter progress: Receives the part that is done, from 0 to 1.
  /// - parameter completion: Receives the file's path, or the error: local errors `sameOperationInProgress`,
  ///   `manualCancelTask`, `ioError` for a full disk.
  func exportMeessageInfos(
    with delegate: any NIMExportMessageDelegate, progress: @escaping NIMExportMessageProgress,
    completion: @escaping ((any Error)?, String?) -> Void)
  /// Stores the messages of an exported file of this account in the local database. Messages that it has already do not
  /// change; imported ones do not count as unread and are not reported as received.
  ///
  /// - parameter infoFilePath: The file's path. All of it is verified before anything is stored.
  /// - parameter delegate: Chooses and changes the messages.
  /// - parameter progress: Receives the part that is done, from 0 to 1.
  /// - parameter completion: Receives nil, or the error: local error `invalidParam` for a file of another kind,
  ///   `notSupported` for one of a later version, `invalidMedia` for a missing file; remote error 998 for one that was cut off
  ///   or changed, 403 for one of another account.
  func importMessageInfos(
    atPath infoFilePath: String, delegate: any NIMImportMessageDelegate,
    progress: @escaping NIMImportMessageProgress, completion: @escaping ((any Error)?) -> Void)
  /// Cancels the export or import that is under way; it completes with local error `manualCancelTask`.
  func cancelMigrateMessages()
  /// Notes at the server where a backup of the account's messages is, in place of what was noted before.
  ///
  /// - parameter URL: The address of the backup.
  /// - parameter key: The key with which the app encrypted it.
  /// - parameter completion: Receives nil, or the error.
  func updateMigrateMessageInfo(withURL URL: String, key: String, completion: @escaping ((any Error)?) -> Void)
  /// Fetches the note of where a backup is.
  ///
  /// - parameter completion: Receives the address and the key, or the error: remote error 404 if nothing was noted.
  func fetchMigrateMessageInfo(_ completion: @escaping ((any Error)?, String?, String?) -> Void)
  /// Returns the message of encoded bytes, which is not put into the local database; one without content if the bytes are
  /// no message.
  func decodeMessage(from encodeData: Data) -> NIMMessage
  /// Returns a message as bytes of which `decodeMessage(from:)` makes it again; none for a message without a session or
  /// without content.
  func encodeMessage(toData message: NIMMessage) -> Data

  // MARK: incomplete sessions

  /// Passes on what is known of a session of which this client lacks messages; nothing of a complete one.
  func incompleteSessionInfo(
    by session: NIMSession, completion: (((any Error)?, [NIMIncompleteSessionInfo]?) -> Void)?)
  /// Passes on the sessions of which this client lacks messages.
  func allIncompleteSessionInfos(_ completion: @escaping ((any Error)?, [NIMIncompleteSessionInfo]?) -> Void)
  /// Notes that the app fetched the history of incomplete sessions back to some messages.
  ///
  /// - parameter messages: The oldest fetched message of each session.
  /// - parameter completion: Receives the sessions that could not be changed, and the first error.
  func updateIncompleteSessions(
    _ messages: [NIMMessage], completion: (((any Error)?, [NIMImportedRecentSession]?) -> Void)?)
  /// Takes a session for complete: what it lacks is not fetched any more when the app pages there.
  func removeIncompleteSessionInfo(by session: NIMSession)
  /// Takes all sessions for complete.
  func removeAllIncompleteSessionInfos()

  /// Adds a delegate, which is held weakly; adding it again has no effect.
  func add(_ delegate: any NIMConversationManagerDelegate)
  /// Removes a delegate.
  func remove(_ delegate: any NIMConversationManagerDelegate)
}

extension NIMConversationManager {
  /// Adds sessions to the list of recent ones.
  public func `import`(_ importedRecentSession: [NIMImportedRecentSession]) {
    self.import(importedRecentSession, completion: nil)
  }
  /// Passes on what is known of a session of which this client lacks messages.
  public func incompleteSessionInfo(by session: NIMSession) { incompleteSessionInfo(by: session, completion: nil) }
  /// Notes that the app fetched the history of incomplete sessions back to some messages.
  public func updateIncompleteSessions(_ messages: [NIMMessage]) { updateIncompleteSessions(messages, completion: nil) }
  /// Fetches the sessions that the server lists for this account.
  public func fetchServerSessions(_ option: NIMFetchServerSessionOption?) {
    fetchServerSessions(option, completion: nil)
  }
  /// Fetches a session as the server lists it.
  public func fetchServerSession(by session: NIMSession) { fetchServerSession(by: session, completion: nil) }
  /// Changes the text that the account keeps with a session.
  public func updateServerSessionExt(_ ext: String, session: NIMSession) {
    updateServerSessionExt(ext, session: session, completion: nil)
  }
  /// Takes sessions off the server's list for this account.
  public func deleteServerSessions(_ sessions: [NIMSession]) { deleteServerSessions(sessions, completion: nil) }
  /// Takes sessions off the server's list for this account.
  public func deleteRemoteSessions(_ sessions: [NIMSession]) { deleteRemoteSessions(sessions, completion: nil) }
  /// Deletes a message on this device and at the server.
  public func deleteMessage(fromServer message: NIMMessage, ext: String?) {
    deleteMessage(fromServer: message, ext: ext, completion: nil)
  }
  /// Deletes messages on this device and at the server.
  public func deleteRemoteMessages(_ messages: [NIMMessage], exts: [String: String]?) {
    deleteRemoteMessages(messages, exts: exts, completion: nil)
  }
  /// Deletes the messages of a session in a range of times from the local database.
  public func deleteMessages(in session: NIMSession, option: NIMBatchDeleteMessagesOption?) {
    deleteMessages(in: session, option: option, completion: nil)
  }
  /// Clears a session here and then at the server.
  public func deleteSelfRemoteSession(_ session: NIMSession, option: NIMClearMessagesOption?) {
    deleteSelfRemoteSession(session, option: option, completion: nil)
  }
  /// Changes a stored message.
  public func update(_ message: NIMMessage, for session: NIMSession) { update(message, for: session, completion: nil) }
  /// Puts a message into the local database only.
  public func save(_ message: NIMMessage, for session: NIMSession) { save(message, for: session, completion: nil) }
  /// Fetches messages of the server's history.
  public func fetchMessageHistory(_ session: NIMSession, option: NIMHistoryMessageSearchOption) {
    fetchMessageHistory(session, option: option, result: nil)
  }
  /// Finds messages of a session at the server.
  public func retrieveServerMessages(_ session: NIMSession, option: NIMMessageServerRetrieveOption) {
    retrieveServerMessages(session, option: option, result: nil)
  }
  /// Finds messages of P2P sessions and teams at the server.
  public func retrieveServerMessages(_ option: NIMMessageFullKeywordSearchOption) {
    retrieveServerMessages(option, result: nil)
  }
  /// Finds messages of P2P sessions and teams at the server, in the order of their times.
  public func retrieveServerMessagesOrder(byTime option: NIMMessageFullKeywordSearchOrderByTimeOption) {
    retrieveServerMessagesOrder(byTime: option, result: nil)
  }
  /// Finds messages of a session in the local database.
  public func searchMessages(_ session: NIMSession, option: NIMMessageSearchOption) {
    searchMessages(session, option: option, result: nil)
  }
  /// Finds messages of all P2P sessions and teams in the local database.
  public func searchAllMessages(_ option: NIMMessageSearchOption) { searchAllMessages(option, result: nil) }
}
