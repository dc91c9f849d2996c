public import Foundation

/// What becomes of messages. Every method is optional; all are called on the environment's callback queue.
public protocol NIMChatManagerDelegate: NSObjectProtocol {
  /// A message is about to leave; its object is up to date already.
  func willSend(_ message: NIMMessage)
  /// How much of a message has left, from 0 to 1: once with 1 before the completion of a message that was accepted.
  func send(_ message: NIMMessage, progress: Float)
  /// The server accepted a message (no error), or it failed.
  func send(_ message: NIMMessage, didCompleteWithError error: (any Error)?)
  /// Messages of one session, ordered by time: received, from this account's other clients, or saved by the app.
  func onRecvMessages(_ messages: [NIMMessage])
  /// Somebody read something, in P2P sessions and teams; the objects that the app holds show it already
  /// (NIM: message read receipts).
  func onRecvMessageReceipts(_ receipts: [NIMMessageReceipt])
  /// A message was taken back. At the revoker it is deleted after this returns; elsewhere it is gone already
  /// (NIM: message revocation).
  func onRecvRevokeMessageNotification(_ notification: NIMRevokeMessageNotification)
}

extension NIMChatManagerDelegate {
  public func willSend(_ message: NIMMessage) {}
  public func send(_ message: NIMMessage, progress: Float) {}
  public func send(_ message: NIMMessage, didCompleteWithError error: (any Error)?) {}
  public func onRecvMessages(_ messages: [NIMMessage]) {}
  public func onRecvMessageReceipts(_ receipts: [NIMMessageReceipt]) {}
  public func onRecvRevokeMessageNotification(_ notification: NIMRevokeMessageNotification) {}
}
