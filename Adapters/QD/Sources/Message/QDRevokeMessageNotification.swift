public import Foundation
import Parlance

/// A notification of a revoked message. QD: message revocation; QD documents no members, so these are ours.
open class QDRevokeMessageNotification: NSObject {
  /// The message, if this device had it.
  public let message: QDMessage?
  /// The message's session.
  public let session: QDSession
  /// The id of the message.
  public let messageId: String
  /// The account that revoked it.
  public let fromUserId: String
  /// The account that had sent it.
  public let messageFromUserId: String
  /// The time at which the message was sent (not revoked), in nanoseconds since 1970.
  public let timestamp: TimeInterval
  /// A Boolean value that indicates whether it was fetched at login.
  public let offline: Bool
  /// A Boolean value that indicates whether another device of this account had been notified already.
  public let roaming: Bool
  /// The text that the revoker's app attached.
  public let postscript: String?
  /// Other data that the revoker's app attached.
  public let attach: String?

  init(_ reported: ReportedRevocation, message: QDMessage?) {
    let revocation = reported.revocation
    self.message = message
    session = QDSession(revocation.conversation)
    messageId = revocation.messageID.string
    fromUserId = revocation.revoker.name
    messageFromUserId = revocation.messageSender.name
    timestamp = revocation.messageTime.nanoseconds
    offline = reported.isOffline
    roaming = reported.isRoaming
    postscript = revocation.request.postscript
    attach = revocation.request.attachment
  }
}
