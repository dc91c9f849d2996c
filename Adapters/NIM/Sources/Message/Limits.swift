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
  /// Seconds of a silence with an end in a chatroom.
  static let longestChatroomSilence: UInt64 = 2_592_000
  /// Characters of a user's alias.
  static let alias = 128
  /// The longest text with a message's pin, in characters.
  static let pinText = 512
  /// Teams of one list that is fetched.
  static let listedTeams = 100
  /// Bytes of what is collected.
  static let collectData = 20 * 1024
  /// Bytes of the text with something that is collected, and of its name.
  static let collectText = 1024
  /// Items of one request for what was collected.
  static let collectPage = 100
  /// Users of one request for profiles.
  static let fetchedUsers = 150
  /// Publishers of one request for events.
  static let publishers = 100
  /// The number with which the types of apps' own events begin.
  static let firstOwnEvent = 100_000
  /// The shortest time for which an event or a subscription lasts, in seconds.
  static let shortestExpiry: TimeInterval = 60
  /// The longest time for which an event lasts, in seconds: 7 days.
  static let longestEvent: TimeInterval = 604_800
  /// The longest time for which a subscription lasts, in seconds: 30 days.
  static let longestSubscription: TimeInterval = 2_592_000
  /// Messages of one request to the server's history.
  static let history: UInt = 100
  /// The key of an element of a chatroom's queue, in characters.
  static let queueKey = 128
  /// The value of an element of a chatroom's queue, in characters.
  static let queueValue = 4096
  /// Elements of one change of a chatroom's queue.
  static let queueBatch = 200
  /// Between two attempts to reach the server, in milliseconds; the vendor names no number.
  static let loginRetryInterval: Int64 = 5000
}

extension PushHints {
  /// Creates hints after checking their limits.
  ///
  /// - returns: The hints; nil if all values are the defaults.
  /// - throws: Local error `invalidParam` if a limit is exceeded or the payload is not a JSON object.
  static func checked(text: String?, payload: LazyDictionary, showsSender: Bool) throws -> PushHints? {
    if let text, text.count > Limits.pushText {
      throw NSError.invalidParameter("apnsContent exceeds \(Limits.pushText) characters")
    }
    let payload = try payload.json("apnsPayload", limit: Limits.pushPayload)
    guard text != nil || payload != nil || !showsSender else { return nil }
    return PushHints(text: text, payload: payload, showsSender: showsSender)
  }
}
