import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// Whatever spelling a delegate of contacts is written in, it is called, once, with what happened.
@Suite @MainActor struct ContactCallTests {
  @Test func contacts() async throws {
    let environment = MessagingEnvironment.inMemory()
    let clients = ["alice", "bob"].map { account in
      let client = AgoraChatClient(environment: environment, device: "phone")
      #expect(client.login(withUsername: account, password: "") == nil)
      return client
    }
    let (alice, bob) = (clients[0], clients[1])
    let asking = Listeners(everyContactSpelling, as: { $0 }) { alice.contactManager.add($0, delegateQueue: nil) }
    let asked = Listeners(everyContactSpelling, as: { $0 }) { bob.contactManager.add($0, delegateQueue: nil) }
    let manager = try #require(alice.contactManager)
    #expect(manager.addContact("bob", message: "hello") == nil)
    try await asked.wait(for: "friendRequestDidReceive")
    #expect(bob.contactManager.declineInvitation(forUsername: "alice") == nil)
    try await asking.wait(for: "friendRequestDidDecline")
    #expect(manager.addContact("bob", message: nil) == nil)
    try await asked.wait(for: "friendRequestDidReceive")
    #expect(bob.contactManager.acceptInvitation(forUsername: "alice") == nil)
    try await asking.wait(for: "friendshipDidAdd")
    #expect(manager.deleteContact("bob", isDeleteConversation: false) == nil)
    for listeners in [asking, asked] { try await listeners.wait(for: "friendshipDidRemove") }
    asking.check()
    asked.check()
    #expect(asking.events.union(asked.events) == ContactSpelling0().events)
  }
}
