import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// The list of system notifications.
@Suite @MainActor struct NotificationListTests {
  private final class Listener: NSObject, NIMSystemNotificationManagerDelegate {
    let received = Inbox<NIMSystemNotification>("system notification")
    let counts = Inbox<Int>("count of notifications")
    let told = Lock<[String]>([])

    init(_ sdk: NIMSDK) {
      super.init()
      sdk.systemNotificationManager.add(self)
    }

    func onReceive(_ notification: NIMSystemNotification) {
      told.withLock { $0.append("received") }
      received.add(notification)
    }
    func onSystemNotificationCountChanged(_ unreadCount: Int) {
      told.withLock { $0.append("count \(unreadCount)") }
      counts.add(unreadCount)
    }
  }

  private func request(_ app: ChatApp, _ operation: NIMUserOperation, _ message: String) async throws {
    let request = NIMUserRequest()
    (request.userId, request.operation, request.message) = ("alice", operation, message)
    #expect(try await outcome { app.sdk.userManager.requestFriend(request, completion: $0) } == nil)
  }

  private func filter(_ types: NIMSystemNotificationType...) -> NIMSystemNotificationFilter {
    let filter = NIMSystemNotificationFilter()
    filter.notificationTypes = types.map { NSNumber(value: $0.rawValue) }
    return filter
  }

  private func words(_ notifications: [NIMSystemNotification]?) -> [String]? {
    notifications?.map { "\($0.type) \($0.postscript ?? "-")" }
  }

  /// Alice receives two requests, a friend, and the end of that friendship, a second apart.
  private func fill(_ world: ConversationWorld, _ listener: Listener) async throws {
    for word in ["one", "two"] {
      world.clock.advance(bySeconds: 1)
      try await request(world.bob, .request, word)
    }
    world.clock.advance(bySeconds: 1)
    try await request(world.bob, .add, "three")
    world.clock.advance(bySeconds: 1)
    #expect(try await outcome { world.bob.sdk.userManager.deleteFriend("alice", completion: $0) } == nil)
    for _ in 0..<4 { _ = try await listener.received.next() }
    for count in 1...4 { #expect(try await listener.counts.next() == count) }
  }

  private static let all = ["deleteFriend -", "friendAdd three", "friendAdd two", "friendAdd one"]

  @Test func receivedNotificationsAreListed() async throws {
    let world = try await ConversationWorld()
    let (listener, manager) = (Listener(world.alice.sdk), world.alice.sdk.systemNotificationManager)
    #expect(manager.fetchSystemNotifications(nil, limit: 5) == [] && manager.allUnreadCount() == 0)
    try await fill(world, listener)
    // Each count comes after the notification that it counts.
    #expect(
      listener.told.withLock { $0 } == (1...4).flatMap { ["received", "count \($0)"] })
    let listed = try #require(manager.fetchSystemNotifications(nil, limit: 9))
    #expect(words(listed) == Self.all)
    #expect(listed.allSatisfy { $0.sourceID == "bob" && $0.targetID == "alice" && !$0.read && $0.handleStatus == 0 })
    #expect(listed.map(\.notificationId) == listed.map(\.notificationId).sorted(by: >))
    #expect(listed[0].attachment == nil && listed[0].timestamp == world.clock.now().seconds)
    #expect((listed[1].attachment as? NIMUserAddAttachment)?.operationType == .add)
    #expect((listed[3].attachment as? NIMUserAddAttachment)?.operationType == .request)
    #expect(words(manager.fetchSystemNotifications(nil, limit: 2)) == Array(Self.all[..<2]))
    #expect(words(manager.fetchSystemNotifications(listed[1], limit: 1)) == [Self.all[2]])
    #expect(words(manager.fetchSystemNotifications(listed[3], limit: 9)) == [])
    for limit in [0, -1, .min] { #expect(manager.fetchSystemNotifications(nil, limit: limit) == []) }
    // By type: those of teams choose nothing, and no type chooses all.
    let friends = manager.fetchSystemNotifications(nil, limit: 9, filter: filter(.friendAdd, .teamInvite))
    #expect(words(friends) == Array(Self.all[1...]))
    let ends = manager.fetchSystemNotifications(nil, limit: .max, filter: filter(.deleteFriend))
    #expect(words(ends) == [Self.all[0]])
    #expect(words(manager.fetchSystemNotifications(listed[0], limit: 9, filter: filter(.deleteFriend))) == [])
    #expect(manager.fetchSystemNotifications(nil, limit: 9, filter: filter(.teamApply)) == [])
    #expect(words(manager.fetchSystemNotifications(nil, limit: 9, filter: filter())) == Self.all)
    let unknown = NIMSystemNotificationFilter()
    unknown.notificationTypes = [NSNumber(value: 99), NSNumber(value: Int.min)]
    #expect(manager.fetchSystemNotifications(nil, limit: 9, filter: unknown) == [])
    #expect(manager.allUnreadCount(filter(.friendAdd)) == 3 && manager.allUnreadCount(nil) == 4)
    #expect(manager.allUnreadCount(filter(.teamApply)) == 0)
    // Bob did all of it himself.
    #expect(world.bob.sdk.systemNotificationManager.fetchSystemNotifications(nil, limit: 9) == [])
  }

  @Test func marksAreKeptInTheList() async throws {
    let world = try await ConversationWorld()
    let (listener, manager) = (Listener(world.alice.sdk), world.alice.sdk.systemNotificationManager)
    try await fill(world, listener)
    let listed = try #require(manager.fetchSystemNotifications(nil, limit: 9))
    manager.markNotifications(asRead: listed[3])
    #expect(listed[3].read && manager.allUnreadCount() == 3)
    #expect(try await listener.counts.next() == 3)
    // Marking again changes nothing, and setting the object's own mark does not change the list.
    manager.markNotifications(asRead: listed[3])
    listed[2].read = true
    listed[2].handleStatus = 5
    #expect(manager.allUnreadCount() == 3)
    let again = try #require(manager.fetchSystemNotifications(nil, limit: 9))
    #expect(again.map(\.read) == [false, false, false, true] && again.map(\.handleStatus) == [0, 0, 5, 0])
    manager.markAllNotifications(asRead: filter(.deleteFriend))
    #expect(try await listener.counts.next() == 2)
    manager.markAllNotifications(asRead: filter(.teamApply))
    manager.markAllNotificationsAsRead()
    #expect(try await listener.counts.next() == 0)
    manager.markAllNotificationsAsRead()
    try await world.alice.catchUp()
    #expect(listener.counts.pending.isEmpty && manager.allUnreadCount() == 0)
  }

  @Test func deletionsTakeEffectInTheList() async throws {
    let world = try await ConversationWorld()
    let (listener, manager) = (Listener(world.alice.sdk), world.alice.sdk.systemNotificationManager)
    try await fill(world, listener)
    let listed = try #require(manager.fetchSystemNotifications(nil, limit: 9))
    manager.delete(listed[1])
    manager.delete(listed[1])
    #expect(try await listener.counts.next() == 3)
    // What was deleted still says where to go on, and takes no mark.
    #expect(words(manager.fetchSystemNotifications(listed[1], limit: 9)) == Array(Self.all[2...]))
    listed[1].handleStatus = 3
    manager.markNotifications(asRead: listed[1])
    manager.deleteAllNotifications(filter(.teamApply))
    manager.deleteAllNotifications(filter(.friendAdd))
    #expect(try await listener.counts.next() == 1)
    #expect(words(manager.fetchSystemNotifications(nil, limit: 9)) == [Self.all[0]])
    manager.deleteAllNotifications()
    #expect(try await listener.counts.next() == 0)
    manager.deleteAllNotifications(nil)
    try await world.alice.catchUp()
    #expect(listener.counts.pending.isEmpty && manager.fetchSystemNotifications(nil, limit: 9) == [])
  }

  @Test func listWithoutALoginIsNil() async throws {
    let world = try await ConversationWorld()
    let (listener, manager) = (Listener(world.alice.sdk), world.alice.sdk.systemNotificationManager)
    try await fill(world, listener)
    let listed = try #require(manager.fetchSystemNotifications(nil, limit: 9))
    try await world.alice.logOut()
    #expect(manager.fetchSystemNotifications(nil, limit: 9) == nil && manager.allUnreadCount() == 0)
    manager.delete(listed[0])
    manager.deleteAllNotifications()
    manager.markNotifications(asRead: listed[1])
    manager.markAllNotificationsAsRead()
    listed[2].handleStatus = 9
    #expect(!listed[1].read && listed[2].handleStatus == 9)
    // Another account's list is not touched by objects of this one.
    let login = world.alice.sdk.loginManager
    #expect(try await outcome { login.login("carol", token: "", completion: $0) } == nil)
    #expect(manager.fetchSystemNotifications(nil, limit: 9) == [])
    try await request(world.bob, .request, "to alice")
    manager.delete(listed[0])
    #expect(try await outcome { login.logout($0) } == nil)
    #expect(try await outcome { login.login("alice", token: "", completion: $0) } == nil)
    #expect(try await listener.counts.next() == 5)
    let again = try #require(manager.fetchSystemNotifications(nil, limit: 9))
    #expect(words(again) == ["friendAdd to alice"] + Self.all)
    #expect(again.allSatisfy { !$0.read && $0.handleStatus == 0 })
  }

  @Test func twoClientsHaveTwoLists() async throws {
    let world = try await ConversationWorld()
    let tablet = try await world.tablet().app
    let (phone, other) = (Listener(world.alice.sdk), Listener(tablet.sdk))
    try await fill(world, phone)
    for count in 1...4 { #expect(try await other.counts.next() == count) }
    world.alice.sdk.systemNotificationManager.deleteAllNotifications()
    #expect(try await phone.counts.next() == 0)
    #expect(words(tablet.sdk.systemNotificationManager.fetchSystemNotifications(nil, limit: 9)) == Self.all)
    #expect(tablet.sdk.systemNotificationManager.allUnreadCount() == 4 && other.counts.pending.isEmpty)
    // A client that is new to the account finds what waits for an answer.
    try await request(world.bob, .request, "five")
    _ = try await phone.received.next()
    let watch = try await ChatApp.other("alice", device: "watch", in: world.environment)
    #expect(words(watch.sdk.systemNotificationManager.fetchSystemNotifications(nil, limit: 9)) == ["friendAdd five"])
  }

  @Test func theListOutlastsTheApp() async throws {
    let folder = try TemporaryFolder()
    let clock = ManualClock()
    do {
      let environment = try MessagingEnvironment.embedded(at: folder.url, clock: clock)
      defer { environment.shutDown() }
      let bob = try await ChatApp.other("bob", in: environment)
      let alice = try await ChatApp.other("alice", in: environment)
      let listener = Listener(alice.sdk)
      try await request(bob, .request, "one")
      _ = try await listener.counts.next()
      clock.advance(bySeconds: 1)
      try await request(bob, .request, "two")
      _ = try await listener.counts.next()
      let manager = alice.sdk.systemNotificationManager
      let first = try #require(manager.fetchSystemNotifications(nil, limit: 9)?.last)
      first.handleStatus = 2
      manager.markNotifications(asRead: first)
      #expect(try await listener.counts.next() == 1)
    }
    let environment = try MessagingEnvironment.embedded(at: folder.url, clock: clock)
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let manager = alice.sdk.systemNotificationManager
    let listed = try #require(manager.fetchSystemNotifications(nil, limit: 9))
    #expect(words(listed) == ["friendAdd two", "friendAdd one"])
    #expect(listed.map(\.read) == [false, true] && listed.map(\.handleStatus) == [0, 2])
    #expect(manager.allUnreadCount() == 1)
  }
}
