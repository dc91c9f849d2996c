public import Foundation
internal import Parlance

/// An instruction between apps: kept in no history, counted nowhere, pushed to nobody.
open class NIMCustomSystemNotification: NSObject {
  private let text: String
  private let message: Message?
  private let receiverName: String?

  /// The number of a received notification in its conversation; 0 before.
  open var notificationId: Int64 { message?.sequence ?? 0 }
  /// When the server accepted it, in seconds since 1970; 0 before.
  open var timestamp: TimeInterval { message?.time.seconds ?? 0 }
  /// Who sent it; nil before.
  open var sender: String? { message?.sender.name }
  /// Whom it was sent to: this account or a team; nil before.
  open var receiver: String? { receiverName }
  /// What kind of conversation it was sent in.
  open var receiverType: NIMSessionType { message.map { NIMSessionType($0.conversation.kind) } ?? .P2P }
  /// What it says.
  open var content: String? { text }
  /// Only clients that are connected receive it; others receive it later if false. Default: true.
  open var sendToOnlineUsersOnly = true

  /// A notification to send.
  public init(content: String) {
    text = content
    message = nil
    receiverName = nil
  }

  /// A notification that came.
  init(_ message: Message, account: AccountID?) {
    self.message = message
    text = CustomNotificationCoding.content(of: message.body)
    receiverName = message.conversation.kind == .direct ? account?.name : message.conversation.name
    sendToOnlineUsersOnly = message.options.contains(.onlineOnly)
  }
}
