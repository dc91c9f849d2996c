import Parlance

/// An app on one device, which speaks one style. Everything but its making happens on the callback queue.
protocol App: AnyObject {
  /// The style that it speaks, as the environment names it.
  static var style: String { get }
  var notes: Notes { get }

  /// Opens the device and logs in.
  ///
  /// - parameter done: Gets the error's name, or nil.
  func login(_ done: @escaping (String?) -> Void)
  /// Logs out and closes the device.
  func logout(_ done: @escaping () -> Void)
  /// Sends a text, or a file of that name whose bytes `FileBytes` makes.
  func send(_ text: String, isFile: Bool, to place: ConversationID)
  /// Takes a message back.
  func revoke(_ entry: Notes.Entry, _ done: @escaping (String?) -> Void)
  /// Tells the peer that a message was read.
  func read(_ entry: Notes.Entry, _ done: @escaping (String?) -> Void)
  /// What the style can set on a message.
  static var marks: [Mark] { get }
  /// Sets something on a message, or on an account.
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

/// Something that stands beside the messages until it is changed, as the ledger names it.
enum Mark: String, CaseIterable {
  /// A reaction; the value is its text.
  case reaction
  /// A pin.
  case pin
  /// Another text; the value is it.
  case edit
  /// The block of an account, which writes nothing and is named as the other one of a conversation.
  case block
  /// The friendship with that account, without a question.
  case friend
  /// The pin of a conversation on the account's list.
  case conversationPin
}

/// The files that are sent.
enum FileBytes {
  /// The content of a file, which its name decides.
  static func of(_ name: String) -> [UInt8] {
    let sum = name.utf8.reduce(7) { $0 &* 31 &+ Int($1) }
    return (0..<(2000 + sum & 0xFFF)).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8 &+ sum) }
  }
}

extension ConversationID {
  /// How the ledger names it.
  var word: String { kind == .group ? "#" + name : name }
}
