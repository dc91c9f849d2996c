import Foundation
import Parlance
import Testing

@Suite struct SmokeTests {
  @Test(arguments: [true, false]) func chat(inMemory: Bool) async throws {
    let queue = DispatchQueue(label: "callbacks")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = inMemory ? MessagingEnvironment.inMemory(callbackQueue: queue)
      : try MessagingEnvironment.embedded(at: folder, callbackQueue: queue)
    let alice = MessagingClient(environment: environment, account: "alice", device: "phone")
    let bob = MessagingClient(environment: environment, account: "bob", device: "phone")
    try await bob.login()
    try await alice.login()
    let events = bob.events()
    let news = alice.events()
    let sent = try await alice.send(.text("hi"), to: .direct("bob"))
    #expect(sent.state == .sent)
    for await event in events {
      if case .received(let messages) = event {
        #expect(messages.map(\.id) == [sent.id])
        try await bob.acknowledge(messages[0])
        break
      }
    }
    for await event in news { if case .receipts = event { break } }
    #expect(try alice.device.isReadByPeer(sent))
    let more = bob.events()
    try await alice.revoke(sent)
    for await event in more { if case .revoked(let notice) = event { #expect(notice.message?.id == sent.id); break } }
    environment.shutDown()
  }
}
