import Parlance
import ParlanceCore
import ParlanceEngine
import TestSupport
import Testing

/// The files of messages of another service, as apps see them once they were imported.
@Suite(.timeLimit(.minutes(5))) struct ClientImportedFileTests {
  private let bytes = (0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 9) }

  private func message(_ id: String, file: String?, preview: String? = nil, from sender: AccountID = "alice")
    -> ImportedRecord
  {
    let descriptor = MediaDescriptor(size: 5, fileName: "plan.pdf")
    var files: [MediaPart: String] = [:]
    files[.file] = file
    files[.preview] = preview
    let message = ImportedMessage(
      id: MessageID(id), conversation: .direct("bob"), sender: sender,
      time: Timestamp(milliseconds: 1_000_000 + Int64(id.count)),
      body: MessageBody(content: .file(MediaContent(media: descriptor))), files: files)
    return ImportedRecord(source: "old", id: id, digest: [1], content: .message(message))
  }

  private func add(_ records: [ImportedRecord], to world: ClientWorld) throws {
    for outcome in try world.environment.hubLoop().importRecords(records, options: ImportOptions()) {
      if case .refused(let error) = outcome { throw error }
    }
  }

  /// Sends a part of a file, and returns the state.
  private func add(
    _ reference: String, _ range: Range<Int>? = nil, to world: ClientWorld, account: AccountID = "alice",
    options: ImportOptions = ImportOptions()
  ) throws -> String {
    var file = ImportedFile(source: "old", reference: reference, account: account)
    if let range {
      file.descriptor = MediaDescriptor(size: Int64(bytes.count), type: "application/pdf", fileName: "plan.pdf")
      (file.offset, file.bytes) = (Int64(range.lowerBound), Array(bytes[range]))
    }
    switch try world.environment.hubLoop().importFile(file, options: options) {
    case .here: return "here"
    case .absent: return "absent"
    case .received(let count): return "received \(count)"
    case .refused(let error): return error.code.rawValue
    }
  }

  private func history(_ client: MessagingClient) async throws -> [Message] {
    try await client.history(HistoryQuery(conversation: .direct("bob"), limit: 10))
  }

  private func received(_ client: MessagingClient, _ message: Message?) async throws -> [UInt8]? {
    guard let media = message?.body.content.media?.media else { return nil }
    return try await client.download(media, to: .memory).data
  }

  @Test func anImportedFileIsDownloaded() async throws {
    let world = try ClientWorld()
    #expect(try add("a", to: world) == "absent")
    #expect(try add("a", 0..<300_000, to: world) == "received 300000")
    #expect(try add("a", to: world) == "absent")
    // Bytes that are not the next ones are left alone.
    #expect(try add("a", 400_000..<500_000, to: world) == "received 300000")
    #expect(try add("a", 300_000..<700_000, to: world) == "here")
    #expect(try add("a", 0..<700_000, to: world) == "here")
    #expect(try add("a", to: world) == "here")
    try add([message("m", file: "a"), message("mm", file: "none"), message("mmm", file: "a", preview: "a")], to: world)
    let alice = try await world.loggedIn("alice")
    let messages = try await history(alice)
    #expect(messages.map(\.id) == ["m", "mm", "mmm"])
    let content = try #require(messages.first?.body.content.media)
    #expect(content.media.size == 700_000 && content.media.fileName == "plan.pdf")
    #expect(content.media.type == "application/pdf" && !content.media.sha256.isEmpty)
    #expect(try await received(alice, messages.first) == bytes)
    #expect(messages[1].body.content.media?.media.id == "" && messages[1].body.content.media?.media.size == 5)
    #expect(messages[2].body.content.media?.preview?.id == content.media.id)
  }

  /// A file that is found later comes to its message with a repeated import.
  @Test func aFileIsAddedToItsMessageLater() async throws {
    let world = try ClientWorld()
    try add([message("m", file: "a")], to: world)
    #expect(try add("a", 0..<700_000, to: world) == "here")
    try add([message("m", file: "a")], to: world)
    let alice = try await world.loggedIn("alice")
    #expect(try await received(alice, try await history(alice).first) == bytes)
    // The first one stays.
    #expect(try add("b", 0..<700_000, to: world) == "here")
    let first = try await history(alice).first?.body.content.media?.media.id
    try add([message("m", file: "b")], to: world)
    #expect(try await history(alice).first?.body.content.media?.media.id == first)
  }

  /// It begins anew, and counts once against what its account may have.
  @Test func aFileThatWasInterruptedGoesOn() async throws {
    var settings = HubSettings()
    settings.mediaQuota = 1_000_000
    let world = try ClientWorld(isDurable: true, settings: settings)
    #expect(try add("a", 0..<300_000, to: world) == "received 300000")
    try world.restart()
    #expect(try add("a", to: world) == "absent")
    #expect(try add("a", 0..<400_000, to: world) == "received 400000")
    #expect(try add("a", 400_000..<700_000, to: world) == "here")
    try world.restart()
    #expect(try add("a", to: world) == "here")
    #expect(try add("b", 0..<700_000, to: world) == "limitExceeded")
    // The account of another message that has it goes on with it.
    #expect(try add("c", 0..<300_000, to: world, account: "carl") == "received 300000")
    #expect(try add("c", 0..<700_000, to: world, account: "dora") == "here")
    try add([message("m", file: "a"), message("mm", file: "c", from: "carl")], to: world)
    try world.restart()
    let alice = try await world.loggedIn("alice")
    #expect(try await received(alice, try await history(alice).first) == bytes)
  }

  @Test func fileBeyondLimitsIsRefused() throws {
    var settings = HubSettings()
    settings.mediaSizeLimit = 600_000
    let world = try ClientWorld(settings: settings)
    #expect(try add("a", 0..<700_000, to: world) == "fileTooLarge")
    var known = ImportOptions()
    known.registersSenders = false
    #expect(try add("a", to: world, account: "nobody", options: known) == "accountNotFound")
    #expect(try add("a", 0..<10, to: world, account: "nobody", options: known) == "accountNotFound")
    var file = ImportedFile(source: "old", reference: "b", account: "alice", bytes: [1, 2, 3])
    for (size, offset) in [(0, 0), (2, 0), (3, 1), (3, -1)] {
      (file.descriptor.size, file.offset) = (Int64(size), Int64(offset))
      guard case .refused = try world.environment.hubLoop().importFile(file, options: ImportOptions()) else {
        Issue.record("\(size) \(offset)")
        continue
      }
    }
  }

  /// With its last message, as a file that was sent.
  @Test func aFileEndsWithItsMessages() async throws {
    let world = try ClientWorld()
    #expect(try add("a", 0..<700_000, to: world) == "here")
    try add([message("m", file: "a"), message("mm", file: "a")], to: world)
    let alice = try await world.loggedIn("alice")
    let media = try #require(try await history(alice).first?.body.content.media?.media)
    for id: MessageID in ["m", "mm"] {
      #expect(try await alice.download(media, to: .memory).data?.count == bytes.count)
      try world.environment.hubLoop().revoke(
        id, sender: "alice", in: .direct("alice", "bob"), scope: .everyone, request: RevocationRequest())
    }
    #expect(await code { _ = try await alice.download(media, to: .memory) } == .mediaExpired)
  }
}
