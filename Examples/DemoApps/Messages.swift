/// A group that the demo created.
package struct Group: Codable, Sendable {
  /// The group's id, the same in every style.
  package var id: String
  /// The group's name, as the timeline shows it.
  package var name: String
  /// The account that created it.
  package var founder: String
  /// The other members' accounts.
  package var members: [String]

  /// Creates a group.
  package init(id: String, name: String, founder: String, members: [String]) {
    (self.id, self.name, self.founder, self.members) = (id, name, founder, members)
  }
}

/// The receiver of a message.
package enum Place: Codable, Sendable {
  /// To another account.
  case direct(String)
  /// To a group.
  case group(Group)
}

/// A text or a file to be sent.
package struct Outgoing: Sendable {
  /// The text; empty with a file.
  package var text: String
  /// The file; nil for a text.
  package var file: DemoFile?
  /// Fields that every style can read: a JSON object.
  package var shared: [String: any Sendable] = [:]
  /// A Boolean value that indicates whether fields of the sender's own style are set, too.
  package var hasOwnFields = false

  /// Creates a text or a file to be sent.
  package init(
    text: String, file: DemoFile? = nil, shared: [String: any Sendable] = [:], hasOwnFields: Bool = false
  ) {
    (self.text, self.file, self.shared, self.hasOwnFields) = (text, file, shared, hasOwnFields)
  }

  /// Its description in the receiver's app.
  package var words: String { file?.words ?? "\"\(text)\"" }
}

/// A message of a scene.
package struct SentMessage: Sendable {
  /// The id, the same in every style.
  package var id: String
  /// Its name in the timeline, such as `#1`.
  package var label: String
  /// The account that sent it.
  package var author: String
  /// The style that it was written in.
  package var style: String
  /// Its receiver.
  package var place: Place
  /// Its content.
  package var outgoing: Outgoing
  /// A Boolean value that indicates whether the receiver was offline when it was sent.
  package var waits = false

  /// Creates a message.
  package init(
    id: String, label: String, author: String, style: String, place: Place, outgoing: Outgoing, waits: Bool = false
  ) {
    (self.id, self.label, self.author, self.style) = (id, label, author, style)
    (self.place, self.outgoing, self.waits) = (place, outgoing, waits)
  }
}

/// An event of one app in a scene.
package enum Happening: Sendable {
  /// It logged in.
  case loggedIn
  /// It logged out.
  case loggedOut
  /// Its connection broke and came back by itself.
  case cameBack
  /// It uploaded a file that it is about to send.
  case uploaded(DemoFile)
  /// It downloaded the file of a message.
  case opened(SentMessage)
  /// It created a group.
  case foundedGroup(Group)
  /// It became a member of a group.
  case joinedGroup(Group)
  /// A member of a group became a manager.
  case managerNamed(String, Group)
  /// It named that manager.
  case namedManager(String, Group)
  /// The hub accepted its message.
  case sent(SentMessage)
  /// It received messages of one conversation.
  case received([SentMessage])
  /// The hub accepted its receipt.
  case acknowledged(SentMessage)
  /// The peer read its message.
  case read(SentMessage)
  /// A member of a group read its message; with the numbers of members who have read it and who have not.
  case readInGroup(SentMessage, reader: String, read: Int, unread: Int)
  /// It liked a message.
  case liked(SentMessage)
  /// Another account liked a message.
  case sawLike(SentMessage, by: String)
  /// It revoked a message.
  case tookBack(SentMessage)
  /// Another account revoked a message.
  case lost(SentMessage, by: String, RevocationWay, isOffline: Bool = false, hadIt: Bool = true)
}

/// The ways to revoke a message, which some vendors' receivers can distinguish.
package enum RevocationWay: Sendable {
  /// A call that names the message.
  case call
  /// A command that names it.
  case command
  /// The recall of a vendor that knows commands too.
  case recall
}
