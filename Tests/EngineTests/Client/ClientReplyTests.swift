import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Replies, as a program in today's Swift sees them.
@Suite(.timeLimit(.minutes(5))) struct ClientReplyTests {
  @Test func repliesAreInTheirThread() async throws {
    let world = try ClientWorld()
    let (bob, alice) = (try await world.loggedIn("bob"), try await world.loggedIn("alice"))
    let first = try await alice.send(.text("first"), to: .direct("bob"))
    let got = try await bob.messages().next()
    let second = try await bob.reply(.text("second"), to: got)
    let reference = MessageReference(id: first.id, sender: "alice", time: first.time)
    #expect(second.body.reply == MessageReply(to: reference, thread: reference))
    let third = try await bob.reply(.text("third"), to: second)
    #expect(third.body.reply?.message.id == second.id && third.body.reply?.thread == reference)
    let thread = try await alice.replies(to: first)
    #expect(thread.message?.id == first.id && thread.replies.map(\.id) == [second.id, third.id])
    #expect(thread.total == 2 && thread.newest == third.time)
    let earlier = try await alice.replies(to: first, before: third.time, limit: 1)
    #expect(earlier.replies.map(\.id) == [second.id] && earlier.total == 2)
    #expect(try bob.knownReplies(to: got).map(\.id) == [second.id, third.id])
    #expect(try alice.knownReplies(to: first).map(\.body.reply) == thread.replies.map(\.body.reply))
    let found = try await alice.fetchMessages([third.id, "nothing", first.id], in: .direct("bob"))
    #expect(found.map(\.id) == [third.id, first.id])
  }

  @Test func repliesBeyondOneReplyAreFetchedInParts() async throws {
    var settings = HubSettings()
    settings.limits.bytesPerReply = 400
    let world = try ClientWorld(settings: settings)
    let alice = try await world.loggedIn("alice")
    try await world.loggedIn("bob").logout()
    let first = try await alice.send(.text("first"), to: .direct("bob"))
    var ids: [MessageID] = []
    for number in 0..<5 { ids.append(try await alice.reply(.text("\(number)"), to: first).id) }
    #expect(try await alice.replies(to: first).replies.map(\.id) == ids)
    #expect(try await alice.replies(to: first, limit: 3).replies.map(\.id) == Array(ids[2...]))
    #expect(try await alice.fetchMessages(ids + ids, in: .direct("bob")).map(\.id).prefix(5) == ids[...])
  }

  @Test func invalidReplyRequestIsRefused() async throws {
    let world = try ClientWorld()
    let (bob, alice) = (try await world.loggedIn("bob"), try await world.loggedIn("alice"))
    let first = try await alice.send(.text("first"), to: .direct("bob"))
    var elsewhere = first
    elsewhere.id = "nothing"
    let unknown = elsewhere
    #expect(await code { try await alice.reply(.text("x"), to: unknown) } == .messageNotFound)
    #expect(await code { _ = try await alice.replies(to: unknown) } == .messageNotFound)
    #expect(await code { _ = try await alice.replies(to: first, limit: 0) } == .invalidArgument)
    #expect(await code { _ = try await bob.fetchMessages([""], in: .direct("alice")) } == .invalidArgument)
    #expect(await code { _ = try await bob.fetchMessages(["m"], in: .group("none")) } == .groupNotFound)
    await alice.logout()
    #expect(await code { _ = try await alice.replies(to: first) } == .notLoggedIn)
    #expect(await code { _ = try alice.knownReplies(to: first) } == .notLoggedIn)
    #expect(await code { try await alice.reply(.text("x"), to: first) } == .notLoggedIn)
  }
}
