public import Foundation
internal import Parlance

/// An instruction between apps: it is kept in no history, never counted and never pushed.
open class NIMCustomSystemNotification: NSObject {
  private let text: String
  private let message: Message?
  private let receiverName: String?

  /// The number of a received notification in its conversation; 0 before.
  open var notificationId: Int64 { message?.sequence ?? 0 }
  /// The time when the server accepted it, in seconds since 1970; 0 before.
  open var timestamp: TimeInterval { message?.time.seconds ?? 0 }
  /// The account that sent it; nil before.
  open var sender: String? { message?.sender.name }
  /// The receiver: this account or a team; nil before.
  open var receiver: String? { receiverName }
  /// The kind of conversation it was sent in.
  open var receiverType: NIMSessionType { message.map { NIMSessionType($0.conversation.kind) } ?? .P2P }
  /// The content.
  open var content: String? { text }
  /// A Boolean value that indicates whether only connected clients receive it; if false, others receive it later.
  /// Default: true.
  open var sendToOnlineUsersOnly = true

  /// Creates a notification to send.
  public init(content: String) {
    text = content
    message = nil
    receiverName = nil
  }

  /// Creates a notification that was received.
  init(_ message: Message, account: AccountID?) {
    self.message = message
    text = CustomNotificationCoding.content(of: message.body)
    receiverName = message.conversation.kind == .direct ? account?.name : message.conversation.name
    sendToOnlineUsersOnly = message.options.contains(.onlineOnly)
  }
}
