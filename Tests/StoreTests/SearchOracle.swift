import ParlanceCore
import ParlanceSQLite
import TestRandomness
import Testing

/// Searches of random texts, through an index that is anything between empty and whole, answered as by the store in
/// memory, which has none.
@Suite struct SearchOracle {
  private let senders: [AccountID] = ["Ann", "Zoë", "bob", "o'brien \"x\""]
  private let conversations: [ConversationID] = [.direct("ann"), .group("ann"), .room("r 1")]
  private let kinds: [MessageKind] = [.text, .text, .text, .tip, .custom, .location]
  /// Characters that meet one another in unusual ways: cases, accents in one character and in two, a sign of one
  /// character that is several, characters of large scripts, and what means something to SQLite.
  private let characters: [String] = [
    "a", "A", "b", "B", "c", "é", "É", "e\u{301}", "e", "ö", "o\u{308}", "İ", "ß", "Σ", "ς", "今", "天", "天", "茶", "か",
    "が",
    "か\u{3099}", "한", "글", "👨‍👩‍👧", "👨", "🇨🇭", "😀", " ", " ", "\"", "'", "*", "-", "%", "_", "(", ")", "^", ":", "\u{0}",
    "\u{A0}", "\u{E001}", "1", "\\", "\n",
  ]
  /// Operators of the index's language, which are texts like others.
  private let words: [String] = ["AND", "OR", "NOT", "NEAR(a b)", "terms:a", "\"a\" OR \"b\"", "a*", "--", "'; DROP"]

  private func text(_ random: inout SeededRandom, upTo count: Int64) -> String {
    if random.chance(5) { return random.pick(words) }
    return (0..<random.number(0...count)).map { _ in random.pick(characters) }.joined()
  }

  private func body(_ random: inout SeededRandom, _ kind: MessageKind) -> MessageBody {
    let text = text(&random, upTo: random.chance(10) ? 60 : 12)
    let content: MessageContent =
      switch kind {
      case .tip: .tip(text: random.chance(90) ? text : nil, attachment: "attachment")
      case .custom:
        .custom(CustomContent(type: random.pick(["", "aB"]), payload: random.chance(50) ? text : json(text)))
      case .location:
        .location(LocationContent(latitude: 1, longitude: 2, title: text, info: random.pick([nil, "今天"])))
      default: .text(text)
      }
    var body = MessageBody(content: content)
    if random.chance(30) { body.attributes = json(self.text(&random, upTo: 6)) }
    return body
  }

  private func json(_ text: String) -> String {
    (try? JSONObject.text(of: ["name": text, "deep": ["list": [text, 7.5, true]]])) ?? "{}"
  }

  private func message(_ random: inout SeededRandom, _ number: Int) -> Message {
    let kind = random.pick(kinds)
    return Message(
      id: MessageID("m\(number)"), conversation: .room(""), sender: random.pick(senders), time: random.time(0...60),
      state: .received, marks: random.chance(5) ? .revoked : random.chance(20) ? .unread : [], kind: kind,
      encodedBody: random.chance(3) ? random.bytes(upTo: 20) : body(&random, kind).encoded(),
      localExtension: random.chance(10) ? json(text(&random, upTo: 6)) : nil)
  }

  private func search(_ random: inout SeededRandom) -> MessageSearch {
    let query = MessageQuery(
      in: nil, anchor: random.chance(30) ? .init(time: random.time(0...60), row: random.row(0...300)) : nil,
      newer: random.chance(50), from: random.chance(20) ? random.time(0...60) : nil,
      until: random.chance(20) ? random.time(0...60) : nil,
      kinds: random.chance(20) ? Set([random.pick(kinds), random.pick(kinds)]) : [], unreadOnly: random.chance(10),
      limit: random.chance(20) ? .max : Int(random.number(0...8)))
    let count = random.pick([0, 1, 1, 1, 1, 2] as [Int])
    return MessageSearch(
      (0..<count).map { _ in SearchKeyword(text(&random, upTo: random.chance(50) ? 2 : 5)) },
      in: MessageSearch.Scope(rawValue: UInt8(random.number(0...7))),
      by: random.chance(20) ? Set([random.pick(senders), random.pick(senders)]) : [], among: query)
  }

  /// Changes both stores, and returns whether the index grows.
  private func change(
    _ random: inout SeededRandom, _ number: Int, _ body: (String, (any DeviceStore) throws -> Void) throws -> Void
  ) throws {
    let row = random.row(1...Int64(max(1, number)))
    let time = random.time(0...60)
    switch random.number(0...19) {
    case 0: try body("delete") { try $0.delete(row: row) }
    case 1: try body("time") { try $0.setTime(row: row, time) }
    case 2:
      let kind = random.pick(kinds)
      let bytes = self.body(&random, kind).encoded()
      try body("body") { try $0.setBody(row: row, kind: kind, bytes) }
    case 3:
      let notes = random.chance(70) ? json(text(&random, upTo: 6)) : nil
      try body("notes") { try $0.setLocalExtension(row: row, notes) }
    case 4:
      let place: ConversationNumber? = random.chance(70) ? random.number(1...3) : nil
      guard random.chance(30) else { return }
      let until = time.advanced(byMilliseconds: random.number(0...10))
      try body("range") { _ = try $0.deleteMessages(conversation: place, from: time, until: until) }
    case 5: try body("marks") { try $0.setMarks(row: row, .unread) }
    case 6...8: try body("index") { try $0.index(step: Int(row.rawValue % 9)) }
    default:
      let conversation: ConversationNumber = random.number(1...3)
      let message = message(&random, number)
      try body("insert") { _ = try $0.insert(message, conversation: conversation) }
    }
  }

  @Test(arguments: [StoreKind.sqliteInMemory, .sqliteFile], 1...8 as ClosedRange<UInt64>)
  func searchesAgree(_ kind: StoreKind, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let oracle = MemoryDeviceStore()
    let bench = try DeviceBench(kind)
    for conversation in conversations {
      _ = try oracle.insert(ConversationRecord(id: conversation))
      _ = try bench.transaction { try $0.insert(ConversationRecord(id: conversation)) }
    }
    var found = 0
    for turn in 0..<120 {
      try oracle.begin(isDurable: false)
      try bench.store.begin(isDurable: false)
      for step in 0..<random.number(1...6) {
        try change(&random, turn * 6 + Int(step)) { _, change in
          try change(oracle)
          try change(bench.store)
        }
      }
      if random.chance(10) {
        oracle.rollback()
        bench.store.rollback()
      } else {
        try oracle.commit()
        try bench.store.commit()
      }
      if random.chance(3) { try bench.reopen() }
      for _ in 0..<6 {
        let search = search(&random)
        let place: ConversationNumber? = random.chance(50) ? random.number(1...3) : nil
        let includesRevoked = random.chance(20)
        let expected = try oracle.search(search, conversation: place, includingRevoked: includesRevoked)
        let actual = try bench.store.search(search, conversation: place, includingRevoked: includesRevoked)
        try #require(actual == expected, "turn \(turn): \(search)")
        if search.isNarrow { found += expected.count }
      }
    }
    // Searches that find nothing would agree as well.
    #expect(found > 200)
  }
}
