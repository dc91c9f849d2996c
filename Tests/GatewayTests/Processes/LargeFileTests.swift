#if Server && Remote
  import BuiltPrograms
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceCore
  import TestSupport
  import Testing

  /// Large files of an app beyond a gateway that is a process of its own.
  @Suite struct LargeFileTests {
    private final class Bench {
      let folder: TemporaryFolder
      let hub: ServedHub
      let environment: MessagingEnvironment
      let client: MessagingClient
      let path: String
      let copy: String

      init(size: Int) async throws {
        folder = try TemporaryFolder()
        hub = try await ServedHub(folder.url.appendingPathComponent("hub"))
        environment = try MessagingEnvironment.gateway(
          hub.url, callbackQueue: DispatchQueue(label: "test.callbacks"), thumbnailMaker: nil)
        client = MessagingClient(environment: environment, account: "alice", device: "phone")
        path = folder.url.appendingPathComponent("file").path
        copy = folder.url.appendingPathComponent("copy").path
        var bytes = Data(capacity: size)
        let block = Data((0..<65_536).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 9) })
        while bytes.count < size {
          bytes.append(UInt8(truncatingIfNeeded: bytes.count >> 16))
          bytes.append(block.prefix(size - bytes.count))
        }
        try bytes.write(to: URL(fileURLWithPath: path))
        try await client.login()
      }

      /// Returns whether the copy is the file.
      func isWhole() throws -> Bool {
        try Data(contentsOf: URL(fileURLWithPath: copy)) == Data(contentsOf: URL(fileURLWithPath: path))
      }

      func end() async {
        environment.shutDown()
        await hub.end(SIGTERM)
      }
    }

    /// The largest number of bytes that a process had in memory.
    private static func peak(of process: Int32?) throws -> Int {
      let text = try String(contentsOfFile: "/proc/\(try #require(process))/status", encoding: .utf8)
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
      return try #require(line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }) << 10
    }

    /// Two files as large as the hub takes them, at once.
    @Test func largeFilesDoNotLieInTheGatewaysMemory() async throws {
      let bench = try await Bench(size: 30 << 20)
      let (client, path) = (bench.client, bench.path)
      let before = try Self.peak(of: bench.hub.processNumber)
      async let other = client.upload(.file(path))
      let media = try await client.upload(.file(path))
      _ = try await other
      let between = try Self.peak(of: bench.hub.processNumber)
      _ = try await client.download(media, to: .file(bench.copy, replaces: false))
      let after = try Self.peak(of: bench.hub.processNumber)
      #expect(try bench.isWhole())
      #expect(after - before < 12 << 20, "\(before) bytes, then \(between), then \(after)")
      await bench.end()
    }

    @Test func transfersGoOnAtAGatewayThatWasKilled() async throws {
      let bench = try await Bench(size: 12_000_000)
      let progress = EventBox<Int64>("progress")
      let (client, path, copy) = (bench.client, bench.path, bench.copy)
      let upload = Task { try await client.upload(.file(path)) { progress.add($0.completed) } }
      while try await progress.next() < 3_000_000 {}
      await bench.hub.end(SIGKILL)
      try await bench.hub.start()
      let media = try await upload.value
      let download = Task {
        try await client.download(media, to: .file(copy, replaces: false)) { progress.add(-$0.completed) }
      }
      while try await progress.next() > -3_000_000 {}
      await bench.hub.end(SIGKILL)
      try await bench.hub.start()
      _ = try await download.value
      #expect(try bench.isWhole())
      await bench.end()
    }
  }
#endif
