public import Foundation

/// Receives nothing: the vendor's protocol has no methods either.
public protocol NIMIndexManagerDelegate: NSObjectProtocol {}

/// Supplies the texts by which messages are found. Both methods are optional, and called on the environment's callback
/// queue, for each message that a query looks at.
public protocol NIMMsgIndexProduceDelegate: NSObjectProtocol {
  /// Returns a text by which a message is found, beside its own; nil for none.
  func produceText(_ message: NIMMessage) -> String?
  /// Returns texts by which a message is found, beside its own, each with a type of the app's; nil for none.
  func produceTexts(_ message: NIMMessage) -> [NIMIndexText]?
}

extension NIMMsgIndexProduceDelegate {
  /// Returns a text by which a message is found, beside its own; nil for none.
  public func produceText(_ message: NIMMessage) -> String? { nil }
  /// Returns texts by which a message is found, beside its own, each with a type of the app's; nil for none.
  public func produceTexts(_ message: NIMMessage) -> [NIMIndexText]? { nil }
}

/// Receives what was found, or an error.
public typealias NIMQueryMsgIndexBlock = ((any Error)?, NIMMsgIndexQueryResult?) -> Void

/// Finds messages of the local database by their texts, and manages the index that makes that fast. Completions run on
/// the environment's callback queue.
///
/// A message is found whether it is in the index or not. The index is one for all sessions; the engine keeps it up to
/// date by itself from the first search on.
public protocol NIMIndexManager: NSObjectProtocol {
  /// Brings the index up to date, in small steps.
  ///
  /// - parameter old: The direction; the index always grows from the message that was stored first.
  /// - parameter session: The session; the index is brought up to date for all.
  /// - parameter completion: Receives nil, or an error: local `userInfoNeeded`, `databaseError`, `sqlFailed`.
  func syncMsgIndex(_ old: Bool, session: NIMSession?, completion: NIMSyncMsgIndexBlock?)
  /// Finds messages by a text in them: in texts and tips, and in what `NIMSDKConfig.msgIndexProducer` says of any message.
  /// Case does not count.
  ///
  /// - parameter text: The text to find.
  /// - parameter session: The session; nil for all P2P sessions and teams.
  /// - parameter option: The times, the order and the maximum number of messages; nil for all, from new to old.
  /// - parameter withMessage: A Boolean value that indicates whether the records have their messages.
  /// - parameter completion: Receives the records, or an error: local `invalidParam` (an empty text, a time that is
  ///   NaN), `notSupported` (a chatroom), `userInfoNeeded`, `databaseError`.
  func queryMsgIndex(
    _ text: String, session: NIMSession?, option: NIMMsgIndexQueryOption?, withMessage: Bool,
    completion: NIMQueryMsgIndexBlock?)
  /// Discards the index. The next search, or `syncMsgIndex`, begins it anew.
  ///
  /// - parameter completion: Receives nil, or an error: local `userInfoNeeded`, `databaseError`, `sqlFailed`.
  func resetMsgIndex(_ completion: NIMResetMsgIndexBlock?)
  /// Adds a delegate. It has no methods, so nothing is reported to it.
  func add(_ delegate: any NIMIndexManagerDelegate)
  /// Removes a delegate.
  func remove(_ delegate: any NIMIndexManagerDelegate)
}

extension NIMIndexManager {
  /// Brings the index up to date.
  public func syncMsgIndex(_ old: Bool, session: NIMSession?) { syncMsgIndex(old, session: session, completion: nil) }
  /// Finds messages by a text in them.
  public func queryMsgIndex(
    _ text: String, session: NIMSession?, option: NIMMsgIndexQueryOption?, withMessage: Bool
  ) {
    queryMsgIndex(text, session: session, option: option, withMessage: withMessage, completion: nil)
  }
  /// Discards the index.
  public func resetMsgIndex() { resetMsgIndex(nil) }
}
