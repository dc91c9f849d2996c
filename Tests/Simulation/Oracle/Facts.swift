internal import ParlanceCore

/// The end of a run of a device's process.
enum RunEnd { case killed, powerCut, loggedOut }

/// One rule that was broken.
package struct Violation: Error, CustomStringConvertible, Sendable {
  package let rule: Rule
  package let detail: String
  package var description: String { "\(rule.rawValue): \(detail)" }
}

/// The rules that hold in every world.
package enum Rule: String, Sendable, CaseIterable {
  case lost = "an acknowledged message is lost"
  case twice = "told twice"
  case order = "told out of order"
  case foreign = "told to somebody who may not know it, or not as it was sent"
  case revocation = "a revoked message is seen"
  case unread = "unread counts are not the number of unread messages"
  case reading = "a read mark is wrong"
  case completion = "a completion did not run exactly once"
  case outcome = "what was told of a message is not so"
  case stuck = "a device does not come to rest"
  case room = "a room is not as the hub said"
  case copies = "what a device keeps is not what the hub has"
  case passing = "a message failed for a reason that passes"
  case pushes = "an entry is pushed again, or behind a later one"
}

/// A message as its app sent it, and its outcome.
struct SentMessage {
  let id: MessageID
  /// The name of the conversation that is the same for all its accounts.
  let place: String
  let conversation: ConversationID
  let sender: AccountID
  let device: Int
  let run: Int
  /// The number of messages that the device had sent before.
  let order: Int
  let text: String
  let options: MessageOptions
  let isCommand: Bool
  /// It has a file, which is uploaded first; later messages may overtake it.
  let hasFile: Bool
  /// The moment of the call.
  let begun: Int
  var toldSending = false
  /// The moment at which the app learned that the hub has it; nil before.
  var acknowledged: Int?
  var sequence: Int64 = 0
  var failure: MessagingError.Code?
  /// The number of submissions: one, and one for each `resend`.
  var attempts = 1
  var outcomes = 0
  /// The app deleted it before it received the outcome.
  var isWithdrawn = false
  /// A crash may have taken it, or its outcome.
  var isUncertain = false
  /// Accounts that removed it from their histories, and devices that deleted it.
  var removedBy: Set<String> = []
  var revocation = RevocationState.none
  /// The texts that its sender asked for later.
  var edits: [String] = []

  var isTransient: Bool { options.contains(.onlineOnly) }
}

enum RevocationState { case none, asked, done }

/// The events that one device received, over all its runs.
struct Told {
  /// The runs in which a message was reported, by the message's key.
  var received: [String: [Int]] = [:]
  var commands: [String: [Int]] = [:]
  var revoked: [String: [Int]] = [:]
  /// The number of restorations of the hub before a message was reported, by the message's key.
  var restorations: [String: Int] = [:]
  var ends: [RunEnd] = []
  /// The last run in which the login was being ended: the app asked for that, or the process died in a commit, which may have
  /// been that of the end.
  var lastLoginEnd = -1
  /// The runs in which the disk was to fail.
  var troubledRuns: Set<Int> = []
  /// The moment of the device's first login; nil before.
  var loggedIn: Int?
  /// The moment of the device's last login.
  var lastLogin = 0
  // Changes, of all runs.
  /// The texts of messages that were reported last, by the message's key.
  var contents: [String: String] = [:]
  /// The number of reported changes of a message, by run and key.
  var edits: [String: Int] = [:]
  /// The reactions that were reported last, by the message's key, then by account and text.
  var reactions: [String: [String: (time: Timestamp, isThere: Bool)]] = [:]
  /// The pins that were reported last, by the message's key.
  var pins: [String: (time: Timestamp, isThere: Bool)] = [:]
  /// The changes of reactions and pins that were reported, by run.
  var changes: Set<String> = []
  /// The conversations that the app has ever marked as read.
  var read: Set<String> = []
  /// The conversations that have ever lacked messages.
  var holes: Set<String> = []
  /// The runs in which changes of groups, requests and bulletins were reported, by their texts.
  var reports: [String: [Int]] = [:]
  /// The attributes of members that were reported last, by group, account and key.
  var attributes: [String: String] = [:]
  // The current run's.
  /// The last bulletin.
  var lastBulletin: Int64 = 0
  /// The appearance of this account, by room.
  var shown: [String: RoomAppearance] = [:]
  var lastSequence: [String: Int64] = [:]
  /// By account and type.
  var statuses: [String: AccountStatus] = [:]
  /// Conversations that went on at a lower position since the last login.
  var fallen: Set<String> = []
  var isSynchronized = false
  var isOver = false
}

/// A request that an account become a member of a group, which an app made.
struct RequestByApp {
  let group: String
  /// The account that would become a member.
  let account: AccountID
  /// The account that made the request: the same, or a member that invites it.
  let asker: AccountID
}

/// A text of the operator.
struct SentBulletin {
  let text: String
  let isKept: Bool
  /// The number that the hub gave it; nil if its outcome is unknown.
  var id: Int64?
  var isDeleted = false
}

/// A report that the devices of an account have to receive, if they were logged in before it was due.
struct ExpectedReport {
  let name: String
  /// The account; nil for all members of the group.
  let account: AccountID?
  let group: String?
  let begun: Int
}

/// A change of a group's members that an app asked for.
struct MembershipChange {
  let group: String
  let account: AccountID
  let isAdded: Bool
  let begun: Int
  /// The moment of its success; nil if it failed, or its outcome is unknown.
  var succeeded: Int?
  var isRefused = false
}
