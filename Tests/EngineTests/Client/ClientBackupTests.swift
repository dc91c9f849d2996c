import Parlance
import ParlanceCore
import TestSupport
import Testing

/// The note of where a backup is.
@Suite(.timeLimit(.minutes(5))) struct ClientBackupTests {
  @Test func noteIsFetchedByOtherDevices() async throws {
    let world = try ClientWorld(isDurable: true)
    let alice = try await world.loggedIn("alice")
    #expect(try await alice.fetchBackup() == nil)
    let note = try await alice.noteBackup(address: "https://example.org/b", key: "secret")
    #expect(note.address == "https://example.org/b" && note.key == "secret" && note.updated > .zero)
    let tablet = try await world.loggedIn("alice", "tablet")
    #expect(try await tablet.fetchBackup() == note)
    let bob = try await world.loggedIn("bob")
    #expect(try await bob.fetchBackup() == nil)
    let next = try await tablet.noteBackup(address: "", key: "")
    #expect(try await alice.fetchBackup() == next && next.address.isEmpty)
    try world.restart()
    #expect(try await world.loggedIn("alice").fetchBackup() == next)
  }

  @Test func aNoteHasALimit() async throws {
    var settings = HubSettings()
    settings.limits.backupNoteSize = 4
    let world = try ClientWorld(settings: settings)
    let alice = try await world.loggedIn("alice")
    try await alice.noteBackup(address: "ab", key: "cd")
    #expect(await code { try await alice.noteBackup(address: "ab", key: "cde") } == .messageTooLarge)
    #expect(try await alice.fetchBackup()?.key == "cd")
    world.setReachable(false, "alice")
    #expect(await code { try await alice.noteBackup(address: "", key: "") } == .notConnected)
    #expect(await code { _ = try await alice.fetchBackup() } == .notConnected)
    await alice.logout()
    #expect(await code { try await alice.noteBackup(address: "", key: "") } == .notLoggedIn)
  }
}
