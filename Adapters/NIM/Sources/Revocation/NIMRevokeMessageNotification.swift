public import Foundation
internal import Parlance

/// A notification of a revoked message (NIM: message revocation).
open class NIMRevokeMessageNotification: NSObject {
  private let reported: ReportedRevocation?
  private let revokedMessage: NIMMessage?
  private let revokedSession: NIMSession

  /// The kind of conversation, and whether the message was revoked for everyone or one way.
  open var notificationType: NIMRevokeMessageNotificationType {
    guard let reported else { return .P2P }
    let isOneWay = reported.revocation.scope == .receivers
    return switch reported.revocation.conversation.kind {
    case .direct: isOneWay ? .p2POneWay : .P2P
    // The vendor has one number for both kinds of team.
    case .group, .room: isOneWay ? .teamOneWay : revokedSession.sessionType == .superTeam ? .superTeam : .team
    }
  }
  /// The account that revoked it.
  open var fromUserId: String { reported?.revocation.revoker.name ?? "" }
  /// The account that had sent it.
  open var messageFromUserId: String { reported?.revocation.messageSender.name ?? "" }
  /// The conversation.
  open var session: NIMSession { revokedSession }
  /// The time of the revoked message, in seconds since 1970; not the time of the revocation.
  open var timestamp: TimeInterval { reported?.revocation.messageTime.seconds ?? 0 }
  /// The message; nil if this device never had it.
  open var message: NIMMessage? { revokedMessage }
  /// A Boolean value that indicates whether another device of the account had been notified already.
  open var roaming: Bool { reported?.isRoaming ?? false }
  /// A Boolean value that indicates whether it was fetched at login.
  open var offline: Bool { reported?.isOffline ?? false }
  /// The text that the revoker's app attached.
  open var postscript: String? { reported?.revocation.request.postscript }
  /// Other data that the revoker's app attached.
  open var attach: String? { reported?.revocation.request.attachment }
  /// Data from a callback of the app's server: empty, since the engine has no such callbacks.
  open var callbackExt: String { "" }

  /// Creates a notification of no message; its session is empty.
  public override init() {
    reported = nil
    revokedMessage = nil
    revokedSession = NIMSession()
  }

  init(_ reported: ReportedRevocation, core: ClientCore) {
    self.reported = reported
    revokedMessage = reported.message.map { NIMMessage($0, core: core) }
    revokedSession = core.session(of: reported.revocation.conversation)
  }
}
