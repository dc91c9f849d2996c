#if Server
  import Foundation
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// The notifiers that use no push service.
  @Suite struct PushNotifierTests {
    private final class Collector: PushNotifier {
      let all = Lock<[PushNotification]>([])
      func notify(_ notifications: [PushNotification]) { all.withLock { $0 += notifications } }
    }

    @Test func severalNotifiersAreNotified() {
      let collectors = [Collector(), Collector()]
      CombinedPushNotifier(collectors).notify([.sample(), .sample(id: "m2")])
      for collector in collectors { #expect(collector.all.withLock { $0.map(\.messageID) } == ["m1", "m2"]) }
    }

    @Test func theLogHasNoTexts() throws {
      let folder = try TemporaryFolder()
      let file = folder.url.appendingPathComponent("log")
      try Data().write(to: file)
      let handle = try FileHandle(forWritingTo: file)
      let log = EventLog(descriptor: handle.fileDescriptor)
      LogPushNotifier(log: log).notify([
        .sample(text: "secret", payload: "{\"a\":\"hidden\"}"), .sample(.revocation, to: "carol"),
      ])
      #expect(log.flush(within: 10))
      try handle.close()
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      let lines = try text.split(separator: "\n").map {
        try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: String] ?? [:]
      }
      #expect(lines.map { $0["event"] } == ["push.wanted", "push.wanted"])
      #expect(lines.map { $0["recipient"] } == ["bob", "carol"])
      #expect(lines.map { $0["message"] } == ["m1", "m1"])
      #expect(lines.map { $0["subject"] } == ["message", "revocation"])
      #expect(!text.contains("secret") && !text.contains("hidden"))
    }
  }
#endif
