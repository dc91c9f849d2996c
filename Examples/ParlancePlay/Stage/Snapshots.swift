// The state of a phone as the page receives it, in JSON.

/// A phone as it is now.
struct PhoneSnapshot: Encodable {
  /// The state of its login.
  struct Status: Encodable {
    /// A Boolean value that indicates whether it has a network.
    var online: Bool
    /// A Boolean value that indicates whether its app runs.
    var open: Bool
    var loggedIn: Bool
    /// The state in the vendor's words.
    var words: String
    /// The words in Chinese; nil where they are names of the vendor's.
    var wordsZh: String? { ["not logged in": "未登录", "closed": "已关闭"][words] }

    private enum Key: String, CodingKey { case online, open, loggedIn, words, wordsZh }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(online, forKey: .online)
      try container.encode(open, forKey: .open)
      try container.encode(loggedIn, forKey: .loggedIn)
      try container.encode(words, forKey: .words)
      try container.encodeIfPresent(wordsZh, forKey: .wordsZh)
    }
  }

  var id: String
  /// The side of a move on which the phone is; nil for a phone that does not move.
  var cloud: PhoneCloud?
  var style: String
  var module: String
  var account: String
  var person: String
  var device: String
  var status: Status
  /// A Boolean value that indicates whether the account is logged in on another installation, too.
  var second: Bool
  var can: [PhoneAbility]
  var lacks: [PhoneLack]
  /// The conversation that is open; none if nil.
  var conversation: String?
  var conversations: [ConversationSnapshot]
}

/// The side of a move: the old cloud, or the hub to which its accounts move.
enum PhoneCloud: String, Encodable { case old, new }

/// A conversation on a phone.
struct ConversationSnapshot: Encodable {
  var id: String
  var title: String
  var kind: String
  var unread: Int
  /// The other account of a direct conversation.
  var contact: ContactSnapshot?
  /// The group's properties and members; nil if the phone's app has not read them.
  var group: GroupSnapshot?
  /// The newest messages, oldest first.
  var messages: [MessageSnapshot]
}

/// A message on a phone.
struct MessageSnapshot: Encodable {
  /// The kind of a message.
  enum Kind: String, Encodable {
    case text, image, file, audio, video, command, custom, location, note
  }

  /// The state of a message.
  enum State: String, Encodable {
    case sending, sent, failed, received
  }

  var id: String
  var mine: Bool
  var from: String
  var fromName = ""
  /// In milliseconds since 1970.
  var time: Int64
  var kind = Kind.text
  var text = ""
  /// The text of a remark in Chinese; nil for what people wrote.
  var textZh: String?
  var name: String?
  /// In bytes.
  var size: Int64?
  var width: Int?
  var height: Int?
  var state: State
  /// The share of a transfer that is done; nil while there is none.
  var progress: Double?
  var receipt: String?
  var revoked = false
  /// A Boolean value that indicates whether the text was changed after it was sent.
  var edited = false
  /// The account that pinned it for everyone; nil if it is not pinned.
  var pinnedBy: String?
  /// A Boolean value that indicates whether it was brought over from an old cloud.
  var past = false
  /// A Boolean value that indicates whether the phone has the bytes of the file.
  var file = false
  var thumbnail = false
  /// The reactions to the message, in the order in which their texts came.
  var reactions: [ReactionSnapshot] = []
}

/// The reactions to a message with one text.
struct ReactionSnapshot: Encodable, Equatable {
  var text: String
  /// The accounts that reacted with it, in the order in which they did.
  var accounts: [String]
  /// A Boolean value that indicates whether the phone's own account is among them.
  var mine: Bool
}

/// Something that phones can do, as actions are named.
enum PhoneAbility: String, Codable, CaseIterable {
  case sendText, sendFile, open, close, read, groupRead, revoke, react, edit, pin, download, delete
  case befriend, answerFriend, unfriend, block, watch, publishStatus
  case loadGroup, renameGroup, announce, addMember, removeMember, manager, mute, giveAway
  case goOffline, goOnline, logOut, logIn, secondLogin, endSecondLogin, closeApp, openApp
}

extension [PhoneLack] {
  /// Returns the lacks of several abilities, about which one sentence says that they are missing.
  static func of(_ abilities: [PhoneAbility], _ words: String, _ wordsZh: String) -> [PhoneLack] {
    abilities.map { PhoneLack(what: $0, words: words, wordsZh: wordsZh) }
  }
}

/// Something that a vendor's apps cannot do.
struct PhoneLack: Encodable {
  var what: PhoneAbility
  /// A sentence that says so, in English and in Chinese.
  var words: String
  var wordsZh: String
}

/// The phone as a style describes it.
struct PhoneProfile {
  var id: String
  /// The side of a move on which the phone is; nil for a phone that does not move.
  var cloud: PhoneCloud?
  var style: String
  /// The module that its app imports.
  var module: String
  var account: String
  var person: String
  /// The style of its devices in the engine.
  var deviceStyle: String
  /// The sentences about what the vendor's apps cannot do.
  var lacks: [PhoneLack] = []

  /// The device of the phone itself, or of the account's other installation.
  func device(isSecond: Bool) -> String { isSecond ? "\(account)-tablet" : "\(account)-phone" }

  /// Returns the refusal of what the vendor's apps cannot do.
  func lacking(_ ability: PhoneAbility) -> VendorProblem {
    VendorProblem(lacks.first { $0.what == ability }?.words ?? "", code: "unsupported")
  }

  /// The abilities.
  var can: [PhoneAbility] {
    let lacking = Set(lacks.map(\.what))
    return PhoneAbility.allCases.filter { !lacking.contains($0) }
  }
}
