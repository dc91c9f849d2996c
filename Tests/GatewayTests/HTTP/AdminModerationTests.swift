#if Server
  import Foundation
  import Parlance
  import ParlanceCore
  import Testing

  @testable import ParlanceGateway

  /// The inbox of reports and the list of words, over the API for back ends.
  @Suite struct AdminModerationTests {
    private let client: AdminClient

    init() throws {
      client = try AdminClient()
      try client.register("alice", "bob")
    }

    private func message(_ text: String) -> String {
      "{\"from\":\"alice\",\"to\":{\"account\":\"bob\"},\"content\":{\"text\":\"\(text)\"}}"
    }

    @Test func wordsAreSetAndCarriedOut() throws {
      #expect(try client.request("GET", "/v1/words").json["version"] as? Int == 0)
      let set = try client.request(
        "PUT", "/v1/words",
        #"{"words":[{"text":"mild","operation":"replace"},{"text":"Foul","operation":"refuse"},"#
          + #"{"text":"dull","operation":"mask"}]}"#)
      #expect(set.status == 200)
      let words = try #require(try set.json["words"] as? [[String: String]])
      #expect(
        words == [
          ["text": "mild", "operation": "replace"], ["text": "Foul", "operation": "refuse"],
          ["text": "dull", "operation": "mask"],
        ])
      #expect(try client.request("GET", "/v1/words").json["words"] as? [[String: String]] == words)
      let refused = try client.request("POST", "/v1/messages", message("so fOUL"))
      #expect(refused.status == 409)
      #expect((try refused.json["error"] as? [String: Any])?["code"] as? String == "contentForbidden")
      #expect(try client.request("POST", "/v1/messages", message("mild")).status == 201)
      #expect(try client.request("PUT", "/v1/words", #"{"words":[]}"#).status == 200)
      #expect(try client.request("POST", "/v1/messages", message("so foul")).status == 201)
      for body in [
        #"{"words":[{"text":"","operation":"refuse"}]}"#, #"{"words":[{"text":"a","operation":"shout"}]}"#,
        #"{"words":[{"text":"a"}]}"#, #"{"words":["a"]}"#, #"{"words":"a"}"#, #"{"refuse":["a"]}"#, "{}", "[]",
      ] {
        #expect(try client.request("PUT", "/v1/words", body).status == 400, "\(body)")
      }
    }

    @Test func listOfWordsIsSetAsItIsRead() throws {
      let first = #"{"words":[{"text":"foul","operation":"refuse"},{"text":"dull","operation":"mask"}]}"#
      #expect(try client.request("PUT", "/v1/words", first).status == 200)
      let read = try client.request("GET", "/v1/words")
      // As it was read, with its version: nothing changes.
      let same = try client.request("PUT", "/v1/words", read.text)
      #expect(same.status == 200 && same.text == read.text)
      #expect(try client.request("PUT", "/v1/words", #"{"words":[]}"#).status == 200)
      // There is another list by now.
      let late = try client.request("PUT", "/v1/words", read.text)
      #expect(late.status == 409)
      #expect((try late.json["error"] as? [String: Any])?["code"] as? String == "versionMismatch")
      #expect(try client.request("GET", "/v1/words").json["words"] as? [[String: String]] == [])
    }

    @Test func reportsAreListedShownAndClosed() async throws {
      let bob = try await client.logIn("bob")
      let received = bob.messages()
      #expect(try client.request("POST", "/v1/messages", message("rude")).status == 201)
      let rude = try #require(try await received.first { _ in true })
      try await bob.report(rude, tag: "insult", reason: "He wrote \"rude\".")
      let list = try client.request("GET", "/v1/reports").json
      let report = try #require((list["reports"] as? [[String: Any]])?.first)
      #expect(list["next"] == nil && report["tag"] as? String == "insult" && report["text"] as? String == "rude")
      #expect(report["reporter"] as? String == "bob" && report["sender"] as? String == "alice")
      #expect(report["conversation"] as? [String: String] == ["account": "alice"] && report["closed"] == nil)
      let shown = try client.request("GET", "/v1/reports/1").json
      let content = try #require((shown["message"] as? [String: Any])?["content"] as? [String: String])
      #expect(content == ["text": "rude"])
      // The report remains without the revoked message.
      let id = try #require(report["messageID"] as? String)
      #expect(try client.request("POST", "/v1/revocations", "{\"message\":\"\(id)\"}").status == 204)
      let rest = try client.request("GET", "/v1/reports/1").json
      #expect(rest["message"] == nil && (rest["report"] as? [String: Any])?["text"] as? String == "rude")
      let closed = try client.request("POST", "/v1/reports/1/closing", "{\"note\":\"warned\"}").json
      #expect((closed["report"] as? [String: Any])?["resolution"] as? String == "warned")
      #expect(try client.request("POST", "/v1/reports/2/closing", "{\"note\":\"\"}").status == 404)
      for path in ["/v1/reports/2", "/v1/reports/0", "/v1/reports/-1"] {
        #expect(try client.request("GET", path).status == 404)
      }
      #expect(try client.request("GET", "/v1/reports/x").status == 400)
      #expect(try client.request("GET", "/v1/reports?cursor=-1").status == 400)
      #expect(try client.request("GET", "/v1/reports?limit=501").status == 400)
    }
  }
#endif
