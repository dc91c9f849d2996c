#if Server
  import Foundation
  import ParlanceCore
  import ParlanceMoving
  import Testing

  @testable import ParlanceBridge

  /// Order, repeats, attempts and echoes, without a network.
  @Suite struct MachineTests {
    private func receipt(_ id: String) -> BridgeVerdict { .done(BridgeReceipt(serverID: id, time: 5)) }

    @Test func messagesOfAConversationGoOneByOneAndOthersBeside() throws {
      let world = try MachineWorld()
      try world.write("a1")
      try world.write("a2", from: "ben", to: "anna")
      try world.write("c1", from: "carl", to: "dora")
      let works = try world.works()
      #expect(works.map(\.words) == ["send a1", "send c1"])
      #expect(try world.works().isEmpty)
      try world.complete(works[0], receipt("1"))
      #expect(try world.works().map(\.words) == ["send a2"])
    }

    @Test func machineIsNotAskedAgainBeforeTheOutcomeOfWhatIsUnderWay() throws {
      let world = try MachineWorld()
      try world.write("a1")
      let work = try #require(try world.works().first)
      #expect(try world.machine.nextTime(after: world.time) == nil)
      try world.complete(work, .unclear(code: "500"))
      #expect(try world.machine.nextTime(after: world.time) == world.time + 1000)
    }

    @Test func repeatedEventsChangeNothing() throws {
      let world = try MachineWorld()
      for _ in 0..<3 { try world.write("a1") }
      for _ in 0..<3 { try world.receive("b1") }
      let works = try world.works()
      #expect(works.map(\.words) == ["send a1", "messages b1"])
      try world.complete(works[0], receipt("1"))
      try world.complete(works[1], .done(BridgeReceipt()), ["sequence": 7])
      try world.write("a1")
      try world.receive("b1")
      #expect(try world.works().isEmpty)
      #expect(try world.count("out.message") == 1 && world.count("in.message") == 1)
      #expect(try world.count("in.repeat") == 3 && world.count("out.repeat") == 3)
    }

    @Test func receiptThatIsFasterThanTheAnswerToItsMessageIsNotLost() throws {
      let world = try MachineWorld()
      try world.receive("b1")
      let work = try #require(try world.works().first)
      try world.read("b1", sequence: 7)
      #expect(try world.works().isEmpty)
      try world.complete(work, .done(BridgeReceipt()), ["sequence": 7])
      #expect(try world.works().map(\.words) == ["read "])
      #expect(try world.count("out.leftOut.reading.unknown") == 0)
    }

    @Test func messageOfTheServiceDoesNotShortenThePauseAfterAFailure() throws {
      let world = try MachineWorld()
      try world.write("a1")
      try world.complete(try #require(try world.works().first), .later(5000, code: "503"))
      try world.receive("b1")
      try world.complete(try #require(try world.works().first), .done(BridgeReceipt()), ["sequence": 7])
      #expect(try world.works().isEmpty)
      world.time += 5000
      #expect(try world.works().map(\.words) == ["send a1"])
    }

    @Test func messageOfTheServiceDoesNotGoBack() throws {
      let world = try MachineWorld()
      try world.receive("b1")
      let work = try #require(try world.works().first)
      // The gateway's event can be faster than the answer.
      try world.write("b1", from: "ben", to: "anna", sequence: 7)
      #expect(try world.works().isEmpty)
      try world.complete(work, .done(BridgeReceipt()), ["sequence": 7])
      #expect(try world.works().isEmpty)
      #expect(try world.count("out.echo") == 1)
    }

    @Test func messageSentToTheServiceDoesNotComeBack() throws {
      let world = try MachineWorld()
      try world.write("a1")
      let work = try #require(try world.works().first)
      guard case .service(let request) = work.request else { return }
      // The callback can be faster than the answer.
      try world.receive("theirs", from: "anna", to: "ben", mark: request.parameters["mark"])
      #expect(try world.works().isEmpty)
      try world.complete(work, receipt("1"))
      #expect(try world.count("in.echo") == 1)
      let link = try world.machine.store.link(ours: "a1", line: work.item.line)
      #expect(link?.theirs == "theirs" && link?.origin == .hub)
    }

    @Test func markOfAnotherConversationIsNotTheBridges() throws {
      let world = try MachineWorld()
      try world.write("a1")
      guard case .service(let request)? = try world.works().first?.request else { return }
      let mark = request.parameters["mark"]
      try world.receive("copied", from: "carl", to: "dora", mark: mark)
      try world.receive("forged", from: "dora", to: "carl", mark: "a1.000000000000000000000000")
      #expect(try world.works().map(\.words) == ["messages copied"])
      #expect(try world.count("in.echo") == 0)
    }

    @Test func unclearOutcomeIsAskedAboutBeforeTheNextAttempt() throws {
      for wasTaken in [true, false] {
        let world = try MachineWorld()
        try world.write("a1")
        try world.complete(try #require(try world.works().first), .unclear(code: "500"))
        #expect(try world.works().isEmpty)
        // The attempt may still be on its way.
        world.time += 4999
        #expect(try world.works().isEmpty)
        world.time += 1
        let question = try #require(try world.works().first)
        #expect(question.words == "ask a1")
        try world.complete(question, .done(BridgeReceipt()), wasTaken ? ["found": "9"] : [:])
        #expect(try world.works().map(\.words) == (wasTaken ? [] : ["send a1"]))
        #expect(try world.count("out.message") == (wasTaken ? 1 : 0))
      }
    }

    @Test func serviceWithoutHistoryGetsTheMessageAgainAndItIsCounted() throws {
      let world = try MachineWorld(PlainEnd(hasHistory: false))
      try world.write("a1")
      try world.complete(try #require(try world.works().first), .unclear(code: "timeout"))
      world.time += 2000
      #expect(try world.works().map(\.words) == ["send a1"])
      #expect(try world.count("out.unasked") == 1)
    }

    @Test func callbackOfAMessageIsWaitedForWhereTheServiceCannotBeAsked() throws {
      for arrives in [true, false] {
        let world = try MachineWorld(PlainEnd(hasHistory: false, callbackPatience: 60_000))
        try world.write("a1")
        try world.write("a2", sequence: 2)
        let work = try #require(try world.works().first)
        guard case .service(let request) = work.request else { return }
        try world.complete(work, .unclear(code: "timeout"))
        world.time += 50_000
        #expect(try world.works().isEmpty)
        if arrives {
          try world.receive("theirs", from: "anna", to: "ben", mark: request.parameters["mark"])
          // First the callback, and then the line that waits for it.
          #expect(try world.works().isEmpty)
          #expect(try world.works().map(\.words) == ["send a2"])
          #expect(try world.count("out.message") == 1 && world.count("out.unasked") == 0)
        } else {
          world.time += 10_000
          #expect(try world.works().map(\.words) == ["send a1"])
          #expect(try world.count("out.unasked") == 1)
        }
      }
    }

    @Test func messageThatWasNotSentIsNotAskedAbout() throws {
      let world = try MachineWorld()
      try world.write("a1")
      try world.machine.complete(try #require(try world.works().first), .notSent("login"), at: world.time)
      #expect(try world.works().isEmpty)
      world.time += 2000
      #expect(try world.works().map(\.words) == ["send a1"])
      #expect(try world.count("failed.service.login") == 1 && world.count("unclear.service") == 0)
    }

    @Test func refusedLoginIsTriedAgainAtOnceAndThenAfterPauses() throws {
      let world = try MachineWorld()
      try world.write("a1")
      try world.complete(try #require(try world.works().first), .unauthorized)
      world.time += 1
      try world.complete(try #require(try world.works().first), .unauthorized)
      world.time += 1
      #expect(try world.works().isEmpty)
      world.time += 2000
      #expect(try world.works().map(\.words) == ["send a1"])
    }

    @Test func callbackWithANameIsTakenOnce() throws {
      let world = try MachineWorld()
      func record(_ id: String) throws -> ArchiveRecord {
        try ArchiveRecord(
          .message, source: "plain", id: id,
          ["sender": "ben", "recipient": "anna", "time": 1, "body": ["type": "text", "text": .text(id)]])
      }
      try world.machine.take(BridgeCallback(name: "c1", records: [try record("b1")]), at: world.time)
      // Another content under its name.
      try world.machine.take(BridgeCallback(name: "c1", records: [try record("b2")]), at: world.time)
      #expect(try world.works().map(\.words) == ["messages b1"])
      #expect(try world.count("in.repeat") == 1)
    }

    @Test func refusedMessageIsSetAsideAndItsLineGoesOn() throws {
      let world = try MachineWorld()
      try world.write("a1")
      try world.write("a2")
      try world.complete(try #require(try world.works().first), .refused(code: "414"))
      #expect(try world.works().map(\.words) == ["send a2"])
      let dead = try world.machine.store.dead()
      #expect(dead.map(\.key) == ["e-a1"] && dead.first?.code == "414")
    }

    @Test func recallFollowsItsMessage() throws {
      let world = try MachineWorld()
      // The service's callbacks can arrive in the wrong order.
      try world.receiveRecall("b1")
      #expect(try world.works().isEmpty)
      try world.receive("b1")
      let work = try #require(try world.works().first)
      #expect(work.words == "messages b1")
      try world.complete(work, .done(BridgeReceipt()), ["sequence": 3])
      #expect(try world.works().map(\.words) == ["revocations b1"])
      try world.write("a1", from: "carl", to: "dora")
      try world.recall("a1", from: "carl", to: "dora")
      let sent = try #require(try world.works().first)
      try world.complete(sent, receipt("1"))
      #expect(try world.works().map(\.words) == ["recall a1"])
    }

    @Test func recallOfAMessageThatNeverArrivesIsSetAside() throws {
      var limits = BridgeLimits()
      limits.patience = 10_000
      let world = try MachineWorld(limits: limits)
      try world.receiveRecall("b1")
      for _ in 0..<30 {
        #expect(try world.works().isEmpty)
        world.time += 1000
      }
      #expect(try world.machine.store.dead().map(\.code) == ["messageUnknown"])
    }

    @Test func eventsAreOnlyCountedWithoutAnythingBeingSent() throws {
      let world = try MachineWorld(onlyCounts: true)
      try world.write("a1")
      try world.receive("b1")
      #expect(try world.works().isEmpty)
      #expect(try world.count("out.seen.message") == 1 && world.count("in.seen.message") == 1)
      #expect(try world.machine.store.waiting(from: .hub).count == 0)
    }

    @Test func requestsThatFailTogetherAreOneFailureOfTheSide() throws {
      let world = try MachineWorld()
      for number in 0..<8 { try world.write("one\(number)", to: "peer\(number)") }
      let works = try world.works()
      #expect(works.count == 8)
      for work in works { try world.machine.complete(work, .notSent("unreachable"), at: world.time) }
      // The first pause is a second, not the one after eight failures in a row.
      #expect(try world.works().isEmpty)
      world.time += 1000
      #expect(try world.works().count == 1)
    }
  }
#endif
