#if Server
  import AgoraChat
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import TestSupport
  import Testing

  @testable import AgoraChatServer

  /// Groups and threads.
  @Suite @MainActor struct GroupTests {
    @Test func groupIsCreatedChangedAndDismissed() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna", "ben", "carl")
      let group = try await backEnd.group("G", owner: "anna", members: ["ben"])
      let app = try await App("ben", "ben", backEnd)
      let shown = await withCheckedContinuation { continuation in
        app.client.groupManager?.getGroupSpecificationFromServer(withId: group) { group, _ in
          continuation.resume(returning: group?.groupName)
        }
      }
      #expect(shown == "G")
      let details = try await backEnd.succeed("GET", "/chatgroups/\(group),\(group)")["data"]
      #expect(details?.array?.count == 2)
      let one = try #require(details?[0])
      #expect(one["id"]?.string == group && one["name"] == "G" && one["owner"] == "anna" && one["public"] == true)
      #expect(one["membersonly"] == false && one["maxusers"] == 200 && one["affiliations_count"] == 2)
      #expect(Set(one["affiliations"]?.array ?? []) == [["owner": "anna"], ["member": "ben"]])
      let changed = try await backEnd.succeed(
        "PUT", "/chatgroups/\(group)", ["groupname": "H", "membersonly": true, "custom": "c", "allowinvites": true])
      #expect(changed["data"] == ["groupname": true, "membersonly": true, "custom": true, "allowinvites": true])
      let now = try await backEnd.succeed("GET", "/chatgroups/\(group)")["data"]?[0]
      #expect(now?["name"] == "H" && now?["membersonly"] == true && now?["public"] == true && now?["custom"] == "c")
      #expect(try await backEnd.code("PUT", "/chatgroups/\(group)", ["other": 1]) == "400 invalid_parameter")
      #expect(try await backEnd.code("PUT", "/chatgroups/\(group)", ["maxusers": 5]) == "403 forbidden_op")
      let joined = try await backEnd.succeed("GET", "/users/ben/joined_chatgroups?pagesize=1000")
      #expect(joined["data"] == [["groupid": .string(group), "groupname": "H"]])
      #expect(
        try await backEnd.succeed("PUT", "/chatgroups/\(group)", ["newowner": "ben"])["data"] == ["newowner": true])
      #expect(try await backEnd.code("PUT", "/chatgroups/\(group)", ["newowner": "ben"]) == "403 forbidden_op")
      try await backEnd.succeed("POST", "/chatgroups/\(group)/announcement", ["announcement": "news"])
      let news = try await backEnd.succeed("GET", "/chatgroups/\(group)/announcement")
      #expect(news["data"] == ["announcement": "news"])
      #expect(try await backEnd.succeed("DELETE", "/chatgroups/\(group)")["data"]?["success"] == true)
      #expect(try await backEnd.code("GET", "/chatgroups/\(group)") == "404 service_resource_not_found")
    }

    @Test func wrongGroupsAreRefused() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna")
      let right: [String: JSONValue] = ["groupname": "G", "description": "d", "public": true, "owner": "anna"]
      for wrong: [String: JSONValue] in [
        ["groupname": .null], ["groupname": .string(String(repeating: "x", count: 129))], ["public": .null],
        ["owner": .null], ["maxusers": 0], ["members": []],
        ["description": .string(String(repeating: "x", count: 513))],
        ["members": .array((0..<10_000).map { .string("u\($0)") })],
      ] {
        #expect(
          try await backEnd.code("POST", "/chatgroups", .object(right.merging(wrong) { $1 })) == "400 illegal_argument")
      }
      for wrong: [String: JSONValue] in [["owner": "nobody"], ["members": ["nobody"]]] {
        #expect(
          try await backEnd.code("POST", "/chatgroups", .object(right.merging(wrong) { $1 }))
            == "404 resource_not_found")
      }
    }

    @Test func membersAreAddedAndRemoved() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna", "ben", "carl", "dora")
      let group = try await backEnd.group("G", owner: "anna", members: ["ben"])
      let path = "/chatgroups/\(group)"
      let added = try await backEnd.succeed("POST", "\(path)/users/carl")
      #expect(added["data"]?["action"] == "add_member" && added["data"]?["user"] == "carl")
      #expect(try await backEnd.code("POST", "\(path)/users/carl") == "403 forbidden_op")
      #expect(try await backEnd.code("POST", "\(path)/users/nobody") == "404 service_resource_not_found")
      let many = try await backEnd.succeed("POST", "\(path)/users", ["usernames": ["carl", "dora"]])
      #expect(many["data"]?["newmembers"] == ["dora"])
      #expect(try await backEnd.succeed("GET", "\(path)/user/dora/is_joined")["data"] == true)
      let page = try await backEnd.succeed("GET", "\(path)/users?pagesize=3&pagenum=2")
      #expect(page["count"] == 1)
      let removed = try await backEnd.succeed("DELETE", "\(path)/users/carl,dora")
      #expect(removed["data"]?.array?.map { $0["user"] } == ["carl", "dora"])
      #expect(try await backEnd.code("DELETE", "\(path)/users/carl") == "403 forbidden_op")
      #expect(try await backEnd.code("DELETE", "\(path)/users/anna") == "403 forbidden_op")
      #expect(try await backEnd.succeed("GET", "\(path)/user/dora/is_joined")["data"] == false)
      let list = JSONValue.array((0..<61).map { .string("u\($0)") })
      #expect(try await backEnd.code("POST", "\(path)/users", ["usernames": list]) == "400 illegal_argument")
    }

    @Test func adminsAndMutes() async throws {
      let clock = ManualClock()
      let backEnd = try BackEnd(clock: clock)
      try await backEnd.register("anna", "ben", "carl")
      let group = try await backEnd.group("G", owner: "anna", members: ["ben", "carl"])
      let path = "/chatgroups/\(group)"
      try await backEnd.succeed("POST", "\(path)/admin", ["newadmin": "ben"])
      #expect(try await backEnd.succeed("GET", "\(path)/admin")["data"] == ["ben"])
      #expect(try await backEnd.code("POST", "\(path)/admin", ["newadmin": "anna"]) == "403 forbidden_op")
      try await backEnd.succeed("DELETE", "\(path)/admin/ben")
      #expect(try await backEnd.succeed("GET", "\(path)/admin")["data"] == [])
      let muted = try await backEnd.succeed("POST", "\(path)/mute", ["usernames": ["carl"], "mute_duration": 60_000])
      let end = clock.now().milliseconds + 60_000
      #expect(muted["data"] == [["result": true, "expire": JSONValue(end), "user": "carl"]])
      #expect(try await backEnd.succeed("GET", "\(path)/mute")["data"] == [["expire": JSONValue(end), "user": "carl"]])
      clock.advance(byMilliseconds: 60_000)
      #expect(try await backEnd.succeed("GET", "\(path)/mute")["data"] == [])
      try await backEnd.succeed("POST", "\(path)/mute", ["usernames": ["ben", "carl"], "mute_duration": -1])
      try await backEnd.succeed("DELETE", "\(path)/mute/ben,carl")
      #expect(try await backEnd.succeed("GET", "\(path)/mute")["data"] == [])
      #expect(
        try await backEnd.code("POST", "\(path)/mute", ["usernames": ["ben"], "mute_duration": 0])
          == "400 illegal_argument")
      #expect(try await backEnd.succeed("POST", "\(path)/ban")["data"] == ["mute": true])
      #expect(try await backEnd.succeed("DELETE", "\(path)/ban")["data"] == ["mute": false])
    }

    @Test func threadsHaveTheirMembers() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna", "ben")
      let group = try await backEnd.group("G", owner: "anna", members: ["ben"])
      let root = try await backEnd.send("root", from: "anna", to: group, "chatgroups")
      let made = try await backEnd.succeed(
        "POST", "/thread", ["group_id": .string(group), "name": "T", "owner": "anna", "msg_id": .string(root)])
      let thread = try #require(made["data"]?["thread_id"]?.string)
      try await backEnd.succeed("PUT", "/thread/\(thread)", ["name": "U"])
      try await backEnd.succeed("POST", "/thread/\(thread)/users", ["usernames": ["ben"]])
      let members = try await backEnd.succeed("GET", "/thread/\(thread)/users")
      #expect(Set(members["data"]?["affiliations"]?.array ?? []) == ["anna", "ben"])
      for path in ["/threads/user/ben", "/threads/chatgroups/\(group)/user/ben"] {
        let list = try await backEnd.succeed("GET", path)["entities"]
        #expect(list?[0]?["name"] == "U" && list?[0]?["msgId"]?.string == root && list?[0]?["owner"] == "anna")
      }
      let left = try await backEnd.succeed("DELETE", "/thread/\(thread)/users", ["usernames": ["ben", "nobody"]])
      #expect(left["entities"] == [["result": true, "user": "ben"], ["result": false, "user": "nobody"]])
      #expect(try await backEnd.succeed("DELETE", "/thread/\(thread)")["data"] == ["status": "ok"])
      #expect(try await backEnd.call("GET", "/thread/\(thread)/users").status == 404)
      #expect(try await backEnd.call("GET", "/thread/\(group)/users").status == 404)
    }

    @Test func roomsTakeAsManyUsersAsTheyMay() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna", "ben")
      let made = try await backEnd.succeed(
        "POST", "/chatrooms", ["name": "R", "description": "d", "owner": "anna", "maxusers": 1])
      let room = try #require(made["data"]?["id"]?.string)
      let (anna, ben) = (try await App("anna", "anna", backEnd), try await App("ben", "ben", backEnd))
      func entrance(_ app: App) async throws -> Int {
        await withCheckedContinuation { continuation in
          app.client.roomManager?.joinChatroom(room) { continuation.resume(returning: $1?.code.rawValue ?? 0) }
        }
      }
      #expect(try await entrance(anna) == 0)
      #expect(try await entrance(ben) == 704)
      #expect(try await backEnd.succeed("GET", "/chatrooms/\(room)")["data"]?[0]?["maxusers"] == 1)
      let raised = try await backEnd.succeed("PUT", "/chatrooms/\(room)", ["maxusers": 2])
      #expect(raised["data"] == ["maxusers": true])
      #expect(try await entrance(ben) == 0)
      #expect(try await backEnd.code("PUT", "/chatrooms/\(room)", ["maxusers": 0]) == "400 illegal_argument")
    }

    @Test func superAdminsCreateRooms() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna", "ben")
      let anna = try await App("anna", "anna", backEnd)
      func creation() async -> Int {
        await withCheckedContinuation { continuation in
          anna.client.roomManager?.createChatroom(
            withSubject: "R", description: nil, invitees: nil as [String]?, message: nil, maxMembersCount: 0
          ) { continuation.resume(returning: $1?.code.rawValue ?? 0) }
        }
      }
      #expect(await creation() == 703)
      let added = try await backEnd.succeed("POST", "/chatrooms/super_admin", ["superadmin": "anna"])
      #expect(added["data"] == ["result": "success", "resource": ""])
      try await backEnd.succeed("POST", "/chatrooms/super_admin", ["superadmin": "ben"])
      #expect(await creation() == 0)
      let all = try await backEnd.succeed("GET", "/chatrooms/super_admin")
      #expect(all["data"] == ["anna", "ben"] && all["count"] == 2)
      let second = try await backEnd.succeed("GET", "/chatrooms/super_admin?pagenum=2&pagesize=1")
      #expect(second["data"] == ["ben"])
      let removed = try await backEnd.succeed("DELETE", "/chatrooms/super_admin/anna")
      #expect(removed["data"] == ["newSuperAdmin": "anna", "resource": ""])
      #expect(await creation() == 703)
      #expect(try await backEnd.code("POST", "/chatrooms/super_admin", [:]) == "400 illegal_argument")
      #expect(try await backEnd.call("POST", "/chatrooms/super_admin", ["superadmin": "nobody"]).status == 404)
    }

    @Test func groupsRoomsAndThreadsAreListedInPages() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna")
      var (groups, rooms): (Set<String>, Set<String>) = ([], [])
      for index in 0..<5 {
        groups.insert(try await backEnd.group("G\(index)", owner: "anna", members: ["anna"]))
        let room = try await backEnd.succeed("POST", "/chatrooms", ["name": "R", "description": "d", "owner": "anna"])
        rooms.insert(try #require(room["data"]?["id"]?.string))
      }
      let group = try #require(groups.first)
      let root = try await backEnd.send("root", from: "anna", to: group, "chatgroups")
      let thread = try await backEnd.succeed(
        "POST", "/thread", ["group_id": .string(group), "name": "T", "owner": "anna", "msg_id": .string(root)])
      let expected: JSONValue = [["id": thread["data"]?["thread_id"] ?? .null]]
      #expect(try await backEnd.succeed("GET", "/thread")["entities"] == expected)
      func list(_ path: String, _ name: String) async throws -> [String] {
        var (ids, cursor): ([String], String?) = ([], "")
        while let after = cursor {
          let page = try await backEnd.succeed("GET", "\(path)?limit=2" + (after.isEmpty ? "" : "&cursor=\(after)"))
          ids += page["data"]?.array?.compactMap { $0[name]?.string } ?? []
          cursor = page["cursor"]?.string
          #expect(page["count"]?.integer ?? 0 > 0)
        }
        return ids
      }
      let (listed, listedRooms) = (try await list("/chatgroups", "groupid"), try await list("/chatrooms", "id"))
      #expect(Set(listed) == groups && listed.count == 5 && Set(listedRooms) == rooms && listedRooms.count == 5)
      let all = try await backEnd.succeed("GET", "/chatgroups?limit=1000")["data"]
      #expect(all?[0]?["owner"] == "demo-org#demo-app_anna" && all?[0]?["affiliations"] == 1)
      #expect(try await backEnd.code("GET", "/chatrooms?limit=101") == "400 illegal_argument")
    }

    @Test func presenceIsPublishedAndSubscribedTo() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna", "ben")
      let app = try await App("ben", "ben", backEnd)
      #expect(
        try await backEnd.succeed("POST", "/users/ben/presence/phone/101", ["ext": "busy"]).members == ["result": "ok"])
      let subscribed = try await backEnd.succeed("POST", "/users/anna/presence/3600", ["usernames": ["ben"]])
      let one = try #require(subscribed["result"]?[0])
      #expect(one["uid"] == "ben" && one["ext"] == "busy" && one["status"]?.object?.values.first == "101")
      #expect(one["expiry"]?.string.flatMap { Int($0) } ?? 0 > 3000)
      let list = try await backEnd.succeed("GET", "/users/anna/presence/sublist?pageNum=1&pageSize=10")["result"]
      #expect(list?["totalnum"] == "1" && list?["sublist"]?[0]?["uid"] == "ben")
      #expect(
        try await backEnd.succeed("POST", "/users/anna/presence", ["usernames": ["ben"]])["result"]?[0]?["uid"] == "ben"
      )
      try await backEnd.succeed("DELETE", "/users/anna/presence", ["ben"])
      #expect(try await backEnd.succeed("GET", "/users/anna/presence/sublist")["result"]?["totalnum"] == "0")
      for (path, body): (String, JSONValue) in [
        ("/users/anna/presence/3600", ["usernames": ["anna"]]), ("/users/anna/presence/0", ["usernames": ["ben"]]),
        ("/users/anna/presence/phone/x", ["ext": ""]),
        ("/users/anna/presence", ["usernames": .array((0..<101).map { .string("u\($0)") })]),
      ] {
        let answer = try await backEnd.call("POST", path, body)
        #expect(answer.status == 400 && answer["error_description"]?.string?.isEmpty == false)
      }
      #expect(app.client.isLoggedIn)
    }

    @Test func roomsThatAUserIsInAreListed() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna", "ben")
      var ids: [String] = []
      for number in 0..<3 {
        let made = try await backEnd.succeed(
          "POST", "/chatrooms", ["name": .string("room \(number)"), "description": "d", "owner": "anna"])
        ids.append(try #require(made["data"]?["id"]?.string))
      }
      let ben = MessagingClient(environment: backEnd.environment, account: "ben", device: "phone")
      try await ben.login(token: "ben")
      for id in ids.prefix(2) { _ = try await ben.enterRoom(id) }
      func listed(_ query: String = "") async throws -> [String] {
        let rows = try await backEnd.succeed("GET", "/users/Ben/joined_chatrooms\(query)")["data"]?.array ?? []
        return rows.compactMap { $0["id"]?.string }
      }
      #expect(try await listed() == ids.prefix(2).sorted())
      #expect(try await listed("?pagenum=2&pagesize=1").count == 1)
      try await ben.leaveRoom(ids[0])
      #expect(try await listed() == [ids[1]])
      #expect(try await backEnd.code("GET", "/users/nobody/joined_chatrooms") == "404 service_resource_not_found")
    }

    @Test func mutedUsersWriteNowhereOfAKind() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna", "ben")
      func send() async throws -> String {
        let body: JSONValue = ["from": "anna", "to": ["ben"], "type": "txt", "body": ["msg": "x"]]
        return try await backEnd.code("POST", "/messages/users", body)
      }
      #expect(try await send().hasPrefix("200"))
      let muted = try await backEnd.succeed("POST", "/mutes", ["username": "Anna", "chat": -1, "chatroom": 60])
      #expect(muted["data"] == ["result": "ok"])
      #expect(try await send().hasPrefix("403"))
      let state = try await backEnd.succeed("GET", "/mutes/anna")["data"]
      #expect(state?["userid"] == "anna" && state?["chat"] == -1 && state?["groupchat"] == 0)
      #expect((1...60).contains(state?["chatroom"]?.integer ?? 0) && state?["unixtime"]?.integer ?? 0 > 1_500_000_000)
      let list = try await backEnd.succeed("GET", "/mutes?pageNum=1&pageSize=50")["data"]?["data"]?.array
      #expect(list?.count == 2 && list?.first == ["username": "anna", "chat": -1])
      #expect(try await backEnd.succeed("GET", "/mutes?pageNum=2&pageSize=1")["data"]?["data"]?.array?.count == 1)
      #expect(try await backEnd.succeed("GET", "/mutes?pageNum=3&pageSize=1")["data"]?["data"]?.array?.count == 0)
      try await backEnd.succeed("POST", "/mutes", ["username": "anna", "chat": 0])
      #expect(try await send().hasPrefix("200"))
      for body: JSONValue in [
        ["username": "anna"], ["chat": 1], ["username": "anna", "chat": -2], ["username": "anna", "chat": "1"],
      ] {
        #expect(try await backEnd.code("POST", "/mutes", body).hasPrefix("400"), "\(body)")
      }
      #expect(try await backEnd.code("POST", "/mutes", ["username": "nobody", "chat": 1]).hasPrefix("404"))
      #expect(try await backEnd.code("GET", "/mutes/nobody").hasPrefix("404"))
    }
  }
#endif
