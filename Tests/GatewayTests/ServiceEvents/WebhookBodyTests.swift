#if Server
  import Foundation
  import Parlance
  import ParlanceCore
  import TestNumbers
  import Testing

  @testable import ParlanceGateway

  /// The events that a back end receives, as JSON.
  @Suite struct WebhookBodyTests {
    private func event(_ serviceEvent: ServiceEvent, includesContent: Bool = true) throws -> [String: JSONValue] {
      let numbered = NumberedServiceEvent(
        queue: 0xAB, number: 7, time: Timestamp(milliseconds: 1234), event: serviceEvent)
      let text = String(decoding: WebhookBody.bytes([numbered], includesContent: includesContent), as: UTF8.self)
      let events = try #require(try JSONValue(parsing: text).object?["events"]?.array)
      #expect(events.count == 1)
      var event = try #require(events.first?.object)
      #expect(event.removeValue(forKey: "id") == "ab-7" && event.removeValue(forKey: "time") == 1234)
      #expect(event.removeValue(forKey: "type") == .string(serviceEvent.kind.eventType.rawValue))
      return event
    }

    private func message(_ content: MessageContent, attributes: String? = nil) throws -> HistoryMessage {
      var body = MessageBody(content: content)
      body.attributes = attributes
      return HistoryMessage(
        sequence: 3, time: Timestamp(milliseconds: 1000),
        message: MessageEvent(
          id: "m", sender: "Alice", number: 2, senderNumber: 1, options: .ordinary, platform: .linux,
          kind: content.kind, body: body.encoded()))
    }

    @Test func acceptedMessages() throws {
      let message = try message(.text("a \"b\"\n"), attributes: "{}")
      let all = try event(.messageAccepted(message, in: .direct("Alice", "bob")))
      var inner: [String: JSONValue] = [
        "id": "m", "from": "Alice", "time": 1000, "sequence": 3, "number": 2, "platform": "linux",
        "content": ["text": "a \"b\"\n"], "attributes": "{}",
      ]
      #expect(all == ["message": .object(inner), "to": ["account": "bob"]])
      inner["content"] = nil
      inner["attributes"] = nil
      let bare = try event(.messageAccepted(message, in: .group("g")), includesContent: false)
      #expect(bare == ["message": .object(inner), "to": ["group": "g"]])
      #expect(try event(.messageAccepted(message, in: .room("r")))["to"] == ["room": "r"])
    }

    @Test func revocations() throws {
      let revocation = RevocationEvent(
        messageID: "m", revoker: "carol", messageSender: "alice", messageTime: Timestamp(milliseconds: 1000),
        messageSequence: 3, time: Timestamp(milliseconds: 1234), scope: .everyone,
        request: RevocationRequest(postscript: "sorry"))
      var expected: [String: JSONValue] = [
        "message": ["id": "m", "from": "alice", "time": 1000, "sequence": 3], "to": ["account": "bob"], "by": "carol",
        "scope": "everyone", "postscript": "sorry",
      ]
      #expect(try event(.messageRevoked(revocation, in: .direct("alice", "bob"))) == expected)
      expected["postscript"] = nil
      #expect(try event(.messageRevoked(revocation, in: .direct("alice", "bob")), includesContent: false) == expected)
    }

    @Test func presence() throws {
      let device = OnlineDevice(
        id: "d", platform: .iOS, style: "s", tag: "t", since: Timestamp(milliseconds: 1))
      #expect(try event(.hubStarted) == [:])
      #expect(
        try event(.accountOnline("a", device)) == ["account": "a", "device": "d", "platform": "ios", "style": "s"])
      #expect(try event(.accountOnline("a", nil)) == ["account": "a"])
      #expect(try event(.accountOffline("a")) == ["account": "a"])
      #expect(try event(.accountUnbanned("a")) == ["account": "a"])
      #expect(try event(.accountErased("a")) == ["account": "a"])
      let ban = AccountBan(since: Timestamp(milliseconds: 1), until: Timestamp(milliseconds: 2), reason: "r")
      let members: [String: JSONValue] = [
        "since": .number(JSONNumber(1)), "until": .number(JSONNumber(2)), "reason": "r",
      ]
      #expect(try event(.accountBanned("a", ban)) == ["account": "a", "ban": .object(members)])
    }

    @Test func pushes() throws {
      let push = PushNotification(
        subject: .message, recipient: "bob", messageID: "m", conversation: .direct("alice"), sender: "alice",
        text: "hello", payload: "{\"k\":1}", showsSender: true, countsAsUnread: false)
      var expected: [String: JSONValue] = [
        "subject": "message", "account": "bob", "message": ["id": "m"], "from": "alice",
        "conversation": ["account": "alice"],
        "text": "hello", "payload": "{\"k\":1}", "showsSender": true, "countsAsUnread": false,
        "showsDetails": true,
      ]
      #expect(try event(.pushWanted(push)) == expected)
      expected["text"] = nil
      expected["payload"] = nil
      #expect(try event(.pushWanted(push), includesContent: false) == expected)
      var modest = push
      (modest.showsDetails, modest.senderName, modest.language, modest.template) = (false, "Al", "de", "short")
      expected.merge(
        ["showsDetails": false, "senderName": "Al", "language": "de", "template": "short"], uniquingKeysWith: { $1 })
      #expect(try event(.pushWanted(modest), includesContent: false) == expected)
      modest.badges = [PushBadge(style: "One", device: "phone", count: 4)]
      expected["badges"] = [["style": "One", "device": "phone", "count": 4]]
      #expect(try event(.pushWanted(modest), includesContent: false) == expected)
    }

    @Test func unwritableNumberBecomesNull() throws {
      let location = MessageContent.location(LocationContent(latitude: .infinity, longitude: 1))
      let all = try event(.messageAccepted(try message(location), in: .group("g")))
      #expect(all["message"]?.object?["content"]?.object?["location"]?.object?["latitude"] == .null)
    }
  }
#endif
