import Dispatch
import Foundation
import Parlance
import Testing

@testable import AgoraChat

/// Events of groups: each device's log is compared as a whole, so that an extra call fails the test as a missing one does.
@Suite struct GroupEventTests {
  private let clock = ManualClock()
  private let environment: MessagingEnvironment
  private let alice: Phone
  private let bob: Phone
  private let carol: Phone

  init() {
    environment = MessagingEnvironment.inMemory(clock: clock, callbackQueue: DispatchQueue(label: "callbacks"))
    alice = Phone(environment, "alice")
    bob = Phone(environment, "bob")
    carol = Phone(environment, "carol")
  }

  private func make(_ members: [String], _ change: (AgoraChatGroupOptions) -> Void = { _ in }) throws -> String {
    let options = AgoraChatGroupOptions()
    options.style = .publicOpenJoin
    change(options)
    var error: AgoraChatError?
    let group = try alice.groups.createGroup(
      withSubject: "team", description: "ours", invitees: members, message: "hi", setting: options, error: &error)
    #expect(error == nil)
    return try #require(group?.groupId)
  }

  /// Creates a group of all three accounts and waits until its creation was reported.
  private func team() async throws -> String {
    let id = try make(["bob", "carol"])
    await alice.expect("list of 1", "bob came", "carol came")
    for phone in [bob, carol] { await phone.expect("list of 1", "joined team by alice: hi") }
    return id
  }

  @Test func membersComeAndGo() async throws {
    let id = try make(["bob"])
    await alice.expect("list of 1", "bob came")
    await bob.expect("list of 1", "joined team by alice: hi")

    try alice.groups.addOccupants(["carol"], toGroup: id, welcomeMessage: nil, error: nil)
    await alice.expect("carol came")
    await bob.expect("carol came")
    await carol.expect("list of 1", "joined team by alice: -")

    try alice.groups.removeOccupants(["carol"], fromGroup: id, error: nil)
    await alice.expect("carol went")
    await bob.expect("carol went")
    await carol.expect("left team: beRemoved", "list of 0")

    #expect(try carol.groups.joinPublicGroup(id, error: nil)?.memberList == ["bob", "carol"])
    await alice.expect("carol came")
    await bob.expect("carol came")
    await carol.expect("list of 1")

    try carol.groups.leaveGroup(id, error: nil)
    await alice.expect("carol went")
    await bob.expect("carol went")
    await carol.expect("left team: userLeave", "list of 0")

    #expect(try alice.groups.destroyGroup(id) == nil)
    await alice.expect("left team: destroyed", "list of 0")
    await bob.expect("left team: destroyed", "list of 0")

    _ = try make(["carol"])
    await carol.expect("list of 1", "joined team by alice: hi")
    await alice.expect("list of 1", "carol came")
    await bob.expect()
  }

  @Test func theInviterLearnsWhoAccepted() async throws {
    _ = try make(["bob"]) { $0.isInviteNeedConfirm = true }
    // Bob's SDK accepts for him, as its options say.
    await alice.expect("list of 1", "bob accepted", "bob came")
    await bob.expect("list of 1", "joined team by alice: hi")
  }

  @Test func adminsAndOwners() async throws {
    let id = try await team()
    #expect(try alice.groups.addAdmin("bob", toGroup: id, error: nil)?.adminList == ["bob"])
    for phone in [alice, bob] { await phone.expect("admin bob") }
    // Ordinary members were not notified.
    try alice.groups.updateGroupAnnouncement(withId: id, announcement: "fence", error: nil)
    for phone in [alice, bob, carol] { await phone.expect("announced fence") }
    try alice.groups.addAdmin("carol", toGroup: id, error: nil)
    for phone in [alice, bob, carol] { await phone.expect("admin carol") }
    try alice.groups.removeAdmin("bob", fromGroup: id, error: nil)
    await alice.expect("no admin bob")
    await bob.expect("no admin bob")
    await carol.expect("no admin bob")
    #expect(try alice.groups.updateGroupOwner(id, newOwner: "bob", error: nil)?.owner == "bob")
    for phone in [alice, bob, carol] { await phone.expect("owner bob, not alice") }
    // Alice is an ordinary member now.
    try bob.groups.removeAdmin("carol", fromGroup: id, error: nil)
    try bob.groups.changeGroupSubject("fence", forGroup: id, error: nil)
    await alice.expect("is fence, ours, -")
    await bob.expect("no admin carol", "is fence, ours, -")
    await carol.expect("no admin carol", "is fence, ours, -")
  }

  @Test func silences() async throws {
    let id = try await team()
    try alice.groups.addAdmin("bob", toGroup: id, error: nil)
    await alice.expect("admin bob")
    await bob.expect("admin bob")
    let end = clock.now().milliseconds + 60_000
    try alice.groups.muteMembers(["carol"], muteMilliseconds: 60_000, fromGroup: id, error: nil)
    await bob.expect("muted carol until \(end)")
    await carol.expect("muted carol until \(end)")
    let group = try #require(carol.groups.getJoinedGroups()?.first)
    #expect(group.muteList == ["carol"])
    clock.advance(byMilliseconds: 60_000)
    #expect(group.muteList == [])
    try bob.groups.muteMembers(["carol"], muteMilliseconds: -1, fromGroup: id, error: nil)
    await alice.expect("muted carol until -1")
    await carol.expect("muted carol until -1")
    try bob.groups.unmuteMembers(["carol"], fromGroup: id, error: nil)
    await alice.expect("unmuted carol")
    await carol.expect("unmuted carol")
    #expect(try bob.groups.muteAllMembers(fromGroup: id, error: nil)?.isMuteAllMembers == true)
    try bob.groups.unmuteAllMembers(fromGroup: id, error: nil)
    for phone in [alice, carol] { await phone.expect("all muted true", "all muted false") }
    try alice.groups.changeGroupSubject("fence", forGroup: id, error: nil)
    for phone in [alice, bob, carol] { await phone.expect("is fence, ours, -") }
  }

  @Test func properties() async throws {
    let id = try await team()
    try alice.groups.changeDescription("all of us", forGroup: id, error: nil)
    for phone in [alice, bob, carol] { await phone.expect("is team, all of us, -") }
    try alice.groups.updateGroupExt(withId: id, ext: "{}", error: nil)
    for phone in [alice, bob, carol] { await phone.expect("is team, all of us, {}") }
    try alice.groups.updateGroupAnnouncement(withId: id, announcement: "news", error: nil)
    for phone in [alice, bob, carol] {
      await phone.expect("announced news")
      #expect(try phone.groups.getJoinedGroups()?.first?.announcement == "news")
    }
  }

  @Test func missedEventsAreReportedOnceAndInOrder() async throws {
    let id = try await team()
    let end = clock.now().milliseconds + 5
    bob.logOut()
    carol.logOut()
    try alice.groups.changeGroupSubject("crew", forGroup: id, error: nil)
    try alice.groups.addAdmin("bob", toGroup: id, error: nil)
    // Events are reported as they happened, not as the state is at the login.
    try alice.groups.muteMembers(["bob"], muteMilliseconds: 5, fromGroup: id, error: nil)
    try alice.groups.unmuteMembers(["bob"], fromGroup: id, error: nil)
    try alice.groups.removeOccupants(["carol"], fromGroup: id, error: nil)
    _ = try make(["bob"])
    bob.logIn()
    carol.logIn()
    try alice.groups.updateGroupAnnouncement(withId: id, announcement: "fence", error: nil)
    await bob.expect(
      "list of 2", "is crew, ours, -", "admin bob", "muted bob until \(end)", "unmuted bob", "carol went",
      "joined team by alice: hi", "announced fence")
    await carol.expect("left team: beRemoved", "list of 0")
    // Events are not reported again.
    bob.logOut()
    bob.logIn()
    try alice.groups.updateGroupAnnouncement(withId: id, announcement: "again", error: nil)
    await bob.expect("announced again")
  }

  @Test func newDeviceIsNotNotifiedOfEarlierEvents() async throws {
    let id = try await team()
    clock.advance(bySeconds: 1)
    let tablet = Phone(environment, "bob", device: "tablet")
    await tablet.expect("list of 1")
    try alice.groups.updateGroupAnnouncement(withId: id, announcement: "now", error: nil)
    await tablet.expect("announced now")
    // The account's other device is notified of a device's calls.
    try bob.groups.leaveGroup(id, error: nil)
    await tablet.expect("left team: userLeave", "list of 0")
  }

  @Test func delegatesAreCalledOnTheirQueueUntilRemoved() async throws {
    let queue = DispatchQueue(label: "own")
    let listener = Listener(queue)
    try bob.groups.removeDelegate(bob)
    try bob.groups.add(listener, delegateQueue: queue)
    _ = try make(["bob"])
    await listener.joined()
    await bob.expect()
  }
}

/// Waits to be notified of one group, on its own queue.
///
/// Safe to share: the stream is, and nothing else changes.
private final class Listener: NSObject, AgoraChatGroupManagerDelegate, @unchecked Sendable {
  private let queue: DispatchQueue
  private let (calls, caller) = AsyncStream.makeStream(of: Void.self)

  init(_ queue: DispatchQueue) { self.queue = queue }

  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String?) {
    dispatchPrecondition(condition: .onQueue(queue))
    caller.yield()
  }

  func joined() async { for await _ in calls { break } }
}
