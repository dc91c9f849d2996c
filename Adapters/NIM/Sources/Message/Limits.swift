internal import Foundation
internal import Parlance

/// The limits that NIM documents for its own calls; the engine has one protective limit above them.
enum Limits {
  /// Characters of `apnsContent`.
  static let pushText = 500
  /// Bytes of `apnsPayload` as JSON.
  static let pushPayload = 2048
  /// Bytes of `remoteExt` as JSON.
  static let remoteExtension = 1024
  /// Messages of one request for quick comments.
  static let commentedMessages = 20
  /// Characters of the text with a session that is stuck to the top.
  static let stickTopText = 512
  /// Characters of a user's alias.
  static let alias = 128
  /// The longest text with a message's pin, in characters.
  static let pinText = 512
  /// Users of one request for profiles.
  static let fetchedUsers = 150
  /// Messages of one request to the server's history.
  static let history: UInt = 100
  /// Between two attempts to reach the server, in milliseconds; the vendor names no number.
  static let loginRetryInterval: Int64 = 5000
}

extension PushHints {
  /// Checked hints.
  ///
  /// - returns: nil where there is nothing to say.
  /// - throws: Local error `invalidParam` whenever a limit is exceeded or the payload is no JSON object.
  static func checked(text: String?, payload: LazyDictionary, showsSender: Bool) throws -> PushHints? {
    if let text, text.count > Limits.pushText {
      throw NSError.invalidParameter("apnsContent exceeds \(Limits.pushText) characters")
    }
    let payload = try payload.json("apnsPayload", limit: Limits.pushPayload)
    guard text != nil || payload != nil || !showsSender else { return nil }
    return PushHints(text: text, payload: payload, showsSender: showsSender)
  }
}
