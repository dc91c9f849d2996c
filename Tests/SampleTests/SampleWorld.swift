#if Server && Remote
  import BuiltPrograms
  import Foundation
  import TestSupport
  import Testing

  /// A gateway, and all samples as processes that are logged in there.
  final class SampleWorld: Sendable {
    let hub: ServedHub
    private let folder: TemporaryFolder
    private let apps: [Sample: SampleProcess]

    /// Starts the gateway, and the samples.
    init(_ samples: [Sample] = Sample.allCases) async throws {
      folder = try TemporaryFolder()
      hub = try await ServedHub(folder.url.appendingPathComponent("hub"))
      var apps: [Sample: SampleProcess] = [:]
      for sample in samples {
        apps[sample] = try SampleProcess(sample, account: sample.account, endpoint: hub.url, home: folder.url)
      }
      self.apps = apps
      for (sample, app) in apps { try await app.sees("logged in as \(sample.account)") }
    }

    subscript(_ sample: Sample) -> SampleProcess { apps[sample]! }

    /// Starts another process.
    func start(_ sample: Sample, account: String? = nil) throws -> SampleProcess {
      try SampleProcess(sample, account: account ?? sample.account, endpoint: hub.url, home: folder.url)
    }

    /// Has a sample send a text to another one, which receives it.
    func send(_ text: String, from sender: Sample, to receiver: Sample) async throws {
      self[sender].type("/open \(receiver.account)")
      self[sender].type(text)
      try await self[sender].sees("sent: \(text)")
      try await self[receiver].receives(text, from: sender.account)
    }

    /// Quits all apps, checks that none has shown a failure, and ends the gateway.
    func end() async throws {
      for (sample, app) in apps {
        #expect(try await app.quit() == 0, "\(sample)")
        let failures = app.untaken.filter { $0.contains("failed") || $0.contains("not sent") }
        #expect(failures.isEmpty, "\(sample): \(failures)")
      }
      #expect(await hub.end(SIGTERM) == 0)
    }
  }
#endif
