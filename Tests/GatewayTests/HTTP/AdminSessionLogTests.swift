#if Server
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceEngine
  import Testing

  @testable import ParlanceGateway

  /// The session log, over the API for back ends.
  @Suite struct AdminSessionLogTests {
    private let client: AdminClient

    init() throws {
      client = try AdminClient()
      try client.register("alice", "bob")
    }

    private func events(_ query: String = "") throws -> [[String: Any]] {
      let answer = try client.request("GET", "/v1/session-log\(query)")
      #expect(answer.status == 200)
      return try answer.json["entries"] as? [[String: Any]] ?? []
    }

    @Test func eventsAreReadInPagesAndByKind() async throws {
      #expect(try client.request("GET", "/v1/session-log").json["kinds"] as? [String] == [])
      try client.environment.hubLoop().logSessions(Set(SessionLogEntry.Kind.allCases))
      #expect(try (client.request("GET", "/v1/session-log").json["kinds"] as? [String])?.count == 4)
      let bob = try await client.logIn("bob")
      let room = try client.environment.administration.createRoom(name: "hall", owner: "alice")
      _ = try await bob.enterRoom(room)
      await bob.logout()
      let all = try events()
      #expect(all.map { $0["kind"] as? String } == ["login", "joined", "left", "logout"])
      #expect(all.allSatisfy { $0["account"] as? String == "bob" })
      #expect(all.map { $0["room"] as? String } == [nil, room, room, nil])
      #expect(all.last?["ending"] as? String == "loggedOut")
      #expect(try events("?kind=joined&kind=login").count == 2)
      #expect(try events("?account=alice").isEmpty)
      #expect(try events("?until=0").isEmpty && events("?since=0").count == 4)
      let page = try client.request("GET", "/v1/session-log?limit=3").json
      let next = try #require(page["next"] as? String)
      #expect(try events("?cursor=\(next)").count == 1)
    }

    @Test func wrongQueriesAreRefused() throws {
      for query in ["kind=x", "limit=0", "limit=501", "cursor=x", "since=x", "other=1"] {
        #expect(try client.request("GET", "/v1/session-log?\(query)").status == 400, "\(query)")
      }
    }
  }
#endif
