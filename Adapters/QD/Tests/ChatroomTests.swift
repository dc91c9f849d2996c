import Foundation
import Parlance
import QD_IMSDK
import TestSupport
import Testing

/// Chatrooms: entering and leaving them, and the callbacks.
@Suite @MainActor struct ChatroomTests {
  private final class Listener: NSObject, QDChatroomManagerDelegate {
    let lines = Inbox<String>("chatroom")
    func onChatroomExited(_ roomId: String, reason: QDChatroomExitReason, operatorId: String) {
      lines.add("\(roomId) \(reason) by \(operatorId)")
    }
  }

  private let environment = MessagingEnvironment.inMemory(clock: ManualClock())
  private let idle = Lock<IdleDelegate?>(nil)

  /// A chatroom with its owner, and Alice.
  private func world() async throws -> (owner: NeutralApp, alice: ChatApp, told: Listener) {
    let owner = try NeutralApp("owner", environment)
    try environment.administration.createRoom(id: "lobby", name: "Lobby", owner: "owner")
    let alice = try await ChatApp.other("alice", in: environment)
    idle.withLock { $0 = IdleDelegate(of: alice.client) }
    let told = Listener()
    alice.client.chatroomManager.add(told)
    return (owner, alice, told)
  }

  private func enter(_ app: ChatApp, _ room: String = "lobby") async throws -> (room: QDChatroom?, code: Int?) {
    let entered = Inbox<(QDChatroom?, Int?)>("entrance")
    app.client.chatroomManager.enterChatroom(room) { entered.add(($0, ($1 as NSError?)?.code)) }
    return try await entered.next()
  }

  private func exit(_ app: ChatApp, _ room: String = "lobby") async throws -> QDErrorCode? {
    try await outcome { app.client.chatroomManager.exitChatroom(room, completion: $0) }
      .flatMap { QDErrorCode(rawValue: $0.code) }
  }

  private func fetch(_ app: ChatApp, _ room: String) async throws -> (room: QDChatroom?, members: [String]?, code: Int?)
  {
    let found = Inbox<(QDChatroom?, [String]?, Int?)>("chatroom")
    app.client.chatroomManager.fetchChatroomInfo(room) { found.add(($0, $1, ($2 as NSError?)?.code)) }
    return try await found.next()
  }

  @Test func enteringAndLeaving() async throws {
    let (_, alice, told) = try await world()
    let bob = try await ChatApp.other("bob", in: environment)
    let entered = try await enter(alice)
    let room = try #require(entered.room)
    #expect(room.roomId == "lobby" && room.name == "Lobby" && room.creator == "owner" && room.onlineUserCount == 1)
    #expect(room.announcement == nil && entered.code == nil)
    let answer = Inbox<Int?>("entrance")
    bob.client.chatroomManager.enterChatroom("lobby", nickname: "Bobby") { _, error in
      answer.add((error as NSError?)?.code)
    }
    #expect(try await answer.next() == nil)
    let found = try await fetch(alice, "lobby")
    #expect(found.members == ["alice", "bob"] && found.room?.onlineUserCount == 2 && found.code == nil)
    let session = QDSession("lobby", type: .chatroom)
    _ = try await bob.send("hello", to: session)
    #expect(try await alice.received.next().first?.text == "hello")
    #expect(try await exit(alice) == nil)
    _ = try await bob.send("anybody here?", to: session)
    try await alice.catchUp()
    #expect(alice.received.pending.isEmpty && told.lines.pending.isEmpty)
    #expect(try await exit(alice) == .notInGroup)
  }

  @Test func callsForAnUnknownRoomAreRefused() async throws {
    let (_, alice, _) = try await world()
    let nowhere = try await enter(alice, "nowhere")
    #expect(nowhere.room == nil && nowhere.code == QDErrorCode.invalidChatroom.rawValue)
    #expect(try await exit(alice, "nowhere") == .invalidChatroom)
    let unknown = try await fetch(alice, "nowhere")
    #expect(unknown.room == nil && unknown.members == nil && unknown.code == nowhere.code)
    try await alice.logOut()
    #expect(try await enter(alice).code == QDErrorCode.userInfoNeeded.rawValue)
    #expect(try await exit(alice) == .userInfoNeeded)
    #expect(try await fetch(alice, "lobby").code == QDErrorCode.userInfoNeeded.rawValue)
  }

  @Test func removedMemberIsNotified() async throws {
    let (owner, alice, told) = try await world()
    #expect(try await enter(alice).code == nil)
    let removed = Inbox<MessagingError?>("removal")
    owner.device.removeMembers(["alice"], fromRoom: "lobby") { result in
      if case .failure(let error) = result { removed.add(error) } else { removed.add(nil) }
    }
    #expect(try await removed.next() == nil)
    try await alice.catchUp()
    #expect(told.lines.takeAll() == ["lobby kicked by owner"])
    #expect(try await enter(alice).code == nil)
    #expect(try await outcome { done in owner.device.dismissRoom("lobby") { done($0) } } == nil)
    try await alice.catchUp()
    #expect(told.lines.takeAll() == ["lobby closed by owner"])
    alice.client.chatroomManager.remove(told)
  }

  @Test func chatroomDismissedWhileOfflineIsReported() async throws {
    let (owner, alice, told) = try await world()
    #expect(try await enter(alice).code == nil)
    environment.setReachable(false, account: "alice", device: "phone", style: "QD")
    while try await alice.steps.next() != .loseConnection {}
    #expect(try await outcome { done in owner.device.dismissRoom("lobby") { done($0) } } == nil)
    environment.setReachable(true, account: "alice", device: "phone", style: "QD")
    #expect(try await told.lines.next() == "lobby closed by owner")
  }

  @Test func completionsAreOptional() async throws {
    let (_, alice, _) = try await world()
    #expect(try await enter(alice).code == nil)
    let leave: (any QDIMChatroomManager) -> Void = { $0.exitChatroom("lobby") }
    leave(alice.client.chatroomManager)
    #expect(try await fetch(alice, "lobby").members == [])
  }
}
