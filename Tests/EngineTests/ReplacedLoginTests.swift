import Parlance
import ParlanceCore
import Testing

/// Of several logins of one kind the newest is kept, even if an older one returns from a break of the link.
@Suite struct ReplacedLoginTests {
  private func reach(_ environment: MessagingEnvironment, _ device: DeviceID, _ isReachable: Bool) {
    environment.setReachable(isReachable, account: "alice", device: device, style: "Test")
  }

  @Test func returningLoginEndsIfAnotherReplacedIt() async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock())
    defer { environment.shutDown() }
    let (_, first) = try await environment.connectedDevice("alice", "first") { $0.login.exclusivityGroup = "one" }
    reach(environment, "first", false)
    let (second, secondEvents) = try await environment.connectedDevice("alice", "second") {
      $0.login.exclusivityGroup = "one"
      $0.platform = .android
      $0.replacementNote = "from the tablet"
    }
    reach(environment, "first", true)
    try await first.wait {
      if case .connection(.ended(.replaced(by: .android, note: "from the tablet"))) = $0 { true } else { false }
    }
    // The newer one noticed nothing, not even after a break of its own.
    reach(environment, "second", false)
    reach(environment, "second", true)
    let sent = try second.send("still here", to: .direct("alice"))
    #expect(try await secondEvents.waitForOutcome(of: sent.id).error == nil)
    #expect(!secondEvents.events.contains { if case .connection(.ended) = $0 { true } else { false } })
  }

  @Test func aLoginThatTheAppAsksForTakesThePlaceOfANewerOne() async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock())
    defer { environment.shutDown() }
    let (first, _) = try await environment.connectedDevice("alice", "first") { $0.login.exclusivityGroup = "one" }
    first.close()
    let (_, second) = try await environment.connectedDevice("alice", "second") { $0.login.exclusivityGroup = "one" }
    _ = try await environment.connectedDevice("alice", "first") { $0.login.exclusivityGroup = "one" }
    try await second.wait { if case .connection(.ended(.replaced)) = $0 { true } else { false } }
  }

  /// A text of the newer login's app reaches the device whose place it takes: one that is connected, and one of the same
  /// installation, which the environment closes.
  @Test(arguments: ["first", "second"]) func noteOfTheNewerLoginIsReported(_ device: DeviceID) async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock())
    defer { environment.shutDown() }
    let (_, first) = try await environment.connectedDevice("alice", "first") { $0.login.exclusivityGroup = "one" }
    _ = try await environment.connectedDevice("alice", device) {
      $0.login.exclusivityGroup = "one"
      $0.platform = .macOS
      $0.replacementNote = "moved to the desk"
    }
    try await first.wait {
      if case .connection(.ended(.replaced(by: .macOS, note: "moved to the desk"))) = $0 { true } else { false }
    }
  }

  @Test func aTextThatIsTooLongRefusesTheLogin() async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock())
    defer { environment.shutDown() }
    let (_, first) = try await environment.connectedDevice("alice", "first") { $0.login.exclusivityGroup = "one" }
    var configuration = DeviceConfiguration(style: "Test", account: "alice", device: "second")
    configuration.login.exclusivityGroup = "one"
    configuration.replacementNote = String(repeating: "x", count: 2049)
    let second = try environment.openDevice(configuration) { _ in }
    #expect(Device.wait { second.connect(token: "", completion: $0) }?.code == .messageTooLarge)
    #expect(!first.events.contains { if case .connection(.ended) = $0 { true } else { false } })
  }
}
