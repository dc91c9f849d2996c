#if Server
  import Foundation
  import NIMMoving
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import Testing

  @testable import NIMServer

  /// The checksums of requests.
  @Suite struct AuthenticationTests {
    /// The digests were made with another program.
    @Test func checksumIsTheDigestOfSecretNonceAndTime() {
      #expect(
        NIMCheckSum.value("demo-app-secret-0001", "4tgggergigwow323t23t", "1443592222")
          == "c8c43f70d07067e5b2cc70d05c453cdb51e8f1bd")
    }

    @Test func requestWithoutTheRightChecksumIsRefusedAndChangesNothing() async throws {
      let backEnd = try BackEnd()
      let fields: [String: JSONValue] = ["accid": "anna"]
      for answer in [
        try await backEnd.call("user/create", fields, secret: "another"),
        try await backEnd.call("user/create", fields, key: "another"),
        try await backEnd.call("user/create", fields, time: Date(timeIntervalSinceNow: -360)),
        try await backEnd.call("user/create", fields, time: Date(timeIntervalSinceNow: 360)),
        try await backEnd.call("user/create", fields, nonce: String(repeating: "n", count: 129)),
      ] {
        #expect(answer["code"] == 414)
      }
      #expect(try await backEnd.code("user/getUinfos", ["accids": ["anna"]]) == 404)
    }

    @Test func bothSecretsAreAcceptedDuringARotation() async throws {
      let backEnd = try BackEnd()
      #expect(try await backEnd.call("user/create", ["accid": "anna"], secret: "old-secret")["code"] == 200)
      #expect(try await backEnd.call("user/create", ["accid": "ben"])["code"] == 200)
    }

    @Test func repeatedRequestIsRefusedIfTheSettingAsksForIt() async throws {
      let lenient = try BackEnd()
      let strict = try BackEnd(["refuses-repeats": true])
      for (backEnd, code) in [(lenient, 200), (strict, 417)] as [(BackEnd, JSONValue)] {
        _ = try await backEnd.create("anna")
        let fields: [String: JSONValue] = ["accid": "anna", "name": "Anna"]
        let time = Date()
        #expect(try await backEnd.call("user/updateUinfo", fields, nonce: "once", time: time)["code"] == 200)
        #expect(try await backEnd.call("user/updateUinfo", fields, nonce: "once", time: time)["code"] == code)
        #expect(try await backEnd.call("user/updateUinfo", fields, nonce: "twice", time: time)["code"] == 200)
      }
    }

    @Test func bodyThatIsNotAFormIsRefused() async throws {
      let backEnd = try BackEnd()
      #expect(
        try await backEnd.call("user/create", type: "application/json", body: #"{"accid":"anna"}"#)["code"] == 414)
      #expect(try await backEnd.call("user/create", body: "accid=anna&accid=ben")["code"] == 414)
      #expect(try await backEnd.call("user/create", body: "accid=%FF")["code"] == 414)
      #expect(try await backEnd.call("user/create", body: "ACCID=anna")["code"] == 200)
    }

    @Test func settingsAreChecked() throws {
      func error(_ members: [String: JSONValue]) -> String {
        do throws(MessagingError) {
          _ = try NIMServerFace(FaceSettings(members: members, folder: "/tmp", allowsReadableFiles: false))
          return ""
        } catch {
          return error.detail
        }
      }
      #expect(error([:]).contains("app-key"))
      #expect(error(["app-key": "k"]).contains("app-secret-file"))
      #expect(
        error(["app-key": "k", "app-secret-file": "missing-file-of-a-secret"]).contains("missing-file-of-a-secret"))
      #expect(error(["app-key": "k", "app-secret": "s"]).contains("app-secret"))
      #expect(error(["app-key": 5]).contains("app-key"))
    }
  }

  /// The vendor's limits of the rate of requests.
  @Suite struct PaceTests {
    @Test func tooManyRequestsAreRefusedForAWhile() throws {
      let pace = FacePace()
      let time = Timestamp(milliseconds: 1_000_000)
      func isAccepted(_ path: String, after milliseconds: Int64) -> Bool {
        (try? NIMRate.note(path, in: pace, time.advanced(byMilliseconds: milliseconds))) != nil
      }
      for _ in 0..<100 { #expect(isAccepted("msg/sendMsg", after: 0)) }
      #expect(!isAccepted("msg/sendMsg", after: 0))
      #expect(!isAccepted("msg/sendMsg", after: 9_999))
      // Other paths go on, and so does this one after the pause.
      #expect(isAccepted("user/create", after: 0))
      #expect(isAccepted("msg/sendMsg", after: 10_000))
      // The requests about teams count together.
      for index in 0..<100 { #expect(isAccepted(index % 2 == 0 ? "team/add" : "team/kick", after: 0)) }
      #expect(!isAccepted("team/query", after: 500))
      for index in 0..<300 { #expect(isAccepted("friend/get", after: Int64(index) * 11)) }
    }

    @Test func batchesHaveALowerLimit() throws {
      let pace = FacePace()
      let time = Timestamp(milliseconds: 1_000_000)
      func note(after milliseconds: Int64) throws(NIMFailure) {
        try NIMRate.note("msg/sendBatchMsg", in: pace, time.advanced(byMilliseconds: milliseconds))
      }
      for index in 0..<120 { try note(after: Int64(index)) }
      #expect(throws: NIMFailure.self) { try note(after: 59_000) }
      #expect(throws: NIMFailure.self) { try note(after: 118_999) }
      try note(after: 119_000)
    }
  }
#endif
