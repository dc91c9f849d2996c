import CSQLite
import Foundation
import Parlance
import ParlanceSQLite

/// Searches of a device's database against a scan of the same texts with `LIKE`.
struct SearchBenchmark {
  /// One line of the result.
  struct Line {
    var keyword: String
    /// The number of messages that have the keyword.
    var matches: Int
    /// The time of a search for the newest 20, in milliseconds: the median, and the 99th of a hundred.
    var median, high: Double
    /// The same for the scan.
    var scanMedian, scanHigh: Double
  }

  /// The measured values.
  struct Report {
    var lines: [Line]
    var messages: Int
    /// Processor time to put a message into the index, in microseconds.
    var indexMicroseconds: Double
    /// The size of the index, in bytes for each message.
    var indexBytes: Double
  }

  var messages: Int
  /// The searches for each keyword; a scan takes so long that a tenth of them has to do.
  var runs: Int

  private static let limit = 20

  func measure() throws -> Report {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // A folder that cannot be removed is the system's to clean: it is a temporary one.
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("device").path
    let store = try SQLiteDeviceStore(path: path)
    defer { store.close() }
    let scan = try ScanBaseline(path: folder.appendingPathComponent("scan").path)
    var texts = TextSource()
    try fill(store, scan, &texts)
    let before = try size(path)
    var steps = 0
    let index = try Measurement.of(messages: messages) {
      while try store.canIndex(step: MessageSearch.indexStep) {
        try store.begin(isDurable: false)
        try store.index(step: MessageSearch.indexStep)
        try store.commit()
        steps += 1
      }
    }
    let indexed = steps * MessageSearch.indexStep
    let indexBytes = Double(try size(path) - before) / Double(max(1, indexed))
    return Report(
      lines: try texts.keywords.map { try measure($0, store, scan) }, messages: messages,
      indexMicroseconds: index.processorSeconds * 1_000_000 / Double(max(1, indexed)), indexBytes: indexBytes)
  }

  private func fill(_ store: SQLiteDeviceStore, _ scan: ScanBaseline, _ texts: inout TextSource) throws {
    try store.begin(isDurable: false)
    let conversations = try (0..<100).map { number in
      try store.insert(ConversationRecord(id: .direct(AccountID("account \(number)"))))
    }
    try store.commit()
    for start in stride(from: 0, to: messages, by: 10_000) {
      try store.begin(isDurable: false)
      try scan.execute("BEGIN")
      for number in start..<min(messages, start + 10_000) {
        let text = texts.next()
        let time = Timestamp(milliseconds: 1_700_000_000_000 + Int64(number) * 1000)
        let message = Message(
          id: MessageID("message \(number)"), conversation: .direct(""), sender: AccountID("account \(number % 100)"),
          time: time, state: .received, kind: .text, encodedBody: MessageBody(content: .text(text)).encoded())
        _ = try store.insert(message, conversation: conversations[number % 100])
        try scan.insert(text, time)
      }
      try store.commit()
      try scan.execute("COMMIT")
    }
  }

  private func measure(_ keyword: String, _ store: SQLiteDeviceStore, _ scan: ScanBaseline) throws -> Line {
    let search = MessageSearch([SearchKeyword(keyword)], among: MessageQuery(in: nil, limit: Self.limit))
    let matches = try scan.count(keyword)
    let expected = min(matches, Self.limit)
    let times = try (0..<runs).map { _ in
      try Measurement.milliseconds {
        let found = try store.search(search, conversation: nil, includingRevoked: false)
        guard found.count == expected else { throw BenchmarkError("\(keyword): \(found.count) instead of \(expected)") }
      }
    }
    let scans = try (0..<max(3, runs / 10)).map { _ in
      try Measurement.milliseconds {
        let found = try scan.newest(keyword, limit: Self.limit)
        guard found == expected else { throw BenchmarkError("\(keyword): the scan found \(found)") }
      }
    }
    return Line(
      keyword: keyword, matches: matches, median: Self.quantile(times, 0.5), high: Self.quantile(times, 0.99),
      scanMedian: Self.quantile(scans, 0.5), scanHigh: Self.quantile(scans, 0.99))
  }

  private static func quantile(_ times: [Double], _ share: Double) -> Double {
    times.sorted()[min(times.count - 1, Int(Double(times.count) * share))]
  }

  /// The bytes that a database takes, its log included.
  private func size(_ path: String) throws -> Int {
    try ["", "-wal"].reduce(0) { sum, ending in
      guard FileManager.default.fileExists(atPath: path + ending) else { return sum }
      return sum + (try FileManager.default.attributesOfItem(atPath: path + ending)[.size] as? Int ?? 0)
    }
  }
}

/// Made-up texts: words of which few are frequent and many are rare, as in any language; one in five is Chinese.
private struct TextSource {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var words: [String] = []
  private var characters: [String] = []

  init() {
    let syllables = ["ta", "ro", "ni", "me", "lu", "so", "ka", "vi", "de", "po", "shi", "ur", "en", "al", "ox", "qua"]
    for _ in 0..<30_000 {
      words.append((0..<1 + random(4)).map { _ in syllables[random(syllables.count)] }.joined())
    }
    for _ in 0..<3000 { characters.append(String(UnicodeScalar(UInt32(0x4E00 + random(0x5000)))!)) }
  }

  /// Keywords of one character, of two, of many; frequent, rare and absent; in both scripts.
  var keywords: [String] {
    [
      "q", "sh", words[2], words[200], words[20_000], words[40] + " " + words[3], "absent words", characters[1],
      characters[3] + characters[2], characters[900] + characters[1], "零一二三",
    ]
  }

  mutating func next() -> String {
    if random(5) == 0 { return (0..<5 + random(25)).map { _ in characters[frequent(characters.count)] }.joined() }
    return (0..<4 + random(14)).map { _ in words[frequent(words.count)] }.joined(separator: " ")
  }

  /// A number below a limit, small ones more often: the tenth as likely as all from 10 to 100.
  private mutating func frequent(_ limit: Int) -> Int {
    let share = Double(random(1 << 30)) / Double(1 << 30)
    return min(limit - 1, Int(pow(Double(limit), share)) - 1)
  }

  private mutating func random(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
}

/// The texts in a table of their own, as a device's database has them but for all else.
private final class ScanBaseline {
  private var handle: OpaquePointer?
  private var insertion: OpaquePointer?

  init(path: String) throws {
    guard sqlite3_open(path, &handle) == SQLITE_OK else { throw BenchmarkError("sqlite3_open") }
    try execute(
      """
      PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
      CREATE TABLE message(row INTEGER PRIMARY KEY, time INTEGER NOT NULL, text TEXT NOT NULL);
      """)
    insertion = try prepare("INSERT INTO message(time, text) VALUES(?1, ?2)")
  }

  deinit {
    sqlite3_finalize(insertion)
    sqlite3_close(handle)
  }

  func execute(_ sql: String) throws {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw BenchmarkError("sqlite3_exec") }
  }

  func insert(_ text: String, _ time: Timestamp) throws {
    defer { sqlite3_reset(insertion) }
    sqlite3_bind_int64(insertion, 1, time.milliseconds)
    sqlite3_bind_text(insertion, 2, text, -1, parlance_sqlite_transient())
    guard sqlite3_step(insertion) == SQLITE_DONE else { throw BenchmarkError("sqlite3_step") }
  }

  /// Reads the newest messages with a keyword, and returns how many there are.
  func newest(_ keyword: String, limit: Int) throws -> Int {
    try rows("SELECT text FROM message WHERE text LIKE ?1 ORDER BY time DESC LIMIT \(limit)", keyword)
  }

  func count(_ keyword: String) throws -> Int { try rows("SELECT 1 FROM message WHERE text LIKE ?1", keyword) }

  private func rows(_ sql: String, _ keyword: String) throws -> Int {
    let statement = try prepare(sql)
    defer { sqlite3_finalize(statement) }
    sqlite3_bind_text(statement, 1, "%\(keyword)%", -1, parlance_sqlite_transient())
    var count = 0
    while sqlite3_step(statement) == SQLITE_ROW { count += 1 }
    return count
  }

  private func prepare(_ sql: String) throws -> OpaquePointer? {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else { throw BenchmarkError("prepare") }
    return statement
  }
}
