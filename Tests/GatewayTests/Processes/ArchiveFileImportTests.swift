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

  /// `parlance import` with the content of files as a process: from a folder and from a host, into a folder and through a gateway.
  @Suite struct ArchiveFileImportTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    /// Writes an archive of messages from alice to bob, each with a file.
    private func archive(_ bodies: [String]) throws -> String {
      var lines = [#"{"kind":"header","version":1,"source":"old","zone":"UTC"}"#]
      for (index, body) in bodies.enumerated() {
        lines.append(
          #"{"kind":"message","source":"old","id":"m\#(index)","sender":"alice","recipient":"bob","#
            + #""time":\#(1_500_000_000_000 + index * 1000),"body":{"type":"file",\#(body)}}"#)
      }
      try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path("archive")))
      return path("archive")
    }

    private func run(_ arguments: [String]) async throws -> BuiltProgram.Outcome {
      try await BuiltProgram.run("parlance", ["import"] + arguments)
    }

    private static func content(_ number: Int) -> [UInt8] {
      (0..<(number * 997 + 1)).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ number) }
    }

    /// Returns the number of rows of a table of a hub's.
    private func count(_ table: String, in name: String) throws -> Int {
      let hub = try HubFolder(folder.url.appendingPathComponent(name))
      defer { hub.close() }
      let table = try #require(HubTable.all.first { $0.name == table })
      var (count, key): (Int, [HubValue]?) = (0, nil)
      while true {
        let rows = try hub.tables.rows(table, after: key)
        guard let last = rows.last else { return count }
        key = Array(last.prefix(table.keyLength))
        count += rows.count
      }
    }

    @Test func anImportOfFilesThatIsKilledGoesOn() async throws {
      let media = path("media")
      try FileManager.default.createDirectory(atPath: media, withIntermediateDirectories: true)
      for number in 0..<150 {
        try Data(Self.content(number)).write(to: URL(fileURLWithPath: "\(media)/f\(number)"))
      }
      // Two messages have each file.
      let archive = try archive(
        (0..<300).map { #""address":"https://a.test/f\#($0 % 150)","name":"f\#($0 % 150).bin""# })
      let arguments = [archive, "--data", path("hub"), "--media-folder", media]
      let executable = try BuiltProgram.url("parlance")
      var random = SeededRandom(seed: 3)
      for _ in 0..<12 {
        let process = Process()
        process.executableURL = executable
        process.arguments = ["import"] + arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        // At any moment of its life.
        usleep(UInt32.random(in: 20_000...300_000, using: &random))
        kill(process.processIdentifier, SIGKILL)
        let ended = await withCheckedContinuation { continuation in
          Thread.detachNewThread { continuation.resume(returning: process.waitForEnd()) }
        }
        if ended != nil { break }
      }
      let last = try await run(arguments)
      #expect(last.code == 0 && last.output.contains("files  300 with their content, "), "\(last)")
      // Each file once, and nothing that began and did not end.
      #expect(try count("media", in: "hub") == 150 && count("upload", in: "hub") == 0)
      let again = try await run(arguments + ["--json"])
      #expect(again.output.contains(#""stored":0"#) && again.output.contains(#""attached":300"#), "\(again)")
      let environment = try MessagingEnvironment.embedded(
        at: folder.url.appendingPathComponent("hub"), callbackQueue: DispatchQueue(label: "test.callbacks"))
      defer { environment.shutDown() }
      let client = MessagingClient(environment: environment, account: "bob", device: "phone")
      try await client.login()
      var query = HistoryQuery(conversation: .direct("alice"), oldestFirst: true, limit: 100)
      var count = 0
      while true {
        let page = try await client.history(query)
        for message in page {
          let media = try #require(message.body.content.media?.media)
          #expect(try await client.download(media, to: .memory).data == Self.content(count % 150))
          count += 1
        }
        guard page.count == 100, let last = page.last else { break }
        query.after = last.time
      }
      #expect(count == 300)
    }

    @Test func aGatewayTakesFilesThatAreFetched() async throws {
      let content = (0..<1_500_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 9) }
      let server = try MediaTestServer { request, number in
        switch request.path {
        case "/gone": .status(404)
        case "/locked": request.headers["share-secret"] == "word" ? .file(content) : .status(403)
        default: number == 1 ? .status(503) : .file(Array("small".utf8))
        }
      }
      let address = "http://127.0.0.1:\(server.port)"
      let archive = try archive([
        #""address":"\#(address)/locked","secret":"word","name":"a.pdf""#, #""address":"\#(address)/busy","name":"b""#,
        #""address":"\#(address)/gone","name":"c","size":7"#, #""address":"http://127.0.0.2/x","name":"d""#,
        #""address":"\#(address)/locked","secret":"word","name":"again.pdf""#,
      ])
      let hub = try await ServedHub(
        folder.url.appendingPathComponent("hub"), options: ["--open-registration", "--open-api"])
      let arguments = [
        archive, "--endpoint", "http://127.0.0.1:\(hub.port)", "--media-host", "127.0.0.1:\(server.port)",
        "--media-host", "a.test", "--media-http", "--media-private", "--json",
      ]
      let outcome = try await run(arguments)
      #expect(outcome.code == 0, "\(outcome)")
      for part in [
        #""attached":3"#, #""stored":2"#, #""filesLeftOut":2"#, #""its host does not have it":1"#,
        #""its host is not on the list":1"#,
      ] { #expect(outcome.output.contains(part), "\(outcome.output)") }
      #expect(server.requests.count { $0.path == "/locked" } == 1)
      let again = try await run(arguments)
      #expect(again.code == 0 && again.output.contains(#""stored":0"#), "\(again)")
      #expect(server.requests.count { $0.path == "/locked" } == 1)

      let environment = try MessagingEnvironment.gateway(
        hub.url, folder: folder.url.appendingPathComponent("devices"),
        callbackQueue: DispatchQueue(label: "test.callbacks"), thumbnailMaker: nil)
      defer { environment.shutDown() }
      let client = MessagingClient(environment: environment, account: "bob", device: "phone")
      try await client.login()
      let past = try await client.history(HistoryQuery(conversation: .direct("alice"), oldestFirst: true, limit: 10))
      let media = past.compactMap { $0.body.content.media?.media }
      #expect(media.map(\.fileName) == ["a.pdf", "b", "c", "d", "again.pdf"])
      #expect(media.map(\.size) == [1_500_000, 5, 7, 0, 1_500_000])
      #expect(try await client.download(media[0], to: .memory).data == content)
      #expect(try await client.download(media[1], to: .memory).data == Array("small".utf8))
      #expect(media[2].id == "" && media[4].id == media[0].id)
      #expect(await hub.end(SIGTERM) == 0)
    }
  }
#endif
