#if Server
  import AgoraChatMoving
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import ParlanceMoving
  import TestSupport
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// `parlance fetch easemob` and `convert easemob` against the gateway's own REST API.
  @Suite @MainActor struct FetchTests {
    /// 2024-01-01 00:00 UTC, which is eight hours later in China.
    private let clock = ManualClock()

    /// Returns the surroundings of a run whose waits take no time.
    private nonisolated static func surroundings(_ waits: Lock<[Int64]>) -> FetchRun.Surroundings {
      FetchRun.Surroundings(
        now: { Timestamp(milliseconds: 1_000_000 + waits.withLock { $0.reduce(0, +) }) },
        wait: { time in waits.withLock { $0.append(time) } },
        send: { (message) throws(MessagingError) in
          guard let url = URL(string: message.address) else { throw MessagingError(.invalidArgument) }
          var request = URLRequest(url: url)
          request.httpMethod = message.method
          if !message.body.isEmpty { request.httpBody = Data(message.body) }
          for (name, value) in message.headers { request.setValue(value, forHTTPHeaderField: name) }
          let body = Lock<Data?>(nil)
          let done = DispatchSemaphore(value: 0)
          URLSession.shared.dataTask(with: request) { data, _, _ in
            body.withLock { $0 = data }
            done.signal()
          }.resume()
          done.wait()
          guard let data = body.withLock({ $0 }) else { throw MessagingError(.notConnected) }
          return [UInt8](data)
        },
        save: { (file, path) throws(MessagingError) in
          try FetchDownload.save(file, to: path, allowsPlainHTTP: true)
        })
    }

    private nonisolated static func fetch(
      _ settings: FetchSettings, _ output: String, _ waits: Lock<[Int64]>
    ) async throws -> FetchRun.Report {
      try await offPool {
        var fetcher = EasemobFetcher.source.make(settings)
        return try FetchRun.run(&fetcher, output: output, surroundings(waits))
      }
    }

    @Test func everythingIsFetchedAndConverted() async throws {
      let backEnd = try BackEnd(["history-delay": 3600], clock: clock)
      try await backEnd.register("anna", "ben", "carl")
      try await backEnd.succeed("POST", "/users/anna/contacts/users/ben")
      try await backEnd.succeed("POST", "/users/anna/blocks/users", ["usernames": ["carl"]])
      let group = try await backEnd.group("G", owner: "anna", members: ["ben"])
      for number in 0..<30 { _ = try await backEnd.send("m\(number)", from: "anna", to: "ben") }
      _ = try await backEnd.send("in the group", from: "ben", to: group, "chatgroups")
      clock.advance(byMilliseconds: 2 * 3_600_000)

      let folder = try TemporaryFolder()
      let output = folder.url.appendingPathComponent("answers").path
      let begin: Int64 = 1_704_067_200_000
      var settings = FetchSettings(
        endpoint: "http://127.0.0.1:\(backEnd.gateway.port)\(BackEnd.path)", key: BackEnd.id, secret: "wrong",
        accounts: [], since: begin - 3_600_000, until: begin + 3_600_000)
      await #expect(throws: MessagingError.self) { try await Self.fetch(settings, output, Lock([])) }
      settings.secret = BackEnd.secret
      let waits = Lock<[Int64]>([])
      let report = try await Self.fetch(settings, output, waits)
      #expect(report.fetched > 10 && report.resumed == 0, "\(report)")
      // Two hours, of which the first has no messages.
      #expect(waits.withLock { $0 }.count { $0 > 6000 } == 2)
      let hour = output + ".2024010108.gz"
      #expect(FileManager.default.fileExists(atPath: hour))
      #expect(!FileManager.default.fileExists(atPath: output + ".2024010107.gz"))
      // The token is in none of the files.
      #expect(
        !String(decoding: try Data(contentsOf: URL(fileURLWithPath: output)), as: UTF8.self).contains("access_token"))
      let again = try await Self.fetch(settings, output, Lock([]))
      #expect(again.fetched == 0 && again.resumed == report.fetched)

      let archive = folder.url.appendingPathComponent("archive").path
      let converted = try Conversion.run(
        AgoraChatExport.source, files: [output, hour], output: archive,
        header: ArchiveHeader(source: "old", zone: "UTC"), isStrict: true
      ) { Issue.record("\($0)") }
      #expect(converted.unknownCount == 0)
      let checked = try ArchiveCheck.run([archive])
      #expect(checked.isValid && checked.missingCounts.isEmpty, "\(checked.text)")
      #expect(checked.counts["account"] == 3 && checked.counts["message"] == 31, "\(checked.text)")
      #expect(checked.counts["group"] == 1 && checked.counts["block"] == 1, "\(checked.text)")
      #expect(checked.counts["contact"] == 2 && checked.counts["member"] ?? 0 >= 2, "\(checked.text)")
    }
  }
#endif
