public import Foundation

/// Methods that receive events of messages. Every method is optional; all are called on the environment's callback
/// queue.
public protocol NIMChatManagerDelegate: NSObjectProtocol {
  /// A message is about to be sent; its object is up to date already.
  func willSend(_ message: NIMMessage)
  /// The file of a message was uploaded; called once the server has accepted the message, before its completion.
  func uploadAttachmentSuccess(_ urlString: String, for message: NIMMessage)
  /// The progress of sending a message, from 0 to 1. With a file to upload it comes in steps; it ends with 1 before the
  /// completion of a message that was accepted.
  func send(_ message: NIMMessage, progress: Float)
  /// The server accepted a message (no error), or it failed.
  func send(_ message: NIMMessage, didCompleteWithError error: (any Error)?)
  /// Messages of one session, ordered by time: received, from this account's other clients, or saved by the app.
  func onRecvMessages(_ messages: [NIMMessage])
  /// Messages were read, in P2P sessions and teams; the objects that the app holds show it already (NIM: message read
  /// receipts).
  func onRecvMessageReceipts(_ receipts: [NIMMessageReceipt])
  /// A message was revoked. At the revoker it is deleted after this returns; elsewhere it is deleted already (NIM:
  /// message revocation).
  func onRecvRevokeMessageNotification(_ notification: NIMRevokeMessageNotification)
  /// The progress of fetching an attachment, from 0 to 1: a thumbnail, a cover, speech or a file.
  func fetchMessageAttachment(_ message: NIMMessage, progress: Float)
  /// An attachment was fetched (no error), or could not be: local error `resourcesOverdue` (no longer kept),
  /// `manualCancelTask`, `saveFileError`, `ioError` (damaged, or no room), remote 404 (unknown), 408.
  func fetchMessageAttachment(_ message: NIMMessage, didCompleteWithError error: (any Error)?)
}

extension NIMChatManagerDelegate {
  public func willSend(_ message: NIMMessage) {}
  public func uploadAttachmentSuccess(_ urlString: String, for message: NIMMessage) {}
  public func send(_ message: NIMMessage, progress: Float) {}
  public func send(_ message: NIMMessage, didCompleteWithError error: (any Error)?) {}
  public func onRecvMessages(_ messages: [NIMMessage]) {}
  public func onRecvMessageReceipts(_ receipts: [NIMMessageReceipt]) {}
  public func onRecvRevokeMessageNotification(_ notification: NIMRevokeMessageNotification) {}
  public func fetchMessageAttachment(_ message: NIMMessage, progress: Float) {}
  public func fetchMessageAttachment(_ message: NIMMessage, didCompleteWithError error: (any Error)?) {}
}
