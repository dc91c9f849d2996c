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
        let login = HubConnection(hub, clock)
        let since: Timestamp = work == "a new device" ? .zero : clock.now()
        let count = try login.logIn("anna", "device \(run)", since: since)
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
    let anna = HubConnection(try Hub(Hub.Ports(store: store, clock: clock), settings: settings), clock)
    _ = try anna.logIn("anna", "first")
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

  private func list(_ login: HubConnection) throws {
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
