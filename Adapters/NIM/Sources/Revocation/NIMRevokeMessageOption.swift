public import Foundation
internal import Parlance

/// What an app says when it takes a message back (NIM: message revocation).
open class NIMRevokeMessageOption: NSObject {
  /// The text of the push notification, at most 500 characters; nothing is pushed without text and payload.
  open var apnsContent: String?
  /// Further fields of the push notification: a JSON object of at most 2 KB.
  open var apnsPayload: [AnyHashable: Any]?
  /// The notice raises the receiver's badge. Default: true.
  open var shouldBeCounted = true
  /// Words for the notice.
  open var postscript: String?
  /// What the app attaches to the notice.
  open var attach: String?

  public override init() {}

  /// The engine's request.
  ///
  /// - throws: Local error `invalidParam` whenever a documented limit is exceeded.
  final func request() throws -> RevocationRequest {
    let push = try PushHints.checked(text: apnsContent, payload: LazyDictionary(apnsPayload), showsSender: true)
    return RevocationRequest(
      postscript: postscript, attachment: attach, push: push, countsAsUnread: shouldBeCounted)
  }
}
