#if Server
  import AgoraChat
  import Foundation
  import NIMSDK
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import TestSupport
  import Testing

  @testable import NIMServer

  /// Messages that a back end sends, recalls and reads, with apps of two vendors.
  @Suite @MainActor struct MessageTests {
    /// An app with the vendor's SDK.
    private final class App: NSObject, NIMChatManagerDelegate, NIMSystemNotificationManagerDelegate {
      let sdk: NIMSDK
      let received = Inbox<NIMMessage>("message")
      let revoked = Inbox<NIMRevokeMessageNotification>("revocation")
      let notifications = Inbox<NIMCustomSystemNotification>("notification")

      @MainActor init(_ account: String, _ token: String, _ backEnd: BackEnd) async throws {
        sdk = NIMSDK(environment: backEnd.environment, device: "phone", config: NIMSDKConfig())
        super.init()
        sdk.chatManager.add(self)
        sdk.systemNotificationManager.add(self)
        #expect(try await outcome { sdk.loginManager.login(account, token: token, completion: $0) } == nil)
      }

      func onRecvMessages(_ messages: [NIMMessage]) { for message in messages { received.add(message) } }
      func onRecvRevokeMessageNotification(_ notification: NIMRevokeMessageNotification) { revoked.add(notification) }
      func onReceive(_ notification: NIMCustomSystemNotification) { notifications.add(notification) }
    }

    /// An app of another vendor.
    private final class OtherApp: NSObject, AgoraChatManagerDelegate {
      let client: AgoraChatClient
      let received = Inbox<AgoraChatMessage>("message")
      let recalled = Inbox<String>("recall")

      @MainActor init(_ account: String, _ token: String, _ backEnd: BackEnd) async throws {
        client = AgoraChatClient(environment: backEnd.environment, device: "pad")
        super.init()
        client.chatManager?.add(self, delegateQueue: nil)
        let error = await withCheckedContinuation { continuation in
          client.login(withUsername: account, token: token) { _, error in continuation.resume(returning: error) }
        }
        #expect(error == nil)
      }

      func messagesDidReceive(_ messages: [AgoraChatMessage]) { for message in messages { received.add(message) } }
      func messagesInfoDidRecall(_ infos: [AgoraChatRecallMessageInfo]) {
        for info in infos { recalled.add(info.recallMessage?.messageId ?? "") }
      }
    }

    @Test func messageArrivesAtAppsOfBothVendorsUnderOneNumber() async throws {
      let backEnd = try BackEnd()
      _ = try await backEnd.create("anna")
      let app = try await App("ben", try await backEnd.create("ben"), backEnd)
      let other = try await OtherApp("carl", try await backEnd.create("carl"), backEnd)
      for name in ["ben", "carl"] {
        let sent = try await backEnd.succeed(
          "msg/sendMsg",
          ["from": "anna", "ope": 0, "to": .string(name), "type": 0, "body": ["msg": "hello"], "ext": "{\"k\":1}"])
        let number = try #require(sent["data"]?["msgid"]?.integer)
        if name == "ben" {
          let message = try await app.received.next()
          #expect(message.text == "hello" && message.from == "anna" && message.serverID == String(number))
          #expect(message.remoteExt?["k"] as? Int == 1)
          #expect(Int64((message.timestamp * 1000).rounded()) == sent["data"]?["timetag"]?.integer)
        } else {
          let message = try await other.received.next()
          #expect((message.body as? AgoraChatTextMessageBody)?.text == "hello" && message.from == "anna")
        }
      }
      #expect(
        try await backEnd.code(
          "msg/sendMsg", ["from": "anna", "ope": 0, "to": "nobody", "type": 0, "body": ["msg": "x"]]) == 404)
      #expect(
        try await backEnd.code(
          "msg/sendMsg", ["from": "anna", "ope": 2, "to": "ben", "type": 0, "body": ["msg": "x"]]) == 414)
      #expect(
        try await backEnd.code("msg/sendMsg", ["from": "anna", "ope": 0, "to": "ben", "type": 0, "body": "x"]) == 414)
    }

    @Test func recallReachesAppsOfBothVendors() async throws {
      let backEnd = try BackEnd()
      let anna = try await backEnd.create("anna")
      let app = try await App("ben", try await backEnd.create("ben"), backEnd)
      let other = try await OtherApp("carl", try await backEnd.create("carl"), backEnd)
      let team = try #require(
        try await backEnd.succeed(
          "team/create",
          ["tname": "T", "owner": "anna", "members": ["ben", "carl"], "msg": "m", "magree": 0, "joinmode": 0])["tid"]?
          .string)
      let sender = try await App("anna", anna, backEnd)
      let message = NIMMessage()
      message.text = "wrong"
      try sender.sdk.chatManager.send(message, to: NIMSession(team, type: .team))
      var received = try await app.received.next()
      while received.text != "wrong" { received = try await app.received.next() }
      var seen = try await other.received.next()
      while (seen.body as? AgoraChatTextMessageBody)?.text != "wrong" { seen = try await other.received.next() }
      let fields: [String: JSONValue] = [
        "deleteMsgid": .string(received.serverID),
        "timetag": .string(String(Int64((received.timestamp * 1000).rounded()))),
        "type": 8, "from": "anna", "to": .string(team), "msg": "sorry",
      ]
      #expect(try await backEnd.code("msg/recall", fields.merging(["type": 9]) { $1 }) == 414)
      #expect(try await backEnd.code("msg/recall", fields.merging(["ignoreTime": "2"]) { $1 }) == 414)
      #expect(try await backEnd.code("msg/recall", fields.merging(["deleteMsgid": "77"]) { $1 }) == 404)
      try await backEnd.succeed("msg/recall", fields)
      #expect(try await app.revoked.next().messageFromUserId == "anna")
      #expect(try await other.recalled.next() == seen.messageId)
      #expect(try await backEnd.code("msg/recall", fields) == 404)
    }

    @Test func customNotificationArrives() async throws {
      let backEnd = try BackEnd()
      _ = try await backEnd.create("anna")
      let app = try await App("ben", try await backEnd.create("ben"), backEnd)
      try await backEnd.succeed(
        "msg/sendAttachMsg", ["from": "anna", "msgtype": 0, "to": "ben", "attach": "{\"order\":5}"])
      let notification = try await app.notifications.next()
      #expect(notification.content == "{\"order\":5}" && notification.sender == "anna")
      #expect(
        try await backEnd.code(
          "msg/sendAttachMsg", ["from": "anna", "msgtype": 2, "to": "ben", "attach": "{}"]) == 414)
    }

    @Test func batchNamesThoseWhoAreNotRegistered() async throws {
      let backEnd = try BackEnd()
      _ = try await backEnd.create("anna")
      let app = try await App("ben", try await backEnd.create("ben"), backEnd)
      let answer = try await backEnd.succeed(
        "msg/sendBatchMsg",
        ["fromAccid": "anna", "toAccids": ["ben", "zz"], "type": 100, "body": "{\"c\":1}", "returnMsgid": "true"])
      #expect(answer["unregister"] == ["zz"])
      let message = try await app.received.next()
      #expect(answer["msgids"]?["ben"]?.integer.map(String.init) == message.serverID)
      #expect(message.messageType == .custom && message.rawAttachContent == "{\"c\":1}")
      let many = JSONValue.array((0..<501).map { .string("a\($0)") })
      #expect(
        try await backEnd.code(
          "msg/sendBatchMsg", ["fromAccid": "anna", "toAccids": many, "type": 0, "body": ["msg": "x"]]) == 414)
    }

    @Test func batchReachesTheOthersBesideAnAccountThatBlocksTheSender() async throws {
      let backEnd = try BackEnd()
      for account in ["anna", "ben"] { _ = try await backEnd.create(account) }
      let app = try await App("carl", try await backEnd.create("carl"), backEnd)
      try await backEnd.succeed(
        "user/setSpecialRelation", ["accid": "ben", "targetAcc": "anna", "relationType": 1, "value": 1])
      let content: [String: JSONValue] = ["fromAccid": "anna", "toAccids": ["ben", "carl"], "type": 0]
      let answer = try await backEnd.succeed(
        "msg/sendBatchMsg", content.merging(["body": ["msg": "all"], "returnMsgid": "true"]) { $1 })
      #expect(answer["unregister"] == [] && answer["msgids"]?.object?.keys.sorted() == ["ben", "carl"])
      #expect(try await app.received.next().text == "all")
      try await backEnd.succeed("msg/sendBatchAttachMsg", content.merging(["attach": "{}"]) { $1 })
      #expect(try await app.notifications.next().content == "{}")
      // What no receiver could get is refused.
      #expect(
        try await backEnd.code(
          "msg/sendBatchMsg", content.merging(["fromAccid": "nobody", "body": ["msg": "all"]]) { $1 }) == 404)
    }

    /// More than the hub takes in one turn.
    @Test func batchReachesEachOfManyAccounts() async throws {
      let backEnd = try BackEnd()
      _ = try await backEnd.create("anna")
      let first = try await App("first", try await backEnd.create("first"), backEnd)
      let last = try await App("last", try await backEnd.create("last"), backEnd)
      let unknown = (0..<248).map { JSONValue.string("x\($0)") }
      let accounts = JSONValue.array(["first"] + unknown + ["last"])
      let answer = try await backEnd.succeed(
        "msg/sendBatchMsg", ["fromAccid": "anna", "toAccids": accounts, "type": 0, "body": ["msg": "all"]])
      #expect(answer["unregister"] == .array(unknown))
      for app in [first, last] { #expect(try await app.received.next().text == "all") }
    }

    @Test func historyHasWhatAppsAndTheBackEndSent() async throws {
      let backEnd = try BackEnd()
      let app = try await App("anna", try await backEnd.create("anna"), backEnd)
      let peer = try await App("ben", try await backEnd.create("ben"), backEnd)
      let message = NIMMessage()
      message.text = "from the app"
      try app.sdk.chatManager.send(message, to: NIMSession("ben", type: .P2P))
      let received = try await peer.received.next()
      try await backEnd.succeed(
        "msg/sendMsg",
        ["from": "ben", "ope": 0, "to": "anna", "type": 4, "body": ["title": "here", "lat": 1.5, "lng": 2]])
      let now = Int64(Date().timeIntervalSince1970 * 1000)
      let window: [String: JSONValue] = [
        "from": "anna", "to": "ben", "begintime": .string(String(now - 600_000)),
        "endtime": .string(String(now + 60_000)),
      ]
      func history(_ fields: [String: JSONValue]) async throws -> [JSONValue] {
        try await backEnd.succeed("history/querySessionMsg", window.merging(fields) { $1 })["msgs"]?.array ?? []
      }
      let rows = try await history(["limit": 10, "reverse": 1])
      #expect(rows.map { $0["from"] } == ["anna", "ben"] && rows.map { $0["type"] } == [0, 4])
      #expect(rows[0]["body"] == ["msg": "from the app"] && rows[1]["body"]?["title"] == "here")
      #expect(rows[0]["msgid"]?.integer.map(String.init) == received.serverID)
      #expect(rows[0]["msgidclient"]?.string == received.messageId)
      #expect(try await history(["limit": 1]).map { $0["type"] } == [4])
      #expect(try await history(["limit": 10, "type": "0"]).count == 1)
      for wrong: [String: JSONValue] in [
        ["limit": 0], ["limit": 101], ["limit": 10, "reverse": 3], ["limit": 10, "endtime": "1"],
      ] {
        #expect(try await backEnd.code("history/querySessionMsg", window.merging(wrong) { $1 }) == 414)
      }
      let sessions = try await backEnd.succeed("history/querySessionList", ["accid": "anna"])["data"]?["sessions"]
      #expect(sessions?[0]?["accid"] == "ben" && sessions?[0]?["sessionType"] == 0)
    }

    @Test func receiptsOfATeamAreCounted() async throws {
      let backEnd = try BackEnd()
      for account in ["anna", "ben", "carl"] { _ = try await backEnd.create(account) }
      let team = try #require(
        try await backEnd.succeed(
          "team/create",
          ["tname": "T", "owner": "anna", "members": ["ben", "carl"], "msg": "m", "magree": 0, "joinmode": 2])["tid"])
      let sent = try await backEnd.succeed(
        "msg/sendMsg",
        ["from": "anna", "ope": 1, "to": team, "type": 0, "body": ["msg": "read me"], "markRead": 1])
      let number = try #require(sent["data"]?["msgid"])
      let read = try await backEnd.succeed(
        "msg/markReadTeamMsg", ["accid": "ben", "tid": team, "msgids": .array([number, 5])])
      #expect(read["data"]?["errMsgIds"] == [5])
      let info = try await backEnd.succeed(
        "team/getMarkReadInfo", ["tid": team, "msgid": number, "fromAccid": "anna", "snapshot": "true"])["data"]
      #expect(info == ["readSize": 1, "unreadSize": 1, "readAccids": ["ben"], "unreadAccids": ["carl"]])
    }

    @Test func messageIsDeletedFromTheHistoriesOfBoth() async throws {
      let backEnd = try BackEnd()
      for account in ["anna", "ben"] { _ = try await backEnd.create(account) }
      let sent = try await backEnd.succeed(
        "msg/sendMsg", ["from": "anna", "ope": 0, "to": "ben", "type": 0, "body": ["msg": "x"]])["data"]
      let (number, time) = (try #require(sent?["msgid"]?.integer), try #require(sent?["timetag"]?.integer))
      func count(_ from: String, _ to: String) async throws -> Int64? {
        try await backEnd.succeed(
          "history/querySessionMsg",
          [
            "from": .string(from), "to": .string(to), "begintime": JSONValue(time - 1000),
            "endtime": JSONValue(time + 1000), "limit": 10,
          ])["size"]?.integer
      }
      #expect(try await [count("anna", "ben"), count("ben", "anna")] == [1, 1])
      let deletion: [String: JSONValue] = [
        "deleteMsgid": JSONValue(number), "timetag": JSONValue(time), "type": 7, "from": "anna", "to": "ben",
      ]
      try await backEnd.succeed("msg/delMsg", deletion)
      #expect(try await [count("anna", "ben"), count("ben", "anna")] == [0, 0])
      #expect(try await backEnd.code("msg/delMsg", deletion) == 404)
      #expect(try await backEnd.code("msg/delMsg", deletion.merging(["type": 9]) { $1 }) == 414)
    }

    @Test func roomsAreFoundByTheirCreatorsAndForgetMessages() async throws {
      let backEnd = try BackEnd()
      for account in ["anna", "ben"] { _ = try await backEnd.create(account) }
      var rooms: [String] = []
      for creator in ["anna", "ben", "anna"] {
        let made = try await backEnd.succeed("chatroom/create", ["creator": .string(creator), "name": "r"])
        let id = try #require(made["chatroom"]?["roomid"])
        if let name = id.string { rooms.append(name) } else { rooms.append(String(try #require(id.integer))) }
      }
      let found = try await backEnd.succeed("chatroom/queryUserRoomIds", ["creator": "anna"])["desc"]?["roomids"]
      #expect(Set(found?.array?.compactMap(\.string) ?? []) == [rooms[0], rooms[2]])
      #expect(try await backEnd.code("chatroom/queryUserRoomIds", ["creator": "nobody"]) == 404)
      let address = try await backEnd.succeed("chatroom/requestAddr", ["roomid": .string(rooms[0]), "accid": "ben"])
      #expect(address["addr"]?.array == [.string("127.0.0.1:\(backEnd.gateway.port)")])
      #expect(try await backEnd.code("chatroom/requestAddr", ["roomid": "1", "accid": "ben"]) == 404)
      let sent = try await backEnd.succeed(
        "chatroom/sendMsg",
        ["roomid": .string(rooms[0]), "msgId": "one", "fromAccid": "anna", "msgType": 0, "attach": "hello"])
      let time = try #require(Int64(sent["desc"]?["time"]?.string ?? ""))
      let deletion: [String: JSONValue] = [
        "roomid": .string(rooms[0]), "fromAcc": "anna", "msgTimetag": JSONValue(time),
      ]
      try await backEnd.succeed("chatroom/deleteHistoryMessage", deletion)
      #expect(try await backEnd.code("chatroom/deleteHistoryMessage", deletion) == 404)
    }
  }
#endif
