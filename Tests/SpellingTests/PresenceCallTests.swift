import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// Whatever spelling a delegate of presence is written in, it is called, once, with what happened.
@Suite @MainActor struct PresenceCallTests {
  @Test func presence() async throws {
    let environment = MessagingEnvironment.inMemory()
    let client = AgoraChatClient(environment: environment, device: "phone")
    #expect(client.login(withUsername: "alice", password: "") == nil)
    let manager = try #require(client.presenceManager)
    let listeners = Listeners(everyPresenceSpelling, as: { $0 }) { manager.add($0, delegateQueue: nil) }
    manager.publishPresence(withDescription: "busy", completion: nil)
    try await listeners.wait(for: "presenceStatusDidChanged")
    listeners.check()
    #expect(listeners.events == PresenceSpelling0().events)
  }
}
