#if Cluster && Server && Remote
  import BuiltPrograms
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceCore
  import PostgreSQLServer
  import TestSupport
  import Testing

  #if canImport(Glibc)
    import Glibc
  #endif

  /// `parlance database` as a process.
  @Suite struct DatabaseTests {
    private let folder: TemporaryFolder
    private var data: URL { folder.url.appendingPathComponent("hub") }
    private var devices: URL { folder.url.appendingPathComponent("devices") }

    init() throws { folder = try TemporaryFolder() }

    private func environment(_ hub: ServedHub) throws -> MessagingEnvironment {
      try MessagingEnvironment.gateway(
        hub.url, folder: devices, callbackQueue: DispatchQueue(label: "test.callbacks"), thumbnailMaker: nil)
    }

    private func client(_ name: AccountID, _ environment: MessagingEnvironment) -> MessagingClient {
      MessagingClient(environment: environment, account: name, device: "phone")
    }

    private func move(to url: String) async throws -> BuiltProgram.Outcome {
      try await BuiltProgram.run("parlance", ["database", "copy", "--data", data.path, "--postgres", url])
    }

    /// Runs the import and kills it after some of its lines.
    ///
    /// - returns: A Boolean value that indicates whether it came to its end before.
    private func moveAndKill(to url: String, afterLines count: Int) async throws -> Bool {
      let executable = try BuiltProgram.url("parlance")
      let arguments = ["database", "copy", "--data", data.path, "--postgres", url]
      return try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(
            with: Result {
              let (process, errors) = (Process(), Pipe())
              process.executableURL = executable
              process.arguments = arguments
              process.standardOutput = FileHandle.nullDevice
              process.standardError = errors
              try process.run()
              var lines = 0
              while lines < count, let byte = try errors.fileHandleForReading.read(upToCount: 1), !byte.isEmpty {
                if byte == Data([0x0A]) { lines += 1 }
              }
              kill(process.processIdentifier, SIGKILL)
              return process.waitForEnd() != nil
            })
        }
      }
    }

    private func texts(_ messages: [Message]) -> [String] {
      messages.map { if case .text(let text) = $0.body.content { text } else { "" } }
    }

    /// Apps go on where they were in the folder: with their cursors, their unread counts and their files.
    @Test func devicesContinueAfterACopyToPostgreSQL() async throws {
      let server = try PrivateServer()
      let url = server.url("postgres")
      let bytes = Data((0..<2_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 9) })
      let path = folder.url.appendingPathComponent("file").path
      try bytes.write(to: URL(fileURLWithPath: path))

      let hub = try await ServedHub(data)
      var environment = try environment(hub)
      var (alice, bob) = (client("alice", environment), client("bob", environment))
      try await alice.login()
      try await bob.login()
      let inbox = bob.messages()
      for number in 0..<300 { try await alice.send(.text("\(number)"), to: .direct("bob")) }
      let media = try await alice.upload(.file(path))
      for _ in 0..<300 { _ = try await inbox.next() }
      await bob.logout()
      for number in 300..<305 { try await alice.send(.text("\(number)"), to: .direct("bob")) }
      environment.shutDown()

      let refused = try await move(to: url)
      #expect(refused.code == 1 && refused.error.contains("storageLocked"), "\(refused)")
      #expect(await hub.end(SIGTERM) == 0)
      for count in [1, 4, 9, 20, 24, 30] where try await moveAndKill(to: url, afterLines: count) {
        Issue.record("the import was not killed after \(count) lines")
      }
      let early = try await BuiltProgram.run(
        "parlance", ["serve", "--postgres", url, "--listen", "127.0.0.1:0", "--open-registration"])
      #expect(early.code == 1 && early.error.contains("import into the database is not complete"), "\(early)")
      let done = try await move(to: url)
      #expect(done.code == 0, "\(done)")
      #expect(done.output.contains("event  ") && done.output.contains("media  1 files\n"))
      #expect(done.error.contains("event: compared\n") && !done.output.contains("missing"))
      let again = try await move(to: url)
      #expect(again.code == 0 && again.output.contains("copied before"), "\(again)")

      let next = try await ServedHub(nil, options: ["--open-registration", "--postgres", url])
      environment = try self.environment(next)
      (alice, bob) = (client("alice", environment), client("bob", environment))
      let late = bob.messages()
      let changes = bob.connection()
      try await bob.login()
      for number in 300..<305 { #expect(texts([try await late.next()]) == ["\(number)"]) }
      _ = try await changes.first { $0 == .synchronized }
      try await alice.login()
      try await alice.send(.text("305"), to: .direct("bob"))
      #expect(texts([try await late.next()]) == ["305"])
      #expect(try bob.conversation(.direct("alice"))?.unreadCount == 306)
      let history = try await bob.history(
        HistoryQuery(conversation: .direct("alice"), oldestFirst: true, limit: 100))
      #expect(texts(history) == (0..<100).map { "\($0)" })
      let copy = folder.url.appendingPathComponent("copy").path
      _ = try await bob.download(media, to: .file(copy, replaces: false))
      #expect(try Data(contentsOf: URL(fileURLWithPath: copy)) == bytes)
      environment.shutDown()
      #expect(await next.end(SIGTERM) == 0)

      // The database has more than the folder now.
      let later = try await move(to: url)
      #expect(later.code == 0 && later.output.contains("nothing to do"))
    }

    @Test func aFolderWithoutAHubIsRefused() async throws {
      let server = try PrivateServer()
      let run = try await move(to: server.url("postgres"))
      #expect(run.code == 1 && run.error.contains("there is no hub's database"))
      #expect(!FileManager.default.fileExists(atPath: data.path))
    }

    @Test func tablesAreMadeOnceByAnyNumberOfProcesses() async throws {
      let server = try PrivateServer()
      let url = server.url("postgres")
      let runs = try await withThrowingTaskGroup(of: BuiltProgram.Outcome.self) { group in
        for _ in 0..<4 {
          group.addTask {
            try await BuiltProgram.run("parlance", ["database", "upgrade", "--postgres", url, "--json"])
          }
        }
        var runs: [BuiltProgram.Outcome] = []
        for try await run in group { runs.append(run) }
        return runs
      }
      #expect(runs.allSatisfy { $0.code == 0 && $0.error.isEmpty }, "\(runs)")
      #expect(runs.count { $0.output == "{\"after\":1,\"before\":0}\n" } == 1)
      #expect(runs.count { $0.output == "{\"after\":1,\"before\":1}\n" } == 3)
      let again = try await BuiltProgram.run("parlance", ["database", "upgrade", "--postgres", url])
      #expect(again.code == 0 && again.output == "The database has version 1, the newest one.\n")
      try server.kill()
      let down = try await BuiltProgram.run("parlance", ["database", "upgrade", "--postgres", url])
      #expect(down.code == 1 && down.output.isEmpty && down.error.contains("no connection"))
      let wrong = try await BuiltProgram.run("parlance", ["database", "upgrade"])
      #expect(wrong.code == 2 && wrong.error.contains("database upgrade needs --postgres"))
    }
  }
#endif
