public import Foundation

/// Methods that receive what other clients did with messages and sessions. Every method is optional; all are called on
/// the environment's callback queue.
public protocol NIMChatExtendManagerDelegate: NSObjectProtocol {
  // MARK: quick comments

  /// Another account, or this one from another client, commented on a message of the local database.
  func onRecvQuickComment(_ comment: NIMQuickComment)
  /// A comment on a message of the local database was deleted, by another account or from another client.
  func onRemove(_ comment: NIMQuickComment)

  // MARK: message pins

  /// Another account, or this one from another client, pinned a message.
  func onNotifyAddMessagePin(_ item: NIMMessagePinItem)
  /// Another account, or this one from another client, took the pin off a message; the record is as it was.
  func onNotifyRemoveMessagePin(_ item: NIMMessagePinItem)
  /// Another account, or this one from another client, changed the text with a pin.
  func onNotifyUpdateMessagePin(_ item: NIMMessagePinItem)

  // MARK: stick-top

  /// The sessions that are stuck to the top are up to date after a login; only with
  /// `NIMSDKConfig.shouldSyncStickTopSessionInfos`.
  func onNotifySyncStickTopSessions(_ response: NIMSyncStickTopSessionResponse)
  /// Another client of the account stuck a session to the top.
  func onNotifyAddStickTopSession(_ newInfo: NIMStickTopSessionInfo)
  /// Another client of the account took a session off the top; the record is as it was.
  func onNotifyRemoveStickTopSession(_ removedInfo: NIMStickTopSessionInfo)
  /// Another client of the account changed the text with a session that is stuck to the top.
  func onNotifyUpdateStickTopSession(_ updatedInfo: NIMStickTopSessionInfo)
}

// MARK: - quick comments

extension NIMChatExtendManagerDelegate {
  public func onRecvQuickComment(_ comment: NIMQuickComment) {}
  public func onRemove(_ comment: NIMQuickComment) {}
}

// MARK: - message pins

extension NIMChatExtendManagerDelegate {
  public func onNotifyAddMessagePin(_ item: NIMMessagePinItem) {}
  public func onNotifyRemoveMessagePin(_ item: NIMMessagePinItem) {}
  public func onNotifyUpdateMessagePin(_ item: NIMMessagePinItem) {}
}

// MARK: - stick-top

extension NIMChatExtendManagerDelegate {
  public func onNotifySyncStickTopSessions(_ response: NIMSyncStickTopSessionResponse) {}
  public func onNotifyAddStickTopSession(_ newInfo: NIMStickTopSessionInfo) {}
  public func onNotifyRemoveStickTopSession(_ removedInfo: NIMStickTopSessionInfo) {}
  public func onNotifyUpdateStickTopSession(_ updatedInfo: NIMStickTopSessionInfo) {}
}
