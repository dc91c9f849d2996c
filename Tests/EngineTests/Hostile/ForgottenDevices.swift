import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine

/// Devices that the hub does not know, though they have followed its history: it was restored from a copy that was made before they
/// came.
@Suite struct ForgottenDevices {
  private let alice = ConversationID.direct("alice")

  /// A hub where bob has a tablet that is away; returns the hub's generation, and the time of the newest entry.
  private func world() async throws -> (hub: HostileHub, alice: HostileClient, HistoryPosition) {
    let hub = try HostileHub()
    let tablet = try await hub.client("bob", device: "tablet")
    let alice = try await hub.client("alice")
    _ = try await tablet.ask(DisconnectCall())
    hub.clock.advance(bySeconds: 1)
    let first = try await alice.ask(SubmitCall("first", to: .direct("bob")))
    hub.clock.advance(bySeconds: 1)
    let generation = try hub.inspect { hub in try #require(hub.store.generations().last).id }
    return (hub, alice, HistoryPosition(generation: generation, time: first.time))
  }

  private func command(_ id: MessageID) -> SubmitCall {
    SubmitCall(
      id, to: .direct("bob"), .command(CommandContent(action: "go")), options: [.synchronizes, .stored])
  }

  /// Returns the messages that bob's phone fetches of the conversation after a position.
  private func fetched(_ phone: HostileClient, after position: Int64 = 1) async throws -> [MessageID] {
    let streams = try await phone.ask(PullCall([PullPosition(stream: .conversation(alice), after: position)]))
    return try #require(streams.first).events.compactMap { event in
      if case .message(let message) = event.payload { message.id } else { nil }
    }
  }

  /// The phone followed nothing that the copy lacks, and was up to date before, or never.
  @Test(arguments: [true, false]) func deviceWhoseWholeHistoryIsInTheCopyIsNotNew(_ wasUpToDate: Bool) async throws {
    let (hub, alice, history) = try await world()
    try await alice.ask(command("go"))
    hub.clock.advance(bySeconds: 1)
    let phone = hub.client()
    let connected = try await phone.logIn("bob") { call in
      call.history = [history]
      call.since = wasUpToDate ? history.time : .zero
    }
    #expect(!connected.isForked)
    #expect(try await fetched(phone) == ["go"])
  }

  /// The phone has the newest entry of another conversation, and was never up to date since.
  @Test func deviceIsRegisteredSinceItWasUpToDate() async throws {
    let (hub, alice, history) = try await world()
    let before = hub.clock.now()
    hub.clock.advance(bySeconds: 1)
    try await alice.ask(command("go"))
    hub.clock.advance(bySeconds: 1)
    let newest = HistoryPosition(generation: history.generation, time: hub.clock.now())
    let phone = hub.client()
    _ = try await phone.logIn("bob") { call in
      call.history = [newest]
      call.since = before
    }
    #expect(try await fetched(phone) == ["go"])
  }

  /// The phone was up to date at a time that the hub, whose clock was put back meanwhile, reaches only now.
  @Test func messagesOlderThanTheTimeAtWhichTheDeviceWasUpToDateAreNews() async throws {
    let (hub, alice, history) = try await world()
    try await alice.ask(command("go"))
    hub.clock.advance(bySeconds: 1)
    let phone = hub.client()
    _ = try await phone.logIn("bob") { call in
      call.history = [history]
      call.since = hub.clock.now()
    }
    #expect(try await fetched(phone) == ["go"])
  }

  @Test func deviceWithoutAHistoryIsNew() async throws {
    let (hub, alice, _) = try await world()
    try await alice.ask(command("go"))
    hub.clock.advance(bySeconds: 1)
    let phone = hub.client()
    _ = try await phone.logIn("bob") { $0.since = .zero }
    #expect(try await fetched(phone, after: 0) == ["first"])
    try await alice.ask(command("later"))
    #expect(try await fetched(phone) == ["later"])
  }
}
