import PhoneApps

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
