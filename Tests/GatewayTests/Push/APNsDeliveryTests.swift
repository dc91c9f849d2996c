#if Server
  import Foundation
  import ParlanceCore
  import Testing

  @testable import ParlanceGateway

  /// The header of a delivery, and which deliveries replace one another.
  @Suite struct APNsDeliveryTests {
    private func delivery(_ notification: PushNotification, _ token: PushToken = .sample()) -> APNsDelivery {
      APNsDelivery(notification, APNsPayload(notification), to: token, at: Timestamp(milliseconds: 5_000_999))
    }

    private func field(_ name: String, _ delivery: APNsDelivery) -> String? {
      delivery.headers.first { $0.name == name }?.value
    }

    @Test func headersDescribeTheNotification() throws {
      let alert = delivery(.sample())
      #expect(field("apns-topic", alert) == "com.example.app" && field("apns-push-type", alert) == "alert")
      #expect(field("apns-priority", alert) == "10" && field("apns-expiration", alert) == "609800")
      #expect(UUID(uuidString: try #require(field("apns-id", alert))) != nil)
      let silent = delivery(.sample(text: nil, showsSender: false))
      #expect(field("apns-push-type", silent) == "background" && field("apns-priority", silent) == "5")
    }

    @Test func identifiersAreStableAndDiffer() {
      let samples: [APNsDelivery] = [
        delivery(.sample()), delivery(.sample(id: "m2")), delivery(.sample(in: .group("alice"))),
        delivery(.sample(.revocation)), delivery(.sample(to: "carol")), delivery(.sample(), .sample("dd44")),
        delivery(.sample(id: "x", in: .group("g group"))), delivery(.sample(id: "group x", in: .group("g"))),
      ]
      #expect(Set(samples.compactMap { field("apns-id", $0) }).count == samples.count)
      #expect(field("apns-id", delivery(.sample(text: "other"))) == field("apns-id", samples[0]))
      // A revocation replaces the message's notification, unless the sender chose a collapse ID.
      #expect(samples[3].lane == samples[0].lane)
      #expect(samples[1].lane != samples[0].lane && samples[2].lane != samples[0].lane)
      #expect(samples[5].lane != samples[0].lane)
      #expect(field("apns-collapse-id", samples[0]) == samples[0].lane.collapseID)
      #expect((1...64).contains(samples[0].lane.collapseID.utf8.count))
      let chosen = delivery(.sample(payload: #"{"apns-collapse-id":"mine"}"#))
      #expect(field("apns-collapse-id", chosen) == "mine")
    }
  }

  /// The deliveries without an outcome.
  @Suite struct APNsQueueTests {
    private func delivery(_ text: String, id: MessageID = "m1") -> APNsDelivery {
      let notification = PushNotification.sample(text: text, id: id)
      return APNsDelivery(notification, APNsPayload(notification), to: .sample(), at: .zero)
    }

    private func isText(_ text: String, _ delivery: APNsDelivery?) -> Bool {
      delivery.map { String(decoding: $0.body, as: UTF8.self).contains("alice: \(text)\"") } ?? false
    }

    @Test func newestNotificationOfALaneComesLast() {
      var queue = APNsQueue()
      #expect(isText("one", queue.add(delivery("one"))))
      #expect(queue.add(delivery("two")) == nil && queue.add(delivery("three")) == nil)
      #expect(isText("other", queue.add(delivery("other", id: "m2"))))
      #expect(queue.count == 2 && queue.superseded == 1)
      #expect(isText("three", queue.complete(delivery("one").lane)))
      #expect(queue.complete(delivery("one").lane) == nil && queue.count == 1)
      #expect(queue.complete(delivery("other", id: "m2").lane) == nil && queue.count == 0)
    }

    @Test func aWaitEndsOnceAndOnlyForTheNewest() throws {
      var queue = APNsQueue()
      _ = queue.add(delivery("one"))
      guard case .wait(let wait) = queue.postpone(delivery("one")) else {
        Issue.record("it does not wait")
        return
      }
      #expect(isText("one", queue.end(wait)) && queue.end(wait) == nil)
      guard case .wait(let second) = queue.postpone(delivery("one")) else {
        Issue.record("it does not wait")
        return
      }
      // A newer one does not wait for the end of it.
      #expect(isText("two", queue.add(delivery("two"))) && queue.superseded == 1)
      #expect(queue.end(second) == nil && queue.end(wait) == nil)
      // And one that came while it was under way is sent in its place.
      #expect(queue.add(delivery("three")) == nil)
      guard case .send(let next) = queue.postpone(delivery("two")) else {
        Issue.record("the older one waits")
        return
      }
      #expect(isText("three", next) && queue.superseded == 2 && queue.count == 1)
      #expect(queue.complete(next.lane) == nil && queue.count == 0)
    }
  }

  /// The meaning of the service's answers.
  @Suite struct APNsAnswerTests {
    private func answer(_ status: Int, _ body: String = "", headers: [HTTPParameter] = []) -> APNsAnswer {
      APNsAnswer(.success(OutgoingResponse(status: status, headers: headers, body: Array(body.utf8))))
    }

    @Test func answersAreUnderstood() {
      #expect(answer(200) == .delivered)
      #expect(
        answer(410, #"{"reason":"Unregistered","timestamp":1234}"#)
          == .unregistered(since: Timestamp(milliseconds: 1234), reason: "410 Unregistered"))
      for word in ["BadDeviceToken", "DeviceTokenNotForTopic"] {
        #expect(answer(400, "{\"reason\":\"\(word)\"}") == .unregistered(since: nil, reason: "400 \(word)"))
      }
      for word in ["ExpiredProviderToken", "InvalidProviderToken"] {
        #expect(answer(403, "{\"reason\":\"\(word)\"}") == .providerTokenRefused(reason: "403 \(word)"))
      }
      #expect(answer(403, #"{"reason":"Forbidden"}"#) == .refused(reason: "403 Forbidden"))
      #expect(answer(400, #"{"reason":"BadTopic"}"#) == .refused(reason: "400 BadTopic"))
      #expect(answer(413, #"{"reason":"PayloadTooLarge"}"#) == .refused(reason: "413 PayloadTooLarge"))
      for status in [429, 500, 503, 599] { #expect(answer(status) == .later(after: nil, reason: "\(status)")) }
      #expect(APNsAnswer(.failure(.tooSlow)) == .later(after: nil, reason: "no answer in time"))
      #expect(APNsAnswer(.failure(.unreachable("cut"))) == .later(after: nil, reason: "cut"))
      guard case .refused = APNsAnswer(.failure(.malformed)) else {
        Issue.record("a malformed answer is repeated")
        return
      }
    }

    @Test func malformedAnswersAreHarmless() {
      for body in ["", "{", "[]", "{\"reason\":5}", "{\"reason\":\"a b\\n\"}", "\u{FF}", "{\"reason\":\"é\"}"] {
        #expect(answer(400, body) == .refused(reason: "400"), "\(body)")
      }
      #expect(answer(410, "{\"timestamp\":\"x\"}") == .unregistered(since: nil, reason: "410"))
      for (text, pause) in [("7", 7000), ("99999999", 300_000), ("-1", nil), ("x", nil)] as [(String, Int64?)] {
        let headers = [HTTPParameter(name: "retry-after", value: text)]
        #expect(answer(503, headers: headers) == .later(after: pause, reason: "503"), "\(text)")
      }
    }
  }
#endif
