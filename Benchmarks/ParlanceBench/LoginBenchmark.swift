import Foundation
import ParlanceCore
import ParlanceEngine
import ParlanceSQLite

/// Logins of an account with many conversations: the longest turn of the hub, for which all others wait.
struct LoginBenchmark {
  /// One line of the result: the longest turns of logins or lists, of which there were several.
  struct Line {
    var work: String
    var turns: Int
    /// The longest turn of each run, in milliseconds: the median of all runs, and the greatest.
    var median, greatest: Double
  }

  struct Report {
    var lines: [Line]
    var conversations: Int

    /// The longest turn that a login or a list may take, in milliseconds.
    static let limit = 20.0
    var isSufficient: Bool { lines.allSatisfy { $0.median <= Self.limit } }
  }

  var conversations: Int
  var runs: Int

  /// A connection to a hub that has no other, in the thread of the benchmark.
  private final class Session: SessionOutlet {
    private let hub: Hub
    private var replies: [InboundFrame] = []
    private let clock: any MessagingClock
    private var number: UInt64 = 0
    private(set) lazy var session = HubSession(outlet: self)
    /// The milliseconds of each turn.
    private(set) var turns: [Double] = []

    init(_ hub: Hub, _ clock: any MessagingClock) {
      self.hub = hub
      self.clock = clock
    }

    func deliver(_ frames: [InboundFrame]) { replies += frames }
    var backlog: SessionBacklog { SessionBacklog() }
    func setPaused(_ isPaused: Bool) {}
    func close(reason: SessionCloseReason) {}

    func ask<Call: HubCall>(_ call: Call) throws -> Call.Reply {
      number += 1
      let frame = ReceivedFrame(OutboundFrame(number: number, call: call), received: clock.now())
      turns.append(Measurement.milliseconds { hub.process([.frames(session, [frame])]) })
      defer { replies = [] }
      for case .reply(number, let result) in replies {
        guard let reply = try result.get() as? Call.Reply else { break }
        return reply
      }
      throw BenchmarkError("the hub did not answer \(Call.self)")
    }
  }

  func measure() throws -> Report {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // A folder that cannot be removed is the system's to clean: it is a temporary one.
    defer { try? FileManager.default.removeItem(at: folder) }
    let clock = SystemClock()
    let store = try SQLiteHubStore(path: folder.appendingPathComponent("hub").path)
    defer { store.close() }
    try fill(store, clock)
    var turns: [String: [[Double]]] = [:]
    for run in 0..<runs {
      // What the store and the hub keep of an earlier login is gone.
      let hub = try Hub(Hub.Ports(store: store, clock: clock), settings: settings)
      for work in ["a new device", "a device that was away"] {
        let login = Session(hub, clock)
        let since: Timestamp = work == "a new device" ? .zero : clock.now()
        let count = try logIn(login, "device \(run)", since: since)
        guard since > .zero || count == conversations else {
          throw BenchmarkError("the login has \(count) of \(conversations) conversations")
        }
        turns[work, default: []].append(login.turns)
        guard since == .zero else { continue }
        let listed = login.turns.count
        try list(login)
        turns["lists of conversations", default: []].append(Array(login.turns.dropFirst(listed)))
      }
    }
    return Report(
      lines: turns.sorted { $0.key < $1.key }.map { work, runs in
        let longest = runs.map { $0.max() ?? 0 }.sorted()
        return Line(
          work: work, turns: runs[0].count, median: longest[longest.count / 2], greatest: longest[longest.count - 1])
      }, conversations: conversations)
  }

  private var settings: HubSettings {
    var settings = HubSettings()
    settings.limits.groupsPerAccount = conversations
    return settings
  }

  /// Three of four conversations are direct, the others groups.
  private func fill(_ store: SQLiteHubStore, _ clock: any MessagingClock) throws {
    try store.begin()
    for number in 0..<conversations { _ = try store.insertAccount(name: AccountID("peer\(number)")) }
    try store.commit()
    let anna = Session(try Hub(Hub.Ports(store: store, clock: clock), settings: settings), clock)
    _ = try logIn(anna, "first", since: .zero)
    let body = MessageBody(content: .text("hello")).encoded()
    for number in 0..<conversations {
      let peer = AccountID("peer\(number)")
      if number.isMultiple(of: 4) {
        let group = GroupInfo(id: "", name: "group", owner: "anna")
        _ = try anna.ask(CreateGroupCall(id: "group\(number)", group: group, members: [peer], note: nil))
      } else {
        _ = try anna.ask(
          SubmitCall(
            id: MessageID("message\(number)"), conversation: .direct(peer), options: .ordinary, kind: .text, body: body)
        )
      }
    }
  }

  /// - returns: The number of conversations in the answers.
  private func logIn(_ login: Session, _ device: String, since: Timestamp) throws -> Int {
    var call = ConnectCall(
      account: "anna", token: "", device: DeviceID(device), style: "Bench", platform: .linux)
    call.since = since
    guard case .connected(let connected) = try login.ask(call) else { throw BenchmarkError("anna is not let in") }
    var heads = connected.heads.count
    var next = connected.next
    while let cursor = next {
      let page = try login.ask(StandingCall(cursor: cursor))
      heads += page.heads.count - 1
      next = page.next
    }
    // The first is the account's own.
    return heads - 1
  }

  private func list(_ login: Session) throws {
    var query = ConversationListQuery(limit: 100)
    query.includesLastMessage = true
    repeat { query.cursor = try login.ask(ListConversationsCall(query)).next } while query.cursor != nil
  }
}

extension LoginBenchmark.Report {
  /// The result for people.
  var table: String {
    var text = "the longest turn with \(conversations) conversations; milliseconds\n"
    text += "turns     p50  greatest  of\n"
    for line in lines {
      text += String(format: "%5d  %6.1f    %6.1f  ", line.turns, line.median, line.greatest) + line.work + "\n"
    }
    return text + (isSufficient ? "" : "Required: at most \(Self.limit) ms.\n")
  }

  /// The result for programs.
  func json() throws -> String {
    let rows = lines.map { line -> [String: Any] in
      ["work": line.work, "turns": line.turns, "p50": line.median, "greatest": line.greatest]
    }
    let data = try JSONSerialization.data(
      withJSONObject: ["login": rows, "conversations": conversations], options: [.prettyPrinted, .sortedKeys])
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
