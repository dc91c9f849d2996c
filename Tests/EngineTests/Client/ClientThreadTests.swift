import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Threads, as a program in today's Swift sees them.
@Suite(.timeLimit(.minutes(5))) struct ClientThreadTests {
  private func crew(_ world: ClientWorld) async throws -> (alice: MessagingClient, bob: MessagingClient, root: Message)
  {
    let bob = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    let group = GroupInfo(id: "crew", name: "Crew", owner: "alice", memberLimit: 0)
    try await alice.createGroup(group, members: ["bob"])
    let root = try await alice.send(.text("tea or coffee?"), to: .group("crew"))
    try await bob.caughtUp()
    return (alice, bob, root)
  }

  /// The next change of a kind.
  private func change(_ kind: ThreadChange.Kind, in stream: MessagingStream<ThreadChange>) async throws -> ThreadChange
  {
    try await stream.first { $0.kind == kind }
  }

  @Test func membersTalkAboutAMessage() async throws {
    let world = try ClientWorld()
    let (alice, bob, root) = try await crew(world)
    let (ofAlice, ofBob) = (alice.threadChanges(), bob.threadChanges())
    let thread = try await alice.createThread(named: "Tea", about: root.id, inGroup: "crew")
    let place = ConversationID.group(thread.id)
    #expect(try await change(.joined, in: ofAlice).thread.id == thread.id)
    let created = try await change(.created, in: ofBob)
    #expect(created.actor == "alice" && created.thread.name == "Tea" && created.thread.memberCount == 1)
    #expect(try bob.thread(about: root.id, inGroup: "crew")?.id == thread.id)
    #expect(await code { try await bob.createThread(named: "x", about: root.id, inGroup: "crew") } == .threadExists)
    #expect(await code { try await bob.send(.text("x"), to: place) } == .notMember)

    let first = try await alice.send(.text("tea"), to: place)
    let told = try await change(.messagesChanged, in: ofBob)
    #expect(told.thread.messageCount == 1 && told.thread.lastMessage?.text == "tea")
    #expect(told.thread.lastMessage?.conversation == place)
    let messages = bob.messages(in: place)
    let joined = try await bob.joinThread(thread.id)
    #expect(joined.memberCount == 2 && joined.messageCount == 1)
    #expect(try await change(.joined, in: ofBob).actor == "bob")
    // Messages from before joining are history; later ones are reported.
    #expect(try await bob.history(HistoryQuery(conversation: place, limit: 10)).map(\.id) == [first.id])
    let second = try await alice.send(.text("green tea"), to: place)
    #expect(try await messages.first { _ in true }?.id == second.id)
    #expect(try await alice.fetchMembers(ofThread: thread.id).members == ["alice", "bob"])
    #expect(try await bob.fetchLastMessages(ofThreads: [thread.id, "none"]).mapValues(\.id) == [thread.id: second.id])
    #expect(try await bob.fetchThread(thread.id).lastMessage?.id == second.id)
    #expect(try await bob.fetchThreads(ThreadQuery(group: "crew")).threads.map(\.id) == [thread.id])
    #expect(try await bob.fetchThreads().threads.map(\.memberCount) == [2])

    // A thread is not among the groups or the recent conversations, and its messages are not counted.
    for client in [alice, bob] {
      #expect(try client.groups().map(\.id) == ["crew"] && client.group(thread.id) == nil)
      #expect(try client.recentConversations().map(\.conversation) == [.group("crew")])
    }
    #expect(try bob.recentConversations().first?.unreadCount == 1)

    try await alice.revoke(second)
    let recalled = try await ofBob.first { $0.kind == .messagesChanged && $0.thread.messageCount == 1 }
    #expect(recalled.thread.lastMessage?.id == first.id)
    try await alice.renameThread(thread.id, to: "Coffee")
    #expect(try await change(.renamed, in: ofBob).thread.name == "Coffee")
    try await alice.removeMember("bob", fromThread: thread.id)
    let removed = try await change(.removed, in: ofBob)
    #expect(removed.actor == "alice" && removed.thread.id == thread.id && removed.thread.name == "Coffee")
    try await alice.destroyThread(thread.id)
    #expect(try await change(.destroyed, in: ofBob).thread.id == thread.id)
    #expect(try bob.thread(thread.id) == nil && bob.thread(about: root.id, inGroup: "crew") == nil)
    #expect(try alice.thread(thread.id) == nil)
    #expect(await code { _ = try await bob.fetchThread(thread.id) } == .threadNotFound)
  }

  /// A device that was away is notified afterwards of the changes of threads and of its membership.
  @Test func changesDuringAnAbsenceAreReported() async throws {
    let world = try ClientWorld(isDurable: true)
    let (alice, bob, root) = try await crew(world)
    let other = try await alice.send(.text("cake?"), to: .group("crew"))
    let gone = try await alice.createThread(named: "Cake", about: other.id, inGroup: "crew")
    try await bob.joinThread(gone.id)
    world.setReachable(false, "bob")
    let changes = bob.threadChanges()
    let thread = try await alice.createThread(named: "Tea", about: root.id, inGroup: "crew")
    try await alice.renameThread(thread.id, to: "Coffee")
    try await alice.removeMember("bob", fromThread: gone.id)
    try await alice.destroyThread(gone.id)
    world.setReachable(true, "bob")
    var seen: [String] = []
    for try await change in changes {
      if change.kind != .joined && change.kind != .created || change.thread.id != gone.id {
        seen.append("\(change.kind) \(change.thread.name)")
      }
      if change.kind == .destroyed { break }
    }
    #expect(seen.sorted() == ["created Tea", "destroyed Cake", "removed Cake", "renamed Coffee"])
    #expect(try bob.thread(about: root.id, inGroup: "crew")?.name == "Coffee")
    #expect(await code { try await bob.send(.text("x"), to: .group(gone.id)) } == .groupNotFound)
    // The database keeps it.
    try world.restart()
    let again = world.client("bob")
    try await again.login()
    #expect(try again.thread(thread.id)?.name == "Coffee")
    #expect(try again.groups().map(\.id) == ["crew"])
  }

  /// A new device of a member has the thread at once, and neither counts nor lists it.
  @Test func aNewDeviceHasTheThreadsOfItsAccount() async throws {
    let world = try ClientWorld()
    let (alice, bob, root) = try await crew(world)
    let thread = try await alice.createThread(named: "Tea", about: root.id, inGroup: "crew")
    try await bob.joinThread(thread.id)
    try await alice.send(.text("tea"), to: .group(thread.id))
    let tablet = world.client("bob", "tablet")
    try await tablet.login()
    try await tablet.caughtUp()
    #expect(try tablet.groups().map(\.id) == ["crew"])
    #expect(try tablet.recentConversations().map(\.conversation) == [.group("crew")])
    #expect(try tablet.thread(thread.id)?.origin == ThreadOrigin(group: "crew", message: root.id))
    try await tablet.send(.text("from the tablet"), to: .group(thread.id))
    // The other devices are notified of the actions of one.
    let (actions, changes) = (tablet.ownActions(), tablet.threadChanges())
    try await bob.leaveThread(thread.id)
    #expect(try await actions.first { $0.kind == .threadLeft }?.conversation == .group(thread.id))
    #expect(try await change(.left, in: changes).actor == "bob")
    #expect(await code { try await tablet.send(.text("x"), to: .group(thread.id)) } == .notMember)
    await bob.logout()
    #expect(await code { try await bob.joinThread(thread.id) } == .notLoggedIn)
    #expect(await code { _ = try bob.thread(thread.id) } == .notLoggedIn)
  }
}
