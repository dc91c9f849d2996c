/// An app of one vendor's style, as the scenes drive it.
///
/// Each app is written against its vendor's API alone and notes every callback. What it was promised
/// stands beside it: which callbacks its vendor's documents have for what happens in a scene.
@MainActor
protocol DemoApp: AnyObject {
  /// The style's name.
  var style: String { get }
  /// Whose app it is.
  var account: String { get }
  /// Whether its vendor has read receipts in groups.
  var hasGroupReceipts: Bool { get }
  /// Whether its vendor has read receipts in direct chats.
  var hasReceipts: Bool { get }
  /// Whether its vendor lets messages be revoked.
  var takesBack: Bool { get }
  /// Whether its vendor's messages carry fields besides the text.
  var carriesFields: Bool { get }

  /// A Boolean value that indicates whether its vendor has reactions to messages.
  var reacts: Bool { get }
  /// What it revokes with.
  var revocationWay: RevocationWay { get }

  /// Logs in.
  func goOnline()
  /// Logs out.
  func goOffline()
  /// Sends a text.
  ///
  /// - parameter outgoing: What to say.
  /// - returns: The id of the message.
  func send(_ outgoing: Outgoing, to place: Place) throws -> String
  /// Whether the app's local database has a message.
  func isStored(_ id: String) -> Bool
  /// Says that a received message was read.
  func acknowledge(_ id: String)
  /// Revokes a message.
  func takeBack(_ id: String)
  /// Likes a message, if its vendor has reactions.
  func like(_ id: String)
  /// The callbacks that the vendor has for what happens, in their order.
  func callbacks(for happening: Happening) -> [Callback]
}

extension DemoApp {
  var hasGroupReceipts: Bool { true }
  var revocationWay: RevocationWay { .notice }
  var hasReceipts: Bool { true }
  var takesBack: Bool { true }
  var carriesFields: Bool { true }
  var reacts: Bool { false }

  func like(_ id: String) { preconditionFailure("\(style) has no reactions") }

  /// What the timeline calls the app.
  var name: String { "\(style) \(Style.person(of: account))" }
}

/// An app whose vendor lets it create groups and name managers.
@MainActor
protocol GroupFounder: DemoApp {
  /// The id of the group that it created; nil until its vendor's completion told.
  var foundedGroup: String? { get }
  /// Creates a group.
  func foundGroup(named name: String, members: [String])
  /// Makes a member a manager.
  func makeManager(_ account: String, of group: Group)
}

/// An app whose vendor has groups as channels only, which are joined to be heard.
@MainActor
protocol ChannelVisitor: DemoApp {
  /// Joins the channel that is a group.
  func joinChannel(of group: Group)
}

/// An app whose vendor has pictures and files.
@MainActor
protocol FileExchanger: DemoApp {
  /// Receives a received message's file as the vendor has it, if the vendor has not done so by itself.
  func open(_ id: String)
  /// Where the app finds a message's file now.
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
  /// The id.
  var id: String
  /// The name.
  var name: String
  /// Who created it.
  var founder: String
  /// The others.
  var members: [String]
}

/// Where a message goes.
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
  /// The file.
  var file: DemoFile?
  /// Fields that every style can read: a JSON object.
  var shared: [String: any Sendable] = [:]
  /// Whether fields are set, too, that only the sender's own style has.
  var hasOwnFields = false

  /// What its reader's app says of it.
  var words: String { file?.words ?? "\"\(text)\"" }
}

/// A message of a scene.
struct SentMessage {
  /// The id, the same in every style.
  var id: String
  /// What the timeline calls it.
  var label: String
  /// Who wrote it.
  var author: String
  /// The style that it was written in.
  var style: String
  /// Where its author sent it.
  var place: Place
  /// What its author said.
  var outgoing: Outgoing
  /// Nobody was there to receive it.
  var waits = false
}

/// What happens to one app in a scene.
enum Happening {
  /// It logged in.
  case loggedIn
  /// It logged out.
  case loggedOut
  /// Its connection broke and came back by itself.
  case cameBack
  /// It uploaded a file that it is about to send.
  case uploaded(DemoFile)
  /// It got the file of a message.
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
  /// Messages of one conversation came.
  case received([SentMessage])
  /// The hub accepted its receipt.
  case acknowledged(SentMessage)
  /// The peer read its message.
  case read(SentMessage)
  /// A member of a group read its message: how many now have, and have not.
  case readInGroup(SentMessage, reader: String, read: Int, unread: Int)
  /// It liked a message.
  case liked(SentMessage)
  /// Somebody liked a message.
  case sawLike(SentMessage, by: String)
  /// It revoked a message.
  case tookBack(SentMessage)
  /// Somebody revoked a message.
  case lost(SentMessage, by: String, RevocationWay, isOffline: Bool = false, hadIt: Bool = true)
}

/// What an app revokes with, which some vendors' receivers can tell apart.
enum RevocationWay {
  /// A call whose notice names the message.
  case notice
  /// A command that names it.
  case command
  /// The recall of a vendor that knows commands too.
  case recall
}
