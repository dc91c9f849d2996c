#if Server
  import Foundation
  import NIMSDK
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import TestSupport
  import Testing

  @testable import NIMServer

  /// Broadcasts to all accounts that a back end sends.
  @Suite @MainActor struct BroadcastTests {
    private final class App: NSObject, NIMBroadcastManagerDelegate {
      let sdk: NIMSDK
      let received = Inbox<NIMBroadcastMessage>("broadcast")

      @MainActor init(_ account: String, _ token: String, _ backEnd: BackEnd) async throws {
        sdk = NIMSDK(environment: backEnd.environment, device: "phone", config: NIMSDKConfig())
        super.init()
        sdk.broadcastManager.add(self)
        #expect(try await outcome { sdk.loginManager.login(account, token: token, completion: $0) } == nil)
      }

      func onReceive(_ broadcastMessage: NIMBroadcastMessage) { received.add(broadcastMessage) }
    }

    @Test func broadcastReachesAppsAndIsListed() async throws {
      let backEnd = try BackEnd()
      _ = try await backEnd.create("anna")
      let app = try await App("ben", try await backEnd.create("ben"), backEnd)
      let sent = try await backEnd.succeed("msg/broadcastMsg", ["body": "hello", "from": "Anna"])["msg"]
      let broadcast = try await app.received.next()
      let id = try #require(sent?["broadcastId"]?.integer)
      #expect(broadcast.broadcastId == id && broadcast.content == "hello" && broadcast.sender == "anna")
      #expect(sent?["from"] == "anna" && sent?["body"] == "hello" && sent?["isOffline"] == false)
      #expect(sent?["targetOs"] == ["ios", "aos", "pc", "web", "mac"])
      let created = try #require(sent?["createTime"]?.integer)
      #expect(sent?["expireTime"]?.integer == created + 7 * 86_400_000)
      let kept = try await backEnd.succeed(
        "msg/broadcastMsg", ["body": "kept", "isOffline": "true", "ttl": 2, "targetOs": ["mac", "aos"]])["msg"]
      #expect(kept?["from"] == nil && kept?["isOffline"] == true && kept?["targetOs"] == ["aos", "mac"])
      let start = try #require(kept?["createTime"]?.integer)
      #expect(kept?["expireTime"]?.integer == start + 2 * 3_600_000)
      // The list has the newest first.
      let all = try await backEnd.succeed("history/queryBroadcastMsg", ["broadcastId": 0])
      #expect(all["size"] == 2 && all["msgs"]?[0] == kept && all["msgs"]?[1] == sent)
      let older = try await backEnd.succeed(
        "history/queryBroadcastMsg", ["broadcastId": try #require(kept?["broadcastId"]), "limit": 1])
      #expect(older["msgs"]?[0] == sent && older["size"] == 1)
      for (type, expected) in [(2, kept), (3, sent)] {
        let part = try await backEnd.succeed("history/queryBroadcastMsg", ["type": JSONValue(type)])
        #expect(part["size"] == 1 && part["msgs"]?[0] == expected, "\(type)")
      }
      let one = ["broadcastId": JSONValue(id)]
      #expect(try await backEnd.succeed("history/queryBroadcastMsgById", one)["msg"] == sent)
      try await backEnd.succeed("history/delBroadcastMsgById", one)
      #expect(try await backEnd.code("history/queryBroadcastMsgById", one) == 404)
      #expect(try await backEnd.code("history/delBroadcastMsgById", one) == 404)
    }

    @Test func wrongBroadcastsAreRefused() async throws {
      let backEnd = try BackEnd()
      let wrong: [[String: JSONValue]] = [
        ["ttl": 0], ["ttl": -1], ["ttl": 8761], ["targetOs": ["amiga"]], ["targetOs": "ios"], ["targetOs": []],
        ["isOffline": "yes"],
      ]
      for fields in wrong {
        let code = try await backEnd.code("msg/broadcastMsg", fields.merging(["body": "x"]) { $1 })
        #expect(code == 414, "\(fields)")
      }
      #expect(try await backEnd.code("msg/broadcastMsg", ["body": "x", "from": "nobody"]) == 404)
      let list: [[String: JSONValue]] = [["limit": 0], ["limit": 101], ["type": 4], ["type": 0]]
      for fields in list { #expect(try await backEnd.code("history/queryBroadcastMsg", fields) == 414, "\(fields)") }
      #expect(try await backEnd.code("history/delBroadcastMsgById") == 414)
      #expect(try await backEnd.succeed("history/queryBroadcastMsg")["size"] == 0)
    }
  }
#endif
