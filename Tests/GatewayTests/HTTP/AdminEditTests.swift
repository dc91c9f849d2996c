#if Server
  import Parlance
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// The content of messages changes over the API.
  @Suite struct AdminEditTests {
    private let client: AdminClient

    init() throws {
      client = try AdminClient()
      try client.register("alice", "bob", "carol")
    }

    private func send(_ id: String, to: String, from: String = "alice") throws {
      let body = #"{"id":"\#(id)","from":"\#(from)","to":\#(to),"content":{"text":"before"}}"#
      #expect(try client.request("POST", "/v1/messages", body).status == 201)
    }

    @Test func aMessageIsEditedInItsSendersName() async throws {
      let bob = try await client.logIn("bob")
      try send("one", to: #"{"account":"bob"}"#)
      let edits = bob.edits()
      let body = #"{"message":"one","content":{"text":"after"}}"#
      for _ in 0..<3 {
        let response = try client.request("POST", "/v1/edits", body)
        let message = try response.json["message"] as? [String: Any]
        #expect(response.status == 200 && message?["from"] as? String == "alice", "\(response.text)")
        #expect((message?["content"] as? [String: Any])?["text"] as? String == "after")
      }
      let edited = try await edits.first { _ in true }
      #expect(edited.body.content == .text("after") && edited.body.edit?.editor == "alice")
      // A repeated request is not a further edit.
      #expect(edited.body.edit?.count == 1)
      let stored = try await bob.history(HistoryQuery(conversation: .direct("alice"), limit: 1)).first
      #expect(stored?.body.edit?.count == 1)
    }

    @Test func anEditIsBoundToNoRightOfTheSender() throws {
      #expect(
        try client.request(
          "POST", "/v1/groups", #"{"id":"team","name":"a","owner":"alice","members":["bob"]}"#
        ).status == 201)
      try send("one", to: #"{"group":"team"}"#, from: "bob")
      #expect(try client.request("DELETE", "/v1/groups/team/members/bob").status == 204)
      for number in 0..<30 {
        let body = #"{"message":"one","content":{"text":"\#(number)"},"sender":"bob","to":{"group":"team"}}"#
        #expect(try client.request("POST", "/v1/edits", body).status == 200)
      }
    }

    @Test func invalidEditIsRefused() throws {
      try send("one", to: #"{"account":"bob"}"#)
      try send("one", to: #"{"account":"carol"}"#)
      #expect(try client.request("POST", "/v1/rooms", #"{"id":"hall","name":"a","owner":"alice"}"#).status == 201)
      let bob = #""sender":"alice","to":{"account":"bob"}"#
      for (body, status, code) in [
        (#"{"message":"one","content":{"text":"a"}}"#, 400, "invalidArgument"),
        (#"{"message":"none","content":{"text":"a"}}"#, 404, "messageNotFound"),
        (#"{"message":"one","content":{"text":"a"},"sender":"bob"}"#, 404, "messageNotFound"),
        (#"{"message":"one","content":{"text":"a"},"sender":"zoe"}"#, 404, "accountNotFound"),
        (#"{"message":"","content":{"text":"a"}}"#, 400, "invalidArgument"),
        (#"{"message":"one","content":{}}"#, 400, "invalidArgument"),
        (#"{"message":"one"}"#, 400, "invalidArgument"),
        (#"{"message":"one","content":{"text":"a"},"to":{"account":"bob"}}"#, 400, "invalidArgument"),
        (#"{"message":"one","content":{"custom":{"payload":"a"}},\#(bob)}"#, 501, "unsupported"),
        (#"{"message":"one","content":{"file":{"id":"0"}},\#(bob)}"#, 501, "unsupported"),
      ] {
        let response = try client.request("POST", "/v1/edits", body)
        #expect(response.status == status && response.errorCode == code, "\(body) \(response.text)")
      }
      let one = #"{"message":"one","content":{"text":"a"},"sender":"alice","to":{"account":"carol"}}"#
      #expect(try client.request("POST", "/v1/edits", one).status == 200)
    }
  }
#endif
