import Dispatch
import Foundation
import Parlance

/// Some apps of several styles on one engine in a folder, in one process.
///
/// Safe to share: what changes is touched on the callback queue alone.
final class Party: @unchecked Sendable {
  /// The group of all accounts.
  static let team = "team"
  /// The account that never logs in.
  static let outsider: AccountID = "dave"
  /// The maximum time of a wait, in seconds: far longer than the engine's retries take.
  private static let patience = 10

  let environment: MessagingEnvironment
  let ledger: Ledger
  let apps: [any App]
  private let queue: DispatchQueue
  private let bell: Bell

  /// Opens the environment; ends the process if that is refused.
  init(_ folder: URL, _ ledger: Ledger, clock: Timestamp) {
    let queue = DispatchQueue(label: "probe")
    let bell = Bell(queue)
    // Clocks are set forward by a year, and nothing may be lost by that: events for a single account are kept as long.
    var settings = HubSettings()
    settings.accountEventRetention = 3650 * 86_400_000
    settings.commandRetention = settings.accountEventRetention
    do throws(MessagingError) {
      environment = try .embedded(
        at: folder, clock: FastClock(start: clock), callbackQueue: queue, settings: settings, thumbnailMaker: nil)
    } catch {
      ledger.write("*", "environment", [error.code.rawValue, error.detail])
      exit(Ending.unopenable.rawValue)
    }
    ledger.write("*", "environment", ["ok"])
    (self.queue, self.bell, self.ledger) = (queue, bell, ledger)
    apps = [
      NeutralApp(Notes("alice", device: 1, ledger, bell), environment),
      NeutralApp(Notes("alice", device: 2, ledger, bell), environment),
      NIMApp(Notes("bob", device: 1, ledger, bell), environment),
      AgoraApp(Notes("carol", device: 1, ledger, bell), environment),
    ]
  }

  /// The conversations of an account.
  static func places(of account: AccountID) -> [ConversationID] {
    ["alice", "bob", "carol"].filter { $0 != account }.map { .direct($0) } + [.group(team)]
  }

  /// Does something on the callback queue, where apps are called.
  func perform<Value>(_ body: () -> Value) -> Value { queue.sync(execute: body) }

  /// Waits for something; ends the process if it does not come.
  func wait(for purpose: String, until condition: () -> Bool) {
    if bell.wait(Self.patience, until: condition) { return }
    ledger.write("*", "stuck", [purpose])
    exit(Ending.stuck.rawValue)
  }

  /// Logs in those that are not, one after the other.
  ///
  /// - parameter some: Which; all of them unless given.
  func logIn(_ some: [any App]? = nil) {
    for app in some ?? apps where perform({ !app.notes.isLoggedIn }) {
      var isDone = false
      perform { app.login { _ in isDone = true } }
      wait(for: "login of \(app.notes.label)") { isDone }
    }
  }

  /// A Boolean value that indicates whether every app is logged in.
  var isWhole: Bool { perform { apps.allSatisfy(\.notes.isLoggedIn) } }

  /// Makes the group where there is none.
  func makeTeam() {
    do throws(MessagingError) {
      try environment.administration.createAccount(Self.outsider)
    } catch {
      if error.code != .accountExists { ledger.write("*", "outsider", [error.code.rawValue]) }
    }
    do throws(MessagingError) {
      try environment.administration.createGroup(
        id: Self.team, name: "team", owner: "alice", members: ["bob", "carol"])
      ledger.write("*", "team", ["ok"])
    } catch {
      if error.code != .groupExists { ledger.write("*", "team", [error.code.rawValue]) }
    }
  }

  /// Waits until at most `count` messages and calls are under way.
  func settle(_ count: Int) {
    wait(for: "outcomes") {
      apps.reduce(0) { $0 + ($1.notes.isLoggedIn ? $1.notes.pending.count : 0) + $1.notes.calls } <= count
    }
  }

  /// Closes everything; all events are in the ledger afterwards.
  func shutDown() {
    environment.shutDown()
    queue.sync {}
  }
}
