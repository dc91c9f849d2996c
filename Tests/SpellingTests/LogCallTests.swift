import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// Whatever spelling a delegate of the log is written in, it is called, once, with each line.
@Suite @MainActor struct LogCallTests {
  @Test func lines() async throws {
    let client = AgoraChatClient(environment: .inMemory(), device: "phone")
    let listeners = Listeners(everyLogSpelling, as: { $0 }) { client.addLog(delegate: $0, queue: nil) }
    client.log("hello")
    #expect(client.login(withUsername: "alice", password: "") == nil)
    try await listeners.wait(for: "logDidOutput")
    client.logout(false)
    await drainMainQueue()
    listeners.check()
    #expect(listeners.events == LogSpelling0().events)
  }
}
