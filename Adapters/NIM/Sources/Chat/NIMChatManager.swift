public import Foundation

/// Sends messages and receipts, takes messages back, and tells delegates what comes.
public protocol NIMChatManager: NSObjectProtocol {
  /// Sends a message: writes it into the local database and returns. The result comes to
  /// `NIMChatManagerDelegate.send(_:didCompleteWithError:)`, with this same object.
  ///
  /// - throws: Local errors: `invalidParam` (no content, a documented limit), `notSupported` (session type),
  ///   `userInfoNeeded` (not logged in), a storage error; for media `invalidMedia` (no such file, or an empty one),
  ///   `ioError` (it cannot be read), `sceneUnregistered`, `invalidUrl`.
  func send(_ message: NIMMessage, to session: NIMSession) throws
  /// The same; the completion tells what the other variant throws, not whether the server accepted the message.
  func send(_ message: NIMMessage, to session: NIMSession, completion: (((any Error)?) -> Void)?)
  /// Takes a message back that has not left yet; it completes with local error `manualCancelTask`.
  ///
  /// - returns: False if it is too late.
  @discardableResult
  func cancelSending(_ message: NIMMessage) -> Bool
  /// Sends a failed message again under its id.
  ///
  /// - throws: Local errors: `invalidParam` (the device has no such message), `sameOperationInProgress` (it is on its
  ///   way or was accepted), `userInfoNeeded`.
  func resend(_ message: NIMMessage) throws
  /// A new message that says the same, to be given a change and sent with `sendForwardMessage(_:to:)`.
  ///
  /// - parameter error: Gets local error `invalidParam` for a message that cannot be forwarded (a notification, or
  ///   one without content); the result then is an empty message.
  func makeForwardMessage(from message: NIMMessage, error: UnsafeMutablePointer<NSError?>?) -> NIMMessage
  /// Sends a message made with `makeForwardMessage(from:error:)`; throws as `send(_:to:)`.
  func sendForwardMessage(_ message: NIMMessage, to session: NIMSession) throws
  /// Sends a new message that says the same. A message forwarded into a team asks for receipts if the original did
  /// (NIM: message read receipts); throws as `send(_:to:)`.
  func forwardMessage(_ message: NIMMessage, to session: NIMSession) throws

  /// Tells the peer of a P2P session that everything up to a message was read. An older receipt succeeds without effect
  /// (NIM: message read receipts).
  func send(_ receipt: NIMMessageReceipt, completion: (((any Error)?) -> Void)?)
  /// Tells the senders of team messages that they were read. The completion gets the receipts that failed.
  ///
  /// Local error `teamReceiptDisabled` while `NIMSDKConfig.teamReceiptEnabled` is off.
  func sendTeamMessageReceipts(
    _ receipts: [NIMMessageReceipt], completion: (((any Error)?, [NIMMessageReceipt]?) -> Void)?)
  /// Fetches the counts of this account's team messages; they arrive in `onRecvMessageReceipts(_:)`. Does nothing while
  /// `NIMSDKConfig.teamReceiptEnabled` is off.
  func refreshTeamMessageReceipts(_ messages: [NIMMessage])
  /// Fetches the readers of a team message of this account from the server; remote error 403 for somebody else's message.
  func queryMessageReceiptDetail(
    _ message: NIMMessage, completion: @escaping ((any Error)?, NIMTeamMessageReceiptDetail?) -> Void)
  /// Which of some accounts have read a team message of this account's, from the server.
  ///
  /// - parameter accountSet: Accounts, as `String`.
  func queryMessageReceiptDetail(
    _ message: NIMMessage, accountSet: Set<AnyHashable>,
    completion: @escaping ((any Error)?, NIMTeamMessageReceiptDetail?) -> Void)
  /// Who has read a team message of this account's, as far as this device was told: staler than the server's answer.
  func localMessageReceiptDetail(_ message: NIMMessage) -> NIMTeamMessageReceiptDetail?
  /// Which of some accounts have read a team message of this account's, as far as this device was told.
  func localMessageReceiptDetail(_ message: NIMMessage, accountSet: Set<AnyHashable>) -> NIMTeamMessageReceiptDetail?

  /// Takes a message back, with no push notification (NIM: message revocation).
  ///
  /// Errors: local `invalidParam` (not in the local database), remote 403 (not yours), 404 (unknown), 508 (too late).
  func revokeMessage(_ message: NIMMessage, completion: (((any Error)?) -> Void)?)
  /// Takes a message back, with a push notification if there is a text or a payload for it.
  func revokeMessage(
    _ message: NIMMessage, apnsContent: String?, apnsPayload: [AnyHashable: Any]?, shouldBeCounted should: Bool,
    completion: (((any Error)?) -> Void)?)
  /// Takes a message back and says something with it.
  func revokeMessage(_ message: NIMMessage, option: NIMRevokeMessageOption, completion: (((any Error)?) -> Void)?)

  /// Fetches what stands for a message in a list: the thumbnail of a picture, the cover of a film, speech, a file. How
  /// far it has come goes to `NIMChatManagerDelegate.fetchMessageAttachment(_:progress:)`, the result to
  /// `fetchMessageAttachment(_:didCompleteWithError:)`; at once if it is here already.
  ///
  /// All but files are fetched without being asked for when they come
  /// (`NIMSDKConfig.fetchAttachmentAutomaticallyAfterReceiving`). The picture or film itself is at the object's `url`,
  /// to be downloaded with `NIMResourceManager`.
  ///
  /// - throws: Local errors: `userInfoNeeded` (not logged in), `invalidParam` (nothing to fetch),
  ///   `sameOperationInProgress`.
  func fetchMessageAttachment(_ message: NIMMessage) throws
  /// Takes back a fetch, which then completes with local error `manualCancelTask`; does nothing if there is none.
  func cancelFetchingMessageAttachment(_ message: NIMMessage)
  /// Whether a message waits for the server's answer, or its attachment is being fetched.
  func message(inTransport message: NIMMessage) -> Bool
  /// How much of a message was sent, or of its attachment was fetched, from 0 to 1; 1 if neither is under way.
  func messageTransportProgress(_ message: NIMMessage) -> Float

  /// Adds a delegate, which is held weakly; adding it twice is adding it once.
  func add(_ delegate: any NIMChatManagerDelegate)
  /// Removes a delegate.
  func remove(_ delegate: any NIMChatManagerDelegate)
}

extension NIMChatManager {
  /// Tells the peer of a P2P session that everything up to a message was read.
  public func send(_ receipt: NIMMessageReceipt) { send(receipt, completion: nil) }
  /// Tells the senders of team messages that they were read.
  public func sendTeamMessageReceipts(_ receipts: [NIMMessageReceipt]) {
    sendTeamMessageReceipts(receipts, completion: nil)
  }
  /// Takes a message back, with no push notification.
  public func revokeMessage(_ message: NIMMessage) { revokeMessage(message, completion: nil) }
  /// Takes a message back, with a push notification if there is a text or a payload for it.
  public func revokeMessage(
    _ message: NIMMessage, apnsContent: String?, apnsPayload: [AnyHashable: Any]?, shouldBeCounted should: Bool
  ) {
    revokeMessage(
      message, apnsContent: apnsContent, apnsPayload: apnsPayload, shouldBeCounted: should, completion: nil)
  }
  /// Takes a message back and says something with it.
  public func revokeMessage(_ message: NIMMessage, option: NIMRevokeMessageOption) {
    revokeMessage(message, option: option, completion: nil)
  }
}
