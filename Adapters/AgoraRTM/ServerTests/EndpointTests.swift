#if Server
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import Testing

  @testable import AgoraRTMServer

  /// The table of the vendor's requests, and who may make them.
  @Suite struct EndpointTests {
    @Test func everyRequestOfTheVendorIsInTheTableOnce() {
      let paths = AgoraRTMServerFace.requests.map(\.path)
      #expect(paths.count == 7 && Set(paths).count == 7)
      #expect(AgoraRTMServerFace.requests.allSatisfy { $0.refusal == nil })
    }

    private static func path(_ endpoint: RTMEndpoint) -> String {
      endpoint.path.replacing("{user}", with: "anna").replacing("{handle}", with: "x")
    }

    @Test func requestsWithoutCredentialsAreRefused() async throws {
      let backEnd = try BackEnd()
      let wrong: [[String: String]] = [
        [:], BackEnd.basic("customer", "wrong"), BackEnd.basic("wrong"), ["Authorization": "Basic %"],
        ["Authorization": "Bearer x"], ["x-agora-token": "token of anna"], ["x-agora-uid": "anna"],
        BackEnd.token("anna", of: "ben"), ["Authorization": "agora token=x", "x-agora-uid": "anna"],
      ]
      for endpoint in RTMEndpoint.all {
        for headers in wrong {
          let answer = try await backEnd.call(
            endpoint.method.rawValue, Self.path(endpoint), endpoint.hasBody ? [:] : nil, headers: headers)
          #expect(answer.refusal == "401 unauthorized", "\(endpoint.path) \(headers)")
        }
      }
    }

    @Test func bothSecretsAreAcceptedWhileOneReplacesTheOther() async throws {
      let backEnd = try BackEnd()
      for secret in ["customer-secret", "old-secret"] {
        let headers = BackEnd.basic(BackEnd.id, secret)
        #expect(try await backEnd.call("GET", "/rtm/vendor/user_events", headers: headers).status == 200)
      }
    }

    @Test func aUserMaySendAsItselfAlone() async throws {
      let backEnd = try BackEnd()
      let body: JSONValue = ["destination": "ben", "payload": "x"]
      for headers in [
        BackEnd.token("anna"), ["Authorization": "agora token=token of anna", "x-agora-uid": "anna"],
        BackEnd.token("anna").merging(["Authorization": "agora token=token of anna"]) { $1 },
      ] {
        let answer = try await backEnd.call("POST", "/rtm/users/anna/peer_messages", body, headers: headers)
        #expect(answer.code == "message_sent")
      }
      let other = try await backEnd.call(
        "POST", "/rtm/users/carl/peer_messages", body, headers: BackEnd.token("anna"))
      #expect(other.refusal == "403 forbidden")
      for endpoint in RTMEndpoint.all where endpoint.isForBackEnd {
        let answer = try await backEnd.call(
          endpoint.method.rawValue, Self.path(endpoint), endpoint.hasBody ? [:] : nil, headers: BackEnd.token("anna"))
        #expect(answer.refusal == "403 forbidden", "\(endpoint.path)")
      }
    }

    @Test func aUserWhoIsBannedMayNotSend() async throws {
      let backEnd = try BackEnd()
      #expect(try await backEnd.send("x", from: "anna", to: "ben") == "message_sent")
      try backEnd.environment.administration.ban("anna")
      let answer = try await backEnd.call(
        "POST", "/rtm/users/anna/peer_messages", ["destination": "ben", "payload": "x"],
        headers: BackEnd.token("anna"))
      #expect(answer.status == 401)
    }

    @Test func anotherAppIsRefused() async throws {
      let backEnd = try BackEnd()
      #expect(try await backEnd.call("GET", "/rtm/vendor/user_events", app: "x").refusal == "403 forbidden")
    }

    /// Requests with bodies of the wrong kinds are refused, and break nothing.
    @Test func wrongBodiesAreRefused() async throws {
      let backEnd = try BackEnd()
      for endpoint in RTMEndpoint.all where endpoint.hasBody {
        let wrong: [JSONValue] = [
          [], 5, "x", .null, [:], ["destination": 5, "channel_name": 5, "payload": 5, "filter": 5],
          ["destination": "ben", "channel_name": "room", "payload": ""],
          ["destination": "ben", "channel_name": "room", "payload": "x", "enable_historical_messaging": 1],
          ["destination": "ben\n", "channel_name": "room\n", "payload": "x"],
          ["destination": "", "channel_name": "", "payload": "x"],
        ]
        for body in wrong {
          let answer = try await backEnd.call("POST", Self.path(endpoint), body)
          #expect(answer.refusal == "400 invalid_argument", "\(endpoint.path) \(body)")
        }
      }
      let long = JSONValue.string(String(repeating: "x", count: 32 * 1024 + 1))
      let body: JSONValue = ["destination": "ben", "payload": long]
      #expect(try await backEnd.call("POST", "/rtm/users/anna/peer_messages", body).status == 400)
      let huge: JSONValue = ["destination": "ben", "payload": .string(String(repeating: "x", count: 256 << 10))]
      #expect(try await backEnd.call("POST", "/rtm/users/anna/peer_messages", huge).refusal == "413 invalid_argument")
      #expect(
        try await backEnd.call(
          "POST", "/rtm/users/anna/peer_messages?wait_for_ack=1", ["destination": "ben", "payload": "x"]
        ).status == 400)
    }

    @Test func requestsAboveTheRateAreRefused() async throws {
      let backEnd = try BackEnd(["rate-limits": true], clock: ManualClock())
      for _ in 0..<10 { try await backEnd.succeed("GET", "/rtm/vendor/user_events") }
      #expect(try await backEnd.call("GET", "/rtm/vendor/user_events").refusal == "429 too_often")
      try await backEnd.succeed("GET", "/rtm/vendor/channel_events")
    }

    @Test func settingsThatAreMissingOrUnknownAreRefused() {
      let complete: [String: JSONValue] = ["app-id": "a", "customer-id": "c", "customer-secret-file": "none"]
      for members in [
        [:], complete, complete.filter { $0.key != "app-id" }, complete.filter { $0.key != "customer-id" },
        complete.merging(["other": "x"]) { $1 }, complete.merging(["app-id": "a/b"]) { $1 },
      ] as [[String: JSONValue]] {
        #expect(throws: MessagingError.self) {
          _ = try AgoraRTMServerFace(FaceSettings(members: members, folder: "/", allowsReadableFiles: false))
        }
      }
    }

    @Test func everyErrorOfTheEngineHasAStatus() {
      for code in MessagingError.Code.allCases {
        let failure = RTMFailure(MessagingError(code, "detail"))
        #expect((400...599).contains(failure.status) && !failure.text.isEmpty && !failure.code.isEmpty, "\(code)")
        if MessagingError(code).isStorageFailure { #expect(!failure.text.contains("detail")) }
      }
    }

    @Test func timesAreThoseOfISO8601() {
      #expect(RTMTime.time("1970-01-01T00:00:00Z") == .zero)
      #expect(RTMTime.time("2026-11-26T10:00:00Z") == Timestamp(milliseconds: 1_795_687_200_000))
      #expect(RTMTime.time("2024-02-29T23:59:59.039Z") == Timestamp(milliseconds: 1_709_251_199_039))
      #expect(RTMTime.time("2024-03-01T00:00:00.5Z") == Timestamp(milliseconds: 1_709_251_200_500))
      for wrong in [
        "", "Z", "2026-11-26T10:00:00", "2026-11-26 10:00:00Z", "2026-13-26T10:00:00Z", "2023-02-29T10:00:00Z",
        "2026-11-26T24:00:00Z", "2026-11-26T10:00:00.Z", "2026-11-26T10:00:00+01:00", "x026-11-26T10:00:00Z",
      ] {
        #expect(RTMTime.time(wrong) == nil, "\(wrong)")
      }
    }
  }
#endif
