/// An app of one vendor's style, as the scenes drive it.
///
/// Each app is written against its vendor's API alone and notes every callback. It also has the callbacks that its
/// vendor's documents promise for each event of a scene.
@MainActor
protocol DemoApp: AnyObject {
  /// The style's name.
  var style: String { get }
  /// The account that logs in.
  var account: String { get }
  /// A Boolean value that indicates whether its vendor has read receipts in groups; true by default.
  var hasGroupReceipts: Bool { get }
  /// A Boolean value that indicates whether its vendor has read receipts in direct chats; true by default.
  var hasReceipts: Bool { get }
  /// A Boolean value that indicates whether its vendor can revoke messages; true by default.
  var takesBack: Bool { get }
  /// A Boolean value that indicates whether its vendor's messages carry fields besides the text; true by default.
  var carriesFields: Bool { get }

  /// A Boolean value that indicates whether its vendor has reactions to messages; false by default.
  var reacts: Bool { get }
  /// The way in which it revokes messages; a call by default.
  var revocationWay: RevocationWay { get }

  /// Logs in.
  func goOnline()
  /// Logs out.
  func goOffline()
  /// Sends a text or a file.
  ///
  /// - parameter outgoing: The content.
  /// - returns: The id of the message.
  func send(_ outgoing: Outgoing, to place: Place) throws -> String
  /// Returns whether the app's local database has a message.
  func isStored(_ id: String) -> Bool
  /// Sends a read receipt for a received message.
  func acknowledge(_ id: String)
  /// Revokes a message.
  func takeBack(_ id: String)
  /// Likes a message, if its vendor has reactions.
  func like(_ id: String)
  /// The callbacks that the vendor documents for an event, in their order.
  func callbacks(for happening: Happening) -> [Callback]
}

extension DemoApp {
  var hasGroupReceipts: Bool { true }
  var revocationWay: RevocationWay { .call }
  var hasReceipts: Bool { true }
  var takesBack: Bool { true }
  var carriesFields: Bool { true }
  var reacts: Bool { false }

  func like(_ id: String) { preconditionFailure("\(style) has no reactions") }

  /// The app's name in the timeline: its style and its person.
  var name: String { "\(style) \(Style.person(of: account))" }
}

/// An app whose vendor lets it create groups and name managers.
@MainActor
protocol GroupFounder: DemoApp {
  /// The id of the group that it created; nil until its vendor's completion has reported it.
  var foundedGroup: String? { get }
  /// Creates a group that this account owns.
  func foundGroup(named name: String, members: [String])
  /// Makes a member a manager.
  func makeManager(_ account: String, of group: Group)
}

/// An app whose vendor has groups as channels only, whose messages it receives once it has joined.
@MainActor
protocol ChannelVisitor: DemoApp {
  /// Joins the channel that is a group.
  func joinChannel(of group: Group)
}

/// An app whose vendor has pictures and files.
@MainActor
protocol FileExchanger: DemoApp {
  /// Downloads a received message's file, unless the vendor downloads files by itself.
  func open(_ id: String)
  /// The path and the address at which the app finds a message's file.
  func find(_ id: String) -> FoundFile
}

/// An app whose vendor has uploading as a step of its own, before sending.
@MainActor
protocol FileUploader: FileExchanger {
  /// Uploads a file that is to be sent.
  func upload(_ file: DemoFile)
}

/// A group that the demo created.
struct Group: Codable {
  /// The group's id, the same in every style.
  var id: String
  /// The group's name, as the timeline shows it.
  var name: String
  /// The account that created it.
  var founder: String
  /// The other members' accounts.
  var members: [String]
}

/// The receiver of a message.
enum Place: Codable {
  /// To another account.
  case direct(String)
  /// To a group.
  case group(Group)
}

/// A text or a file to be sent.
struct Outgoing {
  /// The text; empty with a file.
  var text: String
  /// The file; nil for a text.
  var file: DemoFile?
  /// Fields that every style can read: a JSON object.
  var shared: [String: any Sendable] = [:]
  /// A Boolean value that indicates whether fields of the sender's own style are set, too.
  var hasOwnFields = false

  /// Its description in the receiver's app.
  var words: String { file?.words ?? "\"\(text)\"" }
}

/// A message of a scene.
struct SentMessage {
  /// The id, the same in every style.
  var id: String
  /// Its name in the timeline, such as `#1`.
  var label: String
  /// The account that sent it.
  var author: String
  /// The style that it was written in.
  var style: String
  /// Its receiver.
  var place: Place
  /// Its content.
  var outgoing: Outgoing
  /// A Boolean value that indicates whether the receiver was offline when it was sent.
  var waits = false
}

/// An event of one app in a scene.
enum Happening {
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
enum RevocationWay {
  /// A call that names the message.
  case call
  /// A command that names it.
  case command
  /// The recall of a vendor that knows commands too.
  case recall
}
