import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Keeps the notifications of chatrooms that an app receives. Used on the main queue only.
private final class Notifications: NSObject, NIMChatManagerDelegate {
  let contents = Inbox<NIMChatroomNotificationContent>("notification of a chatroom")

  func onRecvMessages(_ messages: [NIMMessage]) {
    for message in messages {
      let object = message.messageObject as? NIMNotificationObject
      if let content = object?.content as? NIMChatroomNotificationContent { contents.add(content) }
    }
  }
}

/// A chatroom in which Alice and Bob are.
@MainActor private final class QueueWorld {
  let base: ChatroomWorld
  /// The notifications that Bob receives.
  private let notifications = Notifications()
  var room: String { base.room }

  init() async throws {
    base = try await ChatroomWorld()
    try await base.enter()
    try await base.enter(base.bob)
    base.bob.sdk.chatManager.add(notifications)
  }

  private func manager(_ app: ChatApp?) -> any NIMChatroomManager { (app ?? base.alice).sdk.chatroomManager }

  func update(
    _ key: String, _ value: String, transient: Bool = false, of account: String = "", by app: ChatApp? = nil,
    in room: String? = nil
  ) async throws -> String {
    let request = NIMChatroomQueueUpdateRequest()
    (request.roomId, request.key, request.value) = (room ?? self.room, key, value)
    (request.transient, request.elementAccid) = (transient, account)
    return Transcript.word(try await outcome { manager(app).updateChatroomQueueObject(request, completion: $0) })
  }

  func remove(_ key: String? = nil, by app: ChatApp? = nil) async throws -> String {
    let request = NIMChatroomQueueRemoveRequest()
    (request.roomId, request.key) = (room, key)
    let (error, element) = try await answer { manager(app).removeChatroomQueueObject(request, completion: $0) }
    return element.map { $0.map { "\($0)=\($1)" }.joined() } ?? Transcript.word(error)
  }

  func queue(by app: ChatApp? = nil) async throws -> String {
    let (error, elements) = try await answer { manager(app).fetchChatroomQueue(room, completion: $0) }
    let words = elements.map { $0.flatMap { $0.map { "\($0)=\($1)" } } }
    return words.map { $0.joined(separator: " ") } ?? Transcript.word(error)
  }

  func drop(by app: ChatApp? = nil) async throws -> String {
    Transcript.word(try await outcome { manager(app).dropChatroomQueue(room, completion: $0) })
  }

  func batch(_ elements: [AnyHashable: Any], notify: Bool = true, by app: ChatApp? = nil) async throws -> String {
    let request = NIMChatroomQueueBatchUpdateRequest()
    (request.roomId, request.elements, request.needNotify, request.notifyExt) = (room, elements, notify, "news")
    let (error, missing) = try await answer { manager(app).batchUpdateChatroomQueueObject(request, completion: $0) }
    return missing.map { "missing \($0)" } ?? Transcript.word(error)
  }

  /// Returns Bob's next notification: the event, its source, and the change of the queue.
  func notification() async throws -> String {
    let content = try await notifications.contents.next()
    let change = content.ext as? [String: Any] ?? [:]
    let type = (change[NIMChatroomEventInfoQueueChangeTypeKey] as? NSNumber)?.intValue ?? -1
    let key = change[NIMChatroomEventInfoQueueChangeItemKey] as? String
    let value = change[NIMChatroomEventInfoQueueChangeItemValueKey] as? String
    let items = (change[NIMChatroomEventInfoQueueChangeItemsKey] as? [String: String] ?? [:])
      .sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
    let one = key.map { ["\($0)=\(value ?? "-")"] } ?? []
    return (["\(content.eventType.rawValue)", content.source?.userId ?? "", "\(type)"] + one + items)
      .joined(separator: " ")
  }
}

/// The queue of a chatroom.
@Suite @MainActor struct ChatroomQueueTests {
  @Test func elementsAreOfferedPolledAndDropped() async throws {
    let world = try await QueueWorld()
    #expect(try await world.queue() == "")
    #expect(try await world.update("b", "1") == "done")
    #expect(try await world.notification() == "317 alice 1 b=1")
    #expect(try await world.update("a", "2") == "done")
    #expect(try await world.notification() == "317 alice 1 a=2")
    // Anyone may change an element, which keeps its place.
    #expect(try await world.update("b", "3", by: world.base.bob) == "done")
    #expect(try await world.notification() == "317 bob 1 b=3")
    #expect(try await world.queue(by: world.base.bob) == "b=3 a=2")
    #expect(try await world.batch(["a": "4", "x": "5"]) == "missing [\"x\"]")
    #expect(try await world.notification() == "317 alice 5 a=4")
    #expect(try await world.remove() == "b=3")
    #expect(try await world.notification() == "317 alice 2 b=3")
    #expect(try await world.remove("b") == "remote 404")
    #expect(try await world.remove("a") == "a=4")
    #expect(try await world.notification() == "317 alice 2 a=4")
    #expect(try await world.remove() == "remote 404")
    #expect(try await world.update("c", "") == "done")
    #expect(try await world.notification() == "317 alice 1 c=")
    #expect(try await world.drop() == "done")
    #expect(try await world.notification() == "317 alice 3")
    #expect(try await world.queue() == "")
    // Bob is notified neither without `notify` nor of a value that the entry already has.
    #expect(try await world.update("d", "1") == "done")
    #expect(try await world.update("d", "1") == "done")
    #expect(try await world.batch(["d": "2"], notify: false) == "missing []")
    #expect(try await world.update("d", "3") == "done")
    #expect(try await world.notification() == "317 alice 1 d=1")
    #expect(try await world.notification() == "317 alice 1 d=3")
  }

  @Test func transientElementsGoWithTheirOwner() async throws {
    let world = try await QueueWorld()
    #expect(try await world.update("seat", "1", transient: true) == "done")
    #expect(try await world.notification() == "317 alice 1 seat=1")
    #expect(try await world.update("other", "2", transient: true) == "done")
    #expect(try await world.notification() == "317 alice 1 other=2")
    try await world.base.setReachable(false)
    #expect(try await world.notification() == "320 alice 4 other=2 seat=1")
    #expect(try await world.queue(by: world.base.bob) == "")
    #expect(try await world.update("late", "3", by: world.base.bob) == "done")
    #expect(try await world.notification() == "317 bob 1 late=3")
    // After the break the queue is as it is then.
    try await world.base.setReachable(true)
    #expect(try await world.queue() == "late=3")
  }

  @Test func levelDecidesWhoMayChangeTheQueue() async throws {
    let world = try await QueueWorld()
    let owner = world.base.owner.device
    let failed = try await outcome { done in
      owner.changeStandings(of: ["alice"], inRoom: world.room, .manager(true), announces: false) { done($0) }
    }
    #expect(failed == nil)
    // Managers choose the account to which an element belongs.
    #expect(try await world.update("k", "1", of: "alice", by: world.base.bob) == "remote 403")
    #expect(try await world.update("k", "1", transient: true, of: "bob") == "done")
    #expect(try await world.notification() == "317 alice 1 k=1")
    #expect(try await world.update("k", "1", of: "nobody") == "remote 404")
    let request = NIMChatroomUpdateRequest()
    (request.roomId, request.updateInfo) = (world.room, [NIMChatroomUpdateTag.queueModificationLevel.rawValue: 1])
    let manager = world.base.manager
    #expect(Transcript.word(try await outcome { manager.updateChatroomInfo(request, completion: $0) }) == "done")
    #expect(try await world.update("k", "2", by: world.base.bob) == "remote 403")
    #expect(try await world.batch(["k": "2"], by: world.base.bob) == "remote 403")
    #expect(try await world.remove(by: world.base.bob) == "remote 403")
    #expect(try await world.drop(by: world.base.bob) == "remote 403")
    #expect(try await world.update("k", "2") == "done")
    #expect(try await world.notification() == "317 alice 1 k=2")
  }

  @Test func wrongRequestsAreRefused() async throws {
    let world = try await QueueWorld()
    #expect(try await world.update("", "1") == "local 1")
    #expect(try await world.update(String(repeating: "k", count: 129), "1") == "local 1")
    #expect(try await world.update("k", String(repeating: "v", count: 4097)) == "local 1")
    #expect(try await world.update("k", "1", in: "") == "local 1")
    #expect(try await world.update("k", "1", in: "nowhere") == "remote 13002")
    #expect(try await world.batch([:]) == "local 1")
    #expect(try await world.batch(["k": 1]) == "local 1")
    #expect(
      try await world.batch(Dictionary(uniqueKeysWithValues: (0...200).map { (AnyHashable("\($0)"), "v") }))
        == "local 1")
    let stranger = try await ChatApp.other("stranger", in: world.base.environment)
    #expect(try await world.update("k", "1", by: stranger) == "remote 804")
    #expect(try await world.queue(by: stranger) == "remote 804")
    let manager = world.base.manager
    manager.updateChatroomQueueObject(NIMChatroomQueueUpdateRequest())
    manager.removeChatroomQueueObject(NIMChatroomQueueRemoveRequest())
    manager.batchUpdateChatroomQueueObject(NIMChatroomQueueBatchUpdateRequest())
    manager.fetchChatroomQueue("")
    manager.dropChatroomQueue("")
    #expect(try await world.queue() == "")
  }
}
