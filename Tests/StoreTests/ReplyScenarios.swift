import ParlanceCore
import ParlanceSQLite
import Testing

/// Replies, at the hub and on devices.
@Suite struct ReplyScenarios {
  private func replies(
    _ bench: HubBench, _ stream: StreamNumber, after: Int64 = 0, before: Int64 = .max, newestFirst: Bool = false,
    limit: Int = 9
  ) throws -> [Int64] {
    try bench.store.replies(
      stream: stream, thread: 1, after: after, before: before, newestFirst: newestFirst, limit: limit)
  }

  @Test(arguments: StoreKind.allCases)
  func theHubFindsTheRepliesOfAThread(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let (one, two) = (try stream(bench), try stream(bench, "g:2"))
    try bench.transaction {
      for sequence in [2, 3, 5] as [Int64] {
        try $0.saveReply(EventPlace(stream: one, sequence: sequence), thread: 1)
      }
      try $0.saveReply(EventPlace(stream: one, sequence: 4), thread: 2)
      try $0.saveReply(EventPlace(stream: two, sequence: 2), thread: 1)
    }
    try bench.reopen()
    #expect(try replies(bench, one) == [2, 3, 5])
    #expect(try replies(bench, one, newestFirst: true, limit: 2) == [5, 3])
    #expect(try replies(bench, one, after: 2, before: 5) == [3])
    #expect(try replies(bench, one, limit: -1).isEmpty)
    #expect(try replies(bench, two) == [2])
    #expect(try bench.store.replyCount(stream: one, thread: 1, after: 0) == 3)
    #expect(try bench.store.replyCount(stream: one, thread: 1, after: 3) == 1)
    // A turn that fails leaves it as it was.
    try bench.store.begin()
    try bench.store.removeReply(EventPlace(stream: one, sequence: 3))
    bench.store.rollback()
    #expect(try replies(bench, one) == [2, 3, 5])
    try bench.transaction {
      try $0.removeReply(EventPlace(stream: one, sequence: 3))
      try $0.removeReply(EventPlace(stream: one, sequence: 9))
      try $0.saveReply(EventPlace(stream: one, sequence: 5), thread: 2)
    }
    try bench.reopen()
    #expect(try replies(bench, one) == [2])
    #expect(try bench.store.replyCount(stream: one, thread: 2, after: 0) == 2)
  }

  @Test func devicesFindTheRepliesOfAThread() throws {
    let folder = try TemporaryFolder()
    for store in [MemoryDeviceStore(), try SQLiteDeviceStore(path: folder.path("device"))] as [any DeviceStore] {
      try store.begin(isDurable: true)
      let (one, two) = (
        try store.insert(ConversationRecord(id: .group("1"))), try store.insert(ConversationRecord(id: .group("2")))
      )
      func insert(
        _ id: MessageID, at time: Int64, of thread: MessageID?, in conversation: ConversationNumber
      ) throws -> MessageRow {
        var body = MessageBody(content: .text("t"))
        let first = MessageReference(id: thread ?? "", sender: "a", time: .zero)
        if thread != nil { body.reply = MessageReply(to: first, thread: first) }
        let message = Message(
          id: id, conversation: .group("\(conversation)"), sender: "a", time: Timestamp(milliseconds: time),
          state: .received, kind: .text, encodedBody: body.encoded())
        return try #require(try store.insert(message, conversation: conversation))
      }
      _ = try insert("t", at: 1, of: nil, in: one)
      let late = try insert("b", at: 5, of: "t", in: one)
      let revoked = try insert("a", at: 3, of: "t", in: one)
      _ = try insert("c", at: 4, of: "other", in: one)
      _ = try insert("d", at: 4, of: "t", in: two)
      #expect(try store.replies(to: "t", conversation: one).map(\.id) == ["a", "b"])
      #expect(try store.replies(to: "T", conversation: one).isEmpty)
      #expect(try store.replyCount(to: "t", conversation: two) == 1)
      try store.setMarks(row: revoked, .revoked)
      #expect(try store.replies(to: "t", conversation: one).map(\.row) == [late])
      #expect(try store.replyCount(to: "t", conversation: one) == 1)
      try store.delete(row: late)
      #expect(try store.replies(to: "t", conversation: one).isEmpty)
      try store.commit()
      store.close()
    }
  }
}
