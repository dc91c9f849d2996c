#if Server
  import AgoraChat
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import TestSupport
  import Testing

  @testable import AgoraChatServer

  /// Tokens of the app and of users.
  @Suite @MainActor struct TokenTests {
    @Test func tokenOfTheAppHasItsLifetime() async throws {
      let backEnd = try BackEnd()
      let first = try await backEnd.requestToken()
      #expect(first.status == 200 && first["expires_in"] == 5_184_000 && first["application"]?.string?.count == 36)
      let second = try await backEnd.requestToken(["ttl": 60])
      #expect(second["expires_in"] == 60 && second["access_token"] != first["access_token"])
      #expect(try await backEnd.requestToken(["client_secret": "old-secret"]).status == 200)
      #expect(try await backEnd.requestToken(["ttl": 0])["expires_in"]?.integer ?? 0 > 1_000_000_000)
    }

    @Test func wrongCredentialsAreRefused() async throws {
      let backEnd = try BackEnd()
      for fields: [String: JSONValue] in [
        ["client_secret": "wrong"], ["client_id": "wrong"], ["client_secret": ""], ["client_secret": .null],
      ] {
        #expect(try await backEnd.requestToken(fields).code == "400 invalid_grant")
      }
      #expect(try await backEnd.requestToken(["grant_type": "other"]).code == "400 illegal_argument")
      #expect(try await backEnd.requestToken(["ttl": -1]).code == "400 illegal_argument")
      #expect(try await backEnd.requestToken(["client_secret": 5]).code == "400 illegal_argument")
    }

    @Test func requestsWithoutARightTokenAreRefusedAndChangeNothing() async throws {
      let clock = ManualClock()
      let backEnd = try BackEnd(clock: clock)
      let user: JSONValue = ["username": "anna"]
      #expect(try await backEnd.call("POST", "/users", user, token: "").code == "401 unauthorized")
      #expect(try await backEnd.call("GET", "/users", token: "").code == "401 unauthorized")
      #expect(try await backEnd.call("POST", "/users", user, token: "wrong").code == "401 auth_bad_access_token")
      let token = try #require(try await backEnd.requestToken(["ttl": 60])["access_token"]?.string)
      #expect(try await backEnd.call("GET", "/users", token: token).status == 200)
      clock.advance(byMilliseconds: 60_000)
      let old = try await backEnd.call("POST", "/users", user, token: token)
      #expect(old.code == "401 unauthorized" && old["error_description"]?.string?.contains("expired") == true)
      // The token of a user is not one of the app.
      try await backEnd.register("ben")
      let own = try await backEnd.call(
        "POST", "/token", ["grant_type": "password", "username": "ben", "password": "ben"], token: "")
      #expect(
        try await backEnd.call("GET", "/users", token: own["access_token"]?.string ?? "").code
          == "401 auth_bad_access_token")
      #expect(try await backEnd.code("GET", "/users/anna") == "404 service_resource_not_found")
    }

    @Test func otherAppsAndUnknownRequestsAreRefused() async throws {
      let backEnd = try BackEnd()
      for prefix in ["/other/demo-app", "/demo-org/other"] {
        #expect(
          try await backEnd.call("GET", "/users", token: "x", prefix: prefix).code
            == "404 organization_application_not_found")
      }
      for (method, path) in [("GET", "/nothing"), ("DELETE", "/token"), ("GET", "/users/a/b/c/d")] {
        #expect(try await backEnd.code(method, path) == "500 unsupported_service_operation")
      }
    }

    @Test func bodiesOfOtherFormsAreRefused() async throws {
      let backEnd = try BackEnd()
      let user: JSONValue = ["username": "anna"]
      for type in ["text/plain", "application/x-www-form-urlencoded", ""] {
        #expect(try await backEnd.call("POST", "/users", user, type: type).code == "415 web_application")
      }
      let token = try #require(try await backEnd.requestToken()["access_token"]?.string)
      let headers = ["Content-Type": "application/json", "Authorization": "Bearer \(token)"]
      for body in ["{", "\u{FF}", "{\"username\":}", ""] {
        let (status, _) = try await backEnd.send("POST", BackEnd.path + "/users", Array(body.utf8), headers)
        #expect(status == 400)
      }
      let huge = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20)
      let (status, answer) = try await backEnd.send("POST", BackEnd.path + "/users", huge, headers)
      let members = try JSONValue(parsing: String(decoding: answer, as: UTF8.self))
      #expect(status == 413 && members["error"] == "request_entity_too_large" && members["timestamp"] != nil)
      #expect(try await backEnd.code("GET", "/users/anna") == "404 service_resource_not_found")
    }

    @Test func appsLogInWithPasswordsAndTokens() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna")
      func error(_ password: String) async -> Bool {
        let client = AgoraChatClient(environment: backEnd.environment, device: DeviceID(UUID().uuidString))
        return await App.error(of: client, "anna", password) != nil
      }
      #expect(await error("wrong"))
      #expect(await error(""))
      #expect(!(await error("anna")))
      let answer = try await backEnd.call(
        "POST", "/token", ["grant_type": "password", "username": "anna", "password": "anna"], token: "")
      let token = try #require(answer["access_token"]?.string)
      #expect(answer["user"]?["username"] == "anna")
      #expect(!(await error(token)))
      let inherited = try await backEnd.succeed("POST", "/token", ["grant_type": "inherit", "username": "anna"])
      #expect(!(await error(try #require(inherited["access_token"]?.string))))
      // With another password neither the old one nor a token from before is right.
      try await backEnd.succeed("PUT", "/users/anna/password", ["newpassword": "other"])
      #expect(await error("anna"))
      #expect(await error(token))
      #expect(!(await error("other")))
      #expect(
        try await backEnd.call(
          "POST", "/token", ["grant_type": "password", "username": "anna", "password": "anna"], token: ""
        ).code == "400 invalid_grant")
    }

    @Test func tokenRequestCreatesItsUserOnDemand() async throws {
      let backEnd = try BackEnd()
      let body: [String: JSONValue] = ["grant_type": "inherit", "username": "new"]
      #expect(try await backEnd.call("POST", "/token", .object(body), token: "").code == "401 unauthorized")
      #expect(try await backEnd.code("POST", "/token", .object(body)) == "404 service_resource_not_found")
      let made = try await backEnd.succeed("POST", "/token", .object(body.merging(["autoCreateUser": true]) { $1 }))
      _ = try await App("new", try #require(made["access_token"]?.string), backEnd)
    }

    @Test func settingsAreChecked() throws {
      func error(_ members: [String: JSONValue]) -> String {
        do throws(MessagingError) {
          _ = try EasemobServerFace(FaceSettings(members: members, folder: "/tmp", allowsReadableFiles: false))
          return ""
        } catch {
          return error.detail
        }
      }
      let names: [String: JSONValue] = ["org": "o", "app": "a", "client-id": "c"]
      #expect(error([:]).contains("\"org\""))
      #expect(error(["org": "o"]).contains("\"app\""))
      #expect(error(["org": "o", "app": "a"]).contains("client-id"))
      #expect(error(names).contains("client-secret-file"))
      #expect(error(names.merging(["client-secret": "s"]) { $1 }).contains("client-secret"))
      #expect(throws: MessagingError.self) { try BackEnd(["org": "a/b"]) }
      #expect(throws: MessagingError.self) { try BackEnd(["callback-url": "http://back.example/callbacks"]) }
      #expect(throws: MessagingError.self) { try BackEnd(["history-time-zone": 15]) }
    }
  }

  /// Users.
  @Suite @MainActor struct UserTests {
    @Test func userIsRegisteredOnceInLowerCase() async throws {
      let backEnd = try BackEnd()
      let answer = try await backEnd.succeed(
        "POST", "/users", ["username": "Anna.B-1_x", "password": "p", "nickname": "Anna"])
      let entity = try #require(answer["entities"]?[0])
      #expect(entity["username"] == "anna.b-1_x" && entity["type"] == "user" && entity["activated"] == true)
      #expect(entity["nickname"] == "Anna" && entity["uuid"]?.string?.count == 36)
      #expect(entity["created"]?.integer ?? 0 > 1_500_000_000_000)
      #expect(answer["organization"] == "demo-org" && answer["applicationName"] == "demo-app")
      #expect(answer["path"] == "/users" && answer["action"] == "post")
      #expect(try await backEnd.succeed("GET", "/users/Anna.B-1_x")["entities"]?[0] == entity)
      #expect(
        try await backEnd.code("POST", "/users", ["username": "anna.b-1_x"]) == "400 duplicate_unique_property_exists")
      for name in ["", "a b", "ümlaut", "a@b", String(repeating: "a", count: 65)] {
        #expect(try await backEnd.code("POST", "/users", ["username": .string(name)]) == "400 illegal_argument")
      }
      #expect(try await backEnd.code("POST", "/users", ["password": "x"]) == "400 illegal_argument")
      #expect(try await backEnd.code("POST", "/users", ["username": "x", "password": ""]) == "400 illegal_argument")
    }

    @Test func manyUsersAreRegisteredAtOnce() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("ben")
      let answer = try await backEnd.succeed(
        "POST", "/users", [["username": "anna"], ["username": "ben"], ["username": "a b"], 5])
      #expect(answer["entities"]?.array?.map { $0["username"] } == ["anna"])
      #expect(answer["data"]?.array?.map { $0["username"] } == ["ben", "a b", ""])
      let many = JSONValue.array((0..<10_000).map { ["username": .string("u\($0)")] })
      #expect(try await backEnd.code("POST", "/users", many) == "400 illegal_argument")
      #expect(try await backEnd.code("POST", "/users", []) == "400 illegal_argument")
    }

    @Test func registrationIsOpenIfTheSettingAllowsIt() async throws {
      let backEnd = try BackEnd(["open-registration": true])
      #expect(try await backEnd.call("POST", "/users", ["username": "anna", "password": "p"], token: "").status == 200)
      #expect(try await backEnd.call("POST", "/users", [["username": "ben"]], token: "").code == "401 unauthorized")
    }

    @Test func usersAreListedInPages() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna", "ben", "carl")
      let first = try await backEnd.succeed("GET", "/users?limit=2")
      #expect(first["entities"]?.array?.map { $0["username"] } == ["anna", "ben"] && first["count"] == 2)
      #expect(first["params"] == ["limit": ["2"]])
      let cursor = try #require(first["cursor"]?.string)
      let second = try await backEnd.succeed("GET", "/users?limit=2&cursor=\(cursor)")
      #expect(second["entities"]?.array?.map { $0["username"] } == ["carl"] && second["cursor"] == nil)
      for query in ["limit=0", "limit=101", "limit=x", "cursor=x"] {
        #expect(try await backEnd.code("GET", "/users?\(query)") == "400 illegal_argument")
      }
    }

    @Test func deletedUserIsGoneAndItsTokensWithIt() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna", "ben")
      let app = try await App("anna", "anna", backEnd)
      let token = try #require(
        try await backEnd.succeed("POST", "/token", ["grant_type": "inherit", "username": "anna"])["access_token"]?
          .string)
      let deleted = try await backEnd.succeed("DELETE", "/users/anna")
      #expect(deleted["entities"]?[0]?["username"] == "anna")
      #expect(try await backEnd.code("GET", "/users/anna") == "404 service_resource_not_found")
      #expect(try await backEnd.code("DELETE", "/users/anna") == "404 service_resource_not_found")
      try await app.waitForLogout()
      // The name can be given to another user, who is not reached by what the former one had.
      try await backEnd.succeed("POST", "/users", ["username": "anna", "password": "new"])
      for wrong in ["anna", token] {
        let client = AgoraChatClient(environment: backEnd.environment, device: "pad")
        #expect(await App.error(of: client, "anna", wrong) != nil)
      }
      let rest = try await backEnd.succeed("DELETE", "/users?limit=100")
      #expect(Set(rest["entities"]?.array?.compactMap { $0["username"]?.string } ?? []) == ["anna", "ben"])
    }

    @Test func userIsDeactivatedAndActivated() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna")
      let app = try await App("anna", "anna", backEnd)
      #expect(try await backEnd.succeed("GET", "/users/anna/status")["data"] == ["anna": "online"])
      let states = try await backEnd.succeed("POST", "/users/batch/status", ["usernames": ["anna", "nobody"]])
      #expect(Set(states["data"]?.array ?? []) == [["anna": "online"], ["nobody": "offline"]])
      let off = try await backEnd.succeed("POST", "/users/anna/deactivate")
      #expect(off["entities"]?[0]?["activated"] == false)
      try await app.waitForLogout()
      let client = AgoraChatClient(environment: backEnd.environment, device: "pad")
      #expect(await App.error(of: client, "anna", "anna") != nil)
      #expect(try await backEnd.succeed("POST", "/users/anna/activate")["entities"]?[0]?["activated"] == true)
      let again = try await App("anna", "anna", backEnd)
      try await backEnd.succeed("GET", "/users/anna/disconnect")
      try await again.waitForLogout()
      #expect(try await backEnd.code("GET", "/users/nobody/status") == "404 service_resource_not_found")
      let many = JSONValue.array((0..<101).map { .string("u\($0)") })
      #expect(try await backEnd.code("POST", "/users/batch/status", ["usernames": many]) == "400 illegal_argument")
    }

    @Test func nicknameAndAttributesAreThoseOfTheProfile() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna")
      let renamed = try await backEnd.succeed(
        "PUT", "/users/anna", ["nickname": "Anna", "notification_display_style": 1])
      #expect(renamed["entities"]?[0]?["nickname"] == "Anna")
      #expect(try await backEnd.code("PUT", "/users/anna", ["other": 1]) == "400 invalid_parameter")
      let token = try #require(try await backEnd.requestToken()["access_token"]?.string)
      let headers = ["Authorization": "Bearer \(token)", "Content-Type": "application/x-www-form-urlencoded"]
      let path = BackEnd.path + "/metadata/user/anna"
      let form = "avatarurl=http%3A%2F%2Fi&ext=%7B%22a%22%3A1%7D&gender=2"
      #expect(try await backEnd.send("PUT", path, Array(form.utf8), headers).status == 200)
      let app = try await App("anna", "anna", backEnd)
      let info = await withCheckedContinuation { continuation in
        app.client.userInfoManager?.fetchUserInfo(byId: ["anna"]) { infos, _ in
          continuation.resume(returning: infos?["anna"].map { [$0.nickname, $0.avatarUrl, $0.ext, "\($0.gender)"] })
        }
      }
      #expect(info == ["Anna", "http://i", "{\"a\":1}", "2"])
      for wrong in ["other=x", "gender=9", "nickname=" + String(repeating: "x", count: 65)] {
        #expect(try await backEnd.send("PUT", path, Array(wrong.utf8), headers).status == 400)
      }
      let large = "ext=" + String(repeating: "x", count: 2100)
      #expect(try await backEnd.send("PUT", path, Array(large.utf8), headers).status == 400)
      let some = try await backEnd.succeed(
        "POST", "/metadata/user/get", ["targets": ["anna", "nobody"], "properties": ["nickname", "sign"]])
      #expect(some["data"] == ["anna": ["nickname": "Anna"]])
      #expect(try await backEnd.succeed("DELETE", "/metadata/user/anna")["data"] == true)
      #expect(try await backEnd.succeed("GET", "/metadata/user/anna")["data"] == [:])
    }

    @Test func contactsAndBlocks() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna", "ben", "carl")
      for name in ["ben", "carl"] {
        let added = try await backEnd.succeed("POST", "/users/anna/contacts/users/\(name)")
        #expect(added["entities"]?[0]?["username"]?.string == name)
      }
      #expect(try await backEnd.succeed("GET", "/users/anna/contacts/users")["data"] == ["ben", "carl"])
      #expect(try await backEnd.succeed("GET", "/users/ben/contacts/users")["data"] == ["anna"])
      let page = try await backEnd.succeed("GET", "/user/anna/contacts?limit=1&needReturnRemark=true")
      #expect(page["data"] == ["contacts": [["username": "ben", "remark": ""]]])
      let next = try await backEnd.succeed("GET", "/user/anna/contacts?limit=1&cursor=\(page["cursor"]?.string ?? "")")
      #expect(next["data"] == ["contacts": [["username": "carl"]]] && next["cursor"] == nil)
      try await backEnd.succeed("DELETE", "/users/anna/contacts/users/carl")
      #expect(try await backEnd.succeed("GET", "/users/anna/contacts/users")["data"] == ["ben"])
      #expect(
        try await backEnd.succeed("POST", "/users/anna/blocks/users", ["usernames": ["carl", "ben"]])["data"]
          == ["carl", "ben"])
      let blocked = try await backEnd.succeed("GET", "/users/anna/blocks/users")["data"]?.array
      #expect(Set(blocked ?? []) == ["ben", "carl"])
      try await backEnd.succeed("DELETE", "/users/anna/blocks/users/carl")
      #expect(try await backEnd.succeed("GET", "/users/anna/blocks/users?pageSize=10")["data"] == ["ben"])
      #expect(
        try await backEnd.code("POST", "/users/anna/contacts/users/nobody") == "404 service_resource_not_found")
      let many = JSONValue.array((0..<51).map { .string("u\($0)") })
      #expect(
        try await backEnd.code("POST", "/users/anna/blocks/users", ["usernames": many]) == "400 illegal_argument")
    }
  }
#endif
