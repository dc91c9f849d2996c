#if Server
  import Foundation
  import ParlanceCore
  import Testing

  @testable import ParlanceGateway

  /// The bodies of push notifications: the alert, the sender's additions, and the size limit.
  @Suite struct APNsPayloadTests {
    private func payload(_ notification: PushNotification) -> APNsPayload {
      let payload = APNsPayload(notification)
      #expect(payload.bytes.count <= 4096)
      #expect(payload.json["aps"] is [String: Any], "\(String(decoding: payload.bytes, as: UTF8.self))")
      #expect(payload.json["parlance"] is [String: Any])
      return payload
    }

    @Test func textBeginsWithItsSender() throws {
      let plain = payload(.sample())
      #expect(plain.alert == "alice: hello" && plain.isAlert && plain.collapseID == nil)
      #expect(plain.aps["sound"] as? String == "default" && plain.aps["mutable-content"] as? Int == 1)
      #expect(plain.aps.count == 3 && plain.json.count == 2)
      let facts = try #require(plain.json["parlance"] as? [String: Any])
      #expect(facts["message"] as? String == "m1" && facts["sender"] as? String == "alice")
      #expect(facts["conversation"] as? [String: String] == ["account": "alice"])
      #expect(facts["subject"] as? String == "message" && facts["countsAsUnread"] as? Bool == true)
      #expect(payload(.sample(showsSender: false)).alert == "hello")
      let group = payload(.sample(in: .group("g1"), countsAsUnread: false)).json["parlance"] as? [String: Any]
      #expect(group?["conversation"] as? [String: String] == ["group": "g1"])
      #expect(group?["countsAsUnread"] as? Bool == false)
    }

    @Test func settingsOfTheRecipientAndTheSender() {
      var named = PushNotification.sample()
      named.senderName = "Al"
      #expect(payload(named).alert == "Al: hello")
      var modest = PushNotification.sample(
        text: nil, payload: #"{"aps":{"alert":"hello","badge":3},"k":1}"#, showsSender: false)
      modest.showsDetails = false
      #expect(payload(modest).alert == "You have a new message" && payload(modest).aps["badge"] as? Int == 3)
      #expect(payload(modest).json["k"] as? Int == 1)
      modest.subject = .revocation
      #expect(payload(modest).alert == nil)
    }

    @Test func theNumberIsThatOfTheDevice() {
      var counted = PushNotification.sample()
      counted.badges = [
        PushBadge(style: "One", device: "phone", count: 4), PushBadge(style: "Two", device: "phone", count: 9),
      ]
      func badge(_ notification: PushNotification, _ style: String, _ device: DeviceID) -> Int? {
        APNsPayload(notification, for: PushTokenDevice(style: style, id: device)).aps["badge"] as? Int
      }
      #expect(badge(counted, "One", "phone") == 4 && badge(counted, "Two", "phone") == 9)
      #expect(badge(counted, "One", "tablet") == nil && payload(counted).aps["badge"] == nil)
      // The sender's own takes precedence, and one that is left out for its size does not.
      var chosen = counted
      chosen.payload = #"{"aps":{"badge":1}}"#
      #expect(badge(chosen, "One", "phone") == 1)
      chosen.payload = "{\"aps\":{\"badge\":1},\"data\":\"\(String(repeating: "x", count: 5000))\"}"
      #expect(badge(chosen, "One", "phone") == 4)
      // A number alone is something that is seen.
      var silent = PushNotification.sample(.revocation, text: nil)
      silent.badges = counted.badges
      #expect(APNsPayload(silent, for: PushTokenDevice(style: "One", id: "phone")).isAlert)
    }

    @Test func withoutATextTheSenderIsShownOrTheAppIsWoken() {
      for text in [nil, ""] {
        #expect(payload(.sample(text: text)).alert == "alice")
        for silent in [payload(.sample(text: text, showsSender: false)), payload(.sample(.revocation, text: text))] {
          #expect(!silent.isAlert && silent.aps["content-available"] as? Int == 1 && silent.aps.count == 1)
        }
      }
    }

    @Test func aRevocationIsShownWithoutASound() {
      let revocation = payload(.sample(.revocation, text: "took a message back"))
      #expect(revocation.alert == "alice: took a message back" && revocation.aps["sound"] == nil)
      #expect((revocation.json["parlance"] as? [String: Any])?["subject"] as? String == "revocation")
    }

    @Test func theSendersPayloadIsMerged() {
      let merged = payload(
        .sample(
          payload: """
            {"kind":7,"nested":{"a":[1,2.5,null,true,"é"]},"apns-collapse-id":"c1",
             "aps":{"badge":3,"sound":"bell","category":"chat"}}
            """))
      #expect(merged.collapseID == "c1" && merged.json["apns-collapse-id"] == nil)
      #expect(merged.json["kind"] as? Int == 7)
      #expect(((merged.json["nested"] as? [String: Any])?["a"] as? [Any])?.count == 5)
      #expect(merged.alert == "alice: hello" && merged.aps["badge"] as? Int == 3)
      #expect(merged.aps["sound"] as? String == "bell" && merged.aps["category"] as? String == "chat")
      // The sender's own alert goes before the text, and one that shows nothing leaves the text.
      let own = payload(.sample(payload: #"{"aps":{"alert":{"title":"a","body":"b"}}}"#))
      #expect(own.aps["alert"] as? [String: String] == ["title": "a", "body": "b"] && own.isAlert)
      let silent = payload(.sample(.revocation, text: nil, payload: #"{"aps":{"badge":0}}"#))
      #expect(silent.isAlert && silent.aps["alert"] == nil && silent.aps["badge"] as? Int == 0)
    }

    @Test(arguments: [
      "", "{", "[]", "null", "\"a\"", "{\"a\":1} x", "{\"a\":1e999}", "{\"aps\":[]}", "{\"aps\":null}",
      "{\"aps\":{\"alert\":null}}",
      "{\"parlance\":{\"sender\":\"eve\"}}", "{\"parlance\":null}",
      "{\"apns-collapse-id\":5}", "{\"apns-collapse-id\":\"\"}", "{\"apns-collapse-id\":\"a\\r\\nb: c\"}",
      "{\"apns-collapse-id\":\"\(String(repeating: "x", count: 65))\"}", "{\"apns-collapse-id\":\"é\"}",
      String(repeating: "{\"a\":", count: 200) + "1" + String(repeating: "}", count: 200),
      String(repeating: "[", count: 100_000),
    ])
    func invalidPayloadIsHarmless(_ text: String) {
      let payload = payload(.sample(payload: text))
      #expect(payload.alert == "alice: hello" && payload.collapseID == nil && payload.isAlert)
      #expect((payload.json["parlance"] as? [String: Any])?["sender"] as? String == "alice")
      #expect(payload.json["apns-collapse-id"] == nil)
    }

    @Test func aCollapseIdentifierHasABound() {
      let id = String(repeating: "x", count: 64)
      #expect(payload(.sample(payload: "{\"apns-collapse-id\":\"\(id)\"}")).collapseID == id)
    }

    @Test(arguments: ["a", "字", "é", "\"", "\\", "\u{1}", "\n", "\u{7F}", "👩‍👩‍👧", "\u{2028}", "e\u{301}"])
    func aLongTextIsShortenedAtACharacter(_ character: String) throws {
      let text = String(repeating: character, count: 5000)
      let payload = payload(.sample(text: text, showsSender: false))
      let alert = try #require(payload.alert)
      #expect(alert.last == "…" && text.hasPrefix(alert.dropLast()))
      #expect(alert.dropLast().allSatisfy { String($0) == character })
      // No further character would have fitted.
      #expect(payload.bytes.count > 4096 - APNsPayload.JSONText.size(of: character))
      // A text that fits is not shortened.
      let frame = payload.bytes.count - APNsPayload.JSONText.size(of: alert)
      let most = (4096 - frame) / APNsPayload.JSONText.size(of: character)
      let whole = String(repeating: character, count: most)
      #expect(self.payload(.sample(text: whole, showsSender: false)).alert == whole)
      #expect(self.payload(.sample(text: whole + character, showsSender: false)).alert?.last == "…")
    }

    @Test func hugeCharacterIsLeftOut() {
      let text = "a" + String(repeating: "\u{301}", count: 4000) + "b"
      #expect(payload(.sample(text: text)).alert == "alice: …")
    }

    @Test func aPayloadThatLeavesNoRoomIsLeftOut() throws {
      func sender(_ size: Int) -> String {
        "{\"data\":\"\(String(repeating: "x", count: size))\",\"apns-collapse-id\":\"c\"}"
      }
      let text = String(repeating: "y", count: 300)
      // With room for the whole text, for a part of it, and for too little.
      let whole = payload(.sample(text: text, payload: sender(3000)))
      #expect(whole.json["data"] != nil && whole.alert == "alice: " + text)
      let part = payload(.sample(text: text, payload: sender(3700)))
      #expect(part.json["data"] != nil && part.alert?.last == "…" && part.bytes.count == 4096)
      for size in [3850, 4000, 5000, 100_000] {
        let bare = payload(.sample(text: text, payload: sender(size)))
        #expect(bare.json["data"] == nil && bare.alert == "alice: " + text && bare.collapseID == "c", "\(size)")
      }
      // A short text needs only its own size.
      #expect(payload(.sample(text: "yy", payload: sender(3870))).json["data"] != nil)
      // An alert of the sender's that is too large does not take the text with it.
      let alert = "{\"aps\":{\"alert\":\"\(String(repeating: "z", count: 5000))\"}}"
      #expect(payload(.sample(payload: alert)).alert == "alice: hello")
    }

    @Test func theLongestNamesFit() {
      let name = String(repeating: "\"", count: 64)
      var notification = PushNotification.sample(
        text: String(repeating: "t", count: 9000), id: MessageID(name), to: AccountID(name), in: .group(name))
      notification.sender = AccountID(name)
      #expect(payload(notification).alert?.hasPrefix(name + ": ttt") == true)
    }
  }
#endif
