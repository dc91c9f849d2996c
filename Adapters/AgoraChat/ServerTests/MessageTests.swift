#if Server
  import AgoraChat
  import Foundation
  import NIMSDK
  import Parlance
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import AgoraChatServer

  /// Messages that a back end sends, recalls, changes and reads, with apps of two vendors.
  @Suite @MainActor struct MessageTests {
    /// An app of another vendor.
    private final class OtherApp: NSObject, NIMChatManagerDelegate {
      let sdk: NIMSDK
      let received = Inbox<NIMMessage>("message")
      let revoked = Inbox<NIMRevokeMessageNotification>("revocation")

      @MainActor init(_ account: String, _ password: String, _ backEnd: BackEnd) async throws {
        sdk = NIMSDK(environment: backEnd.environment, device: "tablet", config: NIMSDKConfig())
        super.init()
        sdk.chatManager.add(self)
        #expect(try await outcome { sdk.loginManager.login(account, token: password, completion: $0) } == nil)
      }

      func onRecvMessages(_ messages: [NIMMessage]) { for message in messages { received.add(message) } }
      func onRecvRevokeMessageNotification(_ notification: NIMRevokeMessageNotification) { revoked.add(notification) }
    }

    @Test func messageArrivesAtAppsOfBothVendors() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna", "ben", "carl")
      let app = try await App("ben", "ben", backEnd)
      let other = try await OtherApp("carl", "carl", backEnd)
      let answer = try await backEnd.succeed(
        "POST", "/messages/users",
        [
          "from": "anna", "to": ["ben", "carl", "ben", "nobody"], "type": "txt", "body": ["msg": "hello"],
          "ext": ["k": ["n": 1]],
        ])
      let data = try #require(answer["data"]?.object)
      #expect(data.keys.sorted() == ["ben", "carl"] && data["ben"] != data["carl"])
      #expect(data.values.allSatisfy { $0.string.flatMap { Int64($0) } ?? 0 > 1 << 60 })
      let message = try await app.received.next()
      #expect((message.body as? AgoraChatTextMessageBody)?.text == "hello" && message.from == "anna")
      #expect(message.messageId == data["ben"]?.string)
      #expect((message.ext?["k"] as? [String: Any])?["n"] as? Int == 1)
      #expect(try await other.received.next().text == "hello")
    }

    @Test func everyKindOfBodyArrives() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna", "ben")
      let app = try await App("ben", "ben", backEnd)
      func send(_ type: String, _ body: JSONValue) async throws -> AgoraChatMessage {
        try await backEnd.succeed(
          "POST", "/messages/users", ["from": "anna", "to": ["ben"], "type": .string(type), "body": body])
        return try await type == "cmd" ? app.commands.next() : app.received.next()
      }
      let place = try await send("loc", ["lat": "1.5", "lng": 2, "addr": "here"]).body as? AgoraChatLocationMessageBody
      #expect(place?.latitude == 1.5 && place?.longitude == 2 && place?.address == "here")
      let command = try await send("cmd", ["action": "run"]).body as? AgoraChatCmdMessageBody
      #expect(command?.action == "run")
      let custom =
        try await send("custom", ["customEvent": "gift", "customExts": ["name": "flower"]]).body
        as? AgoraChatCustomMessageBody
      #expect(custom?.event == "gift" && custom?.customExt == ["name": "flower"])
      let uuid = try await upload(backEnd, "a.bin", Array("content".utf8))
      let url = JSONValue.string("http://host/demo-org/demo-app/chatfiles/\(uuid)")
      let file = try await send("file", ["url": url, "filename": "a.bin"]).body as? AgoraChatFileMessageBody
      #expect(file?.displayName == "a.bin" && file?.fileLength == 7)
      let voice = try await send("audio", ["url": url, "length": 3]).body as? AgoraChatVoiceMessageBody
      #expect(voice?.duration == 3)
      let picture =
        try await send("img", ["url": url, "filename": "p.png", "size": ["width": 4, "height": 5]]).body
        as? AgoraChatImageMessageBody
      #expect(picture?.size == CGSize(width: 4, height: 5))
      let film = try await send("video", ["url": url, "thumb": url, "length": 9]).body as? AgoraChatVideoMessageBody
      #expect(film?.duration == 9)
    }

    @Test func wrongMessagesAreRefused() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna", "ben")
      let right: [String: JSONValue] = ["from": "anna", "to": ["ben"], "type": "txt", "body": ["msg": "x"]]
      for wrong: [String: JSONValue] in [
        ["from": ""], ["to": []], ["to": "ben"], ["to": .array((0..<601).map { .string("u\($0)") })],
        ["to": .array((0..<10_000).map { .string("u\($0)") })], ["type": ""], ["type": "other"], ["body": [:]],
        ["body": "x"], ["ext": "x"], ["ext": .null], ["routetype": "x"], ["roam_ignore_users": ["ben"]],
        ["body": ["msg": .string(String(repeating: "x", count: 5121))]], ["type": "loc", "body": ["lat": "x"]],
        ["type": "custom", "body": ["customEvent": "a b"]],
        ["type": "custom", "body": ["customEvent": "a", "customExts": ["k": 1]]],
        ["type": "cmd", "body": ["action": "em_own"]], ["type": "file", "body": ["url": "http://h/x"]],
        ["sync_device": "x"], ["chatroom_msg_level": "x"],
      ] {
        let body = JSONValue.object(right.merging(wrong) { $1 })
        #expect(try await backEnd.code("POST", "/messages/users", body) == "400 illegal_argument", "\(wrong.keys)")
      }
      for wrong: [String: JSONValue] in [["from": "nobody"], ["to": ["nobody"]]] {
        let body = JSONValue.object(right.merging(wrong) { $1 })
        #expect(try await backEnd.code("POST", "/messages/users", body) == "404 service_resource_not_found")
      }
      let unknown = JSONValue.object(
        right.merging([
          "type": "img", "body": ["url": .string("http://h/\(String(repeating: "a", count: 32))")],
        ]) { $1 })
      #expect(try await backEnd.code("POST", "/messages/users", unknown) == "404 service_resource_not_found")
      // Messages that were refused make no conversation.
      #expect(try await backEnd.succeed("GET", "/user/ben/user_channels")["data"] == ["channels": []])
    }

    @Test func administratorWritesToGroupsAndRoomsWithoutBeingInThem() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna", "ben")
      let app = try await App("ben", "ben", backEnd)
      let group = try await backEnd.group("G", owner: "anna", members: ["ben"])
      try await backEnd.succeed("POST", "/chatgroups/\(group)/ban")
      try await backEnd.succeed(
        "POST", "/messages/chatgroups",
        ["to": [.string(group)], "type": "txt", "body": ["msg": "all"], "need_group_ack": true])
      let message = try await app.received.next()
      #expect(message.from == "admin" && message.to == group && message.chatType == .groupChat)
      let room = try await backEnd.succeed("POST", "/chatrooms", ["name": "R", "description": "d", "owner": "anna"])
      let id = try #require(room["data"]?["id"]?.string)
      let error = await withCheckedContinuation { continuation in
        app.client.roomManager?.joinChatroom(id) { _, error in continuation.resume(returning: error) }
      }
      #expect(error == nil)
      try await backEnd.succeed(
        "POST", "/messages/chatrooms",
        ["to": [.string(id)], "type": "txt", "body": ["msg": "room"], "chatroom_msg_level": "high"])
      let inRoom = try await app.received.next()
      #expect(inRoom.chatType == .chatRoom && inRoom.priority == .high)
      let broadcast = try await backEnd.succeed(
        "POST", "/messages/chatrooms/broadcast", ["msg": ["type": "txt", "msg": "everyone"]])
      #expect(broadcast["data"]?["id"]?.integer ?? 0 > 0)
      #expect((try await app.received.next().body as? AgoraChatTextMessageBody)?.text == "everyone")
      let members = try await backEnd.succeed("GET", "/chatrooms/\(id)/users")
      #expect(members["data"] == [["member": "ben"]])
      try await backEnd.succeed("DELETE", "/chatrooms/\(id)/users/ben")
      #expect(try await backEnd.code("DELETE", "/chatrooms/\(id)/users/ben") == "403 forbidden_op")
      let details = try await backEnd.succeed("GET", "/chatrooms/\(id)")["data"]?[0]
      #expect(details?["name"] == "R" && details?["description"] == "d" && details?["owner"] == "anna")
      try await backEnd.succeed("DELETE", "/chatrooms/\(id)")
      #expect(try await backEnd.code("GET", "/chatrooms/\(id)") == "404 service_resource_not_found")
      let unknown: JSONValue = ["to": ["nothing"], "type": "txt", "body": ["msg": "x"]]
      #expect(try await backEnd.code("POST", "/messages/chatgroups", unknown) == "404 service_resource_not_found")
      #expect(try await backEnd.code("POST", "/messages/chatrooms", unknown) == "404 service_resource_not_found")
    }

    @Test func firstVersionOfTheRequestWorks() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna", "ben")
      let app = try await App("ben", "ben", backEnd)
      let body: [String: JSONValue] = [
        "target_type": "users", "target": ["ben"], "msg": ["type": "txt", "msg": "old"], "from": "anna",
      ]
      #expect(try await backEnd.succeed("POST", "/messages", .object(body))["data"] == ["ben": "success"])
      #expect((try await app.received.next().body as? AgoraChatTextMessageBody)?.text == "old")
      #expect(
        try await backEnd.code("POST", "/messages", .object(body.merging(["target_type": "x"]) { $1 }))
          == "400 illegal_argument")
    }

    @Test func recallReachesAppsOfBothVendors() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna", "ben", "carl")
      let app = try await App("ben", "ben", backEnd)
      let other = try await OtherApp("carl", "carl", backEnd)
      let sender = try await App("anna", "anna", backEnd)
      let group = try await backEnd.group("G", owner: "anna", members: ["ben", "carl"])
      let sent = await sender.send("wrong", to: group, .groupChat)
      #expect(try await app.received.next().messageId == sent.messageId)
      var seen = try await other.received.next()
      while seen.text != "wrong" { seen = try await other.received.next() }
      let fields: [String: JSONValue] = [
        "msg_id": .string(sent.messageId), "to": .string(group), "chat_type": "groupchat", "force": true,
      ]
      for (wrong, code): ([String: JSONValue], String) in [
        (["msg_id": ""], "400 message_recall_error"), (["chat_type": "x"], "400 message_recall_error"),
        (["msg_id": "77"], "403 message_recall_error"), (["to": "other"], "403 message_recall_error"),
        (["chat_type": "chat"], "403 message_recall_error"), (["from": "ben"], "403 message_recall_error"),
      ] {
        let body = JSONValue.object(fields.merging(wrong) { $1 })
        #expect(try await backEnd.code("POST", "/messages/msg_recall", body) == code, "\(wrong)")
      }
      let recalled = try await backEnd.succeed("POST", "/messages/msg_recall", .object(fields))
      #expect(recalled["data"]?["recalled"] == "yes" && recalled["data"]?["msg_id"]?.string == sent.messageId)
      #expect(try await app.recalled.next() == sent.messageId)
      #expect(try await other.revoked.next().messageFromUserId == "anna")
      #expect(try await backEnd.code("POST", "/messages/msg_recall", .object(fields)) == "403 message_recall_error")
    }

    @Test func recallWithoutForceHasTheTimeLimitOfTheHub() async throws {
      let clock = ManualClock()
      let backEnd = try BackEnd(clock: clock)
      try await backEnd.register("anna", "ben")
      let first = try await backEnd.send("one", from: "anna", to: "ben")
      let second = try await backEnd.send("two", from: "anna", to: "ben")
      clock.advance(byMilliseconds: 7 * 86_400_000)
      func fields(_ id: String, _ force: Bool) -> JSONValue {
        ["msg_id": .string(id), "to": "ben", "chat_type": "chat", "from": "anna", "force": .bool(force)]
      }
      let answer = try await backEnd.call("POST", "/messages/msg_recall", fields(first, false))
      #expect(answer.code == "403 message_recall_error")
      #expect(answer["error_description"]?.string?.contains("time") == true)
      let batch = try await backEnd.succeed(
        "POST", "/messages/recall", ["msgs": [fields(first, true), fields("5", true), fields(second, false)]])
      #expect(batch["msgs"]?.array?.map { $0["recalled"] } == ["yes", "not_found msg", "exceed recall time limit"])
    }

    @Test func messageIsChanged() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna", "ben")
      let id = try await backEnd.send("one", from: "anna", to: "ben")
      let change: JSONValue = ["user": "anna", "new_msg": ["type": "txt", "msg": "two"]]
      #expect(try await backEnd.succeed("PUT", "/messages/rewrite/\(id)", change)["data"] == "success")
      let channels = try await backEnd.succeed("GET", "/user/ben/user_channels")
      let last = try #require(channels["data"]?["channels"]?[0]?["last_message"])
      #expect(last["payload"]?["bodies"]?[0] == ["type": "txt", "msg": "two"] && last["msg_id"]?.string == id)
      for (wrong, code): (JSONValue, String) in [
        (["new_msg": ["type": "img"]], "400 UnsupportedMessageTypeException"),
        (["new_msg": ["type": "custom", "customEvent": "e"]], "400 UnsupportedMessageTypeException"),
        (["user": "ben", "new_msg": ["type": "txt", "msg": "x"]], "401 RewriteMessageNotAuthorizedException"),
      ] {
        #expect(try await backEnd.code("PUT", "/messages/rewrite/\(id)", wrong) == code)
      }
      #expect(try await backEnd.code("PUT", "/messages/rewrite/5", change) == "404 MessageUnavailableException")
    }

    @Test func conversationIsRemovedForOneOfItsUsers() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna", "ben")
      _ = try await backEnd.send("one", from: "anna", to: "ben")
      let body: [String: JSONValue] = ["channel": "anna", "type": "chat", "delete_roam": true]
      #expect(
        try await backEnd.succeed("DELETE", "/users/ben/user_channel", .object(body))["data"] == ["result": "ok"])
      #expect(try await backEnd.succeed("GET", "/user/ben/user_channels")["data"] == ["channels": []])
      let others = try await backEnd.succeed("GET", "/user/anna/user_channels")["data"]?["channels"]?.array
      #expect(others?.map { $0["channel_id"] } == ["ben"])
      #expect(
        try await backEnd.code("DELETE", "/users/ben/user_channel", .object(body.merging(["type": "x"]) { $1 }))
          == "400 illegal_argument")
    }

    @Test func reactionsAreThoseOfApps() async throws {
      let backEnd = try BackEnd()
      try await backEnd.register("anna", "ben")
      let id = try await backEnd.send("one", from: "anna", to: "ben")
      for user in ["anna", "ben"] {
        let added = try await backEnd.succeed(
          "POST", "/reaction/user/\(user)", ["msgId": .string(id), "message": "+1"])
        #expect(added["requestStatusCode"] == "ok" && added["data"]?["reaction"] == "+1")
        #expect(added["data"]?["createdAt"]?.string?.hasSuffix("Z") == true)
      }
      let list = try await backEnd.succeed("GET", "/reaction/user/anna?msgIdList=\(id)&msgType=chat")
      let one = try #require(list["data"]?[0]?["reactionList"]?[0])
      #expect(one["reaction"] == "+1" && one["count"] == 2 && one["state"] == true)
      let detail = try await backEnd.succeed("GET", "/reaction/user/anna/detail?msgId=\(id)&message=%2B1")
      #expect(Set(detail["data"]?["userList"]?.array ?? []) == ["anna", "ben"])
      try await backEnd.succeed("DELETE", "/reaction/user/anna?msgId=\(id)&message=%2B1")
      let rest = try await backEnd.succeed("GET", "/reaction/user/anna?msgIdList=\(id)")
      #expect(rest["data"]?[0]?["reactionList"]?[0]?["count"] == 1)
      #expect(
        try await backEnd.call("POST", "/reaction/user/anna", ["msgId": "5", "message": "x"]).status == 404)
    }

    // MARK: files

    private func upload(_ backEnd: BackEnd, _ name: String, _ content: [UInt8]) async throws -> String {
      let token = try #require(try await backEnd.requestToken()["access_token"]?.string)
      let head = "--xyz\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(name)\"\r\n"
      let body = Array("\(head)Content-Type: text/plain\r\n\r\n".utf8) + content + Array("\r\n--xyz--\r\n".utf8)
      let (status, answer) = try await backEnd.send(
        "POST", BackEnd.path + "/chatfiles", body,
        ["Authorization": "Bearer \(token)", "Content-Type": "multipart/form-data; boundary=xyz"])
      #expect(status == 200)
      return try #require(
        try JSONValue(parsing: String(decoding: answer, as: UTF8.self))["entities"]?[0]?["uuid"]?.string)
    }

    @Test func fileIsUploadedAndDownloaded() async throws {
      let backEnd = try BackEnd()
      let content = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) } + Array("\r\n--xy\r\n".utf8)
      let uuid = try await upload(backEnd, "a.bin", content)
      let (status, body) = try await backEnd.send("GET", BackEnd.path + "/chatfiles/\(uuid)")
      #expect(status == 200 && body == content)
      #expect(try await backEnd.send("GET", BackEnd.path + "/chatfiles/5").status == 404)
      let token = try #require(try await backEnd.requestToken()["access_token"]?.string)
      let path = BackEnd.path + "/chatfiles"
      let headers = ["Authorization": "Bearer \(token)", "Content-Type": "multipart/form-data; boundary=xyz"]
      for wrong in [
        "", "--xyz", "--xyz\r\n\r\n", "--xyz\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx\r\n--xyz--",
      ] {
        #expect(try await backEnd.send("POST", path, Array(wrong.utf8), headers).status == 400)
      }
      let large = [UInt8](repeating: 0x2D, count: 11 << 20)
      #expect(try await backEnd.send("POST", path, large, headers).status == 413)
      #expect(try await backEnd.send("POST", path, [1], ["Content-Type": "text/plain"]).status == 401)
    }
  }
#endif
