import Parlance
import ParlanceConformance
import Testing

/// The kit itself: the failures that it must notice.
@Suite struct Kit {
  static let capabilities = Capability.allCases

  @Test func everyStyleIsVisitedOnEitherSideOnEveryStoreAndOverEveryLink() {
    let matrix = Matrix(styles: Matrix.interop.styles, selection: nil)
    let cells = matrix.cells()
    #expect(!cells.isEmpty)
    for style in matrix.styles {
      for store in Cell.Store.allCases {
        #expect(cells.contains { $0.sender.name == style.name && $0.store == store })
        #expect(cells.contains { $0.receiver.name == style.name && $0.store == store })
      }
      for link in Cell.Link.allCases {
        #expect(cells.contains { $0.sender.name == style.name && $0.store == .sqlite && $0.link == link })
        #expect(cells.contains { $0.receiver.name == style.name && $0.store == .sqlite && $0.link == link })
      }
    }
    let pairs = cells.filter { $0.store == .sqlite }.map { [$0.sender.name, $0.receiver.name] }
    #expect(pairs.count == matrix.styles.count * matrix.styles.count)
    #expect(Set(pairs).count == pairs.count)
    #expect(cells.filter { $0.store == .memory }.allSatisfy { $0.link == .loopback })
  }

  @Test func aRingHasEachStyleOverEachLinkOnEitherSide() {
    let matrix = Matrix(styles: Matrix.interop.styles, selection: "ring")
    let cells = matrix.cells()
    #expect(cells.count == matrix.styles.count * Cell.Store.allCases.count)
    #expect(Set(cells.map(\.description)).count == cells.count)
    for style in matrix.styles {
      for link in Cell.Link.allCases {
        #expect(cells.count { $0.sender.name == style.name && $0.link == link } == 1)
        #expect(cells.count { $0.receiver.name == style.name && $0.link == link } == 1)
      }
    }
  }

  @Test func aRingLeavesNoScenarioOut() {
    let matrix = Matrix(styles: Matrix.interop.styles, selection: "ring")
    for scenario in Scenario.all { #expect(!matrix.runs([scenario]).isEmpty, "\(scenario)") }
  }

  @Test func everyScenarioHasCellsWithEachStyleThatCanPlayIt() {
    let matrix = Matrix(styles: Matrix.interop.styles, selection: nil)
    for scenario in Scenario.all {
      let cells = matrix.runs([scenario]).map(\.cell)
      #expect(!cells.isEmpty, "\(scenario)")
      for style in matrix.styles {
        let (sends, receives) = (
          style.capabilities.isSuperset(of: scenario.senderNeeds),
          style.capabilities.isSuperset(of: scenario.receiverNeeds)
        )
        #expect(cells.contains { $0.sender.name == style.name } == sends, "\(scenario) \(style.name)")
        #expect(cells.contains { $0.receiver.name == style.name } == receives, "\(scenario) \(style.name)")
      }
    }
    #expect(Set(Scenario.all.map(\.name)).count == Scenario.all.count)
  }

  @Test func theVariableSelects() throws {
    let styles = Matrix.interop.styles
    let all = Matrix(styles: styles, selection: "all").cells()
    let pairs = styles.count * styles.count
    #expect(all.count == pairs * Cell.Store.allCases.count * Cell.Link.allCases.count)
    #expect(Set(all.map(\.description)).count == all.count)
    #expect(Matrix(styles: styles, selection: "memory").cells().count == pairs * Cell.Link.allCases.count)
    let looped = Matrix(styles: styles, selection: "loopback").cells()
    #expect(looped.count == pairs * Cell.Store.allCases.count && looped.allSatisfy { $0.link == .loopback })
    // A description selects its cell, also where it is part of another one's.
    for cell in [try #require(all.first), try #require(all.last)] {
      #expect(Matrix(styles: styles, selection: cell.description).cells().map(\.description) == [cell.description])
    }
    #expect(Matrix(styles: styles, selection: "").cells().count == Matrix(styles: styles, selection: nil).cells().count)
    #expect(!Matrix.interop.cells().isEmpty, "PARLANCE_CELLS selects nothing")
  }

  @Test func furtherStyleIsTestedWithEachOther() throws {
    let styles = Matrix.interop.styles
    let candidate = try #require(styles.first)
    let matrix = Matrix(proving: candidate, beside: Array(styles.dropFirst()), selection: nil)
    let cells = matrix.cells()
    #expect(cells.allSatisfy { $0.sender.name == candidate.name || $0.receiver.name == candidate.name })
    for style in styles {
      let expected = style.name == candidate.name ? styles.count : 1
      #expect(cells.count { $0.store == .sqlite && $0.sender.name == style.name } == expected)
      #expect(cells.count { $0.store == .sqlite && $0.receiver.name == style.name } == expected)
    }
    #expect(cells.contains { $0.store == .memory })
    let runs = matrix.runs(Scenario.all)
    #expect(runs.allSatisfy { $0.cell.sender.name == candidate.name || $0.cell.receiver.name == candidate.name })
  }

  @Test(arguments: Matrix.interop.styles.map(\.name))
  func everyRefusalThatCanBefallAStyleHasARule(_ name: String) throws {
    let style = try #require(Matrix.interop.styles.first { $0.name == name })
    var expected = Set(Refusal.allCases)
    if !style.capabilities.contains(.choosesIDs) { expected.subtract([.emptyID, .duplicateID, .foreignID]) }
    if !style.capabilities.contains(.revokes) {
      expected.subtract([.revokeNotOwn, .revokeNotOwnInGroup, .revokeTooLate])
    }
    if style.capabilities.contains(.plainMessages) { expected.remove(.attributesNotJSON) }
    if !style.capabilities.contains(.requestsGroupReceipts) {
      expected.subtract([.groupTooLargeForReceipts, .readersOfNotOwn])
    }
    if !style.capabilities.contains(.learnsOfBlocks) { expected.remove(.blocked) }
    if !style.capabilities.contains(.commands) {
      expected.subtract([.commandRevokesNotOwn, .commandRevokesNotOwnInGroup, .commandRevokesTooLate])
    }
    if !style.capabilities.contains(.edits) { expected.subtract([.editNotOwn, .editedTooOften]) }
    if !style.capabilities.contains(.reacts) { expected.subtract([.reactionExists, .reactionNotFound]) }
    #expect(Set(style.refusals.keys) == expected)
  }

  @Test func aLogEndsAWaitWithTheEventAndNotBefore() async throws {
    let log = ObservationLog(name: "log", queue: CallbackQueue(label: "test"))
    async let step = log.wait(for: "a step") { entries -> String? in
      entries.compactMap { if case .login(let step) = $0.observation { step } else { nil } }.last { $0 == "second" }
    }
    for name in ["first", "second"] {
      try await log.queue.perform { log.record(.login(name), raw: name) }
    }
    #expect(try await step == "second")
    #expect(log.violations.isEmpty)
    #expect(log.entries.map(\.raw) == ["first", "second"])
  }

  @Test func waitForAnObservationEndsWithAnEqualOne() async throws {
    let log = ObservationLog(name: "log", queue: CallbackQueue(label: "test"))
    let joined = ObservedMembership(group: "crew", isMember: true)
    async let wait: Void = log.wait(for: joined)
    try await log.queue.perform {
      log.record(ObservedRoomExit(room: "crew", exit: .closed), raw: "room")
      log.record(ObservedMembership(group: "crew", isMember: false), raw: "left")
      log.record(joined, raw: "joined")
    }
    try await wait
    #expect(log.entries.map { $0.observed(as: ObservedMembership.self)?.isMember } == [nil, false, true])
  }

  @Test func waitForAnObservationFailsWithoutIt() async {
    let log = ObservationLog(name: "log", queue: CallbackQueue(label: "test"))
    await #expect(throws: ConformanceFailure.self) {
      try await log.wait(for: ObservedMembership(group: "crew", isMember: true), within: 0.01)
    }
  }

  @Test func timedOutWaitNamesItsEvent() async {
    let log = ObservationLog(name: "log", queue: CallbackQueue(label: "test"))
    await #expect(throws: ConformanceFailure.self) {
      let _: Bool = try await log.wait(for: "nothing", within: 0.01) { _ in nil }
    }
  }

  @Test func callbackOnAnotherQueueIsNoticed() async throws {
    let log = ObservationLog(name: "log", queue: CallbackQueue(label: "test"))
    log.record(.login("beside"), raw: "beside")
    #expect(log.violations.count == 1)
    let answer: Int = try await log.request("twice") { reply in
      reply.succeed(1)
      reply.succeed(2)
    }
    #expect(answer == 1)
    // The answer may arrive before the second completion.
    try await log.queue.perform {}
    #expect(log.violations.count == 2)
  }

  @Test func placesAreTheSameForBothSides() {
    let (alice, bob) = (AccountID("alice"), AccountID("Bob"))
    let place = Place(.direct(bob), seenBy: alice)
    #expect(place == Place(.direct(alice), seenBy: AccountID("BOB")))
    #expect(place.conversation(for: alice) == .direct(bob))
    #expect(place.conversation(for: "carol") == nil)
    #expect(Place(.direct(alice), seenBy: alice).conversation(for: alice) == .direct(alice))
  }
}
