import Parlance

/// An app on one device, which speaks one style. Everything but its making happens on the callback queue.
protocol App: AnyObject {
  /// The style that it speaks, as the environment names it.
  static var style: String { get }
  var notes: Notes { get }

  /// Opens the device and logs in.
  ///
  /// - parameter done: Receives the error's name, or nil.
  func login(_ done: @escaping (String?) -> Void)
  /// Logs out and closes the device.
  func logout(_ done: @escaping () -> Void)
  /// Sends a text, or a file of that name whose bytes `FileBytes` makes.
  func send(_ text: String, isFile: Bool, to place: ConversationID)
  /// Revokes a message.
  func revoke(_ entry: Notes.Entry, _ done: @escaping (String?) -> Void)
  /// Sends a read receipt for a message.
  func read(_ entry: Notes.Entry, _ done: @escaping (String?) -> Void)
  /// The marks that the style supports.
  static var marks: [Mark] { get }
  /// Sets a mark on a message, or on an account.
  func set(_ mark: Mark, on entry: Notes.Entry, _ value: String, _ done: @escaping (String?) -> Void)
  /// The messages of the local database.
  func rows(in place: ConversationID) -> [Row]
}

/// A message as an app finds it in its local database.
struct Row {
  enum State: String { case pending, failed, succeeded }
  var id: String
  var state: State
  var text: String
  var isReadByPeer: Bool
}

/// A change beside the messages that lasts until it is changed again, with its name in the ledger.
enum Mark: String, CaseIterable {
  /// A reaction; the value is its text.
  case reaction
  /// The pin of a message.
  case pin
  /// An edit; the value is the new text.
  case edit
  /// The block of the account that never logs in; the ledger names it as the peer of a conversation.
  case block
  /// The friendship with that account, added without a request.
  case friend
  /// The pin of a conversation in the account's list.
  case conversationPin
}

/// The contents of the files that are sent.
enum FileBytes {
  /// Returns the content of a file, which depends on its name only.
  static func of(_ name: String) -> [UInt8] {
    let sum = name.utf8.reduce(7) { $0 &* 31 &+ Int($1) }
    return (0..<(2000 + sum & 0xFFF)).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8 &+ sum) }
  }
}

extension ConversationID {
  /// The conversation's name in the ledger.
  var word: String { kind == .group ? "#" + name : name }
}
