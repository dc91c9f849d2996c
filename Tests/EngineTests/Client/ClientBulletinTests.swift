import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Bulletins and operator texts, as programs in today's Swift see them.
@Suite(.timeLimit(.minutes(5))) struct ClientBulletinTests {
  @Test(arguments: [false, true])
  func eachBulletinIsReportedOnce(_ isDurable: Bool) async throws {
    let world = try ClientWorld(isDurable: isDurable)
    let alice = try await world.loggedIn("alice")
    let bulletins = alice.bulletins()
    let operation = world.environment.administration
    let first = try operation.sendBulletin(BulletinDraft("one", sender: "alice"))
    #expect(try await bulletins.next() == first)
    // The next ones wait for a device that is away, if they are kept.
    let connection = alice.connection()
    world.setReachable(false, "alice")
    _ = try await connection.first { $0 == .lost }
    try operation.sendBulletin(BulletinDraft("missed"))
    let kept = try operation.sendBulletin(BulletinDraft("kept", isKept: true))
    world.clock.advance(bySeconds: 1)
    world.setReachable(true, "alice")
    #expect(try await bulletins.next() == kept)
    await alice.logout()
    // A device that is new has those that are kept.
    let tablet = world.client("alice", "tablet")
    let others = tablet.bulletins()
    try await tablet.login()
    #expect(try await others.next() == kept)
    let late = try operation.sendBulletin(BulletinDraft("late", isKept: true))
    #expect(try await others.next() == late)
    #expect(try operation.bulletins().bulletins.map(\.text) == ["late", "kept", "missed", "one"])
    #expect(try operation.bulletins(before: late.id, kept: true, limit: 1).bulletins == [kept])
    guard isDurable else { return }
    await tablet.logout()
    try world.restart()
    #expect(try world.environment.administration.bulletin(kept.id) == kept)
    let again = world.client("alice")
    let news = again.bulletins()
    try await again.login()
    #expect(try await news.next() == late)
    let last = try world.environment.administration.sendBulletin(BulletinDraft("last"))
    #expect(try await news.next() == last)
    try world.environment.administration.deleteBulletin(last.id)
    #expect(throws: MessagingError(.messageNotFound)) {
      try world.environment.administration.deleteBulletin(last.id)
    }
  }

  @Test func bulletinsAreForMachinesOfAKind() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    let bulletins = alice.bulletins()
    let operation = world.environment.administration
    let others = Set(Platform.allCases).subtracting([.current, .server])
    try operation.sendBulletin(BulletinDraft("for others", platforms: others, isKept: true))
    let own = try operation.sendBulletin(BulletinDraft("for this one", platforms: [.current]))
    #expect(try await bulletins.next() == own)
    #expect(own.platforms == [.current] && !own.isKept)
    let short = try operation.sendBulletin(BulletinDraft("short", isKept: true, lifetime: 1000))
    #expect(short.expiry == short.time.advanced(byMilliseconds: 1000))
    #expect(try await bulletins.next() == short)
    #expect(BulletinDraft("x").lifetime == BulletinDraft.usualLifetime)
  }

  @Test func manyAtOnceAreReportedInTheirOrder() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    let bulletins = alice.bulletins()
    let operation = world.environment.administration
    let sent = try (0..<30).map { try operation.sendBulletin(BulletinDraft("b\($0)")) }
    #expect(try await bulletins.next(30) == sent)
  }

  @Test func operatorTextsReachTheConnectedDevicesOfOneAccount() async throws {
    let world = try ClientWorld()
    let phone = try await world.loggedIn("alice")
    let tablet = try await world.loggedIn("alice", "tablet")
    let bob = try await world.loggedIn("bob")
    let (first, second, his) = (phone.operatorTexts(), tablet.operatorTexts(), bob.operatorTexts())
    let operation = world.environment.administration
    #expect(try operation.notify("alice", "psst", from: "bob") == 2)
    for texts in [first, second] {
      let text = try await texts.next()
      #expect(text == OperatorText(sender: "bob", text: "psst", time: text.time))
    }
    await tablet.logout()
    #expect(try operation.notify("alice", "one") == 1)
    #expect(try await first.next().sender == nil)
    await phone.logout()
    // It is kept nowhere.
    #expect(try operation.notify("alice", "lost") == 0)
    let later = phone.operatorTexts()
    try await phone.login()
    try operation.notify("alice", "after")
    #expect(try await later.next().text == "after")
    try operation.notify("bob", "his")
    #expect(try await his.next().text == "his")
  }
}
