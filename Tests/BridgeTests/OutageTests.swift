#if Server
  import Foundation
  import ParlanceCore
  import ParlanceMoving
  import Testing

  @testable import ParlanceBridge

  /// A service that takes nothing for a long time, and a process that is killed anywhere.
  @Suite struct OutageTests {
    @Test func nothingIsSetAsideWhileTheServiceIsDownForADay() throws {
      let world = try MachineWorld()
      for number in 0..<50 { try world.write("m\(number)", from: "a\(number % 10)", to: "b\(number % 10)") }
      let end = world.time + 86_400_000
      var attempts = 0
      while world.time < end {
        let works = try world.works()
        // While it takes nothing, one request at a time asks whether it does again.
        #expect(attempts == 0 || works.count <= 1)
        attempts += works.count
        for work in works { try world.complete(work, .unclear(code: "503")) }
        world.time = max(world.time + 1, try world.machine.nextTime(after: world.time) ?? end)
      }
      #expect(try world.machine.store.deadCount() == 0)
      #expect(try world.machine.store.waiting(from: .hub).count == 50)
      #expect(attempts < 1000, "\(attempts)")
      var sent: [String: [String]] = [:]
      for _ in 0..<2000 where try world.machine.store.waiting(from: .hub).count > 0 {
        for work in try world.works() {
          if case .message(let message) = work.item.event, work.words.hasPrefix("send") {
            sent[message.sender, default: []].append(message.id)
          }
          try world.complete(work, .done(BridgeReceipt(serverID: work.words)))
        }
        world.time += 1000
      }
      #expect(sent.count == 10 && sent.values.allSatisfy { $0.count == 5 })
      for (sender, ids) in sent {
        let numbers = ids.compactMap { Int($0.dropFirst()) }
        #expect(numbers == numbers.sorted(), "\(sender): \(ids)")
      }
    }

    @Test func pausesGrow() throws {
      let world = try MachineWorld()
      try world.write("a1")
      var last = world.time
      var pauses: [Int64] = []
      for _ in 0..<12 {
        while true {
          guard let work = try world.works().first else {
            world.time = max(world.time + 1, try world.machine.nextTime(after: world.time) ?? world.time)
            continue
          }
          pauses.append(world.time - last)
          last = world.time
          try world.complete(work, .unclear(code: "503"))
          break
        }
      }
      // The second attempt is a question, which waits until the first one cannot be on its way any more.
      #expect(pauses[1] == 5000 && pauses[2] == 2000 && pauses[3] == 4000)
      #expect(pauses.last == 300_000)
    }

    @Test func poisonedMessageIsSetAsideWhileOthersPass() throws {
      let world = try MachineWorld()
      try world.write("poison")
      try world.write("behind")
      for number in 0..<200 {
        try world.write("m\(number)", from: "carl", to: "dora")
        for work in try world.works() {
          let isPoison = work.item.key == "e-poison"
          if isPoison, work.words.hasPrefix("ask") {
            try world.complete(work, .done(BridgeReceipt()), [:])
          } else {
            try world.complete(work, isPoison ? .unclear(code: "500") : .done(BridgeReceipt(serverID: work.words)))
          }
        }
        world.time += 5000
      }
      #expect(try world.machine.store.dead().map(\.key) == ["e-poison"])
      #expect(try world.machine.store.link(ours: "behind", line: "a:anna\nben")?.serverID != nil)
      #expect(try world.machine.store.retry(nil, at: world.time) == 1)
      #expect(try world.works().contains { $0.item.key == "e-poison" })
    }

    /// Plays a whole exchange, and fails at a write.
    private func play(_ world: MachineWorld, failingAt write: Int?) throws {
      if let write {
        world.machine.store.database.beforeWrite = { (number) throws(MessagingError) in
          if number >= write { throw MessagingError(.storageFailed, "killed") }
        }
      }
      try world.write("a1")
      try world.receive("b1")
      try world.receiveRecall("b1")
      try world.recall("a1")
      for _ in 0..<20 {
        for work in try world.works() {
          let isQuestion = work.words.hasPrefix("ask")
          let answer: JSONNode = isQuestion ? (taken.contains("send a1") ? ["found": "9"] : [:]) : ["sequence": 3]
          taken.append(work.words)
          try world.complete(work, .done(BridgeReceipt(serverID: "9", time: 1)), answer)
        }
        world.time += 2000
      }
    }

    /// The requests that the other sides took.
    private var taken: [String] {
      get { Self.requests.withLock { $0 } }
      nonmutating set { Self.requests.withLock { $0 = newValue } }
    }
    private static let requests = Lock<[String]>([])

    @Test func processKilledAtAnyWriteLosesAndDoublesNothing() throws {
      var write = 0
      while true {
        let world = try MachineWorld()
        taken = []
        var wasKilled = false
        do { try play(world, failingAt: write) } catch { wasKilled = true }
        guard wasKilled else { break }
        try world.reopen()
        // Both sides repeat what was not acknowledged.
        try play(world, failingAt: nil)
        #expect(try world.machine.store.waiting(from: .hub).count == 0, "write \(write)")
        #expect(try world.machine.store.waiting(from: .service).count == 0, "write \(write)")
        #expect(try world.machine.store.deadCount() == 0, "write \(write)")
        // A message goes to the service once: another attempt asks first. The hub knows repeats by their ids.
        #expect(taken.count { $0 == "send a1" } == 1, "write \(write): \(taken)")
        #expect(Set(taken).isSuperset(of: ["send a1", "messages b1", "revocations b1", "recall a1"]), "write \(write)")
        write += 1
      }
      #expect(write > 20)
    }

    /// A damaged database is reported, and takes no event from its line.
    @Test func itemThatCannotBeReadStaysInItsLine() throws {
      let world = try MachineWorld()
      try world.write("a1")
      try world.write("a2", sequence: 2)
      let database = world.machine.store.database
      let text = try #require(try database.rows("SELECT event FROM item ORDER BY number").first?.first?.text)
      try database.write("UPDATE item SET event = '{' WHERE number = (SELECT min(number) FROM item)")
      #expect(throws: MessagingError.self) { try world.works() }
      #expect(throws: MessagingError.self) { try world.works() }
      try database.write("UPDATE item SET event = ?1 WHERE number = (SELECT min(number) FROM item)", .text(text))
      #expect(try world.works().count == 1)
      #expect(try world.machine.store.waiting(from: .hub).count == 2)
    }
  }
#endif
