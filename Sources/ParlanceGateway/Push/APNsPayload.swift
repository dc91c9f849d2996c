#if Server
  internal import Parlance
  internal import ParlanceCore

  /// The body of a request to APNs, made of a notification.
  ///
  /// Members of the sender's payload are members of the body. Those of its `aps` take precedence over the gateway's own, so
  /// that a sender can choose a sound or a badge. The member `parlance` is the gateway's: no payload can replace it.
  struct APNsPayload: Sendable {
    /// The largest body that the service accepts, in bytes.
    static let limit = 4096
    /// The room that must remain for the text, in bytes. A sender's payload that leaves less is left out.
    static let leastText = 64
    /// The member of a sender's payload with the identifier under which a notification replaces another one, and its
    /// longest value, in bytes.
    static let collapseMember = "apns-collapse-id"
    static let collapseLimit = 64

    let bytes: [UInt8]
    /// A Boolean value that indicates whether the notification shows or plays anything. Otherwise it only wakes the app.
    let isAlert: Bool
    /// The identifier under which the sender wants the notification to replace another one.
    let collapseID: String?

    /// Makes the body of a notification.
    ///
    /// - parameter device: The device that registered the token; nil if the operator did.
    init(_ notification: PushNotification, for device: PushTokenDevice? = nil) {
      var sender = notification.payload.flatMap { try? JSONValue(parsing: $0) }?.object ?? [:]
      collapseID = sender.removeValue(forKey: Self.collapseMember)?.string.flatMap(Self.checked)
      var details = (sender.removeValue(forKey: "aps")?.object ?? [:]).filter { $0.value != .null }
      if !notification.showsDetails { details["alert"] = nil }
      let own = Self.own(notification)
      let text = Self.text(notification)
      // A call makes a sound as well.
      let isMessage = notification.subject == .message || notification.subject == .call
      let badge = notification.badges.first { $0.device == device?.id && $0.style == device?.style }?.count
      let whole = Self.Draft(isMessage: isMessage, own: own, sender: sender, details: details, badge: badge)
      let bare = Self.Draft(isMessage: isMessage, own: own, sender: [:], details: [:], badge: badge)
      if let bytes = whole.bytes(text: text, leastText: Self.leastText) {
        self.bytes = bytes
        isAlert = whole.isAlert(text: text)
      } else {
        bytes = bare.bytes(text: text, leastText: 0) ?? Array("{\"aps\":{\"content-available\":1}}".utf8)
        isAlert = bare.isAlert(text: text)
      }
    }

    /// The text for recipients who chose to hide details.
    static let withoutDetails = "You have a new message"

    /// Returns the text that is shown; nil for none.
    private static func text(_ notification: PushNotification) -> String? {
      // Report that a message arrived, but hide its text from onlookers.
      guard notification.showsDetails else { return notification.subject == .message ? withoutDetails : nil }
      let name = notification.senderName ?? notification.sender.name
      guard let text = notification.text, !text.isEmpty else {
        // A picture without a text still shows its sender.
        return notification.subject == .message && notification.showsSender ? name : nil
      }
      return notification.showsSender ? "\(name): \(text)" : text
    }

    /// Returns the facts with which the app finds the message. Nothing of its content is among them.
    private static func own(_ notification: PushNotification) -> JSONValue {
      let conversation: [String: JSONValue] =
        switch notification.conversation {
        case .direct(let account): ["account": .string(account.name)]
        case .group(let id): ["group": .string(id)]
        case .room(let id): ["room": .string(id)]
        }
      return .object([
        "subject": .string(notification.subject.word), "message": .string(notification.messageID.string),
        "conversation": .object(conversation), "sender": .string(notification.sender.name),
        "countsAsUnread": .bool(notification.countsAsUnread),
      ])
    }

    /// Returns an identifier that can be the value of a header; nil for another text.
    private static func checked(_ text: String) -> String? {
      let isPlain = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
      return isPlain && (1...collapseLimit).contains(text.utf8.count) ? text : nil
    }
  }

  extension APNsPayload {
    /// A body whose text is not decided yet.
    private struct Draft {
      var isMessage: Bool
      var own: JSONValue
      var sender: [String: JSONValue]
      var details: [String: JSONValue]
      var badge: Int?

      func isAlert(text: String?) -> Bool {
        let members = aps(text: text)
        return ["alert", "badge", "sound"].contains { members[$0] != nil }
      }

      /// Returns the body with as much of the text as fits; nil if that is less than `leastText`, or if it is not JSON.
      func bytes(text: String?, leastText: Int) -> [UInt8]? {
        guard let frame = encoded(text: text.map { _ in "" }) else { return nil }
        // The sender's own alert takes the place of the text.
        guard let text, details["alert"] == nil else { return frame }
        let room = APNsPayload.limit - frame.count
        let size = JSONText.size(of: text)
        guard size > room else { return encoded(text: text) }
        guard room >= max(leastText, JSONText.ellipsis.utf8.count) else { return nil }
        return encoded(text: JSONText.beginning(of: text, size: room))
      }

      private func encoded(text: String?) -> [UInt8]? {
        var members = sender
        members["aps"] = .object(aps(text: text))
        members["parlance"] = own
        guard let text = try? JSONValue.object(members).text(), text.utf8.count <= APNsPayload.limit else { return nil }
        return Array(text.utf8)
      }

      private func aps(text: String?) -> [String: JSONValue] {
        var members: [String: JSONValue] = [:]
        if text != nil || details["alert"] != nil {
          if let text { members["alert"] = .string(text) }
          // A revocation replaces what is shown, without a sound.
          if isMessage { members["sound"] = "default" }
          members["mutable-content"] = 1
        } else {
          members["content-available"] = 1
        }
        if let badge { members["badge"] = JSONValue(Int64(badge)) }
        return members.merging(details) { $1 }
      }
    }

    /// Texts as parts of JSON.
    enum JSONText {
      static let ellipsis = "…"

      /// Returns the number of bytes that a text takes between its quotes.
      static func size(of text: some StringProtocol) -> Int {
        text.utf8.reduce(0) { size, byte in
          switch byte {
          case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x08, 0x09, 0x0A, 0x0C, 0x0D: size + 2
          case 0..<0x20: size + 6
          default: size + 1
          }
        }
      }

      /// Returns as many characters of a text as fit, and an ellipsis.
      ///
      /// - parameter size: The room between the quotes, in bytes.
      static func beginning(of text: String, size: Int) -> String {
        var left = size - ellipsis.utf8.count
        let end = text.indices.first { index in
          left -= self.size(of: text[index...index])
          return left < 0
        }
        return text[..<(end ?? text.endIndex)] + ellipsis
      }
    }
  }

  extension PushNotification.Subject {
    /// The word for the subject in JSON and in the log.
    var word: String {
      switch self {
      case .message: "message"
      case .revocation: "revocation"
      case .reaction: "reaction"
      case .call: "call"
      }
    }
  }
#endif
