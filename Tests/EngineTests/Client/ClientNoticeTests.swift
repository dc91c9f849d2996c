import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Notices, as a program in today's Swift sees them.
@Suite(.timeLimit(.minutes(5))) struct ClientNoticeTests {
  @Test func theListOutlastsTheClient() async throws {
    let world = try ClientWorld(isDurable: true)
    let (alice, carol) = (try await world.loggedIn("alice"), try await world.loggedIn("carol"))
    do {
      let bob = try await world.loggedIn("bob")
      let events = bob.events()
      try await alice.requestFriend("bob", message: "hello")
      let event = try await events.first { if case .accountNotice = $0 { true } else { false } }
      guard case .accountNotice(let notice) = event else { throw MessagingError(.unsupported) }
      #expect(notice.kind == .friendRequested && notice.message == "hello" && notice.account == "alice")
      let count = try await events.first { if case .unreadAccountNotices = $0 { true } else { false } }
      guard case .unreadAccountNotices(1) = count else { throw MessagingError(.unsupported) }
      world.clock.advance(bySeconds: 1)
      try await carol.requestFriend("bob", isImmediate: true)
      try await bob.caughtUp()
      try bob.markRead(notice)
      try bob.setStatus(3, of: notice)
    }
    try world.restart()
    let bob = world.client("bob")
    #expect(throws: MessagingError(.notLoggedIn)) { try bob.accountNotices() }
    #expect(throws: MessagingError(.notLoggedIn)) { try bob.accountNoticeCount() }
    #expect(throws: MessagingError(.notLoggedIn)) { try bob.markAccountNoticesRead() }
    #expect(throws: MessagingError(.notLoggedIn)) { try bob.deleteAccountNotices() }
    try await bob.login()
    let page = try bob.accountNotices(AccountNoticeQuery(limit: 1))
    #expect(page.map(\.account) == ["carol"] && page.map(\.kind) == [.friendAdded])
    let older = try bob.accountNotices(AccountNoticeQuery(after: page.last.map { .init($0) }))
    #expect(older.map(\.status) == [3] && older.map(\.isRead) == [true])
    #expect(try bob.accountNoticeCount(AccountNoticeFilter(unreadOnly: true)) == 1)
    try bob.markAccountNoticesRead()
    #expect(try bob.accountNoticeCount(AccountNoticeFilter(unreadOnly: true)) == 0)
    try bob.delete(older[0])
    #expect(try bob.accountNotices().map(\.account) == ["carol"])
    try bob.deleteAccountNotices(AccountNoticeFilter(kinds: [.friendAdded]))
    #expect(try bob.accountNoticeCount() == 0)
  }
}
