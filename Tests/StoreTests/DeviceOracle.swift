import ParlanceCore
import ParlanceSQLite
import TestNumbers
import TestRandomness
import Testing

/// Seeded sequences of operations, answered by a store as by the one in memory.
@Suite struct DeviceOracle {
  /// An operation; its result is compared as text.
  private typealias Operation = (any DeviceStore) throws -> String

  private let ids = (0..<60).map { MessageID("id\($0)") }
  private let senders: [AccountID] = ["Ann", "ann", "Zoë", "ZOË", "bob"]
  private let conversations: [ConversationID] = [
    .direct("ann"), .direct("ANN"), .group("ann"), .room("ann"), .direct("Zoë"), .group("g"),
  ]
  private let states: [MessageState] = [.sending, .sent, .failed, .received, .local]

  private func marks(_ random: inout SeededRandom) -> MessageMarks {
    MessageMarks(rawValue: UInt16(random.number(0...63))).union(random.chance(20) ? .untold : [])
  }

  private func kind(_ random: inout SeededRandom) -> MessageKind {
    MessageKind(rawValue: random.pick([1, 2, 5, 63, 64, 127, 128, 200, 255]))
  }

  private func message(_ random: inout SeededRandom) -> Message {
    Message(
      id: random.pick(ids), conversation: .room("ignored"), sender: random.pick(senders), time: random.time(0...40),
      sequence: random.number(0...30), number: random.number(0...30), senderNumber: random.number(0...30),
      options: MessageOptions(rawValue: UInt16(random.number(0...0xFFFF))), platform: random.pick(Platform.allCases),
      state: random.pick(states), marks: marks(&random), kind: kind(&random), encodedBody: random.bytes(upTo: 30),
      localExtension: random.pick([nil, "", "{}"]), row: 77)
  }

  private func query(_ random: inout SeededRandom) -> MessageQuery {
    MessageQuery(
      in: nil, anchor: random.chance(50) ? .init(time: random.time(0...40), row: random.row(0...60)) : nil,
      newer: random.chance(50), from: random.chance(30) ? random.time(0...40) : nil,
      until: random.chance(30) ? random.time(0...40) : nil,
      kinds: random.chance(30) ? Set((0..<4).map { _ in kind(&random) }) : [], unreadOnly: random.chance(30),
      limit: Int(random.number(0...12)))
  }

  private func noticeOperation(_ random: inout SeededRandom) -> Operation {
    let filter = AccountNoticeFilter(
      kinds: random.chance(50) ? nil : Set((0..<2).map { _ in random.pick(AccountNotice.Kind.allCases) }),
      unreadOnly: random.chance(30))
    let id = random.number(0...12)
    let notice = AccountNotice(
      id: random.number(0...20), kind: random.pick(AccountNotice.Kind.allCases), account: random.pick(senders),
      message: random.pick([nil, "", "m"]), time: random.time(0...9), isRead: random.chance(20),
      status: Int(random.number(-2...2)))
    let limit = Int(random.number(0...9))
    let query = AccountNoticeQuery(after: random.chance(50) ? .init(notice) : nil, filter: filter, limit: limit)
    let change = random.number(0...9)
    return { store in
      let answer =
        switch change {
        case 0...3: "\(try store.insert(notice, limit: limit + 3))"
        case 4: "\(try store.markNoticeRead(id: id))"
        case 5: "\(try store.markNoticesRead(filter))"
        case 6: "\(try store.setNoticeStatus(id: id, limit))"
        case 7: "\(try store.deleteNotice(id: id))"
        case 8: "\(try store.deleteNotices(filter))"
        default: "\(try store.notice(id: id).map { "\($0)" } ?? "none")"
        }
      return "\(answer) \(try store.noticeCount(filter)) \(try store.notices(query))"
    }
  }

  private func operation(_ random: inout SeededRandom, rows: Int64, isReceived: (MessageRow) -> Bool) -> Operation {
    let row = random.row(1...max(1, rows))
    let conversation: ConversationNumber = random.number(1...5)
    let id = random.pick(ids)
    let key = MessageKey(id, in: random.pick(conversations))
    let time = random.time(0...40)
    switch random.number(0...36) {
    case 33...36: return noticeOperation(&random)
    case 30, 31, 32:
      let reaction = Reaction(
        account: random.pick(senders), text: random.pick(["+", "\u{E9}", "e\u{301}"]), time: time,
        note: random.pick([nil, "", "n"]))
      let (sequence, isRemoved) = (random.number(0...30), random.chance(30))
      let replaces = random.chance(30)
      return {
        var isSaved = false
        if replaces {
          try $0.replaceReactions(row: row, upTo: sequence, with: [reaction])
        } else {
          isSaved = try $0.save(StoredReaction(reaction, sequence: sequence, isRemoved: isRemoved), row: row)
        }
        return "\(isSaved) \(try Self.reactions($0, row))"
      }
    case 0, 1:
      let record = ConversationRecord(id: random.pick(conversations), cursor: random.number(0...9))
      return { "\(try $0.insert(record))" }
    case 2, 3:
      let record = ConversationRecord(
        id: .direct(""), cursor: random.number(0...9), unread: random.number(0...9), peerRead: random.number(0...9),
        acknowledged: random.number(0...9), ownRead: random.number(0...9), unreportedRead: random.number(0...9),
        isListed: random.chance(50), updated: time, localExtension: random.pick([nil, "", "{}"]),
        group: random.bytes(upTo: 2), time: time,
        missing: random.chance(50) ? nil : MissingEntries(after: random.number(0...4), before: random.number(5...9)),
        settings: random.bytes(upTo: 2))
      return { store in
        guard let known = try store.conversations().first(where: { $0.number == conversation }) else { return "none" }
        var changed = record
        changed.number = conversation
        changed.id = known.id
        try store.save(changed)
        return "\(try store.conversations())"
      }
    case 4...10:
      let message = message(&random)
      return { String(describing: try $0.insert(message, conversation: conversation)) }
    case 11:
      // Only messages of this device are accepted.
      if isReceived(row) { return { String(describing: try $0.message(row: row)) } }
      let sequence = random.number(1...30)
      return {
        try $0.accept(row: row, state: .sent, time: time, sequence: sequence, number: 3, senderNumber: 2)
        return String(describing: try $0.message(row: row))
      }
    case 12:
      let state = random.pick(states.filter { $0 != .received })
      if isReceived(row) {
        return {
          String(describing: try $0.message(id: id))
            + String(describing: try $0.message(id: id, conversation: conversation))
        }
      }
      return {
        try $0.setState(row: row, state)
        return String(describing: try $0.message(row: row))
      }
    case 13, 14:
      let marks = marks(&random)
      return {
        try $0.setMarks(row: row, marks)
        return String(describing: try $0.message(row: row))
      }
    case 15:
      let text = random.pick([nil, "", "{}"])
      return {
        try $0.setLocalExtension(row: row, text)
        return String(describing: try $0.message(row: row))
      }
    case 16:
      return {
        try $0.setTime(row: row, time)
        return String(describing: try $0.message(row: row))
      }
    case 17:
      let kind = kind(&random)
      let body = random.bytes(upTo: 9)
      return {
        try $0.setBody(row: row, kind: kind, body)
        return String(describing: try $0.message(row: row))
      }
    case 18, 19:
      let sequence = random.chance(60) ? .max : random.number(0...30)
      let position = random.number(0...20)
      return {
        let count = try $0.markRead(conversation: conversation, from: position % 3, upTo: sequence)
        if sequence == 0 {
          try $0.forgetPositions(conversation: conversation, after: position, readUpTo: position + 5)
        }
        return "\(count) \(try $0.unreadCount(conversation: conversation))"
      }
    case 20, 21:
      let query = query(&random)
      let place = random.chance(70) ? conversation : nil
      let includesRevoked = random.chance(50)
      return { "\(try $0.messages(query, conversation: place, includingRevoked: includesRevoked))" }
    case 22:
      let sender = random.pick(senders)
      let sequence = random.number(0...30)
      return {
        "\(String(describing: try $0.newest(conversation: conversation, sender: sender, upTo: sequence)))"
          + String(describing: try $0.newestListed(conversation: conversation))
      }
    case 23:
      let sequence = random.number(0...30)
      return {
        try $0.delete(row: row)
        return "\(try $0.revoked()) \(try $0.untold(conversation: conversation, upTo: sequence))"
      }
    case 24:
      let place = random.chance(70) ? conversation : nil
      let until = random.time(0...40)
      guard random.chance(40) else { return { "\(try $0.revoked())" } }
      return { "\(try $0.deleteMessages(conversation: place, from: time, until: until))" }
    case 25:
      let entry = OutboxEntry(row: row, payload: random.bytes(upTo: 3))
      return { "\(try $0.enqueue(entry)) \(try $0.outbox())" }
    case 26:
      let place = random.number(1...20)
      return {
        try $0.dequeue(position: place)
        return "\(try $0.outbox())"
      }
    case 27:
      let bytes = random.bytes(upTo: 3)
      return { "\(try $0.appendJournal(bytes)) \(try $0.journal())" }
    case 28:
      let place = random.number(0...20)
      return {
        try $0.trimJournal(upTo: place)
        return "\(try $0.journal())"
      }
    default:
      let receipt = GroupReceiptRecord(
        message: key, readers: [random.pick(senders)], readCount: 1, unreadCount: random.number(0...9))
      let attachment = AttachmentRecord(
        message: key, part: random.pick(MediaPart.allCases), media: random.pick(["a", "b"]), path: "/p",
        size: random.number(0...9), modified: 0, lifetime: nil)
      let isGone = random.chance(20)
      let name = random.pick(["a", "b"])
      let value = random.bytes(upTo: 3)
      let contact = Contact(
        account: random.pick(senders), isFriend: random.chance(50), isMuted: random.chance(50),
        alias: random.pick([nil, nil, "", "a"]))
      let profile = Profile(
        account: random.pick(senders), nickname: random.pick([nil, "", "a"]),
        extensions: random.pick([[:], ["s": "x"]]))
      return {
        let before =
          "\(String(describing: try $0.groupReceipt(key))) \(String(describing: try $0.setting(name)))"
          + "\(try $0.attachments(key)) \(try $0.contacts())"
          + "\(String(describing: try $0.profile(profile.account)))"
        try $0.save(contact)
        try $0.save(profile)
        if isGone { try $0.removeAttachments(key) } else { try $0.save(attachment) }
        try $0.save(receipt)
        try $0.saveSetting(name, value)
        return before
      }
    }
  }

  private static func reactions(_ store: any DeviceStore, _ row: MessageRow) throws -> [String] {
    try store.reactions(row: row).map { "\($0)" }.sorted()
  }

  private func answer(_ store: any DeviceStore, _ operation: Operation) -> (text: String, failed: Bool) {
    do {
      return (try operation(store), false)
    } catch {
      return ((error as? MessagingError)?.code.rawValue ?? "\(error)", true)
    }
  }

  /// All that a store has.
  private func contents(_ store: any DeviceStore) throws -> String {
    var text =
      "\(try store.contacts())\n\(try store.profiles())\n\(try store.conversations())\n\(try store.outbox())\n\(try store.journal())\n\(try store.revoked())\n"
    let all = MessageQuery(in: nil, limit: .max)
    text += "\(try store.messages(all, conversation: nil, includingRevoked: true))\n"
    for number: ConversationNumber in numbers(1...6) {
      text += "\(try store.messages(all, conversation: number, includingRevoked: true))\n"
    }
    for row in 1...60 as ClosedRange<Int64> { text += "\(try Self.reactions(store, MessageRow(rawValue: row)))\n" }
    for id in ids {
      text += "\(String(describing: try store.message(id: id)))\n"
      for number: ConversationNumber in numbers(1...6) {
        text += "\(String(describing: try store.message(id: id, conversation: number)))\n"
      }
      for conversation in conversations {
        let key = MessageKey(id, in: conversation)
        text += "\(String(describing: try store.groupReceipt(key))) \(try store.attachments(key))\n"
      }
    }
    return text
  }

  @Test(arguments: [StoreKind.sqliteInMemory, .sqliteFile], 1...6 as ClosedRange<UInt64>)
  func storesAgree(_ kind: StoreKind, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let oracle = MemoryDeviceStore()
    let bench = try DeviceBench(kind)
    for turn in 0..<150 {
      var isBroken = false
      let isTransaction = random.chance(80)
      let isDurable = random.chance(50)
      if isTransaction {
        try oracle.begin(isDurable: isDurable)
        try bench.store.begin(isDurable: isDurable)
      }
      for step in 0..<Int(random.number(1...12)) where !isBroken {
        let operation = operation(&random, rows: 60) { row in
          (try? oracle.message(row: row))?.state == .received
        }
        let expected = answer(oracle, operation)
        let actual = answer(bench.store, operation)
        try #require(actual.text == expected.text, "turn \(turn), step \(step)")
        isBroken = expected.failed
      }
      if isTransaction {
        if isBroken || random.chance(20) {
          oracle.rollback()
          bench.store.rollback()
        } else {
          try oracle.commit()
          try bench.store.commit()
        }
      }
      if random.chance(10) { try bench.reopen() }
      if random.chance(10) { try #require(try contents(bench.store) == contents(oracle), "turn \(turn)") }
    }
    try bench.reopen()
    #expect(try contents(bench.store) == contents(oracle))
  }
}
