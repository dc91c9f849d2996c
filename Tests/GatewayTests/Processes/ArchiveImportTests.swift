#if Server && Remote
  import BuiltPrograms
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceCore
  import TestRandomness
  import TestSupport
  import Testing

  #if canImport(Glibc)
    import Glibc
  #endif

  /// `parlance import` as a process: into a folder, and through a gateway.
  @Suite struct ArchiveImportTests {
    private let folder: TemporaryFolder
    private let accounts = (0..<20).map { "user\($0)" }
    private let groups = (0..<3).map { "team\($0)" }
    /// Long before anything happens here.
    private let beginning: Int64 = 1_500_000_000_000

    init() throws { folder = try TemporaryFolder() }

    /// Writes an archive of accounts, groups with members, and messages of both kinds, with edits, reactions and revocations.
    private func archive(messages count: Int, seed: UInt64 = 1) throws -> String {
      var random = SeededRandom(seed: seed)
      var lines = [#"{"kind":"header","version":1,"source":"old","zone":"UTC"}"#]
      func add(_ kind: String, _ id: String, _ members: String) {
        lines.append(#"{"kind":"\#(kind)","source":"old","id":"\#(id)"\#(members.isEmpty ? "" : ",")\#(members)}"#)
      }
      for account in accounts { add("account", account, "") }
      for group in groups {
        add("group", group, #""name":"\#(group)","owner":"user0","created":\#(beginning)"#)
        for account in accounts {
          add("member", "\(group)/\(account)", #""group":"\#(group)","account":"\#(account)""#)
        }
      }
      for index in 0..<count {
        let target =
          Bool.random(using: &random)
          ? #""group":"\#(groups[Int.random(in: 0..<groups.count, using: &random)])""#
          : #""recipient":"\#(accounts[Int.random(in: 10..<20, using: &random)])""#
        add(
          "message", "m\(index)",
          #""sender":"\#(accounts[Int.random(in: 0..<10, using: &random)])",\#(target),"time":\#(beginning + Int64(index) * 1000),"#
            + #""body":{"type":"text","text":"text \#(index)"}"#)
        switch Int.random(in: 0..<20, using: &random) {
        case 0: add("reaction", "r\(index)", #""message":"m\#(index)","account":"user0","reaction":"+1""#)
        case 1:
          add(
            "edit", "e\(index)",
            #""message":"m\#(index)","time":\#(beginning + 1),"body":{"type":"text","text":"edited"}"#)
        case 2: add("revocation", "v\(index)", #""message":"m\#(index)","time":\#(beginning + 1)"#)
        default: break
        }
      }
      let path = folder.url.appendingPathComponent("archive-\(seed)-\(count).jsonl").path
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: path))
      return path
    }

    private func run(_ arguments: [String]) async throws -> BuiltProgram.Outcome {
      try await BuiltProgram.run("parlance", ["import"] + arguments)
    }

    /// Returns the rows of a hub's tables that an import makes.
    private func rows(_ name: String) throws -> [String: [[HubValue]]] {
      let hub = try HubFolder(folder.url.appendingPathComponent(name))
      defer { hub.close() }
      var found: [String: [[HubValue]]] = [:]
      for table in HubTable.all where ["account", "event", "reaction", "face_value", "member"].contains(table.name) {
        var key: [HubValue]?
        while true {
          let rows = try hub.tables.rows(table, after: key)
          guard let last = rows.last else { break }
          key = Array(last.prefix(table.keyLength))
          // Entries of today have the time of today.
          found[table.name, default: []] += rows.filter { row in
            guard table.name == "event", case .int(let position) = row[1] else { return true }
            return position < 0
          }
        }
      }
      return found
    }

    @Test func anImportThatIsKilledGoesOn() async throws {
      let archive = try archive(messages: 4000)
      func data(_ name: String) -> [String] { ["--data", folder.url.appendingPathComponent(name).path] }
      let whole = try await run([archive] + data("whole"))
      #expect(whole.code == 0, "\(whole)")
      #expect(whole.output.contains("account  20 imported\n") && whole.output.contains("member  60 imported\n"))
      #expect(whole.output.contains("message  4000 imported\n"))
      let executable = try BuiltProgram.url("parlance")
      var random = SeededRandom(seed: 7)
      var kills = 0
      while kills < 20 {
        let process = Process()
        process.executableURL = executable
        process.arguments = ["import", archive] + data("killed")
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        // At any moment of its life, the opening of the database included.
        usleep(UInt32.random(in: 1000...200_000, using: &random))
        kill(process.processIdentifier, SIGKILL)
        let ended = await withCheckedContinuation { continuation in
          Thread.detachNewThread { continuation.resume(returning: process.waitForEnd()) }
        }
        kills += 1
        if ended != nil { break }
      }
      let last = try await run([archive] + data("killed"))
      #expect(last.code == 0, "\(last)")
      #expect(try rows("killed") == rows("whole"))
      let again = try await run([archive, "--json"] + data("whole"))
      #expect(again.code == 0 && again.output.contains(#""imported":0"#) && again.output.contains(#""known":4000"#))
    }

    @Test func aDryRunChangesNothing() async throws {
      let data = folder.url.appendingPathComponent("hub").path
      #expect(try await run([try archive(messages: 10), "--data", data]).code == 0)
      let before = try rows("hub")
      let more = try archive(messages: 50, seed: 2)
      let dry = try await run([more, "--data", data, "--dry-run"])
      #expect(dry.code == 1 && dry.output.contains("message  40 imported, 10 with another content\n"), "\(dry)")
      #expect(try rows("hub") == before)
    }

    @Test func damageIsReportedAndTheRestImported() async throws {
      let path = folder.url.appendingPathComponent("damaged.jsonl").path
      let lines = [
        #"{"kind":"header","version":1,"source":"old","zone":"UTC"}"#,
        // What a record needs comes later.
        #"{"kind":"member","source":"old","id":"1","group":"g","account":"anna"}"#,
        #"{"kind":"group","source":"old","id":"g","name":"g","owner":"anna"}"#, "{", "\u{0}",
        #"{"kind":"message","source":"old","id":"late","sender":"anna","group":"g","time":4102444799999,"body":{"type":"text","text":"x"}}"#,
        #"{"kind":"message","source":"old","id":"m","sender":"anna","group":"g","time":1,"body":{"type":"text","text":"x"}}"#,
        #"{"kind":"message","source":"old","id":"m","sender":"anna","group":"g","time":1,"body":{"type":"text","text":"y"}}"#,
        #"{"kind":"message","source":"old","id":"n","sender":"anna","group":"g","time":9,"reply":"none","body":{"type":"text","text":"z"}}"#,
        #"{"kind":"message","source":"old","id":"o","sender":"anna","group":"none","time":1,"body":{"type":"text","text":"y"}}"#,
        #"{"kind":"account","source":"old","id":"anna"}"#,
      ]
      try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path))
      let data = folder.url.appendingPathComponent("hub").path
      let outcome = try await run([path, "--data", data])
      #expect(outcome.code == 1 && outcome.error.contains("Not every record was imported"))
      for line in [
        "account  1 imported\n", "group  1 imported\n", "member  1 imported\n",
        "message  2 imported, 1 with another content, 2 refused\n", "damaged lines  2\n", "damaged.jsonl:4: ",
        "damaged.jsonl:6: message \"late\": invalidArgument: the time is in the future",
        "damaged.jsonl:8: message \"m\": another content was imported before",
        "damaged.jsonl:10: message \"o\": groupNotFound",
      ] { #expect(outcome.output.contains(line), "\(line)\(outcome.output)") }
      let strict = try await run([path, "--data", data, "--strict"])
      #expect(strict.code == 1 && strict.error.contains("damaged.jsonl:4: "))
    }

    /// Those who chat meanwhile see the past at once, and are notified of nothing but what is sent.
    @Test func aGatewayImportsWhileAppsChat() async throws {
      let archive = try archive(messages: 600)
      let hub = try await ServedHub(
        folder.url.appendingPathComponent("hub"), options: ["--open-registration", "--open-api"])
      let environment = try MessagingEnvironment.gateway(
        hub.url, folder: folder.url.appendingPathComponent("devices"),
        callbackQueue: DispatchQueue(label: "test.callbacks"), thumbnailMaker: nil)
      defer { environment.shutDown() }
      func client(_ name: AccountID) async throws -> MessagingClient {
        let client = MessagingClient(environment: environment, account: name, device: "phone")
        try await client.login()
        return client
      }
      let (first, second) = (try await client("user1"), try await client("user11"))
      let inbox = second.messages()
      let address = "http://127.0.0.1:\(hub.port)"
      async let imported = run([archive, "--endpoint", address])
      for number in 0..<50 {
        let sent = try await first.send(.text("\(number)"), to: .direct("user11"))
        #expect(try await inbox.next().id == sent.id)
      }
      let outcome = try await imported
      #expect(outcome.code == 0 && outcome.output.contains("message  600 imported\n"), "\(outcome)")
      #expect(try second.unreadCount() == 50)
      let past = try await second.history(
        HistoryQuery(conversation: .group("team0"), oldestFirst: true, limit: 100))
      #expect(past.count > 50 && past.allSatisfy { $0.time.milliseconds < beginning + 600_000 })
      // Lines that need more than a gateway takes for other requests, and one that is too long.
      let large = folder.url.appendingPathComponent("large.jsonl").path
      func account(_ id: String, _ size: Int) -> String {
        let original = String(repeating: #"\""#, count: size / 2)
        return #"{"kind":"account","source":"old","id":"\#(id)","original":"\#(original)"}"#
      }
      let header = #"{"kind":"header","version":1,"source":"old","zone":"UTC"}"#
      let lines = [header, account("a", 200_000), account("b", 200_000), account("c", 300_000)]
      try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: large))
      let rest = try await run([large, "--endpoint", address])
      #expect(rest.code == 1 && rest.output.contains("account  2 imported, 1 refused\n"), "\(rest)")
      let again = try await run([archive, "--endpoint", address])
      #expect(again.code == 0 && again.output.contains("message  0 imported, 600 here already\n"), "\(again)")
      #expect(await hub.end(SIGTERM) == 0)
    }
  }
#endif
