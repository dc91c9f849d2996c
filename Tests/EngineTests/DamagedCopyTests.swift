import Foundation
import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Files that a device has, and that the disk damaged.
@Suite struct DamagedCopyTests {
  private func send(
    _ source: MediaSource, _ device: Device, _ events: EventRecorder
  ) async throws -> MessageID {
    let sent = try device.send(
      MessageDraft(
        conversation: .direct("bob"), body: MessageBody(content: .file(MediaContent())),
        attachments: [MessageAttachment(source: source)]))
    #expect(try await events.waitForOutcome(of: sent.id).error == nil)
    return sent.id
  }

  private func contents(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path))) }

  enum Size: Int, CaseIterable {
    /// Compared on the caller's thread.
    case small = 3000
    /// Compared on the queue for files.
    case large = 900_000
  }

  @Test(arguments: Size.allCases)
  func aDownloadedFileIsFetchedAgain(_ size: Size) async throws {
    let world = try MediaWorld(.folder)
    let bytes = MediaWorld.bytes(size.rawValue)
    let id: MessageID
    let path: String
    do {
      let (alice, events) = try await world.environment.connectedDevice("alice")
      let (bob, received) = try await world.environment.connectedDevice("bob")
      id = try await send(.data(bytes), alice, events)
      try await received.waitForMessage(id)
      path = try await bob.fetched(id).get()
      #expect(bob.localPath(of: id) == path)
    }
    for damage in [[UInt8](), Array(bytes.dropLast()), [bytes[0] ^ 1] + bytes.dropFirst()] {
      try world.restart()
      try Data(damage).write(to: URL(fileURLWithPath: path))
      let (bob, _) = try await world.environment.connectedDevice("bob")
      #expect(try await bob.fetched(id).get() == path)
      #expect(try contents(path) == bytes)
      #expect(bob.localPath(of: id) == path)
      #expect(bob.downloadState(of: id) == .downloaded)
    }
  }

  @Test func aSmallDamagedFileIsNotNamed() async throws {
    let world = try MediaWorld(.folder)
    let bytes = MediaWorld.bytes(3000)
    let (alice, events) = try await world.environment.connectedDevice("alice")
    try world.environment.administration.createAccount("bob")
    let id = try await send(.data(bytes), alice, events)
    let path = try #require(alice.localPath(of: id))
    let media = try #require(alice.message(id)?.body.content.media?.media)
    #expect(alice.localPath(of: media) == path)
    try Data([bytes[0] ^ 1] + bytes.dropFirst()).write(to: URL(fileURLWithPath: path))
    #expect(alice.localPath(of: id) == nil)
    #expect(alice.localPath(of: media) == nil)
    #expect(alice.downloadState(of: id) == .needed)
    // The sender's own copy comes from the hub too.
    #expect(try contents(try await alice.fetched(id).get()) == bytes)
    #expect(alice.localPath(of: id) == path)
  }

  @Test func aLargeDamagedFileIsNotNamedOnceItWasRead() async throws {
    let world = try MediaWorld(.folder)
    let bytes = MediaWorld.bytes(900_000)
    let (alice, events) = try await world.environment.connectedDevice("alice")
    try world.environment.administration.createAccount("bob")
    let id = try await send(.data(bytes), alice, events)
    let path = try #require(alice.localPath(of: id))
    try Data([bytes[0] ^ 1] + bytes.dropFirst()).write(to: URL(fileURLWithPath: path))
    // The comparison is under way when the first call returns; another transfer waits for it on the same queue.
    #expect(alice.localPath(of: id) == path)
    _ = try await alice.uploaded(.data([1])).get()
    #expect(alice.localPath(of: id) == nil)
    // One that was cut short is not even read.
    try Data(bytes.dropLast()).write(to: URL(fileURLWithPath: path))
    #expect(alice.localPath(of: id) == nil)
  }

  @Test func aFileOfTheAppIsItsOwn() async throws {
    let world = try MediaWorld(.folder)
    let (alice, events) = try await world.environment.connectedDevice("alice")
    try world.environment.administration.createAccount("bob")
    let path = try world.file("mine.txt", [1, 2, 3])
    let id = try await send(.file(path), alice, events)
    try Data([4]).write(to: URL(fileURLWithPath: path))
    #expect(alice.localPath(of: id) == path)
    #expect(try await alice.fetched(id).get() == path)
  }
}
