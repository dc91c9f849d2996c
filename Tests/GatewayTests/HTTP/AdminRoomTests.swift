#if Server
  import Foundation
  import Parlance
  import ParlanceCore
  import Testing

  @testable import ParlanceGateway

  /// The limit of occupants of a room, and the accounts that create rooms, over the API.
  @Suite struct AdminRoomTests {
    private func room(_ answer: RawConnection.Response) throws -> [String: Any]? {
      try answer.json["room"] as? [String: Any]
    }

    @Test func aRoomHasALimit() async throws {
      let client = try AdminClient()
      try client.register("alice", "bob")
      let (alice, bob) = (try await client.logIn("alice"), try await client.logIn("bob"))
      let made = try client.request(
        "POST", "/v1/rooms", #"{"id":"hall","name":"Hall","owner":"alice","occupantLimit":1}"#)
      #expect(try made.status == 201 && room(made)?["occupantLimit"] as? Int64 == 1)
      try await alice.enterRoom("hall")
      await #expect(throws: MessagingError(.groupFull, "limit 1 accounts")) { try await bob.enterRoom("hall") }
      let raised = try client.request("PATCH", "/v1/rooms/hall", #"{"occupantLimit":2}"#)
      #expect(try room(raised)?["occupantLimit"] as? Int64 == 2)
      #expect(try (room(raised)?["properties"] as? [String: Any])?.isEmpty == true)
      try await bob.enterRoom("hall")
      let free = try client.request("PATCH", "/v1/rooms/hall", #"{"occupantLimit":0}"#)
      #expect(try free.status == 200 && room(free)?["occupantLimit"] == nil)
      for wrong in [#"{"occupantLimit":-1}"#, #"{"occupantLimit":"2"}"#, #"{"properties":{"occupantLimit":"2"}}"#] {
        #expect(try client.request("PATCH", "/v1/rooms/hall", wrong).status == 400)
      }
    }

    @Test func accountsThatMayCreateRoomsAreListed() async throws {
      let client = try AdminClient()
      try client.register("alice", "bob", "carol")
      let bob = try await client.logIn("bob")
      await #expect(throws: MessagingError(.forbidden)) { _ = try await bob.createRoom(name: "hall") }
      for account in ["carol", "bob"] {
        #expect(try client.request("PUT", "/v1/room-creators/\(account)").status == 204)
      }
      _ = try await bob.createRoom(name: "hall")
      var (accounts, cursor): ([String], String?) = ([], "0")
      while let after = cursor {
        let page = try client.request("GET", "/v1/room-creators?limit=1&cursor=\(after)")
        accounts += try page.json["accounts"] as? [String] ?? []
        cursor = try page.json["next"] as? String
      }
      #expect(accounts == ["bob", "carol"])
      #expect(try client.request("DELETE", "/v1/room-creators/bob").status == 204)
      #expect(try client.request("GET", "/v1/room-creators").json["accounts"] as? [String] == ["carol"])
      await #expect(throws: MessagingError(.forbidden)) { _ = try await bob.createRoom(name: "hall") }
      #expect(try client.request("PUT", "/v1/room-creators/nobody").status == 404)
    }
  }
#endif
