import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Chatrooms that are entered without the SDK's login: with an account, and as a visitor.
@Suite(.serialized) @MainActor struct IndependentChatroomTests {
  /// Keeps the callbacks of an app. Used on the main queue only.
  private final class Listener: NSObject, NIMChatroomManagerDelegate, NIMChatManagerDelegate, NIMSDKConfigDelegate,
    NIMLoginManagerDelegate
  {
    let lines = Inbox<String>("line")
    let received = Inbox<NIMMessage>("message")
    let completed = Inbox<(NIMMessage, String)>("completion")
    private(set) var steps = 0
    private(set) var asked: [String] = []
    var token: String?
    var loginExtension: String?

    func onLogin(_ step: NIMLoginStep) { steps += 1 }
    func chatroom(_ roomId: String, connectionStateChanged state: NIMChatroomConnectionState) {
      lines.add("\(roomId) \(state)")
    }
    func chatroom(_ roomId: String, autoLoginFailed error: any Error) {
      lines.add("\(roomId) failed: \(Transcript.word(error))")
    }
    func chatroomBeKicked(_ result: NIMChatroomBeKickedResult) {
      lines.add("\(result.roomId) kicked: \(result.reason)")
    }
    func onRecvMessages(_ messages: [NIMMessage]) { for message in messages { received.add(message) } }
    func send(_ message: NIMMessage, didCompleteWithError error: (any Error)?) {
      completed.add((message, Transcript.word(error)))
    }
    func dynamicChatRoomToken(forAccount account: String, room roomId: String, appKey: String) -> String? {
      asked.append("token \(account) \(roomId) \(appKey)")
      return token
    }
    func dynamicChatRoomLoginExt(forAccount account: String, room roomId: String, appKey: String) -> String? {
      loginExtension
    }

    @MainActor func wait(for line: String) async throws { while try await lines.next() != line {} }
  }

  /// An app whose SDK is not logged in.
  private struct App {
    let sdk: NIMSDK
    let listener = Listener()

    @MainActor init(_ environment: MessagingEnvironment, device: String = "web") {
      let config = NIMSDKConfig()
      config.delegate = listener
      sdk = NIMSDK(environment: environment, device: device, config: config)
      sdk.chatroomManager.add(listener)
      sdk.chatManager.add(listener)
      sdk.loginManager.add(listener)
    }

    @MainActor func enter(
      _ room: String, _ change: (NIMChatroomEnterRequest, NIMChatroomIndependentMode) -> Void
    ) async throws -> (error: String, room: NIMChatroom?, member: NIMChatroomMember?) {
      let (request, mode) = (NIMChatroomEnterRequest(), NIMChatroomIndependentMode())
      (request.roomId, request.mode) = (room, mode)
      change(request, mode)
      let entered = Inbox<(error: String, room: NIMChatroom?, member: NIMChatroomMember?)>("entrance")
      sdk.chatroomManager.enterChatroom(request) { entered.add((Transcript.word($0), $1, $2)) }
      return try await entered.next()
    }

    @MainActor func send(_ text: String, to room: String) async throws -> String {
      let message = NIMMessage()
      message.text = text
      try sdk.chatManager.send(message, to: NIMSession(room, type: .chatroom))
      return try await listener.completed.next().1
    }

    @MainActor func history(_ room: String) async throws -> String {
      let option = NIMHistoryMessageSearchOption()
      (option.limit, option.order) = (10, .asc)
      let fetched = Inbox<String>("history")
      sdk.chatroomManager.fetchMessageHistory(room, option: option) { fetched.add(Transcript.texts($0, $1)) }
      return try await fetched.next()
    }
  }

  private typealias Entering = (NIMChatroomEnterRequest, NIMChatroomIndependentMode) -> Void

  private static func account(_ account: String, _ token: String = "") -> Entering {
    { ($1.username, $1.token, $1.chatroomAppKey) = (account, token, "key") }
  }

  private static func visitor(
    _ request: NIMChatroomEnterRequest, _ mode: NIMChatroomIndependentMode
  ) {
    (request.roomNickname, request.roomAvatar) = ("Guest", "picture")
  }

  private func deviceID(_ room: String, of device: String = "web") -> DeviceID {
    DeviceID(hexadecimal(SHA256.value(of: Array("\(device) \(room)".utf8))))
  }

  @Test func accountThatIsNotLoggedInChatsInAChatroom() async throws {
    let world = try await ChatroomWorld()
    try await world.enter()
    let app = App(world.environment)
    let entered = try await app.enter(world.room, Self.account("carol"))
    #expect(entered.error == "done" && entered.room?.onlineUserCount == 2)
    #expect(entered.member?.userId == "carol" && entered.member?.type == .guest)
    try await app.listener.wait(for: "lobby enterOK")
    #expect(!app.sdk.loginManager.isLogined() && app.sdk.loginManager.currentAccount().isEmpty)
    #expect(try await app.send("hello", to: world.room) == "done")
    let message = try await world.alice.received.next()
    #expect(message.text == "hello" && message.from == "carol")
    _ = try await world.alice.send("welcome", to: world.session)
    let answer = try await app.listener.received.next()
    #expect(answer.text == "welcome" && answer.session?.sessionType == .chatroom && !answer.isOutgoingMsg)
    #expect(try await app.history(world.room) == "hello welcome")
    let update = NIMChatroomMemberInfoUpdateRequest()
    update.roomId = world.room
    update.updateInfo = [NSNumber(value: NIMChatroomMemberInfoUpdateTag.nick.rawValue): "Car"]
    #expect(try await outcome { app.sdk.chatroomManager.updateMyChatroomMemberInfo(update, completion: $0) } == nil)
    let queue = NIMChatroomQueueUpdateRequest()
    (queue.roomId, queue.key, queue.value) = (world.room, "k", "v")
    #expect(try await outcome { app.sdk.chatroomManager.updateChatroomQueueObject(queue, completion: $0) } == nil)
    let elements: [[String: String]]? =
      try await TestSupport.answer { app.sdk.chatroomManager.fetchChatroomQueue(world.room, completion: $0) }.value
    #expect(elements == [["k": "v"]])
    let members = NIMChatroomMemberRequest()
    (members.roomId, members.type) = (world.room, .temp)
    let there = try await app.sdk.chatroomManager.fetchChatroomMembers(members)
    #expect(Set(there.map(\.userId)) == ["alice", "carol"])
    // Nothing but the chatroom's calls is done with it.
    #expect(throws: NSError.self) { try app.sdk.chatManager.send(NIMMessage(), to: NIMSession("alice", type: .P2P)) }
    #expect(try await outcome { app.sdk.chatroomManager.exitChatroom(world.room, completion: $0) } == nil)
    let again = try await outcome { app.sdk.chatroomManager.exitChatroom(world.room, completion: $0) }
    #expect(Transcript.word(again) == "local 13")
    #expect(try await app.history(world.room) == "local 13")
    #expect(app.listener.steps == 0)
  }

  /// The account's logins and the connection of the chatroom do not know of each other, and several chatrooms have one each.
  @Test func connectionsOfChatroomsAndLoginsLeaveEachOtherAlone() async throws {
    let world = try await ChatroomWorld()
    _ = try world.environment.administration.createRoom(id: "second", name: "Second", owner: "owner")
    let app = App(world.environment)
    for room in ["lobby", "second"] { #expect(try await app.enter(room, Self.account("bob")).error == "done") }
    #expect(world.bob.sdk.loginManager.isLogined())
    #expect(world.bob.sdk.loginManager.currentLoginClients()?.isEmpty ?? true)
    // With its own login the app enters as another account.
    #expect(
      try await outcome { app.sdk.loginManager.login("dave", token: "", completion: $0) } == nil)
    #expect(try await app.enter("second", Self.account("Dave")).member?.userId == "dave")
    try world.owner.device.send(MessageDraft(conversation: .direct("bob"), body: MessageBody(content: .text("direct"))))
    #expect(try await world.bob.received.next().text == "direct")
    world.owner.device.enterRoom("lobby", as: RoomAppearance()) { _ in }
    try world.owner.device.send(MessageDraft(conversation: .room("lobby"), body: MessageBody(content: .text("room"))))
    #expect(try await app.listener.received.next().text == "room")
    #expect(try await outcome { app.sdk.loginManager.logout($0) } == nil)
    #expect(try await app.send("still here", to: "lobby") == "done")
    #expect(app.listener.received.takeAll().isEmpty)
    #expect(try await app.enter("lobby", Self.account("erin")).member?.userId == "erin")
    let members = NIMChatroomMemberRequest()
    (members.roomId, members.type) = ("lobby", .temp)
    #expect(try await app.sdk.chatroomManager.fetchChatroomMembers(members).map(\.userId) == ["erin"])
  }

  @Test func visitorReadsAndDoesNotWrite() async throws {
    let world = try await ChatroomWorld()
    try await world.enter()
    let app = App(world.environment)
    #expect(try await app.enter(world.room, Self.visitor).error == "remote 403")
    try world.environment.administration.updateSettings { $0.admitsVisitors = true }
    #expect(try await app.enter(world.room) { _, _ in }.error == "local 1")
    #expect(try await app.enter(world.room) { request, _ in request.roomNickname = "Guest" }.error == "local 1")
    #expect(try await app.enter("") { Self.visitor($0, $1) }.error == "local 1")
    #expect(try await app.enter("none") { Self.visitor($0, $1) }.error == "remote 13002")
    let entered = try await app.enter(world.room) { request, mode in
      Self.visitor(request, mode)
      mode.anonName = "anonymous"
    }
    let member = try #require(entered.member)
    #expect(entered.error == "done" && member.type == .anonymousGuest && member.roomNickname == "Guest")
    #expect(member.roomAvatar == "picture" && member.userId?.hasPrefix("visitor:") == true)
    _ = try await world.alice.send("hello", to: world.session)
    #expect(try await app.listener.received.next().text == "hello")
    #expect(try await app.history(world.room) == "hello")
    #expect(try await app.send("mine", to: world.room) == "remote 403")
    let members = NIMChatroomMemberRequest()
    (members.roomId, members.type) = (world.room, .temp)
    let seen = try await world.manager.fetchChatroomMembers(members)
    #expect(seen.first { $0.type == .anonymousGuest }?.userId == member.userId && seen.count == 2)
    members.type = .regular
    #expect(try await world.manager.fetchChatroomMembers(members).allSatisfy { $0.type != .anonymousGuest })
    let queue = NIMChatroomQueueUpdateRequest()
    (queue.roomId, queue.key) = (world.room, "k")
    let refused = try await outcome { app.sdk.chatroomManager.updateChatroomQueueObject(queue, completion: $0) }
    #expect(Transcript.word(refused) == "remote 403")
    // A break of the link makes it no other visitor.
    for isReachable in [false, true] {
      world.environment.setReachable(
        isReachable, account: AccountID(member.userId ?? ""), device: deviceID(world.room), style: "NIM")
    }
    for line in ["lobby loseConnection", "lobby entering", "lobby enterOK"] { try await app.listener.wait(for: line) }
    let still = try await world.manager.fetchChatroomInfo(world.room)
    #expect(still.onlineUserCount == 2)
    // Its owner removes it.
    world.owner.device.removeMembers([AccountID(member.userId ?? "")], fromRoom: world.room) { _ in }
    try await app.listener.wait(for: "lobby kicked: byManager")
    #expect(try await app.history(world.room) == "local 13")
  }

  @Test func tokensOfAChatroomAreSupplied() async throws {
    let clock = ManualClock()
    let shown = Lock<[String?]>([])
    let environment = MessagingEnvironment.inMemory(
      clock: clock,
      tokenCheck: refusing { request in
        if request.account == "carol" { shown.withLock { $0.append(request.loginExtension) } }
        return ["static", "one", "two", ""].contains(request.token) ? nil : MessagingError(.invalidToken)
      })
    defer { environment.shutDown() }
    try environment.administration.createAccount("owner")
    let room = try environment.administration.createRoom(id: "lobby", name: "Lobby", owner: "owner")
    let app = App(environment)
    #expect(try await app.enter(room, Self.account("carol", "wrong")).error == "remote 302")
    #expect(try await app.enter(room, Self.account("carol", "static")).error == "done")
    #expect(app.sdk.chatroomManager.chatroomAuthMode(room) == NIMChatroomLoginAuthType.default.rawValue)
    #expect(app.listener.asked.isEmpty && shown.withLock { $0 } == [nil, nil])
    // The app's server checks a token with an extension.
    #expect(
      try await app.enter(room) { request, mode in
        Self.account("carol", "static")(request, mode)
        request.loginAuthType = .thirdPart
      }.error == "local 1")
    #expect(
      try await app.enter(room) { request, mode in
        Self.account("carol", "static")(request, mode)
        (request.loginAuthType, request.loginExt) = (.thirdPart, "given")
      }.error == "done")
    #expect(shown.withLock { $0.last } == "given")
    app.listener.loginExtension = "supplied"
    let handled = Inbox<String>("handler")
    let dynamic: Entering = { request, mode in
      Self.account("carol", "wrong")(request, mode)
      (request.loginAuthType, request.loginExt) = (.dynamicToken, "given")
      request.dynamicTokenHandler = { room, account in
        handled.add("\(room ?? "") \(account ?? "")")
        return "one"
      }
    }
    #expect(try await app.enter(room, dynamic).error == "done")
    #expect(handled.takeAll() == ["lobby carol"] && app.listener.asked == ["token carol lobby key"])
    #expect(shown.withLock { $0.last } == "supplied")
    #expect(app.sdk.chatroomManager.chatroomAuthMode(room) == NIMChatroomLoginAuthType.dynamicToken.rawValue)
    // A lost connection is restored with the token of then; one that is wrong by then ends it.
    app.listener.token = "two"
    func reconnect() {
      for isReachable in [false, true] {
        environment.setReachable(isReachable, account: "carol", device: deviceID(room), style: "NIM")
      }
    }
    _ = app.listener.lines.takeAll()
    reconnect()
    for line in ["lobby loseConnection", "lobby entering", "lobby enterOK"] { try await app.listener.wait(for: line) }
    #expect(handled.takeAll().isEmpty)
    app.listener.token = "three"
    reconnect()
    for line in ["lobby loseConnection", "lobby enterFailed", "lobby failed: remote 302"] {
      try await app.listener.wait(for: line)
    }
    #expect(try await app.history(room) == "local 13")
  }

  @Test func bannedAccountIsOut() async throws {
    let world = try await ChatroomWorld()
    let app = App(world.environment)
    #expect(try await app.enter(world.room, Self.account("carol")).error == "done")
    try world.environment.administration.ban("carol", reason: "spam")
    try await app.listener.wait(for: "lobby kicked: byManager")
    #expect(try await app.enter(world.room, Self.account("carol")).error == "remote 422")
    #expect(try await app.enter(world.room, Self.account("dave")).error == "done")
    world.owner.device.dismissRoom(world.room) { _ in }
    try await app.listener.wait(for: "lobby kicked: invalidRoom")
  }

  // Safe to share: it is called once, after it was handed over.
  private struct UncheckedAnswer: @unchecked Sendable {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// The handler is the app's for all clients: the tests that register one do so in turn.
  @Test func addressesAreRequestedFirst() async throws {
    let world = try await ChatroomWorld()
    let app = App(world.environment)
    let requested = Inbox<String>("request of addresses")
    let answers = Lock<[(NSError?, [String]?)]>([
      (NSError(domain: "app", code: 5), nil), (nil, []), (nil, nil), (nil, ["127.0.0.1:1"]),
    ])
    NIMChatroomIndependentMode.registerRequestChatroomAddressesHandler { room, done in
      guard room == world.room else { return done(nil, ["127.0.0.1:1"]) }
      requested.add(room)
      let answer = answers.withLock { $0.isEmpty ? (nil, ["127.0.0.1:1"]) : $0.removeFirst() }
      let call = UncheckedAnswer { done(answer.0, answer.1) }
      // An app may answer on any queue.
      DispatchQueue.global().async { call.body() }
    }
    for error in ["local 17", "local 17", "local 17", "done"] {
      #expect(try await app.enter(world.room, Self.account("carol")).error == error)
      #expect(try await requested.next() == world.room)
    }
    // With the SDK's login there is nothing to request.
    try await world.enter()
    #expect(requested.takeAll().isEmpty)
  }
}
