public import Foundation

/// Manages what goes with messages and sessions. Completions run on the environment's callback queue.
public protocol NIMChatExtendManager: NSObjectProtocol {
  // MARK: replies

  /// Replies to a message of a P2P session or a team, in its session. The reply is sent as by
  /// `NIMChatManager.send(_:to:)`, and reported like that; clients of other SDKs show it as any other message.
  ///
  /// A message that the server does not have any more, because it was revoked meanwhile, can be replied to. What never
  /// was there fails with remote error 404 in `send(_:didCompleteWithError:)`.
  ///
  /// - throws: Local error `invalidParam` for a message that was never in a session, or that the server does not have,
  ///   and as `send(_:to:)` does; `notSupported` for a chatroom's message, `userInfoNeeded`.
  func reply(_ message: NIMMessage, to target: NIMMessage) throws
  /// Replies to a message. The block receives nil, or the error of this call; whether the reply was accepted is reported as for
  /// any message.
  func reply(_ message: NIMMessage, to target: NIMMessage, completion block: (((any Error)?) -> Void)?)
  /// Returns the replies of a thread that the local database has, oldest first; nil without a login.
  ///
  /// - parameter message: The message with which the thread began.
  func subMessages(_ message: NIMMessage) -> [NIMMessage]?
  /// Returns the number of replies of a thread that the local database has.
  ///
  /// - parameter message: The message with which the thread began.
  func subMessagesCount(_ message: NIMMessage) -> Int
  /// Fetches the replies of a thread from the server, the newest first unless the options say otherwise.
  ///
  /// - parameter info: The message with which the thread began.
  /// - parameter option: Which replies; nil for the newest 100.
  /// - parameter block: Receives the replies, or an error: local `invalidParam` (a limit above 100, a time that is
  ///   NaN), `notSupported` (a chatroom's message), `userInfoNeeded`; remote 404 (no such message), 804, 415.
  func fetchSubMessages(
    _ info: NIMChatExtendBasicInfo, option: NIMThreadTalkFetchOption?,
    completion block: @escaping NIMThreadTalkFetchMessages)
  /// Fetches the replies of a thread from the server.
  ///
  /// - parameter message: The message with which the thread began.
  /// - parameter option: Which replies; nil for the newest 100.
  /// - parameter block: As above; local error `invalidParam` also for a message that was never in a session.
  func fetchSubMessages(
    from message: NIMMessage, option: NIMThreadTalkFetchOption?,
    completion block: @escaping NIMThreadTalkFetchMessages)
  /// Fetches messages from the server.
  ///
  /// - parameter infos: The identifications of the messages.
  /// - parameter sync: A Boolean value that indicates whether they are stored in the local database.
  /// - parameter block: Receives the messages that the server has and this account may read; or an error if there are none:
  ///   `userInfoNeeded`; remote 804 (not in the team), 415.
  func fetchHistoryMessages(
    _ infos: [NIMChatExtendBasicInfo], syncToDB sync: Bool, completion block: @escaping NIMFetchHistoryMessagesByIds)

  // MARK: quick comments

  /// Adds a quick comment of this account to a message of a P2P session or a team. The others receive it, and this
  /// account's other clients.
  ///
  /// Errors: local `invalidParam` (a message that was never in a session), `notSupported` (a chatroom's message),
  /// `userInfoNeeded`; remote 417 (this account has made this comment already), 404 (no such message, or revoked), 419
  /// (too many different comments, or `ext` too long), 804 (not in the team), 415 (no connection).
  func add(_ comment: NIMQuickComment, to message: NIMMessage, completion: (((any Error)?) -> Void)?)
  /// Deletes a quick comment of this account.
  ///
  /// Errors: local `invalidParam` (a comment without a message), `notSupported` (a chatroom's message),
  /// `userInfoNeeded`; remote 403 (another account's comment), 404 (no such comment or message), 804, 415.
  func delete(_ comment: NIMQuickComment, completion: (((any Error)?) -> Void)?)
  /// Fetches the quick comments on at most 20 messages from the server, and stores them in the local database.
  ///
  /// - parameter messages: The messages, of P2P sessions and teams.
  /// - parameter completion: Receives the comments on each message, and the messages that the server does
  ///   not have or this account may not read; or an error: local `invalidParam` (no messages,
  ///   or more than 20), `userInfoNeeded`, remote 415.
  func fetchQuickComments(
    _ messages: [NIMMessage],
    completion: @escaping ((any Error)?, NIMQuickCommentsOfMessages?, [NIMMessage]?) -> Void)
  /// Looks up the quick comments on a message in the local database.
  ///
  /// - parameter message: A message of the local database.
  /// - parameter completion: Receives the comments by their numbers, or an error: local `invalidParam` (a message that
  ///   is not in the local database), `userInfoNeeded`.
  func quickComments(
    by message: NIMMessage, completion: @escaping ((any Error)?, NIMQuickCommentsOfNumbers?) -> Void)

  // MARK: collected items

  /// Fetches the items that this account collected from the server; the newest first unless the options say otherwise.
  ///
  /// - parameter option: The items to fetch.
  /// - parameter completion: Receives the items, and the number of all items of the type, whenever they were collected;
  ///   or an error: local `invalidParam` (a limit above 100, a time that is NaN), `userInfoNeeded`, remote 415.
  func queryCollect(_ option: NIMCollectQueryOptions, completion: NIMCollectQueryBlock?)
  /// Collects an item, for all clients of the account. With the `uniqueId` of an existing item, that item keeps its `id` and
  /// `createTime` and takes the other values.
  ///
  /// - parameter info: The item's content and the app's data.
  /// - parameter completion: Receives the item, or an error: local `invalidParam` (`data` of more than 20 KB, `ext` or
  ///   `uniqueId` of more than 1 KB), `userInfoNeeded`; remote 419 (the account has 5,000 items), 415.
  func addCollect(_ info: NIMAddCollectParams, completion: NIMAddCollectBlock?)
  /// Removes items; those that do not exist are skipped.
  ///
  /// - parameter collectList: The items, by their `id`.
  /// - parameter completion: Receives the number of items that were removed, or an error: local `userInfoNeeded`; remote 419
  ///   (more than 500 items), 415.
  func removeCollect(_ collectList: [NIMCollectInfo], completion: NIMRemoveCollectBlock?)
  /// Changes the app's text with an item.
  ///
  /// - parameter collectInfo: The item, by its `id`, with the new `ext`; an empty one removes it.
  /// - parameter completion: Receives the item as it is now, or an error: local `invalidParam` (an `ext` of more than
  ///   1 KB), `userInfoNeeded`; remote 404 (no such item), 415.
  func updateCollect(_ collectInfo: NIMCollectInfo, completion: NIMUpdateCollectBlock?)

  // MARK: stick-top

  /// Sticks a session to the top, for all clients of the account. A session that is at the top already keeps its `createTime`
  /// and takes the `ext`.
  ///
  /// - parameter params: The session, and the app's text with it; local error `invalidParam` for one of more than 512
  ///   characters.
  /// - parameter completion: Receives the record, or the error.
  func addStickTopSession(
    _ params: NIMAddStickTopSessionParams, completion: (((any Error)?, NIMStickTopSessionInfo?) -> Void)?)
  /// Takes a session off the top; no effect on any other session.
  ///
  /// - parameter info: The record of the session.
  /// - parameter completion: Receives the record, or the error.
  func removeStickTopSession(
    _ info: NIMStickTopSessionInfo, completion: (((any Error)?, NIMStickTopSessionInfo?) -> Void)?)
  /// Changes the app's text with a session that is stuck to the top.
  ///
  /// - parameter info: The record with its new `ext`.
  /// - parameter completion: Receives the record as it is now, or the error: local error `invalidParam` for a session
  ///   that is not stuck to the top.
  func udpateStickTopSession(
    _ info: NIMStickTopSessionInfo, completion: (((any Error)?, NIMStickTopSessionInfo?) -> Void)?)
  /// Passes this device's copy of all records to a completion, by session.
  func loadStickTopSessionInfos(_ completion: (((any Error)?, [NIMSession: NIMStickTopSessionInfo]?) -> Void)?)
  /// Passes the recent sessions to a completion, newest first.
  ///
  /// - parameter options: The order.
  /// - parameter completion: Receives the sessions, or the error.
  func loadRecentSessions(
    with options: NIMLoadRecentSessionsOptions, completion: (((any Error)?, [NIMRecentSession]?) -> Void)?)
  /// Returns sessions with those first that are stuck to the top; otherwise their order stays.
  func sortRecentSessions(
    _ recentSessions: [NIMRecentSession], withStickTopInfos infos: [NIMSession: NIMStickTopSessionInfo]
  ) -> [NIMRecentSession]
  /// Returns this device's copy of a session's record; its `createTime` is 0 if the session is not stuck to the top.
  func stickTopInfo(for session: NIMSession) -> NIMStickTopSessionInfo

  // MARK: message pins

  /// Pins a message of a P2P session or a team, for everyone in it. One that is pinned already keeps its `createTime` and
  /// `accountID`, and takes the `ext` unless that is empty.
  ///
  /// - parameter item: The record of the message.
  /// - parameter completion: Receives the record as it is now, or the error: local `invalidParam` (no message, or an
  ///   `ext` of more than 512 characters), `notSupported` (a chatroom's message), `userInfoNeeded`; remote 404 (no such
  ///   message, or revoked), 419 (100 messages of the session are pinned), 804 (not in the team), 415 (no connection).
  func addMessagePin(_ item: NIMMessagePinItem, completion: NIMAddMessagePinCompletion?)
  /// Removes the pin of a message, also one that another account set; no effect on a message that is not pinned.
  ///
  /// - parameter item: The record of the message.
  /// - parameter completion: Receives the record as it was, or the error, as for `addMessagePin`.
  func removeMessagePin(_ item: NIMMessagePinItem, completion: NIMRemoveMessagePinCompletion?)
  /// Changes the app's text with a pin.
  ///
  /// - parameter item: The record of the message, with the new `ext`.
  /// - parameter completion: Receives the record as it is now, or the error, as for `addMessagePin`; 404 also for a
  ///   message that is not pinned.
  func updateMessagePin(_ item: NIMMessagePinItem, completion: NIMUpdateMessagePinCompletion?)
  /// Passes the pins of a session to a completion, those first that were made last: after a login from the server, later
  /// from this device's copy.
  func loadMessagePins(for session: NIMSession, completion: NIMLoadMessagePinsCompletion?)
  /// Returns this device's copy of a message's record; its `createTime` is 0 if the message is not pinned.
  func pinItem(for message: NIMMessage) -> NIMMessagePinItem

  // MARK: delegates

  /// Adds a delegate, which is held weakly; adding it again has no effect.
  func add(_ delegate: any NIMChatExtendManagerDelegate)
  /// Removes a delegate.
  func remove(_ delegate: any NIMChatExtendManagerDelegate)
}

// MARK: - collected items

extension NIMChatExtendManager {
  /// Looks through what the user of this account collected.
  public func queryCollect(_ option: NIMCollectQueryOptions) { queryCollect(option, completion: nil) }
  /// Collects something.
  public func addCollect(_ info: NIMAddCollectParams) { addCollect(info, completion: nil) }
  /// Removes items.
  public func removeCollect(_ collectList: [NIMCollectInfo]) { removeCollect(collectList, completion: nil) }
  /// Changes the app's text with an item.
  public func updateCollect(_ collectInfo: NIMCollectInfo) { updateCollect(collectInfo, completion: nil) }
}

// MARK: - stick-top

extension NIMChatExtendManager {
  /// Sticks a session to the top, for all clients of the account.
  public func addStickTopSession(_ params: NIMAddStickTopSessionParams) {
    addStickTopSession(params, completion: nil)
  }
  /// Takes a session off the top.
  public func removeStickTopSession(_ info: NIMStickTopSessionInfo) { removeStickTopSession(info, completion: nil) }
  /// Changes the app's text with a session that is stuck to the top.
  public func udpateStickTopSession(_ info: NIMStickTopSessionInfo) { udpateStickTopSession(info, completion: nil) }
}

// MARK: - message pins

extension NIMChatExtendManager {
  /// Pins a message.
  public func addMessagePin(_ item: NIMMessagePinItem) { addMessagePin(item, completion: nil) }
  /// Takes the pin off a message.
  public func removeMessagePin(_ item: NIMMessagePinItem) { removeMessagePin(item, completion: nil) }
  /// Changes the app's text with a pin.
  public func updateMessagePin(_ item: NIMMessagePinItem) { updateMessagePin(item, completion: nil) }
  /// Loads the pins of a session.
  public func loadMessagePins(for session: NIMSession) { loadMessagePins(for: session, completion: nil) }
}

// MARK: - quick comments

extension NIMChatExtendManager {
  /// Adds a quick comment of this account to a message.
  public func add(_ comment: NIMQuickComment, to message: NIMMessage) { add(comment, to: message, completion: nil) }
  /// Deletes a quick comment of this account.
  public func delete(_ comment: NIMQuickComment) { delete(comment, completion: nil) }
}
