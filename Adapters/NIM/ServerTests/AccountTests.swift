#if Server
  import Foundation
  import NIMSDK
  import Parlance
  import ParlanceCore
  import ParlanceEngine
  import ParlanceGateway
  import TestSupport
  import Testing

  @testable import NIMServer

  /// Accounts, their tokens and their friends, as a back end and apps see them.
  @Suite @MainActor struct AccountTests {
    private func login(_ account: String, _ token: String, _ backEnd: BackEnd) async throws -> (NIMSDK, NSError?) {
      let sdk = NIMSDK(environment: backEnd.environment, device: "phone", config: NIMSDKConfig())
      let error = try await outcome { sdk.loginManager.login(account, token: token, completion: $0) }
      return (sdk, error)
    }

    @Test func createdAccountLogsInWithItsToken() async throws {
      let backEnd = try BackEnd()
      let answer = try await backEnd.succeed("user/create", ["accid": "Anna", "name": "Anna A", "token": "first"])
      #expect(answer["info"] == ["accid": "anna", "token": "first", "name": "Anna A"])
      #expect(try await backEnd.code("user/create", ["accid": "anna"]) == 414)
      #expect(try await login("anna", "wrong", backEnd).1?.code == 302)
      #expect(try await login("nobody", "first", backEnd).1 != nil)
      let (sdk, error) = try await login("anna", "first", backEnd)
      #expect(error == nil)
      let states = try await backEnd.succeed("user/userOnlineStatus", ["accids": ["anna", "zz"]])
      #expect(states["data"]?["status"]?["anna"]?.array?.count == 1)
      #expect(states["data"]?["invalidAccids"] == ["zz"])
      #expect(try await outcome { sdk.loginManager.logout($0) } == nil)
    }

    @Test func loginsAndTheirEndsAreListed() async throws {
      let backEnd = try BackEnd()
      let (anna, ben) = (try await backEnd.create("anna"), try await backEnd.create("ben"))
      let (sdk, error) = try await login("anna", anna, backEnd)
      #expect(error == nil)
      #expect(try await login("ben", ben, backEnd).1 == nil)
      #expect(try await outcome { sdk.loginManager.logout($0) } == nil)
      let now = Int64(Date().timeIntervalSince1970 * 1000)
      let fields: [String: JSONValue] = [
        "accid": "Anna", "begintime": JSONValue(now - 3_600_000), "endtime": JSONValue(now + 60_000), "limit": 10,
      ]
      func events(_ others: [String: JSONValue] = [:]) async throws -> [Int64] {
        let answer = try await backEnd.succeed("history/queryUserEvents", fields.merging(others) { $1 })
        let events = try #require(answer["events"]?.array)
        #expect(answer["size"]?.integer == Int64(events.count))
        for event in events { #expect(event["accid"] == "anna" && event["deviceId"] == "phone") }
        return events.compactMap { $0["eventType"]?.integer }
      }
      #expect(try await events() == [3, 2])
      #expect(try await events(["reverse": 1]) == [2, 3])
      #expect(try await events(["limit": 1]) == [3])
      #expect(try await events(["endtime": JSONValue(now - 3_500_000)]) == [])
      for wrong: [String: JSONValue] in [["limit": 0], ["limit": 101], ["reverse": 3], ["begintime": 5, "endtime": 5]] {
        #expect(try await backEnd.code("history/queryUserEvents", fields.merging(wrong) { $1 }) == 414)
      }
      #expect(try await backEnd.code("history/queryUserEvents", fields.merging(["accid": "zz"]) { $1 }) == 404)
    }

    @Test func aMutedAccountWritesNowhere() async throws {
      let backEnd = try BackEnd()
      for account in ["anna", "ben"] { _ = try await backEnd.create(account) }
      let message: [String: JSONValue] = ["from": "anna", "ope": 0, "to": "ben", "type": 0, "body": ["msg": "x"]]
      func isMuted() async throws -> JSONValue? {
        try await backEnd.succeed("user/getUinfos", ["accids": ["anna"]])["uinfos"]?.array?.first?["mute"]
      }
      #expect(try await isMuted() == false)
      try await backEnd.succeed("user/mute", ["accid": "anna", "mute": "true"])
      #expect(try await isMuted() == true)
      #expect(try await backEnd.code("msg/sendMsg", message) == 423)
      try await backEnd.succeed("user/muteModule", ["accid": "anna", "muteP2P": "false"])
      #expect(try await backEnd.code("msg/sendMsg", message) == 200)
      #expect(try await isMuted() == false)
      try await backEnd.succeed("user/muteModule", ["accid": "anna", "muteP2P": "true", "muteTeam": "false"])
      #expect(try await backEnd.code("msg/sendMsg", message) == 423)
      try await backEnd.succeed("user/mute", ["accid": "anna", "mute": "false"])
      #expect(try await backEnd.code("msg/sendMsg", message) == 200)
      #expect(try await backEnd.code("user/mute", ["accid": "nobody", "mute": "true"]) == 404)
      #expect(try await backEnd.code("user/muteModule", ["accid": "anna", "muteQChat": "true"]) == 403)
    }

    @Test func backEndSilencesPhonesBesideADesktop() async throws {
      let backEnd = try BackEnd()
      _ = try await backEnd.create("anna")
      let hub = try backEnd.environment.hubLoop()
      for (isQuiet, pushes) in [("false", true), ("true", false)] {
        try await backEnd.succeed("user/setDonnop", ["accid": "anna", "donnopOpen": .string(isQuiet)])
        let settings = try hub.carryOut(PushSettingsCall(), as: "anna").account
        #expect(settings.pushesWhileDesktopIsOn == pushes)
      }
      #expect(try await backEnd.code("user/setDonnop", ["accid": "anna", "donnopOpen": "x"]) == 414)
    }

    @Test func bodyThatIsTooLargeIsRefusedInTheVendorsForm() async throws {
      let backEnd = try BackEnd()
      let answer = try await backEnd.call(
        "user/create", ["accid": .string(String(repeating: "a", count: 300 << 10))], status: 413)
      #expect(answer["code"] == 405 && answer["desc"]?.string?.contains("262144") == true)
    }

    @Test func accountWhoseProfileIsRefusedIsNotCreated() async throws {
      let backEnd = try BackEnd()
      // Each is within its own limit; all together are larger than the hub takes.
      let icon = String(repeating: "😀", count: 1024)
      #expect(
        try await backEnd.code("user/create", ["accid": "anna", "icon": .string(icon), "ex": .string(icon)]) == 405)
      #expect(try await backEnd.code("user/getUinfos", ["accids": ["anna"]]) == 404)
      let token = try await backEnd.create("anna")
      #expect(try await login("anna", token, backEnd).1 == nil)
    }

    @Test func newTokenReplacesTheOneBefore() async throws {
      let backEnd = try BackEnd()
      let first = try await backEnd.create("anna")
      let second = try #require(
        try await backEnd.succeed("user/refreshToken", ["accid": "anna"])["info"]?["token"]?.string)
      #expect(first != second && second.count == 32)
      #expect(try await login("anna", first, backEnd).1?.code == 302)
      #expect(try await login("anna", second, backEnd).1 == nil)
      try await backEnd.succeed("user/update", ["accid": "anna", "token": "third"])
      #expect(try await login("anna", second, backEnd).1?.code == 302)
      #expect(try await login("anna", "third", backEnd).1 == nil)
      #expect(try await backEnd.code("user/refreshToken", ["accid": "nobody"]) == 404)
    }

    @Test func blockedAccountCannotLogIn() async throws {
      let backEnd = try BackEnd()
      let token = try await backEnd.create("anna")
      try await backEnd.succeed("user/block", ["accid": "anna", "needkick": "true"])
      #expect(try await login("anna", token, backEnd).1 != nil)
      #expect(try await backEnd.succeed("user/getUinfos", ["accids": ["anna"]])["uinfos"]?[0]?["valid"] == false)
      try await backEnd.succeed("user/unblock", ["accid": "anna"])
      #expect(try await login("anna", token, backEnd).1 == nil)
    }

    @Test func profileThatTheBackEndSetsIsShownToApps() async throws {
      let backEnd = try BackEnd()
      _ = try await backEnd.create("ben")
      let token = try await backEnd.create("anna")
      try await backEnd.succeed(
        "user/updateUinfo",
        ["accid": "ben", "name": "Ben B", "gender": 1, "ex": "{\"a\":1}", "sign": "hi", "mobile": "1234"])
      let (sdk, error) = try await login("anna", token, backEnd)
      #expect(error == nil)
      let found = Inbox<[NIMUser]>("profiles")
      sdk.userManager.fetchUserInfos(["ben"]) { users, error in
        #expect(error == nil)
        found.add(users ?? [])
      }
      let users = try await found.next()
      #expect(users.first?.userInfo?.nickName == "Ben B" && users.first?.userInfo?.ext == "{\"a\":1}")
      #expect(users.first?.userInfo?.gender == .male && users.first?.userInfo?.sign == "hi")
      #expect(try await backEnd.code("user/updateUinfo", ["accid": "ben", "gender": 3]) == 414)
      #expect(try await backEnd.code("user/updateUinfo", ["accid": "nobody", "name": "x"]) == 404)
    }

    @Test func friendsThatTheBackEndMakesAreFriendsOfApps() async throws {
      let backEnd = try BackEnd()
      let token = try await backEnd.create("anna")
      _ = try await backEnd.create("ben")
      try await backEnd.succeed("friend/add", ["accid": "anna", "faccid": "ben", "type": 1, "serverex": "S"])
      try await backEnd.succeed("friend/update", ["accid": "anna", "faccid": "ben", "alias": "Benny", "ex": "note"])
      let (sdk, _) = try await login("anna", token, backEnd)
      try await drainMainQueue(until: "the friend is known") { sdk.userManager.isMyFriend("ben") }
      #expect(sdk.userManager.userInfo("ben")?.alias == "Benny")
      let friend = try await backEnd.succeed("friend/getByAccid", ["accid": "anna", "faccid": "ben"])["friend"]
      #expect(friend?["serverex"] == "S" && friend?["ex"] == "note" && friend?["alias"] == "Benny")
      try await backEnd.succeed(
        "user/setSpecialRelation", ["accid": "anna", "targetAcc": "ben", "relationType": 1, "value": 1])
      try await drainMainQueue(until: "the block is known") { sdk.userManager.isUser(inBlackList: "ben") }
      #expect(try await backEnd.succeed("user/listBlackAndMuteList", ["accid": "anna"])["blacklist"] == ["ben"])
      try await backEnd.succeed("friend/delete", ["accid": "anna", "faccid": "ben"])
      #expect(try await backEnd.succeed("friend/get", ["accid": "anna", "updatetime": 0])["size"] == 0)
      #expect(try await backEnd.code("friend/getByAccid", ["accid": "anna", "faccid": "ben"]) == 404)
    }
  }
#endif
