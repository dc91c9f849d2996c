package import Dispatch
package import Foundation
package import Parlance

/// An engine whose clock stands still, and what the apps on it wait for.
package final class SeededWorld {
  package let choices: SeededChoices
  private let clock = ManualClock()
  package let queue = DispatchQueue(label: "callbacks")
  package let environment: MessagingEnvironment
  package let completions = CompletionBook()
  package let folder: URL
  /// Files that can be sent, and paths that cannot.
  private let paths: [String]
  /// Groups and rooms by id, and names of nothing.
  private var groups = ["", "no group", "\u{E9}", "e\u{301}"]
  private var rooms = ["", "no room"]
  private let trace: Bool
  private var observer: Device?

  package init(seed: UInt64, trace: Bool) throws {
    choices = SeededChoices(seed: seed)
    self.trace = trace
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("adapter-seeds-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (small, empty) = (folder.appendingPathComponent("small.jpg").path, folder.appendingPathComponent("empty").path)
    try Data([0xFF, 0xD8, 1, 2, 3]).write(to: URL(fileURLWithPath: small))
    try Data().write(to: URL(fileURLWithPath: empty))
    paths = [small, small, empty, folder.path, "", "relative", "/no/such/file", "/dev/null"]
    let check: TokenCheck = { request throws(MessagingError) in
      guard request.token != "bad" else { throw MessagingError(.invalidToken) }
      return TokenGrant()
    }
    // Most in memory, which is quicker; every eighth over SQLite.
    environment =
      seed % 8 == 0
      ? try .embedded(
        at: folder.appendingPathComponent("engine"), clock: clock, callbackQueue: queue, tokenCheck: check)
      : .inMemory(clock: clock, callbackQueue: queue, tokenCheck: check)
    for account in ["alice", "bob", "carol"] { try environment.administration.createAccount(AccountID(account)) }
    for name in ["one", "two"] {
      groups.append(
        try environment.administration.createGroup(name: name, owner: "alice", members: ["bob"]))
      rooms.append(try environment.administration.createRoom(name: name, owner: "bob"))
    }
    let device = try environment.openDevice(
      DeviceConfiguration(style: "Observer", account: "observer", device: "observer")
    ) { _ in }
    let refusal: MessagingError? = Device.wait { device.connect(token: "", completion: $0) }
    if let refusal { throw refusal }
    observer = device
  }

  package func path() -> String { choices.chance(70) ? paths[0] : choices.pick(paths) }
  package func group() -> String { choices.chance(80) ? choices.pick(Array(groups.suffix(4))) : choices.pick(groups) }
  package func room() -> String { choices.chance(80) ? choices.pick(Array(rooms.suffix(2))) : choices.pick(rooms) }
  package func note(group: String) { groups.append(group) }

  /// Prints a call if tracing is on.
  package func note(_ call: @autoclosure () -> String) { if trace { say(call()) } }

  /// Waits until all requests so far are answered and their callbacks delivered.
  package func adopt() {
    for _ in 0..<2 {
      if let observer {
        let _: Result<Timestamp, MessagingError> = Device.wait { observer.fetchServerTime(completion: $0) }
      }
      queue.sync {}
    }
  }

  /// Something that no app does: time goes by, the network fails or comes back.
  package func happen(style: String) {
    switch choices.below(4) {
    case 0:
      let time = choices.pick([Int64(0), 1, 1000, 5000, 121_000, 86_400_000])
      note("the clock: \(time) ms later")
      clock.advance(byMilliseconds: time)
    case 1, 2:
      let (account, isReachable) = (choices.pick(["alice", "bob"]), choices.chance(70))
      note("the network of \(account): \(isReachable)")
      environment.setReachable(
        isReachable, account: AccountID(account), device: DeviceID(SeededWorld.device), style: style)
    default:
      if choices.chance(10) {
        let account = choices.pick(["alice", "bob"])
        note("the operator ends the logins of \(account)")
        try? environment.administration.endSessions(of: AccountID(account), reason: choices.text())
      }
    }
  }

  /// The device of every client: the same for all, so that one takes the place of another.
  package static let device = "phone"

  /// Ends everything.
  ///
  /// - returns: What is wrong with the completions; nil for nothing.
  package func finish() -> String? {
    adopt()
    // No call waits for an answer for so long.
    for _ in 0..<4 {
      clock.advance(bySeconds: 150)
      adopt()
    }
    observer = nil
    environment.shutDown()
    queue.sync {}
    let end = ContinuousClock.now + .seconds(20)
    while completions.violation != nil && ContinuousClock.now < end {
      clock.advance(bySeconds: 150)
      queue.sync {}
      Thread.sleep(forTimeInterval: 0.01)
    }
    try? FileManager.default.removeItem(at: folder)
    return completions.violation
  }
}
