import ParlanceCore
import ParlanceSQLite
import TestNumbers
import Testing

/// Searches that every device store answers, with an index and without.
@Suite struct SearchScenarios {
  private func text(_ id: Int, _ text: String, time: Int64? = nil, sender: AccountID = "bob") -> Message {
    Message(
      id: MessageID("\(id)"), conversation: .direct("bob"), sender: sender,
      time: Timestamp(milliseconds: time ?? Int64(id)), state: .received, kind: .text,
      encodedBody: MessageBody(content: .text(text)).encoded())
  }

  private func bench(_ kind: StoreKind, _ messages: [Message]) throws -> DeviceBench {
    let bench = try DeviceBench(kind)
    try bench.transaction { store in
      let number = try store.insert(ConversationRecord(id: .direct("bob")))
      for message in messages { _ = try #require(try store.insert(message, conversation: number)) }
    }
    return bench
  }

  private func find(
    _ bench: DeviceBench, _ keywords: SearchKeyword..., in conversation: ConversationNumber? = nil, newer: Bool = false,
    limit: Int = 99
  ) throws -> [String] {
    let search = MessageSearch(keywords, among: MessageQuery(in: nil, newer: newer, limit: limit))
    return try bench.store.search(search, conversation: conversation, includingRevoked: false).map(\.id.string)
  }

  /// Runs a test on messages of which none, some, and all are in the index.
  private func withIndex(_ bench: DeviceBench, step: Int, _ test: () throws -> Void) throws {
    try test()
    while try bench.store.canIndex(step: step) {
      try bench.transaction { try $0.index(step: step) }
      try test()
    }
    try bench.reopen()
    try test()
  }

  @Test(arguments: StoreKind.ofDevices)
  func shortAndLongKeywordsAreFound(_ kind: StoreKind) throws {
    let bench = try bench(
      kind,
      [
        text(1, "Good morning"), text(2, "今天喝茶吗"), text(3, "CAFÉ 42"), text(4, "cafe"), text(5, "👨‍👩‍👧 here"),
        text(6, "100 % \"sure\" OR *not*"), text(7, "x"), text(8, ""),
      ])
    try withIndex(bench, step: 2) { () throws in
      #expect(try find(bench, "o") == ["1", "6"])
      #expect(try find(bench, "GOOD M") == ["1"])
      #expect(try find(bench, "今") == ["2"])
      #expect(try find(bench, "喝茶") == ["2"])
      #expect(try find(bench, "今天喝茶吗") == ["2"])
      #expect(try find(bench, "天茶") == [])
      #expect(try find(bench, "cafe\u{301}") == ["3"])
      #expect(try find(bench, "caf") == ["3", "4"])
      #expect(try find(bench, "afe") == ["4"])
      #expect(try find(bench, "👨‍👩‍👧") == ["5"])
      #expect(try find(bench, "\"sure\" OR *") == ["6"])
      #expect(try find(bench, "%") == ["6"])
      #expect(try find(bench, "_") == [])
      #expect(try find(bench, "X") == ["7"])
      #expect(try find(bench, "") == ["1", "2", "3", "4", "5", "6", "7", "8"])
      #expect(try find(bench, "caf", "42") == ["3"])
      #expect(try find(bench, "caf", "") == ["3", "4"])
      #expect(try find(bench, "caf", "good") == [])
      #expect(try find(bench, "", in: 2) == [])
    }
  }

  @Test(arguments: StoreKind.ofDevices)
  func theNearestAreFoundWhateverTheirRows(_ kind: StoreKind) throws {
    // The last to come are the oldest, as those of a history that was fetched.
    let times: [Int64] = [50, 60, 70, 80, 10, 20, 30, 40]
    let messages = times.enumerated().map { text($0.offset, "tea", time: $0.element) }
    let bench = try bench(kind, messages)
    try withIndex(bench, step: 2) { () throws in
      #expect(try find(bench, "tea", limit: 3) == ["1", "2", "3"])
      #expect(try find(bench, "t", limit: 5) == ["7", "0", "1", "2", "3"])
      #expect(try find(bench, "ea", newer: true, limit: 3) == ["4", "5", "6"])
    }
    // A message that gets another time, as one that is accepted, is found there.
    try bench.transaction {
      try $0.setTime(row: 6, Timestamp(milliseconds: 90))
      try $0.accept(row: 1, state: .sent, time: Timestamp(milliseconds: 5), sequence: 1, number: 1, senderNumber: 1)
    }
    for _ in 0..<2 {
      #expect(try find(bench, "tea", limit: 2) == ["3", "5"])
      #expect(try find(bench, "tea", newer: true, limit: 2) == ["0", "4"])
      try bench.reopen()
    }
  }

  /// Messages stored before the index existed, and those that no step has reached yet, are found by reading them.
  @Test func theIndexGrowsInWholeSteps() throws {
    let bench = try bench(.sqliteFile, (1...1300).map { text($0, "message \($0)") })
    let step = MessageSearch.indexStep
    var steps = 0
    while try bench.store.canIndex(step: step) {
      try bench.transaction { try $0.index(step: step) }
      steps += 1
      #expect(try find(bench, "message 12", limit: 3) == ["1297", "1298", "1299"])
      #expect(try find(bench, "age 7", limit: 2) == ["798", "799"])
    }
    #expect(steps == 2)
    // A step that is not whole does nothing.
    try bench.transaction { try $0.index(step: step) }
    #expect(try find(bench, "message 1300") == ["1300"])
  }

  /// Deleted texts leave nothing that could be read in the index.
  @Test func theIndexForgets() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("device")
    let store = try SQLiteDeviceStore(path: path)
    try store.begin(isDurable: true)
    let number = try store.insert(ConversationRecord(id: .direct("bob")))
    for id in 1...6000 { _ = try store.insert(text(id, id == 3 ? "zyx" : "hello"), conversation: number) }
    try store.index(step: 6000)
    try store.commit()
    let other = try OtherConnection(path)
    func rows(_ word: String) throws -> [String] {
      try other.texts("SELECT rowid FROM search_text WHERE search_text MATCH '\"\(word)\"' LIMIT 2")
    }
    #expect(try rows("zyx") == ["3"])
    try store.delete(row: 3)
    #expect(try rows("zyx") == [])
    try store.setBody(row: 4, kind: .text, MessageBody(content: .text("qqq")).encoded())
    #expect(try rows("qqq") == ["4"])
    // The deletion of many messages resets the index.
    #expect(try rows("hel").count == 2)
    _ = try store.deleteMessages(
      conversation: number, from: Timestamp(milliseconds: 5), until: Timestamp(milliseconds: 5999))
    #expect(try rows("hel") == [])
    #expect(try other.texts("SELECT count(*) FROM search_block") == ["0"])
    #expect(
      try store.search(
        MessageSearch(["hello"], among: MessageQuery(in: nil, limit: 9)), conversation: nil, includingRevoked: false
      ).map(\.id) == ["1", "2", "6000"])
    store.close()
  }
}
