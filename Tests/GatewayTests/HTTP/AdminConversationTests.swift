#if Server
  import Parlance
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// An account's conversations over the API.
  @Suite struct AdminConversationTests {
    private let client: AdminClient

    init() throws {
      client = try AdminClient()
      try client.register("alice", "bob", "carol")
    }

    /// Sends a message, and waits until another one has a later time: entries of one conversation that come together have times a little
    /// ahead of the clock.
    private func send(_ id: String, to: String, from: String = "alice") async throws {
      let body = #"{"id":"\#(id)","from":"\#(from)","to":\#(to),"content":{"text":"before"}}"#
      let response = try client.request("POST", "/v1/messages", body)
      #expect(response.status == 201)
      let time = try #require(try response.json["time"] as? Int64)
      try await until("the clock is past the message") { client.clock.now().milliseconds > time }
    }

    @Test func conversationsComeInPages() async throws {
      try await send("one", to: #"{"account":"bob"}"#)
      try await send("two", to: #"{"account":"bob"}"#)
      #expect(
        try client.request(
          "POST", "/v1/groups", #"{"id":"team","name":"a","owner":"alice","members":["bob"]}"#
        ).status == 201)
      try await send("three", to: #"{"group":"team"}"#, from: "bob")
      try await send("four", to: #"{"account":"bob"}"#, from: "carol")
      let bob = try await client.logIn("bob")
      _ = try await bob.pin(.direct("alice"), note: "a note")
      var (found, cursor): ([[String: Any]], String?) = ([], nil)
      repeat {
        let query = "?limit=1" + (cursor.map { "&cursor=\($0)" } ?? "")
        let response = try client.request("GET", "/v1/accounts/bob/conversations" + query)
        #expect(response.status == 200, "\(response.text)")
        let page = try #require(try response.json["conversations"] as? [[String: Any]])
        #expect(page.count <= 1)
        found += page
        cursor = try response.json["next"] as? String
      } while cursor != nil
      let names = found.compactMap { ($0["conversation"] as? [String: String])?.values.first }
      #expect(names == ["carol", "team", "alice"])
      #expect(found.map { $0["unread"] as? Int } == [1, 0, 2])
      let last = found.map { ($0["lastMessage"] as? [String: Any])?["id"] as? String }
      #expect(last == ["four", "three", "two"])
      #expect((found[2]["pin"] as? [String: Any])?["note"] as? String == "a note" && found[0]["pin"] == nil)
      // What a device reports as read is read.
      try await until("the messages are here") {
        try bob.storedMessages(MessageQuery(in: .direct("alice"), limit: 10)).count == 2
      }
      try bob.markRead(ConversationID.direct("alice"))
      try await until("they are read") {
        let page = try client.request("GET", "/v1/accounts/bob/conversations").json["conversations"] as? [[String: Any]]
        return page?.last?["unread"] as? Int == 0
      }
      #expect(
        try client.request("GET", "/v1/accounts/carol/conversations").json["conversations"] as? [[String: Any]] != nil)
    }

    @Test func invalidPageIsRefused() throws {
      for (path, status) in [
        ("bob/conversations?limit=0", 400), ("bob/conversations?limit=101", 400), ("bob/conversations?cursor=~", 400),
        ("bob/conversations?cursor=AAAA", 400), ("bob/conversations?account=alice", 400), ("zoe/conversations", 404),
      ] {
        #expect(try client.request("GET", "/v1/accounts/" + path).status == status, "\(path)")
      }
    }
  }
#endif
