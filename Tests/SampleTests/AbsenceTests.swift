#if Server && Remote
  import BuiltPrograms
  import Foundation
  import TestSupport
  import Testing

  /// Samples that are away for a while: their process, their login, or the gateway.
  @Suite(.serialized) struct AbsenceTests {
    @Test func appsComeBackToAGatewayThatWasStopped() async throws {
      let world = try await SampleWorld()
      #expect(await world.hub.end(SIGTERM) == 0)
      for sample in Sample.allCases { try await world[sample].sees("offline") }
      // Messages that are sent meanwhile wait; Agora RTM waits for an answer for ten seconds only.
      for sender in Sample.allCases where sender != .agoraRTM {
        world[sender].type("/open \(Sample.agoraRTM.account)")
        world[sender].type("meanwhile \(sender.account)")
      }
      try await world.hub.start()
      for sample in Sample.allCases { try await world[sample].sees("online") }
      for sender in Sample.allCases where sender != .agoraRTM {
        try await world[sender].sees("sent: meanwhile \(sender.account)")
        try await world[.agoraRTM].receives("meanwhile \(sender.account)", from: sender.account)
      }
      try await world.end()
    }

    @Test func appsQuitWithoutTheirGateway() async throws {
      let world = try await SampleWorld()
      #expect(await world.hub.end(SIGTERM) == 0)
      for sample in Sample.allCases {
        try await world[sample].sees("offline")
        #expect(try await world[sample].quit() == 0)
      }
    }

    @Test func aGatewayThatCannotBeReachedIsALoginThatFails() async throws {
      let world = try await SampleWorld([])
      #expect(await world.hub.end(SIGTERM) == 0)
      for sample in Sample.allCases {
        let app = try world.start(sample)
        let line = try await app.line("failed login") { $0.hasPrefix("login failed: ") }
        // In the vendor's words, and not its numbers alone.
        #expect(line.contains(sample.unreachable), "\(sample): \(line)")
        #expect(try await app.end() == 1)
      }
    }

    @Test(arguments: Sample.allCases)
    func messagesSentDuringAnAbsenceArriveAfterwards(_ absent: Sample) async throws {
      let world = try await SampleWorld([.nim, .agoraRTM])
      let account = "absent-\(absent.account)"
      let first = try world.start(absent, account: account)
      try await first.sees("logged in as \(account)")
      first.type("/offline")
      try await first.sees("logged out")
      try await leave("one", for: account, world)
      first.type("/online")
      try await first.sees("logged in as \(account)")
      for sender in [Sample.nim, .agoraRTM] { try await first.receives("one", from: sender.account) }
      #expect(try await first.quit() == 0)

      try await leave("two", for: account, world)
      let second = try world.start(absent, account: account)
      try await second.sees("logged in as \(account)")
      for sender in [Sample.nim, .agoraRTM] { try await second.receives("two", from: sender.account) }
      second.type("/list")
      // Agora RTM has no database: its app has forgotten the first ones.
      let unread = absent == .agoraRTM ? 1 : 2
      for sender in [Sample.nim, .agoraRTM] {
        try await second.sees("\(sender.account): \(unread) unread, last: two")
      }
      #expect(try await second.quit() == 0)
      try await world.end()
    }

    /// Has two samples write to an account that is away.
    private func leave(_ text: String, for account: String, _ world: SampleWorld) async throws {
      for sender in [Sample.nim, .agoraRTM] {
        world[sender].type("/open \(account)")
        world[sender].type(text)
        try await world[sender].sees("sent: \(text)")
      }
    }

    @Test func twoAppsOfOneVendorRunSideBySide() async throws {
      let world = try await SampleWorld([.nim])
      let other = try world.start(.nim, account: "nils")
      try await other.sees("logged in as nils")
      other.type("/open nina")
      other.type("two of us")
      try await world[.nim].sees("[nils] nils: two of us")
      #expect(try await other.quit() == 0)
      try await world.end()
    }

    @Test(arguments: Sample.allCases)
    func withoutAGatewayTheEngineIsInTheApp(_ sample: Sample) async throws {
      let folder = try TemporaryFolder()
      // One home: the accounts take turns on one device.
      let home = folder.url.appendingPathComponent("home")
      func start(_ account: String) async throws -> SampleProcess {
        let app = try SampleProcess(sample, account: account, endpoint: nil, home: home, homeName: "shared")
        try await app.sees("logged in as \(account)")
        return app
      }
      // An account must exist before it can receive messages.
      #expect(try await start("bea").quit() == 0)
      let anna = try await start("anna")
      anna.type("/open bea")
      anna.type("see you")
      try await anna.sees("sent: see you")
      #expect(try await anna.quit() == 0)
      let bea = try await start("bea")
      try await bea.sees("[anna] anna: see you")
      #expect(try await bea.quit() == 0)
    }
  }
#endif
