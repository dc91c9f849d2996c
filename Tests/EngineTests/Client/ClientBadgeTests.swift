import Parlance
import ParlanceCore
import TestSupport
import Testing

/// The number on the icon, as a program in today's Swift sets it.
@Suite(.timeLimit(.minutes(5))) struct ClientBadgeTests {
  @Test func badgeCountOutOfRangeIsRefused() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    try await alice.setBadgeCount(3)
    try await alice.setBadgeCount(PushBadge.limit)
    try await alice.setBadgeCount(nil)
    for count in [-1, PushBadge.limit + 1, .min, .max] {
      await #expect(throws: MessagingError(.invalidArgument, "count")) { try await alice.setBadgeCount(count) }
    }
    let connection = alice.connection()
    world.setReachable(false, "alice")
    _ = try await connection.first { $0 == .lost }
    await #expect(throws: MessagingError(.notConnected)) { try await alice.setBadgeCount(1) }
    await alice.logout()
    await #expect(throws: MessagingError(.notLoggedIn)) { try await alice.setBadgeCount(1) }
  }
}
