import AgoraRtmCommon
import Foundation

/// The vendor's limits: its header of 1.3.0, and its page on limitations.
enum Limits {
  /// The largest message, in bytes: a text, raw data and their description, or a file's text, name and thumbnail.
  static let messageBytes = AgoraRtmStyle.messageBytes
  /// User ids are shorter than this, in bytes.
  static let userIDBytes = AgoraRtmStyle.userIDBytes
  /// The longest channel id, in bytes.
  static let channelIDBytes = AgoraRtmStyle.channelIDBytes
  /// The number of channels that may be joined at a time.
  static let joinedChannels = 20
  /// The number of peers that one query of the online status takes.
  static let queriedPeers = 256
  /// The number of peers that may be subscribed to.
  static let subscribedPeers = 512
  /// The number of channels that one query of member counts takes.
  static let countedChannels = 32
  /// The number of members in a list, at most; in larger channels no event reports a single member either.
  static let listedMembers = 512
  /// The longest name of an attribute, in bytes.
  static let attributeKeyBytes = 32
  /// The number of messages that wait for a user who is offline, and the time they wait, in milliseconds.
  static let cachedMessages = 200
  static let cacheAge: Int64 = 7 * 86_400_000

  /// The largest file that is uploaded, in bytes.
  static let mediaBytes: Int64 = 30 * 1024 * 1024
  /// The number of a kit's transfers that may be under way, and the time one may stand still, in milliseconds.
  static let transfers = 9
  static let transferTimeout: Int64 = 120_000
  /// The time that reading another vendor's thumbnail waits for it, in milliseconds; ours.
  static let thumbnailWait: Int64 = 5000
  /// The time that the service keeps a file, in milliseconds.
  static let mediaLifetime: Int64 = 7 * 86_400_000

  /// The longest content of an invitation to a call, and the longest response to one, in bytes.
  static let invitationTextBytes = 8 * 1024
  /// The longest channel id of an invitation, in bytes.
  static let callChannelBytes = 64

  // In milliseconds.
  /// The time after which an invitation expires.
  static let invitationLifetime: Int64 = 60_000
  /// The time until a device of the callee is to have an invitation.
  static let invitationPatience: Int64 = 30_000
  static let sendTimeout: Int64 = 10_000
  static let callTimeout: Int64 = 5000
  static let presenceTimeout: Int64 = 10_000
  static let loginTimeout: Int64 = 10_000
  static let interruption: Int64 = 4000
  /// The time between two calls with a member count, for a channel of up to `listedMembers` and for a larger one.
  static let memberCountInterval: Int64 = 1000
  static let largeMemberCountInterval: Int64 = 3000
  /// The time between two calls with the progress of one upload or download.
  static let progressInterval: Int64 = 1000

  static func isUserID(_ id: String) -> Bool { AgoraRtmStyle.isUserID(id) }
  static func isChannelID(_ id: String) -> Bool { AgoraRtmStyle.isChannelID(id) }

  /// Returns whether a text can go with an invitation, or with the answer to one.
  static func isInvitationText(_ text: String?) -> Bool { text.map { $0.utf8.count <= invitationTextBytes } ?? true }
  static func isCallChannel(_ id: String?) -> Bool { id.map { $0.utf8.count <= callChannelBytes } ?? true }

  /// Returns whether a path is a full one, as the vendor requires.
  static func isFullPath(_ path: String) -> Bool { path.hasPrefix("/") && !path.utf8.contains(0) }

  /// Returns whether a string is an app id, as the vendor's console issues them.
  static func isAppID(_ id: String) -> Bool {
    id.utf8.allSatisfy {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
        || UInt8(ascii: "A")...UInt8(ascii: "F") ~= $0
    }
  }

  /// The name of an attribute: visible characters.
  static func isAttributeKey(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.count <= attributeKeyBytes
      && key.unicodeScalars.allSatisfy { !CharacterSet.controlCharacters.contains($0) }
      && !key.unicodeScalars.allSatisfy(CharacterSet.whitespaces.contains)
  }
}

/// The calls whose frequency the vendor limits.
enum Rate: Hashable {
  case login, renewToken, send, join, joinChannel(String), members, memberCounts
  case queryPeers, subscribe, unsubscribe, listSubscriptions
  case writeUserAttributes, readUserAttributes, writeChannelAttributes, readChannelAttributes

  /// So many calls within so many milliseconds.
  var limit: (count: Int, milliseconds: Int64) {
    switch self {
    case .login, .renewToken: (2, 1000)
    case .send: (180, 3000)
    case .join: (50, 3000)
    case .joinChannel: (2, 5000)
    case .members: (5, 2000)
    case .memberCounts: (1, 1000)
    case .queryPeers, .subscribe, .unsubscribe, .listSubscriptions: (10, 5000)
    case .writeUserAttributes, .writeChannelAttributes, .readChannelAttributes: (10, 5000)
    case .readUserAttributes: (40, 5000)
    }
  }
}

/// Counts the calls of an app.
struct RateBook {
  private var calls: [Rate: [Int64]] = [:]

  /// Returns whether a call is within its limit; one that is not does not count.
  mutating func admits(_ rate: Rate, at time: Int64) -> Bool {
    let (count, window) = rate.limit
    let (begin, isBeforeAll) = time.subtractingReportingOverflow(window)
    var times = (calls[rate] ?? []).filter { isBeforeAll || $0 > begin }
    let isWithin = times.count < count
    if isWithin { times.append(time) }
    calls[rate] = times
    return isWithin
  }
}
