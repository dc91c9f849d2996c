#if Server
  import AgoraRtmKit
  import NIMSDK
  import Parlance
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import AgoraRTMServer

  /// Messages that a back end sends to users and channels, with apps of two vendors.
  @Suite @MainActor struct MessageTests {
    @Test func messageArrivesAndIsConfirmed() async throws {
      let backEnd = try BackEnd()
      let ben = try await App("ben", backEnd)
      #expect(try await backEnd.send("hello", from: "anna", to: "ben", waits: true) == "message_delivered")
      let message = try await ben.messages.next()
      #expect(message.text == "hello" && message.from == "anna" && !message.isOffline)
      #expect(try await backEnd.send("again", from: "anna", to: "ben") == "message_sent")
      #expect(try await ben.messages.next().text == "again")
    }

    @Test func messageWaitsForAUserWhoIsOfflineIfItIsToAlone() async throws {
      let backEnd = try BackEnd()
      let before = try await App("ben", backEnd)
      try await before.logout()
      #expect(try await backEnd.send("lost", from: "anna", to: "ben", waits: true) == "message_offline")
      #expect(try await backEnd.send("lost too", from: "anna", to: "ben") == "message_sent")
      #expect(try await backEnd.send("kept", from: "anna", to: "ben", waits: true, offline: true) == "message_offline")
      let ben = try await App("ben", backEnd)
      let message = try await ben.messages.next()
      #expect(message.text == "kept" && message.isOffline)
    }

    @Test func aUserWhoNeverLoggedInIsOffline() async throws {
      let backEnd = try BackEnd()
      #expect(try await backEnd.send("x", from: "anna", to: "nobody", waits: true) == "message_offline")
      #expect(try await backEnd.send("x", from: "anna", to: "nobody", waits: true, offline: true) == "message_offline")
      #expect(try await backEnd.send("x", from: "anna", to: "nobody") == "message_sent")
    }

    @Test func unknownSenderIsRefusedWithoutRegistrationAtLogin() async throws {
      var settings = HubSettings()
      settings.registersAtLogin = false
      let backEnd = try BackEnd(hub: settings)
      for (path, body) in [
        ("channel_messages", ["channel_name": "news", "payload": "x"]),
        ("peer_messages", ["destination": "ben", "payload": "x"]),
      ] as [(String, JSONValue)] {
        let answer = try await backEnd.call("POST", "/rtm/users/anna/\(path)", body)
        #expect(answer.refusal == "404 user_not_found")
      }
    }

    @Test func channelMessageOfAnOutsiderReachesTheMembers() async throws {
      let backEnd = try BackEnd()
      let (ben, carl) = (try await App("ben", backEnd), try await App("carl", backEnd))
      for app in [ben, carl] { _ = try await app.join("news") }
      #expect(try await backEnd.send("hello", from: "anna", toChannel: "news") == "message_sent")
      for app in [ben, carl] {
        let message = try await app.channelMessages.next()
        #expect(message.channel == "news" && message.text == "hello" && message.from == "anna")
      }
      // A message to a channel that does not exist creates the channel, without members.
      #expect(try await backEnd.send("x", from: "anna", toChannel: "empty") == "message_sent")
    }

    @Test func messageArrivesAtAnAppOfAnotherVendor() async throws {
      final class Receiver: NSObject, NIMChatManagerDelegate {
        let received = Inbox<NIMMessage>("message")
        func onRecvMessages(_ messages: [NIMMessage]) { for message in messages { received.add(message) } }
      }
      let backEnd = try BackEnd()
      let sdk = NIMSDK(environment: backEnd.environment, device: "phone", config: NIMSDKConfig())
      let receiver = Receiver()
      sdk.chatManager.add(receiver)
      #expect(try await outcome { sdk.loginManager.login("ben", token: "token of ben", completion: $0) } == nil)
      #expect(try await backEnd.send("hello", from: "anna", to: "ben", waits: true) == "message_delivered")
      #expect(try await receiver.received.next().text == "hello")
    }
  }

  /// Events of logins and channels, each of which the back end receives once.
  @Suite @MainActor struct EventTests {
    private func events(_ kind: String, _ backEnd: BackEnd) async throws -> [String] {
      let answer = try await backEnd.succeed("GET", "/rtm/vendor/\(kind)_events")
      return try #require(answer["events"]?.array).map { event in
        let words = [event["user_id"]?.string, event["type"]?.string, event["group_id"]?.string].compactMap { $0 }
        #expect(event["ms"]?.integer ?? 0 > 1_500_000_000_000)
        return words.joined(separator: " ")
      }
    }

    @Test func loginsAndTheirEndsAreReportedOnce() async throws {
      let backEnd = try BackEnd()
      #expect(try await events("user", backEnd) == [])
      let ben = try await App("ben", backEnd)
      #expect(try await events("user", backEnd) == ["ben Login"])
      #expect(try await events("user", backEnd) == [])
      let carl = try await App("carl", backEnd)
      try await ben.logout()
      #expect(try await events("user", backEnd) == ["carl Login", "ben Logout"])
      try await carl.logout()
      #expect(try await events("user", backEnd) == ["carl Logout"])
      #expect(try await events("channel", backEnd) == [])
    }

    @Test func joinsAndLeavesAreReportedOnce() async throws {
      let backEnd = try BackEnd()
      let ben = try await App("ben", backEnd)
      let channel = try await ben.join("news")
      #expect(try await events("channel", backEnd) == ["ben Join news"])
      let left: AgoraRtmLeaveChannelErrorCode = try await code { channel.leave(completion: $0) }
      #expect(left == .ok)
      _ = try await ben.join("sports")
      // A logout leaves the channels that are joined.
      try await ben.logout()
      #expect(
        try await events("channel", backEnd) == ["ben Leave news", "ben Join sports", "ben Leave sports"])
      #expect(try await events("channel", backEnd) == [])
    }
  }
#endif
