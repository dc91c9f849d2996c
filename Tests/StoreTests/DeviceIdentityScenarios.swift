import ParlanceCore
import TestNumbers
import Testing

/// The behaviour of every device store for one message ID in several conversations.
@Suite struct DeviceIdentityScenarios {
  private let first = MessageKey("m", in: .group("one"))
  private let second = MessageKey("m", in: .group("two"))

  private func message(_ key: MessageKey, from sender: AccountID) -> Message {
    Message(
      id: key.id, conversation: key.conversation, sender: sender, time: Timestamp(milliseconds: 5), sequence: 1,
      state: .received, kind: .text, encodedBody: Array(sender.name.utf8))
  }

  /// A store with both conversations, numbers 1 and 2.
  private func bench(_ kind: StoreKind) throws -> DeviceBench {
    let bench = try DeviceBench(kind)
    try bench.transaction { store in
      for key in [first, second] { _ = try store.insert(ConversationRecord(id: key.conversation)) }
    }
    return bench
  }

  @Test(arguments: StoreKind.ofDevices)
  func theSameIDElsewhereIsAnotherMessage(_ kind: StoreKind) throws {
    let bench = try bench(kind)
    var (own, other) = (message(first, from: "alice"), message(second, from: "mallory"))
    own.row = try #require(try bench.transaction { try $0.insert(own, conversation: 1) })
    other.row = try #require(try bench.transaction { try $0.insert(other, conversation: 2) })
    #expect(try bench.store.insert(message(second, from: "bob"), conversation: 2) == nil)
    for _ in 0..<2 {
      #expect(try bench.store.message(id: "m", conversation: 1) == own)
      #expect(try bench.store.message(id: "m", conversation: 2) == other)
      #expect(try bench.store.message(id: "m", conversation: 3) == nil)
      #expect(try bench.store.message(id: "n", conversation: 1) == nil)
      try bench.reopen()
    }
    try bench.transaction { try $0.setMarks(row: other.row, .revoked) }
    #expect(try bench.store.message(id: "m", conversation: 1)?.marks == [])
    #expect(try bench.store.revoked().map(\.row) == [other.row])
    try bench.transaction { try $0.delete(row: other.row) }
    #expect(try bench.store.message(id: "m", conversation: 1) == own)
    #expect(try bench.store.message(id: "m", conversation: 2) == nil)
  }

  @Test(arguments: StoreKind.ofDevices)
  func anIDAloneIsTheFirstMessageOfThatID(_ kind: StoreKind) throws {
    let bench = try bench(kind)
    var own = message(first, from: "alice")
    own.row = try #require(try bench.transaction { try $0.insert(own, conversation: 1) })
    try bench.transaction { _ = try $0.insert(message(second, from: "mallory"), conversation: 2) }
    #expect(try bench.store.message(id: "m") == own)
    try bench.store.begin(isDurable: true)
    try bench.store.delete(row: own.row)
    #expect(try bench.store.message(id: "m")?.sender == "mallory")
    bench.store.rollback()
    for _ in 0..<2 {
      #expect(try bench.store.message(id: "m") == own)
      try bench.reopen()
    }
  }

  @Test(arguments: StoreKind.ofDevices)
  func filesAndReceiptsBelongToOneOfThem(_ kind: StoreKind) throws {
    let bench = try bench(kind)
    func attachment(_ key: MessageKey, _ media: MediaID) -> AttachmentRecord {
      AttachmentRecord(message: key, part: .file, media: media, path: "/a", size: 1, modified: 2, lifetime: nil)
    }
    let receipts = [
      GroupReceiptRecord(message: first, readers: ["bob"], readCount: 1),
      GroupReceiptRecord(message: second, nonReaders: ["carol"], unreadCount: 1),
    ]
    try bench.transaction { store in
      try store.save(attachment(first, "a"))
      try store.save(attachment(second, "b"))
      for receipt in receipts { try store.save(receipt) }
    }
    try bench.reopen()
    #expect(try bench.store.attachments(first) == [attachment(first, "a")])
    #expect(try bench.store.attachments(second) == [attachment(second, "b")])
    for receipt in receipts { #expect(try bench.store.groupReceipt(receipt.message) == receipt) }
    try bench.transaction { try $0.removeAttachments(second) }
    #expect(try bench.store.attachments(first) == [attachment(first, "a")])
    #expect(try bench.store.attachments(second).isEmpty)
  }

  @Test(arguments: StoreKind.ofDevices)
  func recordWithoutAConversationIsRefused(_ kind: StoreKind) throws {
    let stray = MessageKey("m", in: .group("three"))
    let bench = try bench(kind)
    #expect(try bench.store.attachments(stray).isEmpty)
    #expect(try bench.store.groupReceipt(stray) == nil)
    try bench.transaction { try $0.removeAttachments(stray) }
    try bench.store.begin(isDurable: true)
    let error = #expect(throws: MessagingError.self) { try bench.store.save(GroupReceiptRecord(message: stray)) }
    #expect(error?.code == .invalidArgument)
    // A part of the transaction is missing, so that it cannot be committed.
    #expect(throws: MessagingError.self) { try bench.store.commit() }
    bench.store.rollback()
    #expect(throws: MessagingError.self) {
      try bench.store.save(
        AttachmentRecord(message: stray, part: .file, media: "a", path: "", size: 0, modified: 0, lifetime: nil))
    }
  }
}
