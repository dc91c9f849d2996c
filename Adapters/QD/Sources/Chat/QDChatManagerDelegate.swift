public import Foundation

/// What happens to messages. Every method is optional and arrives on the environment's callback queue.
///
/// An app's method is called only if it is spelled as here, and only if the class that declares the conformance, not a
/// subclass of it, has it.
public protocol QDChatManagerDelegate: NSObjectProtocol {
  /// A message is about to go to the server; it stands in the local database already.
  func willSend(_ message: QDMessage)

  /// The server accepted a message, or it will not be sent (ours: QD says that a callback tells, but not which).
  ///
  /// - parameter error: nil if it was accepted; else of `QDErrorDomain`.
  func send(_ message: QDMessage, didCompleteWithError error: (any Error)?)

  /// A file of a message that is being sent is on its way to the server (ours).
  ///
  /// - parameter progress: How much of it is there, from 0 to 1.
  func send(_ message: QDMessage, progress: Float)

  /// What belongs to a message is being fetched. QD: receiving messages.
  ///
  /// - parameter message: The one that was received, or given to `QDIMChatManager.fetchMessageAttachment(_:)`.
  /// - parameter progress: How much of it is here, from 0 to 1; 1 once, when it can be opened.
  func fetchMessageAttachment(_ message: QDMessage, progress: Float)

  /// What belongs to a message was fetched, or cannot be (ours: QD tells progress only, which does not end if it fails).
  ///
  /// - parameter error: nil if it is here; else of `QDErrorDomain`.
  func fetchMessageAttachment(_ message: QDMessage, didCompleteWithError error: (any Error)?)

  /// Messages arrived, or a tip was saved: of one session, the oldest first. QD: receiving messages.
  func onRecvMessages(_ messages: [QDMessage])

  /// Somebody read this account's messages. QD: read receipts.
  ///
  /// - parameter message: In a P2P session the newest message that was read, and everything before it was read too. In
  ///   a group each message that a member newly read.
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
