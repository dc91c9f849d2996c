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

  /// `parlance export` of a whole hub as a process: from a folder, and through a gateway.
  @Suite struct ArchiveExportTests {
    private let folder: TemporaryFolder
    private let accounts = (0..<10).map { "user\($0)" }

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    private func run(_ arguments: [String]) async throws -> BuiltProgram.Outcome {
      try await BuiltProgram.run("parlance", arguments)
    }

    private func lines(_ name: String) throws -> [String] {
      let text = try String(contentsOfFile: path(name), encoding: .utf8)
      return text.split(separator: "\n").dropFirst().map(String.init).sorted()
    }

    /// Makes a hub with a past between accounts.
    private func makeHub(_ name: String, messages count: Int) throws {
      let environment = try MessagingEnvironment.embedded(
        at: folder.url.appendingPathComponent(name), keepsDevicesInMemory: true, thumbnailMaker: nil)
      defer { environment.shutDown() }
      for account in accounts { try environment.administration.createAccount(AccountID(account)) }
      for index in 0..<5 {
        let (first, second) = (accounts[2 * index], accounts[2 * index + 1])
        try environment.importTexts(
          count / 5, between: AccountID(first), and: AccountID(second), source: "past \(index)")
      }
    }

    @Test func aFolderComesBackInAnotherOne() async throws {
      try makeHub("one", messages: 500)
      let outcome = try await run(["export", "--data", path("one"), "-o", path("one.jsonl")])
      #expect(outcome.code == 0 && outcome.output == "account  10\nmessage  500\n", "\(outcome)")
      #expect(outcome.error.isEmpty)
      let mode = try FileManager.default.attributesOfItem(atPath: path("one.jsonl"))[.posixPermissions] as? NSNumber
      #expect(mode?.intValue == 0o600)
      let zipped = try await run(["export", "--data", path("one"), "--output", path("one.jsonl.gz"), "--json"])
      #expect(zipped.code == 0 && zipped.output.contains(#""message":500"#), "\(zipped)")
      #expect(zipped.output.contains(#""complete":true"#))
      let check = try await run(["archive", "check", path("one.jsonl.gz")])
      #expect(check.code == 0 && check.output == "account  10\nmessage  500\n", "\(check)")
      let imported = try await run(["import", path("one.jsonl.gz"), "--data", path("two")])
      #expect(imported.code == 0, "\(imported)")
      #expect(try await run(["export", "--data", path("two"), "-o", path("two.jsonl")]).code == 0)
      #expect(try lines("one.jsonl") == lines("two.jsonl"))
      let named = try await run(["export", "--data", path("two"), "-o", path("named.jsonl"), "--source", "here"])
      #expect(named.code == 0)
      #expect(try lines("named.jsonl").allSatisfy { $0.contains(#""source":"here""#) })
    }

    @Test func failedExportLeavesNoArchive() async throws {
      try makeHub("hub", messages: 100)
      let data = ["--data", path("hub")]
      try Data("mine".utf8).write(to: URL(fileURLWithPath: path("taken.jsonl")))
      let taken = try await run(["export"] + data + ["-o", path("taken.jsonl")])
      #expect(taken.code == 1 && taken.error.contains("taken.jsonl"), "\(taken)")
      #expect(try String(contentsOfFile: path("taken.jsonl"), encoding: .utf8) == "mine")
      for name in ["full.jsonl", "full.jsonl.gz"] {
        // A disk that has no room.
        try FileManager.default.createSymbolicLink(atPath: path(name + ".partial"), withDestinationPath: "/dev/full")
        let full = try await run(["export"] + data + ["-o", path(name)])
        #expect(full.code == 1 && full.error.contains("No space left on device"), "\(full)")
        #expect(!FileManager.default.fileExists(atPath: path(name)))
      }
      let nowhere = try await run(["export"] + data + ["-o", path("none/archive.jsonl")])
      #expect(nowhere.code == 1 && nowhere.error.contains("No such file or directory"), "\(nowhere)")
      let missing = try await run(["export", "--data", path("missing"), "-o", path("missing.jsonl")])
      #expect(missing.code == 1 && missing.error.contains("has no hub"), "\(missing)")
      #expect(!FileManager.default.fileExists(atPath: path("missing")))
      let lost = try await run(["export", "--endpoint", "http://127.0.0.1:1", "-o", path("lost.jsonl")])
      #expect(lost.code == 1 && lost.error.contains("cannot be reached"), "\(lost)")
      for arguments in [
        [], ["--data", path("hub")], ["--data", path("hub"), "--endpoint", "http://127.0.0.1:1", "-o", "x"],
        ["--group", "g", "--data", path("hub")], ["--account", "a", "-o", "x"],
      ] {
        #expect(try await run(["export"] + arguments).code == 2, "\(arguments)")
      }
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      #expect(!files.contains { $0.hasSuffix(".partial") })
    }

    @Test func anExportThatIsKilledIsBegunAgain() async throws {
      try makeHub("hub", messages: 3000)
      let executable = try BuiltProgram.url("parlance")
      var random = SeededRandom(seed: 3)
      for _ in 0..<8 {
        try? FileManager.default.removeItem(atPath: path("killed.jsonl"))
        let process = Process()
        process.executableURL = executable
        process.arguments = ["export", "--data", path("hub"), "-o", path("killed.jsonl")]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        usleep(UInt32.random(in: 1000...300_000, using: &random))
        kill(process.processIdentifier, SIGKILL)
        await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            _ = process.waitForEnd()
            continuation.resume()
          }
        }
        // Whole, or not there.
        if FileManager.default.fileExists(atPath: path("killed.jsonl")) {
          #expect(try lines("killed.jsonl").count == 3010)
        }
      }
      try? FileManager.default.removeItem(atPath: path("killed.jsonl"))
      let last = try await run(["export", "--data", path("hub"), "-o", path("killed.jsonl")])
      #expect(last.code == 0, "\(last)")
      #expect(try lines("killed.jsonl").count == 3010)
    }

    /// Those who chat meanwhile have their messages at once, and the archive has all that was there before.
    @Test func aGatewayExportsWhileAppsChat() async throws {
      try makeHub("hub", messages: 2000)
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
      let (first, second) = (try await client("user1"), try await client("user9"))
      let inbox = second.messages()
      let before = try await first.send(.text("before"), to: .direct("user9"))
      #expect(try await inbox.next().id == before.id)
      let address = "http://127.0.0.1:\(hub.port)"
      async let exported = run(["export", "--endpoint", address, "-o", path("archive.jsonl.gz")])
      for number in 0..<30 {
        let sent = try await first.send(.text("\(number)"), to: .direct("user9"))
        #expect(try await inbox.next().id == sent.id)
      }
      let outcome = try await exported
      #expect(outcome.code == 0 && outcome.output.contains("account  10\n"), "\(outcome)")
      let quiet = try await run(["export", "--endpoint", address, "-o", path("quiet.jsonl")])
      #expect(quiet.code == 0 && quiet.output.contains("message  2031\n"), "\(quiet)")
      let imported = try await run(["import", path("archive.jsonl.gz"), "--data", path("copy")])
      #expect(imported.code == 0, "\(imported)")
      #expect(await hub.end(SIGTERM) == 0)
      // The same from the database.
      #expect(try await run(["export", "--data", path("hub"), "-o", path("folder.jsonl")]).code == 0)
      #expect(try lines("folder.jsonl") == lines("quiet.jsonl"))
      let unreached = try await run(["export", "--endpoint", address, "-o", path("unreached.jsonl")])
      #expect(unreached.code == 1 && unreached.error.contains("cannot be reached"), "\(unreached)")
    }
  }
#endif
