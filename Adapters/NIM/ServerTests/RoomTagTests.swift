#if Server
  import Foundation
  import Parlance
  import ParlanceCore
  import Testing

  @testable import NIMServer

  /// Tags of members of rooms, and what they show of themselves, by the server API.
  @Suite struct RoomTagTests {
    /// A room of "anna" in which "ben" has the tag "red".
    private struct World {
      let backEnd: BackEnd
      let ben: MessagingClient
      let room: String

      init() async throws {
        backEnd = try BackEnd()
        var tokens: [String: String] = [:]
        for account in ["anna", "ben"] { tokens[account] = try await backEnd.create(account) }
        let created = try await backEnd.succeed("chatroom/create", ["creator": "anna", "name": "Room"])["chatroom"]
        room = String(try #require(created?["roomid"]?.integer))
        ben = MessagingClient(environment: backEnd.environment, account: "ben", device: "phone")
        try await ben.login(token: try #require(tokens["ben"]))
        try await ben.enterRoom(room, as: RoomAppearance(nickname: "B", tags: ["red"]))
      }

      func rows(_ path: String, _ fields: [String: JSONValue]) async throws -> [JSONValue] {
        try await backEnd.succeed(path, fields.merging(["roomid": .string(room)]) { $1 })["desc"]?["data"]?.array ?? []
      }
    }

    @Test func membersAreCountedAndListedByTheirTags() async throws {
      let world = try await World()
      let (backEnd, room) = (world.backEnd, JSONValue.string(world.room))
      let count = try await backEnd.succeed("chatroom/tagMembersCount", ["roomid": room, "tag": "red"])["desc"]
      #expect(count?["onlineUserCount"] == 1 && count?["tag"] == "red")
      let rows = try await world.rows("chatroom/tagMembersQuery", ["tag": "red", "limit": 10])
      #expect(rows.count == 1 && rows.first?["accid"] == "ben" && rows.first?["tags"] == #"["red"]"#)
      #expect(rows.first?["type"] == "TEMPORARY" && rows.first?["nick"] == "B")
      #expect(try await world.rows("chatroom/tagMembersQuery", ["tag": "red", "endTime": 1]).isEmpty)
      #expect(try await world.rows("chatroom/tagMembersQuery", ["tag": "blue"]).isEmpty)
      #expect(try await backEnd.code("chatroom/tagMembersCount", ["roomid": room]) == 414)
      #expect(try await backEnd.code("chatroom/tagMembersCount", ["roomid": "none", "tag": "red"]) == 404)
    }

    @Test func tagsOfMembersAreChanged() async throws {
      let world = try await World()
      let (backEnd, room) = (world.backEnd, JSONValue.string(world.room))
      let events = world.ben.events()
      try await backEnd.succeed(
        "chatroom/updateChatRoomRoleTag",
        ["roomId": room, "accid": "ben", "tags": ["blue"], "notifyTargetTags": #"{"tag":"blue"}"#])
      let change = try await events.first { if case .roomMemberChanged = $0 { true } else { false } }
      if case .roomMemberChanged(_, let member, _) = change {
        #expect(member.tags == ["blue"] && member.audience == #"{"tag":"blue"}"#)
      }
      #expect(
        try await backEnd.code("chatroom/updateChatRoomRoleTag", ["roomId": room, "accid": "anna", "tags": ["x"]])
          == 804)
      #expect(try await backEnd.code("chatroom/updateChatRoomRoleTag", ["roomId": room, "accid": "ben"]) == 414)
      #expect(
        try await backEnd.code("chatroom/updateChatRoomRoleTag", ["roomId": room, "accid": "ben", "tags": "x"]) == 414)
    }

    @Test func membersWithATagAreMuted() async throws {
      let world = try await World()
      let (backEnd, room) = (world.backEnd, JSONValue.string(world.room))
      let fields: [String: JSONValue] = [
        "roomid": room, "operator": "anna", "targetTag": "red", "muteDuration": 60, "needNotify": "false",
      ]
      #expect(try await backEnd.succeed("chatroom/tagTemporaryMute", fields)["desc"] == ["muteDuration": 60])
      let text = MessageDraft(conversation: .room(world.room), body: MessageBody(content: .text("x")))
      await #expect(throws: MessagingError.self) { _ = try await world.ben.send(text) }
      try await backEnd.succeed("chatroom/tagTemporaryMute", fields.merging(["muteDuration": 0]) { $1 })
      _ = try await world.ben.send(text)
      #expect(try await backEnd.code("chatroom/tagTemporaryMute", fields.merging(["operator": "ben"]) { $1 }) == 403)
      #expect(
        try await backEnd.code("chatroom/tagTemporaryMute", fields.merging(["muteDuration": 2_592_001]) { $1 }) == 414)
    }

    @Test func messagesAreFoundByTags() async throws {
      let world = try await World()
      let (backEnd, room) = (world.backEnd, JSONValue.string(world.room))
      for (text, audience) in [("for red", #"{"tag":"red"}"#), ("for all", nil)] {
        var body = MessageBody(content: .text(text))
        body.audience = audience
        _ = try await world.ben.send(MessageDraft(conversation: .room(world.room), body: body))
      }
      let found = try await backEnd.succeed(
        "history/queryTagHistoryMsg", ["roomId": room, "tags": ["red"], "types": "0", "limit": 10, "reverse": 1])
      #expect(found["size"] == 1 && found["msgs"]?.array?.first?["body"] == ["msg": "for red"])
      #expect(
        try await backEnd.succeed("history/queryTagHistoryMsg", ["roomId": room, "tags": ["blue"]])["size"] == 0)
      #expect(
        try await backEnd.succeed("history/queryTagHistoryMsg", ["roomId": room, "tags": ["red"], "types": "1"])["size"]
          == 0)
      #expect(try await backEnd.code("history/queryTagHistoryMsg", ["roomId": room, "tags": []]) == 414)
      #expect(
        try await backEnd.code(
          "history/queryTagHistoryMsg", ["roomId": room, "tags": ["red"], "fromTime": 2, "toTime": 1]) == 414)
    }

    @Test func savedAppearanceOfAMemberIsKeptWhenItLeaves() async throws {
      let world = try await World()
      let (backEnd, room) = (world.backEnd, JSONValue.string(world.room))
      let role: [String: JSONValue] = [
        "roomid": room, "operator": "anna", "target": "ben", "opt": 2, "optvalue": "true",
      ]
      #expect(try await backEnd.succeed("chatroom/setMemberRole", role)["desc"]?["type"] == "COMMON")
      let fields: [String: JSONValue] = [
        "roomid": room, "accid": "ben", "save": "true", "nick": "Ben", "avator": "pic", "ext": "e",
      ]
      try await backEnd.succeed("chatroom/updateMyRoomRole", fields)
      try await world.ben.leaveRoom(world.room)
      let rows = try await world.rows("chatroom/membersByPage", ["type": 0, "endtime": 0, "limit": 10])
      let row = try #require(rows.first { $0["accid"] == "ben" })
      #expect(row["nick"] == "Ben" && row["avator"] == "pic" && row["ext"] == "e" && row["onlineStat"] == false)
      // Types 1 and 2 list members that are in the room: the guests, and the fixed members.
      func accounts(_ type: Int) async throws -> Set<String?> {
        let rows = try await world.rows(
          "chatroom/membersByPage", ["type": .string(String(type)), "endtime": 0, "limit": 10])
        return Set(rows.map { $0["accid"]?.string })
      }
      #expect(try await !accounts(2).contains("ben"))
      #expect(try await !accounts(1).contains("ben"))
      #expect(try await world.ben.enterRoom(world.room).member.nickname == "Ben")
      #expect(try await accounts(2).contains("ben"))
      #expect(try await backEnd.code("chatroom/membersByPage", ["roomid": room, "type": 3, "endtime": 0]) == 414)
      #expect(try await backEnd.code("chatroom/updateMyRoomRole", ["roomid": room, "accid": "ben"]) == 414)
      #expect(
        try await backEnd.code("chatroom/updateMyRoomRole", ["roomid": room, "accid": "none", "nick": "x"]) == 404)
    }

    @Test func notificationsOfVisitsAreSwitchedOff() async throws {
      let world = try await World()
      let (backEnd, room) = (world.backEnd, JSONValue.string(world.room))
      try await backEnd.succeed("chatroom/updateInOutNotification", ["roomid": room, "close": "true"])
      #expect(try await world.ben.fetchRoom(world.room).room.hasQuietVisits)
      try await backEnd.succeed("chatroom/updateInOutNotification", ["roomid": room, "close": "false"])
      #expect(try await !world.ben.fetchRoom(world.room).room.hasQuietVisits)
      #expect(try await backEnd.code("chatroom/updateInOutNotification", ["roomid": room, "close": "x"]) == 414)
      #expect(try await backEnd.code("chatroom/updateInOutNotification", ["roomid": "none", "close": "true"]) == 404)
    }
  }
#endif
