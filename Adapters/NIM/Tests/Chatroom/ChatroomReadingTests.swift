import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Members and history of a chatroom.
@Suite @MainActor struct ChatroomReadingTests {
  private func members(
    _ world: ChatroomWorld, _ type: NIMChatroomFetchMemberType, after last: NIMChatroomMember? = nil, limit: UInt = 0
  ) async throws -> [NIMChatroomMember] {
    let request = NIMChatroomMemberRequest()
    (request.roomId, request.type, request.lastMember, request.limit) = (world.room, type, last, limit)
    return try await world.manager.fetchChatroomMembers(request)
  }

  @Test func membersByTheirRole() async throws {
    let world = try await ChatroomWorld()
    try await world.enter()
    try await world.enter(world.bob, nickname: "Bobby", ext: "b")
    let carol = try await ChatApp.other("carol", in: world.environment)
    try await world.enter(carol)
    #expect(try await members(world, .regularOnline).isEmpty)
    let absent = try await members(world, .regular)
    #expect(absent.map(\.userId) == ["owner"] && absent.first?.isOnline == false)
    #expect(absent.first?.enterTimeInterval == 0)
    let entered: Result<(room: RoomInfo, member: Member), MessagingError> = await withCheckedContinuation { done in
      world.owner.device.enterRoom(world.room, nickname: nil, custom: nil) { done.resume(returning: $0) }
    }
    #expect(throws: Never.self) { try entered.get() }
    for type in [NIMChatroomFetchMemberType.regular, .regularOnline] {
      let regular = try await members(world, type)
      #expect(regular.map(\.userId) == ["owner"] && regular.first?.type == .creator)
    }
    // Those who entered last come first, page by page.
    let all = try await members(world, .temp)
    #expect(all.map(\.userId) == ["carol", "bob", "alice"])
    #expect(all[1].roomNickname == "Bobby" && all[1].roomExt == "b" && all[1].type == .guest)
    let first = try await members(world, .temp, limit: 2)
    #expect(first.map(\.userId) == ["carol", "bob"])
    #expect(try await members(world, .temp, after: first.last, limit: 2).map(\.userId) == ["alice"])
    #expect(try await members(world, .temp, after: all.last).isEmpty)
  }

  @Test func membersByTheirNames() async throws {
    let world = try await ChatroomWorld()
    try await world.enter()
    try await world.enter(world.bob)
    let request = NIMChatroomMembersByIdsRequest()
    request.roomId = world.room
    #expect(try await world.manager.fetchChatroomMembers(byIds: request).isEmpty)
    request.userIds = ["Bob", "owner", "nobody"]
    #expect(try await world.manager.fetchChatroomMembers(byIds: request).map(\.userId) == ["bob", "owner"])
  }

  private func history(
    _ world: ChatroomWorld, _ room: String? = nil, _ change: (NIMHistoryMessageSearchOption) -> Void = { _ in }
  ) async throws -> String {
    let option = NIMHistoryMessageSearchOption()
    change(option)
    let (error, messages): (NSError?, [NIMMessage]?) = try await answer {
      world.manager.fetchMessageHistory(room ?? world.room, option: option, result: $0)
    }
    return Transcript.texts(error, messages)
  }

  @Test func theHistoryBeginsWhereTheOptionSays() async throws {
    let world = try await ChatroomWorld()
    try await world.enter()
    var messages: [NIMMessage] = []
    for text in ["one", "two", "three"] {
      world.clock.advance(bySeconds: 1)
      messages.append(try await world.alice.send(text, to: world.session))
    }
    let middle = messages[1].timestamp
    #expect(try await history(world) == "three two one")
    #expect(try await history(world) { $0.order = .asc } == "one two three")
    #expect(try await history(world) { $0.limit = 1 } == "three")
    #expect(try await history(world) { $0.startTime = middle } == "one")
    #expect(try await history(world) { ($0.startTime, $0.order) = (middle, .asc) } == "three")
    let option = NIMHistoryMessageSearchOption()
    #expect(try await world.manager.fetchMessageHistory(world.room, option: option).count == 3)
    #expect(try await history(world) { $0.limit = 101 } == "local 1")
    // Only accounts in the chatroom can fetch its history.
    try await world.enter(room: "no room")
    #expect(try await history(world, "no room") == "remote 13002")
    #expect(try await outcome { world.manager.exitChatroom(world.room, completion: $0) } == nil)
    #expect(try await history(world) == "remote 804")
  }

  @Test func theHistoryByTypes() async throws {
    NIMCustomObject.registerCustomDecoder(NoteDecoder())
    let world = try await ChatroomWorld()
    try await world.enter()
    _ = try await world.alice.send("text", to: world.session)
    let custom = NIMCustomObject()
    custom.attachment = Note("custom")
    let objects: [any NIMMessageObject] = [
      NIMTipObject(attach: nil, callbackExt: nil), NIMLocationObject(latitude: 1, longitude: 2, title: nil), custom,
    ]
    for object in objects {
      let message = NIMMessage()
      message.messageObject = object
      message.text = "\(object.type())"
      try world.alice.sdk.chatManager.send(message, to: world.session)
      try await world.alice.complete(message)
    }
    func found(_ types: [NIMMessageType]) async throws -> [NIMMessageType] {
      let option = NIMHistoryMessageSearchOption()
      (option.order, option.messageTypes) = (.asc, types.map { NSNumber(value: $0.rawValue) })
      return try await world.manager.fetchMessageHistory(world.room, option: option).map(\.messageType)
    }
    #expect(try await found([]) == [.text, .tip, .location, .custom])
    for type in [NIMMessageType.text, .tip, .location, .custom] { #expect(try await found([type]) == [type]) }
    #expect(try await found([.custom, .text]) == [.text, .custom])
    #expect(try await found([.notification]).isEmpty)
    let robot = NSNumber(value: NIMMessageType.robot.rawValue)
    #expect(try await history(world) { $0.messageTypes = [robot] } == "local 24")
  }

  @Test func invalidQueriesAreRefused() async throws {
    let world = try await ChatroomWorld()
    func errors(_ room: String) async throws -> [String] {
      let (byType, byIds) = (NIMChatroomMemberRequest(), NIMChatroomMembersByIdsRequest())
      (byType.roomId, byIds.roomId) = (room, room)
      let info: (error: NSError?, value: NIMChatroom?) = try await answer {
        world.manager.fetchChatroomInfo(room, completion: $0)
      }
      let first: (error: NSError?, value: [NIMChatroomMember]?) = try await answer {
        world.manager.fetchChatroomMembers(byType, completion: $0)
      }
      let second: (error: NSError?, value: [NIMChatroomMember]?) = try await answer {
        world.manager.fetchChatroomMembers(byIds: byIds, completion: $0)
      }
      #expect(info.value == nil && first.value == nil && second.value == nil)
      return [info.error, first.error, second.error].map { Transcript.word($0) }
    }
    #expect(Set(try await errors("no room")) == ["remote 13002"])
    try await world.setReachable(false)
    #expect(Set(try await errors(world.room)) == ["remote 415"])
    try await world.alice.logOut()
    #expect(Set(try await errors(world.room)) == ["local 13"])
    #expect(try await history(world) == "local 13")
  }
}
