import Dispatch
import Parlance
import ParlanceCore
import TestNumbers
import TestSupport
import Testing

@testable import ParlanceEngine
@testable import ParlanceSQLite

/// The list of notices that a device keeps.
@Suite struct NoticeTests {
  private let queue = DispatchQueue(label: "callbacks")
  private let clock = ManualClock()

  private func keeping(_ limit: Int = 100) -> (inout DeviceConfiguration) -> Void { { $0.accountNoticeLimit = limit } }

  /// An entry of the account's stream about an action of another account.
  private func event(
    _ sequence: Int64, _ action: ContactChange.Action, by actor: AccountID = "bob", of account: AccountID = "bob",
    _ message: String? = nil
  ) -> StreamEvent {
    let time = Timestamp(milliseconds: 1000 + sequence)
    let contact = Contact(
      account: account, isFriend: action == .added || action == .approved,
      request: action == .requested ? FriendRequest(message: message, time: time) : nil)
    let change = ContactChange(contact: contact, action: action, actor: actor, message: message, time: time)
    return StreamEvent(stream: .account, sequence: sequence, time: time, payload: .contactChanged(change))
  }

  @Test func actionsOfOthersAreListed() throws {
    let world = try ScriptedWorld(keeping())
    try world.login()
    world.push(event(2, .requested, "hi"), event(3, .approved, by: "carol", of: "carol"))
    #expect(world.recorder.notices == ["new 1", "new 2", "unread 2"])
    // The account's own actions, and changes that concern only itself, make no notice.
    world.push(event(4, .approved, by: "me"), event(5, .updated), event(6, .blocked), event(7, .removed, by: "me"))
    world.push(event(8, .removed, by: "carol", of: "carol"))
    #expect(world.recorder.notices == ["new 1", "new 2", "unread 2", "new 3", "unread 3"])
    let notices = world.device.accountNotices()
    #expect(notices.map(\.kind) == [.friendRemoved, .friendApproved, .friendRequested])
    #expect(notices.map(\.account) == ["carol", "carol", "bob"])
    #expect(notices.last?.message == "hi" && notices.last?.time == Timestamp(milliseconds: 1002))
    #expect(world.device.accountNotice(1) == notices.last)
    #expect(world.device.accountNoticeCount(AccountNoticeFilter(kinds: [.friendRequested])) == 1)
    // The contact change is reported after its notice.
    let kinds = world.recorder.events.compactMap { event in
      switch event {
      case .accountNotice(let notice): "notice \(notice.account)"
      case .contactChanged(let change): "contact \(change.contact.account)"
      default: nil
      }
    }
    #expect(kinds.prefix(4) == ["notice bob", "contact bob", "notice carol", "contact carol"])
  }

  @Test func styleThatKeepsNoNoticesReceivesNone() throws {
    let store = MemoryDeviceStore()
    let world = try ScriptedWorld(store: store)
    try world.login()
    world.push(event(2, .requested))
    #expect(world.recorder.notices.isEmpty && world.device.accountNotices().isEmpty)
    #expect(world.recorder.contactChanges == ["bob requested bob"])
    #expect(try store.notices(AccountNoticeQuery()).isEmpty)
  }

  @Test func requestThatTheDeviceGrantsItselfMakesNoNotice() throws {
    let world = try ScriptedWorld {
      $0.accountNoticeLimit = 5
      $0.grantsFriendRequests = true
    }
    try world.login()
    world.push(event(2, .requested))
    #expect(world.recorder.notices.isEmpty && world.device.accountNoticeCount() == 0)
  }

  @Test func marksAndDeletionsChangeTheCountOnce() throws {
    let world = try ScriptedWorld(keeping())
    try world.login()
    world.push(
      event(2, .requested), event(3, .requested, by: "carol", of: "carol"), event(4, .removed, by: "dave", of: "dave"))
    func news(_ body: () throws -> Void) rethrows -> [String] {
      let before = world.recorder.notices.count
      try body()
      world.waitUntilIdle()
      return Array(world.recorder.notices.dropFirst(before))
    }
    let device = world.device
    #expect(try news { try device.markAccountNoticeRead(1) } == ["unread 2"])
    #expect(try news { try device.markAccountNoticeRead(1) } == [])
    #expect(try news { try device.markAccountNoticeRead(9) } == [])
    #expect(try news { try device.setStatus(7, ofAccountNotice: 1) } == [])
    #expect(try news { try device.setStatus(7, ofAccountNotice: 9) } == [])
    #expect(device.accountNotice(1)?.status == 7 && device.accountNotice(1)?.isRead == true)
    // One that was read does not count.
    #expect(try news { try device.deleteAccountNotice(1) } == [])
    #expect(
      try news { try device.markAccountNoticesRead(AccountNoticeFilter(kinds: [.friendRemoved])) } == ["unread 1"])
    #expect(
      try news { try device.deleteAccountNotices(AccountNoticeFilter(kinds: [.friendRequested])) } == ["unread 0"])
    #expect(try news { try device.deleteAccountNotices() } == [])
    #expect(device.accountNotices().isEmpty)
    // Several changes of one turn are reported as one count.
    world.push(event(5, .requested))
    #expect(
      try news {
        try world.inOneTurn {
          try device.markAccountNoticesRead()
          try device.deleteAccountNotices()
        }
      } == ["unread 0"])
  }

  @Test func theOldestGoBeyondTheLimit() throws {
    let world = try ScriptedWorld(keeping(2))
    try world.login()
    world.push((2...6).map { .event(event($0, .requested, "\($0)")) })
    #expect(world.device.accountNotices().map(\.message) == ["6", "5"])
    #expect(world.recorder.notices.suffix(2) == ["new 5", "unread 2"])
    world.push(event(7, .requested, "7"))
    // The count is still two, so it is not reported again.
    #expect(world.recorder.notices.last == "new 6")
  }

  /// The full database stores neither the notice nor the contact change; once there is room, both are stored once.
  @Test func aFullDatabaseKeepsNothingOfATurn() throws {
    let store = try SQLiteDeviceStore(path: ":memory:")
    let world = try ScriptedWorld(store: store, keeping())
    try world.login()
    world.push(event(2, .requested, "small"))
    let pages = try store.connection.number("PRAGMA page_count")
    try store.connection.execute("PRAGMA max_page_count = \(pages)")
    let large = event(3, .requested, by: "carol", of: "carol", String(repeating: "x", count: 60_000))
    world.push(large)
    #expect(world.recorder.notices == ["new 1", "unread 1"])
    #expect(world.device.accountNotices().map(\.message) == ["small"] && world.device.contact("carol") == nil)
    try store.connection.execute("PRAGMA max_page_count = 1000000")
    world.advance(bySeconds: 2)
    try world.answer(ConnectCall.self, world.connected(heads: [StreamHead(stream: .account, sequence: 2)]))
    world.push(large)
    #expect(world.recorder.notices == ["new 1", "unread 1", "new 2", "unread 2"])
    #expect(world.device.accountNotices().map(\.account) == ["carol", "bob"])
    #expect(world.device.contact("carol")?.request != nil)
    // The hub sends it once more: it is known.
    world.push(large)
    #expect(world.device.accountNoticeCount() == 2)
  }

  /// The process ends after the commit and before the report: the next run reports the notice and the count.
  @Test func noticeIsReportedAgainAfterACrash() throws {
    let store = MemoryDeviceStore()
    let (loop, callbacks) = (DeviceLoop.makeQueue(), DispatchQueue(label: "notice.callbacks"))
    let (hub, events) = (ScriptedHub(), EventRecorder())
    var configuration = DeviceConfiguration(style: "Test", account: "me", device: "phone")
    configuration.accountNoticeLimit = 10
    let device = try Device(
      configuration: configuration, store: store, clock: ManualClock(), loop: DeviceLoop(queue: loop), link: hub,
      isLinkUp: true, callbackQueue: callbacks
    ) { events.record($0) }
    device.connectEventually(token: "")
    loop.sync {}
    let number = try #require(hub.take(ConnectCall.self).first?.number)
    let terms = ProtocolTerms(version: 1, capabilities: .all, limits: HubLimits().requests)
    let reply = Connected(
      terms: terms, time: .zero, upTo: .zero, login: 1, account: "me",
      heads: [StreamHead(stream: .account, sequence: 1)], groups: [], otherDevices: [])
    loop.sync { device.receive([.reply(number, .success(ConnectReply.connected(reply)))]) }
    for _ in 0..<4 {
      loop.sync {}
      callbacks.sync {}
    }
    callbacks.suspend()
    loop.sync { device.receive([.event(event(2, .requested, "hi")), .event(event(3, .removed))]) }
    // One notice is deleted before it is reported: the next run does not report it.
    try device.deleteAccountNotice(1)
    loop.sync {}
    let disk = store.copy()
    callbacks.resume()
    callbacks.sync {}
    #expect(events.notices == ["new 1", "new 2", "unread 2", "unread 1"])

    let next = try ScriptedWorld(store: disk, keeping())
    try next.login()
    #expect(next.recorder.notices == ["new 2", "unread 1"])
    #expect(next.recorder.contactChanges == ["bob requested bob \"hi\"", "bob removed bob"])
    #expect(next.device.accountNotices().map(\.kind) == [.friendRemoved])
    // Reported notices are not reported again.
    next.device.close()
    let last = try ScriptedWorld(store: disk.copy(), keeping())
    try last.login()
    #expect(last.recorder.notices.isEmpty && last.device.accountNoticeCount() == 1)
  }

  @Test func eachDeviceHasItsOwnList() async throws {
    let environment = MessagingEnvironment.inMemory(clock: clock, callbackQueue: queue)
    let (alice, _) = try await environment.connectedDevice("alice", "phone", keeping())
    let (bob, bobEvents) = try await environment.connectedDevice("bob", "phone", keeping())
    let (tablet, tabletEvents) = try await environment.connectedDevice("bob", "tablet", keeping())
    _ = try await result { alice.requestFriend("bob", message: "hello", completion: $0) }
    try await bobEvents.waitForContact(.requested)
    try await tabletEvents.waitForContact(.requested)
    let notice = try #require(bob.accountNotices().first)
    #expect(notice.account == "alice" && notice.message == "hello" && notice.time == clock.now())
    try bob.markAccountNoticesRead()
    #expect(bob.accountNotices().map(\.isRead) == [true] && tablet.accountNotices().map(\.isRead) == [false])
    #expect(alice.accountNotices().isEmpty)
    _ = try await environment.connectedDevice("carol")
    // A new device has a notice of the pending request, and none of an existing friend.
    _ = try await result { alice.requestFriend("carol", isImmediate: true, completion: $0) }
    let (late, _) = try await environment.connectedDevice("bob", "watch", keeping())
    #expect(late.accountNotices().map(\.kind) == [.friendRequested])
    let (other, otherEvents) = try await environment.connectedDevice("carol", "watch", keeping())
    #expect(other.contact("alice")?.isFriend == true && other.accountNotices().isEmpty && otherEvents.notices.isEmpty)
    environment.shutDown()
    #expect(bob.accountNotices().isEmpty && bob.accountNotice(notice.id) == nil && bob.accountNoticeCount() == 0)
    #expect(throws: MessagingError.self) { try bob.markAccountNoticesRead() }
    #expect(throws: MessagingError.self) { try bob.setStatus(1, ofAccountNotice: notice.id) }
    #expect(throws: MessagingError.self) { try bob.deleteAccountNotice(notice.id) }
  }
}

extension EventRecorder {
  /// The notices that a device reported, and their counts, in short.
  fileprivate var notices: [String] {
    events.compactMap { event in
      switch event {
      case .accountNotice(let notice): "new \(notice.id)"
      case .unreadAccountNotices(let count): "unread \(count)"
      default: nil
      }
    }
  }
}
