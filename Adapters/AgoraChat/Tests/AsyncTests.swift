import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// The calls that are awaited: they return what a completion receives.
@Suite @MainActor struct AsyncTests {
  @Test func awaitedCallsReturnWhatCompletionsReceive() async throws {
    let (alice, bob) = try pair()
    let message = alice.text("hello", to: "bob")
    let (sent, refusal) = await alice.chat.send(message, progress: nil)
    #expect(sent === message && refusal == nil && message.status == .succeed)
    #expect(try await bob.received.next().messageId == message.messageId)
    #expect(await bob.chat.ackConversationRead("alice") == nil)
    #expect(try await alice.conversationsRead.next() == ["bob", "alice"])

    let (page, failure) = await alice.chat.conversationsFromServer(withCursor: nil, pageSize: 10)
    #expect(page?.list?.map(\.conversationId) == ["bob"] && failure == nil)
    let groups = try #require(alice.client.groupManager)
    let (group, created) = await groups.createGroup(
      withSubject: "team", description: nil, invitees: ["bob"], message: nil, setting: nil)
    let id = try #require(group?.groupId)
    #expect(created == nil)
    let (specification, fetched) = await groups.groupSpecificationFromServer(withId: id)
    #expect(specification?.groupName == "team" && fetched == nil)
    let (missing, unknown) = await groups.groupSpecificationFromServer(withId: "no group")
    #expect(missing == nil && unknown != nil)
  }

  @Test func awaitedCallWithoutALoginReturnsTheError() async throws {
    let app = ChatApp("carol", .inMemory())
    let message = app.text("hello", to: "bob")
    let (sent, error) = await app.chat.send(message, progress: nil)
    #expect(sent === message && error?.code == .userNotLogin)
    #expect(await app.chat.ackConversationRead("bob")?.code == .userNotLogin)
    #expect(await app.client.contactManager.contactsFromServer().1?.code == .userNotLogin)
  }
}
