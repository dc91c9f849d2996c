// The state of a phone as apps make it and the page receives it, in JSON.

/// The side of a move: the old cloud, or the hub to which its accounts move.
package enum PhoneCloud: String, Encodable, Sendable { case old, new }

/// A message on a phone.
package struct MessageSnapshot: Encodable, Sendable {
  /// The kind of a message.
  package enum Kind: String, Encodable, Sendable {
    case text, image, file, audio, video, command, custom, location, note
  }

  /// The state of a message.
  package enum State: String, Encodable, Sendable {
    case sending, sent, failed, received
  }

  package var id: String
  package var mine: Bool
  package var from: String
  package var fromName = ""
  /// In milliseconds since 1970.
  package var time: Int64
  package var kind = Kind.text
  package var text = ""
  /// The text of a remark in Chinese; nil for what people wrote.
  package var textZh: String?
  package var name: String?
  /// In bytes.
  package var size: Int64?
  package var width: Int?
  package var height: Int?
  package var state: State
  /// The share of a transfer that is done; nil while there is none.
  package var progress: Double?
  package var receipt: String?
  package var revoked = false
  /// A Boolean value that indicates whether the text was changed after it was sent.
  package var edited = false
  /// The account that pinned it for everyone; nil if it is not pinned.
  package var pinnedBy: String?
  /// A Boolean value that indicates whether it was brought over from an old cloud.
  package var past = false
  /// A Boolean value that indicates whether the phone has the bytes of the file.
  package var file = false
  package var thumbnail = false
  /// The reactions to the message, in the order in which their texts came.
  package var reactions: [ReactionSnapshot] = []

  /// Creates a message; what else it has is set afterwards.
  package init(
    id: String, mine: Bool, from: String, time: Int64, kind: Kind = .text, text: String = "", textZh: String? = nil,
    state: State, revoked: Bool = false
  ) {
    (self.id, self.mine, self.from, self.time) = (id, mine, from, time)
    (self.kind, self.text, self.textZh) = (kind, text, textZh)
    (self.state, self.revoked) = (state, revoked)
  }
}

/// The reactions to a message with one text.
package struct ReactionSnapshot: Encodable, Equatable, Sendable {
  package var text: String
  /// The accounts that reacted with it, in the order in which they did.
  package var accounts: [String]
  /// A Boolean value that indicates whether the phone's own account is among them.
  package var mine: Bool

  /// Creates the reactions with one text.
  package init(text: String, accounts: [String], mine: Bool) {
    (self.text, self.accounts, self.mine) = (text, accounts, mine)
  }
}

/// Something that phones can do, as actions are named.
package enum PhoneAbility: String, Codable, CaseIterable, Sendable {
  case sendText, sendFile, open, close, read, groupRead, revoke, react, edit, pin, download, delete
  case befriend, answerFriend, unfriend, block, watch, publishStatus
  case loadGroup, renameGroup, announce, addMember, removeMember, manager, mute, giveAway
  case goOffline, goOnline, logOut, logIn, secondLogin, endSecondLogin, closeApp, openApp
}

extension [PhoneLack] {
  /// Returns the lacks of several abilities, about which one sentence says that they are missing.
  package static func of(_ abilities: [PhoneAbility], _ words: String, _ wordsZh: String) -> [PhoneLack] {
    abilities.map { PhoneLack(what: $0, words: words, wordsZh: wordsZh) }
  }
}

/// Something that a vendor's apps cannot do.
package struct PhoneLack: Encodable, Sendable {
  package var what: PhoneAbility
  /// A sentence that says so, in English and in Chinese.
  package var words: String
  package var wordsZh: String

  /// Creates a lack.
  package init(what: PhoneAbility, words: String, wordsZh: String) {
    (self.what, self.words, self.wordsZh) = (what, words, wordsZh)
  }
}

/// The phone as a style describes it.
package struct PhoneProfile: Sendable {
  package var id: String
  /// The side of a move on which the phone is; nil for a phone that does not move.
  package var cloud: PhoneCloud?
  package var style: String
  /// The module that its app imports.
  package var module: String
  package var account: String
  package var person: String
  /// The style of its devices in the engine.
  package var deviceStyle: String
  /// The sentences about what the vendor's apps cannot do.
  package var lacks: [PhoneLack] = []
  /// The name of its style in the conformance suite, as a test has it: `.nim`.
  package var suiteStyle: String

  /// Creates a phone that does not move.
  package init(
    id: String, style: String, module: String, account: String, person: String, deviceStyle: String,
    suiteStyle: String, lacks: [PhoneLack] = []
  ) {
    (self.id, self.style, self.module, self.account) = (id, style, module, account)
    (self.person, self.deviceStyle, self.suiteStyle) = (person, deviceStyle, suiteStyle)
    self.lacks = lacks
  }

  /// The device of the phone itself, or of the account's other installation.
  package func device(isSecond: Bool) -> String { isSecond ? "\(account)-tablet" : "\(account)-phone" }

  /// Returns the refusal of what the vendor's apps cannot do.
  package func lacking(_ ability: PhoneAbility) -> VendorProblem {
    VendorProblem(lacks.first { $0.what == ability }?.words ?? "", code: "unsupported")
  }

  /// The abilities.
  package var can: [PhoneAbility] {
    let lacking = Set(lacks.map(\.what))
    return PhoneAbility.allCases.filter { !lacking.contains($0) }
  }
}
