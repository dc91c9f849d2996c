#if Server
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import Testing

  @testable import AgoraChatServer

  /// The table of the vendor's requests.
  @Suite struct EndpointTests {
    /// The vendor's requests. Where its documents have two paths or methods for one, both are in the table.
    private static let vendors = """
      POST /token
      POST /users · GET /users/* · GET /users · DELETE /users/* · DELETE /users · PUT /users/*/password
      POST /users/*/password · PUT /users/* · POST /users/*/deactivate · POST /users/*/activate
      GET /users/*/disconnect · POST /users/*/disconnect · GET /users/*/status · POST /users/batch/status
      GET /users/*/offline_msg_count · GET /users/*/offline_msg_status/*
      POST /mutes · GET /mutes/* · GET /mutes
      POST /messages/users · POST /messages/chatgroups · POST /messages/chatrooms · POST /messages/chatrooms/broadcast
      POST /messages · POST /messages/msg_recall · POST /messages/recall · PUT /messages/rewrite/*
      POST /messages/users/import · POST /messages/chatgroups/import
      DELETE /users/*/user_channel · GET /user/*/user_channels · GET /chatmessages/*
      POST /chatfiles · GET /chatfiles/*
      PUT /metadata/user/* · GET /metadata/user/* · POST /metadata/user/get · DELETE /metadata/user/*
      GET /metadata/user/capacity
      POST /users/*/contacts/users/* · DELETE /users/*/contacts/users/* · GET /users/*/contacts/users
      GET /user/*/contacts · POST /users/*/blocks/users · GET /users/*/blocks/users · DELETE /users/*/blocks/users/*
      POST /chatgroups · GET /chatgroups · GET /users/*/joined_chatgroups · GET /chatgroups/* · PUT /chatgroups/*
      DELETE /chatgroups/* · POST /chatgroups/*/disable · POST /chatgroups/*/enable
      GET /chatgroups/*/user/*/is_joined · GET /chatgroups/*/users · POST /chatgroups/*/users/*
      POST /chatgroups/*/users · DELETE /chatgroups/*/users/*
      GET /chatgroups/*/admin · POST /chatgroups/*/admin · DELETE /chatgroups/*/admin/*
      GET /chatgroups/*/announcement · POST /chatgroups/*/announcement
      GET /chatgroups/*/share_files · POST /chatgroups/*/share_files · GET /chatgroups/*/share_files/*
      DELETE /chatgroups/*/share_files/*
      GET /chatgroups/*/blocks/users · POST /chatgroups/*/blocks/users/* · DELETE /chatgroups/*/blocks/users/*
      POST /chatgroups/*/blocks/users
      GET /chatgroups/*/white/users · POST /chatgroups/*/white/users · POST /chatgroups/*/white/users/*
      DELETE /chatgroups/*/white/users/*
      POST /chatgroups/*/mute · GET /chatgroups/*/mute · DELETE /chatgroups/*/mute/*
      POST /chatgroups/*/ban · DELETE /chatgroups/*/ban
      PUT /metadata/chatgroup/*/user/* · GET /metadata/chatgroup/*/user/* · POST /metadata/chatgroup/*/get
      POST /chatrooms · GET /chatrooms · GET /users/*/joined_chatrooms · GET /chatrooms/* · PUT /chatrooms/*
      DELETE /chatrooms/* · GET /chatrooms/*/users · POST /chatrooms/*/users/* · DELETE /chatrooms/*/users/*
      POST /chatrooms/*/users
      GET /chatrooms/*/admin · POST /chatrooms/*/admin · DELETE /chatrooms/*/admin/*
      POST /chatrooms/*/mute · GET /chatrooms/*/mute · DELETE /chatrooms/*/mute/*
      POST /chatrooms/*/ban · DELETE /chatrooms/*/ban
      GET /chatrooms/*/blocks/users · POST /chatrooms/*/blocks/users · POST /chatrooms/*/blocks/users/*
      DELETE /chatrooms/*/blocks/users/*
      GET /chatrooms/*/white/users · POST /chatrooms/*/white/users · POST /chatrooms/*/white/users/*
      DELETE /chatrooms/*/white/users/*
      GET /chatrooms/*/announcement · POST /chatrooms/*/announcement
      POST /chatrooms/super_admin · GET /chatrooms/super_admin · DELETE /chatrooms/super_admin/*
      PUT /metadata/chatroom/*/user/* · DELETE /metadata/chatroom/*/user/* · PUT /metadata/chatroom/*/user/*/forced
      DELETE /metadata/chatroom/*/user/*/forced · POST /metadata/chatroom/*
      POST /thread · PUT /thread/* · DELETE /thread/* · GET /thread · GET /threads/user/*
      GET /threads/chatgroups/*/user/* · GET /thread/*/users · POST /thread/*/users · DELETE /thread/*/users
      POST /users/*/presence/*/* · POST /users/*/presence/* · POST /users/*/presence · DELETE /users/*/presence
      GET /users/*/presence/sublist
      POST /reaction/user/* · DELETE /reaction/user/* · GET /reaction/user/* · GET /reaction/user/*/detail
      GET /callbacks/storage/info · POST /callbacks/storage/retry
      """

    private static func pattern(_ endpoint: EasemobEndpoint) -> String {
      let parts = endpoint.path.split(separator: "/").map { $0.hasPrefix("{") ? "*" : String($0) }
      return "\(endpoint.method.rawValue) /\(parts.joined(separator: "/"))"
    }

    @Test func everyRequestOfTheVendorIsInTheTableOnce() {
      let vendors = Self.vendors.split(separator: "\n").flatMap { $0.components(separatedBy: " · ") }
      let table = EasemobEndpoint.all.map(Self.pattern)
      #expect(Set(vendors).symmetricDifference(table) == [])
      #expect(Set(table).count == table.count && Set(vendors).count == vendors.count)
      #expect(EasemobServerFace.requests.count == table.count)
    }

    /// A request that the hub cannot carry out is refused with its documented status, whatever its parameters are.
    @Test func refusedRequestsHaveTheirStatus() async throws {
      let backEnd = try BackEnd()
      for endpoint in EasemobEndpoint.all {
        guard case .refused(let failure) = endpoint.outcome else { continue }
        let path = endpoint.path.split(separator: "/").map { $0.hasPrefix("{") ? "x" : String($0) }
        let answer = try await backEnd.call(endpoint.method.rawValue, "/" + path.joined(separator: "/"))
        #expect(answer.code == "403 forbidden_op", "\(endpoint.name)")
        #expect(answer["error_description"]?.string == failure.text)
        #expect(
          try await backEnd.call(endpoint.method.rawValue, "/" + path.joined(separator: "/"), token: "x").status == 401)
      }
    }

    /// No request is answered without a token but those that check what they need.
    @Test func requestsWithoutATokenAreRefused() async throws {
      let backEnd = try BackEnd()
      for endpoint in EasemobEndpoint.all where endpoint.access != .open {
        let path = endpoint.path.split(separator: "/").map { $0.hasPrefix("{") ? "x" : String($0) }
        let answer = try await backEnd.call(
          endpoint.method.rawValue, "/" + path.joined(separator: "/"), token: "")
        #expect(answer.code == "401 unauthorized", "\(endpoint.name)")
      }
      #expect(
        Set(EasemobEndpoint.all.filter { $0.access == .open }.map(\.name)) == [
          "POST /token", "POST /users", "GET /chatfiles/{file}",
        ])
    }

    /// Requests with bodies of the wrong kinds are refused, and break nothing.
    @Test func wrongBodiesAreRefused() async throws {
      let backEnd = try BackEnd()
      for endpoint in EasemobEndpoint.all where endpoint.body == .json && endpoint.method != .get {
        let path = endpoint.path.split(separator: "/").map { $0.hasPrefix("{") ? "x" : String($0) }
        for body: JSONValue in [[], 5, "x", .null, ["to": 5, "usernames": 5, "msgs": 5, "msg": 5, "name": 5]] {
          let answer = try await backEnd.call(endpoint.method.rawValue, "/" + path.joined(separator: "/"), body)
          #expect((400..<500).contains(answer.status), "\(endpoint.name) \(body): \(answer.members)")
        }
      }
    }

    @Test func everyErrorOfTheEngineHasAStatus() {
      for code in MessagingError.Code.allCases {
        let failure = EasemobFailure(MessagingError(code, "detail"))
        #expect((400...599).contains(failure.status) && !failure.text.isEmpty && !failure.name.isEmpty, "\(code)")
        if MessagingError(code).isStorageFailure { #expect(!failure.text.contains("detail")) }
      }
      #expect(EasemobFailure(MessagingError(.revokeWindowElapsed)).name == "message_recall_error")
      #expect(EasemobFailure(MessagingError(.storageDamaged)).status == 500)
    }
  }

  /// The vendor's limits of the rate of requests.
  @Suite struct PaceTests {
    @Test func tooManyRequestsAreRefusedForTheRestOfTheirTime() throws {
      let pace = FacePace()
      let time = Timestamp(milliseconds: 1_000_000)
      func isAccepted(_ name: String, _ weight: Int = 1, after milliseconds: Int64) -> Bool {
        pace.accepts(name, .perSecond(10), weight: weight, at: time.advanced(byMilliseconds: milliseconds))
      }
      for _ in 0..<10 { #expect(isAccepted("a", after: 0)) }
      #expect(!isAccepted("a", after: 999))
      #expect(isAccepted("b", after: 999))
      #expect(isAccepted("a", 9, after: 1000))
      #expect(!isAccepted("a", 2, after: 1500))
      #expect(!isAccepted("c", 11, after: 0))
      // A clock that was set back begins anew.
      #expect(isAccepted("c", after: -5))
    }

    @Test func eachReceiverOfAMessageCounts() async throws {
      let backEnd = try BackEnd(["rate-limits": true], clock: ManualClock())
      try await backEnd.succeed("POST", "/users", ["username": "anna"])
      let many = JSONValue.array((0..<600).map { .string("u\($0)") })
      let body: JSONValue = ["from": "anna", "to": many, "type": "txt", "body": ["msg": "x"]]
      for _ in 0..<10 { #expect(try await backEnd.call("POST", "/messages/users", body).status == 404) }
      #expect(try await backEnd.call("POST", "/messages/users", body).code == "429 reach_limit")
    }
  }
#endif
