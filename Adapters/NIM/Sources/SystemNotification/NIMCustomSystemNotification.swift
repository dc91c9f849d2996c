public import Foundation
internal import NIMCommon
internal import Parlance

/// An instruction between apps: it is kept in no history and counted in no session. A receiver who is offline is notified
/// by push if `sendToOnlineUsersOnly` is false, `apnsContent` is set and the setting allows it.
open class NIMCustomSystemNotification: NSObject {
  private let text: String?
  private let message: Message?
  private let receiverName: String?
  private let sessionType: NIMSessionType

  /// The number of a received notification in its conversation; 0 before.
  open var notificationId: Int64 { message?.sequence ?? 0 }
  /// The time when the server accepted it, in seconds since 1970; 0 before.
  open var timestamp: TimeInterval { message?.time.seconds ?? 0 }
  /// The account that sent it; nil before.
  open var sender: String? { message?.sender.name }
  /// The receiver: this account or a team; nil before.
  open var receiver: String? { receiverName }
  /// The kind of conversation it was sent in.
  open var receiverType: NIMSessionType { sessionType }
  /// The content, any text; nil if none was set.
  open var content: String? { text }
  /// A Boolean value that indicates whether only connected clients receive it; if false, others receive it later.
  /// Default: true.
  open var sendToOnlineUsersOnly = true
  /// The text of the push notification, at most 500 characters; nothing is pushed without one.
  open var apnsContent: String?
  /// Further fields of the push notification: a JSON object of at most 2 KB.
  open var apnsPayload: [AnyHashable: Any]?
  /// Options for its treatment; nil for the defaults of `NIMCustomSystemNotificationSetting`.
  open var setting: NIMCustomSystemNotificationSetting?
  /// The result of the app's own check of the content; with `hitClientAntispam` the server does not deliver the notification.
  /// nil if the app gave none.
  open var antiSpamOption: NIMAntiSpamOption?
  /// The environment in which the vendor's server looks for the app's server. Kept with this object, without an effect.
  open var env: String?

  /// Creates a notification without content; sending it fails with local error `invalidParam`.
  public override init() {
    text = nil
    message = nil
    receiverName = nil
    sessionType = .P2P
  }

  /// Creates a notification to send.
  public init(content: String) {
    text = content
    message = nil
    receiverName = nil
    sessionType = .P2P
  }

  /// Creates a notification that was received.
  init(_ message: Message, account: AccountID?, in session: NIMSession) {
    self.message = message
    sessionType = session.sessionType
    text = CustomNotificationCoding.content(of: message.body)
    receiverName = message.conversation.kind == .direct ? account?.name : message.conversation.name
    sendToOnlineUsersOnly = message.options.contains(.onlineOnly)
    let push = message.body.push
    apnsContent = push?.text
    apnsPayload = push?.payload.flatMap { JSONObject.dictionary(of: $0) }
    setting = NIMCustomSystemNotificationSetting(options: message.options, push: push)
  }

  /// The engine's body.
  ///
  /// - throws: Local error `invalidParam` if there is no content, or a documented limit is exceeded.
  final func body() throws -> MessageBody {
    guard let text else { throw NSError.invalidParameter("a notification without content") }
    var body = CustomNotificationCoding.body(of: text)
    if apnsContent != nil || apnsPayload != nil {
      body.push = try PushHints.checked(
        text: apnsContent, payload: LazyDictionary(apnsPayload), showsSender: setting?.apnsWithPrefix ?? false)
    }
    return body
  }

  /// The engine's options.
  final var options: MessageOptions {
    let setting = setting ?? NIMCustomSystemNotificationSetting()
    var options = setting.options.union(
      sendToOnlineUsersOnly ? [.onlineOnly, .synchronizes] : [.roams, .synchronizes])
    if antiSpamOption?.hitClientAntispam == true { options.insert(.withheld) }
    return options
  }
}
