#if Server
  import Parlance
  import Testing

  @testable import NIMServer

  /// Teams and rooms that a back end manages.
  @Suite struct TeamTests {
    private func team(_ backEnd: BackEnd, _ fields: [String: JSONValue] = [:]) async throws -> JSONValue {
      for account in ["anna", "ben", "carl", "dora"] { _ = try await backEnd.create(account) }
      let all: [String: JSONValue] = [
        "tname": "Team", "owner": "anna", "members": ["ben", "carl"], "msg": "come", "magree": 0, "joinmode": 0,
      ]
      return try #require(try await backEnd.succeed("team/create", all.merging(fields) { $1 })["tid"])
    }

    @Test func teamIsMadeChangedAndDissolved() async throws {
      let backEnd = try BackEnd()
      let team = try await team(
        backEnd, ["announcement": "news", "custom": "{}", "invitemode": 1, "teamMemberLimit": 3])
      #expect(
        try await backEnd.code(
          "team/add", ["tid": team, "owner": "anna", "members": ["dora"], "magree": 0, "msg": "m"]) == 801)
      #expect(
        try await backEnd.code(
          "team/add", ["tid": team, "owner": "anna", "members": ["dora"], "magree": 1, "msg": "m"]) == 801)
      try await backEnd.succeed("team/kick", ["tid": team, "owner": "anna", "member": "carl"])
      try await backEnd.succeed(
        "team/add", ["tid": team, "owner": "anna", "members": ["dora"], "magree": 0, "msg": "m"])
      #expect(try await backEnd.code("team/kick", ["tid": team, "owner": "ben", "member": "dora"]) == 802)
      try await backEnd.succeed("team/update", ["tid": team, "owner": "anna", "tname": "New", "joinmode": 2])
      try await backEnd.succeed("team/addManager", ["tid": team, "owner": "anna", "members": ["ben"]])
      try await backEnd.succeed("team/updateTeamNick", ["tid": team, "owner": "anna", "accid": "dora", "nick": "D"])
      try await backEnd.succeed("team/muteTlist", ["tid": team, "owner": "anna", "accid": "dora", "mute": 1])
      let info = try await backEnd.succeed("team/query", ["tids": .array([team]), "ope": 1])["tinfos"]?[0]
      #expect(info?["tname"] == "New" && info?["joinmode"] == 2 && info?["announcement"] == "news")
      #expect(info?["admins"] == ["ben"] && info?["members"] == ["dora"] && info?["maxusers"] == 3)
      let detail = try await backEnd.succeed("team/queryDetail", ["tid": team])["tinfo"]
      #expect(detail?["owner"]?["accid"] == "anna" && detail?["members"]?[0]?["nick"] == "D")
      #expect(
        try await backEnd.succeed("team/listTeamMute", ["tid": team, "owner": "anna"])["mutes"]?[0]?["accid"] == "dora")
      #expect(
        try await backEnd.code(
          "msg/sendMsg", ["from": "dora", "ope": 1, "to": team, "type": 0, "body": ["msg": "x"]]) == 423)
      try await backEnd.succeed("team/removeManager", ["tid": team, "owner": "anna", "members": ["ben"]])
      try await backEnd.succeed("team/changeOwner", ["tid": team, "owner": "anna", "newowner": "ben", "leave": 1])
      #expect(try await backEnd.code("team/leave", ["tid": team, "accid": "anna"]) == 804)
      #expect(try await backEnd.succeed("team/joinTeams", ["accid": "ben"])["infos"]?[0]?["owner"] == "ben")
      #expect(try await backEnd.code("team/remove", ["tid": team, "owner": "dora"]) == 802)
      try await backEnd.succeed("team/remove", ["tid": team, "owner": "ben"])
      #expect(try await backEnd.code("team/queryDetail", ["tid": team]) == 803)
      let skipped = try await backEnd.succeed(
        "team/query", ["tids": .array([team]), "ope": 0, "ignoreInvalid": "true"])
      #expect(skipped["tinfos"] == [] && skipped["invalidTids"] == .array([team]))
    }

    @Test func invitedAccountsAnswer() async throws {
      let backEnd = try BackEnd()
      let team = try await team(backEnd, ["members": ["ben"], "magree": 1, "joinmode": 1, "beinvitemode": 1])
      let info = try await backEnd.succeed("team/query", ["tids": .array([team]), "ope": 1])["tinfos"]?[0]
      #expect(info?["members"] == [] && info?["joinmode"] == 1 && info?["beinvitemode"] == 1)
      try await backEnd.succeed(
        "team/add", ["tid": team, "owner": "anna", "members": ["carl"], "magree": 1, "msg": "come", "attach": "{}"])
      let id = team.string ?? ""
      let requests = try backEnd.environment.hubLoop().groupRequests(id)
      #expect(requests.map(\.account) == ["ben", "carl"] && requests.map(\.message) == ["come", "come"])
      #expect(requests.map(\.attachment) == [nil, "{}"] && requests.allSatisfy { $0.inviter == "anna" })
      try await backEnd.succeed("team/update", ["tid": team, "owner": "anna", "joinmode": 0, "beinvitemode": 0])
      let changed = try await backEnd.succeed("team/query", ["tids": .array([team]), "ope": 1])["tinfos"]?[0]
      #expect(changed?["joinmode"] == 0 && changed?["beinvitemode"] == 0)
      // The account is a member already (809); `magree` has no value 2 (414).
      #expect(
        try await backEnd.code(
          "team/add", ["tid": team, "owner": "anna", "members": ["anna"], "magree": 1, "msg": "m"]) == 809)
      #expect(
        try await backEnd.code(
          "team/add", ["tid": team, "owner": "anna", "members": ["carl"], "magree": 2, "msg": "m"]) == 414)
    }

    @Test func mutedTeamTakesMessagesOfManagersAlone() async throws {
      let backEnd = try BackEnd()
      let team = try await team(backEnd)
      try await backEnd.succeed("team/muteTlistAll", ["tid": team, "owner": "anna", "mute": "true"])
      func send(_ account: JSONValue) async throws -> Int64? {
        try await backEnd.code("msg/sendMsg", ["from": account, "ope": 1, "to": team, "type": 0, "body": ["msg": "x"]])
      }
      #expect(try await send("ben") == 423)
      #expect(try await send("anna") == 200)
      try await backEnd.succeed("team/muteTlistAll", ["tid": team, "owner": "anna", "muteType": 0])
      #expect(try await send("ben") == 200)
      #expect(try await send("dora") == 804)
      #expect(try await backEnd.succeed("team/listOnlineUsers", ["tid": team])["data"] == [])
    }

    @Test func roomTakesMessagesAndIsClosed() async throws {
      let backEnd = try BackEnd()
      for account in ["anna", "ben"] { _ = try await backEnd.create(account) }
      let room = try #require(
        try await backEnd.succeed("chatroom/create", ["creator": "anna", "name": "Room"])["chatroom"]?["roomid"])
      let other: [String: JSONValue] = ["creator": "anna", "name": "Room", "ext": "x"]
      #expect(try await backEnd.succeed("chatroom/create", other)["chatroom"]?["ext"] == "x")
      let fields: [String: JSONValue] = [
        "roomid": room, "msgId": "one", "fromAccid": "ben", "msgType": 0, "attach": "hi",
      ]
      let sent = try await backEnd.succeed("chatroom/sendMsg", fields)["desc"]
      #expect(sent?["msgid_client"] == "one" && sent?["fromAccount"] == "ben")
      // One that comes again is not sent again.
      #expect(try await backEnd.succeed("chatroom/sendMsg", fields)["desc"]?["time"] == sent?["time"])
      #expect(try await backEnd.code("chatroom/sendMsg", fields.merging(["fromAccid": "anna"]) { $1 }) == 417)
      let query: [String: JSONValue] = [
        "roomid": room, "accid": "anna", "timetag": sent?["time"] ?? 0, "limit": 10, "reverse": 1,
      ]
      let rows = try await backEnd.succeed("history/queryChatroomMsg", query)["msgs"]?.array ?? []
      #expect(rows.count == 1 && rows.first?["body"] == ["msg": "hi"] && rows.first?["msgid"]?.string != nil)
      try await backEnd.succeed(
        "chatroom/recall", ["roomid": room, "msgTimetag": 1, "msgId": "one", "fromAcc": "ben", "operatorAcc": "anna"])
      #expect(try await backEnd.succeed("history/queryChatroomMsg", query)["size"] == 0)
      #expect(
        try await backEnd.code("chatroom/toggleCloseStat", ["roomid": room, "operator": "ben", "valid": "false"]) == 802
      )
      try await backEnd.succeed("chatroom/toggleCloseStat", ["roomid": room, "operator": "anna", "valid": "false"])
      let found = try await backEnd.succeed("chatroom/getBatch", ["roomids": .array([room])])
      #expect(found["succRooms"] == [] && found["noExistRooms"]?.array?.count == 1)
    }

    @Test func memberOfTeamsIsListed() async throws {
      let backEnd = try BackEnd()
      for account in ["anna", "ben"] { _ = try await backEnd.create(account) }
      let fields: [String: JSONValue] = [
        "tname": "Team", "owner": "anna", "members": ["ben"], "msg": "m", "magree": 0, "joinmode": 0,
      ]
      let team = try #require(try await backEnd.succeed("team/create", fields)["tid"])
      try await backEnd.succeed(
        "superteam/create",
        ["tname": "S", "owner": "anna", "inviteAccids": ["ben"], "msg": "m", "joinmode": "0", "beinvitemode": "1"])
      try await backEnd.succeed(
        "team/updateTeamNick", ["tid": team, "owner": "anna", "accid": "ben", "nick": "B", "custom": "c"])
      let list = try await backEnd.succeed("team/listMemberInfo", ["accid": "ben"])
      let info = list["infos"]?[0]
      #expect(list["count"] == 1 && info?["tid"] == team && info?["accid"] == "ben" && info?["nick"] == "B")
      #expect(info?["custom"] == "c" && info?["type"] == 0 && info?["mute"] == false)
      #expect(try await backEnd.succeed("team/listMemberInfo", ["accid": "anna"])["infos"]?[0]?["type"] == 1)
      #expect(try await backEnd.code("team/listMemberInfo", ["accid": "nobody"]) == 404)
      #expect(try await backEnd.code("team/listMemberInfo") == 414)
    }
  }
#endif
