#if Server
  import AgoraRtmKit
  import Parlance
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import AgoraRTMServer

  /// The history of messages that were sent with the option for it.
  @Suite @MainActor struct HistoryTests {
    private static let times: [String: JSONValue] = [
      "start_time": "2020-01-01T00:00:00Z", "end_time": "2099-01-01T00:00:00Z",
    ]

    private func messages(
      _ filter: [String: JSONValue], _ others: [String: JSONValue] = [:], _ backEnd: BackEnd
    ) async throws -> [String] {
      let body = others.merging(["filter": .object(Self.times.merging(filter) { $1 })]) { $1 }
      let answer = try await backEnd.succeed("POST", "/rtm/message/history/query", .object(body))
      let location = try #require(answer["location"]?.string)
      #expect(location.hasPrefix("~/rtm/message/history/query/"))
      let page = try await backEnd.succeed("GET", String(location.dropFirst()))
      #expect(page.code == "ok")
      return try #require(page["messages"]?.array).map { message in
        ["src", "dst", "message_type", "payload"].map { message[$0]?.string ?? "" }.joined(separator: " ")
      }
    }

    private func count(_ query: String, _ backEnd: BackEnd) async throws -> Int64? {
      let times = "start_time=2020-01-01T00:00:00Z&end_time=2099-01-01T00:00:00Z"
      return try await backEnd.succeed("GET", "/rtm/message/history/count?\(times)&\(query)")["count"]?.integer
    }

    @Test func filtersChooseMessages() async throws {
      let backEnd = try BackEnd()
      let ben = try await App("ben", backEnd)
      #expect(try await backEnd.send("one", from: "anna", to: "ben", historical: true) == "message_sent")
      #expect(try await backEnd.send("not kept", from: "anna", to: "ben") == "message_sent")
      _ = try await backEnd.send("two", from: "anna", toChannel: "news", historical: true)
      #expect(try await ben.send("three", to: "anna", historical: true) == .cachedByServer)
      #expect(try await ben.send("not kept either", to: "anna", historical: false) == .cachedByServer)
      _ = try await backEnd.send("four", from: "carl", to: "ben", historical: true)

      let (one, two) = ("anna ben peer_message one", "anna news group_message two")
      let (three, four) = ("ben anna peer_message three", "carl ben peer_message four")
      #expect(try await messages(["source": "anna", "destination": "ben"], [:], backEnd) == [one])
      #expect(try await messages(["source": "anna"], [:], backEnd) == [one, two])
      #expect(try await messages(["source": "anna"], ["order": "desc"], backEnd) == [two, one])
      #expect(try await messages(["destination": "ben"], [:], backEnd) == [one, four])
      #expect(try await messages(["destination": "anna"], [:], backEnd) == [three])
      #expect(try await messages(["destination": "news"], [:], backEnd) == [two])
      #expect(try await messages(["source": "anna", "destination": "news"], [:], backEnd) == [two])
      #expect(try await messages(["source": "ben", "destination": "news"], [:], backEnd) == [])
      #expect(try await messages(["source": "news"], [:], backEnd) == [])
      #expect(try await messages(["source": "nobody", "destination": "ben"], [:], backEnd) == [])
      #expect(
        try await messages(["source": "anna", "end_time": "2020-01-02T00:00:00Z"], [:], backEnd) == [])
      #expect(try await count("source=anna", backEnd) == 2)
      #expect(try await count("source=anna&destination=ben", backEnd) == 1)
      #expect(try await count("destination=nobody", backEnd) == 0)
    }

    @Test func pagesFollowOneAnother() async throws {
      let backEnd = try BackEnd()
      for number in 0..<130 {
        _ = try await backEnd.send("\(number)", from: "anna", toChannel: number % 2 == 0 ? "a" : "b", historical: true)
      }
      var found: [String] = []
      for offset: JSONValue in [0, 50, 100, 150] {
        found += try await messages(["source": "anna"], ["offset": offset, "limit": 50], backEnd)
      }
      #expect(found.map { $0.split(separator: " ").last ?? "" } == (0..<130).map { "\($0)" })
      let last = try await messages(["source": "anna"], ["order": "desc", "limit": 20], backEnd)
      #expect(last.map { $0.split(separator: " ").last ?? "" } == (110..<130).reversed().map { "\($0)" })
      #expect(try await count("source=anna", backEnd) == 130)
    }

    @Test func onlyTheLastSevenDaysAreThere() async throws {
      let clock = ManualClock(start: Timestamp(milliseconds: 1_800_000_000_000))
      let backEnd = try BackEnd(clock: clock)
      _ = try await backEnd.send("old", from: "anna", toChannel: "news", historical: true)
      clock.advance(byMilliseconds: 7 * 86_400_000 + 1)
      _ = try await backEnd.send("new", from: "anna", toChannel: "news", historical: true)
      #expect(try await messages(["destination": "news"], [:], backEnd) == ["anna news group_message new"])
    }

    @Test func wrongQueriesAreRefused() async throws {
      let backEnd = try BackEnd()
      let times = Self.times
      let right = JSONValue.object(times.merging(["source": "anna"]) { $1 })
      for body: JSONValue in [
        ["filter": .object(times)], ["filter": ["source": "anna"]],
        ["filter": ["source": "anna", "start_time": "x", "end_time": "2099-01-01T00:00:00Z"]],
        ["filter": ["source": "anna", "start_time": "2099-01-01T00:00:00Z", "end_time": "2020-01-01T00:00:00Z"]],
        ["filter": right, "limit": 30], ["filter": right, "offset": -1], ["filter": right, "order": "up"],
        ["filter": right, "limit": "20"],
      ] {
        let answer = try await backEnd.call("POST", "/rtm/message/history/query", body)
        #expect(answer.refusal == "400 invalid_argument", "\(body)")
      }
      #expect(try await backEnd.call("GET", "/rtm/message/history/query/unknown").refusal == "404 not_found")
      #expect(try await backEnd.call("GET", "/rtm/message/history/count?source=anna").status == 400)
    }
  }
#endif
