public import Foundation

/// Methods that receive events of messages. Every method is optional and arrives on the environment's callback queue.
///
/// An app's method is called only if it is spelled as here, and only if the class that declares the conformance, not a
/// subclass of it, has it.
public protocol QDChatManagerDelegate: NSObjectProtocol {
  /// A message is about to go to the server; the local database has it already.
  func willSend(_ message: QDMessage)

  /// The server accepted a message, or it will not be sent (ours: QD's documents mention a callback without naming it).
  ///
  /// - parameter message: The message that was passed to `QDIMChatManager.send(_:to:)`.
  /// - parameter error: nil if it was accepted; else of `QDErrorDomain`.
  func send(_ message: QDMessage, didCompleteWithError error: (any Error)?)

  /// A file of a message that is being sent is being uploaded (ours).
  ///
  /// - parameter message: The message that is being sent.
  /// - parameter progress: The fraction that is uploaded, from 0 to 1.
  func send(_ message: QDMessage, progress: Float)

  /// A message's attachment is being fetched. QD: receiving messages.
  ///
  /// - parameter message: The received message, or the one passed to `QDIMChatManager.fetchMessageAttachment(_:)`.
  /// - parameter progress: The fraction that is downloaded, from 0 to 1; 1 once, when it can be opened.
  func fetchMessageAttachment(_ message: QDMessage, progress: Float)

  /// A message's attachment was fetched, or cannot be (ours: QD reports progress only, which does not end if it fails).
  ///
  /// - parameter message: The message of the attachment.
  /// - parameter error: nil if it was fetched; else of `QDErrorDomain`.
  func fetchMessageAttachment(_ message: QDMessage, didCompleteWithError error: (any Error)?)

  /// Messages arrived, or a tip was saved. All are of one session, the oldest first. QD: receiving messages.
  func onRecvMessages(_ messages: [QDMessage])

  /// Another account read this account's messages. QD: read receipts.
  ///
  /// - parameter message: In a P2P session the newest message that was read; everything before it was read too. In a
  ///   group each message that a member newly read.
  func onRecvReceiptsMessage(_ message: QDMessage)

  /// A message was revoked by another device; it can no longer be found. QD: message revocation.
  func onRecvRevokeMessageNotification(_ notification: QDRevokeMessageNotification)
}

extension QDChatManagerDelegate {
  public func willSend(_ message: QDMessage) {}
  public func send(_ message: QDMessage, didCompleteWithError error: (any Error)?) {}
  public func send(_ message: QDMessage, progress: Float) {}
  public func fetchMessageAttachment(_ message: QDMessage, progress: Float) {}
  public func fetchMessageAttachment(_ message: QDMessage, didCompleteWithError error: (any Error)?) {}
  public func onRecvMessages(_ messages: [QDMessage]) {}
  public func onRecvReceiptsMessage(_ message: QDMessage) {}
  public func onRecvRevokeMessageNotification(_ notification: QDRevokeMessageNotification) {}
}
