import Foundation
import Parlance
import Testing

@testable import QD_IMSDK

/// Mutes with an end, which apps of other styles can set.
@Suite struct MuteTests {
  private let clock = ManualClock()
  private let world: World

  init() { world = World(clock: clock) }

  /// Mutes Bob for a minute in a group with Alice.
  private func mute() async throws -> String {
    try await world.logIn("alice")
    try await world.logIn("bob")
    let owner = try world.environment.openDevice(
      DeviceConfiguration(style: "Other", account: "owner", device: "phone")
    ) { _ in }
    let refusal: MessagingError? = await withCheckedContinuation { continuation in
      owner.connect(token: "") { continuation.resume(returning: $0) }
    }
    #expect(refusal == nil)
    let group = try world.environment.administration.createGroup(
      name: "group", owner: "owner", members: ["alice", "bob"])
    let end = clock.now().advanced(byMilliseconds: 60_000)
    let error: MessagingError? = await withCheckedContinuation { continuation in
      owner.setMuted(true, ["bob"], inGroup: group, until: end) { continuation.resume(returning: $0) }
    }
    #expect(error == nil)
    return group
  }

  /// Bob as Alice's app gets him; for use on the callback queue.
  private func bob(in group: String) async throws -> QDGroupMember {
    let found = Lock<[QDGroupMember]>([])
    try await world.ask { world, done in
      try world.phone("alice").client.groupManager.fetchGroupInfo(group) { _, members, error in
        found.withLock { $0 = members ?? [] }
        done(error)
      }
    }
    return try #require(found.withLock { $0.first { $0.userId == "bob" } })
  }

  /// Sends a text in the group as Bob and returns the code with which it failed.
  private func failure(of text: String, in group: String) async throws -> Int? {
    let before = try await world.on("bob") { $0.completed.count }
    try await world.on("bob") { _ = try send(text, from: $0, to: QDSession(group, type: .group)) }
    try await world.until("bob", "outcome") { $0.completed.count > before }
    return try await world.on("bob") { $0.completed.last?.error?.code }
  }

  @Test func aMuteThatEndedIsNotShown() async throws {
    let group = try await mute()
    let member = try await bob(in: group)
    clock.advance(byMilliseconds: 59_999)
    #expect(member.isMuted)
    #expect(try await failure(of: "too early", in: group) == QDErrorCode.groupAccessError.rawValue)

    clock.advance(byMilliseconds: 1)
    #expect(!member.isMuted)
    #expect(try await !bob(in: group).isMuted)
    #expect(try await failure(of: "again", in: group) == nil)
  }

  @Test func aMemberThatAnAppHoldsFollowsTheClockAfterALogout() async throws {
    let member = try await bob(in: try await mute())
    try await world.ask { world, done in try world.phone("alice").client.loginManager.logout(done) }
    #expect(member.isMuted)
    clock.advance(bySeconds: 60)
    #expect(!member.isMuted)
  }
}
