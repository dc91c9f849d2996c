#if Server
  internal import ParlanceCore

  /// One notification for one installation of an app.
  struct APNsDelivery: Sendable {
    /// The notifications that replace one another: those with one identifier, for one installation.
    struct Lane: Hashable, Sendable {
      var token: String
      var collapseID: String
    }

    let recipient: AccountID
    let messageID: MessageID
    let token: PushToken
    let lane: Lane
    /// The header's fields, without the one that shows who sends it.
    let headers: [HTTPParameter]
    let body: [UInt8]
    /// The number of times that it was sent and is to be sent again.
    var failures = 0
    /// A Boolean value that indicates whether it was sent again with another provider token.
    var hasNewProviderToken = false

    /// The time for which the service keeps it for an installation that it does not reach, in seconds: a week.
    static let lifetime: Int64 = 7 * 86_400

    /// Creates a delivery.
    ///
    /// - parameter payload: The body of the notification.
    init(_ notification: PushNotification, _ payload: APNsPayload, to token: PushToken, at now: Timestamp) {
      recipient = notification.recipient
      messageID = notification.messageID
      self.token = token
      body = payload.bytes
      // An id is unique within a conversation only.
      let place = [notification.conversation.kindAndName, notification.messageID.string]
      lane = Lane(token: token.token, collapseID: payload.collapseID ?? Self.digest(of: place).hexadecimal(20))
      let facts = [notification.subject.word, notification.recipient.folded, token.token] + place
      let fields = [
        ("apns-topic", token.topic), ("apns-push-type", payload.isAlert ? "alert" : "background"),
        // What shows nothing may not be urgent.
        ("apns-priority", payload.isAlert ? "10" : "5"),
        ("apns-expiration", String(now.milliseconds / 1000 + Self.lifetime)),
        ("apns-id", Self.identifier(of: facts)), ("apns-collapse-id", lane.collapseID),
        ("content-type", "application/json"),
      ]
      headers = fields.map { HTTPParameter(name: $0.0, value: $0.1) }
    }

    /// Returns a UUID that is the same for the same texts.
    private static func identifier(of texts: [String]) -> String {
      var bytes = Array(digest(of: texts).prefix(16))
      // Version 8, whose bits are the maker's own (RFC 9562).
      bytes[6] = bytes[6] & 0x0F | 0x80
      bytes[8] = bytes[8] & 0x3F | 0x80
      let digits = bytes.hexadecimal(16)
      var groups: [Substring] = []
      var rest = digits[...]
      for length in [8, 4, 4, 4, 12] {
        groups.append(rest.prefix(length))
        rest = rest.dropFirst(length)
      }
      return groups.joined(separator: "-")
    }

    private static func digest(of texts: [String]) -> [UInt8] {
      // Each with its length, so that no two lists run together into one.
      SHA256.value(of: texts.flatMap { Array("\($0.utf8.count):\($0)".utf8) })
    }
  }

  extension ConversationID {
    fileprivate var kindAndName: String {
      switch self {
      case .direct(let account): "account " + account.folded
      case .group(let id): "group " + id
      case .room(let id): "room " + id
      }
    }
  }

  extension [UInt8] {
    /// Returns the first bytes as hexadecimal digits.
    fileprivate func hexadecimal(_ count: Int) -> String {
      let digits = Array<UInt8>("0123456789abcdef".utf8)
      return String(decoding: prefix(count).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
  }
#endif
