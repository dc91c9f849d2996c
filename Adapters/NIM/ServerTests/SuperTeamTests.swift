#if Server
  import Parlance
  import ParlanceCore
  import ParlanceEngine
  import ParlanceGateway
  import Testing

  @testable import NIMServer

  /// Super teams that a back end manages.
  @Suite struct SuperTeamTests {
    private func team(_ backEnd: BackEnd, _ fields: [String: JSONValue] = [:]) async throws -> JSONValue {
      for account in ["anna", "ben", "carl", "dora"] { _ = try await backEnd.create(account) }
      let all: [String: JSONValue] = [
        "tname": "Super", "owner": "anna", "inviteAccids": ["ben", "carl"], "msg": "come", "joinmode": "0",
        "beinvitemode": "1",
      ]
      return try #require(try await backEnd.succeed("superteam/create", all.merging(fields) { $1 })["tid"])
    }

    @Test func superTeamIsMadeChangedAndDissolved() async throws {
      let backEnd = try BackEnd()
      let team = try await team(backEnd, ["announcement": "news", "serverCustom": "s", "tlevel": "3"])
      let tids = JSONValue.array([team])
      let invitation: [String: JSONValue] = ["tid": team, "owner": "anna", "inviteAccids": ["dora"], "msg": "m"]
      #expect(try await backEnd.code("superteam/invite", invitation) == 801)
      try await backEnd.succeed("superteam/changeLevel", ["tid": team, "owner": "anna", "tlevel": "5"])
      #expect(try await backEnd.code("superteam/changeLevel", ["tid": team, "owner": "anna", "tlevel": "2"]) == 801)
      #expect(try await backEnd.code("superteam/changeLevel", ["tid": team, "owner": "ben", "tlevel": "6"]) == 802)
      #expect(try await backEnd.code("superteam/changeLevel", ["tid": team, "owner": "anna", "tlevel": "1"]) == 414)
      try await backEnd.succeed("superteam/invite", invitation)
      #expect(try await backEnd.code("superteam/invite", invitation) == 809)
      try await backEnd.succeed("superteam/kick", ["tid": team, "owner": "anna", "kickAccids": ["carl"]])
      try await backEnd.succeed(
        "superteam/updateTinfo", ["tid": team, "owner": "anna", "tname": "New", "joinmode": "1", "serverCustom": "t"])
      try await backEnd.succeed("superteam/addManager", ["tid": team, "owner": "anna", "managerAccids": ["ben"]])
      try await backEnd.succeed(
        "superteam/updateTeamNick", ["tid": team, "owner": "anna", "accid": "dora", "nick": "D"])
      try await backEnd.succeed("superteam/updateTlist", ["tid": team, "accid": "dora", "custom": "own"])
      let silent = ["tid": team, "accid": "dora", "silentType": "1"]
      #expect(try await backEnd.code("superteam/updateTlist", silent) == 403)
      try await backEnd.succeed(
        "superteam/muteTlist", ["tid": team, "owner": "anna", "muteAccids": ["dora"], "mute": "1"])
      let info = try await backEnd.succeed("superteam/getTinfos", ["tids": tids])["tinfos"]?[0]
      #expect(info?["tname"] == "New" && info?["joinmode"] == 1 && info?["announcement"] == "news")
      #expect(info?["serverCustom"] == "t" && info?["size"] == 3 && info?["maxusers"] == 5)
      let list: [String: JSONValue] = ["tid": team, "timetag": "0", "limit": "2"]
      let first = try await backEnd.succeed("superteam/getTlists", list.merging(["reverse": "1"]) { $1 })["tlists"]
      #expect(first?[0]?["accid"] == "anna" && first?[0]?["type"] == 1 && first?[1]?["accid"] == "ben")
      let last = try await backEnd.succeed("superteam/getTlists", list)["tlists"]
      #expect(last?[0]?["accid"] == "dora" && last?[0]?["nick"] == "D" && last?[0]?["custom"] == "own")
      #expect(try await backEnd.succeed("superteam/getMuteTlists", list)["mutes"]?[0]?["accid"] == "dora")
      try await backEnd.succeed("superteam/removeManager", ["tid": team, "owner": "anna", "managerAccids": ["ben"]])
      try await backEnd.succeed(
        "superteam/changeOwner", ["tid": team, "owner": "anna", "accid": "ben", "leave": "1"])
      #expect(try await backEnd.code("superteam/leave", ["tid": team, "accid": "anna"]) == 804)
      #expect(try await backEnd.succeed("superteam/joinTeams", ["accid": "ben"])["infos"]?[0]?["owner"] == "ben")
      #expect(try await backEnd.code("superteam/dismiss", ["tid": team, "owner": "dora"]) == 802)
      try await backEnd.succeed("superteam/dismiss", ["tid": team, "owner": "ben"])
      #expect(try await backEnd.code("superteam/getTinfos", ["tids": tids]) == 803)
    }

    @Test func superTeamTakesMessages() async throws {
      let backEnd = try BackEnd()
      let team = try await team(backEnd)
      let message: [String: JSONValue] = ["tid": team, "fromAccid": "ben", "type": "0", "body": ["msg": "hello"]]
      let sent = try await backEnd.succeed("superteam/sendMsg", message)["data"]
      let now = (sent?["timetag"]?.integer ?? 0) + 1000
      let query: [String: JSONValue] = [
        "tid": team, "accid": "carl", "begintime": "0", "endtime": JSONValue(now), "limit": 10, "reverse": 2,
      ]
      let rows = try await backEnd.succeed("superteam/queryHistoryMsg", query)["msgs"]
      #expect(rows?[0]?["body"] == ["msg": "hello"] && rows?[0]?["msgid"] == sent?["msgid"])
      // The notification of the invited members has a number of super teams.
      #expect(rows?[1]?["type"] == 5 && rows?[1]?["body"]?["id"] == 401)
      #expect(try await backEnd.code("superteam/sendMsg", message.merging(["fromAccid": "dora"]) { $1 }) == 804)
      try await backEnd.succeed("superteam/sendAttachMsg", ["from": "ben", "to": team, "attach": "{}"])
      var recall: [String: JSONValue] = [
        "deleteMsgid": try #require(sent?["msgid"]), "timetag": try #require(sent?["timetag"]), "from": "ben",
        "to": team,
      ]
      try await backEnd.succeed("superteam/recallMsg", recall)
      #expect(try await backEnd.succeed("superteam/queryHistoryMsg", query)["size"] == 1)
      recall["deleteMsgid"] = "1"
      #expect(try await backEnd.code("superteam/recallMsg", recall) == 404)
      try await backEnd.succeed("superteam/mute", ["tid": team, "owner": "anna", "muteType": "1"])
      #expect(try await backEnd.code("superteam/sendMsg", message) == 423)
      #expect(try await backEnd.code("superteam/mute", ["tid": team, "owner": "anna", "muteType": "3"]) == 403)
      try await backEnd.succeed("superteam/mute", ["tid": team, "owner": "anna", "muteType": "0"])
      try await backEnd.succeed("superteam/sendMsg", message)
    }

    @Test func messagesOfSuperTeamAreFoundByTheirNumbers() async throws {
      let backEnd = try BackEnd()
      let team = try await team(backEnd)
      var numbers: [JSONValue] = []
      for text in ["one", "two", "three"] {
        let message: [String: JSONValue] = [
          "tid": team, "fromAccid": "ben", "type": "0", "body": ["msg": .string(text)],
        ]
        numbers.append(try #require(try await backEnd.succeed("superteam/sendMsg", message)["data"]?["msgid"]))
      }
      let first = try #require(numbers[0].integer)
      let asked: [JSONValue] = [
        ["tid": team, "msgid": numbers[2]], ["tid": team, "msgid": .string(String(first))], ["tid": team, "msgid": 1],
      ]
      let answer = try await backEnd.succeed("superteam/queryHistoryMsgByIds", ["msgs": .array(asked)])
      #expect(answer["size"] == 2)
      let rows = answer["msgs"]
      #expect(rows?[0]?["body"] == ["msg": "three"] && rows?[0]?["msgid"] == numbers[2] && rows?[0]?["tid"] == team)
      #expect(rows?[1]?["body"] == ["msg": "one"] && rows?[1]?["from"] == "ben")
      let wrong: [JSONValue] = [
        "x", [], [1], [["tid": team]], [["msgid": 1]], .array(Array(repeating: asked[0], count: 101)),
      ]
      for msgs in wrong { #expect(try await backEnd.code("superteam/queryHistoryMsgByIds", ["msgs": msgs]) == 414) }
      let unknown: JSONValue = [["tid": "1", "msgid": 1]]
      #expect(try await backEnd.code("superteam/queryHistoryMsgByIds", ["msgs": unknown]) == 803)
    }

    @Test func invitedAccountsAnswerUnlessTheTeamSaysOtherwise() async throws {
      let backEnd = try BackEnd()
      let team = try await team(backEnd, ["beinvitemode": "0", "inviteAccids": ["ben"]])
      try await backEnd.succeed(
        "superteam/invite", ["tid": team, "owner": "anna", "inviteAccids": ["carl"], "msg": "please"])
      let requests = try backEnd.environment.hubLoop().groupRequests(team.string ?? "")
      #expect(requests.map(\.account) == ["ben", "carl"] && requests.map(\.message) == ["come", "please"])
      #expect(requests.allSatisfy { $0.isLargeGroup })
    }

    @Test func teamsOfOneKindAreNotFoundAmongTheOther() async throws {
      let backEnd = try BackEnd()
      let large = try await team(backEnd)
      let fields: [String: JSONValue] = [
        "tname": "Team", "owner": "anna", "members": ["ben"], "msg": "m", "magree": 0, "joinmode": 0,
      ]
      let small = try #require(try await backEnd.succeed("team/create", fields)["tid"])
      #expect(try await backEnd.code("team/queryDetail", ["tid": large]) == 803)
      #expect(try await backEnd.code("team/query", ["tids": .array([large]), "ope": 0]) == 803)
      #expect(try await backEnd.code("team/leave", ["tid": large, "accid": "ben"]) == 803)
      #expect(try await backEnd.code("superteam/leave", ["tid": small, "accid": "ben"]) == 803)
      #expect(try await backEnd.code("superteam/getTinfos", ["tids": .array([small])]) == 803)
      let message: [String: JSONValue] = ["from": "ben", "ope": 1, "to": large, "type": 0, "body": ["msg": "x"]]
      #expect(try await backEnd.code("msg/sendMsg", message) == 803)
      let other: [String: JSONValue] = ["fromAccid": "ben", "tid": small, "type": "0", "body": ["msg": "x"]]
      #expect(try await backEnd.code("superteam/sendMsg", other) == 803)
      #expect(try await backEnd.succeed("team/joinTeams", ["accid": "ben"])["infos"]?[0]?["tid"] == small)
      #expect(try await backEnd.succeed("superteam/joinTeams", ["accid": "ben"])["count"] == 1)
      let sessions = try await backEnd.succeed("history/querySessionList", ["accid": "ben"])["data"]?["sessions"]
      let types = Set([sessions?[0]?["sessionType"]?.integer, sessions?[1]?["sessionType"]?.integer])
      #expect(types == [1, 5])
    }

    @Test func teamIsSilencedForOneAccount() async throws {
      let backEnd = try BackEnd()
      let fields: [String: JSONValue] = [
        "tname": "Team", "owner": "anna", "members": ["ben"], "msg": "m", "magree": 0, "joinmode": 0,
      ]
      for account in ["anna", "ben", "carl"] { _ = try await backEnd.create(account) }
      let team = try #require(try await backEnd.succeed("team/create", fields)["tid"])
      func selection() throws -> PushSelection? {
        try backEnd.environment.hubLoop().carryOut(PushSettingsCall(), as: "ben").conversations
          .first { $0.conversation == .group(team.string ?? "") }?.selection
      }
      try await backEnd.succeed("team/muteTeam", ["tid": team, "accid": "ben", "ope": 1])
      #expect(try selection() == .nothing)
      try await backEnd.succeed("team/muteTeam", ["tid": team, "accid": "ben", "ope": 2])
      #expect(try selection() == .all)
      #expect(try await backEnd.code("team/muteTeam", ["tid": team, "accid": "carl", "ope": 1]) == 804)
      #expect(try await backEnd.code("team/muteTeam", ["tid": team, "accid": "ben", "ope": 3]) == 414)
      try await backEnd.succeed("team/update", ["tid": team, "owner": "anna", "teamMemberLimit": 2])
      let late: [String: JSONValue] = ["tid": team, "owner": "anna", "members": ["carl"], "magree": 0, "msg": "m"]
      #expect(try await backEnd.code("team/add", late) == 801)
    }
  }
#endif
