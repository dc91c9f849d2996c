import Foundation
import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Files of messages, and without messages.
@Suite(.timeLimit(.minutes(5))) struct ClientFileTests {
  @Test func aFileArrivesAndIsFound() async throws {
    let world = try MediaWorld(.folder)
    let alice = MessagingClient(environment: world.environment, account: "alice", device: "phone")
    let bob = MessagingClient(environment: world.environment, account: "bob", device: "phone")
    try await bob.login()
    try await alice.login()
    let bytes = Pictures.jpeg(20, 10) + MediaWorld.bytes(300_000)
    let path = try world.file("cat.jpg", bytes)
    let inspection = try alice.inspectFile(path)
    #expect(inspection.size == bytes.count && inspection.width == 20)
    #expect(throws: MessagingError.self) { try alice.inspectFile("/nowhere/at all") }
    let log = TransferLog()
    let sent = try await alice.send(
      file: path, as: .image(MediaContent()), to: .direct("bob"), attributes: ["album": "pets"],
      progress: { log.note($0) })
    #expect(log.completed.last == Int64(bytes.count))
    #expect(try alice.localPath(of: sent) == path)
    let received = try await bob.messages().next()
    #expect(received.attributes == ["album": "pets"])
    let media = try #require(received.body.content.media?.media)
    #expect(try bob.localPath(of: received) == nil && bob.localPath(of: media) == nil)
    #expect(try bob.downloadState(of: received) == .needed)
    let fetched = try await bob.attachment(of: received)
    #expect(try Data(contentsOf: URL(fileURLWithPath: fetched)) == Data(bytes))
    #expect(try bob.downloadState(of: received) == .downloaded)
    #expect(try bob.localPath(of: received) == fetched && bob.localPath(of: media) == fetched)
    #expect(try bob.url(of: media) != nil && bob.url(of: MediaDescriptor()) == nil)
    #expect(try bob.transferCount() == 0)
    await #expect(throws: MessagingError.self) { try await bob.attachment(of: received, .preview) }
    await #expect(throws: MessagingError.self) { try await bob.attachment(of: .unknown) }
    await #expect(throws: MessagingError.self) { try await alice.send(file: "/nowhere/at all", to: .direct("bob")) }
    await #expect(throws: MessagingError.self) { try await alice.upload(.data([])) }
    await #expect(throws: MessagingError.self) { try await bob.download(MediaDescriptor(id: .generate())) }
    await bob.logout()
    #expect(throws: MessagingError(.notLoggedIn)) { try bob.transferCount() }
  }

  @Test func cancellingTheTaskLeavesAMessageWithAFileOnItsWay() async throws {
    let world = try MediaWorld(.memory)
    let alice = MessagingClient(environment: world.environment, account: "alice", device: "phone")
    let bob = MessagingClient(environment: world.environment, account: "bob", device: "phone")
    try await bob.login()
    try await alice.login()
    let bytes = MediaWorld.bytes(300_000)
    let path = try world.file("cat.bin", bytes)
    func setReachable(_ isReachable: Bool) {
      world.environment.setReachable(isReachable, account: "alice", device: "phone", style: "Parlance")
    }
    setReachable(false)
    let events = alice.events()
    let sending = Task { try await alice.send(file: path, to: .direct("bob")) }
    _ = try await events.first { if case .sending = $0 { true } else { false } }
    sending.cancel()
    await #expect(throws: MessagingError(.cancelled)) { try await sending.value }
    setReachable(true)
    let received = try await bob.messages().next()
    let media = try #require(received.body.content.media?.media)
    #expect(try await bob.download(media, to: .memory).data == bytes)
  }
}
