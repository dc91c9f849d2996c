import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// A message that arrived while the app's queue was busy, and was not reported before the logout, is reported after the next
/// login.
@Suite @MainActor struct PendingAtLogoutTests {
  @Test(arguments: [false, true]) func messageIsReportedOnceAfterTheNextLogin(_ waits: Bool) async throws {
    let environment = MessagingEnvironment.inMemory()
    defer { environment.shutDown() }
    let bob = try NeutralApp("bob", environment)
    let alice = try ChatApp.loggedIn("alice", environment)
    // This test runs on the main queue, so callbacks do not run until it waits.
    let body = MessageBody(content: .text("pending"))
    let id = try bob.device.send(MessageDraft(conversation: .direct("alice"), body: body)).id.string
    try bob.device.waitUntilDelivered()
    #expect(alice.chat.getMessageWithMessageId(id) != nil)
    let left = Inbox<AgoraChatErrorCode?>("logout")
    if waits {
      #expect(alice.client.logout(false) == nil)
    } else {
      alice.client.logout(false) { left.add($0?.code) }
      #expect(try await left.next() == nil)
    }
    #expect(alice.client.login(withUsername: "alice", password: "secret") == nil)
    #expect(try await alice.received.next().messageId == id)
    try await alice.catchUp()
    #expect(alice.client.logout(false) == nil)
    #expect(alice.client.login(withUsername: "alice", password: "secret") == nil)
    try await alice.catchUp()
    #expect(alice.received.pending.isEmpty)
  }
}
