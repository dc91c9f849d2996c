import Dispatch
import Parlance
import ParlanceCore
import Testing

/// Members who enter and leave rooms, and silences that expire.
@Suite struct MembershipEventTests {
  private let queue = DispatchQueue(label: "callbacks")
  private let clock = ManualClock()

  private func answer(_ call: (@escaping (MessagingError?) -> Void) -> Void) async -> MessagingError? {
    await withCheckedContinuation { continuation in call { continuation.resume(returning: $0) } }
  }

  private func enter(_ device: Device, _ room: String) async throws {
    let result: Result<(room: RoomInfo, member: Member), MessagingError> = await withCheckedContinuation {
      continuation in
      device.enterRoom(room, nickname: nil, custom: nil) { continuation.resume(returning: $0) }
    }
    _ = try result.get()
  }

  private func changes(_ recorder: EventRecorder) -> [String] {
    recorder.events.compactMap {
      guard case .roomMembersChanged(let room, let entered, let left) = $0 else { return nil }
      return "\(room.memberCount) +\(entered.map(\.account.name).joined()) -\(left.map(\.name).joined())"
    }
  }

  private func waitForChange(_ recorder: EventRecorder) async throws {
    try await recorder.wait { if case .roomMembersChanged = $0 { true } else { false } }
  }

  @Test func occupantsOfARoomSeeOthersEnterAndLeave() async throws {
    let environment = MessagingEnvironment.inMemory(callbackQueue: queue)
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    let (bob, bobEvents) = try await environment.connectedDevice("bob")
    let (tablet, _) = try await environment.connectedDevice("bob", "tablet")
    let (carol, carolEvents) = try await environment.connectedDevice("carol")
    let room = try environment.administration.createRoom(id: "r", name: "r", owner: "alice")
    try await enter(alice, room)
    try await enter(bob, room)
    try await waitForChange(aliceEvents)
    // A second device of an account is not reported as a new member, nor the first one to leave as a departure.
    try await enter(tablet, room)
    #expect(await answer { bob.leaveRoom(room, completion: $0) } == nil)
    try await enter(carol, room)
    try await waitForChange(aliceEvents)
    // A member whose link breaks has left.
    environment.setReachable(false, account: "carol", device: "phone", style: "Test")
    try await waitForChange(aliceEvents)
    #expect(await answer { tablet.leaveRoom(room, completion: $0) } == nil)
    try await waitForChange(aliceEvents)
    #expect(changes(aliceEvents) == ["2 +bob -", "3 +carol -", "2 + -carol", "1 + -bob"])
    #expect(changes(bobEvents).isEmpty)
    #expect(changes(carolEvents).isEmpty)
  }

  @Test func aSilenceEndsByItself() async throws {
    let environment = MessagingEnvironment.inMemory(clock: clock, callbackQueue: queue)
    let (alice, _) = try await environment.connectedDevice("alice")
    let (bob, bobEvents) = try await environment.connectedDevice("bob")
    let group = try environment.administration.createGroup(id: "g", name: "g", owner: "alice", members: ["bob"])
    try await bobEvents.wait { if case .groupAdded = $0 { true } else { false } }
    let until = clock.now().advanced(byMilliseconds: 60_000)
    #expect(await answer { alice.setMuted(true, ["bob"], inGroup: group, until: until, completion: $0) } == nil)
    // The notification says until when, whatever becomes of the member before it is read.
    try await bobEvents.wait { event in
      guard case .received(let messages) = event else { return false }
      return messages.contains { message in
        guard case .notification(let notification) = message.body.content else { return false }
        return notification.operation == .memberMuted
          && notification.changes == [GroupInfo.Property.mutedUntil: String(until.milliseconds)]
      }
    }
    #expect(bob.members(ofGroup: group)?.first { $0.account == "bob" }?.mutedUntil == until)
    let early = try bob.send("early", to: .group(group))
    #expect(try await bobEvents.waitForOutcome(of: early.id).error?.code == .muted)
    clock.advance(byMilliseconds: 60_000)
    let late = try bob.send("late", to: .group(group))
    #expect(try await bobEvents.waitForOutcome(of: late.id).error == nil)
    // One of several that cannot be silenced keeps the others from it.
    #expect(
      await answer { alice.setMuted(true, ["bob", "alice"], inGroup: group, completion: $0) }?.code == .forbidden)
    let after = try bob.send("after", to: .group(group))
    #expect(try await bobEvents.waitForOutcome(of: after.id).error == nil)
  }
}
