public import Foundation
internal import Parlance

/// A notification of a revoked message (NIM: message revocation).
open class NIMRevokeMessageNotification: NSObject {
  private let notice: RevocationNotice?
  private let revokedMessage: NIMMessage?
  private let revokedSession: NIMSession

  /// The kind of conversation, and whether the message was revoked for everyone or one way.
  open var notificationType: NIMRevokeMessageNotificationType {
    guard let notice else { return .P2P }
    let isOneWay = notice.revocation.scope == .receivers
    return switch notice.revocation.conversation.kind {
    case .direct: isOneWay ? .p2POneWay : .P2P
    // The vendor has one number for both kinds of team.
    case .group, .room: isOneWay ? .teamOneWay : revokedSession.sessionType == .superTeam ? .superTeam : .team
    }
  }
  /// The account that revoked it.
  open var fromUserId: String { notice?.revocation.revoker.name ?? "" }
  /// The account that had sent it.
  open var messageFromUserId: String { notice?.revocation.messageSender.name ?? "" }
  /// The conversation.
  open var session: NIMSession { revokedSession }
  /// The time of the revoked message, in seconds since 1970; not the time of the revocation.
  open var timestamp: TimeInterval { notice?.revocation.messageTime.seconds ?? 0 }
  /// The message; nil if this device never had it.
  open var message: NIMMessage? { revokedMessage }
  /// A Boolean value that indicates whether another device of the account had been notified already.
  open var roaming: Bool { notice?.isRoaming ?? false }
  /// A Boolean value that indicates whether it was fetched at login.
  open var offline: Bool { notice?.isOffline ?? false }
  /// The text that the revoker's app attached.
  open var postscript: String? { notice?.revocation.request.postscript }
  /// Other data that the revoker's app attached.
  open var attach: String? { notice?.revocation.request.attachment }
  /// Data from a callback of the app's server: empty, since the engine has no such callbacks.
  open var callbackExt: String { "" }

  /// Creates a notification of no message; its session is empty.
  public override init() {
    notice = nil
    revokedMessage = nil
    revokedSession = NIMSession()
  }

  init(_ notice: RevocationNotice, core: ClientCore) {
    self.notice = notice
    revokedMessage = notice.message.map { NIMMessage($0, core: core) }
    revokedSession = core.session(of: notice.revocation.conversation)
  }
}
