public import Foundation

/// Methods that receive changes of the recent sessions. Every method is optional; all are called on the environment's
/// callback queue.
public protocol NIMConversationManagerDelegate: NSObjectProtocol {
  /// A session was added to the list.
  func didAdd(_ recentSession: NIMRecentSession, totalUnreadCount: Int)
  /// A session of the list changed: a new message arrived, it was read, or its last message changed or was deleted.
  func didUpdate(_ recentSession: NIMRecentSession, totalUnreadCount: Int)
  /// A session was removed from the list.
  func didRemove(_ recentSession: NIMRecentSession, totalUnreadCount: Int)
  /// Messages arrived that count as unread; marking as read is not reported here.
  ///
  /// - parameter unreadCountDic: The numbers of unread messages, by the numbers of `NIMSessionType`: `P2P` and `team`.
  func didUpdateUnreadCountDic(_ unreadCountDic: [AnyHashable: Any])
  /// Another client of the account changed the `serverExt` of a session.
  func didServerSessionUpdated(_ recentSession: NIMRecentSession?)
  /// All messages of a session were deleted from the local database.
  func messagesDeleted(in session: NIMSession)
  /// All messages were deleted from the local database; reported instead of the changes of each session.
  func allMessagesDeleted()
  /// A session is being cleared here and at the server.
  func allMessagesCleared(in session: NIMSession, step: NIMClearMessagesStatus)
  /// All sessions were marked as read; reported instead of the changes of each session.
  func allMessagesRead()
  /// All sessions of a type were marked as read; reported instead of the changes of each session.
  func messagesRead(of type: NIMSessionType)
  /// Another client of the account deleted a message from its history. Called unless `onRecvMessagesDeleted(_:exts:)`
  /// is implemented.
  func onRecvMessageDeleted(_ message: NIMMessage, ext: String?)
  /// Another client of the account deleted messages from its history.
  ///
  /// - parameter messages: The messages that were deleted.
  /// - parameter exts: The client's data with each, by message id.
  func onRecvMessagesDeleted(_ messages: [NIMMessage], exts: [String: String]?)
  /// A session was marked as read, or could not be.
  func onMarkMessageReadComplete(in session: NIMSession, error: (any Error)?)
  /// Sessions were marked as read; reported instead of the changes of each session.
  func onBatchMarkMessagesRead(in sessions: [NIMSession])
  /// Another client of the account cleared its history of a session.
  func onRecvAllRemoteMessages(inSessionDeleted info: NIMSessionDeleteAllRemoteMessagesInfo)
  /// The recent sessions are loaded, after a login with `NIMSDKConfig.asyncLoadRecentSessionEnabled`.
  func didLoadAllRecentSessionCompletion()
  /// Sessions received too many messages while this client was offline, so that it lacks some of them.
  func onRecvIncompleteSessionInfos(_ infos: [NIMIncompleteSessionInfo]?)
}

extension NIMConversationManagerDelegate {
  public func didAdd(_ recentSession: NIMRecentSession, totalUnreadCount: Int) {}
  public func didUpdate(_ recentSession: NIMRecentSession, totalUnreadCount: Int) {}
  public func didRemove(_ recentSession: NIMRecentSession, totalUnreadCount: Int) {}
  public func didUpdateUnreadCountDic(_ unreadCountDic: [AnyHashable: Any]) {}
  public func didServerSessionUpdated(_ recentSession: NIMRecentSession?) {}
  public func messagesDeleted(in session: NIMSession) {}
  public func allMessagesDeleted() {}
  public func allMessagesCleared(in session: NIMSession, step: NIMClearMessagesStatus) {}
  public func allMessagesRead() {}
  public func messagesRead(of type: NIMSessionType) {}
  public func onRecvMessageDeleted(_ message: NIMMessage, ext: String?) {}
  public func onRecvMessagesDeleted(_ messages: [NIMMessage], exts: [String: String]?) {
    for message in messages { onRecvMessageDeleted(message, ext: exts?[message.messageId]) }
  }
  public func onMarkMessageReadComplete(in session: NIMSession, error: (any Error)?) {}
  public func onBatchMarkMessagesRead(in sessions: [NIMSession]) {}
  public func onRecvAllRemoteMessages(inSessionDeleted info: NIMSessionDeleteAllRemoteMessagesInfo) {}
  public func didLoadAllRecentSessionCompletion() {}
  public func onRecvIncompleteSessionInfos(_ infos: [NIMIncompleteSessionInfo]?) {}
}
