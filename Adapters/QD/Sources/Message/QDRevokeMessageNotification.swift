public import Foundation
import Parlance

/// News of a revoked message. QD: message revocation; QD documents no members, so these are ours.
open class QDRevokeMessageNotification: NSObject {
  /// The message, if this device had it.
  public let message: QDMessage?
  /// Where it was written.
  public let session: QDSession
  /// The id of the message.
  public let messageId: String
  /// Who revoked it.
  public let fromUserId: String
  /// Who had sent it.
  public let messageFromUserId: String
  /// When the message had been sent (not when it was revoked), in nanoseconds since 1970.
  public let timestamp: TimeInterval
  /// Whether it was fetched at login.
  public let offline: Bool
  /// Whether another device of this account had been told already.
  public let roaming: Bool
  /// The words that the revoker's app gave with it.
  public let postscript: String?
  /// Whatever the revoker's app attached.
  public let attach: String?

  init(_ notice: RevocationNotice, message: QDMessage?) {
    let revocation = notice.revocation
    self.message = message
    session = QDSession(revocation.conversation)
    messageId = revocation.messageID.string
    fromUserId = revocation.revoker.name
    messageFromUserId = revocation.messageSender.name
    timestamp = revocation.messageTime.nanoseconds
    offline = notice.isOffline
    roaming = notice.isRoaming
    postscript = revocation.request.postscript
    attach = revocation.request.attachment
  }
}
