import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Reports and the operator's list of words, as a program in today's Swift sees them.
@Suite(.timeLimit(.minutes(5))) struct ClientModerationTests {
  @Test(arguments: [false, true])
  func aCopyOfTheListFollowsIt(_ isDurable: Bool) async throws {
    let world = try ClientWorld(isDurable: isDurable)
    let alice = try await world.loggedIn("alice")
    #expect(try alice.checkWords(in: "foul") == nil)
    #expect(try await alice.fetchWordList().words.isEmpty)
    #expect(try alice.checkWords(in: "foul") == WordCheck(operation: nil, text: "foul"))
    try world.environment.administration.setWords([FilteredWord("foul", .replace)])
    try await alice.caughtUp()
    #expect(try alice.checkWords(in: "FOUL", replacement: "x") == WordCheck(operation: .replace, text: "x"))
    // One that is away has the list when it is back, and reads its copy meanwhile.
    let connection = alice.connection()
    world.setReachable(false, "alice")
    _ = try await connection.first { $0 == .lost }
    let list = try world.environment.administration.setWords([FilteredWord("foul", .forbid)])
    #expect(try alice.checkWords(in: "foul")?.operation == .replace)
    world.setReachable(true, "alice")
    _ = try await connection.first { $0 == .synchronized }
    try await alice.caughtUp()
    #expect(try alice.checkWords(in: "foul")?.operation == .forbid)
    #expect(try world.environment.administration.wordList == list)
    guard isDurable else { return }
    try world.restart()
    #expect(try world.environment.administration.wordList == list)
    let again = world.client("alice")
    try again.start()
    #expect(try again.checkWords(in: "foul")?.operation == .forbid)
  }

  @Test func messagesAreReported() async throws {
    let world = try ClientWorld()
    let (alice, bob) = (try await world.loggedIn("alice"), try await world.loggedIn("bob"))
    let received = bob.messages()
    let sent = try await alice.send(.text("rude"), to: .direct("bob"))
    let rude = try await received.first { $0.id == sent.id }
    try await bob.report(rude, tag: "insult", reason: "rude")
    let inbox = world.environment.administration
    let report = try #require(try inbox.reports().reports.first)
    #expect(report.messageID == sent.id && report.sender == "alice" && report.tag == "insult")
    #expect(try inbox.report(report.number) == report)
    #expect(try inbox.closeReport(report.number, note: "warned").resolution == "warned")
    let long = String(repeating: "x", count: 257)
    #expect(await code { try await bob.report(rude, tag: long) } == .messageTooLarge)
    await bob.logout()
    #expect(await code { try await bob.report(rude, tag: "") } == .notLoggedIn)
    #expect(await code { _ = try await bob.fetchWordList() } == .notLoggedIn)
    #expect(await code { _ = try bob.checkWords(in: "") } == .notLoggedIn)
  }

  @Test func forbiddenMessagesFail() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    _ = try await world.loggedIn("bob")
    try world.environment.administration.setWords([FilteredWord("foul", .refuse)])
    #expect(await code { try await alice.send(.text("foul"), to: .direct("bob")) } == .contentForbidden)
  }

  @Test func senderReceivesTheMaskedText() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    _ = try await world.loggedIn("bob")
    try world.environment.administration.setWords([FilteredWord("foul", .mask)])
    let sent = try await alice.send(.text("so foul"), to: .direct("bob"))
    #expect(sent.body.content == .text("so ****") && sent.marks.contains(.contentMasked))
    let stored = try #require(try alice.message(sent.id, in: .direct("bob")))
    #expect(stored.body.content == .text("so ****") && stored.marks.contains(.contentMasked))
    #expect(try await !alice.send(.text("clean"), to: .direct("bob")).marks.contains(.contentMasked))
  }
}
