import BenchmarkPaths
import CSQLite
import Foundation
import Parlance
import ParlanceSQLite

/// The same rows into the same tables, with the same indexes, durability and batch sizes, by one thread through
/// SQLite's own interface: what the work would cost if nothing but SQLite did it.
struct RawBaseline {
  var workload: Workload
  /// The engine's run whose batch sizes are imitated.
  var run: Run

  func measure() throws -> Measurement {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-raw-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let hub = try RawHub(path: folder.appendingPathComponent("hub.sqlite").path, pairs: workload.pairs)
    let senders = try (0..<workload.pairs).map {
      try RawDevice(path: folder.appendingPathComponent("sender\($0).sqlite").path, peer: "receiver\($0)")
    }
    let receivers = try (0..<workload.pairs).map {
      try RawDevice(path: folder.appendingPathComponent("receiver\($0).sqlite").path, peer: "sender\($0)")
    }
    let messages = workload.perPair * workload.pairs
    // Messages of one pair in one hub turn, as the run showed.
    let turns = max(1, run.hubCommits)
    let perTurn = Double(messages) / Double(turns * workload.pairs)
    // Device commits per turn and pair: of the sender, of the receiver, and those that only trim a journal.
    let extra = max(
      0, run.durableDeviceCommits + run.otherDeviceCommits - 3 * turns * workload.pairs)
    return Measurement.of(messages: messages) {
      var sent = 0
      var due = 0.0
      var trims = extra
      var ids: [String] = []
      while sent < workload.perPair {
        due += perTurn
        let batch = min(workload.perPair - sent, Int(due.rounded()) - sent)
        guard batch > 0 else { continue }
        ids = (0..<batch * workload.pairs).map { _ in
          MessageID.generate(at: Timestamp(seconds: Date().timeIntervalSince1970)).string
        }
        for (index, sender) in senders.enumerated() {
          sender.begin(isDurable: true)
          for number in 0..<batch { sender.write(ids[index * batch + number], sender: "sender\(index)", state: 0) }
          sender.saveConversation()
          sender.commit()
        }
        hub.begin()
        for index in 0..<workload.pairs {
          for number in 0..<batch { hub.append(ids[index * batch + number], stream: index) }
        }
        hub.commit()
        for (index, sender) in senders.enumerated() {
          sender.begin(isDurable: false)
          sender.accept(batch)
          sender.saveConversation()
          sender.commit()
          let receiver = receivers[index]
          receiver.begin(isDurable: false)
          for number in 0..<batch { receiver.write(ids[index * batch + number], sender: "sender\(index)", state: 3) }
          receiver.writeJournal(entries: batch)
          receiver.saveConversation()
          receiver.commit()
          if trims > 0 {
            trims -= 1
            receiver.begin(isDurable: false)
            receiver.trimJournal()
            receiver.commit()
          }
        }
        sent += batch
      }
    }
  }
}

/// An open database.
final class RawDatabase {
  let handle: OpaquePointer

  init(path: String, isReadOnly: Bool = false) throws {
    var handle: OpaquePointer?
    let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
    guard sqlite3_open_v2(path, &handle, access | SQLITE_OPEN_NOMUTEX, nil) == SQLITE_OK, let handle
    else { throw BenchmarkError("cannot open \(path)") }
    self.handle = handle
    if isReadOnly { return }
    execute("PRAGMA journal_mode = WAL; PRAGMA journal_size_limit = 16777216; PRAGMA temp_store = MEMORY")
  }

  deinit { sqlite3_close_v2(handle) }

  func execute(_ sql: String) { sqlite3_exec(handle, sql, nil, nil, nil) }

  func prepare(_ sql: String) throws -> OpaquePointer {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil) == SQLITE_OK,
      let statement
    else { throw BenchmarkError(String(cString: sqlite3_errmsg(handle))) }
    return statement
  }

  func run(_ statement: OpaquePointer) {
    sqlite3_step(statement)
    sqlite3_reset(statement)
  }

  func bind(_ statement: OpaquePointer, _ index: Int32, _ text: String) {
    sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), parlance_sqlite_transient())
  }
}

private let body = MessageBody(content: .text(payload)).encoded()

/// The hub's database: its event table and the two indexes on it.
final class RawHub {
  private let database: RawDatabase
  private let beginning, committing, insert: OpaquePointer
  private var sequences: [Int64]

  init(path: String, pairs: Int) throws {
    // The engine makes its own tables.
    try SQLiteHubStore(path: path).close()
    database = try RawDatabase(path: path)
    database.execute("PRAGMA synchronous = FULL")
    beginning = try database.prepare("BEGIN IMMEDIATE")
    committing = try database.prepare("COMMIT")
    insert = try database.prepare(
      """
      INSERT INTO event(stream, sequence, kind, time, id, sender, number, sender_number, options, platform,
        content_kind, payload)
      VALUES(?1, ?2, 1, ?3, ?4, ?5, ?2, ?2, 255, 7, 1, ?6)
      """)
    sequences = Array(repeating: 0, count: pairs)
  }

  func begin() { database.run(beginning) }
  func commit() { database.run(committing) }

  func append(_ id: String, stream: Int) {
    sequences[stream] += 1
    sqlite3_bind_int64(insert, 1, Int64(stream))
    sqlite3_bind_int64(insert, 2, sequences[stream])
    sqlite3_bind_int64(insert, 3, 1_704_067_200_000 + sequences[stream])
    database.bind(insert, 4, id)
    sqlite3_bind_int64(insert, 5, Int64(stream))
    sqlite3_bind_blob(insert, 6, body, Int32(body.count), parlance_sqlite_static())
    database.run(insert)
  }
}

/// A device's database: the messages with their two indexes, the outbox, the journal and the conversation's counters.
final class RawDevice {
  private let database: RawDatabase
  private let beginning, committing, insert, enqueue, update, dequeue, save, journal, trim: OpaquePointer
  private var row: Int64 = 0
  private var acceptedRow: Int64 = 0
  private var journalPosition: Int64 = 0
  private var isDurable = true

  init(path: String, peer: String) throws {
    let store = try SQLiteDeviceStore(path: path)
    try store.begin(isDurable: true)
    _ = try store.insert(ConversationRecord(id: .direct(AccountID(peer))))
    try store.commit()
    store.close()
    database = try RawDatabase(path: path)
    database.execute("PRAGMA secure_delete = FAST; PRAGMA synchronous = FULL")
    beginning = try database.prepare("BEGIN IMMEDIATE")
    committing = try database.prepare("COMMIT")
    insert = try database.prepare(
      """
      INSERT INTO message(row, conversation, time, sequence, number, sender_number, id, sender, state, marks, options,
        platform, kind, body, local_extension)
      VALUES(?1, 1, ?2, ?3, ?3, ?3, ?4, ?5, ?6, 32, 255, 7, 1, ?7, NULL)
      """)
    enqueue = try database.prepare("INSERT INTO outbox(position, row, payload) VALUES(?1, ?1, x'')")
    update = try database.prepare(
      "UPDATE message SET state = 1, time = ?2, sequence = ?1, number = ?1, sender_number = ?1 WHERE row = ?1")
    dequeue = try database.prepare("DELETE FROM outbox WHERE position = ?1")
    save = try database.prepare(
      """
      UPDATE conversation SET cursor = ?1, unread = ?1, peer_read = 0, acknowledged = 0, is_listed = 1, updated = ?2
      WHERE number = 1
      """)
    journal = try database.prepare("INSERT INTO journal(position, bytes) VALUES(?1, ?2)")
    trim = try database.prepare("DELETE FROM journal WHERE position <= ?1")
  }

  func begin(isDurable: Bool) {
    if isDurable != self.isDurable {
      database.execute(isDurable ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = NORMAL")
      self.isDurable = isDurable
    }
    database.run(beginning)
  }

  func commit() { database.run(committing) }

  /// Inserts a message's row and, on the sender's device, its outbox entry.
  func write(_ id: String, sender: String, state: Int32) {
    row += 1
    sqlite3_bind_int64(insert, 1, row)
    sqlite3_bind_int64(insert, 2, 1_704_067_200_000 + row)
    sqlite3_bind_int64(insert, 3, state == 0 ? 0 : row)
    database.bind(insert, 4, id)
    database.bind(insert, 5, sender)
    sqlite3_bind_int(insert, 6, state)
    sqlite3_bind_blob(insert, 7, body, Int32(body.count), parlance_sqlite_static())
    database.run(insert)
    guard state == 0 else { return }
    sqlite3_bind_int64(enqueue, 1, row)
    database.run(enqueue)
  }

  /// Stores the hub's sequence and time for the oldest pending messages, and removes them from the outbox.
  func accept(_ count: Int) {
    for _ in 0..<count {
      acceptedRow += 1
      sqlite3_bind_int64(update, 1, acceptedRow)
      sqlite3_bind_int64(update, 2, 1_704_067_200_001 + acceptedRow)
      database.run(update)
      sqlite3_bind_int64(dequeue, 1, acceptedRow)
      database.run(dequeue)
    }
  }

  func saveConversation() {
    sqlite3_bind_int64(save, 1, row)
    sqlite3_bind_int64(save, 2, 1_704_067_200_000 + row)
    database.run(save)
  }

  /// Stores the pending callbacks, and removes those that were delivered.
  func writeJournal(entries: Int) {
    trimJournal()
    journalPosition += 1
    let bytes = [UInt8](repeating: 1, count: entries * 3)
    sqlite3_bind_int64(journal, 1, journalPosition)
    sqlite3_bind_blob(journal, 2, bytes, Int32(bytes.count), parlance_sqlite_transient())
    database.run(journal)
  }

  func trimJournal() {
    sqlite3_bind_int64(trim, 1, journalPosition)
    database.run(trim)
  }
}
