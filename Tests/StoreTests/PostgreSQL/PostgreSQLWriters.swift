#if Cluster
  import Dispatch
  import Foundation
  import ParlanceCore
  import Synchronization
  import TestNumbers
  import TestRandomness
  import Testing

  @testable import ParlancePostgreSQL

  /// Several writers of one database.
  @Suite struct PostgreSQLWriters {
    private func store(_ database: TemporaryDatabase) throws(MessagingError) -> PostgreSQLHubStore {
      try PostgreSQLHubStore(url: database.url, patience: 60_000, use: .unguarded)
    }

    @Test func manyWritersLeaveNeitherGapsNorDuplicates() throws {
      let database = try TemporaryDatabase()
      let first = try store(database)
      defer { first.close() }
      try first.begin()
      let streams = try (1...4).map {
        try first.insertStream(key: .conversation("\($0)"), kind: .group, profile: []).number
      }
      try first.commit()
      let url = database.url
      let failures = Mutex<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 8) { writer in
        var random = SeededRandom(seed: UInt64(writer) + 1)
        do throws(MessagingError) {
          let store = try PostgreSQLHubStore(url: url, patience: 60_000, use: .unguarded)
          defer { store.close() }
          for _ in 0..<40 {
            try store.begin()
            // Ids that others use, too.
            let drafts = (0..<Int(random.number(1...8))).map { _ in
              draft(
                random.pick(streams), random.chance(80) ? MessageID("m\(random.number(1...600))") : nil,
                sender: random.number(1...3), kind: random.chance(80) ? .message : .command,
                time: random.number(0...900))
            }
            let outcomes = try store.append(drafts)
            if outcomes.contains(.moved) { throw MessagingError(.storageFailed, "moved") }
            if random.chance(20) { store.rollback() } else { try store.commit() }
          }
        } catch {
          failures.withLock { $0.append(error.description) }
        }
      }
      #expect(failures.withLock { $0 } == [])
      for number in streams {
        let events = try first.events(stream: number)
        let record = try #require(try first.stream(number: number))
        #expect(events.count > 50)
        #expect(events.map(\.sequence) == Array(1...record.lastSequence))
        let messages = events.filter { $0.kind == .message }
        #expect(messages.map(\.number) == Array(1...record.lastNumber))
        for sender in numbers(1...3) as [AccountNumber] {
          let sent = messages.filter { $0.sender == sender }.map(\.senderNumber)
          #expect(sent == Array(1...Int64(sent.count)))
        }
        #expect(zip(events, events.dropFirst()).allSatisfy { $0.time < $1.time })
        let ids = events.compactMap(\.id)
        #expect(Set(ids).count == ids.count)
      }
    }

    @Test func numbersOfAccountsAndServiceEventsHaveNoGaps() throws {
      let database = try TemporaryDatabase()
      let url = database.url
      let failures = Mutex<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 6) { writer in
        do throws(MessagingError) {
          let store = try PostgreSQLHubStore(url: url, patience: 60_000, use: .unguarded)
          defer { store.close() }
          for round in 0..<30 {
            try store.begin()
            _ = try store.insertAccount(name: AccountID("a\(writer).\(round)"))
            try store.append([ServiceEventDraft(time: .zero, payload: []), ServiceEventDraft(time: .zero, payload: [])])
            if round % 3 == 0 { store.rollback() } else { try store.commit() }
          }
        } catch {
          failures.withLock { $0.append(error.description) }
        }
      }
      #expect(failures.withLock { $0 } == [])
      let store = try store(database)
      defer { store.close() }
      for number in numbers(1...120) as [AccountNumber] { #expect(try store.account(number: number) != nil) }
      #expect(try store.account(number: 121) == nil)
      let found = try store.serviceEvents(after: 0, limit: .max, bytes: .max).map(\.number)
      #expect(found == numbers(1...240) as [ServiceEventNumber])
      #expect(try store.serviceEventSpan() == ServiceEventSpan(before: 0, last: 240))
    }

    @Test func turnOnAChangedStreamIsRefused() throws {
      let database = try TemporaryDatabase()
      let (one, two) = (try store(database), try store(database))
      defer {
        one.close()
        two.close()
      }
      let stream = try one.insertStream(key: .conversation("1"), kind: .group, profile: []).number
      try two.begin()
      #expect(try two.stream(number: stream)?.version == 0)
      #expect(try one.change(ConversationChangeRecord(stream: stream, version: 0, profile: [1])) == 1)
      #expect(try two.append([draft(stream, "a")]) == [.moved])
      #expect(try two.change(ConversationChangeRecord(stream: stream, version: 0)) == nil)
      two.rollback()
      #expect(try one.stream(number: stream)?.lastSequence == 0)
    }

    @Test func aWriterWaitsForAnother() throws {
      let database = try TemporaryDatabase()
      let one = try store(database)
      defer { one.close() }
      let stream = try one.insertStream(key: .conversation("1"), kind: .group, profile: []).number
      try one.begin()
      _ = try one.append([draft(stream, "a")])
      let url = database.url
      let outcome = Mutex<[AppendOutcome]>([])
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        let other = try? PostgreSQLHubStore(url: url, patience: 60_000, use: .unguarded)
        let outcomes = try? other?.append([draft(stream, "a", sender: 2), draft(stream, "b", sender: 2)])
        outcome.withLock { $0 = outcomes ?? [] }
        other?.close()
        done.signal()
      }
      try waitForALock(database)
      try one.commit()
      #expect(done.wait(timeout: .now() + 60) == .success)
      let known = try #require(try one.event(stream: stream, id: "a"))
      #expect(outcome.withLock { $0 } == [.exists(known), appended(2, 1001, 2, 1)])
    }

    /// Waits until a writer waits for another, so that it has begun before the other's end.
    private func waitForALock(_ database: TemporaryDatabase) throws {
      let watcher = try database.connect()
      let waiting =
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
      while try watcher.execute(waiting) != [["1"]] {}
    }

    @Test func aFaceValueThatTwoWritersInsertIsStoredOnce() throws {
      let database = try TemporaryDatabase()
      let one = try store(database)
      defer { one.close() }
      let value = FaceValue(face: "one", key: "a", value: [1], expires: Timestamp(milliseconds: 10))
      try one.begin()
      #expect(try one.insert(value, at: .zero))
      let url = database.url
      let isNew = Mutex<Bool?>(nil)
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        let other = try? PostgreSQLHubStore(url: url, patience: 60_000, use: .unguarded)
        let outcome = try? other?.insert(value, at: .zero)
        isNew.withLock { $0 = outcome }
        other?.close()
        done.signal()
      }
      try waitForALock(database)
      try one.commit()
      #expect(done.wait(timeout: .now() + 60) == .success)
      #expect(isNew.withLock { $0 } == false)
    }

    @Test func anAccountThatTwoWritersMakeIsOne() throws {
      let database = try TemporaryDatabase()
      let (one, two) = (try store(database), try store(database))
      defer {
        one.close()
        two.close()
      }
      #expect(try one.insertAccount(name: "ann") == 1)
      let error = #expect(throws: MessagingError.self) { try two.insertAccount(name: "ANN") }
      #expect(error?.code == .accountExists)
      #expect(try two.insertAccount(name: "ben") == 2)
    }
  }
#endif
