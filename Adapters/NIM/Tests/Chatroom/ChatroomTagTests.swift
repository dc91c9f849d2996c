import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Tags, places and own data of members of chatrooms.
@Suite @MainActor struct ChatroomTagTests {
  /// Enters the chatroom, or the one with a number; returns the outcome.
  private func enter(
    _ app: ChatApp, _ room: String, _ change: (NIMChatroomEnterRequest) -> Void = { _ in }
  ) async throws -> (error: String, member: NIMChatroomMember?) {
    let request = NIMChatroomEnterRequest()
    #expect(request.retryCount == 3 && request.locationX.doubleValue.isNaN && request.distance.doubleValue.isNaN)
    #expect(request.locationY.doubleValue.isNaN && request.locationZ.doubleValue.isNaN)
    request.roomId = room
    (request.roomNotifyExt, request.antispamBusinessId) = ("n", "b")
    change(request)
    let entered = Inbox<(error: String, member: NIMChatroomMember?)>("entrance")
    app.sdk.chatroomManager.enterChatroom(request) { error, _, member in
      entered.add((Transcript.word(error), member))
    }
    return try await entered.next()
  }

  private func text(_ text: String, _ change: (NIMMessage) -> Void = { _ in }) -> NIMMessage {
    let message = NIMMessage()
    message.text = text
    #expect(message.notifyTargetTags == nil && message.locationX.doubleValue.isNaN)
    #expect(message.locationY.doubleValue.isNaN && message.locationZ.doubleValue.isNaN)
    change(message)
    return message
  }

  private func send(_ message: NIMMessage, by app: ChatApp, to session: NIMSession) async throws {
    try app.sdk.chatManager.send(message, to: session)
    try await app.complete(message)
  }

  /// Keeps the notifications of a chatroom that an app receives. Used on the main queue only.
  private final class Notifications: NSObject, NIMChatManagerDelegate {
    let contents = Inbox<NIMChatroomNotificationContent>("notification of a chatroom")

    func onRecvMessages(_ messages: [NIMMessage]) {
      for message in messages {
        let object = message.messageObject as? NIMNotificationObject
        if let content = object?.content as? NIMChatroomNotificationContent { contents.add(content) }
      }
    }
  }

  /// A chatroom whose id is a number, in which Alice has the tag "red" and Bob "blue".
  private func world(_ notifications: Notifications? = nil) async throws -> (ChatroomWorld, room: String) {
    let world = try await ChatroomWorld()
    let room = try world.environment.administration.createRoom(id: "5150", name: "Room", owner: "owner")
    let alice = try await enter(world.alice, room) { request in
      (request.tags, request.notifyTargetTags) = (#"["red","late"]"#, #"{"tag":"red"}"#)
      (request.roomNickname, request.roomAvatar, request.roomExt) = ("Al", "pic", "x")
    }
    #expect(alice.error == "done" && alice.member?.tags == #"["red","late"]"#)
    #expect(alice.member?.notifyTargetTags == #"{"tag":"red"}"# && alice.member?.roomAvatar == "pic")
    #expect(alice.member?.roomAvatarThumbnail == "pic" && alice.member?.roomNickname == "Al")
    #expect(try await enter(world.bob, room) { $0.tags = #"["blue"]"# }.member?.tags == #"["blue"]"#)
    if let notifications { world.bob.sdk.chatManager.add(notifications) }
    return (world, room)
  }

  @Test func messageGoesToMembersWithItsTags() async throws {
    let (world, room) = try await world()
    let session = NIMSession(room, type: .chatroom)
    try await send(text("for red") { $0.notifyTargetTags = #"{"tag":"red"}"# }, by: world.bob, to: session)
    try await send(
      text("for green") { $0.notifyTargetTags = #"{"and":[{"tag":"red"},{"tag":"green"}]}"# }, by: world.bob,
      to: session)
    try await send(text("for all"), by: world.bob, to: session)
    let first = try await world.alice.received.next()
    #expect(first.text == "for red" && first.notifyTargetTags == #"{"tag":"red"}"#)
    #expect(try await world.alice.received.next().text == "for all")
    // Those who are found by tags are those that are for the account, or its own.
    let param = try #require(NIMGetMessagesByTagsParam(roomId: 5150, tags: ["red"]))
    #expect(param.roomId == 5150 && param.tags == ["red"])
    #expect(try await world.alice.sdk.chatroomManager.getMessagesByTags(param).map(\.text) == ["for red"])
    let both = try #require(NIMGetMessagesByTagsParam(roomId: 5150, tags: ["red", "green"]))
    (both.reverse, both.limit, both.messageTypes) = (true, 10, [NSNumber(value: NIMMessageType.text.rawValue)])
    (both.fromTime, both.toTime) = (1, NSNumber(value: Int64.max / 1024))
    let copy = try #require(both.copy() as? NIMGetMessagesByTagsParam)
    #expect(copy.fromTime == 1 && copy.toTime == both.toTime && copy.messageTypes == both.messageTypes)
    #expect(copy.limit == 10 && copy.reverse == true)
    #expect(
      try await world.bob.sdk.chatroomManager.getMessagesByTags(copy).map(\.text) == ["for red", "for green"])
    for (room, tags, limit) in [(0, ["red"], 1), (5150, [], 1), (5150, ["red"], 101)] as [(Int, [String], Int)] {
      let wrong = try #require(NIMGetMessagesByTagsParam(roomId: room, tags: tags))
      wrong.limit = NSNumber(value: limit)
      let (error, _): (NSError?, [NIMMessage]?) = try await answer {
        world.manager.getMessagesByTags(wrong, completion: $0)
      }
      #expect(Transcript.word(error) == "local 1")
    }
  }

  @Test func messageWithAPlaceGoesToMembersNearby() async throws {
    let (world, room) = try await world()
    let session = NIMSession(room, type: .chatroom)
    let carol = try await ChatApp.other("carol", in: world.environment)
    let entered = try await enter(carol, room) { request in
      (request.locationX, request.locationY) = (NSDecimalNumber(value: 10), NSDecimalNumber(value: 0))
      (request.locationZ, request.distance) = (NSDecimalNumber(value: 0), NSDecimalNumber(value: 5))
    }
    #expect(entered.error == "done")
    let location = NIMChatroomLocation()
    (location.roomId, location.locationX, location.locationY, location.locationZ) = (room, 1, 2, 2)
    location.distance = 3
    #expect(try await outcome { world.manager.update(location, completion: $0) } == nil)
    try await send(
      text("here") { ($0.locationX, $0.locationY, $0.locationZ) = (0, 0, 0) }, by: world.bob, to: session)
    try await send(text("there") { ($0.locationX, $0.locationY) = (11, 0) }, by: world.bob, to: session)
    try await send(text("end"), by: world.bob, to: session)
    let first = try await world.alice.received.next()
    #expect(first.text == "here" && first.locationX == 0 && first.locationY == 0 && first.locationZ == 0)
    #expect(try await world.alice.received.next().text == "end")
    #expect(try await carol.received.next().text == "there")
    let nothing = NIMChatroomLocation()
    nothing.roomId = room
    #expect(Transcript.word(try await outcome { world.manager.update(nothing, completion: $0) }) == "local 1")
    world.manager.update(nothing)
  }

  @Test func tagsAreCheckedAndOfChatroomsAlone() async throws {
    let (world, room) = try await world()
    #expect(try await enter(world.bob, room) { $0.tags = "red" }.error == "local 1")
    #expect(try await enter(world.bob, room) { $0.tags = #"["a","a"]"# }.error == "local 1")
    #expect(try await enter(world.bob, room) { $0.notifyTargetTags = "red" }.error == "local 1")
    let session = NIMSession(room, type: .chatroom)
    try world.bob.sdk.chatManager.send(text("x") { $0.notifyTargetTags = "red" }, to: session)
    #expect(Transcript.word(try await world.bob.completed.next().error) == "local 1")
    let peer = NIMSession("alice", type: .P2P)
    #expect(throws: NSError.self) {
      try world.bob.sdk.chatManager.send(text("x") { $0.notifyTargetTags = #"{"tag":"a"}"# }, to: peer)
    }
    #expect(throws: NSError.self) {
      try world.bob.sdk.chatManager.send(text("x") { ($0.locationX, $0.locationY) = (1, 1) }, to: peer)
    }
  }

  @Test func chatroomIsEnteredWithTheLoginAlone() async throws {
    let (world, room) = try await world()
    #expect(try await outcome { world.manager.exitChatroom(room, completion: $0) } == nil)
    let mode = NIMChatroomIndependentMode()
    (mode.username, mode.token, mode.chatroomAppKey) = ("Alice", "token", "key")
    let entered = try await enter(world.alice, room) { request in
      (request.mode, request.loginAuthType, request.loginExt) = (mode, .dynamicToken, "x")
      request.dynamicTokenHandler = { _, _ in "token" }
      #expect(request.dynamicTokenHandler(nil, nil) == "token")
    }
    #expect(entered.error == "done")
    #expect(world.manager.chatroomAuthMode(room) == NIMChatroomLoginAuthType.default.rawValue)
  }

  @Test func membersAreFetchedByTheirTags() async throws {
    let (world, room) = try await world()
    world.clock.advance(bySeconds: 1)
    let carol = try await ChatApp.other("carol", in: world.environment)
    #expect(try await enter(carol, room) { $0.tags = #"["red"]"# }.error == "done")
    let request = NIMChatroomFetchMembersByTagRequest()
    (request.roomId, request.tag) = (room, "red")
    let all = try await world.manager.fetchChatroomMembers(byTag: request)
    #expect(all.map(\.userId) == ["carol", "alice"] && all.last?.tags == #"["red","late"]"#)
    request.limit = 1
    request.lastMember = all.first
    #expect(try await world.manager.fetchChatroomMembers(byTag: request).map(\.userId) == ["alice"])
    let count = NIMChatroomQueryMembersCountByTagRequest()
    (count.roomId, count.tag) = (room, "red")
    let counted = Inbox<(String, UInt64)>("count")
    world.manager.queryChatroomMembersCount(byTag: count) { counted.add((Transcript.word($0), $1)) }
    #expect(try await counted.next() == ("done", 2))
    count.tag = nil
    world.manager.queryChatroomMembersCount(byTag: count) { counted.add((Transcript.word($0), $1)) }
    #expect(try await counted.next() == ("local 1", 0))
    // Those who entered first come first in the reversed order.
    let temporary = NIMChatroomMemberRequest()
    (temporary.roomId, temporary.type) = (room, .unRegularReversedOrder)
    let first = try await world.manager.fetchChatroomMembers(temporary)
    #expect(first.last?.userId == "carol" && Set(first.map(\.userId)) == ["alice", "bob", "carol"])
  }

  @Test func ownTagsAreChanged() async throws {
    let notifications = Notifications()
    let (world, room) = try await world(notifications)
    let update = NIMChatroomTagsUpdate()
    (update.roomId, update.tags, update.notifyTargetTags) = (room, ["green"], "")
    (update.needNotify, update.ext) = (true, "n")
    let tablet = try await ChatApp.other("alice", device: "tablet", in: world.environment)
    #expect(try await enter(tablet, room) { $0.tags = #"["red"]"# }.error == "done")
    let told = TagUpdates()
    tablet.sdk.chatroomManager.add(told)
    #expect(try await outcome { world.manager.updateTags(update, completion: $0) } == nil)
    let notification = try await notifications.contents.next()
    #expect(notification.eventType == .updateTags && notification.tags == ["green"] && notification.notifyExt == "n")
    let event = try await told.events.next()
    #expect(event.roomId == room && event.tags as? [String] == ["green"])
    #expect(NIMChatroomTagsUpdateEvent().tags == nil)
    let count = NIMChatroomFetchMembersByTagRequest()
    (count.roomId, count.tag) = (room, "green")
    let found = try await world.manager.fetchChatroomMembers(byTag: count)
    #expect(found.map(\.userId) == ["alice"] && found.first?.notifyTargetTags == nil)
    world.manager.updateTags(NIMChatroomTagsUpdate())
    #expect(
      Transcript.word(try await outcome { world.manager.updateTags(NIMChatroomTagsUpdate(), completion: $0) })
        == "local 1")
    update.roomId = "none"
    #expect(Transcript.word(try await outcome { world.manager.updateTags(update, completion: $0) }) == "remote 13002")
  }

  /// Keeps changes of an app's tags. Used on the main queue only.
  private final class TagUpdates: NSObject, NIMChatroomManagerDelegate {
    let events = Inbox<NIMChatroomTagsUpdateEvent>("change of tags")
    func tagsUpdate(_ event: NIMChatroomTagsUpdateEvent) { events.add(event) }
  }

  @Test func ownDataIsChangedAndKeptOfFixedMembers() async throws {
    let notifications = Notifications()
    let (world, room) = try await world(notifications)
    let creator = try await ChatApp.other("owner", in: world.environment)
    let mark = NIMChatroomMemberUpdateRequest()
    (mark.roomId, mark.userId, mark.enable, mark.notifyExt) = (room, "alice", true, "n")
    #expect(try await outcome { creator.sdk.chatroomManager.markNormalMember(mark, completion: $0) } == nil)
    #expect(try await notifications.contents.next().eventType == .addCommon)
    let request = NIMChatroomMemberInfoUpdateRequest()
    (request.roomId, request.needNotify, request.needSave) = (room, true, true)
    (request.notifyExt, request.antispamBusinessId) = ("hi", "b")
    request.updateInfo = [
      NIMChatroomMemberInfoUpdateTag.nick.rawValue: "Alice", NIMChatroomMemberInfoUpdateTag.avatar.rawValue: "new",
      NIMChatroomMemberInfoUpdateTag.ext.rawValue: "e", 99: "x",
    ]
    #expect(try await outcome { world.manager.updateMyChatroomMemberInfo(request, completion: $0) } == nil)
    let notification = try await notifications.contents.next()
    #expect(notification.eventType == .memberUpdateInfo && notification.notifyExt == "hi" && notification.tags == nil)
    #expect(notification.targets?.map(\.userId) == ["alice"])
    #expect(try await outcome { world.manager.exitChatroom(room, completion: $0) } == nil)
    let fixed = NIMChatroomMemberRequest()
    fixed.roomId = room
    let away = try #require(
      try await creator.sdk.chatroomManager.fetchChatroomMembers(fixed).first { $0.userId == "alice" })
    #expect(away.type == .normal && !away.isOnline && away.roomNickname == "Alice" && away.roomAvatar == "new")
    // Guests see who is fixed, too.
    let guest = try await ChatApp.other("ben", in: world.environment)
    _ = try await enter(guest, room)
    let seen = try await guest.sdk.chatroomManager.fetchChatroomMembers(fixed)
    #expect(seen.map(\.userId).sorted { ($0 ?? "") < ($1 ?? "") } == ["alice", "owner"])
    // A page goes on where it ended, though its last member has left.
    fixed.lastMember = seen.first
    let rest = try await guest.sdk.chatroomManager.fetchChatroomMembers(fixed)
    #expect(rest.map(\.userId) == seen.dropFirst().map(\.userId))
    let again = try await enter(world.alice, room).member
    #expect(again?.type == .normal && again?.roomNickname == "Alice" && again?.roomExt == "e")
    mark.enable = false
    #expect(try await outcome { creator.sdk.chatroomManager.markNormalMember(mark, completion: $0) } == nil)
    #expect(try await notifications.contents.next().eventType == .removeCommon)
    world.manager.markNormalMember(mark)
    request.updateInfo = [99: "x"]
    world.manager.updateMyChatroomMemberInfo(request)
    #expect(
      Transcript.word(try await outcome { world.manager.updateMyChatroomMemberInfo(request, completion: $0) })
        == "local 1")
  }

  @Test func membersWithATagAreMutedForATime() async throws {
    let notifications = Notifications()
    let (world, room) = try await world(notifications)
    let session = NIMSession(room, type: .chatroom)
    let creator = try await ChatApp.other("owner", in: world.environment)
    let request = NIMChatroomTempMuteTagRequest()
    (request.roomId, request.targetTag, request.duartion) = (room, "red", 60)
    (request.needNotify, request.notifyExt, request.notifyTargetTags) = (true, "hush", #"{"tag":"blue"}"#)
    #expect(try await outcome { creator.sdk.chatroomManager.tempMuteTag(request, completion: $0) } == nil)
    let muted = try await notifications.contents.next()
    #expect(muted.eventType == .tagTempMuteAdd && muted.tags == ["red"] && muted.notifyExt == "hush")
    #expect(muted.ext as? NSNumber == 60)
    try world.alice.sdk.chatManager.send(text("x"), to: session)
    #expect(Transcript.word(try await world.alice.completed.next().error) == "remote 13004")
    request.duartion = 0
    #expect(try await outcome { creator.sdk.chatroomManager.tempMuteTag(request, completion: $0) } == nil)
    #expect(try await notifications.contents.next().eventType == .tagTempMuteRemove)
    try await send(text("again"), by: world.alice, to: session)
    request.duartion = 5
    #expect(Transcript.word(try await outcome { world.manager.tempMuteTag(request, completion: $0) }) == "remote 403")
    request.targetTag = nil
    #expect(Transcript.word(try await outcome { world.manager.tempMuteTag(request, completion: $0) }) == "local 1")
  }
}
