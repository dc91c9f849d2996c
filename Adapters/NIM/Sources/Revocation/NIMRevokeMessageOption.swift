public import Foundation
internal import Parlance

/// Options for revoking a message (NIM: message revocation).
open class NIMRevokeMessageOption: NSObject {
  /// The text of the push notification, at most 500 characters; nothing is pushed without text and payload.
  open var apnsContent: String?
  /// Further fields of the push notification: a JSON object of at most 2 KB.
  open var apnsPayload: [AnyHashable: Any]?
  /// A Boolean value that indicates whether the notification raises the receiver's badge. Default: true.
  open var shouldBeCounted = true
  /// A text for the notification.
  open var postscript: String?
  /// The data that the app attaches to the notification.
  open var attach: String?

  public override init() {}

  /// The engine's request.
  ///
  /// - throws: Local error `invalidParam` if a documented limit is exceeded.
  final func request() throws -> RevocationRequest {
    let push = try PushHints.checked(text: apnsContent, payload: LazyDictionary(apnsPayload), showsSender: true)
    return RevocationRequest(
      postscript: postscript, attachment: attach, push: push, countsAsUnread: shouldBeCounted)
  }
}
