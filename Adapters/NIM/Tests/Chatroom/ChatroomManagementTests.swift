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
      guard let object = message.messageObject as? NIMNotificationObject else { continue }
      #expect(object.notificationType == .chatroom && message.session?.sessionType == .chatroom)
      if let content = object.content as? NIMChatroomNotificationContent { contents.add(content) }
    }
  }

  func next(isolation: isolated (any Actor)? = #isolation) async throws -> NIMChatroomNotificationContent {
    try await contents.next()
  }
}

/// A chatroom in which Alice, a manager, and Bob are.
@MainActor private final class ManagedWorld {
  let base: ChatroomWorld
  /// The notifications that Bob receives.
  let notifications = Notifications()
  /// Bob's callbacks for chatrooms.
  let told = Transcript()
  var room: String { base.room }
  var manager: any NIMChatroomManager { base.manager }

  init() async throws {
    base = try await ChatroomWorld()
    try await base.enter()
    try await base.enter(base.bob)
    base.bob.sdk.chatManager.add(notifications)
    base.bob.sdk.chatroomManager.add(told)
    #expect(try await setManager("alice", true) == "done")
    #expect(try await notifications.next().eventType == .addManager)
  }

  typealias Completion = ((any Error)?) -> Void

  /// Makes an account a manager in the name of the owner, or no longer; returns the outcome.
  func setManager(_ account: AccountID, _ isManager: Bool) async throws -> String {
    let error = try await outcome { done in
      base.owner.device.changeStandings(of: [account], inRoom: room, .manager(isManager)) { done($0) }
    }
    return error.map { "\($0)" } ?? "done"
  }

  /// Changes what the chatroom keeps of an account, in the name of Alice or another; returns the outcome.
  func change(
    _ user: String, _ enable: Bool = true, ext: String? = nil, by app: ChatApp? = nil, in room: String? = nil,
    _ call: (any NIMChatroomManager, NIMChatroomMemberUpdateRequest, @escaping Completion) -> Void
  ) async throws -> String {
    let request = NIMChatroomMemberUpdateRequest()
    (request.roomId, request.userId, request.enable) = (room ?? self.room, user, enable)
    request.notifyExt = ext
    let manager = (app ?? base.alice).sdk.chatroomManager
    return Transcript.word(try await outcome { call(manager, request, $0) })
  }

  /// Takes an account out of the chatroom; returns the outcome.
  func kick(_ user: String, by app: ChatApp? = nil) async throws -> String {
    let request = NIMChatroomMemberKickRequest()
    (request.roomId, request.userId) = (room, user)
    let manager = (app ?? base.alice).sdk.chatroomManager
    return Transcript.word(try await outcome { manager.kickMember(request, completion: $0) })
  }

  /// Changes properties; returns the outcome.
  func update(_ values: [AnyHashable: Any], notify: Bool = false, by app: ChatApp? = nil) async throws -> String {
    let request = NIMChatroomUpdateRequest()
    (request.roomId, request.updateInfo, request.needNotify) = (room, values, notify)
    request.notifyExt = "news"
    let manager = (app ?? base.alice).sdk.chatroomManager
    return Transcript.word(try await outcome { manager.updateChatroomInfo(request, completion: $0) })
  }

  /// Lets Bob write; returns the outcome.
  func bobWrites() async throws -> String {
    let message = NIMMessage()
    message.text = "hello"
    try base.bob.sdk.chatManager.send(message, to: base.session)
    return Transcript.word(try await base.bob.completed.next().error)
  }

  /// Returns an account's entry in the chatroom's list of members; nil if the list does not have it.
  ///
  /// - parameter app: The app that fetches the list; nil for Alice's.
  func member(_ user: String, by app: ChatApp? = nil) async throws -> NIMChatroomMember? {
    let request = NIMChatroomMembersByIdsRequest()
    (request.roomId, request.userIds) = (room, [user])
    return try await (app ?? base.alice).sdk.chatroomManager.fetchChatroomMembers(byIds: request).first
  }

  /// Returns the kinds of Bob's notifications since the last call.
  func news() async throws -> [NIMChatroomEventType] {
    try await base.alice.catchUp()
    try await base.bob.catchUp()
    return notifications.contents.takeAll().map(\.eventType)
  }
}

/// Managers of a chatroom, silences, the black list, and the chatroom's properties.
@Suite @MainActor struct ChatroomManagementTests {
  @Test func theCreatorMakesManagers() async throws {
    let world = try await ManagedWorld()
    let creator = try await ChatApp.other("owner", in: world.base.environment)
    #expect(
      try await world.change("bob", ext: "hi", by: creator) { $0.markMemberManager($1, completion: $2) } == "done")
    let marked = try await world.notifications.next()
    #expect(marked.eventType == .addManager && marked.source?.userId == "owner" && marked.notifyExt == "hi")
    #expect(marked.targets?.map(\.userId) == ["bob"] && marked.ext == nil && marked.tags == nil)
    #expect(try await world.member("bob")?.type == .manager)
    // Managers may not change each other.
    #expect(try await world.change("bob") { $0.updateMemberMute($1, completion: $2) } == "remote 403")
    #expect(try await world.kick("bob") == "remote 403")
    #expect(try await world.change("bob", by: creator) { $0.markMemberManager($1, completion: $2) } == "done")
    #expect(try await world.change("bob", false, by: creator) { $0.markMemberManager($1, completion: $2) } == "done")
    // What was so already was not notified again.
    #expect(try await world.news() == [.removeManager])
    #expect(try await world.member("bob")?.type == .guest)
  }

  @Test func managersMuteMembers() async throws {
    let world = try await ManagedWorld()
    #expect(try await world.bobWrites() == "done")
    #expect(try await world.change("bob", ext: "quiet") { $0.updateMemberMute($1, completion: $2) } == "done")
    let muted = try await world.notifications.next()
    #expect(muted.eventType == .addMute && muted.source?.userId == "alice" && muted.notifyExt == "quiet")
    #expect(muted.targets?.map(\.userId) == ["bob"] && muted.ext == nil)
    #expect(try await world.bobWrites() == "remote 13004")
    let member = try #require(try await world.member("bob"))
    #expect(member.isMuted && !member.isTempMuted && member.tempMuteDuration == 0 && member.isOnline)
    #expect(try await world.change("bob") { $0.updateMemberMute($1, completion: $2) } == "done")
    #expect(try await world.change("bob", false) { $0.updateMemberMute($1, completion: $2) } == "done")
    #expect(try await world.change("bob", false) { $0.updateMemberMute($1, completion: $2) } == "done")
    #expect(try await world.news() == [.removeMute])
    #expect(try await world.bobWrites() == "done")
  }

  @Test func managersMuteMembersForSomeTime() async throws {
    let world = try await ManagedWorld()
    func mute(_ seconds: UInt64, _ enable: Bool = true) async throws -> String {
      try await world.change("bob", enable) { $0.updateMemberTempMute($1, duration: seconds, completion: $2) }
    }
    #expect(try await mute(60) == "done")
    let muted = try await world.notifications.next()
    #expect(muted.eventType == .addMuteTemporarily && (muted.ext as? NSNumber)?.intValue == 60)
    #expect(try await world.bobWrites() == "remote 13004")
    world.base.clock.advance(bySeconds: 20)
    let member = try #require(try await world.member("bob"))
    #expect(member.isTempMuted && member.tempMuteDuration == 40 && !member.isMuted)
    // It ends by itself.
    world.base.clock.advance(bySeconds: 41)
    #expect(try await world.bobWrites() == "done")
    #expect(try await world.member("bob")?.isTempMuted == false)
    #expect(try await world.news().isEmpty)
    // Either way ends it early.
    for (seconds, enable) in [(UInt64(60), false), (0, true)] {
      #expect(try await mute(60) == "done")
      #expect(try await mute(seconds, enable) == "done")
      #expect(try await world.notifications.next().eventType == .addMuteTemporarily)
      let ended = try await world.notifications.next()
      #expect(ended.eventType == .removeMuteTemporarily && (ended.ext as? NSNumber)?.intValue == 0)
      #expect(try await world.bobWrites() == "done")
    }
  }

  @Test func allAreMuted() async throws {
    let world = try await ManagedWorld()
    func mute(_ value: String) async throws -> NSError? {
      try await outcome { done in
        world.base.owner.device.updateRoom(world.room, [GroupInfo.Property.muted: value]) { done($0) }
      }
    }
    #expect(try await mute("true") == nil)
    #expect(try await world.notifications.next().eventType == .roomMuted)
    #expect(try await world.bobWrites() == "remote 13006")
    #expect(try await world.manager.fetchChatroomInfo(world.room).inAllMuteMode())
    _ = try await world.base.alice.send("managers may write", to: world.base.session)
    #expect(try await world.change("bob") { $0.updateMemberMute($1, completion: $2) } == "done")
    #expect(try await world.bobWrites() == "remote 13004")
    #expect(try await world.change("bob", false) { $0.updateMemberMute($1, completion: $2) } == "done")
    #expect(try await mute("false") == nil)
    #expect(try await world.news() == [.addMute, .removeMute, .roomUnMuted])
    #expect(try await world.bobWrites() == "done")
  }

  @Test func theBlackListKeepsAccountsOut() async throws {
    let world = try await ManagedWorld()
    let own = Notifications()
    world.base.alice.sdk.chatManager.add(own)
    #expect(try await world.change("bob") { $0.updateMemberBlack($1, completion: $2) } == "done")
    let blocked = try await own.next()
    #expect(blocked.eventType == .addBlack && blocked.targets?.map(\.userId) == ["bob"])
    try await world.base.bob.catchUp()
    #expect(world.told.take() == ["kicked from lobby: blacklist"])
    #expect(try await world.base.enter(world.base.bob).error == "remote 13003")
    #expect(world.told.take() == ["lobby entering", "lobby enterFailed"])
    let member = try #require(try await world.member("bob"))
    #expect(member.isInBlackList && !member.isOnline && member.enterTimeInterval == 0)
    #expect(try await world.bobWrites() == "remote 804")
    #expect(try await world.change("bob") { $0.updateMemberBlack($1, completion: $2) } == "done")
    #expect(try await world.change("bob", false) { $0.updateMemberBlack($1, completion: $2) } == "done")
    #expect(try await own.next().eventType == .removeBlack)
    #expect(try await world.base.enter(world.base.bob).error == "done")
    #expect(try await world.bobWrites() == "done")
  }

  @Test(arguments: ["blocked", "closed"]) func returnFailsAfterWhatHappenedWhileAway(_ what: String) async throws {
    let world = try await ManagedWorld()
    _ = try await world.base.news()
    try await world.base.setReachable(false)
    #expect(world.base.told.take() == ["lobby loseConnection"])
    if what == "blocked" {
      let error = try await outcome { done in
        world.base.owner.device.changeStandings(of: ["alice"], inRoom: world.room, .blocked(true)) { done($0) }
      }
      #expect(error == nil)
    } else {
      let error = try await outcome { done in world.base.owner.device.dismissRoom(world.room) { done($0) } }
      #expect(error == nil)
    }
    try await world.base.setReachable(true)
    let code = what == "blocked" ? 13003 : 13002
    #expect(try await world.base.told.take(2) == ["lobby enterFailed", "not in lobby again: remote \(code)"])
    world.manager.exitChatroom(world.room, completion: world.base.told.completion("exit"))
    #expect(try await world.base.news() == ["exit: remote \(what == "blocked" ? 804 : 13002)"])
  }

  @Test func managersTakeMembersOut() async throws {
    let world = try await ManagedWorld()
    #expect(try await world.kick("bob") == "done")
    try await world.base.bob.catchUp()
    #expect(world.told.take() == ["kicked from lobby: byManager"])
    #expect(try await world.kick("bob") == "remote 804")
    #expect(try await world.base.enter(world.base.bob).error == "done")
  }

  @Test func propertiesAreChanged() async throws {
    let world = try await ManagedWorld()
    let values: [AnyHashable: Any] = [
      NSNumber(value: NIMChatroomUpdateTag.name.rawValue): "New", NIMChatroomUpdateTag.announcement.rawValue: "hello",
      NIMChatroomUpdateTag.broadcastUrl.rawValue: "http://stream", NIMChatroomUpdateTag.ext.rawValue: "{}",
      NIMChatroomUpdateTag.queueModificationLevel.rawValue: NSNumber(value: 1), 99: "passed over", "name": "too",
    ]
    #expect(try await world.update(values, notify: true) == "done")
    let told = try await world.notifications.next()
    #expect(told.eventType == .infoUpdated && told.source?.userId == "alice" && told.notifyExt == "news")
    #expect(told.targets?.isEmpty == true && told.ext == nil)
    let room = try await world.manager.fetchChatroomInfo(world.room)
    #expect(room.name == "New" && room.announcement == "hello" && room.ext == "{}" && !room.inAllMuteMode())
    #expect(room.broadcastUrl == "http://stream")
    // The same values again change nothing. Without `notify` Bob is not notified. An empty text removes a property.
    #expect(try await world.update(values, notify: true) == "done")
    #expect(try await world.update([NIMChatroomUpdateTag.announcement.rawValue: ""]) == "done")
    #expect(try await world.news().isEmpty)
    #expect(try await world.manager.fetchChatroomInfo(world.room).announcement == nil)
    for nothing: [AnyHashable: Any] in [[:], [99: "x"], [NIMChatroomUpdateTag.name.rawValue: ""]] {
      #expect(try await world.update(nothing) == "local 1")
    }
    #expect(try await world.update([3: "Mine"], by: world.base.bob) == "remote 403")
  }

  @Test func theFieldsOfANotificationAsText() async throws {
    let world = try await ManagedWorld()
    let received = Inbox<String>("text of a notification")
    let reader = RawReader(received)
    world.base.bob.sdk.chatManager.add(reader)
    #expect(try await world.change("bob", ext: "quiet") { $0.updateMemberMute($1, completion: $2) } == "done")
    let text = try await received.next()
    let fields = try #require(JSONObject.dictionary(of: text))
    #expect((fields["id"] as? NSNumber)?.intValue == 305 && fields["operator"] as? String == "alice")
    #expect(fields["target"] as? [String] == ["bob"] && fields["ext"] as? String == "quiet")
  }

  @Test func managingByOrdinaryMembersIsRefused() async throws {
    let world = try await ManagedWorld()
    let bob = world.base.bob
    #expect(try await world.change("alice", by: bob) { $0.updateMemberMute($1, completion: $2) } == "remote 403")
    #expect(try await world.change("owner", by: bob) { $0.updateMemberBlack($1, completion: $2) } == "remote 403")
    #expect(
      try await world.change("alice", by: bob) { $0.updateMemberTempMute($1, duration: 1, completion: $2) }
        == "remote 403")
    #expect(try await world.kick("alice", by: bob) == "remote 403")
    // Managers may not name others, nor touch the creator.
    #expect(try await world.change("bob") { $0.markMemberManager($1, completion: $2) } == "remote 403")
    #expect(try await world.change("owner") { $0.updateMemberMute($1, completion: $2) } == "remote 403")
    #expect(try await world.change("nobody") { $0.updateMemberMute($1, completion: $2) } == "remote 404")
    #expect(try await world.change("") { $0.updateMemberMute($1, completion: $2) } == "local 1")
    #expect(try await world.change("bob", in: "no room") { $0.updateMemberMute($1, completion: $2) } == "remote 13002")
    #expect(try await world.news().isEmpty)
    try await world.base.setReachable(false)
    #expect(try await world.change("bob") { $0.updateMemberMute($1, completion: $2) } == "remote 415")
    try await world.base.alice.logOut()
    #expect(try await world.change("bob") { $0.updateMemberMute($1, completion: $2) } == "local 13")
  }

  @Test func mutesOfOthersAreHiddenFromOrdinaryMembers() async throws {
    let world = try await ManagedWorld()
    try world.base.environment.administration.createAccount("carol")
    for user in ["bob", "carol"] {
      #expect(try await world.change(user) { $0.updateMemberMute($1, completion: $2) } == "done")
    }
    #expect(try await world.member("carol")?.isMuted == true)
    #expect(try await world.member("carol", by: world.base.bob) == nil)
    #expect(try await world.member("bob", by: world.base.bob)?.isMuted == true)
    let creator = try await world.member("owner", by: world.base.bob)
    #expect(creator?.type == .creator && creator?.isOnline == false)
  }
}

/// Keeps the text of notifications that an app receives. Used on the main queue only.
private final class RawReader: NSObject, NIMChatManagerDelegate {
  private let texts: Inbox<String>
  init(_ texts: Inbox<String>) { self.texts = texts }

  func onRecvMessages(_ messages: [NIMMessage]) {
    for message in messages where message.messageType == .notification { texts.add(message.rawAttachContent ?? "") }
  }
}
