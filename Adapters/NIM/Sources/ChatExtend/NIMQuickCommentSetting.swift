public import Foundation
internal import Parlance

/// The push notification of a quick comment.
open class NIMQuickCommentSetting: NSObject, NSCopying {
  /// A Boolean value that indicates whether members who are not online are notified. Default: false.
  open var needPush = false
  /// A Boolean value that indicates whether the notification raises the badge. Default: true.
  open var needBadge = true
  /// The title of the notification; it is the member `pushTitle` of the payload.
  open var pushTitle: String?
  /// The text of the notification, at most 500 characters.
  open var pushContent: String?
  /// Further fields of the notification: a JSON object of at most 2 KB.
  open var pushPayload: [AnyHashable: Any]?

  public override init() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NIMQuickCommentSetting()
    copy.needPush = needPush
    copy.needBadge = needBadge
    copy.pushTitle = pushTitle
    copy.pushContent = pushContent
    copy.pushPayload = pushPayload
    return copy
  }

  /// The engine's hints; nil where nothing is pushed.
  ///
  /// - throws: Local error `invalidParam` if a documented limit is exceeded.
  final func hints() throws -> PushHints? {
    guard needPush else { return nil }
    var payload = pushPayload
    if let pushTitle {
      payload = payload ?? [:]
      payload?["pushTitle"] = pushTitle
    }
    // Without the sender's name: the app writes the whole text.
    return try PushHints.checked(text: pushContent, payload: LazyDictionary(payload), showsSender: false)
  }
}
