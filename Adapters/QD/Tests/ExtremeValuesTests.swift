import Foundation
import Parlance
import QD_IMSDK
import TestSupport
import Testing

/// Numbers at their limits: they are clamped or refused, without side effects.
@Suite @MainActor struct ExtremeValuesTests {
  nonisolated private static let times: [TimeInterval] = [
    .infinity, -.infinity, .nan, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -1,
  ]
  private let clock = ManualClock()
  private let folder = SomeFiles()

  /// Alice's app, with her database on disk or in memory.
  private func alice(onDisk: Bool = false) async throws -> (app: ChatApp, environment: MessagingEnvironment) {
    let environment =
      onDisk
      ? try MessagingEnvironment.embedded(at: folder.folder, clock: clock) : .inMemory(clock: clock)
    try environment.administration.createAccount("bob")
    return (try await ChatApp.other("alice", in: environment), environment)
  }

  @Test(arguments: times, [false, true])
  func aMessagesTimes(_ time: TimeInterval, _ onDisk: Bool) async throws {
    let (app, environment) = try await alice(onDisk: onDisk)
    let manager = app.client.chatManager
    let first = try await app.send("first", to: direct("bob"))
    let note = QDMessage()
    note.text = "note"
    note.timestamp = time
    note.openTimestamp = time
    #expect(note.timestamp.isFinite && note.openTimestamp.isFinite)
    #expect(try await outcome { manager.save(note, for: direct("bob"), completion: $0) } == nil)
    #expect(Set(app.localIds(in: direct("bob"))) == [first.messageId, note.messageId])
    let older = note.timestamp >= first.timestamp ? [first.messageId] : []
    #expect(manager.messages(in: direct("bob"), message: note, limit: .max).map(\.messageId) == older)
    let stored = try #require(manager.messages(in: direct("bob"), messageIds: [note.messageId])?.first)
    #expect(stored.openTimestamp == note.openTimestamp)
    // A message that goes to the server gets the server's time.
    clock.advance(bySeconds: 1)
    let sent = QDMessage()
    sent.text = "sent"
    sent.timestamp = time
    try manager.send(sent, to: direct("bob"))
    try await app.complete(sent)
    #expect(sent.timestamp == Double(clock.now().milliseconds) * 1_000_000)
    // The rest can be moved.
    stored.timestamp = -time
    stored.openTimestamp = -time
    let moved = try await outcome { app.client.conversationManager.update(stored, for: direct("bob"), completion: $0) }
    #expect(moved == nil)
    #expect(app.localIds(in: direct("bob")).count == 3)
    #expect(app.client.conversationManager.allRecentSessions()?.count == 1)
    environment.shutDown()
  }

  @Test(arguments: [(Int.max, 3), (2, 2), (0, 0), (-1, 0), (.min, 0)], [false, true])
  func aNumberOfMessages(_ count: (asked: Int, found: Int), _ onDisk: Bool) async throws {
    let (app, environment) = try await alice(onDisk: onDisk)
    var ids: [String] = []
    for text in ["one", "two", "three"] { ids.append(try await app.send(text, to: direct("bob")).messageId) }
    let found = app.client.chatManager.messages(in: direct("bob"), message: nil, limit: count.asked)
    #expect(found.map(\.messageId) == ids.suffix(count.found))
    environment.shutDown()
  }

  @Test(arguments: [(Int64.max, Int64.max), (0, 0), (-1, 0), (.min, 0)])
  func aDuration(_ given: Int64, _ shown: Int64) async throws {
    let (app, environment) = try await alice()
    let bob = try await ChatApp.other("bob", in: environment)
    let speech = QDAudioObject(sourcePath: try folder.file("a.aac", [1, 2, 3]))
    speech.duration = given
    #expect(speech.duration == shown)
    _ = try await app.send(speech, to: direct("bob"))
    #expect((try await bob.receive().messageObject as? QDAudioObject)?.duration == shown)
    environment.shutDown()
  }

  #if !canImport(UIKit)
    @Test(arguments: [Float.nan, .infinity, -.infinity, -1, 2, .greatestFiniteMagnitude])
    func qualityOutOfRangeIsTheDefault(_ quality: Float) async throws {
      let (app, environment) = try await alice()
      let encoder = NotingEncoder()
      app.client.pictureEncoder = encoder
      let option = QDImageOption()
      option.compressQuality = quality
      let pixels = try #require(PixelPicture(width: 1, height: 1, pixels: [0, 0, 0, 255]))
      #expect(PixelPicture(width: .max, height: .max, pixels: [0, 0, 0, 255]) == nil)
      #expect(PixelPicture(width: .max, height: 2, pixels: []) == nil)
      #expect(PixelPicture(width: .min, height: -1, pixels: []) == nil)
      _ = try await app.send(QDImageObject(image: pixels, imageOption: option), to: direct("bob"))
      #expect(encoder.asked.withLock { $0 } == [.jpeg(quality: 0.5)])
      environment.shutDown()
    }
  #endif

  @Test func numbersInAMessageTravelOrAreRefused() async throws {
    let (app, environment) = try await alice()
    let bob = try await ChatApp.other("bob", in: environment)
    for flag in [Int.max, .min, -1] {
      let message = QDMessage()
      message.text = "text"
      message.msgFlag = flag
      (message.msgnum, message.senderMsgnum) = (.max, .max)
      try app.client.chatManager.send(message, to: direct("bob"))
      try await app.complete(message)
      let received = try await bob.receive()
      #expect(received.msgFlag == flag)
      #expect(received.msgnum == message.msgnum && message.msgnum < 10)
    }
    let place = QDLocationObject(latitude: .nan, longitude: -.infinity, title: nil, info: nil)
    _ = try await app.send(place, to: direct("bob"))
    let received = try #require(try await bob.receive().messageObject as? QDLocationObject)
    #expect(received.latitude.isNaN && received.longitude == -.infinity)
    let unfit = QDMessage()
    unfit.text = "text"
    unfit.remoteExt = ["number": Double.infinity]
    #expect(throws: (any Error).self) { try app.client.chatManager.send(unfit, to: direct("bob")) }
    environment.shutDown()
  }
}
