public import Foundation

/// Sends messages and receipts, revokes messages, and notifies delegates.
public protocol NIMChatManager: NSObjectProtocol {
  /// Sends a message: writes it into the local database and returns.
  /// `NIMChatManagerDelegate.send(_:didCompleteWithError:)` reports the result, with this same object.
  ///
  /// - throws: Local errors: `invalidParam` (no content, a documented limit), `notSupported` (session type),
  ///   `userInfoNeeded` (not logged in), a storage error; for media `invalidMedia` (no such file, or an empty one),
  ///   `ioError` (it cannot be read), `sceneUnregistered`, `invalidUrl`.
  func send(_ message: NIMMessage, to session: NIMSession) throws
  /// The same; the completion receives the error that the other variant throws, not whether the server accepted the
  /// message.
  func send(_ message: NIMMessage, to session: NIMSession, completion: (((any Error)?) -> Void)?)
  /// Cancels a message that is not sent yet; it completes with local error `manualCancelTask`.
  ///
  /// - returns: False if it is too late.
  @discardableResult
  func cancelSending(_ message: NIMMessage) -> Bool
  /// Sends a failed message again under its id.
  ///
  /// - throws: Local errors: `invalidParam` (the device has no such message), `sameOperationInProgress` (it is being
  ///   sent or was accepted), `userInfoNeeded`.
  func resend(_ message: NIMMessage) throws
  /// Returns a new message with the same content, which can be changed and sent with `sendForwardMessage(_:to:)`.
  ///
  /// - parameter message: The message to forward; it is not changed.
  /// - parameter error: Receives local error `invalidParam` for a message that cannot be forwarded (a notification, or
  ///   one without content); the result then is an empty message.
  func makeForwardMessage(from message: NIMMessage, error: UnsafeMutablePointer<NSError?>?) -> NIMMessage
  /// Sends a message made with `makeForwardMessage(from:error:)`; throws as `send(_:to:)`.
  func sendForwardMessage(_ message: NIMMessage, to session: NIMSession) throws
  /// Sends a new message with the same content. A message forwarded into a team requests receipts if the original did
  /// (NIM: message read receipts); throws as `send(_:to:)`.
  func forwardMessage(_ message: NIMMessage, to session: NIMSession) throws

  /// Notifies the peer of a P2P session that everything up to a message was read. An older receipt succeeds without
  /// effect (NIM: message read receipts).
  func send(_ receipt: NIMMessageReceipt, completion: (((any Error)?) -> Void)?)
  /// Notifies the senders of team messages that they were read. The completion receives the receipts that failed.
  ///
  /// Local error `teamReceiptDisabled` while `NIMSDKConfig.teamReceiptEnabled` is off.
  func sendTeamMessageReceipts(
    _ receipts: [NIMMessageReceipt], completion: (((any Error)?, [NIMMessageReceipt]?) -> Void)?)
  /// Fetches the read counts of this account's team messages; they arrive in `onRecvMessageReceipts(_:)`. Does nothing
  /// while `NIMSDKConfig.teamReceiptEnabled` is off.
  func refreshTeamMessageReceipts(_ messages: [NIMMessage])
  /// Fetches the readers of a team message of this account from the server; remote error 403 for another's message.
  func queryMessageReceiptDetail(
    _ message: NIMMessage, completion: @escaping ((any Error)?, NIMTeamMessageReceiptDetail?) -> Void)
  /// Fetches from the server which of some accounts have read a team message of this account.
  ///
  /// - parameter message: The message.
  /// - parameter accountSet: Accounts, as `String`.
  /// - parameter completion: Receives the readers and the others among the accounts, or the error: remote 403 for
  ///   another account's message.
  func queryMessageReceiptDetail(
    _ message: NIMMessage, accountSet: Set<AnyHashable>,
    completion: @escaping ((any Error)?, NIMTeamMessageReceiptDetail?) -> Void)
  /// Returns the readers of a team message of this account, as known to this device; the server's answer is more
  /// recent.
  func localMessageReceiptDetail(_ message: NIMMessage) -> NIMTeamMessageReceiptDetail?
  /// Returns which of some accounts have read a team message of this account, as known to this device.
  func localMessageReceiptDetail(_ message: NIMMessage, accountSet: Set<AnyHashable>) -> NIMTeamMessageReceiptDetail?

  /// Revokes a message without a push notification (NIM: message revocation).
  ///
  /// Errors: local `invalidParam` (not in the local database), remote 403 (another's), 404 (unknown), 508 (too late).
  func revokeMessage(_ message: NIMMessage, completion: (((any Error)?) -> Void)?)
  /// Revokes a message, with a push notification if there is a text or a payload for it.
  func revokeMessage(
    _ message: NIMMessage, apnsContent: String?, apnsPayload: [AnyHashable: Any]?, shouldBeCounted should: Bool,
    completion: (((any Error)?) -> Void)?)
  /// Revokes a message with an option.
  func revokeMessage(_ message: NIMMessage, option: NIMRevokeMessageOption, completion: (((any Error)?) -> Void)?)

  /// Fetches a message's attachment: the thumbnail of a picture, the cover of a film, speech, a file.
  /// `NIMChatManagerDelegate.fetchMessageAttachment(_:progress:)` reports the progress,
  /// `fetchMessageAttachment(_:didCompleteWithError:)` the result; at once if the device has it already.
  ///
  /// All but files are fetched automatically when they arrive
  /// (`NIMSDKConfig.fetchAttachmentAutomaticallyAfterReceiving`). The picture or film itself is at the object's `url`,
  /// to be downloaded with `NIMResourceManager`.
  ///
  /// - throws: Local errors: `userInfoNeeded` (not logged in), `invalidParam` (nothing to fetch),
  ///   `sameOperationInProgress`.
  func fetchMessageAttachment(_ message: NIMMessage) throws
  /// Cancels a fetch, which then completes with local error `manualCancelTask`; does nothing if there is none.
  func cancelFetchingMessageAttachment(_ message: NIMMessage)
  /// Returns whether a message waits for the server's answer, or its attachment is being fetched.
  func message(inTransport message: NIMMessage) -> Bool
  /// Returns the progress of sending a message or fetching its attachment, from 0 to 1; 1 if neither is under way.
  func messageTransportProgress(_ message: NIMMessage) -> Float

  /// Adds a delegate, which is held weakly; adding it again has no effect.
  func add(_ delegate: any NIMChatManagerDelegate)
  /// Removes a delegate.
  func remove(_ delegate: any NIMChatManagerDelegate)
}

extension NIMChatManager {
  /// Notifies the peer of a P2P session that everything up to a message was read.
  public func send(_ receipt: NIMMessageReceipt) { send(receipt, completion: nil) }
  /// Notifies the senders of team messages that they were read.
  public func sendTeamMessageReceipts(_ receipts: [NIMMessageReceipt]) {
    sendTeamMessageReceipts(receipts, completion: nil)
  }
  /// Revokes a message without a push notification.
  public func revokeMessage(_ message: NIMMessage) { revokeMessage(message, completion: nil) }
  /// Revokes a message, with a push notification if there is a text or a payload for it.
  public func revokeMessage(
    _ message: NIMMessage, apnsContent: String?, apnsPayload: [AnyHashable: Any]?, shouldBeCounted should: Bool
  ) {
    revokeMessage(
      message, apnsContent: apnsContent, apnsPayload: apnsPayload, shouldBeCounted: should, completion: nil)
  }
  /// Revokes a message with an option.
  public func revokeMessage(_ message: NIMMessage, option: NIMRevokeMessageOption) {
    revokeMessage(message, option: option, completion: nil)
  }
}
