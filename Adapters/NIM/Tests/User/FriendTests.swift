import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Friends, the black list and muted users, as an app of NIM has them.
@Suite @MainActor struct FriendTests {
  private final class Listener: NSObject, NIMUserManagerDelegate, NIMSystemNotificationManagerDelegate {
    let told = Inbox<String>("news of users")
    let received = Inbox<NIMSystemNotification>("system notification")

    init(_ sdk: NIMSDK) {
      super.init()
      sdk.userManager.add(self)
      sdk.systemNotificationManager.add(self)
    }

    func onFriendChanged(_ user: NIMUser) { told.add("friend \(user.userId ?? "-") \(user.alias ?? "-")") }
    func onBlackListChanged() { told.add("black list") }
    func onMuteListChanged() { told.add("mute list") }
    func onReceive(_ notification: NIMSystemNotification) {
      let attachment = notification.attachment as? NIMUserAddAttachment
      let operation = attachment.map { "\($0.operationType)" } ?? "none"
      told.add(
        "\(notification.type) \(operation) \(notification.sourceID ?? "-") \(notification.targetID ?? "-")"
          + " \(notification.postscript ?? "-")")
      received.add(notification)
    }
  }

  private func request(
    _ app: ChatApp, _ operation: NIMUserOperation, _ user: String, _ message: String? = nil
  ) async throws -> String {
    let request = NIMUserRequest()
    (request.userId, request.operation, request.message) = (user, operation, message)
    return Transcript.word(try await outcome { app.sdk.userManager.requestFriend(request, completion: $0) })
  }

  private func names(_ users: [NIMUser]?) -> [String]? { users?.map { $0.userId ?? "-" } }

  @Test func aRequestIsAnswered() async throws {
    let world = try await ConversationWorld()
    let (alice, bob) = (Listener(world.alice.sdk), Listener(world.bob.sdk))
    world.clock.advance(bySeconds: 3)
    #expect(try await request(world.alice, .request, "bob", "hello") == "done")
    #expect(try await bob.told.next() == "friendAdd request alice bob hello")
    let notification = try await bob.received.next()
    #expect(notification.timestamp == world.clock.now().seconds && notification.notificationId > 0)
    #expect(!notification.read && notification.handleStatus == 0)
    #expect(try await request(world.bob, .reject, "alice", "not now") == "done")
    #expect(try await alice.told.next() == "friendAdd reject bob alice not now")
    #expect(try await request(world.bob, .verify, "alice") == "remote 404")
    #expect(world.alice.sdk.userManager.myFriends()?.isEmpty == true)

    #expect(try await request(world.alice, .request, "bob") == "done")
    #expect(try await bob.told.next() == "friendAdd request alice bob -")
    #expect(try await bob.received.next().notificationId > notification.notificationId)
    #expect(try await request(world.bob, .verify, "alice", "welcome") == "done")
    // The answering client is notified before the completion runs.
    #expect(try await bob.told.next() == "friend alice -")
    #expect(world.bob.sdk.userManager.isMyFriend("alice"))
    #expect(try await alice.told.next() == "friendAdd verify bob alice welcome")
    #expect(try await alice.told.next() == "friend bob -")
    #expect(names(world.alice.sdk.userManager.myFriends()) == ["bob"])
    #expect(world.alice.sdk.userManager.isMyFriend("BOB"))

    world.alice.sdk.userManager.deleteFriend("bob")
    #expect(try await alice.told.next() == "friend bob -")
    #expect(try await bob.told.next() == "deleteFriend none alice bob -")
    #expect(try await bob.told.next() == "friend alice -")
    #expect(!world.bob.sdk.userManager.isMyFriend("alice"))
  }

  @Test func aliasAndTextAreTheAccountsOwn() async throws {
    let world = try await ConversationWorld()
    let (alice, bob) = (Listener(world.alice.sdk), Listener(world.bob.sdk))
    let tablet = try await ChatApp.other("alice", device: "tablet", in: world.environment)
    let listener = Listener(tablet.sdk)
    let users = world.alice.sdk.userManager
    #expect(try await request(world.alice, .add, "bob", "hi") == "done")
    #expect(try await bob.told.next() == "friendAdd add alice bob hi")
    #expect(try await bob.told.next() == "friend alice -")
    #expect(try await alice.told.next() == "friend bob -")
    #expect(try await listener.told.next() == "friend bob -")
    let user = try #require(users.userInfo("bob"))
    #expect(user.alias == nil && user.ext == nil)
    user.alias = String(repeating: "x", count: 129)
    #expect(Transcript.word(try await outcome { users.update(user, completion: $0) }) == "local 1")
    (user.alias, user.ext) = ("Bobby", "{}")
    #expect(try await outcome { users.update(user, completion: $0) } == nil)
    #expect(try await listener.told.next() == "friend bob Bobby")
    #expect(tablet.sdk.userManager.userInfo("bob")?.ext == "{}")
    #expect(bob.told.pending.isEmpty && world.bob.sdk.userManager.userInfo("alice")?.alias == nil)
    // A field that is nil stays as it is, an empty one is removed.
    let other = NIMUser()
    (other.userId, other.ext) = ("bob", "")
    #expect(try await outcome { users.update(other, completion: $0) } == nil)
    #expect(users.userInfo("bob")?.alias == "Bobby" && users.userInfo("bob")?.ext == nil)
    #expect(try await outcome { users.deleteFriend("bob", completion: $0) } == nil)
    #expect(users.userInfo("bob")?.alias == "Bobby" && !users.isMyFriend("bob"))
    #expect(try await outcome { users.deleteFriend("bob", removeAlias: true, completion: $0) } == nil)
    #expect(users.userInfo("bob")?.alias == nil)
  }

  @Test func theBlackListKeepsMessagesAway() async throws {
    let world = try await ConversationWorld()
    let (alice, users) = (Listener(world.alice.sdk), world.alice.sdk.userManager)
    try await users.add(toBlackList: "bob")
    #expect(try await alice.told.next() == "black list")
    #expect(users.isUser(inBlackList: "bob") && names(users.myBlackList()) == ["bob"])
    #expect(users.userInfo("bob")?.isInMyBlackList() == true)
    let message = NIMMessage()
    message.text = "kept away"
    try world.bob.sdk.chatManager.send(message, to: ChatApp.direct("alice"))
    let completed = try await world.bob.completed.next()
    #expect(completed.error == nil && completed.message === message && message.isBlackListed)
    #expect(message.deliveryState == .deliveried)
    #expect(try await request(world.bob, .add, "alice") == "remote 7101")
    #expect(try await request(world.bob, .request, "alice") == "done")
    try await users.remove(fromBlackBlackList: "bob")
    #expect(try await alice.told.next() == "black list")
    #expect(users.myBlackList()?.isEmpty == true)
    _ = try await world.bob.send("after", to: ChatApp.direct("alice"))
    #expect(try await world.alice.received.next().text == "after")
    #expect(world.localTexts() == ["after"])
    #expect(try await world.serverTexts() == ["after"])
    #expect(alice.received.pending.isEmpty)
  }

  /// With `fixMsgStatusByBlackList` a message to an account that has blocked its sender fails.
  @Test func aMessageMayFail() async throws {
    let world = try await ConversationWorld { $0.fixMsgStatusByBlackList = true }
    try await world.bob.sdk.userManager.add(toBlackList: "alice")
    let message = NIMMessage()
    message.text = "again"
    try world.alice.sdk.chatManager.send(message, to: world.session)
    let completed = try await world.alice.completed.next()
    #expect(Transcript.word(completed.error) == "remote 7101" && message.isBlackListed)
    #expect(message.deliveryState == .failed)
    let stored = world.manager.messages(in: world.session, messageIds: [message.messageId])?.first
    #expect(stored?.isBlackListed == true)
    try await world.bob.sdk.userManager.remove(fromBlackBlackList: "alice")
    try world.alice.sdk.chatManager.resend(message)
    #expect(try await world.alice.completed.next().error == nil)
    #expect(try await world.bob.received.next().text == "again" && !message.isBlackListed)
    #expect(world.manager.messages(in: world.session, messageIds: [message.messageId])?.first?.isBlackListed == false)
  }

  @Test func mutedUsersAreListed() async throws {
    let world = try await ConversationWorld()
    let (alice, users) = (Listener(world.alice.sdk), world.alice.sdk.userManager)
    #expect(users.notify(forNewMsg: "bob") && users.userInfo("bob")?.notifyForNewMsg() == true)
    users.updateNotifyState(false, forUser: "bob")
    #expect(try await alice.told.next() == "mute list")
    #expect(!users.notify(forNewMsg: "bob") && names(users.myMuteUserList()) == ["bob"])
    #expect(users.userInfo("bob")?.notifyForNewMsg() == false)
    _ = try await world.bob.send("quietly", to: ChatApp.direct("alice"))
    #expect(try await world.alice.received.next().text == "quietly")
    #expect(try await outcome { users.updateNotifyState(true, forUser: "bob", completion: $0) } == nil)
    #expect(try await alice.told.next() == "mute list")
    #expect(users.myMuteUserList()?.isEmpty == true)
  }

  @Test func invalidRequestsAreRefused() async throws {
    let world = try await ConversationWorld()
    let users = world.alice.sdk.userManager
    #expect(try await request(world.alice, .add, "nobody") == "remote 404")
    #expect(try await request(world.alice, .request, "alice") == "local 1")
    #expect(try await request(world.alice, .request, "") == "local 1")
    #expect(try await request(world.alice, .request, "bob", String(repeating: "x", count: 3000)) == "remote 419")
    #expect(users.userInfo("nobody")?.userId == "nobody")
    await #expect(throws: (any Error).self) { try await users.add(toBlackList: "nobody") }
    // A removed listener is not notified, and after the logout none is.
    let listener = Listener(world.alice.sdk)
    users.remove(listener)
    try await users.add(toBlackList: "bob")
    #expect(listener.told.pending.isEmpty)
    try await world.alice.logOut()
    #expect(try await request(world.alice, .add, "bob") == "local 13")
    #expect(users.myFriends() == nil && users.myBlackList() == nil && users.myMuteUserList() == nil)
    #expect(users.userInfo("bob") == nil && !users.isMyFriend("bob") && !users.isUser(inBlackList: "bob"))
  }
}
