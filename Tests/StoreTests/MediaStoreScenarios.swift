import ParlanceCore
import TestNumbers
import Testing

/// The behaviour of media in every store.
@Suite struct MediaStoreScenarios {
  private func media(_ id: MediaID, _ content: String, expires: Int64? = nil, size: Int64 = 7) -> MediaRecord {
    MediaRecord(
      id: id, account: 3, sha256: content, expires: expires.map { Timestamp(milliseconds: $0) }, size: size,
      descriptor: Array(id.string.utf8))
  }

  @Test(arguments: StoreKind.allCases)
  func uploadsAreKeptUntilTheyAreDone(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    var first = UploadRecord(id: "a", account: 1, begun: Timestamp(milliseconds: 5), size: 3, options: [1, 2])
    let second = UploadRecord(id: "b", account: 1, begun: Timestamp(milliseconds: 9), size: 4, options: [])
    try bench.transaction {
      try $0.save(first)
      try $0.save(second)
    }
    try bench.crash()
    #expect(try bench.store.upload("a") == first)
    #expect(try bench.store.upload("b") == second)
    #expect(try bench.store.upload("c") == nil)
    #expect(try bench.store.uploadCount(account: 1) == 2)
    #expect(try bench.store.uploadCount(account: 2) == 0)
    #expect(try bench.store.uploads(begunBefore: Timestamp(milliseconds: 9), limit: 9) == ["a"])
    #expect(try bench.store.uploads(begunBefore: Timestamp(milliseconds: 10), limit: 9) == ["a", "b"])
    #expect(try bench.store.uploads(begunBefore: Timestamp(milliseconds: 10), limit: 1) == ["a"])
    #expect(try bench.store.uploads(begunBefore: Timestamp(milliseconds: 10), limit: -1) == [])
    first.begun = Timestamp(milliseconds: 20)
    try bench.transaction { try $0.save(first) }
    #expect(try bench.store.uploads(begunBefore: Timestamp(milliseconds: 10), limit: 9) == ["b"])
    try bench.store.begin()
    try bench.store.removeUpload("a")
    try bench.store.removeUpload("unknown")
    bench.store.rollback()
    #expect(try bench.store.upload("a") == first)
    try bench.transaction { try $0.removeUpload("a") }
    try bench.reopen()
    #expect(try bench.store.upload("a") == nil)
    #expect(try bench.store.uploadCount(account: 1) == 1)
  }

  @Test(arguments: StoreKind.allCases)
  func mediaReferToContentUntilTheyExpire(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let records = [media("a", "x", expires: 10), media("b", "x", expires: 20), media("c", "y")]
    try bench.transaction { store in for record in records { try store.insert(record) } }
    try bench.crash()
    for record in records { #expect(try bench.store.media(record.id) == record) }
    #expect(try bench.store.media("d") == nil)
    #expect(try bench.store.nextMediaExpiry() == Timestamp(milliseconds: 10))
    #expect(try bench.store.media(expiringUpTo: Timestamp(milliseconds: 9), limit: 9) == [])
    #expect(try bench.store.media(expiringUpTo: Timestamp(milliseconds: 10), limit: 9) == [records[0]])
    #expect(try bench.store.media(expiringUpTo: Timestamp(milliseconds: .max), limit: 9) == Array(records[..<2]))
    #expect(try bench.store.media(expiringUpTo: Timestamp(milliseconds: .max), limit: 1) == [records[0]])
    #expect(try bench.store.media(expiringUpTo: Timestamp(milliseconds: .max), limit: -1) == [])
    #expect(try bench.transaction { try $0.release("a") })
    #expect(try bench.transaction { try !$0.release("a") })
    #expect(try bench.transaction { try !$0.release("unknown") })
    #expect(try bench.store.media("a")?.isReleased == true)
    #expect(try bench.store.isReferenced(sha256: "x"))
    #expect(try bench.store.nextMediaExpiry() == Timestamp(milliseconds: 20))
    try bench.store.begin()
    #expect(try bench.store.release("b"))
    #expect(try !bench.store.isReferenced(sha256: "x"))
    bench.store.rollback()
    #expect(try bench.store.isReferenced(sha256: "x"))
    #expect(try bench.transaction { try $0.release("b") })
    try bench.reopen()
    #expect(try !bench.store.isReferenced(sha256: "x"))
    #expect(try bench.store.isReferenced(sha256: "y"))
    #expect(try bench.store.nextMediaExpiry() == nil)
    #expect(throws: MessagingError.self) { try bench.store.insert(media("a", "z")) }
  }

  @Test(arguments: StoreKind.allCases)
  func mediaAndUploadsOfAnAccountAddUp(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    func upload(_ id: MediaID, size: Int64, account: AccountNumber = 3) -> UploadRecord {
      UploadRecord(id: id, account: account, begun: .zero, size: size, options: [])
    }
    #expect(try bench.store.mediaSize(account: 3) == 0)
    try bench.transaction {
      try $0.insert(media("a", "x", size: 10))
      // The same content under another id.
      try $0.insert(media("b", "x", size: 10))
      try $0.save(upload("c", size: 5))
      try $0.save(upload("d", size: 100, account: 4))
    }
    try bench.crash()
    #expect(try bench.store.mediaSize(account: 3) == 25)
    #expect(try bench.store.mediaSize(account: 4) == 100)
    #expect(try bench.store.mediaSize(account: 5) == 0)
    // One that begins again with another size.
    try bench.transaction { try $0.save(upload("c", size: 2)) }
    #expect(try bench.store.mediaSize(account: 3) == 22)
    try bench.store.begin()
    #expect(try bench.store.release("a"))
    try bench.store.removeUpload("c")
    #expect(try bench.store.mediaSize(account: 3) == 10)
    bench.store.rollback()
    #expect(try bench.store.mediaSize(account: 3) == 22)
    try bench.transaction {
      #expect(try $0.release("a"))
      try $0.removeUpload("c")
    }
    try bench.reopen()
    #expect(try bench.store.mediaSize(account: 3) == 10)
    // No sum is more than a number holds.
    try bench.transaction {
      try $0.insert(media("e", "y", size: .max))
      try $0.save(upload("f", size: .max))
    }
    #expect(try bench.store.mediaSize(account: 3) == .max)
  }

  @Test(arguments: StoreKind.allCases)
  func mediaAreUsedByMessages(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let (first, second) = (EventPlace(stream: 1, sequence: 1), EventPlace(stream: 1, sequence: 2))
    let other = EventPlace(stream: 2, sequence: 1)
    try bench.transaction {
      for (id, place) in [("a", first), ("b", first), ("a", second), ("b", first), ("c", first), ("c", other)] {
        try $0.addUse(of: MediaID(id), by: place)
      }
    }
    try bench.crash()
    try bench.store.begin()
    #expect(try bench.store.removeUses(by: first) == ["b"])
    #expect(try bench.store.removeUses(by: first) == [])
    #expect(try bench.store.removeUses(by: second) == ["a"])
    bench.store.rollback()
    #expect(try bench.transaction { try $0.removeUses(by: second) } == [])
    #expect(try bench.transaction { try $0.removeUses(by: first) } == ["a", "b"])
    #expect(try bench.transaction { try $0.removeUses(by: EventPlace(stream: 9, sequence: 9)) } == [])
    try bench.reopen()
    #expect(try bench.transaction { try $0.removeUses(by: other) } == ["c"])
  }

  @Test(arguments: StoreKind.ofDevices)
  func filesOfMessagesAreKept(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    let message = MessageKey("m", in: .group("g"))
    var file = AttachmentRecord(
      message: message, part: .file, media: "a", path: "/a", size: 1 << 40, modified: -3, lifetime: 7)
    let preview = AttachmentRecord(
      message: message, part: .preview, media: "b", path: "", size: 0, modified: 0, lifetime: nil, isUploaded: true)
    try bench.transaction {
      _ = try $0.insert(ConversationRecord(id: .group("g")))
      try $0.save(preview)
      try $0.save(file)
    }
    try bench.reopen()
    #expect(try bench.store.attachments(message) == [file, preview])
    #expect(try bench.store.attachments(MessageKey("n", in: .group("g"))) == [])
    file.media = "c"
    file.lifetime = nil
    file.isUploaded = true
    try bench.transaction { try $0.save(file) }
    try bench.store.begin(isDurable: true)
    try bench.store.removeAttachments(message)
    bench.store.rollback()
    #expect(try bench.store.attachments(message) == [file, preview])
    try bench.transaction { try $0.removeAttachments(message) }
    try bench.reopen()
    #expect(try bench.store.attachments(message) == [])
  }

  @Test(arguments: StoreKind.ofDevices)
  func placesOfFilesAreKept(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    try bench.transaction { try $0.saveMediaPath("a", "/one") }
    try bench.transaction { try $0.saveMediaPath("a", "/two/ü") }
    try bench.reopen()
    #expect(try bench.store.mediaPath("a") == "/two/ü")
    #expect(try bench.store.mediaPath("b") == nil)
    try bench.store.begin(isDurable: true)
    try bench.store.saveMediaPath("a", nil)
    bench.store.rollback()
    #expect(try bench.store.mediaPath("a") == "/two/ü")
    try bench.transaction { try $0.saveMediaPath("a", nil) }
    try bench.reopen()
    #expect(try bench.store.mediaPath("a") == nil)
  }
}
