package import Parlance

/// A chat app of one person, written against its vendor's API alone.
///
/// Each method makes the vendor's call, notes the lines that it ran, and reports to the outcome what the vendor's
/// completion said.
@MainActor
package protocol ChatApp: PeopleApp, GroupApp {
  /// The app's screen.
  var screen: PhoneScreen { get }
  /// A Boolean value that indicates whether its account is logged in.
  var isLoggedIn: Bool { get }
  /// The state of the login in the vendor's words.
  var words: String { get }
  /// A Boolean value that indicates whether the group of all phones makes its account a manager, so that it can mute members; false by
  /// default.
  var isMadeManager: Bool { get }

  /// Logs in.
  func logIn(_ outcome: Outcome)
  /// Logs out.
  func logOut(_ outcome: Outcome)
  /// Opens a conversation, whose messages no longer count as unread.
  func open(_ place: Place, _ outcome: Outcome)
  /// Sends a text.
  func send(_ text: String, to place: Place, _ outcome: Outcome)
  /// Sends a file.
  func send(_ file: PickedFile, to place: Place, _ outcome: Outcome)
  /// Confirms that a received message was read.
  func read(_ id: String, in place: Place, _ outcome: Outcome)
  /// Takes a message back.
  func revoke(_ id: String, in place: Place, _ outcome: Outcome)
  /// Adds a reaction of the person's to a message, or removes it again.
  func react(_ text: String, _ isOn: Bool, to id: String, in place: Place, _ outcome: Outcome)
  /// Changes the text of an own message.
  func edit(_ id: String, to text: String, in place: Place, _ outcome: Outcome)
  /// Pins a message for everyone in its conversation, or takes the pin off.
  func pin(_ id: String, _ isOn: Bool, in place: Place, _ outcome: Outcome)
  /// Downloads the file of a message.
  func download(_ id: String, in place: Place, _ outcome: Outcome)
  /// Deletes a message from the phone.
  func delete(_ id: String, in place: Place, _ outcome: Outcome)

  /// Shows the newest messages of a conversation from the vendor's local database, in an app that was opened again.
  func restore(_ place: Place)
  /// Fetches the newest messages of a conversation from the server, those of before the phone's first login too, and shows
  /// them.
  func loadPast(_ place: Place, _ outcome: Outcome)
  /// Lets go of what would keep the app alive; a process that ends needs no such thing.
  func end()

  /// Returns the number of messages that count as unread.
  func unreadCount(_ place: Place) -> Int
  /// Returns a message as the vendor's object has it now; nil if the app does not hold it.
  func message(_ id: String) -> MessageSnapshot?
  /// Returns the paths at which the vendor's object has a message's file and its small picture.
  func paths(of id: String) -> MessagePaths
}

extension ChatApp {
  package var isMadeManager: Bool { false }
  package func end() {}
  package func edit(_ id: String, to text: String, in place: Place, _ outcome: Outcome) { outcome.fail(.unsupported) }
  package func pin(_ id: String, _ isOn: Bool, in place: Place, _ outcome: Outcome) { outcome.fail(.unsupported) }
  package func loadPast(_ place: Place, _ outcome: Outcome) {
    outcome.fail(VendorProblem("The app has no history of the server's.", code: "unsupported"))
  }
}

/// An app whose account can own the group of all: it makes the managers.
@MainActor
package protocol GroupOwner: ChatApp {
  /// Makes members managers.
  func addManagers(_ accounts: [String], in group: String, _ outcome: Outcome)
}

/// The place of what an app stores by itself, which outlives the app as a file would.
@MainActor
package final class AppArchive {
  package var contents: Any?

  /// Creates an empty place.
  package init() {}
}

/// The places of a message's files.
package struct MessagePaths: Sendable {
  package var file: String?
  package var thumbnail: String?

  /// Creates places; nil for a file that is not there.
  package init(file: String? = nil, thumbnail: String? = nil) { (self.file, self.thumbnail) = (file, thumbnail) }
}

/// A file that a person picks to send.
package struct PickedFile: Sendable {
  /// The kind of content as which a file is sent.
  package enum Kind: String, Codable, Sendable { case image, file, audio, video }

  package var kind: Kind
  /// The name without a folder.
  package var name: String
  package var path: String

  /// Creates a file of a path.
  package init(kind: Kind, name: String, path: String) { (self.kind, self.name, self.path) = (kind, name, path) }
}

/// The parts from which an app is made.
package struct AppContext {
  package var environment: MessagingEnvironment
  /// The clock of the environment.
  package var clock: any MessagingClock
  package var profile: PhoneProfile
  /// The token of the account; empty where the hub asks for none.
  package var token: String
  /// The id of the device that the app's client uses.
  package var device: String
  package var screen: PhoneScreen
  /// A folder for files of the app's own, which exists.
  package var folder: String
  /// The data that the app itself stored before it was closed.
  package var archive: AppArchive
  /// The id of the group of all.
  package var group: String

  /// Creates the parts.
  package init(
    environment: MessagingEnvironment, clock: any MessagingClock, profile: PhoneProfile, token: String, device: String,
    screen: PhoneScreen, folder: String, archive: AppArchive, group: String
  ) {
    (self.environment, self.clock, self.profile, self.token) = (environment, clock, profile, token)
    (self.device, self.screen, self.folder) = (device, screen, folder)
    (self.archive, self.group) = (archive, group)
  }
}
