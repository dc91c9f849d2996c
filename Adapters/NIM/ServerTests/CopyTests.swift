#if Server
  import Foundation
  import NIMMoving
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import TestSupport
  import Testing

  @testable import NIMServer

  /// A customer's server, which takes copies of events.
  final class CopyReceiver: Sendable {
    struct Copy: Sendable {
      var fields: [String: String]
      var members: [String: JSONValue]
      var isSigned: Bool
    }

    let copies = Lock<[Copy]>([])
    /// The statuses of the next answers; 200 after them.
    let statuses = Lock<[Int]>([])
    private let environment = MessagingEnvironment.inMemory()
    private let server: Lock<GatewayServer?> = Lock(nil)

    init() throws {
      let route = HTTPRoute(.post, "/copies", takesUpTo: 1 << 20) { [self] request, responder in
        let (time, digest) = (request.field("curtime") ?? "", request.field("md5") ?? "")
        let sum = NIMCheckSum.value(BackEnd.secret, digest, time)
        let isSigned = hexadecimal(MD5.value(of: request.body)) == digest && sum == request.field("checksum")
        let members = (try? JSONValue(parsing: String(decoding: request.body, as: UTF8.self)))?.object ?? [:]
        let fields = Dictionary(request.fields.map { ($0.name, $0.value) }) { first, _ in first }
        copies.withLock { $0.append(Copy(fields: fields, members: members, isSigned: isSigned)) }
        responder.complete(HTTPResponse(statuses.withLock { $0.isEmpty ? 200 : $0.removeFirst() }))
      }
      let server = try GatewayServer(environment, options: GatewayOptions(), furtherRoutes: [route])
      self.server.withLock { $0 = server }
    }

    var url: JSONValue { .string("http://127.0.0.1:\(server.withLock { $0?.port ?? 0 })/copies") }

    func stop() {
      server.withLock { $0 }?.stop()
      server.withLock { $0 = nil }
      environment.shutDown()
    }

    /// Waits for the copies of messages and recalls.
    func wait(for count: Int) async throws -> [Copy] {
      func wanted() -> [Copy] {
        copies.withLock { $0 }.filter { !["2", "3"].contains($0.members["eventType"]?.string) }
      }
      try await until("\(count) copies") { wanted().count >= count }
      return wanted()
    }
  }

  /// Copies of events that go to a back end.
  @Suite struct CopyTests {
    @Test func messagesAndRecallsAreCopiedAndSigned() async throws {
      let receiver = try CopyReceiver()
      defer { receiver.stop() }
      let backEnd = try BackEnd(["copy-url": receiver.url])
      for account in ["anna", "ben"] { _ = try await backEnd.create(account) }
      let sent = try await backEnd.succeed(
        "msg/sendMsg", ["from": "anna", "ope": 0, "to": "ben", "type": 0, "body": ["msg": "hello"], "ext": "{\"k\":1}"])
      let number = try #require(sent["data"]?["msgid"]?.integer)
      let time = try #require(sent["data"]?["timetag"]?.integer)
      try await backEnd.succeed(
        "msg/sendMsg",
        ["from": "anna", "ope": 0, "to": "ben", "type": 0, "body": ["msg": "quiet"], "option": ["route": false]])
      try await backEnd.succeed(
        "msg/recall",
        ["deleteMsgid": JSONValue(number), "timetag": JSONValue(time), "type": 7, "from": "anna", "to": "ben"])
      let team = try #require(
        try await backEnd.succeed(
          "team/create", ["tname": "T", "owner": "anna", "members": ["ben"], "msg": "m", "magree": 0, "joinmode": 0])[
            "tid"])
      try await backEnd.succeed(
        "msg/sendMsg", ["from": "ben", "ope": 1, "to": team, "type": 100, "body": "{\"c\":1}"])
      let copies = try await receiver.wait(for: 4)
      #expect(copies.allSatisfy { $0.isSigned && $0.fields["appkey"] == BackEnd.key })
      #expect(copies.allSatisfy { $0.members.values.allSatisfy { $0.string != nil } })
      let first = copies[0].members
      #expect(first["eventType"] == "1" && first["convType"] == "PERSON" && first["to"] == "ben")
      #expect(first["fromAccount"] == "anna" && first["body"] == "hello" && first["msgType"] == "TEXT")
      #expect(first["msgidServer"]?.string == String(number) && first["msgTimestamp"]?.string == String(time))
      #expect(first["fromClientType"] == "REST" && first["ext"] == "{\"k\":1}")
      let recall = copies[1].members
      #expect(recall["eventType"] == "7" && recall["msgId"]?.string == String(number) && recall["from"] == "anna")
      let made = copies[2].members
      #expect(made["msgType"] == "NOTIFICATION" && made["fromAccount"] == "anna" && made["to"] == team)
      let attachment = try JSONValue(parsing: made["attach"]?.string ?? "").object
      #expect(attachment?["id"] == 0 && attachment?["data"]?.object?["ids"] == ["ben"])
      let last = copies[3].members
      #expect(last["convType"] == "TEAM" && last["to"] == team && last["attach"] == "{\"c\":1}")
      #expect(last["tMembers"] == "[anna, ben]" || last["tMembers"] == "[ben, anna]")
    }

    @Test func copiesOfSuperTeamsAreMarked() async throws {
      let receiver = try CopyReceiver()
      defer { receiver.stop() }
      let backEnd = try BackEnd(["copy-url": receiver.url])
      for account in ["anna", "ben"] { _ = try await backEnd.create(account) }
      let fields: [String: JSONValue] = [
        "tname": "T", "owner": "anna", "inviteAccids": ["ben"], "msg": "m", "joinmode": "0", "beinvitemode": "1",
      ]
      let team = try #require(try await backEnd.succeed("superteam/create", fields)["tid"])
      let message: [String: JSONValue] = ["tid": team, "fromAccid": "ben", "type": "0", "body": ["msg": "hello"]]
      let sent = try await backEnd.succeed("superteam/sendMsg", message)["data"]
      try await backEnd.succeed(
        "superteam/recallMsg",
        [
          "deleteMsgid": try #require(sent?["msgid"]), "timetag": try #require(sent?["timetag"]), "from": "ben",
          "to": team,
        ])
      try await backEnd.succeed("superteam/dismiss", ["tid": team, "owner": "anna"])
      let copies = try await receiver.wait(for: 4).map(\.members)
      #expect(copies.map { $0["eventType"] } == ["1", "1", "25", "1"])
      #expect([copies[0], copies[1], copies[3]].allSatisfy { $0["convType"] == "SUPER_TEAM" })
      #expect(copies.allSatisfy { $0["to"] == team && $0["tMembers"] == nil })
      #expect(copies[1]["body"] == "hello" && copies[2]["msgId"]?.string == sent?["msgid"]?.integer.map { String($0) })
      let changes = try [copies[0], copies[3]].map { try JSONValue(parsing: $0["attach"]?.string ?? "")["id"] }
      #expect(changes == [401, 405])
    }

    @Test func copyIsRepeatedUntilItIsTaken() async throws {
      let receiver = try CopyReceiver()
      defer { receiver.stop() }
      let backEnd = try BackEnd(["copy-url": receiver.url, "copy-tries": 2])
      for account in ["anna", "ben"] { _ = try await backEnd.create(account) }
      func send(_ text: String) async throws {
        try await backEnd.succeed(
          "msg/sendMsg", ["from": "anna", "ope": 0, "to": "ben", "type": 0, "body": ["msg": .string(text)]])
      }
      // Taken at the second attempt; dropped after two; the status 500 counts as taken.
      receiver.statuses.withLock { $0 = [503, 200, 404, 404, 500] }
      for text in ["one", "two", "three", "four"] { try await send(text) }
      let copies = try await receiver.wait(for: 6)
      #expect(copies.map { $0.members["body"] } == ["one", "one", "two", "two", "three", "four"])
    }

    private func client(_ account: AccountID, _ backEnd: BackEnd) async throws -> MessagingClient {
      let token = try await backEnd.create(account.name)
      let client = MessagingClient(environment: backEnd.environment, account: account, device: "phone")
      try await client.login(token: token)
      return client
    }

    @Test func friendshipsAndRequestsToJoinTeamsAreCopied() async throws {
      let receiver = try CopyReceiver()
      defer { receiver.stop() }
      let backEnd = try BackEnd(["copy-url": receiver.url])
      for account in ["anna", "ben", "carl"] { _ = try await backEnd.create(account) }
      try await backEnd.succeed("friend/add", ["accid": "anna", "faccid": "ben", "type": 2, "msg": "hi"])
      try await backEnd.succeed("friend/add", ["accid": "ben", "faccid": "anna", "type": 4, "msg": "hi"])
      try await backEnd.succeed("friend/add", ["accid": "anna", "faccid": "ben", "type": 1])
      try await backEnd.succeed("friend/delete", ["accid": "anna", "faccid": "ben"])
      let team = try #require(
        try await backEnd.succeed(
          "team/create",
          ["tname": "T", "owner": "anna", "members": ["carl"], "msg": "come", "magree": 1, "joinmode": 1])["tid"])
      try await until("invitation") {
        receiver.copies.withLock { $0 }.contains { $0.members["msgType"] == "TEAM_INVITE" }
      }
      let copies = try await receiver.wait(for: 5).map(\.members)
      let kinds = copies.filter { $0["msgType"] != "NOTIFICATION" }.map { copy in
        ["convType", "msgType", "fromAccount", "to", "attach", "body"].map { copy[$0]?.string ?? "" }
          .joined(separator: " ").trimmingCharacters(in: .whitespaces)
      }
      #expect(
        kinds == [
          "CUSTOM_PERSON FRIEND_ADD anna ben {\"vt\":2} hi", "CUSTOM_PERSON FRIEND_ADD ben anna {\"vt\":4} hi",
          "CUSTOM_PERSON FRIEND_ADD anna ben {\"vt\":1}", "CUSTOM_PERSON FRIEND_DELETE anna ben",
          "CUSTOM_TEAM TEAM_INVITE anna \(team.string ?? "")  come",
        ])
      #expect(copies.allSatisfy { Int64($0["msgidServer"]?.string ?? "") != nil || $0["msgType"] == "NOTIFICATION" })
    }

    @Test func visitsAndQueuesOfRoomsAreCopied() async throws {
      let receiver = try CopyReceiver()
      defer { receiver.stop() }
      let backEnd = try BackEnd(["copy-url": receiver.url])
      let anna = try await client("anna", backEnd)
      let ben = try await client("ben", backEnd)
      let room = try backEnd.environment.administration.createRoom(name: "hall", owner: "anna")
      _ = try await anna.enterRoom(room)
      _ = try await ben.enterRoom(room, as: RoomAppearance(tags: ["red"], audience: #"{"tag":"red"}"#))
      _ = try await anna.setEntries([("seat", "1")], inRoom: room)
      _ = try await anna.removeEntries(.all, fromRoom: room)
      try await anna.leaveRoom(room)
      await ben.logout()
      let copies = try await receiver.wait(for: 6).map(\.members)
      let visits = copies.filter { $0["eventType"] == "9" }.map { copy in
        ["accid", "event", "logOutReason", "roleType"].compactMap { copy[$0]?.string }.joined(separator: " ")
      }
      #expect(visits == ["anna IN 1", "ben IN 3", "anna OUT EXIT 1", "ben OUT OFFLINE 3"])
      let tagged = copies.filter { $0["eventType"] == "9" && $0["accid"] == "ben" }
      #expect(tagged.allSatisfy { $0["tags"] == #"["red"]"# && $0["notifyTargetTags"] == #"{"tag":"red"}"# })
      let queue = copies.filter { $0["eventType"] == "14" }
      #expect(queue.map { $0["qEvent"] } == ["2", "8"])
      #expect(queue.first?["elements"] == "[{\"seat\":\"1\"}]" && queue.first?["keys"] == "[\"seat\"]")
      #expect(queue.allSatisfy { $0["roomid"]?.string == room && $0["operator"] == "anna" })
    }

    @Test func failedLoginsAreCopied() async throws {
      let receiver = try CopyReceiver()
      defer { receiver.stop() }
      let backEnd = try BackEnd(["copy-url": receiver.url])
      let token = try await backEnd.create("anna")
      func login(_ token: String) async -> MessagingError.Code? {
        do {
          try await MessagingClient(environment: backEnd.environment, account: "anna", device: "phone")
            .login(token: token)
          return nil
        } catch {
          return error.code
        }
      }
      #expect(await login("wrong") == .invalidToken)
      try await backEnd.succeed("user/block", ["accid": "anna", "needkick": "false"])
      #expect(await login(token) == .accountBlocked)
      let copies = try await receiver.wait(for: 2).map(\.members)
      #expect(copies.map { $0["eventType"] } == ["84", "84"] && copies.map { $0["accid"] } == ["anna", "anna"])
      #expect(Set(copies.compactMap { $0["fail"]?.string }) == ["login.token.error", "account.block"])
    }

    @Test func addressWithoutTLSOnAnotherMachineIsRefused() throws {
      #expect(throws: MessagingError.self) { try BackEnd(["copy-url": "http://back.example/copies"]) }
      #expect(throws: MessagingError.self) { try BackEnd(["copy-tries": 0]) }
    }
  }
#endif
