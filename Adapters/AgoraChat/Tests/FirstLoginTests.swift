import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// Messages sent to an account before anybody logged in as it.
@Suite @MainActor struct FirstLoginTests {
  private func command(_ action: String, to peer: String) -> AgoraChatMessage {
    AgoraChatMessage(conversationId: peer, body: .cmd(action: action), ext: nil)
  }

  @Test func aCommandWaitsForTheFirstLoginAlone() async throws {
    let environment = MessagingEnvironment.inMemory()
    defer { environment.shutDown() }
    try environment.administration.createAccount("bob")
    let alice = try ChatApp.loggedIn("alice", environment)
    let sent = command("hello", to: "bob")
    #expect(try await alice.send(sent) == nil)
    let bob = try ChatApp.loggedIn("bob", environment)
    #expect(try await bob.commands.next().messageId == sent.messageId)
    // For a further device it is the past.
    let tablet = try ChatApp.loggedIn("bob", environment, device: "tablet")
    let later = command("later", to: "bob")
    #expect(try await alice.send(later) == nil)
    #expect(try await tablet.commands.next().messageId == later.messageId)
    try await tablet.catchUp()
    #expect(tablet.commands.pending.isEmpty)
  }
}
