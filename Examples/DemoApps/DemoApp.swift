/// An app of one vendor's style, as the scenes drive it.
///
/// Each app is written against its vendor's API alone and notes every callback. It also has the callbacks that its
/// vendor's documents promise for each event of a scene.
@MainActor
package protocol DemoApp: AnyObject {
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
  package var hasGroupReceipts: Bool { true }
  package var revocationWay: RevocationWay { .call }
  package var hasReceipts: Bool { true }
  package var takesBack: Bool { true }
  package var carriesFields: Bool { true }
  package var reacts: Bool { false }

  package func like(_ id: String) { preconditionFailure("\(style) has no reactions") }

  /// The app's name in the timeline: its style and its person.
  package var name: String { "\(style) \(DemoStyle.person(of: account))" }
}

/// An app whose vendor lets it create groups and name managers.
@MainActor
package protocol GroupFounder: DemoApp {
  /// The id of the group that it created; nil until its vendor's completion has reported it.
  var foundedGroup: String? { get }
  /// Creates a group that this account owns.
  func foundGroup(named name: String, members: [String])
  /// Makes a member a manager.
  func makeManager(_ account: String, of group: Group)
}

/// An app whose vendor has groups as channels only, whose messages it receives once it has joined.
@MainActor
package protocol ChannelVisitor: DemoApp {
  /// Joins the channel that is a group.
  func joinChannel(of group: Group)
}

/// An app whose vendor has pictures and files.
@MainActor
package protocol FileExchanger: DemoApp {
  /// Downloads a received message's file, unless the vendor downloads files by itself.
  func open(_ id: String)
  /// The path and the address at which the app finds a message's file.
  func find(_ id: String) -> FoundFile
}

/// An app whose vendor has uploading as a step of its own, before sending.
@MainActor
package protocol FileUploader: FileExchanger {
  /// Uploads a file that is to be sent.
  func upload(_ file: DemoFile)
}
