import Dispatch
import Parlance
import Testing

/// Owners end rooms and remove members from them.
@Suite struct RoomEndTests {
  private typealias Entered = Result<(room: RoomInfo, member: Member), MessagingError>
  private typealias Rest = Result<(room: RoomInfo, members: [Member]), MessagingError>

  private func enter(_ device: Device, _ custom: String? = nil) async throws {
    let result: Entered = await withCheckedContinuation { continuation in
      device.enterRoom("r", nickname: nil, custom: custom) { continuation.resume(returning: $0) }
    }
    _ = try result.get()
  }

  private func remove(_ accounts: [AccountID], by device: Device) async throws -> [AccountID] {
    let result: Rest = await withCheckedContinuation { continuation in
      device.removeMembers(accounts, fromRoom: "r") { continuation.resume(returning: $0) }
    }
    return try result.get().members.map(\.account)
  }

  private func dismiss(_ device: Device) async -> MessagingError.Code? {
    await withCheckedContinuation { continuation in
      device.dismissRoom("r") { continuation.resume(returning: $0?.code) }
    }
  }

  private func log(_ recorder: EventRecorder) -> [String] {
    recorder.events.compactMap { event in
      switch event {
      case .roomMembersChanged(_, let entered, let left):
        "+\(entered.map { "\($0.account) \($0.custom ?? "-")" }) -\(left)"
      case .roomRemoved(let id, let reason, let actor, _): "\(id) \(reason) by \(actor)"
      default: nil
      }
    }
  }

  @Test func ownersRemoveMembersAndEndRooms() async throws {
    let environment = MessagingEnvironment.inMemory(callbackQueue: DispatchQueue(label: "callbacks"))
    defer { environment.shutDown() }
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    let (bob, bobEvents) = try await environment.connectedDevice("bob")
    let (carol, carolEvents) = try await environment.connectedDevice("carol")
    try environment.administration.createRoom(id: "r", name: "r", owner: "alice")
    for device in [alice, bob] { try await enter(device) }
    try await enter(carol, "hello")
    #expect(carol.rooms == ["r"])

    await #expect(throws: MessagingError(.forbidden)) { _ = try await remove(["carol"], by: bob) }
    await #expect(throws: MessagingError(.forbidden)) { _ = try await remove(["alice"], by: alice) }
    await #expect(throws: MessagingError(.notMember)) { _ = try await remove(["dora"], by: alice) }
    #expect(try await remove(["carol"], by: alice) == ["alice", "bob"])
    try await carolEvents.wait { if case .roomRemoved = $0 { true } else { false } }
    #expect(carol.rooms.isEmpty)
    try await enter(carol)

    #expect(await dismiss(bob) == .forbidden)
    #expect(await dismiss(alice) == nil)
    #expect(await dismiss(alice) == .roomNotFound)
    for events in [bobEvents, carolEvents] {
      try await events.wait { if case .roomRemoved(_, .dismissed, _, _) = $0 { true } else { false } }
    }
    await #expect(throws: MessagingError(.roomNotFound)) { try await enter(bob) }
    let seen = ["+[\"carol hello\"] -[]", "+[] -[carol]", "+[\"carol -\"] -[]"]
    #expect(log(aliceEvents) == ["+[\"bob -\"] -[]"] + seen)
    #expect(log(bobEvents) == seen + ["r dismissed by alice"])
    #expect(log(carolEvents) == ["r removed by alice", "r dismissed by alice"])
    #expect(alice.rooms.isEmpty)
  }
}
