import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// Full disks, the service's and the device's: a clear code, nothing half-written, and the next try works.
@Suite @MainActor struct FullDiskTests {
  private let disk = FaultyFiles()

  private func fill(_ part: String?) { disk.faults.withLock { $0.full = part } }

  @Test func theServicesDiskIsFull() async throws {
    let world = World(disk: disk)
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let path = try world.files.file("a.bin", SomeFiles.bytes(600_000))
    fill("media/partial")
    let refused = try await alice.uploadFile(path)
    #expect(refused.code == .failure && refused.value == nil)
    // The service removes what it has of the file after it answered.
    try await drainMainQueue(until: "removal of the file") { world.files.names("media/").isEmpty }
    // Nothing else suffers.
    #expect(try await alice.send("text", to: "bob") == .ok)
    #expect(try await bob.messages.next().message.text == "text")
    fill(nil)
    #expect(try await alice.fetch(try await alice.file(path).mediaId).data == SomeFiles.bytes(600_000))
  }

  @Test func theDevicesDiskIsFull() async throws {
    let world = World(disk: disk)
    let alice = try await world.app("alice")
    let path = try world.files.file("a.bin", SomeFiles.bytes(600_000))
    let media = try await alice.file(path).mediaId
    let there = try world.files.file("there.bin", [1, 2, 3])
    fill(".part")
    #expect(try await alice.download(media, to: world.files.path("new.bin")) == .failure)
    #expect(try await alice.download(media, to: there) == .failure)
    // The existing file is unchanged, and no other file was created.
    #expect(try bytes(at: there) == [1, 2, 3])
    #expect(world.files.names(".part").isEmpty && world.files.names("new.bin").isEmpty)
    // Memory needs no disk.
    #expect(try await alice.fetch(media).data == SomeFiles.bytes(600_000))
    fill(nil)
    #expect(try await alice.download(media, to: there) == .ok)
    #expect(try bytes(at: there) == SomeFiles.bytes(600_000))
  }

  @Test func aThumbnailFindsNoRoom() async throws {
    let world = World(disk: disk)
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let image = try await alice.image(try world.files.file("a.png", SomeFiles.picture(4, 3)))
    image.thumbnail = Data([1, 2, 3])
    fill("media/partial")
    let outcome = Inbox<AgoraRtmSendPeerMessageErrorCode>("outcome")
    alice.kit.send(image, toPeer: "bob", sendMessageOptions: AgoraRtmSendMessageOptions()) { outcome.add($0) }
    _ = try await disk.refusals.next()
    fill(nil)
    // Behind the service's word on that.
    for _ in 0..<2 { #expect(try await bob.send("text", to: "alice") == .ok) }
    // It waits for room as a text would, within the time that every message has.
    #expect(outcome.pending.isEmpty)
    world.clock.advance(byMilliseconds: 5500)
    #expect(try await outcome.next() == .ok)
    let received = try await bob.images.next().message
    #expect(received.thumbnail == Data([1, 2, 3]) && received.mediaId == image.mediaId)
    #expect(bob.images.pending.isEmpty)
  }
}
