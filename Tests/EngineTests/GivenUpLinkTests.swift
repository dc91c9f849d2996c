import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Frames that a hub still sends over a link that its device gave up.
@Suite struct GivenUpLinkTests {
  private let bob = ConversationID.direct("bob")
  private let room = RoomInfo(id: "r", name: "lobby", owner: "alice")

  @Test func pushesOfAGivenUpLinkAreIgnoredAndFetchedOnce() throws {
    let world = try ScriptedWorld()
    try world.login(world.connected())
    world.push(textEvent("m1", in: bob, 1))
    world.device.linkDidChange(isReachable: false)
    world.waitUntilIdle()
    world.push(textEvent("m2", in: bob, 2))
    world.push([
      .transient(bob, world.clock.now(), textMessage("m3", 0)),
      .roomMembersChanged(room, entered: [Member(account: "carol")], left: []),
    ])
    #expect(world.recorder.received == ["m1"])
    #expect(!world.recorder.events.contains { if case .roomMembersChanged = $0 { true } else { false } })
    world.device.linkDidChange(isReachable: true)
    try world.answer(ConnectCall.self, world.connected(heads: [StreamHead(stream: .conversation(bob), sequence: 2)]))
    let (number, call) = try #require(world.hub.take(PullCall.self).first)
    #expect(call.positions == [PullPosition(stream: .conversation(bob), after: 1)])
    let events = [textEvent("m2", in: bob, 2)]
    world.answer(
      number, [PulledStream(stream: .conversation(bob), events: events, upTo: 2, isTruncated: false)])
    #expect(world.recorder.received == ["m1", "m2"])
  }

  /// The login was answered after the device had given it up: it waits for a link of its own.
  @Test func anAnswerToALoginThatWasGivenUpOpensNothing() throws {
    let world = try ScriptedWorld()
    try world.login(world.connected())
    world.reconnect()
    let call = try #require(world.hub.take(ConnectCall.self).first)
    world.device.linkDidChange(isReachable: false)
    world.waitUntilIdle()
    world.answer(call.number, world.connected())
    world.push(textEvent("m1", in: bob, 1))
    #expect(world.recorder.received.isEmpty)
    #expect(world.changes.last == .lost)
  }
}
