public import Foundation
internal import Parlance

/// That a message was taken back (NIM: message revocation).
open class NIMRevokeMessageNotification: NSObject {
  private let notice: RevocationNotice
  private let revokedMessage: NIMMessage?
  private let revokedSession: NIMSession

  /// The kind of conversation, and whether the message was taken from everyone or one way.
  open var notificationType: NIMRevokeMessageNotificationType {
    let isOneWay = notice.revocation.scope == .receivers
    return switch notice.revocation.conversation.kind {
    case .direct: isOneWay ? .p2POneWay : .P2P
    case .group, .room: isOneWay ? .teamOneWay : .team
    }
  }
  /// Who took it back.
  open var fromUserId: String { notice.revocation.revoker.name }
  /// Who had written it.
  open var messageFromUserId: String { notice.revocation.messageSender.name }
  /// The conversation.
  open var session: NIMSession { revokedSession }
  /// The time of the message that was taken back, in seconds since 1970; not the time of the revocation.
  open var timestamp: TimeInterval { notice.revocation.messageTime.seconds }
  /// The message; nil if this device never had it.
  open var message: NIMMessage? { revokedMessage }
  /// Another device of the account had been told already.
  open var roaming: Bool { notice.isRoaming }
  /// It was fetched at login.
  open var offline: Bool { notice.isOffline }
  /// The revoker's words.
  open var postscript: String? { notice.revocation.request.postscript }
  /// What the revoker's app attached.
  open var attach: String? { notice.revocation.request.attachment }
  /// What a callback of the app's server added: empty, since the engine calls none back.
  open var callbackExt: String { "" }

  init(_ notice: RevocationNotice, core: NIMCore) {
    self.notice = notice
    revokedMessage = notice.message.map { NIMMessage($0, core: core) }
    revokedSession = NIMSession(notice.revocation.conversation)
  }
}
