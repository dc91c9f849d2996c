import ParlanceCore
import TestNumbers
import Testing

/// The behaviour of every device store.
@Suite struct DeviceScenarios {
  private func message(
    _ id: MessageID, time: Int64 = 1000, sequence: Int64 = 0, sender: AccountID = "bob",
    state: MessageState = .received, marks: MessageMarks = [], kind: MessageKind = .text,
    options: MessageOptions = .ordinary
  ) -> Message {
    Message(
      id: id, conversation: .direct("bob"), sender: sender, time: Timestamp(milliseconds: time), sequence: sequence,
      options: options, state: state, marks: marks, kind: kind, encodedBody: Array(id.string.utf8))
  }

  private func conversation(_ bench: DeviceBench, _ id: ConversationID = .direct("bob")) throws -> ConversationNumber {
    try bench.transaction { try $0.insert(ConversationRecord(id: id)) }
  }

  private func insert(_ bench: DeviceBench, _ conversation: ConversationNumber, _ messages: [Message]) throws {
    try bench.transaction { store in
      for message in messages { _ = try #require(try store.insert(message, conversation: conversation)) }
    }
  }

  @Test(arguments: StoreKind.ofDevices)
  func conversationsAreKept(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    var record = ConversationRecord(id: .direct("Bob"), cursor: 3, localExtension: "{}", group: [1, 2])
    record.number = try bench.transaction { try $0.insert(record) }
    var group = ConversationRecord(id: .group("bob"))
    group.number = try bench.transaction { try $0.insert(group) }
    try bench.reopen()
    #expect(try bench.store.conversations() == [record, group])
    record.time = Timestamp(milliseconds: 5)
    record.missing = MissingEntries(after: 0, before: 4)
    record.cursor = 9
    record.unread = 8
    record.peerRead = 7
    record.acknowledged = 6
    record.unreportedRead = 5
    record.ownRead = 4
    record.isListed = true
    record.updated = Timestamp(milliseconds: 5)
    try bench.transaction { try $0.save(record) }
    group.localExtension = ""
    group.group = [7]
    try bench.transaction { try $0.save(group) }
    for _ in 0..<2 {
      #expect(try bench.store.conversations() == [record, group])
      #expect(try bench.store.conversations().first?.id.name == "Bob")
      try bench.reopen()
    }
    group.localExtension = nil
    group.group = []
    try bench.transaction { try $0.save(group) }
    try bench.reopen()
    #expect(try bench.store.conversations() == [record, group])
    let error = #expect(throws: MessagingError.self) { try bench.store.insert(ConversationRecord(id: .direct("BOB"))) }
    #expect(error?.code == .invalidArgument)
  }

  @Test(arguments: StoreKind.ofDevices)
  func positionsAreForgottenBehindOne(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    let (one, other) = (try conversation(bench), try conversation(bench, .direct("carol")))
    let messages = (1...4).map { number in
      Message(
        id: MessageID("m\(number)"), conversation: .direct("bob"), sender: "me",
        time: Timestamp(milliseconds: Int64(number)), sequence: Int64(number), state: .sent, kind: .text,
        encodedBody: [])
    }
    try insert(bench, one, messages)
    try insert(bench, other, [messages[3]])
    try bench.transaction { try $0.forgetPositions(conversation: one, after: 2, readUpTo: 3) }
    try bench.reopen()
    let found = try messages.map { try #require(try bench.store.message(id: $0.id, conversation: one)) }
    #expect(found.map(\.sequence) == [1, 2, 0, 0])
    #expect(found.map { $0.marks.contains(.readByPeer) } == [false, false, true, false])
    #expect(try bench.store.message(id: "m4", conversation: other)?.sequence == 4)
  }

  @Test(arguments: StoreKind.ofDevices)
  func messagesComeBackAsTheyWere(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    let number = try conversation(bench)
    var whole = Message(
      id: "a", conversation: .direct("bob"), sender: "Alice", time: Timestamp(milliseconds: 5), sequence: 6, number: 7,
      senderNumber: 8, options: [.stored, .updatesConversation], platform: .iOS, state: .sent,
      marks: [.played, .readByPeer], kind: MessageKind(rawValue: 200), encodedBody: [0, 255], localExtension: "")
    whole.row = try #require(try bench.transaction { try $0.insert(whole, conversation: number) })
    var empty = message("b")
    empty.encodedBody = []
    empty.row = try #require(try bench.transaction { try $0.insert(empty, conversation: number) })
    try bench.reopen()
    #expect(try bench.store.message(id: "a") == whole)
    #expect(try bench.store.message(id: "a")?.sender.name == "Alice")
    #expect(try bench.store.message(row: empty.row) == empty)
    #expect(try bench.store.message(id: "c") == nil)
    #expect(try bench.store.message(row: 99) == nil)
    #expect(try bench.store.insert(message("a"), conversation: number) == nil)
    #expect(throws: MessagingError.self) { try bench.store.insert(message("c"), conversation: 99) }
  }

  @Test(arguments: StoreKind.ofDevices)
  func messagesChange(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    let number = try conversation(bench)
    var expected = message("a", state: .sending)
    let row = try #require(try bench.transaction { try $0.insert(expected, conversation: number) })
    expected.row = row
    try bench.transaction {
      try $0.accept(
        row: row, state: .sent, time: Timestamp(milliseconds: 2000), sequence: 4, number: 3, senderNumber: 2)
      try $0.setMarks(row: row, [.played])
      try $0.setMarks(row: row, [.readByPeer])
      try $0.setLocalExtension(row: row, "{}")
      try $0.setBody(row: row, kind: .tip, [])
    }
    expected.state = .sent
    expected.time = Timestamp(milliseconds: 2000)
    expected.sequence = 4
    expected.number = 3
    expected.senderNumber = 2
    expected.marks = .readByPeer
    expected.localExtension = "{}"
    expected.kind = .tip
    expected.encodedBody = []
    try bench.reopen()
    #expect(try bench.store.message(row: row) == expected)
    try bench.transaction {
      try $0.setState(row: row, .failed)
      try $0.setTime(row: row, .zero)
      try $0.setLocalExtension(row: row, nil)
    }
    expected.state = .failed
    expected.time = .zero
    expected.localExtension = nil
    #expect(try bench.store.message(row: row) == expected)
    try bench.transaction { try $0.delete(row: row) }
    #expect(try bench.store.message(id: "a") == nil)
    #expect(
      try bench.store.messages(MessageQuery(in: nil, limit: 9), conversation: nil, includingRevoked: true).isEmpty)
  }

  @Test(arguments: StoreKind.ofDevices)
  func rowsAndPositionsAreNeverUsedAgain(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    let number = try conversation(bench)
    var last: (row: MessageRow, outbox: Int64, journal: Int64) = (0, 0, 0)
    for round in 0..<4 {
      if round == 2 { try bench.reopen() }
      try bench.store.begin(isDurable: round.isMultiple(of: 2))
      let row = try #require(try bench.store.insert(message("a"), conversation: number))
      let outbox = try bench.store.enqueue(OutboxEntry(row: row, payload: []))
      let journal = try bench.store.appendJournal([])
      #expect(row > last.row && outbox > last.outbox && journal > last.journal)
      last = (row, outbox, journal)
      if round == 1 {
        bench.store.rollback()
      } else {
        try bench.store.delete(row: row)
        try bench.store.dequeue(position: outbox)
        try bench.store.trimJournal(upTo: journal)
        try bench.store.commit()
      }
    }
  }

  @Test(arguments: StoreKind.ofDevices)
  func outboxAndJournalKeepTheirOrder(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    let positions = try bench.transaction(isDurable: true) { store in
      try (1...3).map { try store.enqueue(OutboxEntry(row: MessageRow(rawValue: $0), payload: [UInt8($0)])) }
    }
    let entries = try bench.transaction { store in try (1...3).map { try store.appendJournal([$0]) } }
    try bench.transaction {
      try $0.dequeue(position: positions[1])
      try $0.dequeue(position: positions[1])
      try $0.trimJournal(upTo: entries[0])
    }
    try bench.reopen()
    #expect(
      try bench.store.outbox() == [
        OutboxEntry(position: positions[0], row: 1, payload: [1]),
        OutboxEntry(position: positions[2], row: 3, payload: [3]),
      ])
    #expect(try bench.store.journal().map(\.position) == [entries[1], entries[2]])
    #expect(try bench.store.journal().map(\.bytes) == [[2], [3]])
    try bench.transaction { try $0.trimJournal(upTo: .max) }
    #expect(try bench.store.journal().isEmpty)
  }

  @Test(arguments: StoreKind.ofDevices)
  func queriesAnswerTheNearestOldestFirst(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    let number = try conversation(bench)
    let other = try conversation(bench, .group("g"))
    try insert(
      bench, number,
      [
        message("a", time: 10), message("b", time: 20, marks: .unread), message("c", time: 20, kind: .tip),
        message("d", time: 20, marks: .revoked), message("e", time: 15),
        message("f", time: 30, kind: MessageKind(rawValue: 255)),
      ])
    try insert(
      bench, other, [message("x", time: 20, marks: .unread), message("y", time: 5, kind: MessageKind(rawValue: 63))])
    func ids(
      _ query: MessageQuery, in conversation: ConversationNumber? = nil, includingRevoked: Bool = false
    ) throws -> String {
      try bench.store.messages(query, conversation: conversation, includingRevoked: includingRevoked)
        .map(\.id.string).joined()
    }
    let c = try #require(try bench.store.message(id: "c"))
    for _ in 0..<2 {
      #expect(try ids(MessageQuery(in: nil, limit: 9), in: number) == "aebcf")
      #expect(try ids(MessageQuery(in: nil, limit: 9), in: number, includingRevoked: true) == "aebcdf")
      #expect(try ids(MessageQuery(in: nil, limit: 2), in: number) == "cf")
      #expect(try ids(MessageQuery(in: nil, newer: true, limit: 2), in: number) == "ae")
      #expect(try ids(MessageQuery(in: nil, anchor: .init(c), limit: 2), in: number) == "eb")
      #expect(try ids(MessageQuery(in: nil, anchor: .init(c), newer: true, limit: 9), in: number) == "f")
      #expect(
        try ids(MessageQuery(in: nil, anchor: .init(c), newer: true, limit: 1), in: number, includingRevoked: true)
          == "d")
      let from = Timestamp(milliseconds: 15)
      let until = Timestamp(milliseconds: 20)
      #expect(try ids(MessageQuery(in: nil, from: from, until: until, limit: 9), in: number) == "ebc")
      #expect(try ids(MessageQuery(in: nil, anchor: .init(c), from: from, limit: 9), in: number) == "eb")
      #expect(try ids(MessageQuery(in: nil, kinds: [.tip], limit: 9), in: number) == "c")
      #expect(try ids(MessageQuery(in: nil, unreadOnly: true, limit: 9), in: number) == "b")
      #expect(try ids(MessageQuery(in: nil, limit: 0), in: number) == "")
      #expect(try ids(MessageQuery(in: nil, limit: 9)) == "yaebcxf")
      #expect(try ids(MessageQuery(in: nil, limit: 9), includingRevoked: true) == "yaebcdxf")
      #expect(try ids(MessageQuery(in: nil, anchor: .init(c), newer: true, limit: 1)) == "x")
      #expect(try ids(MessageQuery(in: nil, anchor: .init(c), limit: 2)) == "eb")
      #expect(
        try ids(MessageQuery(in: nil, kinds: [MessageKind(rawValue: 255), MessageKind(rawValue: 63)], limit: 9)) == "yf"
      )
      #expect(try ids(MessageQuery(in: nil, unreadOnly: true, limit: 9)) == "bx")
      #expect(try ids(MessageQuery(in: nil, limit: 9), in: 99) == "")
      try bench.reopen()
    }
  }

  @Test(arguments: StoreKind.ofDevices)
  func unreportedMessagesAreFoundUpToAPosition(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    let number = try conversation(bench)
    let other = try conversation(bench, .direct("carol"))
    try insert(
      bench, number,
      [
        message("a", time: 30, sequence: 3, marks: .untold), message("b", time: 20, sequence: 2, marks: .unread),
        message("c", time: 10, sequence: 1, marks: [.untold, .unread]), message("d", time: 40, marks: .untold),
        message("e", time: 50, sequence: 5, marks: [.untold, .revoked]),
      ])
    try insert(bench, other, [message("f", sequence: 1, marks: .untold)])
    func untold(upTo sequence: Int64, in conversation: ConversationNumber) throws -> [MessageID] {
      try bench.store.untold(conversation: conversation, upTo: sequence).map(\.id)
    }
    for _ in 0..<2 {
      #expect(try untold(upTo: .max, in: number) == ["c", "a", "e"])
      #expect(try untold(upTo: 3, in: number) == ["c", "a"] && untold(upTo: 2, in: number) == ["c"])
      #expect(try untold(upTo: 0, in: number).isEmpty && untold(upTo: 9, in: other) == ["f"])
      try bench.reopen()
    }
    let row = try #require(try bench.store.message(id: "c")).row
    try bench.transaction { try $0.setMarks(row: row, .unread) }
    try bench.transaction { try $0.delete(row: 1) }
    #expect(try untold(upTo: .max, in: number) == ["e"])
  }

  @Test(arguments: StoreKind.ofDevices)
  func readingMarksUpToAPosition(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    let number = try conversation(bench)
    try insert(
      bench, number,
      [
        message("a", time: 10, sequence: 1, marks: [.unread, .played]), message("b", time: 20, sequence: 2),
        message("c", time: 30, sequence: 3, marks: .unread), message("d", time: 40, state: .local, marks: .unread),
      ])
    func read(upTo sequence: Int64) throws -> Int {
      try bench.transaction { try $0.markRead(conversation: number, upTo: sequence) }
    }
    #expect(try read(upTo: 2) == 2)
    #expect(try bench.store.message(id: "a")?.marks == [.played, .readLocally])
    #expect(try bench.store.message(id: "b")?.marks == [])
    #expect(try bench.store.message(id: "d")?.marks == .readLocally)
    #expect(try read(upTo: .max) == 1)
    #expect(try read(upTo: .max) == 0)
    // Whatever makes a message unread afterwards is found, wherever its time puts it.
    let a = try #require(try bench.store.message(id: "a"))
    let d = try #require(try bench.store.message(id: "d"))
    try bench.transaction { try $0.setMarks(row: a.row, .unread) }
    #expect(try read(upTo: .max) == 1)
    try insert(bench, number, [message("e", time: 50, sequence: 5, marks: .unread)])
    try bench.transaction { try $0.setTime(row: 5, Timestamp(milliseconds: 1)) }
    #expect(try bench.store.message(id: "e")?.time == Timestamp(milliseconds: 1))
    #expect(try read(upTo: 4) == 0)
    #expect(try read(upTo: .max) == 1)
    try insert(bench, number, [message("f", time: 60, state: .sending, marks: .unread)])
    try bench.transaction {
      try $0.accept(row: 6, state: .sent, time: .zero, sequence: 6, number: 6, senderNumber: 1)
    }
    #expect(try read(upTo: .max) == 1)
    // Messages that a rolled-back reading marked are still unread.
    try bench.transaction { try $0.setMarks(row: d.row, .unread) }
    try bench.store.begin(isDurable: true)
    #expect(try bench.store.markRead(conversation: number, upTo: .max) == 1)
    bench.store.rollback()
    try bench.reopen()
    #expect(try read(upTo: .max) == 1)
  }

  @Test(arguments: StoreKind.ofDevices)
  func theNewestIsFound(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    let number = try conversation(bench)
    #expect(try bench.store.newestListed(conversation: number) == nil)
    try insert(
      bench, number,
      [
        message("a", time: 10, sequence: 1, sender: "Bob"), message("b", time: 20, sequence: 2, sender: "alice"),
        message("c", time: 30, sequence: 3, sender: "bob"), message("d", time: 40, sender: "bob", state: .sending),
        message("e", time: 50, sequence: 5, options: .stored), message("f", time: 60, sequence: 6, marks: .revoked),
      ])
    #expect(try bench.store.newestListed(conversation: number)?.id == "d")
    func newest(_ sender: AccountID, _ sequence: Int64) throws -> MessageID? {
      try bench.store.newest(conversation: number, sender: sender, upTo: sequence)?.id
    }
    #expect(try newest("BOB", 2) == "a")
    #expect(try newest("bob", 4) == "c")
    #expect(try newest("bob", .max) == "e")
    #expect(try newest("alice", .max) == "b")
    #expect(try newest("alice", 1) == nil)
    #expect(try newest("carol", .max) == nil)
  }

  @Test(arguments: StoreKind.ofDevices)
  func revokedMessagesAreFoundAgain(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    let number = try conversation(bench)
    try insert(
      bench, number, [message("a", time: 20), message("b", time: 10), message("c", marks: .revoked), message("d")])
    let rows = try ["a", "b", "c", "d"].map { try #require(try bench.store.message(id: MessageID($0))).row }
    try bench.transaction { store in
      for row in rows { try store.setMarks(row: row, [.revoked, .played]) }
      try store.setMarks(row: rows[3], [])
    }
    try bench.reopen()
    #expect(try bench.store.revoked().map(\.id) == ["b", "a", "c"])
    try bench.transaction {
      try $0.delete(row: rows[0])
      _ = try $0.deleteMessages(conversation: nil, from: .zero, until: Timestamp(milliseconds: 10))
    }
    #expect(try bench.store.revoked().map(\.id) == ["c"])
  }

  @Test(arguments: StoreKind.ofDevices)
  func rangesAreDeleted(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    let number = try conversation(bench)
    let other = try conversation(bench, .room("r"))
    let messages = ["a", "b", "c", "d"].enumerated().map { index, id in
      message(MessageID(id), time: Int64(index + 1) * 10, marks: .unread)
    }
    try insert(bench, number, messages)
    try insert(bench, other, [message("x", time: 20, marks: .unread), message("y", time: 25)])
    func delete(_ conversation: ConversationNumber?, _ from: Int64, _ until: Int64) throws -> Int {
      try bench.transaction {
        try $0.deleteMessages(
          conversation: conversation, from: Timestamp(milliseconds: from), until: Timestamp(milliseconds: until))
      }
    }
    #expect(try delete(number, 20, 30) == 2)
    try bench.reopen()
    func all() throws -> String {
      try bench.store.messages(MessageQuery(in: nil, limit: 9), conversation: nil, includingRevoked: true)
        .map(\.id.string).joined()
    }
    #expect(try all() == "axyd")
    #expect(try delete(nil, 15, 25) == 1)
    #expect(try all() == "ad")
    #expect(try delete(nil, .min, .max) == 2)
    #expect(try all() == "")
  }

  @Test(arguments: StoreKind.ofDevices)
  func receiptsAndSettingsAreKept(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    var receipt = GroupReceiptRecord(
      message: MessageKey("a", in: .group("g")), readers: ["Bob"], nonReaders: ["alice", "Carol"], readCount: 1,
      unreadCount: 2)
    try bench.transaction {
      _ = try $0.insert(ConversationRecord(id: .group("g")))
      try $0.save(receipt)
      receipt.readers = []
      receipt.readCount = 5
      try $0.save(receipt)
      try $0.saveSetting("a", [1])
      try $0.saveSetting("a", [2])
      try $0.saveSetting("", [])
    }
    try bench.reopen()
    #expect(try bench.store.groupReceipt(receipt.message) == receipt)
    #expect(try bench.store.groupReceipt(receipt.message)?.nonReaders.map(\.name) == ["alice", "Carol"])
    #expect(try bench.store.groupReceipt(MessageKey("b", in: .group("g"))) == nil)
    #expect(try bench.store.groupReceipt(MessageKey("a", in: .group("h"))) == nil)
    #expect(try bench.store.setting("a") == [2])
    #expect(try bench.store.setting("") == [])
    #expect(try bench.store.setting("b") == nil)
  }

  @Test(arguments: StoreKind.ofDevices)
  func rollbackLeavesNothing(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    let number = try conversation(bench)
    try insert(bench, number, [message("a", marks: .unread), message("b")])
    try bench.transaction { _ = try $0.enqueue(OutboxEntry(row: 1, payload: [])) }
    let before = try bench.store.messages(MessageQuery(in: nil, limit: 9), conversation: number, includingRevoked: true)
    let conversations = try bench.store.conversations()
    let outbox = try bench.store.outbox()
    try bench.store.begin(isDurable: true)
    _ = try bench.store.insert(ConversationRecord(id: .group("g")))
    var changed = conversations[0]
    changed.unread = 4
    changed.group = [1]
    changed.localExtension = "{}"
    try bench.store.save(changed)
    _ = try bench.store.insert(message("c"), conversation: number)
    try bench.store.setTime(row: before[0].row, .zero)
    try bench.store.setMarks(row: before[0].row, .revoked)
    try bench.store.delete(row: before[1].row)
    try bench.store.dequeue(position: outbox[0].position)
    _ = try bench.store.appendJournal([1])
    try bench.store.saveSetting("a", [1])
    bench.store.rollback()
    for _ in 0..<2 {
      #expect(
        try bench.store.messages(MessageQuery(in: nil, limit: 9), conversation: number, includingRevoked: true)
          == before)
      #expect(try bench.store.conversations() == conversations)
      #expect(try bench.store.outbox() == outbox)
      #expect(try bench.store.journal().isEmpty)
      #expect(try bench.store.setting("a") == nil)
      #expect(try bench.store.revoked().isEmpty)
      try bench.reopen()
    }
    #expect(try bench.transaction { try $0.insert(ConversationRecord(id: .group("g"))) } == number.successor)
    try insert(bench, number, [message("c")])
  }
}
